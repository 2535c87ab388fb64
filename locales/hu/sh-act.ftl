# Secret Hitler: act bar, curtain, news, claims.

# Hand-overs, in words that everybody may read.
sh-pass-role = Szerep
sh-pass-roles = Szerepek, { $at } / { $all }
sh-pass-party = A vizsgálat eredménye
sh-pass-peek = Törvények megtekintése
sh-pass-card = Saját kártya
sh-pass-ballots = Szavazatok, { $at } / { $all }
sh-pass-president = Az elnök eldob egyet
sh-pass-chancellor = A kancellár eldob egyet
sh-pass-consent = Válasz a vétóra
sh-head-president = { $name } elnök
sh-head-chancellor = { $name } kancellár
sh-head-with-chancellor = kancellár: { $name }
sh-head-with-president = elnök: { $name }
sh-head-ballot = elnök: { $president }, kancellár: { $chancellor }

# The act bar.
sh-act-looks = Még meg kell néznie: { $names }
sh-act-looks-note = A játék folytatódik, ha mindenki megnézte.
sh-act-curtain = A függönyhöz
sh-act-president = { $name } három törvényt húz, és egyet eldob.
sh-act-president-note = A másik kettőt ő kapja: { $chancellor }. Csend, amíg ki nem hirdetnek egy törvényt.
sh-act-chancellor = { $name } eldob egy törvényt; a másikat kihirdetik.
sh-act-chancellor-note = Csend, amíg ki nem hirdetik.
sh-act-consent = { $name } válaszol a vétóra.
sh-act-consent-note = Beleegyezés esetén mindkét törvényt eldobják, és a választásszámláló továbblép.
sh-act-ballots-elsewhere = Még hiányzó szavazatok: { $names }

# Choosing a player.
sh-pick-nominate = { $name } kancellárt jelöl.
sh-pick-nominate-note = Utána mindenki kettejükről szavaz.
sh-pick-nominate-zone = Legalább három fasiszta törvény: ha Hitler kancellár lesz, a fasiszták győznek.
sh-pick-investigate = { $name } megvizsgálja valaki hovatartozását.
sh-pick-investigate-note = A pártot csak az elnök látja.
sh-pick-call = { $name } rendkívüli választást ír ki.
sh-pick-call-note = A kiválasztott játékos a következő elnökjelölt.
sh-pick-execute = { $name } kivégez valakit.
sh-pick-execute-note = Ha Hitler az, a liberálisok győznek.
sh-ask-nominate = Jelölt: { $name }?
sh-ask-nominate-text = Elnöknek { $president }, kancellárnak { $name } áll választás elé.
sh-ask-nominate-yes = Jelölés
sh-ask-investigate = Vizsgálat: { $name }?
sh-ask-investigate-text = { $president } a függöny mögött meglátja, melyik párthoz tartozik { $name }. Senkit sem vizsgálnak kétszer.
sh-ask-investigate-yes = Vizsgálat
sh-ask-call = Elnökjelölt: { $name }?
sh-ask-call-text = { $name } lesz a következő elnökjelölt. Utána az elnökség a maga rendjében halad tovább.
sh-ask-call-yes = Kiírás
sh-ask-execute = Kivégzés: { $name }?
sh-ask-execute-text = { $name } többé nem szavaz, nem szól, és nem visel hivatalt. A pártja titok marad.
sh-ask-execute-yes = Kivégzés
sh-why = Miért nem választható most { $name }?
sh-not-name = { $name }: { $reason }. { $rule }. szabály
sh-not-over = a játszma véget ért
sh-not-dead = halott
sh-not-self-nomination = ő jelöl
sh-not-last-chancellor = az előző kancellár
sh-not-last-president = az előző elnök
sh-not-investigated = már vizsgálták
sh-not-self-target = ő az elnök
sh-not-self-call = ő az elnök
sh-not-due = most nem

