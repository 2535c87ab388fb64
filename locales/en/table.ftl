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
