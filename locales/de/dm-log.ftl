# Die Macher.
# Log.
dm-log-land = Land { $state } ist { $land }, bis zu { $seats } Mandate.
dm-log-turned = { $land }: { $card } wird aufgedeckt.
dm-log-clashed = { $land }: { $card } widerspricht und kommt in die Auslage.
dm-log-deck = Ein neuer Meinungsstapel wird gemischt.
dm-log-sheet = Startzettel von { $name }: { $what }.
dm-sheet-did-trend = { $land } Trend +{ $count }
dm-sheet-did-votes = { $land } { $count } Stimmen
dm-sheet-did-meetings = { $land } { $count } Veranstaltungen
dm-sheet-did-media = { $land } Medien { $count }
dm-sheet-did-members = Mitglieder +{ $count }
dm-log-sheets-done = Die Startzettel werden ausgeführt, von { $name } an.
dm-log-bid = { $name } bietet { $sum }.
dm-log-tie = { $name } würfelt { $dice }.
dm-log-bid-won = { $name } hat das höchste Gebot und zahlt { $sum }.
dm-log-begins = { $name } beginnt diese Runde.
dm-log-discarded = { $name } wirft Kommissionskarten ab: { $count }.
dm-log-swapped = { $name } nimmt { $card } statt { $out } ins Programm.
dm-log-kept = { $name } behält das Programm.
dm-log-placed = { $name } legt eine Kabinettskarte aus: { $land }.
dm-log-opened = { $name } in { $land }: { $card }, { $sum }.
dm-log-act-votes = { $name }, { $card } in { $land }: { $count } Stimmen.
dm-log-act-key = { $name }, { $card } in { $land }: { $opinion } ist Schlüsselthema.
dm-log-act-unkey = { $name }, { $card } in { $land }: kein Schlüsselthema mehr.
dm-log-act-media = { $name }, { $card } in { $land }: ersetzt einen Medienwürfel von { $other }.
dm-log-act-own = { $name }, { $card } in { $land }: Trend +{ $count }.
dm-log-act-dirty = { $name }, { $card } in { $land }: Trend von { $other } −{ $count }.
dm-log-act-waive = { $name }, { $card } in { $land }: keine Aktion.
dm-log-tile = { $name } kann in { $land } eine Koalition bilden.
dm-log-offered = { $name } bietet { $other } eine Koalition an.
dm-log-declined = { $name } lehnt das Angebot von { $other } ab.
dm-log-coalition = { $name } und { $other } bilden eine Koalition.
dm-log-forced = { $name } zwingt { $other } in eine Koalition.
dm-log-bought = { $name } kauft einen Medienwürfel: { $land }.
dm-log-control = { $name } hat die Medienkontrolle: { $land }.
dm-log-exchanged = { $name } tauscht { $out } gegen { $card }: { $land }.
dm-log-not-exchanged = { $name } tauscht nichts: { $land }.
dm-log-held = { $name } hält Veranstaltungen ab: { $what }.
dm-log-held-none = { $name } hält keine Veranstaltungen ab.
dm-log-poll-offered = Die Umfrage in { $land } wird versteigert.
dm-log-raised = { $name } bietet { $sum }.
dm-log-poll-sold = { $name } kauft die Umfrage in { $land } für { $sum }.
dm-log-poll-unsold = Niemand will die Umfrage in { $land }.
dm-log-published = { $name } veröffentlicht die Umfrage in { $land }: { $what }.
dm-log-published-none = { $name } veröffentlicht die Umfrage in { $land } ohne Wirkung.
dm-log-suppressed = { $name } unterdrückt die Umfrage in { $land }: { $dice } = { $count } Mitglieder.
dm-log-converted = { $name }, { $land }: { $meetings } { $factor } = +{ $gained }, Stimmen jetzt: { $votes }.
dm-log-seats = { $name } in { $land }: Stimmen { $votes }, Mandate { $seats }.
dm-log-elected = { $land } geht mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} an { $names }.
dm-log-elected-narrowly = { $land } geht um eine Nasenlänge mit { $votes ->
    [one] einer Stimme
   *[other] { $votes } Stimmen
} an { $names }, vor { $beaten }.
dm-log-nobody = Niemand gewinnt { $land }: Es gibt keine Stimme.
dm-log-cube = { $name } setzt einen Medienwürfel auf die nationale Tafel.
dm-log-laid = { $name } legt { $card } auf Platz { $place } der nationalen Tafel.
dm-log-laid-for = { $name } legt { $card } auf Platz { $place } der nationalen Tafel; { $out } geht.
dm-log-laid-none = { $name } legt keine Meinung.
dm-log-grown = { $name } wächst um { $count }, Mitglieder jetzt: { $members }.
dm-log-income = { $name } bekommt { $seats } für Mandate.
dm-log-income-dues = { $name } bekommt { $seats } für Mandate und { $dues } Beiträge.
dm-log-accepted = { $name } nimmt eine Spende an: { $sum }.
dm-log-scandal = Skandal: { $name } würfelt { $dice } und verliert { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}.
dm-log-refused = { $name } lehnt eine Spende ab.
dm-log-refusal = { $name } hat { $sum } abgelehnt.
dm-log-gained = { $name } würfelt { $dice } und gewinnt { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}.
dm-log-bonus = Höchste Ablehnung: { $name } würfelt { $dice } und gewinnt { $count } Mitglieder.
dm-log-scored = { $name }: { $points } Punkte (Mandate { $seats }, Medien { $media }, Mitglieder { $members }, Übereinstimmungen { $matches }).
# End.
dm-over-why = { $names }: { $points } Punkte.
dm-over-points = Punkte
dm-over-deeds = Was die Parteien taten
dm-over-place = Platz { $place }
dm-over-seats = Mandate
dm-over-media = Medien
dm-over-members = Mitglieder
dm-over-bonus = Bonus
dm-over-matches = Übereinst.
dm-over-total = Summe
dm-over-alone = Allein gewonnen
dm-over-together = In Koalition
dm-over-held = Veranstaltungen
dm-over-bought = Medienwürfel
dm-over-polls = Umfragen
dm-over-paid = Für Umfragen
dm-over-donations = Spenden
dm-over-scandals = Durch Skandale verloren
dm-over-grown = Neue Mitglieder: Übereinstimmungen { $matches }, Umfragen { $polls }, Ablehnungen { $refusals }
dm-over-moments = Schlüsselmomente
dm-over-line = Sieben Wahlen
dm-over-line-hint = Mandate, darunter Stimmen; ein Druck zeigt den Moment
dm-over-nobody = niemand
dm-moment-landslide = Erdrutschsieg
dm-moment-landslide-text = { $name } holt in { $land } { $seats } Mandate, die meisten der Partie.
dm-moment-nose = Um eine Nasenlänge
dm-moment-nose-text = { $land }: { $names } knapp vor { $beaten }.
dm-moment-forced = Erzwungene Koalition
dm-moment-forced-text = { $name } zwingt { $other } in { $land } in eine Koalition.
dm-moment-dearest = Die teuerste Umfrage
dm-moment-dearest-text = { $name } zahlt in Runde { $round } für eine Umfrage { $sum }.
dm-moment-lead = Ein verlorener Vorsprung
dm-moment-lead-text = { $name } führte nach Runde { $round } mit Mandaten und Medien und gewann nicht.
# Rules: in the game now.
dm-now-round = Runde { $round }: { $land } wählt. Tafeln im Spiel: { $boards }.
dm-now-first-chosen = In dieser Partie bestimmt, wer am meisten bietet, den Startspieler.
dm-now-first-bidder = In dieser Partie beginnt, wer am meisten bietet.
dm-now-order = { $place }. in der Folge
dm-now-order-text = Die Spielfolge dieser Runde.
dm-now-partner = mit { $party }
dm-now-free = frei
dm-now-tiles = Wer in { $land } ein Koalitionsplättchen hat.
dm-now-offers-any = In dieser Partie sind in einem Zug beliebig viele Angebote möglich.
dm-now-offers-one = In dieser Partie ist in einem Zug ein Angebot oder eine erzwungene Koalition möglich.
dm-now-control = Medienkontrolle in { $land }
dm-now-media = { $land } hat freie Medienplätze: { $count }.
dm-now-factor = Trend { $trend }, Übereinstimmung { $agreement }: { $factor }
dm-now-factor-text = Die Faktoren in { $land }.
dm-now-votes = Stimmen { $votes }, Mandate { $seats }
dm-now-votes-text = Stand in { $land }, Veranstaltungen noch nicht umgewandelt.
dm-now-placing-shift = In dieser Partie rücken Meinungen auf.
dm-now-placing-plain = In dieser Partie liegt die neue Meinung, wo die alte lag.
dm-now-grow = +{ $count } je Runde, jetzt { $members }
dm-now-grow-text = Wie die nationale Tafel steht.
dm-now-dues = Mitglieder zahlen nach den Runden { $rounds }.
dm-now-dues-variant = Das ist die Variante dieser Partie.
dm-now-score = { $points } Punkte: Mandate { $seats }, Medien { $media }, Mitglieder { $members }, Übereinstimmungen { $matches }
dm-now-score-text = Wenn die Partie jetzt endete.
dm-log-over = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}.
dm-over-wins = { $parties } { $count ->
    [one] gewinnt
   *[other] gewinnen
}
