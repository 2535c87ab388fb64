# Az új játék oldala.
setup-heading = Új { $game }-játszma
setup-seats = Helyek
setup-seats-note = az óramutató járása szerint, { $least }–{ $most }
setup-seats-exact = az óramutató járása szerint, pontosan { $count }
setup-name-of = { $number }. hely, név
setup-who-of = Ki játssza: { $name }
setup-human = Ember
setup-easy = Könnyű
setup-normal = Normál
setup-strong = Erős
setup-computer = Számítógép
setup-up = { $name } feljebb
setup-down = { $name } lejjebb
setup-remove = { $name } eltávolítása
setup-cannot-move = Tovább nem megy
setup-moved = { $name }: mostantól { $number }. hely
setup-removed = { $name } eltávolítva
setup-few = Legalább { $least } hely kell
setup-full = Mind a { $most } hely foglalt
setup-add = Új hely
setup-added = { $count } hely
setup-shuffle = Keverés
setup-shuffled = Megkeverve: { $names }
setup-last = Mint legutóbb
setup-last-done = A legutóbbi játszma helyei beállítva
setup-name-long = Ez a név { $bytes } bájt; egy linkben legfeljebb { $most } fér el. Kérjük, rövidítsd le.
setup-name-twice = Két hely neve is { $name }. Így is lehet, de a napló nem különbözteti meg őket.
setup-look-of = { $name }: szín és forma
setup-piece-of = { $name }: párt
setup-look-note = A már foglalt szín helyet cserél.
setup-looks-here = A színek ezen az eszközön érvényesek; máshol a helyek sorrendjét követik.
look-0 = Piros kör
look-1 = Kék négyzet
look-2 = Zöld háromszög
look-3 = Sárga rombusz
look-4 = Lila hatszög
look-5 = Türkiz pajzs
look-6 = Rózsaszín ötszög
look-7 = Barna nyolcszög
look-8 = Szürke boltív
look-9 = Fekete paralelogramma
setup-computer-names = Nóra, Olivér, Panni, Robi, Sári, Tünde, Ubul, Vilma, Zita, Ákos
setup-first = Első jelölt
setup-first-note = Utána az óramutató járása szerint, a fenti sorrendben
setup-first-random = Sorsolás dönt
setup-how = Hogyan játszotok?
setup-device = Egy eszközön
setup-device-text = Körbejár. A titkok függöny mögött várnak.
setup-device-alone = Egyedül a számítógépek ellen. A titkok függöny mögött várnak.
setup-device-watch = Itt senki sem játszik: a számítógépeket lehet nézni.
setup-hand-overs = Játszmánként kb. { $count } átadás
setup-no-hand-overs = Nincs átadás
setup-link = Linkkel
setup-link-text = Lépésenként egy link. Benne vannak a titkok: barátok közé való.
setup-link-cost = Napokon át, bárhonnan
setup-link-alone = Legalább két ember kell hozzá
setup-ballots = Szavazás
setup-table-vote = Az asztalnál
setup-table-vote-text = Háromra mindenki mutat; valaki bejelöli, ki mondott Ját.
setup-table-vote-cost = Választásonként 1 lépés
setup-passed = Körbeadva
setup-passed-text = Mindenki titokban, a függöny mögött szavaz.
setup-passed-cost = Választásonként { $count } átadás
setup-here = Ezen az eszközön játszik
setup-here-none = Legalább egy embernek ezen az eszközön kell játszania.
setup-variants = Változatok
setup-friendly = Elnéző asztal
setup-friendly-note = A visszavonás rejtett lapokon is túlmehet
setup-count-seats = { $count ->
    [2] Két hely
    [3] Három hely
    [4] Négy hely
    [5] Öt hely
    [6] Hat hely
    [7] Hét hely
    [8] Nyolc hely
    [9] Kilenc hely
    [10] Tíz hely
   *[other] { $count } hely
}
setup-foot-table-vote = { $seats }, egy eszköz, szavazás az asztalnál
setup-foot-device = { $seats }, egy eszköz
setup-foot-passed = { $seats }, egy eszköz, körbeadott titkos szavazás
setup-foot-alone = { $seats }, egyedül a számítógépek ellen
setup-foot-watch = { $seats }, csak számítógépek: nézni lehet
setup-foot-link = { $seats }, linkkel
setup-foot-people = { $people ->
    [one] Egy ember.
   *[other] { $people } ember.
}
setup-foot-computers = { $computers ->
    [one] Egy számítógép.
   *[other] { $computers } számítógép.
}
setup-foot-mixed = { $people ->
    [one] Egy ember
   *[other] { $people } ember
} és { $computers ->
    [one] egy számítógép.
   *[other] { $computers } számítógép.
}
setup-foot-minutes = { $who } Körülbelül { $minutes } perc.
setup-keep = Legyen ez az alap
setup-kept = Megjegyezve: minden új játszma így indul.
setup-start = Indítás
setup-fix-name = Az egyik név túl hosszú.
setup-no-chance = Ez a böngésző nem ad véletlen számokat, így nem lehet lapot osztani.
# Mit jelent ennyi hely a Secret Hitlerben.
sh-mean = Mit jelent { $count ->
    [5] öt
    [6] hat
    [7] hét
    [8] nyolc
    [9] kilenc
    [10] tíz
   *[other] { $count }
} hely
sh-mean-hitler-knows = A fasiszta és Hitler ismerik egymást. A liberálisok senkit sem ismernek.
sh-mean-hitler-blind = A fasiszták ismerik egymást és Hitlert. Hitler senkit sem ismer.
sh-mean-liberals = { $count } liberális
sh-mean-fascists = { $count ->
    [one] 1 fasiszta
   *[other] { $count } fasiszta
}
sh-mean-hitler = Hitler
sh-mean-row = { $seats } hely: { $liberals } liberális, { $fascists } fasiszta Hitlerrel együtt
sh-mean-powers = A fasiszta törvények jogkörei
sh-mean-none = Nincs jogkör
sh-mean-investigate = Párt­vizsgálat
sh-mean-special = Rendkí­vüli választás
sh-mean-peek = Törvények megtekin­tése
sh-mean-execution = Kivég­zés
sh-mean-execution-veto = Kivég­zés és vétó
sh-mean-win = Fasiszta győzelem
setup-picks = Ki mit játszik
setup-pick-of = { $name } szerepe
setup-pick-drawn = sorsolás
