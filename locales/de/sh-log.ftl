# Secret Hitler: der Verlauf.
sh-log-dealt = Die Rollen sind verteilt.
sh-log-opened = { $president } kandidiert für die Präsidentschaft.
sh-log-opened-special = { $president } kandidiert in einer Sonderwahl für die Präsidentschaft.
sh-log-nominated = { $president } nominiert { $nominee }.
sh-log-passed = { $ja } Ja, { $nein } Nein: angenommen.
sh-log-failed = { $ja } Ja, { $nein } Nein: abgelehnt.
sh-log-tied = { $ja } Ja, { $nein } Nein: abgelehnt, Gleichstand reicht nicht.
sh-log-government = Präsident { $president } und Kanzler { $chancellor } treten ihr Amt an.
sh-log-cleared = { $name } ist nicht Hitler.
sh-log-drawn = { $president } zieht drei Gesetze.
sh-log-handed = { $president } legt eines ab und reicht zwei an { $chancellor } weiter.
sh-log-veto = { $chancellor } schlägt ein Veto vor.
sh-log-veto-refused = { $president } lehnt das Veto ab.
sh-log-veto-accepted = { $president } stimmt dem Veto zu: Beide Gesetze kommen auf den Ablagestapel.
sh-log-enacted = { $kind ->
    [liberal] { $number }. liberales Gesetz, erlassen von { $president } und { $chancellor }.
   *[fascist] { $number }. faschistisches Gesetz, erlassen von { $president } und { $chancellor }.
}
sh-log-chaos = { $kind ->
    [liberal] Chaos: Das oberste Gesetz wird aufgedeckt. { $number }. liberales Gesetz erlassen.
   *[fascist] Chaos: Das oberste Gesetz wird aufgedeckt. { $number }. faschistisches Gesetz erlassen.
}
sh-log-from-start = { $kind ->
    [liberal] Das { $number }. liberale Gesetz liegt von Anfang an.
   *[fascist] Das { $number }. faschistische Gesetz liegt von Anfang an.
}
sh-log-tracker = Der Wahlzähler rückt auf { $count }.
sh-log-tracker-back = Der Wahlzähler geht auf 0 zurück.
sh-log-limits = Alle Amtszeitbegrenzungen sind aufgehoben.
sh-log-reshuffled = Die Stapel werden zusammengemischt: { $tiles }.
sh-log-zone = Die Hitler-Zone ist offen: Wird Hitler zum Kanzler gewählt, gewinnen ab jetzt die Faschisten.
sh-log-veto-unlocked = Ab der nächsten Sitzung kann ein Veto vorgeschlagen werden.
sh-log-power = { $power } fällt an { $president }.
sh-log-power-lost = { $power } verfällt im Chaos.
sh-log-investigated = { $president } prüft { $name }.
sh-log-peeked = { $president } sieht die nächsten drei Gesetze an.
sh-log-called = { $president } setzt eine Sonderwahl mit { $name } an.
sh-log-executed = { $president } richtet { $name } hin. { $name } war nicht Hitler.
sh-log-executed-hitler = { $president } richtet { $name } hin. { $name } war Hitler.
sh-log-claim-drew = { $name } zu Wahlgang { $election }: „Gezogen: { $drew }.“
sh-log-claim-passed = { $name } zu Wahlgang { $election }: „Gezogen: { $drew }; weitergegeben: { $passed }.“
sh-log-claim-got = { $name } zu Wahlgang { $election }: „Bekommen: { $got }.“
sh-log-claim-party = { $name } zu { $target }: „{ $party }.“
sh-log-claim-saw = { $name } zur Gesetzesvorschau: „Obenauf: { $tiles }.“
sh-log-roles = Hitler war { $hitler }. Faschisten: { $fascists }.
