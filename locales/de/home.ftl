# Die Startseite.
home-sub = Vier Spiele über Macht und Geld. Reicht ein Gerät herum, spielt gegen den Computer oder schickt die ganze Partie als Link.
home-night = Nachtansicht
home-install = Installieren
home-continue = Weiterspielen
home-none = Noch nichts gespeichert. Jede begonnene Partie wartet hier auf dich.
home-count = { $count ->
    [one] 1 Partie, { $size }
   *[other] { $count } Partien, { $size }
}
home-save-all = Alle in eine Datei
home-unread = Die gespeicherten Partien ließen sich nicht lesen: { $reason }
home-not-changed = Es wurde nichts geändert: { $reason }
home-open = Öffnen
home-look = Ansehen
home-copy-of = Link von { $name } kopieren
home-delete-of = { $name } löschen
home-more-of = Mehr zu { $name }
home-deleted = { $name } gelöscht.
home-undo = Zurückholen
home-link-copied = Link kopiert. Er enthält die ganze Partie samt Geheimnissen.
home-link-secrets = Link und Datei enthalten die ganze Partie samt Geheimnissen.
home-raw = Unlesbarer Eintrag
home-raw-text = Sonst ist nichts betroffen.
home-raw-export = Roh sichern
home-title = Titel
home-rename = Umbenennen
home-duplicate = Verdoppeln
home-copy-title = { $name } (Kopie)
home-copy = Link kopieren
home-export = Als Datei sichern
home-delete = Löschen
home-bad-text = Zeile { $line } des Partietextes ist nicht lesbar: „{ $found }“.
home-bad-match = Dieser Partietext ist unvollständig, oder diese Version kennt das Spiel nicht.
home-some-unreadable = { $count ->
    [one] Ein Eintrag der Datei ließ sich nicht lesen.
   *[other] { $count } Einträge der Datei ließen sich nicht lesen.
}
home-imported = { $count ->
    [one] Eine Partie übernommen.
   *[other] { $count } Partien übernommen.
}
home-paste = Link einfügen
home-open-link = Link öffnen
home-import = Datei laden
home-private = Nichts verlässt dein Gerät.
home-private-more = Kein Konto, kein Server, keine Cookies.
home-games = Die Spiele
home-play = Spielen
home-how = So geht es
home-players = { $least }–{ $most } Personen
home-minutes = { $least }–{ $most } min
home-players-exact = { $count } Personen
home-minutes-about = etwa { $minutes } Min.
home-sh = Die meisten am Tisch sind ehrlich. Die anderen kennen einander.
home-other = Ein Spiel aus diesem Kabinett.
home-dm = Sieben Wahlen, ein Programm: biegen, bis es siegt.
home-ko = Löhne senken, dann sehen, wer die Waren noch kaufen kann.
home-me = 1938 reich auf dem Papier. 1945 noch zahlungsfähig?
