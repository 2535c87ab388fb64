# Secret Hitler: the log.
sh-log-dealt = The roles are dealt.
sh-log-opened = { $president } is candidate for President.
sh-log-opened-special = { $president } is candidate for President by special election.
sh-log-nominated = { $president } nominates { $nominee }.
sh-log-passed = { $ja } Ja, { $nein } Nein: passed.
sh-log-failed = { $ja } Ja, { $nein } Nein: failed.
sh-log-tied = { $ja } Ja, { $nein } Nein: failed, a tie is not enough.
sh-log-government = President { $president } and Chancellor { $chancellor } take office.
sh-log-cleared = { $name } is not Hitler.
sh-log-drawn = { $president } draws three policies.
sh-log-handed = { $president } discards one and hands two to { $chancellor }.
sh-log-veto = { $chancellor } proposes a veto.
sh-log-veto-refused = { $president } refuses the veto.
sh-log-veto-accepted = { $president } agrees to the veto: both policies are discarded.
sh-log-enacted = { $kind ->
    [liberal] Liberal policy { $number } enacted by { $president } and { $chancellor }.
   *[fascist] Fascist policy { $number } enacted by { $president } and { $chancellor }.
}
sh-log-chaos = { $kind ->
    [liberal] Chaos: the top policy is turned up. Liberal policy { $number } enacted.
   *[fascist] Chaos: the top policy is turned up. Fascist policy { $number } enacted.
}
sh-log-from-start = { $kind ->
    [liberal] Liberal policy { $number } is there from the start.
   *[fascist] Fascist policy { $number } is there from the start.
}
sh-log-tracker = The election tracker moves to { $count }.
sh-log-tracker-back = The election tracker goes back to 0.
sh-log-limits = All term limits are lifted.
sh-log-reshuffled = The piles are shuffled together: { $tiles }.
sh-log-zone = The Hitler zone is open: Hitler elected Chancellor wins from now on.
sh-log-veto-unlocked = From the next session on, a veto can be proposed.
sh-log-power = { $power } falls to { $president }.
sh-log-power-lost = { $power } is lost to chaos.
sh-log-investigated = { $president } investigates { $name }.
sh-log-peeked = { $president } peeks at the next three policies.
sh-log-called = { $president } calls a special election with { $name }.
sh-log-executed = { $president } executes { $name }. { $name } was not Hitler.
sh-log-executed-hitler = { $president } executes { $name }. { $name } was Hitler.
sh-log-claim-drew = { $name } on election { $election }: “Drew { $drew }.”
sh-log-claim-passed = { $name } on election { $election }: “Drew { $drew }; passed { $passed }.”
sh-log-claim-got = { $name } on election { $election }: “Got { $got }.”
sh-log-claim-party = { $name } on { $target }: “{ $party }.”
sh-log-claim-saw = { $name } on the peek: “On top: { $tiles }.”
sh-log-roles = Hitler was { $hitler }. Fascists: { $fascists }.