# Ballots.
sh-vote-prompt = Kormány: { $president } + { $nominee }?
sh-vote-hands = Mindenki egyszerre mutat; utána be kell jelölni, ki mondott Ját.
sh-vote-own = A többi szavazat ezzel együtt nyílik fel.
sh-vote-of = { $name } szavazata
sh-vote-sealed = lezárva
sh-vote-to-come = hátravan
sh-vote-secret = Titkos szavazás
sh-vote-openly = Szavazás kézfeltartással
sh-vote-hand-overs = { $count ->
    [one] 1 átadás
   *[other] { $count } átadás
}
sh-vote-count = { $all } közül { $voted } szavazott itt.
sh-vote-has-voted = { $name } szavazott
sh-vote-has-not = { $name } még nem szavazott
sh-vote-passes-anyway = Mindenképp elfogadva
sh-vote-fails-anyway = Mindenképp elutasítva
sh-vote-open = { $count ->
    [one] Egy kéz hiányzik
   *[other] { $count } kéz hiányzik
}
sh-vote-hangs = Ezen múlik: { $name }
sh-vote-hangs-on = { $count } lezártból { $needed } dönt
sh-vote-passes = { $ja } Ja · { $nein } Nein, elfogadva
sh-vote-tie = { $ja } Ja · { $nein } Nein, döntetlen: elutasítva
sh-vote-fails = { $ja } Ja · { $nein } Nein, elutasítva
sh-vote-needs = kell: { $count }
sh-vote-confirm = Megerősítés
sh-vote-clear = Törlés
sh-vote-zone = Ha { $name } Hitler, és megválasztják, a fasiszták győznek.
sh-vote-cleared = { $name } biztosan nem Hitler.
sh-vote-zone-count = { $count } fasiszta törvény van érvényben.
sh-ask-vote = Felnyíljanak a szavazatok?
sh-ask-vote-text = Itt bejelölve: { $ja } Ja és { $nein } Nein. A szavazat végleges.
sh-ask-vote-yes = Felnyitás
sh-ballot-ask = Elnök: { $president }, kancellár: { $nominee }?
sh-ballot-group = A szavazatod
sh-ballot-hint = Minden szavazat egyszerre nyílik fel, és akkor mindenki látja, ki mit mondott.
sh-ballot-cast = { $word } leadása
sh-ballot-none = Válassz szavazatot

# The session behind the curtain.
sh-tracks-liberal = Liberális
sh-tracks-fascist = Fasiszta
sh-tracks-draw = Húzópakli
sh-tracks-of = { $all } közül { $count }
sh-discard = ELDOBÁS
sh-discard-ask = Melyikre vár
sh-discard-group = A kézben lévő törvények
sh-discard-none = Válassz törvényt
sh-discard-liberal = Ennek a liberális törvénynek az eldobása
sh-discard-fascist = Ennek a fasiszta törvénynek az eldobása
sh-discard-hint-president = A sorrend nem jelent semmit. { $name } a másik kettőt együtt kapja meg, és az eldobottat soha senki nem látja.
sh-discard-hint-chancellor = A sorrend nem jelent semmit. A másikat kihirdetik, és az eldobottat soha senki nem látja.
sh-goes-down = lefordítva
sh-goes-to = kapja:
sh-goes-enacted = kihirdetik
sh-veto-propose = Vétó javaslása
sh-veto-propose-note = Ha az elnök beleegyezik, mindkettőt eldobják.
sh-consent-ask = { $name } mindkettő eldobását javasolja.
sh-consent-group = A válaszod
sh-consent-yes = Beleegyezés a vétóba
sh-consent-yes-note = Mindkettőt eldobják, a választásszámláló új állása { $to }.
sh-consent-no = A vétó elutasítása
sh-consent-no-note = { $name } köteles az egyiket eldobni, a másikat kihirdetni.
sh-consent-none = Válassz választ
sh-consent-hint = Ez az a két törvény, amelyet továbbadtak.

# Cards.
sh-card-liberal = LIBERÁLIS
sh-card-fascist = FASISZTA
sh-card-hitler = HITLER
sh-card-name = { $caption }: { $word }
sh-card-role = Szereped
sh-card-party = Pártod
sh-card-party-of = { $name } pártja
sh-card-policy = Törvény
sh-tile-liberal = liberális
sh-tile-fascist = fasiszta
sh-tiles = { $liberal } liberális, { $fascist } fasiszta

