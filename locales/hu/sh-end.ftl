# Secret Hitler: a végeredmény oldala.
sh-over-liberals-win = A liberálisok győztek
sh-over-fascists-win = A fasiszták győztek
sh-over-tracks = { $liberal } liberális és { $fascist } fasiszta törvény { $elections } választás után.
sh-over-why-five = { $president } és { $chancellor } kihirdette az ötödik liberális törvényt. Hitler: { $hitler }.
sh-over-why-five-chaos = A káosz felfedte az ötödik liberális törvényt. Hitler: { $hitler }.
sh-over-why-six = { $president } és { $chancellor } kihirdette a hatodik fasiszta törvényt. Hitler: { $hitler }.
sh-over-why-six-chaos = A káosz felfedte a hatodik fasiszta törvényt. Hitler: { $hitler }.
sh-over-why-executed = { $president } döntése szerint kivégezték: { $hitler } volt Hitler.
sh-over-why-elected = { $hitler } volt Hitler, és kancellár lett ({ $voters } szavazatból { $ja } Ja); az elnök { $president } volt.
sh-over-record = Szerepek és mérleg
sh-over-player = Játékos
sh-over-role = Szerep
sh-over-president = Elnök
sh-over-chancellor = Kancellár
sh-over-enacted = Kihirdetett
sh-over-ja = Ja
sh-over-nein = Nein
sh-over-ballots-head = Ja · Nein
sh-over-ballots = { $ja } Ja, { $nein } Nein
sh-over-with-result = Az eredménnyel
sh-over-claims = Állítások
sh-over-claims-note = Elnök és kancellár: hány kormányban viselte a tisztséget. Hamisnak csak az számít, amit a szerepek vagy a kihirdetett törvények megmutatnak; az eldobott törvények örökre rejtve maradnak.
sh-over-of = { $count } / { $all }
sh-over-untrue = { $all }, ebből { $untrue } hamis
sh-over-executed = kivégezve, { $election }. választás
sh-over-won = győzött
sh-over-lost = veszített
sh-over-role-liberal = liberális
sh-over-role-fascist = fasiszta
sh-over-role-hitler = Hitler
sh-over-party-fascist = fasiszta párt
sh-over-tiles = { $liberal } liberális, { $fascist } fasiszta
sh-over-luck = Szerencse
sh-over-luck-band = árnyékolt sáv: három játékból kettő
sh-over-luck-head = Liberális törvények: várható → kijött
sh-over-luck-said = várható { $due }, kijött { $came }; három játékból kettőben { $least } és { $most } között
sh-over-source-liberals = Két liberális kormányzott
sh-over-source-chaos = Káosz
sh-over-source-others = Más kormányok
sh-over-times-governments = { $count ->
    [one] egy kormány
   *[other] { $count } kormány
}
sh-over-times-chaos = { $count ->
    [one] egy felfedett törvény
   *[other] { $count } felfedett törvény
}
sh-over-luck-nothing = Egy törvény sem múlt pusztán a szerencsén.
sh-over-luck-usual = A törvények nagyjából a várható módon jöttek. Nem a szerencse döntött.
sh-over-luck-against-liberals = A szerencse a fasisztáknak kedvezett. A liberálisok mégis győztek.
sh-over-luck-against-fascists = A szerencse a liberálisoknak kedvezett. A fasiszták mégis győztek.
sh-over-luck-helped-liberals = A szerencse a liberálisoknak kedvezett. Egymagában nem döntött.
sh-over-luck-helped-fascists = A szerencse a fasisztáknak kedvezett. Egymagában nem döntött.
sh-over-luck-decided-liberals = A várható törvényekkel talán a fasiszták értek volna előbb célba. A szerencse döntött.
sh-over-luck-decided-fascists = A várható törvényekkel talán a liberálisok értek volna előbb célba. A szerencse döntött.
sh-over-luck-note = Két liberális liberális törvényt hirdet ki, hacsak nem mind a három fasiszta. A többi kormányt egy vakon húzott törvényhez mérjük, ezért ott a döntések is látszanak.
sh-over-moments = Beszédes pillanatok
sh-over-decision = Itt dőlt el
sh-over-decision-policy = { $number }. választás: { $president } és { $chancellor }, { $ja } Ja, { $nein } Nein; kihirdették az utolsó törvényt.
sh-over-decision-chaos = { $number }. választás: nem alakult kormány, és a káosz felfedte az utolsó törvényt.
sh-over-decision-executed = { $number }. választás után { $president } döntött. A kivégzett: { $hitler }.
sh-over-decision-elected = { $liberals ->
    [0] { $number }. választás: { $ja } Ja, { $nein } Nein. Egyik Ja sem liberálistól jött.
   *[other] { $number }. választás: { $ja } Ja, { $nein } Nein. Liberálistól jött Ja: { $liberals }.
}
sh-over-near-miss = Egy hajszálon múlt
sh-over-near-miss-text = { $number }. választás: { $president } olyankor jelölt, amikor az a véget jelentette volna. A jelölt: { $hitler }; { $ja } Ja, { $nein } Nein.
sh-over-false-report = Hamis jelentés
sh-over-false-report-liberal = { $by } szerint { $seat } liberális. Nem így volt.
sh-over-false-report-fascist = { $by } szerint { $seat } fasiszta. Nem így volt.
sh-over-closest = A legszorosabb szavazás
sh-over-closest-passed = { $number }. választás: { $president } és { $chancellor } kormányát megválasztották; { $ja } Ja, { $nein } Nein.
sh-over-closest-failed = { $number }. választás: { $president } és { $chancellor } kormányát elutasították; { $ja } Ja, { $nein } Nein.
sh-over-dispute = Két beszámoló
sh-over-dispute-text = { $number }. választás: { $president } és { $chancellor } ugyanarról a két törvényről beszélt, és mindkettő nem lehet igaz.
sh-over-chaos = Káosz
sh-over-chaos-liberal = Három választás törvény nélkül; liberális törvényt fedtek fel ({ $number }. választás után).
sh-over-chaos-fascist = Három választás törvény nélkül; fasiszta törvényt fedtek fel ({ $number }. választás után).
sh-over-innocent = Nem a bűnös
sh-over-innocent-text = { $number }. választás után { $by } döntött. A kivégzett liberális volt: { $seat }.
sh-over-deceived = Egyetlen Nein nélkül
sh-over-deceived-text = { $number }. választás: mindenki megválasztotta ezt a kormányt: { $president } és { $chancellor }, mindkettő a fasiszta pártból.
sh-over-good-start = Hitler bizalmat szerez
sh-over-good-start-text = { $number }. választás: { $hitler } kancellárként liberális törvényt hirdetett ki.
sh-over-run = Sorozat
sh-over-run-text = { $count } fasiszta törvény egymás után, az utolsó: { $number }. választás.
sh-over-line = Minden választás
sh-over-line-hint = mindegyik a maga pillanatához vezet
sh-over-cell = { $number }. választás: { $president } és { $chancellor }, { $ja } Ja, { $nein } Nein.
sh-over-cell-liberal = Liberális törvény.
sh-over-cell-fascist = Fasiszta törvény.
sh-over-cell-chaos-liberal = Káosz, liberális törvény.
sh-over-cell-chaos-fascist = Káosz, fasiszta törvény.
sh-over-cell-veto = Vétó.
sh-over-cell-elected = Megválasztva.
sh-over-cell-failed = Elutasítva.
