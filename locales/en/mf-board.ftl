# Mefo: table, board, deeds.
mf-credit = Mefo is a critical simulation of a war economy. Rules retold and completed for this app.
mf-position = { $year }, round { $round }
mf-position-start = Before 1933
mf-summary-over = One player is left.
mf-decimal = .
mf-detention = Detention
mf-gestapo = Gestapo Detention
mf-internment = Internment
mf-out = Out of the game
mf-in-six = { $cell }: only a double six opens
mf-in-cell = { $cell }, try { $turn } of 3, fine { $fine } RM
mf-one-die = Bailed out: one die for { $count ->
    [one] 1 more turn
   *[other] { $count } more turns
}
mf-holds = Holds office: { $title }
mf-bailed = Bailouts: { $count }
mf-sum-rm = { $rm } RM
mf-sum-bills = { $count ->
    [one] 1 bill
   *[other] { $count } bills
}
mf-sum-fixed = { $count ->
    [one] 1 fixed bill
   *[other] { $count } fixed bills
}
mf-sum-power = { $every ->
    [one] 1 Political Power
   *[other] 1 Political Power every { $every } rounds
}
mf-sum-nothing = nothing
mf-percent = { $percent } %
mf-percent-of = { $percent } % { $kind }
mf-tile-owned = { $space }, { $kind }. { $name } owns it. Pays { $pays }. { $card }.
mf-tile-free = { $space }, { $kind }. Free, { $rm } RM.
mf-tile-salary = +{ $rm } RM
mf-tile-power = Power +{ $count }
mf-board = Board, 40 spaces
mf-table = The board and the year
mf-tabs = Views of the table
mf-tab-board = Board
mf-tab-deed = Balance
mf-tab-year = Year
mf-tab-log = Log
mf-round-of = Round { $round } of { $rounds }
mf-dial = { $year }, { $round }
mf-contest = { $contest ->
    [secretary] Communist or Socialist
    [head] Strasserist or Capitalist
   *[command] Regime Aligned or Wehrmacht
}
mf-vacant = vacant
mf-offices = Offices
mf-office = Office of Führer
mf-office-free = Nobody holds it.
mf-terms = Rounds in office: { $count }
mf-power-needed = The office takes { $count } Political Power
mf-dice = Last dice: { $dice }
mf-curve = MEFO rate now { $rate }, next year { $next }, at a counter { $counter }
mf-curve-post = Occupation levy now { $levy } RM a round, next year { $next } RM
mf-rate = MEFO rate
mf-rate-unit = RM a bill
mf-levy = Levy
mf-levy-unit = RM a round
mf-levy-now = { $levy } → { $next } RM
mf-raids = Air raids
mf-raids-unit = RM a property
mf-lasts = How long money lasts
mf-lasts-unit = if nothing changes
mf-raids-over = The bombing has stopped.
mf-raid-now = this round, { $rm } RM
mf-raid-next = { $count ->
    [one] next round
   *[other] in { $count } rounds
}, { $rm } RM a property
mf-raid-one = { $year }, round { $round }: { $rm } RM a property
mf-near = Spaces around { $name }
mf-seats = Players
mf-bills-worth = MEFO, { $rm } RM
mf-bills = MEFO
mf-power = Power
mf-per-round = Round
mf-due = Due
mf-raid = Raid
mf-this-round = this round
mf-in-rounds = { $count ->
    [one] next round
   *[other] in { $count } rounds
}
mf-monument = Monument
mf-empire-of = Show the balance of { $name }
mf-turn = To move
mf-rest-of = rest of { $year }
mf-col-year = Year
mf-col-in = In, RM
mf-col-out = Out, RM
mf-col-net = Net, RM
mf-odds = A modifier card is drawn on purchase:
mf-owner = Owner
mf-price = Price now
mf-list = List price
mf-bank-pays = Bank pays
mf-bank-then = { $now }, from 1946 { $later }
mf-in-trust = Held in trust: it pays the holder of the office and falls to the bank with it.
mf-this-round-pays = A round pays
mf-pays = Does it pay?
mf-pays-power = In Political Power only.
mf-pays-yes = Yes, this year and next.
mf-pays-now = Only this year.
mf-pays-later = Not now, but next year.
mf-pays-no = No.
mf-about-go = Whoever passes gets { $rm } RM and stands at the window, where bills can be cashed.
mf-about-event = A card of Circumstances is drawn.
mf-about-tax = { $percent } % of the RM in hand is paid. Bills are not taxed.
mf-about-bank = Whoever lands here may cash bills at { $rate }.
mf-about-closed = Closed. Bills are worth nothing.
mf-about-cell = Passing only. The pawns in { $cell } stand here too.
mf-about-power = Whoever lands here gets { $count } Political Power.
mf-about-arrest = Whoever lands here is put into { $cell }.
mf-back-to-turn = Back to the turn
mf-empire = Does the empire of { $name } pay?
mf-empire-yes = Yes.
mf-empire-no = Not any more.
mf-empire-until = Until { $year }.
mf-dry = Cash and bills would last until { $year }.
mf-not-dry = Cash and bills would last beyond { $year }.
mf-key-bills = bills
mf-key-raids = raids
mf-key-levy = levy, office
mf-switch-sale = Hand in one deed a lap
mf-switch-sale-hint = At the window the bank takes back one deed at 60, later 35 %. Off: sales in distress only.
mf-switch-short = Short game
mf-switch-short-hint = Three rounds a year instead of five.
mf-switch-trade = Trade between players
mf-switch-trade-hint = One offer to each other player a turn, property and RM.
mf-era-boom = Boom
mf-era-war = War
mf-era-ruin = Ruins
mf-mean = What Mefo is about
mf-mean-text = Military plants pay in bills of the state, everything else in RM. The rate of the bills falls to nothing by 1945, raids and levies want RM. Whoever can still pay at the end has won.
mf-mean-tone = The payouts of this economy rested on war, plunder and forced labour. The game shows why its money was worthless; nobody profits from the crimes it names.
mf-mean-roles = Seven roles
mf-mean-dealt = Roles are labels with economic effects; none is a hero.
