# Computer players: who they are, why they moved, hints.
company-title = Computer players
company-plays = { $seat } is played by { $name } ({ $level }).
who-easy = Toni
who-easy-line = Spontaneous: plays by nose and forgets quickly.
who-normal = Robin
who-normal-line = Steady: remembers what was done and said, and keeps to habits.
who-strong = Luca
who-strong-line = Calculating: reckons ahead before every move.
why-ask = Why the last move?
why-thinking = The thought is looked up …
why-none = { $name } has not decided anything yet.
why-later = { $name } says so when the game is over; before that it would give away what is hidden.
why-win = chance to win { $value } %
why-worth = rated { $value } of 100, where 50 is level with the best other player
why-less = the next best { $less } points less
why-worlds = { $count ->
    [one] one possible course played through
   *[other] { $count } possible courses played through
}
why-nose = by a rule of thumb
why-habit = by habit, nothing played through
why-sealed = its figures stay secret until the end
why-secret-hitler = { $word ->
    [no-choice] { $name } had nothing to choose{ $odds }.
    [trusts] { $name } trusts { $about } to help a Liberal policy through{ $odds }.
    [suspects] { $name } suspects { $about } of being a Fascist{ $odds }.
    [fears-hitler] { $name } fears that { $about } is Hitler{ $odds }.
    [own-office] { $name } wants a Liberal policy from the office that is at stake{ $odds }.
    [plays-liberal] { $name } does what serves the Liberals{ $odds }.
    [least-known] { $name } knows least about { $about }{ $odds }.
    [keeps-cover] { $name } does as Liberals do, in order to be believed{ $odds }.
    [helps-own] { $name } gains more for the Fascists than it gives away{ $odds }.
    [hinders] { $name } wants to weaken the Liberals{ $odds }.
    [elects-hitler] { $name } wins if Hitler becomes Chancellor now{ $odds }.
    [vetoes] { $name } prefers a veto to what was in hand{ $odds }.
    [refuses-veto] { $name } prefers what was in hand to a veto{ $odds }.
    [board] { $name } went by the board alone: who enacted what{ $odds }.
   *[habit] { $name } went by its reading of ballots, policies and claims, and by habit{ $odds }.
}
why-die-macher = { $word ->
    [sheet] { $name } weighed where the campaign should begin{ $odds }.
    [order] { $name } weighed what the first move is worth{ $odds }.
    [programme] { $name } weighed which programme suits the coming elections{ $odds }.
    [cabinet] { $name } weighed where the shadow cabinet has most effect{ $odds }.
    [coalition] { $name } weighed whether a coalition pays{ $odds }.
    [media] { $name } weighed where media cubes are worth their price{ $odds }.
    [meetings] { $name } weighed where meetings win votes{ $odds }.
    [poll] { $name } weighed what the poll is worth{ $odds }.
    [nation] { $name } weighed what counts in the nation at the end{ $odds }.
   *[donation] { $name } weighed money against members lost{ $odds }.
}
why-konzern = { $word ->
    [election] { $name } weighed whom the election should bring to power{ $odds }.
    [production] { $name } weighed how much to produce{ $odds }.
    [workers] { $name } weighed how many workers are needed{ $odds }.
    [action] { $name } weighed whom force would hurt most and what it brings{ $odds }.
    [price] { $name } weighed which price sells and still pays{ $odds }.
    [purchase] { $name } weighed which purchase pays{ $odds }.
    [money] { $name } weighed where the money is to come from{ $odds }.
    [meeting] { $name } weighed how the shareholders should be paid{ $odds }.
    [chief] { $name } weighed who should lead the corporation{ $odds }.
    [bid] { $name } weighed what the young share is worth{ $odds }.
   *[shares] { $name } weighed which shares and contracts to hold{ $odds }.
}
why-mefo = { $word ->
    [turn] { $name } weighed what to do before the dice are rolled{ $odds }.
    [cell] { $name } weighed the fine against waiting in the cell{ $odds }.
    [trade] { $name } weighed what the trade is worth to both sides{ $odds }.
    [sale] { $name } weighed which deed can be spared{ $odds }.
    [bills] { $name } weighed cash now against bills later{ $odds }.
    [purchase] { $name } weighed whether the property is worth its price{ $odds }.
   *[office] { $name } weighed whether the office is worth its cost{ $odds }.
}
hint-ask = Ask for a hint
hint-title = Hint
hint-cancel = Cancel
hint-thinking = A strong computer thinks
hint-none = No hint could be found.
hint-would = { $name } would choose: { $choice }.
hint-log = { $name } asked for a hint
setup-hints = Hints
setup-hints-note = Whoever decides may ask a strong computer; the log says so
