# Gépi játékosok: kik ők, miért léptek, tanácsok.
company-title = Gépi játékosok
company-plays = { $seat } helyett { $name } játszik ({ $level }).
who-easy = Toni
who-easy-line = Hirtelen: megérzésre játszik, és gyorsan felejt.
who-normal = Robin
who-normal-line = Megfontolt: emlékszik arra, ami történt és elhangzott, és a szokásokhoz tartja magát.
who-strong = Luca
who-strong-line = Számító: minden lépés előtt előre számol.
why-ask = Miért ez volt az utolsó lépés?
why-thinking = A gondolat keresése …
why-none = { $name } még nem döntött semmiről.
why-later = { $name } a játszma végén mondja meg; addig elárulná, ami rejtve van.
why-win = nyerési esély { $value } %
why-worth = értéke 100-ból { $value }, ahol az 50 a legjobb másik játékossal való egyenlőség
why-less = a következő legjobb { $less } ponttal kevesebb
why-worlds = { $count ->
    [one] egy lehetséges folytatás végigjátszva
   *[other] { $count } lehetséges folytatás végigjátszva
}
why-nose = egyszerű szabály szerint
why-habit = szokásból, végigjátszás nélkül
why-sealed = a számok a végéig titkosak
why-secret-hitler = { $word ->
    [no-choice] { $name } nem választhatott{ $odds }.
    [trusts] { $name } bízik abban, hogy { $about } liberális törvényt segít{ $odds }.
    [suspects] { $name } fasisztának gyanítja ezt a játékost: { $about }{ $odds }.
    [fears-hitler] { $name } attól tart, hogy { $about } Hitler{ $odds }.
    [own-office] { $name } liberális törvényt vár a szóban forgó hivataltól{ $odds }.
    [plays-liberal] { $name } azt teszi, ami a liberálisoknak jó{ $odds }.
    [least-known] { $name } erről a játékosról tud a legkevesebbet: { $about }{ $odds }.
    [keeps-cover] { $name } úgy tesz, mint a liberálisok, hogy higgyenek neki{ $odds }.
    [helps-own] { $name } ezzel többet nyer a fasisztáknak, mint amennyit elárul{ $odds }.
    [hinders] { $name } gyengíteni akarja a liberálisokat{ $odds }.
    [elects-hitler] { $name } nyer, ha Hitler most kancellár lesz{ $odds }.
    [vetoes] { $name } jobbnak látja a vétót, mint ami a kézben volt{ $odds }.
    [refuses-veto] { $name } jobbnak látja azt, ami a kézben volt, mint a vétót{ $odds }.
    [board] { $name } csak a táblát nézte: ki mit hozott{ $odds }.
   *[habit] { $name } a szavazatokból, törvényekből és állításokból indult ki, és a szokásaiból{ $odds }.
}
why-die-macher = { $word ->
    [sheet] { $name } azt mérlegelte, hol kezdődjön a kampány{ $odds }.
    [order] { $name } azt mérlegelte, mennyit ér az első lépés{ $odds }.
    [programme] { $name } azt mérlegelte, melyik program illik a következő választásokhoz{ $odds }.
    [cabinet] { $name } azt mérlegelte, hol ér el legtöbbet az árnyékkormány{ $odds }.
    [coalition] { $name } azt mérlegelte, megéri-e a koalíció{ $odds }.
    [media] { $name } azt mérlegelte, hol érik meg árukat a médiakockák{ $odds }.
    [meetings] { $name } azt mérlegelte, hol hoznak szavazatot a nagygyűlések{ $odds }.
    [poll] { $name } azt mérlegelte, mennyit ér a közvélemény-kutatás{ $odds }.
    [nation] { $name } azt mérlegelte, mi számít a végén a nemzettáblán{ $odds }.
   *[donation] { $name } a pénzt mérlegelte az elvesző tagokkal szemben{ $odds }.
}
why-konzern = { $word ->
    [election] { $name } azt mérlegelte, kit juttasson hatalomra a választás{ $odds }.
    [production] { $name } azt mérlegelte, mennyit termeljen{ $odds }.
    [workers] { $name } azt mérlegelte, hány munkásra van szükség{ $odds }.
    [action] { $name } azt mérlegelte, kinek árt legtöbbet az erőszak, és mit hoz{ $odds }.
    [price] { $name } azt mérlegelte, melyik ár ad el és hoz még hasznot{ $odds }.
    [purchase] { $name } azt mérlegelte, melyik vétel éri meg{ $odds }.
    [money] { $name } azt mérlegelte, honnan legyen pénz{ $odds }.
    [meeting] { $name } azt mérlegelte, mennyit kapjanak a részvényesek{ $odds }.
    [chief] { $name } azt mérlegelte, ki vezesse a konszernt{ $odds }.
    [bid] { $name } azt mérlegelte, mennyit ér az új részvény{ $odds }.
   *[shares] { $name } azt mérlegelte, mely részvényeket és szerződéseket tartsa{ $odds }.
}
why-mefo = { $word ->
    [turn] { $name } azt mérlegelte, mit tegyen a dobás előtt{ $odds }.
    [cell] { $name } a bírságot mérlegelte a cellában való várakozással szemben{ $odds }.
    [trade] { $name } azt mérlegelte, mennyit ér a csere a két félnek{ $odds }.
    [sale] { $name } azt mérlegelte, melyik birtok nélkülözhető{ $odds }.
    [bills] { $name } a mostani pénzt mérlegelte a későbbi váltókkal szemben{ $odds }.
    [purchase] { $name } azt mérlegelte, megéri-e az árát a birtok{ $odds }.
   *[office] { $name } azt mérlegelte, megéri-e a költségét a hivatal{ $odds }.
}
hint-ask = Tanács kérése
hint-title = Tanács
hint-cancel = Mégse
hint-thinking = Egy erős gép gondolkodik
hint-none = Nem sikerült tanácsot adni.
hint-would = { $name } ezt választaná: { $choice }.
hint-log = { $name } tanácsot kért
setup-hints = Tanácsok
setup-hints-note = Aki dönt, megkérdezhet egy erős gépet; a napló jelzi
