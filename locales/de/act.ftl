# What every table does: act bar, looks at one's own things, the end.
over-replay = Von Anfang an ansehen
over-board = Spielbrett ansehen
over-share = Partie teilen
over-home = Startseite
over-rematch = Revanche
act-name = Entscheidung
act-read-only = Ein anderer Tab spielt diese Partie. Hier lässt sie sich nur ansehen.
act-past = Das ist ein früherer Stand.
act-now = Zurück zum Jetzt
act-decide = Hinter dem Vorhang entscheiden
act-hand-over = An { $name } weitergeben
act-elsewhere = { $names } { $count ->
    [one] ist
   *[other] sind
} am Zug, auf einem anderen Gerät.
act-send-note = Den Link senden, damit es dort weitergeht.
act-send = Link senden
act-thinking = { $names } { $count ->
    [one] überlegt
   *[other] überlegen
}
look-behind = hinter dem Vorhang
look-only-you = nur für dich
act-continue = Weiter
act-rule = Regel { $rule }