# Looks.
sh-look-hitler = Hitler
sh-look-fascists = Fasiszták
sh-look-liberals = Liberálisok
sh-look-you = te
sh-look-you-and = te, { $names }
sh-look-count = { $count ->
    [one] ez az egy
   *[other] ez a { $count }
}
sh-look-among = { $count ->
    [one] egy közülük
   *[other] { $count } közülük
}
sh-look-you-among = { $count ->
    [one] te és még egy közülük
   *[other] te és még { $count } közülük
}
sh-look-told-liberal = Az éjszaka semmit sem árult el: csak a saját kártyádat ismered, mást senkiét.
sh-look-told-fascist = Az egész pártodat ismered. A többi fasiszta ismer téged; Hitler egyikőtöket sem.
sh-look-told-fascist-mutual = Tudod, ki Hitler, és Hitler is tudja, hogy ennél az asztalnál te vagy a fasiszta.
sh-look-told-hitler = Az éjszaka semmit sem árult el, de a fasiszták tudják, hogy te vagy Hitler.
sh-look-told-hitler-mutual = Tudod, ki a fasiszta ennél az asztalnál, és ő is tudja, hogy te vagy Hitler.
sh-look-win-liberal = Öt liberális törvénnyel győzöl, vagy amint egy elnök Hitlert végezteti ki.
sh-look-win-fascist = Hat fasiszta törvénnyel győzöl, vagy ha a harmadik után Hitler kancellár lesz.
sh-look-win-hitler = Hat fasiszta törvénnyel győzöl, vagy ha a harmadik után te kancellár leszel.
sh-look-party-note = Azt mondasz róla, amit akarsz, vagy semmit. A kártyádnál újra megnézheted.
sh-look-peek = A következő három törvény
sh-look-peek-note = Ebben a sorrendben maradnak. A kártyádnál újra megnézheted őket.
sh-look-top = Felső
sh-look-second = Második
sh-look-third = Harmadik
sh-seen-president = elnökként húzva: { $tiles }
sh-seen-chancellor = kancellárként kapva: { $tiles }
sh-seen-discarded-liberal = eldobva: liberális
sh-seen-discarded-fascist = eldobva: fasiszta
sh-seen-party = { $name }: { $party }
sh-seen-peek = a következő három, felülről

# News.
sh-news-title = Mi történt
sh-news-title-elected = Megválasztva
sh-news-title-failed = Nem választották meg
sh-news-title-enacted = Kihirdettek egy törvényt
sh-news-stood = elnöknek { $president }, kancellárnak { $nominee }
sh-news-by = elnök: { $president }, kancellár: { $chancellor }
sh-news-by-chaos = A pakliból felfedve, kormány nélkül
sh-news-enacted-liberal = Liberális törvény kihirdetve: { $number } / 5
sh-news-enacted-fascist = Fasiszta törvény kihirdetve: { $number } / 6
sh-news-chaos-liberal = Káosz: liberális törvény kihirdetve, { $number } / 5
sh-news-chaos-fascist = Káosz: fasiszta törvény kihirdetve, { $number } / 6
sh-news-cleared = { $name } nem Hitler.
sh-news-veto = { $name } vétót javasol.
sh-news-veto-refused = { $name } elutasítja a vétót.
sh-news-veto-accepted = { $name } beleegyezik a vétóba: mindkét törvényt eldobják.
sh-news-tracker = A választásszámláló állása: { $to } / 3.
sh-news-limits = Minden hivatali korlát megszűnt.
sh-news-reshuffled = Újrakeverve: { $count } törvény, { $liberal } liberális és { $fascist } fasiszta.
sh-news-zone = Mostantól a fasiszták győznek, ha Hitler kancellár lesz.
sh-news-veto-unlocked = A következő üléstől vétót lehet javasolni.
sh-news-power = { $name } jogkört kap: { $power }.
sh-news-power-lost = A káosz miatt elveszett jogkör: { $power }.
sh-news-investigated = { $president } megvizsgálja, hová tartozik { $name }.
sh-news-peeked = { $president } megnézi a következő három törvényt.
sh-news-called = { $president } rendkívüli választást ír ki; elnökjelölt: { $name }.
sh-news-executed = { $president } döntése: { $name } kivégezve. Nem Hitler volt.
sh-news-executed-hitler = { $president } döntése: { $name } kivégezve. Hitler volt.

# Claims.
sh-claim-button = Állítás
sh-claim-title = Állítás rögzítése
sh-claim-note = Igaz vagy sem: az állítások közé kerül, ahol mindenki elolvashatja.
sh-claim-who = Ki beszél
sh-claim-about = Miről
sh-claim-president = Elnökként, { $election }. választás
sh-claim-chancellor = Kancellárként, { $election }. választás
sh-claim-party = { $name } pártja
sh-claim-peek = A törvények megtekintése
sh-claim-drew = Húzott
sh-claim-passed = Továbbadott
sh-claim-got = Kapott
sh-claim-no-word = erről semmit
sh-claim-party-is = { $name } hovatartozása
sh-claim-is-liberal = liberális
sh-claim-is-fascist = fasiszta
sh-claim-say = Rögzítés
sh-claim-made = { $name } állítása rögzítve.
sh-look-button = A kártyám megnézése
sh-look-whose = Kinek a kártyája?
