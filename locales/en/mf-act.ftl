# Mefo: decisions, news.
mf-wait-setup = Order and roles are drawn.
mf-wait-start = { $name } is about to roll.
mf-wait-cell = { $name } is in the cell.
mf-wait-draft = { $name } puts together an offer to { $other }.
mf-wait-answer = { $name } answers the offer of { $other }.
mf-wait-dice = { $name } rolls.
mf-wait-hand-in = { $name } may hand in a deed.
mf-wait-window = { $name } is at the window.
mf-wait-counter = { $name } is at the counter.
mf-wait-card = { $name } draws a card.
mf-wait-crisis = { $name } pays or leaves the office.
mf-wait-buy = { $name } may buy: { $space }.
mf-wait-modifier = A modifier card is drawn.
mf-wait-sell = { $name } has to sell.
mf-wait-over = { $name } can still pay.
mf-auto = Roll automatically
mf-auto-on = Rolls automatically
mf-auto-hint = Rolls and keeps all deeds until there is something else to decide
mf-warn-raid = The next raid costs { $bill } RM; { $left } RM would be left.
mf-warn-cliff = With the new year the rate falls from { $rate } to { $next }.
mf-warn-last = These bills will probably be void before the next lap.
mf-ask-cell = { $name } in { $cell }
mf-ask-cell-note = A double frees; payouts and charges go on.
mf-opt-fine = Pay the fine and roll
mf-opt-roll-double = Try for a double
mf-one-in-six = 1 in 6
mf-last-try = Last try; otherwise the fine of { $fine } RM is due.
mf-try = Try { $count } of 3
mf-left = { $rm } RM in hand afterwards
mf-opt-keep = Hand in nothing
mf-opt-keep-note = The lap goes on.
mf-keep = Keep deeds without asking
mf-hand-in-first = Hand in a deed first
mf-ask-hand-in = { $name }: hand in a deed?
mf-ask-hand-in-note = One a lap, at the price of the bank.
mf-opt-pay = Pay
mf-opt-leave = Leave the office
mf-opt-leave-note = Costs nothing; the fee is not returned.
mf-ask-crisis = { $name }: pay off the crisis?
mf-opt-buy = Buy
mf-buy-raid = { $left } RM in hand; the next raid then costs { $raid } RM
mf-opt-pass = Leave it
mf-opt-pass-note = It stays with the bank.
mf-ask-buy = { $name }: { $space } for { $rm } RM?
mf-ask-buy-note = Pays { $pays } without a card; the bank would give { $bank } RM next year.
mf-ask-sell = { $name } has to sell: { $missing } RM short
mf-ask-sell-note = Due: { $rm } RM for { $why }. Bills have been redeemed already.
mf-sale-next = Next year { $rm } RM.
mf-sale-pays = Pays { $pays }.
mf-monument-pays = 10 % more income, Political Power.
mf-deeds = Deeds
mf-office-income = Income { $rm } RM a round
mf-office-raid = next raid { $rm } RM less
mf-office-upkeep = costs { $rm } RM a round
mf-office-power = 1 Power a round, a card every lap
mf-opt-roll = Roll the dice
mf-opt-roll-one = Roll one die
mf-opt-roll-note = from { $space }
mf-opt-monument = Commission the monument
mf-opt-monument-note = { $rm } RM and 3 Political Power a round
mf-short = { $rm } RM short
mf-opt-claim = Claim office: { $title }
mf-not-power = { $has } of { $needs } Political Power
mf-opt-depose = Depose { $name }
mf-opt-depose-note = The office becomes vacant.
mf-opt-resign = Resign
mf-opt-resign-note = The office becomes vacant; the fee is lost.
mf-trade-with = Trade with
mf-ask-start = { $name } is to roll
mf-outlook = End of round: { $rm } RM and { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
} in, { $dues } RM out.
mf-outlook-post = End of round: { $rm } RM in, { $dues } RM out.
mf-cash-all = Cash all
mf-cash-half = Cash half
mf-cash-hold = Hold
mf-cash-hand = { $rm } RM in hand
mf-cash-none = no bills left
mf-cash-left = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} left, next year { $rm } RM
mf-cash-counter = , at a counter { $rm } RM
mf-ask-window = { $name } at the window. Bills: { $count }, rate { $rate }
mf-ask-counter = { $name } at the counter. Bills: { $count }, rate { $rate }
mf-ask-cash-note = Next year { $next }. At a counter now { $counter }.
mf-ask-cash-due = Due this round: { $rm } RM.
mf-lot-open = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} at { $rate }
mf-lot-fixed = { $count ->
    [one] { $count } fixed bill
   *[other] { $count } fixed bills
} at { $rate }
mf-cash-go = Cash as chosen
mf-cash-result = { $rm } RM in hand, { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} left
mf-trade-worth = worth { $rm } RM, pays { $pays }
mf-trade-gives = { $name } gives
mf-trade-step = Change by { $rm } RM
mf-trade-no-rm = no RM
mf-trade-pays = { $name } pays { $rm } RM
mf-trade-one-sided = Both sides must give something, and property must change hands.
mf-trade-terms = { $gives } for { $takes }.
mf-trade-balance = Balance by reference prices: { $rm } RM.
mf-trade-effect = { $rm } RM in hand; income { $income } RM a round, next raid { $raid } RM.
mf-ask-trade = { $name } makes an offer to { $other }
mf-ask-trade-note = A property that changes hands draws a new card. One offer a turn to each player.
mf-trade-cancel = No offer
mf-trade-offer = Make the offer
mf-trade-go-on = Go on with the offer
mf-ask-answer = { $name }: accept the offer of { $other }?
mf-ask-answer-note = Gets: { $gives }. Gives: { $takes }.
mf-opt-accept = Accept
mf-opt-refuse = Refuse
mf-opt-refuse-note = Nothing changes; the offer is used up.
mf-not = { $why ->
    [no-cash] not enough RM in hand
    [no-power] too little Political Power
    [behind-holder] too little Power against the holder
    [monument-stands] there is a monument already
    [done] done already this turn
   *[due] not possible now
}
mf-news = What has happened
mf-news-tell = Show major events in this window
mf-news-all = Show all
mf-news-next = Next
mf-news-levy = The levy is { $rm } RM a round, next year { $next } RM.
mf-news-raids = Each raid costs { $rm } RM a property.
mf-news-rate = A bill is worth { $rate } RM, next year { $next }.
mf-news-collapse = All bills are void. Output is halved. The bombing has stopped; the occupation levy begins.
