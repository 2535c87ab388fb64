# What every table does: act bar, looks at one's own things, the end.
over-replay = Replay from start
over-board = Look at the board
over-share = Share the story
over-home = Home
over-rematch = Rematch
act-name = Decision
act-read-only = Another tab plays this game. Here it can only be watched.
act-past = You are looking at the past.
act-now = Back to now
act-decide = Decide behind the curtain
act-hand-over = Hand over to { $name }
act-elsewhere = { $names } { $count ->
    [one] is
   *[other] are
} next, on another device.
act-send-note = Send the link, so that the game can go on there.
act-send = Send the link
act-thinking = { $names } { $count ->
    [one] thinks
   *[other] think
}
look-behind = behind the curtain
look-only-you = only you see this
act-continue = Continue
act-rule = Rule { $rule }
