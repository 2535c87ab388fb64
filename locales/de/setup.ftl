# Die Seite für ein neues Spiel.
setup-heading = Neue Partie { $game }
setup-seats = Plätze
setup-seats-note = im Uhrzeigersinn, { $least } bis { $most }
setup-seats-exact = im Uhrzeigersinn, genau { $count }
setup-name-of = Name auf Platz { $number }
setup-who-of = Wer { $name } spielt
setup-human = Mensch
setup-easy = Leicht
setup-normal = Normal
setup-strong = Stark
setup-computer = Computer
setup-up = { $name } nach oben
setup-down = { $name } nach unten
setup-remove = { $name } entfernen
setup-cannot-move = Weiter geht es nicht
setup-moved = { $name }: jetzt Platz { $number }
setup-removed = { $name } entfernt
setup-few = Mindestens { $least } Plätze
setup-full = Alle { $most } Plätze sind besetzt
setup-add = Platz hinzufügen
setup-added = { $count } Plätze
setup-shuffle = Mischen
setup-shuffled = Gemischt: { $names }
setup-last = Wie zuletzt
setup-last-done = Die Plätze der letzten Partie sind gesetzt
setup-name-long = Dieser Name hat { $bytes } Bytes; ein Link trägt höchstens { $most }. Bitte kürzen.
setup-name-twice = Zwei Plätze heißen { $name }. Das geht, nur unterscheidet das Protokoll sie nicht.
setup-look-of = { $name }: Farbe und Form
setup-piece-of = { $name }: Partei
setup-look-note = Eine vergebene Farbe wird getauscht.
setup-looks-here = Die Farben gelten auf diesem Gerät; auf anderen folgen sie der Reihe der Plätze.
look-0 = Roter Kreis
look-1 = Blaues Quadrat
look-2 = Grünes Dreieck
look-3 = Gelbe Raute
look-4 = Violettes Sechseck
look-5 = Türkiser Schild
look-6 = Rosa Fünfeck
look-7 = Braunes Achteck
look-8 = Grauer Bogen
look-9 = Schwarzes Parallelogramm
setup-computer-names = Nele, Otto, Paula, Quirin, Rosa, Sepp, Thea, Ulla, Veit, Wanda
setup-first = Erste Kandidatur
setup-first-note = Danach im Uhrzeigersinn, in der Reihenfolge oben
setup-first-random = Wird ausgelost
setup-how = Wie wollt ihr spielen?
setup-device = Ein Gerät
setup-device-text = Es geht reihum. Geheimes wartet hinter einem Vorhang.
setup-device-alone = Allein gegen Computer. Geheimes wartet hinter einem Vorhang.
setup-device-watch = Hier spielt niemand: Die Computer spielen, du schaust zu.
setup-hand-overs = Etwa { $count } Übergaben pro Partie
setup-no-hand-overs = Keine Übergaben
setup-link = Per Link
setup-link-text = Ein Link pro Zug. Er enthält die Geheimnisse: unter Freunden.
setup-link-cost = Über Tage, von überall
setup-link-alone = Braucht mindestens zwei Menschen
setup-ballots = Abstimmung
setup-table-vote = Am Tisch
setup-table-vote-text = Auf drei zeigen alle den Daumen; eine Person tippt, wer Ja sagt.
setup-table-vote-cost = 1 Schritt pro Wahlgang
setup-passed = Reihum
setup-passed-text = Alle stimmen geheim hinter dem Vorhang ab.
setup-passed-cost = { $count } Übergaben pro Wahlgang
setup-here = An diesem Gerät spielt
setup-here-none = Mindestens eine Person muss an diesem Gerät spielen.
setup-variants = Varianten
setup-friendly = Nachsichtiger Tisch
setup-friendly-note = Zurücknehmen geht auch nach verdeckten Karten
setup-count-seats = { $count ->
    [2] Zwei Plätze
    [3] Drei Plätze
    [4] Vier Plätze
    [5] Fünf Plätze
    [6] Sechs Plätze
    [7] Sieben Plätze
    [8] Acht Plätze
    [9] Neun Plätze
    [10] Zehn Plätze
   *[other] { $count } Plätze
}
setup-foot-table-vote = { $seats }, ein Gerät, Abstimmung am Tisch
setup-foot-device = { $seats }, ein Gerät
setup-foot-passed = { $seats }, ein Gerät, geheime Abstimmung reihum
setup-foot-alone = { $seats }, allein gegen die Computer
setup-foot-watch = { $seats }, nur Computer: zum Zuschauen
setup-foot-link = { $seats }, per Link
setup-foot-people = { $people ->
    [one] Ein Mensch.
   *[other] { $people } Menschen.
}
setup-foot-computers = { $computers ->
    [one] Ein Computer.
   *[other] { $computers } Computer.
}
setup-foot-mixed = { $people ->
    [one] Ein Mensch
   *[other] { $people } Menschen
} und { $computers ->
    [one] ein Computer.
   *[other] { $computers } Computer.
}
setup-foot-minutes = { $who } Etwa { $minutes } Minuten.
setup-keep = Als Vorgabe merken
setup-kept = Gemerkt: So beginnt jede neue Partie.
setup-start = Start
setup-fix-name = Ein Name ist zu lang.
setup-no-chance = Dieser Browser liefert keine Zufallszahlen; so lassen sich keine Karten austeilen.
# Was eine Zahl von Plätzen bei Secret Hitler bedeutet.
sh-mean = Was { $count ->
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
} Plätze bedeuten
sh-mean-hitler-knows = Faschist und Hitler kennen einander. Die Liberalen kennen niemanden.
sh-mean-hitler-blind = Die Faschisten kennen einander und Hitler. Hitler kennt niemanden.
sh-mean-liberals = { $count } Liberale
sh-mean-fascists = { $count ->
    [one] 1 Faschist
   *[other] { $count } Faschisten
}
sh-mean-hitler = Hitler
sh-mean-row = { $seats } Plätze: { $liberals } Liberale, { $fascists } Faschisten mit Hitler
sh-mean-powers = Befugnisse der faschistischen Gesetze
sh-mean-none = Keine Befugnis
sh-mean-investigate = Loyali­täts­prüfung
sh-mean-special = Sonder­wahl
sh-mean-peek = Gesetzes­vorschau
sh-mean-execution = Hinrich­tung
sh-mean-execution-veto = Hinrich­tung und Veto
sh-mean-win = Faschis­ten siegen
setup-picks = Wer was spielt
setup-pick-of = { $name } spielt
setup-pick-drawn = wird gelost
