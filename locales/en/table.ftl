# Every table, whatever the game.
seat-number = Seat { $number }
table-trouble = This game cannot be opened
table-missing = There is no saved game here. It may have been deleted, or saved in another browser.
table-unreadable = The saved record cannot be read. Its text can be exported from the start page.
table-log = What happened
link-not-a-link = There is no game link in this text.
link-too-long = This text is too long to be a game link.
link-truncated = { $arrived } of { $expected } characters arrived; the end was cut off on the way.
link-damaged = This link was changed on the way and cannot be read.
link-newer = This link needs a newer version of Kabinett.
table-heading = { $game }, { $position }
table-phases = Phases
table-rules = Rules
table-undo = Undo
table-history = History
table-share = Share
table-read-only = This game is open in another tab. Here you can only look on.
table-take-over = Take over here
table-takebacks = { $count ->
    [one] Friendly table: something was taken back once.
   *[other] Friendly table: something was taken back { $count } times.
}
undo-not-now = Nothing can be taken back at this moment.
undo-nothing = There is nothing of your own to take back.
undo-chance = A card was drawn since, so nothing can be taken back.
undo-revealed = Somebody has seen something since, so nothing can be taken back.
undo-sealed = A sealed decision is final.
undo-other-seat = Another player has acted since.
undo-over = The game is over.
history-title = History
history-play = Replay
history-stop = Stop
history-back = One moment back
history-forth = One moment on
history-moment = Step { $step } of { $steps }
history-now = Back to now
share-next = { $name } is next
share-title = Send this game
share-text-next = Kabinett: { $name } is next.
share-text = A game in Kabinett
share-link = Link to this position
share-copy = Copy
share-copied = Copied
share-send = Send
share-honour = Honour
share-honour-text = The link holds the whole game, all secrets included. Whoever takes it apart can read them: send it to friends only. Nothing of it reaches a server.
share-length = characters, whole game
share-names = Names in the link
share-names-hint = Without names it is shorter
share-fits = fits
share-fits-not = does not fit safely
share-fit-qr = QR code
share-fit-mail = E-mail
share-fit-of = of { $limit }
share-fit-no-limit = no limit
share-fit-sms-one = 1 message
share-fit-sms = { $parts } parts, may break
share-qr = QR code of the link
share-no-qr = This link is too long for a QR code.
opened-reading = Reading the link
opened-title = You opened a link
opened-complete = Complete
opened-since = Since your last position
opened-lately = What happened last
opened-who = Played on this device
opened-new = This game is not on your device yet. Continuing saves it here.
opened-same = Your device has this game at the same position.
opened-ahead = { $steps ->
    [one] Your device has this game, one step behind. Continuing updates it.
   *[other] Your device has this game, { $steps } steps behind. Continuing updates it.
}
opened-behind = { $steps ->
    [one] Your device has this game, one step further on. Continuing opens yours; nothing is lost.
   *[other] Your device has this game, { $steps } steps further on. Continuing opens yours; nothing is lost.
}
opened-both = Your device and the link hold sealed decisions of different players. Continuing takes in both.
opened-fork = Your device and the link went different ways. Choose one, or keep the link as a copy.
opened-fork-mine = Go on with mine
opened-fork-theirs = Take the link’s
opened-look = Open
opened-nobody = Look on
opened-continue = Continue as { $names }
opened-keep = Keep a copy
opened-kept = A copy is on the start page.
opened-changed = Another tab has played this game further. Look once more.
opened-copy-title = { $game } (copy from a link)
opened-discard = Discard
opened-incomplete = This link is incomplete
opened-broken = This link cannot be opened
opened-unchanged = Nothing on this device has changed.
opened-paste-again = Paste it again
