# The setup page.
setup-heading = New game of { $game }
setup-seats = Seats
setup-seats-note = clockwise, { $least } to { $most }
setup-seats-exact = clockwise, { $count } of them
setup-name-of = Name of seat { $number }
setup-who-of = Who plays { $name }
setup-human = Human
setup-easy = Easy
setup-normal = Normal
setup-strong = Strong
setup-computer = Computer
setup-up = Move { $name } up
setup-down = Move { $name } down
setup-remove = Remove { $name }
setup-cannot-move = That is as far as it goes
setup-moved = { $name }: now seat { $number }
setup-removed = { $name } removed
setup-few = At least { $least } seats
setup-full = All { $most } seats are set
setup-add = Add a seat
setup-added = { $count } seats
setup-shuffle = Shuffle
setup-shuffled = Shuffled: { $names }
setup-last = Last game’s seats
setup-last-done = The last game’s seats are set
setup-name-long = This name has { $bytes } bytes; a link carries at most { $most }. Please shorten it.
setup-name-twice = Two seats are called { $name }. That works, but the log will not tell them apart.
setup-look-of = { $name }: colour and shape
setup-piece-of = { $name }: party
setup-look-note = A colour that is taken is swapped.
setup-looks-here = Colours stay on this device; on other devices they follow the order of seats.
look-0 = Red circle
look-1 = Blue square
look-2 = Green triangle
look-3 = Yellow diamond
look-4 = Violet hexagon
look-5 = Teal shield
look-6 = Pink pentagon
look-7 = Brown octagon
look-8 = Grey arch
look-9 = Black parallelogram
setup-computer-names = Nora, Otis, Pearl, Quinn, Ruby, Silas, Tess, Ugo, Vera, Wendell
setup-first = First candidate
setup-first-note = Then clockwise, in the order above
setup-first-random = Drawn at random
setup-how = How will you play?
setup-device = One device
setup-device-text = Pass it around. Secrets wait behind a curtain.
setup-device-alone = You against computers. Your secrets wait behind a curtain.
setup-device-watch = Nobody plays here: you watch the computers.
setup-hand-overs = About { $count } hand-overs a game
setup-no-hand-overs = No hand-overs
setup-link = By link
setup-link-text = One link per move. It holds the secrets: for friends.
setup-link-cost = Over days, from anywhere
setup-link-alone = Needs two people at least
setup-ballots = Ballots
setup-table-vote = Table vote
setup-table-vote-text = All show a thumb on three, one person taps who said Ja.
setup-table-vote-cost = 1 step per election
setup-passed = Passed around
setup-passed-text = Everyone votes in secret behind the curtain.
setup-passed-cost = { $count } hand-overs per election
setup-here = Played on this device
setup-here-none = Choose at least one person who plays on this device.
setup-variants = Variants
setup-friendly = Friendly table
setup-friendly-note = Undo reaches past hidden cards
setup-count-seats = { $count ->
    [2] Two seats
    [3] Three seats
    [4] Four seats
    [5] Five seats
    [6] Six seats
    [7] Seven seats
    [8] Eight seats
    [9] Nine seats
    [10] Ten seats
   *[other] { $count } seats
}
setup-foot-table-vote = { $seats }, one device, table vote
setup-foot-device = { $seats }, one device
setup-foot-passed = { $seats }, one device, secret ballots passed around
setup-foot-alone = { $seats }, you against the computers
setup-foot-watch = { $seats }, computers only: you watch
setup-foot-link = { $seats }, by link
setup-foot-people = { $people ->
    [one] One person.
   *[other] { $people } people.
}
setup-foot-computers = { $computers ->
    [one] One computer.
   *[other] { $computers } computers.
}
setup-foot-mixed = { $people ->
    [one] One person
   *[other] { $people } people
} and { $computers ->
    [one] one computer.
   *[other] { $computers } computers.
}
setup-foot-minutes = { $who } About { $minutes } minutes.
setup-keep = Keep as my default
setup-kept = Kept: every new game begins like this.
setup-start = Start
setup-fix-name = One name is too long.
setup-no-chance = This browser gives no random numbers, so no cards can be dealt.
# What a number of seats means in Secret Hitler.
sh-mean = What { $count ->
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
} seats mean
sh-mean-hitler-knows = The Fascist and Hitler know each other. The Liberals know nobody.
sh-mean-hitler-blind = The Fascists know each other and Hitler. Hitler knows nobody.
sh-mean-liberals = { $count } Liberals
sh-mean-fascists = { $count ->
    [one] 1 Fascist
   *[other] { $count } Fascists
}
sh-mean-hitler = Hitler
sh-mean-row = { $seats } seats: { $liberals } Liberals, { $fascists } Fascists with Hitler
sh-mean-powers = Powers of the Fascist policies
sh-mean-none = No power
sh-mean-investigate = Loyalty check
sh-mean-special = Special election
sh-mean-peek = Policy peek
sh-mean-execution = Execution
sh-mean-execution-veto = Execution and veto
sh-mean-win = Fascists win
setup-picks = What each seat plays
setup-pick-of = { $name } plays
setup-pick-drawn = dealt at random
