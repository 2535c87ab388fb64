# Mefo: log, rules, end.
mf-log-line = { $name }: { $says }
mf-log-settlement = Settlement.
mf-log-first = begins
mf-log-role = { $role }, { $rm } RM
mf-log-levy = Occupation levy { $rm } RM a round.
mf-log-rate = A bill is worth { $rate } RM.
mf-log-rolled = { $high } + { $low }
mf-log-one-die = one die: { $face }
mf-log-office-die = die of the office: { $face }
mf-log-moved = to { $space }
mf-log-lap = a lap, to { $space }
mf-log-rm = { $rm } RM
mf-log-bills = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
mf-log-power = { $count } Power
mf-log-cashed = cashes { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} for { $rm } RM
mf-log-counter = cashes { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} at the counter for { $rm } RM
mf-log-drawn = card: { $card }
mf-log-bought = buys { $space } for { $rm } RM
mf-log-declined = does not buy
mf-log-modified = { $space } draws { $card }
mf-log-handed = hands in { $space } for { $rm } RM
mf-log-built = commissions the monument for { $rm } RM
mf-log-demolished = the monument is demolished
mf-log-offered = offers { $to } { $gives } for { $takes }
mf-log-accepted = accepts
mf-log-refused = refuses
mf-log-withdrawn = makes no offer after all
mf-log-claimed = takes office as { $title } for { $rm } RM
mf-log-vacated = no longer { $title }: { $why }
mf-log-seized = seizes { $space } from { $from }
mf-log-seized-bank = seizes { $space }
mf-log-nationalised = nationalises { $space } of { $from }
mf-log-returned = back to the bank: { $deeds }
mf-log-attempt = survives an attempt
mf-log-killed = is killed
mf-log-detained = into { $cell }
mf-log-detained-six = into { $cell }, which only a double six opens
mf-log-freed = is free
mf-log-due = pays { $rm } RM for { $why }
mf-log-due-to = pays { $to } { $rm } RM for { $why }
mf-log-redeemed = redeems { $count ->
    [one] { $count } bill
   *[other] { $count } bills
} for { $rm } RM
mf-log-sold = sells { $space } for { $rm } RM
mf-log-bailout = bailout { $number }: { $rm } RM from the state
mf-log-bankrupt = is bankrupt
mf-log-raid = { $rm } RM, air raid
mf-log-levied = { $rm } RM, levy
mf-log-terms = { $rm } RM, office
mf-log-void = { $count ->
    [one] { $count } bill is
   *[other] { $count } bills are
} void
mf-log-longest = longest in office (rounds: { $count }), pays more levy
mf-log-won = is the last one able to pay
mf-now-year = It is { $year }, round { $round } of { $rounds } (MF-5.1).
mf-now-roles = The roles in this game (MF-1.4).
mf-now-bills = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}, { $rm } RM at the window
mf-now-rate = In { $year } a bill is worth { $rate } RM, next year { $next } (MF-2.2).
mf-now-payout = { $rm } RM, { $bills ->
    [one] { $bills } bill
   *[other] { $bills } bills
}, { $power } Power
mf-now-payouts = What this round pays (MF-4.2).
mf-now-dues = What this round charges (MF-5.1).
mf-now-fails = The third failure is bankruptcy (MF-6.6).
mf-now-longest = Whoever was longest in office pays { $percent } % more levy (MF-5.4).
mf-over-wins = { $name } can still pay
mf-over-why = { $name } ({ $role }) is the last one solvent in { $year }.
mf-over-sober = What is left is no triumph: debt, rubble, and money that was worth nothing.
mf-over-income = Income
mf-over-cashed = Bills cashed
mf-over-void = Bills void
mf-over-raids = Raids
mf-over-levy = Levy
mf-over-bought = Bought
mf-over-sold = Sold
mf-over-bailouts = Bailouts
mf-over-last = the last one able to pay
mf-over-killed = killed in { $year }
mf-over-out = bankrupt in { $year }
mf-over-accounts = The accounts
mf-over-fine = Income, bills cashed, raids and levy in RM; void bills by number.
mf-over-moments = Telling moments
mf-over-line = The years
mf-over-line-hint = RM solid, bills hatched, at the end of each year
mf-over-had = { $name }: { $rm } RM, { $count ->
    [one] { $count } bill
   *[other] { $count } bills
}
mf-moment-claimed = { $name } takes office: { $title }.
mf-moment-deposed = { $name } is deposed: { $title }.
mf-moment-built = { $name } commissions the monument.
mf-moment-void = { $name }: { $count ->
    [one] { $count } bill is
   *[other] { $count } bills are
} void.
mf-moment-bailout = The first bailout: { $name }.
mf-moment-killed = { $name } is killed.
mf-moment-out = { $name } is bankrupt.
