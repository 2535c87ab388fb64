# Secret Hitler: a napló.
sh-log-dealt = A szerepek ki vannak osztva.
sh-log-opened = Elnökjelölt: { $president }.
sh-log-opened-special = Elnökjelölt a rendkívüli választáson: { $president }.
sh-log-nominated = { $president } kancellárnak jelöli: { $nominee }.
sh-log-passed = { $ja } Ja, { $nein } Nein: elfogadva.
sh-log-failed = { $ja } Ja, { $nein } Nein: megbukott.
sh-log-tied = { $ja } Ja, { $nein } Nein: megbukott, a döntetlen kevés.
sh-log-government = Hivatalba lép: { $president } (elnök) és { $chancellor } (kancellár).
sh-log-cleared = { $name } nem Hitler.
sh-log-drawn = { $president } három törvényt húz.
sh-log-handed = { $president } eldob egyet, a másik kettőt kapja: { $chancellor }.
sh-log-veto = { $chancellor } vétót javasol.
sh-log-veto-refused = { $president } elutasítja a vétót.
sh-log-veto-accepted = { $president } elfogadja a vétót: mindkét törvény a dobópaklira kerül.
sh-log-enacted = { $kind ->
    [liberal] { $number }. liberális törvény, kihirdette: { $president } és { $chancellor }.
   *[fascist] { $number }. fasiszta törvény, kihirdette: { $president } és { $chancellor }.
}
sh-log-chaos = { $kind ->
    [liberal] Káosz: a felső törvény felfedve. Kihirdetve: { $number }. liberális törvény.
   *[fascist] Káosz: a felső törvény felfedve. Kihirdetve: { $number }. fasiszta törvény.
}
sh-log-from-start = { $kind ->
    [liberal] Kezdettől érvényben: { $number }. liberális törvény.
   *[fascist] Kezdettől érvényben: { $number }. fasiszta törvény.
}
sh-log-tracker = A választásszámláló állása: { $count }.
sh-log-tracker-back = A választásszámláló visszaáll 0-ra.
sh-log-limits = Minden hivatali korlát feloldva.
sh-log-reshuffled = A paklik összekeverve: { $tiles }.
sh-log-zone = Nyitva a Hitler-zóna: ha Hitlert kancellárrá választják, mostantól a fasiszták nyernek.
sh-log-veto-unlocked = A következő üléstől vétó javasolható.
sh-log-power = { $power }: a jogkör gyakorlója { $president }.
sh-log-power-lost = { $power }: a jogkör a káoszban elveszett.
sh-log-investigated = { $president } megvizsgálja, kihez tartozik { $name }.
sh-log-peeked = { $president } megnézi a következő három törvényt.
sh-log-called = { $president } rendkívüli választást rendel el, jelölt: { $name }.
sh-log-executed = { $president } kivégzést rendel el: { $name }. { $name } nem Hitler volt.
sh-log-executed-hitler = { $president } kivégzést rendel el: { $name }. { $name } volt Hitler.
sh-log-claim-drew = { $name } állítása ({ $election }. választás): „Húzott: { $drew }.”
sh-log-claim-passed = { $name } állítása ({ $election }. választás): „Húzott: { $drew }; továbbadott: { $passed }.”
sh-log-claim-got = { $name } állítása ({ $election }. választás): „Kapott: { $got }.”
sh-log-claim-party = { $name } állítása, { $target }: „{ $party }.”
sh-log-claim-saw = { $name } állítása a megtekintésről: „Felül: { $tiles }.”
sh-log-roles = Hitler: { $hitler }. Fasiszták: { $fascists }.
