# Every table, whatever the game.
seat-number = Platz { $number }
table-trouble = Diese Partie lässt sich nicht öffnen
table-missing = Hier liegt keine gespeicherte Partie. Vielleicht wurde sie gelöscht oder in einem anderen Browser gespeichert.
table-unreadable = Der gespeicherte Eintrag ist nicht lesbar. Sein Text lässt sich auf der Startseite exportieren.
table-log = Was geschah
link-not-a-link = In diesem Text steht kein Link zu einer Partie.
link-too-long = Dieser Text ist zu lang für einen Link zu einer Partie.
link-truncated = { $arrived } von { $expected } Zeichen sind angekommen; das Ende ging unterwegs verloren.
link-damaged = Dieser Link wurde unterwegs verändert und ist nicht lesbar.
link-newer = Dieser Link braucht eine neuere Version von Kabinett.
