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
table-heading = { $game }, { $position }
table-phases = Phasen
table-rules = Regeln
table-undo = Zurücknehmen
table-history = Verlauf
table-share = Senden
table-read-only = Diese Partie ist in einem anderen Tab offen. Hier kann man nur zusehen.
table-take-over = Hier übernehmen
table-takebacks = { $count ->
    [one] Nachsichtiger Tisch: Einmal wurde etwas zurückgenommen.
   *[other] Nachsichtiger Tisch: { $count }-mal wurde etwas zurückgenommen.
}
undo-not-now = Im Augenblick lässt sich nichts zurücknehmen.
undo-nothing = Es gibt nichts Eigenes zurückzunehmen.
undo-chance = Seitdem wurde eine Karte gezogen; zurücknehmen geht nicht mehr.
undo-revealed = Seitdem hat jemand etwas gesehen; zurücknehmen geht nicht mehr.
undo-sealed = Eine verdeckte Entscheidung ist endgültig.
undo-other-seat = Seitdem hat jemand anderes gehandelt.
undo-over = Die Partie ist zu Ende.
history-title = Verlauf
history-play = Abspielen
history-stop = Anhalten
history-back = Einen Moment zurück
history-forth = Einen Moment weiter
history-moment = Schritt { $step } von { $steps }
history-now = Zurück zum Jetzt
share-next = { $name } ist an der Reihe
share-title = Diese Partie senden
share-text-next = Kabinett: { $name } ist an der Reihe.
share-text = Eine Partie in Kabinett
share-link = Link zu dieser Stellung
share-copy = Kopieren
share-copied = Kopiert
share-send = Senden
share-honour = Ehrensache
share-honour-text = Der Link enthält die ganze Partie mit allen Geheimnissen. Wer ihn zerlegt, kann sie lesen: nur an Freunde senden. Nichts davon erreicht einen Server.
share-length = Zeichen, ganze Partie
share-names = Namen im Link
share-names-hint = Ohne Namen ist er kürzer
share-fits = passt
share-fits-not = passt nicht sicher
share-fit-qr = QR-Code
share-fit-mail = E-Mail
share-fit-of = von { $limit }
share-fit-no-limit = unbegrenzt
share-fit-sms-one = 1 Nachricht
share-fit-sms = { $parts } Teile, kann abreißen
share-qr = QR-Code des Links
share-no-qr = Für einen QR-Code ist dieser Link zu lang.
opened-reading = Der Link wird gelesen
opened-title = Ein Link wurde geöffnet
opened-complete = Vollständig
opened-since = Seit der letzten Stellung hier
opened-lately = Was zuletzt geschah
opened-who = Auf diesem Gerät spielen
opened-new = Diese Partie ist noch nicht auf diesem Gerät. Beim Fortsetzen wird sie hier gespeichert.
opened-same = Diese Partie liegt hier in derselben Stellung.
opened-ahead = { $steps ->
    [one] Diese Partie liegt hier, einen Schritt zurück. Fortsetzen bringt sie auf den neuen Stand.
   *[other] Diese Partie liegt hier, { $steps } Schritte zurück. Fortsetzen bringt sie auf den neuen Stand.
}
opened-behind = { $steps ->
    [one] Diese Partie ist hier einen Schritt weiter. Fortsetzen öffnet die hiesige; nichts geht verloren.
   *[other] Diese Partie ist hier { $steps } Schritte weiter. Fortsetzen öffnet die hiesige; nichts geht verloren.
}
opened-both = Gerät und Link enthalten verdeckte Entscheidungen verschiedener Spieler. Fortsetzen übernimmt beide.
opened-fork = Gerät und Link sind verschiedene Wege gegangen. Einer ist zu wählen; der Link lässt sich auch als Kopie behalten.
opened-fork-mine = Mit der hiesigen weiter
opened-fork-theirs = Die aus dem Link nehmen
opened-look = Öffnen
opened-nobody = Zusehen
opened-continue = Weiter als { $names }
opened-keep = Als Kopie behalten
opened-kept = Eine Kopie liegt auf der Startseite.
opened-changed = Ein anderer Tab hat diese Partie weitergespielt. Bitte noch einmal ansehen.
opened-copy-title = { $game } (Kopie aus einem Link)
opened-discard = Verwerfen
opened-incomplete = Dieser Link ist unvollständig
opened-broken = Dieser Link lässt sich nicht öffnen
opened-unchanged = Auf diesem Gerät hat sich nichts geändert.
opened-paste-again = Noch einmal einfügen
