# Secret Hitler: Plätze, Brett, Runde, Stimmen, Aussagen.
sh-seats = Plätze
sh-seats-alive = { $seats ->
    [0] Keine Plätze
   *[other] { $seats } Plätze, { $alive } am Leben
}
sh-enacted-in-office = im Amt erlassen
sh-tag-president = Präsident
sh-tag-chancellor = Kanzler
sh-tag-candidate = Kandidat
sh-tag-nominee = Nominiert
sh-tag-last-president = Letzter Präsident
sh-tag-last-chancellor = Letzter Kanzler
sh-tag-not-hitler = Nicht Hitler
sh-tag-investigated = Geprüft von { $name }
sh-tag-executed = Hingerichtet von { $name }
sh-computer-easy = Computer, leicht
sh-computer-normal = Computer, normal
sh-computer-strong = Computer, stark
sh-role-liberal = Liberal
sh-role-fascist = Faschist
sh-role-hitler = Hitler
sh-party = { $kind ->
    [liberal] liberal
   *[fascist] faschistisch
}
sh-tabs = Teile des Tisches
sh-tab-board = Brett
sh-tab-ballots = Stimmen
sh-tab-table = Tisch
sh-tab-log = Protokoll
sh-board = Brett
sh-liberal-row = Liberale Gesetze
sh-fascist-row = Faschistische Gesetze
sh-of = von { $goal }
sh-key = Zahl: Wahlgang · darunter: Präsident, Kanzler
sh-liberal-tile = Liberal
sh-fascist-tile = Faschist
sh-liberals-win = Liberale gewinnen
sh-fascists-win = Faschisten gewinnen
sh-plus-veto = + Veto
sh-power-none = Keine Befugnis
sh-power-investigate = Loyalitätsprüfung
sh-power-special = Sonderwahl
sh-power-peek = Gesetzesvorschau
sh-power-execution = Hinrichtung
sh-power-lost = { $power }: im Chaos verfallen
sh-power-due = { $power }: { $president } hat sie noch auszuüben
sh-lost-short = verfallen
sh-did-investigate = { $president } hat { $name } geprüft
sh-did-call = { $president } hat eine Sonderwahl mit { $name } angesetzt
sh-did-execute = { $president } hat { $name } hingerichtet
sh-did-peek = { $president } hat die nächsten drei Gesetze angesehen
sh-government = Präsident { $president }, Kanzler { $chancellor }
sh-by-chaos = Chaos
sh-by-chaos-long = im Chaos aufgedeckt
sh-by-setup = Von Anfang an
sh-by-setup-long = liegt von Anfang an
sh-policy = { $kind ->
    [liberal] Liberales Gesetz
   *[fascist] Faschistisches Gesetz
}
sh-tile = { $kind ->
    [liberal] Liberales Gesetz, Wahlgang { $election }: { $by }
   *[fascist] Faschistisches Gesetz, Wahlgang { $election }: { $by }
}
sh-tile-from-start = { $kind ->
    [liberal] Liberales Gesetz, liegt von Anfang an
   *[fascist] Faschistisches Gesetz, liegt von Anfang an
}
sh-slot-free = Feld { $number }, frei.
sh-zone = Hitler-Zone
sh-zone-rule = Hitler als Kanzler gewinnt
sh-zone-open = offen seit Wahlgang { $election }
sh-zone-closed = geschlossen
sh-tracker = Wahlzähler
sh-tracker-at = { $count ->
    [0] 0 gescheitert
    [one] 1 gescheitert
   *[other] { $count } gescheitert
}
sh-tracker-rule = Bei 3 gilt das oberste Gesetz.
sh-draw-pile = Nachziehstapel
sh-discard-pile = Ablagestapel
sh-not-enacted = Nicht erlassen: { $liberal } liberal, { $fascist } faschistisch.
sh-tiles-liberal = { $count ->
    [one] 1 liberales
   *[other] { $count } liberale
}
sh-tiles-fascist = { $count ->
    [one] 1 faschistisches
   *[other] { $count } faschistische
}
sh-tile-word = { $kind ->
    [liberal] liberal
   *[fascist] faschistisch
}
sh-ring = Der Tisch
sh-ring-order = Die Präsidentschaft geht in dieser Reihenfolge um: { $names }.
sh-ring-dead = { $name } ist tot.
sh-ring-office = { $name }: { $office }
sh-ring-next-is = Als Nächstes kommt { $name }.
sh-ring-piles = Nachziehstapel { $draw }, Ablagestapel { $discard }.
sh-ring-next = als Nächstes
sh-ring-draw = ziehen
sh-ring-discard = abgelegt
sh-ring-mix = übrig:
sh-plate-president = Präsident?
sh-plate-chancellor = Kanzler?
sh-ballots = Abstimmungen
sh-ballots-caption = Alle Stimmen, der jüngste Wahlgang zuerst
sh-election = Wahlgang
sh-heading = Wahlgang { $election }
sh-heading-special = Wahlgang { $election }, Sonderwahl
sh-special-election = Sonderwahl
sh-ja = Ja
sh-nein = Nein
sh-letter-president = P
sh-letter-chancellor = K
sh-ballot-president = Präsident
sh-ballot-chancellor = Kanzler
sh-ballot-dead = tot
sh-ballot-sealed = verdeckt
sh-ballot-missing = steht aus
sh-ballot-now = jetzt
sh-tally-column = Ergebnis der Abstimmung
sh-result-column = Was daraus wurde
sh-tally = { $ja }–{ $nein }
sh-tally-words = { $ja } Ja, { $nein } Nein
sh-passed = angenommen
sh-failed = abgelehnt
sh-vetoed = Veto
sh-reshuffled = neu gemischt: { $count } Karten, { $tiles }
sh-no-ballots = Noch kein Wahlgang.
sh-claims = Aussagen
sh-claims-clash = passt nicht zusammen
sh-claim = Aussagen
sh-no-claims = Noch hat niemand etwas ausgesagt.
sh-clash = Beides zugleich kann nicht stimmen
sh-says-drew = zog { $tiles }
sh-says-passed = gab weiter
sh-says-got = bekam { $tiles }
sh-says-party = sagt, { $name } sei { $kind ->
    [liberal] liberal
   *[fascist] faschistisch
}
sh-says-saw = sah obenauf: { $tiles }
sh-against-enacted = { $kind ->
    [liberal] in Wahlgang { $election } wurde ein liberales Gesetz erlassen
   *[fascist] in Wahlgang { $election } wurde ein faschistisches Gesetz erlassen
}
sh-against-itself = diese zwei waren nicht unter diesen dreien
sh-against-party = { $kind ->
    [liberal] das Ende zeigte: liberal
   *[fascist] das Ende zeigte: faschistisch
}
sh-against-claim = { $name } { $said }
sh-deck-few = Stapel { $number }: { $claimed } liberale ausgesagt, mindestens { $drawn } gezogen
sh-deck-few-at-most = Stapel { $number }: nach den Aussagen höchstens { $claimed } liberale, mindestens { $drawn } gezogen
sh-deck-many = Stapel { $number }: { $claimed } liberale ausgesagt, höchstens { $drawn } gezogen
sh-deck-many-at-least = Stapel { $number }: nach den Aussagen mindestens { $claimed } liberale, höchstens { $drawn } gezogen
sh-failed-short = abgel.
sh-label-investigate = Prüfung
sh-label-special = Sonderwahl
sh-label-peek = Vorschau
sh-label-execution = Hinrichtung
sh-zone-open-short = offen
sh-tracker-short = Zähler
sh-liberal-title = Liberale Gesetze
sh-fascist-title = Faschistisch
