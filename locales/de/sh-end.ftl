# Secret Hitler: die Seite zum Schluss.
sh-over-liberals-win = Die Liberalen gewinnen
sh-over-fascists-win = Die Faschisten gewinnen
sh-over-tracks = Gesetze: { $liberal } liberal, { $fascist } faschistisch; Wahlgänge: { $elections }.
sh-over-why-five = { $president } und { $chancellor } haben das fünfte liberale Gesetz erlassen. Hitler war { $hitler }.
sh-over-why-five-chaos = Das Chaos hat das fünfte liberale Gesetz aufgedeckt. Hitler war { $hitler }.
sh-over-why-six = { $president } und { $chancellor } haben das sechste faschistische Gesetz erlassen. Hitler war { $hitler }.
sh-over-why-six-chaos = Das Chaos hat das sechste faschistische Gesetz aufgedeckt. Hitler war { $hitler }.
sh-over-why-executed = { $president } ließ { $hitler } hinrichten: Das war Hitler.
sh-over-why-elected = Hitler war { $hitler } und kam unter { $president } ins Kanzleramt, mit { $ja } von { $voters } Stimmen.
sh-over-record = Rollen und Bilanz
sh-over-player = Wer
sh-over-role = Rolle
sh-over-president = Präsident
sh-over-chancellor = Kanzler
sh-over-enacted = Erlassen
sh-over-ja = Ja
sh-over-nein = Nein
sh-over-ballots-head = Ja · Nein
sh-over-ballots = { $ja } Ja, { $nein } Nein
sh-over-with-result = Wie das Ergebnis
sh-over-claims = Aussagen
sh-over-claims-note = Präsident und Kanzler: Regierungen in diesem Amt. Als unwahr zählt eine Aussage nur, wo Rollen oder erlassene Gesetze es zeigen; was abgelegt wurde, bleibt für immer verborgen.
sh-over-of = { $count } von { $all }
sh-over-untrue = { $all }, { $untrue } unwahr
sh-over-executed = hingerichtet in Wahlgang { $election }
sh-over-won = gewonnen
sh-over-lost = verloren
sh-over-role-liberal = liberal
sh-over-role-fascist = faschistisch
sh-over-role-hitler = Hitler
sh-over-party-fascist = Partei der Faschisten
sh-over-tiles = { $liberal } liberal, { $fascist } faschistisch
sh-over-luck = Glück
sh-over-luck-band = getönt: zwei von drei Partien
sh-over-luck-head = Liberale Gesetze: zu erwarten → gekommen
sh-over-luck-said = zu erwarten { $due }, gekommen { $came }; zwei von drei Partien bringen { $least } bis { $most }
sh-over-source-liberals = Zwei Liberale regierten
sh-over-source-chaos = Chaos
sh-over-source-others = Andere Regierungen
sh-over-times-governments = { $count ->
    [one] eine Regierung
   *[other] { $count } Regierungen
}
sh-over-times-chaos = { $count ->
    [one] ein Gesetz aufgedeckt
   *[other] { $count } Gesetze aufgedeckt
}
sh-over-luck-nothing = Kein Gesetz hing allein vom Glück ab.
sh-over-luck-usual = Die Gesetze kamen etwa wie zu erwarten. Das Glück hat nicht entschieden.
sh-over-luck-against-liberals = Das Glück war bei den Faschisten. Die Liberalen haben trotzdem gewonnen.
sh-over-luck-against-fascists = Das Glück war bei den Liberalen. Die Faschisten haben trotzdem gewonnen.
sh-over-luck-helped-liberals = Das Glück war bei den Liberalen. Allein hat es nicht entschieden.
sh-over-luck-helped-fascists = Das Glück war bei den Faschisten. Allein hat es nicht entschieden.
sh-over-luck-decided-liberals = Mit den zu erwartenden Gesetzen wären wohl die Faschisten zuerst fertig gewesen. Das Glück hat entschieden.
sh-over-luck-decided-fascists = Mit den zu erwartenden Gesetzen wären wohl die Liberalen zuerst fertig gewesen. Das Glück hat entschieden.
sh-over-luck-note = Zwei Liberale erlassen ein liberales Gesetz, außer wenn alle drei faschistisch sind. Andere Regierungen sind an einem blind gezogenen Gesetz gemessen; sie zeigen also auch Entscheidungen.
sh-over-moments = Schlüsselmomente
sh-over-decision = Hier fiel die Entscheidung
sh-over-decision-policy = Wahlgang { $number }: { $president } und { $chancellor }, { $ja } Ja zu { $nein } Nein, erließen das letzte Gesetz.
sh-over-decision-chaos = Wahlgang { $number }: Es kam keine Regierung zustande, und das Chaos deckte das letzte Gesetz auf.
sh-over-decision-executed = Nach Wahlgang { $number } fiel die Wahl von { $president } auf { $hitler }.
sh-over-decision-elected = { $liberals ->
    [0] Wahlgang { $number }: { $ja } Ja zu { $nein } Nein. Keines der Ja war liberal.
    [one] Wahlgang { $number }: { $ja } Ja zu { $nein } Nein. Eines der Ja kam von den Liberalen.
   *[other] Wahlgang { $number }: { $ja } Ja zu { $nein } Nein. { $liberals } der Ja kamen von den Liberalen.
}
sh-over-near-miss = Um Haaresbreite
sh-over-near-miss-text = Wahlgang { $number }: { $president } nominierte { $hitler }, als es das Ende gewesen wäre. { $ja } Ja zu { $nein } Nein.
sh-over-false-report = Eine falsche Auskunft
sh-over-false-report-liberal = { $by } gab an, { $seat } sei liberal. Das stimmte nicht.
sh-over-false-report-fascist = { $by } gab an, { $seat } sei faschistisch. Das stimmte nicht.
sh-over-closest = Knappste Abstimmung
sh-over-closest-passed = Wahlgang { $number }: { $president } und { $chancellor } wurden mit { $ja } Ja zu { $nein } Nein gewählt.
sh-over-closest-failed = Wahlgang { $number }: { $president } und { $chancellor } scheiterten mit { $ja } Ja zu { $nein } Nein.
sh-over-dispute = Zwei Darstellungen
sh-over-dispute-text = Wahlgang { $number }: { $president } und { $chancellor } sprachen von denselben zwei Gesetzen, und beides kann nicht stimmen.
sh-over-chaos = Chaos
sh-over-chaos-liberal = Drei Wahlgänge ohne Gesetz; nach Wahlgang { $number } wurde ein liberales aufgedeckt.
sh-over-chaos-fascist = Drei Wahlgänge ohne Gesetz; nach Wahlgang { $number } wurde ein faschistisches aufgedeckt.
sh-over-innocent = Den Falschen getroffen
sh-over-innocent-text = Nach Wahlgang { $number } ließ { $by } { $seat } hinrichten: liberal.
sh-over-deceived = Ohne ein einziges Nein
sh-over-deceived-text = Wahlgang { $number }: Alle wählten { $president } und { $chancellor }, beide von der Partei der Faschisten.
sh-over-good-start = Hitler gewinnt Vertrauen
sh-over-good-start-text = Wahlgang { $number }: { $hitler } erließ als Kanzler ein liberales Gesetz.
sh-over-run = Eine Serie
sh-over-run-text = Bis Wahlgang { $number } folgten { $count } faschistische Gesetze aufeinander.
sh-over-line = Alle Wahlgänge
sh-over-line-hint = jeder führt zu seinem Moment
sh-over-cell = Wahlgang { $number }: { $president } und { $chancellor }, { $ja } Ja, { $nein } Nein.
sh-over-cell-liberal = Liberales Gesetz.
sh-over-cell-fascist = Faschistisches Gesetz.
sh-over-cell-chaos-liberal = Chaos, liberales Gesetz.
sh-over-cell-chaos-fascist = Chaos, faschistisches Gesetz.
sh-over-cell-veto = Veto.
sh-over-cell-elected = Gewählt.
sh-over-cell-failed = Gescheitert.
