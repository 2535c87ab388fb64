# Secret Hitler: the page of the end.
sh-over-liberals-win = The Liberals win
sh-over-fascists-win = The Fascists win
sh-over-tracks = { $liberal } Liberal and { $fascist } Fascist policies after { $elections } elections.
sh-over-why-five = { $president } and { $chancellor } enacted the fifth Liberal policy. Hitler was { $hitler }.
sh-over-why-five-chaos = Chaos turned up the fifth Liberal policy. Hitler was { $hitler }.
sh-over-why-six = { $president } and { $chancellor } enacted the sixth Fascist policy. Hitler was { $hitler }.
sh-over-why-six-chaos = Chaos turned up the sixth Fascist policy. Hitler was { $hitler }.
sh-over-why-executed = { $president } executed { $hitler }, who was Hitler.
sh-over-why-elected = { $hitler } was Hitler and became Chancellor under { $president }, with { $ja } of { $voters } ballots.
sh-over-record = Roles and records
sh-over-player = Player
sh-over-role = Role
sh-over-president = President
sh-over-chancellor = Chancellor
sh-over-enacted = Enacted
sh-over-ja = Ja
sh-over-nein = Nein
sh-over-ballots-head = Ja · Nein
sh-over-ballots = { $ja } Ja, { $nein } Nein
sh-over-with-result = With the result
sh-over-claims = Claims
sh-over-claims-note = President and Chancellor: governments in this office. Untrue claims are counted only where roles or enacted policies show it; what was discarded stays hidden for ever.
sh-over-of = { $count } of { $all }
sh-over-untrue = { $all }, { $untrue } untrue
sh-over-executed = executed in election { $election }
sh-over-won = won
sh-over-lost = lost
sh-over-role-liberal = Liberal
sh-over-role-fascist = Fascist
sh-over-role-hitler = Hitler
sh-over-party-fascist = Fascist party
sh-over-tiles = { $liberal } Liberal, { $fascist } Fascist
sh-over-luck = Luck
sh-over-luck-band = shaded: two games in three
sh-over-luck-head = Liberal policies due → came
sh-over-luck-said = due { $due }, came { $came }; two games in three bring { $least } to { $most }
sh-over-source-liberals = Two Liberals governed
sh-over-source-chaos = Chaos
sh-over-source-others = Other governments
sh-over-times-governments = { $count ->
    [one] one government
   *[other] { $count } governments
}
sh-over-times-chaos = { $count ->
    [one] one tile turned up
   *[other] { $count } tiles turned up
}
sh-over-luck-nothing = No policy hung on luck alone.
sh-over-luck-usual = The tiles came about as they were due. Luck did not decide it.
sh-over-luck-against-liberals = The tiles favoured the Fascists. The Liberals won all the same.
sh-over-luck-against-fascists = The tiles favoured the Liberals. The Fascists won all the same.
sh-over-luck-helped-liberals = The tiles favoured the Liberals. They did not decide it alone.
sh-over-luck-helped-fascists = The tiles favoured the Fascists. They did not decide it alone.
sh-over-luck-decided-liberals = With the tiles that were due, the Fascists might have been first. Luck decided it.
sh-over-luck-decided-fascists = With the tiles that were due, the Liberals might have been first. Luck decided it.
sh-over-luck-note = Two Liberals enact a Liberal policy unless all three tiles are Fascist. Other governments are set against a tile taken blindly, so they show choices as well as luck.
sh-over-moments = Telling moments
sh-over-decision = It was decided here
sh-over-decision-policy = Election { $number }: { $president } and { $chancellor }, { $ja } Ja to { $nein } Nein, enacted the last policy.
sh-over-decision-chaos = Election { $number }: no government came about, and chaos turned up the last policy.
sh-over-decision-executed = After election { $number } { $president } chose { $hitler }.
sh-over-decision-elected = { $liberals ->
    [0] Election { $number }: { $ja } Ja to { $nein } Nein. No Liberal said Ja.
    [one] Election { $number }: { $ja } Ja to { $nein } Nein. One of the Ja came from a Liberal.
   *[other] Election { $number }: { $ja } Ja to { $nein } Nein. { $liberals } of the Ja came from Liberals.
}
sh-over-near-miss = Within a hair
sh-over-near-miss-text = Election { $number }: { $president } nominated { $hitler } when that would have ended it. { $ja } Ja to { $nein } Nein.
sh-over-false-report = A false report
sh-over-false-report-liberal = { $by } reported that { $seat } was a Liberal. That was not so.
sh-over-false-report-fascist = { $by } reported that { $seat } was a Fascist. That was not so.
sh-over-closest = Closest vote
sh-over-closest-passed = Election { $number }: { $president } and { $chancellor } were elected by { $ja } Ja to { $nein } Nein.
sh-over-closest-failed = Election { $number }: { $president } and { $chancellor } failed with { $ja } Ja to { $nein } Nein.
sh-over-dispute = Two accounts
sh-over-dispute-text = Election { $number }: { $president } and { $chancellor } told of the same two tiles, and not both can be right.
sh-over-chaos = Chaos
sh-over-chaos-liberal = Three elections without a policy; after election { $number } a Liberal tile was turned up.
sh-over-chaos-fascist = Three elections without a policy; after election { $number } a Fascist tile was turned up.
sh-over-innocent = The wrong one
sh-over-innocent-text = After election { $number } { $by } executed { $seat }, a Liberal.
sh-over-deceived = Without a single Nein
sh-over-deceived-text = Election { $number }: everybody elected { $president } and { $chancellor }, two of the Fascist party.
sh-over-good-start = Hitler builds trust
sh-over-good-start-text = Election { $number }: { $hitler } enacted a Liberal policy as Chancellor.
sh-over-run = A run
sh-over-run-text = Up to election { $number } { $count } Fascist policies followed one another.
sh-over-line = All elections
sh-over-line-hint = each leads to its moment
sh-over-cell = Election { $number }: { $president } and { $chancellor }, { $ja } Ja, { $nein } Nein.
sh-over-cell-liberal = Liberal policy.
sh-over-cell-fascist = Fascist policy.
sh-over-cell-chaos-liberal = Chaos, Liberal policy.
sh-over-cell-chaos-fascist = Chaos, Fascist policy.
sh-over-cell-veto = Veto.
sh-over-cell-elected = Elected.
sh-over-cell-failed = Failed.
