# Secret Hitler: position, phases, switches.
sh-position = { $election }. választás
sh-position-start = Az első választás előtt
sh-end-five-liberal = Öt liberális törvény: a liberálisok győztek
sh-end-hitler-executed = Hitlert kivégezték: a liberálisok győztek
sh-end-six-fascist = Hat fasiszta törvény: a fasiszták győztek
sh-end-hitler-elected = Hitlert kancellárrá választották: a fasiszták győztek
sh-wait-deal = Szereposztás
sh-wait-nominate = { $president } jelöl
sh-wait-ballot = { $name } szavaz
sh-wait-ballots = { $count ->
    [one] Egy szavazat hiányzik
   *[other] { $count } szavazat hiányzik
}
sh-wait-president = { $president } eldob egy törvényt
sh-wait-chancellor = { $chancellor } eldob egy törvényt
sh-wait-consent = { $president } válaszol a vétóra
sh-wait-chaos = A felső törvény felfedése
sh-wait-peek = { $president } megnézi a következő törvényeket
sh-wait-power = { $president } él a jogkörével
sh-phase-nomination = Jelölés
sh-phase-ballot = Szavazás
sh-phase-discard = Eldobás
sh-phase-enact = Kihirdetés
sh-phase-power = Jogkör
sh-switch-markers = Jelölés azoknál, akik biztosan nem Hitler
sh-switch-markers-hint = A Hitler-zónában választották kancellárrá
sh-switch-rebalance = Tíz fasiszta törvény { $seats } helynél
sh-switch-rebalance-six = Egy fasiszta törvény már a kezdetkor érvényben van
sh-switch-rebalance-hint = Nem hivatalos kiegyenlítés
