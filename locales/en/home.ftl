# The start page.
home-sub = Four games about power and money. Pass one device around, play the computer, or send the whole game in a link.
home-night = Night theme
home-install = Install
home-continue = Continue
home-none = Nothing saved yet. Every game you begin waits for you here.
home-count = { $count ->
    [one] 1 game, { $size }
   *[other] { $count } games, { $size }
}
home-save-all = Save all to a file
home-unread = The saved games could not be read: { $reason }
home-not-changed = Nothing was changed: { $reason }
home-open = Open
home-look = Look back
home-copy-of = Copy the link of { $name }
home-delete-of = Delete { $name }
home-more-of = More for { $name }
home-deleted = { $name } deleted.
home-undo = Undo
home-link-copied = Link copied. It holds the whole game, secrets included.
home-link-secrets = A link or file holds the whole game, secrets included.
home-raw = Unreadable record
home-raw-text = Nothing else is affected.
home-raw-export = Export raw
home-title = Title
home-rename = Rename
home-duplicate = Duplicate
home-copy-title = { $name } (copy)
home-copy = Copy link
home-export = Save as a file
home-delete = Delete
home-bad-text = Line { $line } of the match text cannot be read: “{ $found }”.
home-bad-match = This match text is incomplete or of a game that this version does not know.
home-some-unreadable = { $count ->
    [one] One record of the file could not be read.
   *[other] { $count } records of the file could not be read.
}
home-imported = { $count ->
    [one] One game taken in.
   *[other] { $count } games taken in.
}
home-paste = Paste a game link
home-open-link = Open link
home-import = Import file
home-private = Nothing leaves your device.
home-private-more = No account, no server, no cookies.
home-games = The games
home-play = Play
home-how = How it plays
home-players = { $least }–{ $most } players
home-minutes = { $least }–{ $most } min
home-players-exact = { $count } players
home-minutes-about = about { $minutes } min
home-sh = Most of the table is honest. The rest know each other.
home-other = A game of this cabinet.
home-dm = Seven elections, one programme to bend until it wins.
home-ko = Cut the wages, then see who is left to buy your goods.
home-me = Rich on paper in 1938. Can you still pay in 1945?
