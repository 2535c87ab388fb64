# Mefo: Tisch, Brett, Besitz.
mf-credit = Mefo ist eine kritische Simulation einer Kriegswirtschaft. Regeln neu erzählt und für diese App ergänzt.
mf-position = { $year }, Runde { $round }
mf-position-start = Vor 1933
mf-summary-over = Nur eine Person ist noch im Spiel.
mf-decimal = ,
mf-detention = Haft
mf-gestapo = Gestapo-Haft
mf-internment = Internierung
mf-out = Ausgeschieden
mf-in-six = { $cell }: nur ein Sechserpasch öffnet
mf-in-cell = { $cell }, Versuch { $turn } von 3, Geldstrafe { $fine } RM
mf-one-die = Gerettet: noch { $count }-mal mit einem Würfel
mf-holds = Im Amt: { $title }
mf-bailed = Rettungen: { $count }
mf-sum-rm = { $rm } RM
mf-sum-bills = { $count } Wechsel
mf-sum-fixed = { $count } Festpreiswechsel
mf-sum-power = { $every ->
    [one] 1 Politische Macht
   *[other] 1 Politische Macht alle { $every } Runden
}
mf-sum-nothing = nichts
mf-percent = { $percent } %
mf-percent-of = { $percent } % { $kind }
mf-tile-owned = { $space }, { $kind }. Gehört { $name }. Bringt { $pays }. { $card }.
mf-tile-free = { $space }, { $kind }. Frei, { $rm } RM.
mf-tile-salary = +{ $rm } RM
mf-tile-power = Macht +{ $count }
mf-board = Spielbrett, 40 Felder
mf-table = Brett und Jahr
mf-tabs = Ansichten des Tisches
mf-tab-board = Brett
mf-tab-deed = Bilanz
mf-tab-year = Jahr
mf-tab-log = Protokoll
mf-round-of = Runde { $round } von { $rounds }
mf-dial = { $year }, { $round }
mf-contest = { $contest ->
    [secretary] Kommunist oder Sozialist
    [head] Strasserist oder Kapitalist
   *[command] Regimetreuer oder Wehrmacht
}
mf-vacant = frei
mf-offices = Ämter
mf-office = Amt des Führers
mf-office-free = Niemand hat es inne.
mf-terms = Runden im Amt: { $count }
mf-power-needed = Das Amt verlangt { $count } Politische Macht
mf-dice = Letzter Wurf: { $dice }
mf-curve = MEFO-Kurs jetzt { $rate }, nächstes Jahr { $next }, am Schalter { $counter }
mf-curve-post = Besatzungsabgabe jetzt { $levy } RM je Runde, nächstes Jahr { $next } RM
mf-rate = MEFO-Kurs
mf-rate-unit = RM je Wechsel
mf-levy = Abgabe
mf-levy-unit = RM je Runde
mf-levy-now = { $levy } → { $next } RM
mf-raids = Luftangriffe
mf-raids-unit = RM je Besitz
mf-lasts = Wie lange das Geld reicht
mf-lasts-unit = wenn sich nichts ändert
mf-raids-over = Keine Angriffe mehr.
mf-raid-now = diese Runde, { $rm } RM
mf-raid-next = { $count ->
    [one] nächste Runde
   *[other] in { $count } Runden
}, { $rm } RM je Besitz
mf-raid-one = { $year }, Runde { $round }: { $rm } RM je Besitz
mf-near = Felder um { $name }
mf-seats = Spieler
mf-bills-worth = Wechsel, { $rm } RM
mf-bills = Wechsel
mf-power = Macht
mf-per-round = Runde
mf-due = Fällig
mf-raid = Angriff
mf-this-round = diese Runde
mf-in-rounds = { $count ->
    [one] nächste Runde
   *[other] in { $count } Runden
}
mf-monument = Monument
mf-empire-of = Bilanz von { $name } zeigen
mf-turn = Am Zug
mf-rest-of = Rest { $year }
mf-col-year = Jahr
mf-col-in = Ein, RM
mf-col-out = Aus, RM
mf-col-net = Netto, RM
mf-odds = Beim Kauf wird eine Zusatzkarte gezogen:
mf-owner = Gehört
mf-price = Preis jetzt
mf-list = Listenpreis
mf-bank-pays = Bank zahlt
mf-bank-then = { $now }, ab 1946 { $later }
mf-in-trust = In Treuhand: zahlt dem Amtsinhaber und fällt mit dem Amt an die Bank.
mf-this-round-pays = Eine Runde bringt
mf-pays = Lohnt er sich?
mf-pays-power = Nur in Politischer Macht.
mf-pays-yes = Ja, dieses und nächstes Jahr.
mf-pays-now = Nur dieses Jahr.
mf-pays-later = Jetzt nicht, aber nächstes Jahr.
mf-pays-no = Nein.
mf-about-go = Wer vorbeikommt, erhält { $rm } RM und steht am Fenster, wo Wechsel eingelöst werden.
mf-about-event = Eine Karte der Umstände wird gezogen.
mf-about-tax = { $percent } % des Bargelds werden gezahlt. Wechsel sind steuerfrei.
mf-about-bank = Wer hier landet, kann Wechsel zu { $rate } einlösen.
mf-about-closed = Geschlossen. Wechsel sind nichts wert.
mf-about-cell = Nur Durchgang. Auch wer in { $cell } ist, steht hier.
mf-about-power = Wer hier landet, erhält { $count } Politische Macht.
mf-about-arrest = Wer hier landet, kommt in { $cell }.
mf-back-to-turn = Zurück zum Zug
mf-empire = Trägt sich das Imperium von { $name }?
mf-empire-yes = Ja.
mf-empire-no = Nicht mehr.
mf-empire-until = Bis { $year }.
mf-dry = Bargeld und Wechsel würden bis { $year } reichen.
mf-not-dry = Bargeld und Wechsel reichen über { $year } hinaus.
mf-key-bills = Wechsel
mf-key-raids = Angriffe
mf-key-levy = Abgabe, Amt
mf-switch-sale = Je Umlauf eine Rückgabe
mf-switch-sale-hint = Am Fenster nimmt die Bank einen Besitz zu 60 %, später zu 35 % zurück. Aus: Verkauf nur in Not.
mf-switch-short = Kurzes Spiel
mf-switch-short-hint = Drei statt fünf Runden im Jahr.
mf-switch-trade = Handel untereinander
mf-switch-trade-hint = Je Zug ein Angebot an jede andere Person, Besitz und RM.
mf-era-boom = Aufschwung
mf-era-war = Krieg
mf-era-ruin = Trümmer
mf-mean = Worum es in Mefo geht
mf-mean-text = Rüstungsbetriebe zahlen in Wechseln des Staates, alle anderen in RM. Der Kurs der Wechsel fällt bis 1945 auf fast nichts, Angriffe und Abgaben kosten RM. Wer am Ende noch zahlen kann, gewinnt.
mf-mean-tone = Die Erträge dieser Wirtschaft beruhten auf Krieg, Raub und Zwangsarbeit. Das Spiel zeigt, warum ihr Geld wertlos war; von den Verbrechen, die es nennt, hat niemand Gewinn.
mf-mean-roles = Sieben Rollen
mf-mean-dealt = Rollen sind Etiketten mit wirtschaftlicher Wirkung; keine ist ein Held.
