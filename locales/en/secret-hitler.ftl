# Secret Hitler: position, phases, switches.
sh-position = Election { $election }
sh-position-start = Before the first election
sh-end-five-liberal = Five Liberal policies: the Liberals win
sh-end-hitler-executed = Hitler executed: the Liberals win
sh-end-six-fascist = Six Fascist policies: the Fascists win
sh-end-hitler-elected = Hitler elected Chancellor: the Fascists win
sh-wait-deal = The roles are being dealt
sh-wait-nominate = { $president } nominates
sh-wait-ballot = { $name } votes
sh-wait-ballots = { $count ->
    [one] One ballot is missing
   *[other] { $count } ballots are missing
}
sh-wait-president = { $president } discards a policy
sh-wait-chancellor = { $chancellor } discards a policy
sh-wait-consent = { $president } answers the veto
sh-wait-chaos = The top policy is turned up
sh-wait-peek = { $president } peeks
sh-wait-power = { $president } uses the power
sh-phase-nomination = Nomination
sh-phase-ballot = Ballot
sh-phase-discard = Discard
sh-phase-enact = Enact
sh-phase-power = Power
sh-switch-markers = Mark who is cleared of being Hitler
sh-switch-markers-hint = Elected Chancellor in the Hitler zone
sh-switch-rebalance = Ten Fascist tiles at { $seats } seats
sh-switch-rebalance-six = One Fascist policy enacted at the start
sh-switch-rebalance-hint = Unofficial rebalance
