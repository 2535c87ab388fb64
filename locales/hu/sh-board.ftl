# Secret Hitler: helyek, tábla, asztal, szavazatok, állítások.
sh-seats = Helyek
sh-seats-alive = { $seats ->
    [0] Nincs hely
   *[other] { $seats } hely, { $alive } él
}
sh-enacted-in-office = hivatalban hozott
sh-tag-president = Elnök
sh-tag-chancellor = Kancellár
sh-tag-candidate = Elnökjelölt
sh-tag-nominee = Kancellárjelölt
sh-tag-last-president = Előző elnök
sh-tag-last-chancellor = Előző kancellár
sh-tag-not-hitler = Nem Hitler
sh-tag-investigated = Megvizsgálta: { $name }
sh-tag-executed = Kivégezte: { $name }
sh-computer-easy = Gép, könnyű
sh-computer-normal = Gép, közepes
sh-computer-strong = Gép, erős
sh-role-liberal = Liberális
sh-role-fascist = Fasiszta
sh-role-hitler = Hitler
sh-party = { $kind ->
    [liberal] liberális
   *[fascist] fasiszta
}
sh-tabs = Az asztal részei
sh-tab-board = Tábla
sh-tab-ballots = Szavazatok
sh-tab-table = Asztal
sh-tab-log = Napló
sh-board = Tábla
sh-liberal-row = Liberális törvények
sh-fascist-row = Fasiszta törvények
sh-of = / { $goal }
sh-key = szám: választás · alatta: elnök, kancellár
sh-liberal-tile = Liberális
sh-fascist-tile = Fasiszta
sh-liberals-win = Liberális győzelem
sh-fascists-win = Fasiszta győzelem
sh-plus-veto = + vétó
sh-power-none = Nincs
sh-power-investigate = Vizsgálat
sh-power-special = Rendkívüli választás
sh-power-peek = Törvények megtekintése
sh-power-execution = Kivégzés
sh-power-lost = { $power }: a káoszban elveszett
sh-power-due = { $power }: { $president } még nem élt vele
sh-lost-short = elveszett
sh-did-investigate = { $president } vizsgálata: { $name }
sh-did-call = { $president } rendkívüli választást rendelt el, jelölt: { $name }
sh-did-execute = { $president } kivégzést rendelt el: { $name }
sh-did-peek = { $president } megnézte a következő három törvényt
sh-government = Elnök: { $president }, kancellár: { $chancellor }
sh-by-chaos = Káosz
sh-by-chaos-long = a káosz fedte fel
sh-by-setup = Kezdettől
sh-by-setup-long = kezdettől itt van
sh-policy = { $kind ->
    [liberal] Liberális törvény
   *[fascist] Fasiszta törvény
}
sh-tile = { $kind ->
    [liberal] Liberális törvény, { $election }. választás: { $by }
   *[fascist] Fasiszta törvény, { $election }. választás: { $by }
}
sh-tile-from-start = { $kind ->
    [liberal] Liberális törvény, kezdettől itt van
   *[fascist] Fasiszta törvény, kezdettől itt van
}
sh-slot-free = { $number }. mező, üres.
sh-zone = Hitler-zóna
sh-zone-rule = Hitler kancellárként nyer
sh-zone-open = nyitva: { $election }. választás óta
sh-zone-closed = zárva
sh-tracker = Választásszámláló
sh-tracker-at = { $count ->
    [0] Nincs bukás
   *[other] { $count } megbukott
}
sh-tracker-rule = 3-nál a felső törvény jön.
sh-draw-pile = Húzópakli
sh-discard-pile = Dobópakli
sh-not-enacted = Nincs kihirdetve: { $liberal } liberális, { $fascist } fasiszta.
sh-tiles-liberal = { $count } liberális
sh-tiles-fascist = { $count } fasiszta
sh-tile-word = { $kind ->
    [liberal] liberális
   *[fascist] fasiszta
}
sh-ring = Az asztal
sh-ring-order = Az elnökség sorrendje: { $names }.
sh-ring-dead = { $name } halott.
sh-ring-office = { $name }: { $office }
sh-ring-next-is = A következő: { $name }.
sh-ring-piles = Húzópakli: { $draw }, dobópakli: { $discard }.
sh-ring-next = következő
sh-ring-draw = húzó
sh-ring-discard = dobó
sh-ring-mix = maradt:
sh-plate-president = Elnök?
sh-plate-chancellor = Kancellár?
sh-ballots = Szavazatok
sh-ballots-caption = Minden szavazat, a legújabb választás felül
sh-election = Választás
sh-heading = { $election }. választás
sh-heading-special = { $election }. választás, rendkívüli
sh-special-election = rendkívüli választás
sh-ja = Ja
sh-nein = Nein
sh-letter-president = E
sh-letter-chancellor = K
sh-ballot-president = elnök
sh-ballot-chancellor = kancellár
sh-ballot-dead = halott
sh-ballot-sealed = lezárt
sh-ballot-missing = hiányzik
sh-ballot-now = most
sh-tally-column = A szavazás eredménye
sh-result-column = Ami lett belőle
sh-tally = { $ja }–{ $nein }
sh-tally-words = { $ja } Ja, { $nein } Nein
sh-passed = elfogadva
sh-failed = megbukott
sh-vetoed = vétó
sh-reshuffled = újrakeverve: { $count } lap, { $tiles }
sh-no-ballots = Még nem volt választás.
sh-claims = Állítások
sh-claims-clash = nem fér össze
sh-claim = Állítás
sh-no-claims = Még senki sem állított semmit.
sh-clash = A kettő együtt nem lehet igaz
sh-says-drew = húzott: { $tiles }
sh-says-passed = továbbadott
sh-says-got = kapott: { $tiles }
sh-says-party = szerint { $name } { $kind ->
    [liberal] liberális
   *[fascist] fasiszta
}
sh-says-saw = felül látta: { $tiles }
sh-against-enacted = { $kind ->
    [liberal] { $election }. választás: liberális törvényt hirdettek ki
   *[fascist] { $election }. választás: fasiszta törvényt hirdettek ki
}
sh-against-itself = ez a kettő nem volt a három között
sh-against-party = { $kind ->
    [liberal] a végén kiderült: liberális
   *[fascist] a végén kiderült: fasiszta
}
sh-against-claim = { $name } { $said }
sh-deck-few = { $number }. pakli: { $claimed } liberálist állítottak, legalább { $drawn } volt
sh-deck-few-at-most = { $number }. pakli: az állítások szerint legfeljebb { $claimed } liberális, legalább { $drawn } volt
sh-deck-many = { $number }. pakli: { $claimed } liberálist állítottak, legfeljebb { $drawn } volt
sh-deck-many-at-least = { $number }. pakli: az állítások szerint legalább { $claimed } liberális, legfeljebb { $drawn } volt
sh-failed-short = bukott
sh-label-investigate = Vizsgálat
sh-label-special = Rendkívüli
sh-label-peek = Megtekintés
sh-label-execution = Kivégzés
sh-zone-open-short = nyitva
sh-tracker-short = Számláló
sh-liberal-title = Liberális törvények
sh-fascist-title = Fasiszta
