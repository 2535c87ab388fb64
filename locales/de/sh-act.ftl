# Secret Hitler: act bar, curtain, news, claims.

# Hand-overs, in words that everybody may read.
sh-pass-role = Rolle
sh-pass-roles = Rollen, { $at } von { $all }
sh-pass-party = Ergebnis der Loyalitätsprüfung
sh-pass-peek = Gesetzesvorschau
sh-pass-card = Eigene Karte
sh-pass-ballots = Stimmen, { $at } von { $all }
sh-pass-president = Präsidentschaft: ablegen
sh-pass-chancellor = Kanzleramt: ablegen
sh-pass-consent = Antwort auf das Veto
sh-head-president = Präsident { $name }
sh-head-chancellor = Kanzler { $name }
sh-head-with-chancellor = mit Kanzler { $name }
sh-head-with-president = mit Präsident { $name }
sh-head-ballot = Präsident { $president }, Kanzler { $chancellor }

# The act bar.
sh-act-looks = Noch anzusehen: { $names }
sh-act-looks-note = Es geht weiter, wenn alle nachgesehen haben.
sh-act-curtain = Zum Vorhang
sh-act-president = { $name } zieht drei Gesetze und legt eines ab.
sh-act-president-note = Die anderen zwei bekommt { $chancellor }. Kein Gespräch, bis ein Gesetz erlassen ist.
sh-act-chancellor = { $name } legt ein Gesetz ab; das andere wird erlassen.
sh-act-chancellor-note = Kein Gespräch, bis es erlassen ist.
sh-act-consent = { $name } beantwortet das Veto.
sh-act-consent-note = Bei Zustimmung kommen beide Gesetze weg, und der Wahlzähler rückt vor.
sh-act-ballots-elsewhere = Diese Stimmen fehlen noch: { $names }

# Choosing a player.
sh-pick-nominate = { $name } nominiert für das Kanzleramt.
sh-pick-nominate-note = Danach stimmen alle über beide ab.
sh-pick-nominate-zone = Mindestens drei faschistische Gesetze: Wird Hitler Kanzler, gewinnen die Faschisten.
sh-pick-investigate = { $name } prüft die Loyalität.
sh-pick-investigate-note = Die Partei sieht nur, wer das Präsidentenamt hat.
sh-pick-call = { $name } ruft eine Sonderwahl aus.
sh-pick-call-note = Wer gewählt wird, kandidiert als Nächstes für das Präsidentenamt.
sh-pick-execute = { $name } richtet jemanden hin.
sh-pick-execute-note = Ist es Hitler, gewinnen die Liberalen.
sh-ask-nominate = { $name } nominieren?
sh-ask-nominate-text = Zur Wahl stehen { $president } für das Präsidentenamt und { $name } für das Kanzleramt.
sh-ask-nominate-yes = Nominieren
sh-ask-investigate = { $name } prüfen?
sh-ask-investigate-text = { $president } sieht hinter dem Vorhang die Partei von { $name }. Niemand wird zweimal geprüft.
sh-ask-investigate-yes = Prüfen
sh-ask-call = { $name } ausrufen?
sh-ask-call-text = { $name } kandidiert als Nächstes für das Präsidentenamt. Danach geht es in der Reihenfolge weiter.
sh-ask-call-yes = Ausrufen
sh-ask-execute = { $name } hinrichten?
sh-ask-execute-text = { $name } stimmt nicht mehr ab, spricht nicht mehr und bekommt kein Amt mehr. Die Partei bleibt geheim.
sh-ask-execute-yes = Hinrichten
sh-why = Warum ist { $name } jetzt nicht wählbar?
sh-not-name = { $name }: { $reason }. Regel { $rule }
sh-not-over = die Partie ist zu Ende
sh-not-dead = tot
sh-not-self-nomination = nominiert selbst
sh-not-last-chancellor = zuletzt Kanzler
sh-not-last-president = zuletzt Präsident
sh-not-investigated = schon geprüft
sh-not-self-target = ist Präsident
sh-not-self-call = ist Präsident
sh-not-due = jetzt nicht

# Ballots.
sh-vote-prompt = { $president } + { $nominee } wählen?
sh-vote-hands = Alle heben die Hand; dann eintragen, wer Ja sagt.
sh-vote-own = Die anderen Stimmen öffnen sich mit dieser.
sh-vote-of = Stimme von { $name }
sh-vote-sealed = versiegelt
sh-vote-to-come = steht aus
sh-vote-secret = Geheim abstimmen
sh-vote-openly = Mit Handzeichen abstimmen
sh-vote-hand-overs = { $count ->
    [one] 1 Übergabe
   *[other] { $count } Übergaben
}
sh-vote-count = { $voted } von { $all } haben hier abgestimmt.
sh-vote-has-voted = { $name } hat abgestimmt
sh-vote-has-not = { $name } hat noch nicht abgestimmt
sh-vote-passes-anyway = Angenommen, so oder so
sh-vote-fails-anyway = Abgelehnt, so oder so
sh-vote-open = { $count ->
    [one] Eine Hand fehlt
   *[other] { $count } Hände fehlen
}
sh-vote-hangs = Hängt an { $name }
sh-vote-hangs-on = Hängt an { $needed } von { $count } versiegelten
sh-vote-passes = { $ja } Ja · { $nein } Nein, angenommen
sh-vote-tie = { $ja } Ja · { $nein } Nein, Gleichstand lehnt ab
sh-vote-fails = { $ja } Ja · { $nein } Nein, abgelehnt
sh-vote-needs = nötig: { $count }
sh-vote-confirm = Bestätigen
sh-vote-clear = Leeren
sh-vote-zone = Ist { $name } Hitler und die Wahl gelingt, gewinnen die Faschisten.
sh-vote-cleared = { $name } ist sicher nicht Hitler.
sh-vote-zone-count = { $count } faschistische Gesetze sind erlassen.
sh-ask-vote = Stimmen öffnen?
sh-ask-vote-text = Hier eingetragen: { $ja } Ja und { $nein } Nein. Stimmen sind endgültig.
sh-ask-vote-yes = Öffnen
sh-ballot-ask = { $president } als Präsident, { $nominee } als Kanzler?
sh-ballot-group = Deine Stimme
sh-ballot-hint = Alle Stimmen öffnen sich zugleich; dann sehen alle, wer was gesagt hat.
sh-ballot-cast = { $word } abgeben
sh-ballot-none = Eine Stimme wählen

# The session behind the curtain.
sh-tracks-liberal = Liberal
sh-tracks-fascist = Faschistisch
sh-tracks-draw = Stapel
sh-tracks-of = { $count } von { $all }
sh-discard = ABLEGEN
sh-discard-ask = Eines zum
sh-discard-group = Gesetze auf der Hand
sh-discard-none = Ein Gesetz wählen
sh-discard-liberal = Dieses liberale Gesetz ablegen
sh-discard-fascist = Dieses faschistische Gesetz ablegen
sh-discard-hint-president = Ohne Reihenfolge. { $name } bekommt die anderen zwei zusammen, und niemand sieht je, was abgelegt wurde.
sh-discard-hint-chancellor = Ohne Reihenfolge. Das andere wird erlassen, und niemand sieht je, was abgelegt wurde.
sh-goes-down = verdeckt
sh-goes-to = an
sh-goes-enacted = wird erlassen
sh-veto-propose = Veto vorschlagen
sh-veto-propose-note = Stimmt der Präsident zu, kommen beide weg.
sh-consent-ask = { $name } schlägt vor, beide abzulegen.
sh-consent-group = Deine Antwort
sh-consent-yes = Dem Veto zustimmen
sh-consent-yes-note = Beide kommen weg, der Wahlzähler rückt auf { $to }.
sh-consent-no = Das Veto ablehnen
sh-consent-no-note = { $name } muss eines ablegen und das andere erlassen.
sh-consent-none = Eine Antwort wählen
sh-consent-hint = Das sind die beiden Gesetze, die weitergegeben wurden.

# Cards.
sh-card-liberal = LIBERAL
sh-card-fascist = FASCHISTISCH
sh-card-hitler = HITLER
sh-card-name = { $caption }: { $word }
sh-card-role = Deine Rolle
sh-card-party = Deine Partei
sh-card-party-of = Partei von { $name }
sh-card-policy = Gesetz
sh-tile-liberal = liberal
sh-tile-fascist = faschistisch
sh-tiles = { $liberal } liberal, { $fascist } faschistisch

# Looks.
sh-look-hitler = Hitler
sh-look-fascists = Faschisten
sh-look-liberals = Liberale
sh-look-you = du
sh-look-you-and = du, { $names }
sh-look-count = { $count ->
    [one] diese Person
   *[other] diese { $count }
}
sh-look-among = { $count ->
    [one] jemand von diesen
   *[other] { $count } von diesen
}
sh-look-you-among = { $count ->
    [one] du und jemand von diesen
   *[other] du und { $count } von diesen
}
sh-look-told-liberal = Die Nacht hat dir nichts verraten: Du kennst nur deine eigene Karte und keine andere.
sh-look-told-fascist = Du kennst deine ganze Partei. Die anderen Faschisten kennen dich; Hitler kennt euch nicht.
sh-look-told-fascist-mutual = Du weißt, wer Hitler ist, und Hitler weiß, dass du hier faschistisch bist.
sh-look-told-hitler = Die Nacht hat dir nichts verraten, aber die Faschisten wissen, dass du Hitler bist.
sh-look-told-hitler-mutual = Du weißt, wer hier faschistisch ist, und dort weiß man, dass du Hitler bist.
sh-look-win-liberal = Du gewinnst mit fünf liberalen Gesetzen oder sobald jemand im Präsidentenamt Hitler hinrichtet.
sh-look-win-fascist = Du gewinnst mit sechs faschistischen Gesetzen oder wenn Hitler nach dem dritten Kanzler wird.
sh-look-win-hitler = Du gewinnst mit sechs faschistischen Gesetzen oder wenn du nach dem dritten Kanzler wirst.
sh-look-party-note = Du darfst darüber sagen, was du willst, oder nichts. Bei deiner Karte siehst du es wieder.
sh-look-peek = Die nächsten drei Gesetze
sh-look-peek-note = Sie bleiben in dieser Reihenfolge. Bei deiner Karte siehst du sie wieder.
sh-look-top = Oberstes
sh-look-second = Zweites
sh-look-third = Drittes
sh-seen-president = als Präsident gezogen: { $tiles }
sh-seen-chancellor = als Kanzler bekommen: { $tiles }
sh-seen-discarded-liberal = abgelegt: liberal
sh-seen-discarded-fascist = abgelegt: faschistisch
sh-seen-party = { $name }: { $party }
sh-seen-peek = die nächsten drei, oberstes zuerst

# News.
sh-news-title = Was geschah
sh-news-title-elected = Gewählt
sh-news-title-failed = Nicht gewählt
sh-news-title-enacted = Ein Gesetz ist erlassen
sh-news-stood = { $president } als Präsident, { $nominee } als Kanzler
sh-news-by = von Präsident { $president } und Kanzler { $chancellor }
sh-news-by-chaos = Vom Stapel aufgedeckt, ohne Regierung
sh-news-enacted-liberal = Liberales Gesetz { $number } von 5 ist erlassen
sh-news-enacted-fascist = Faschistisches Gesetz { $number } von 6 ist erlassen
sh-news-chaos-liberal = Chaos: Liberales Gesetz { $number } von 5 ist erlassen
sh-news-chaos-fascist = Chaos: Faschistisches Gesetz { $number } von 6 ist erlassen
sh-news-cleared = { $name } ist nicht Hitler.
sh-news-veto = { $name } schlägt ein Veto vor.
sh-news-veto-refused = { $name } lehnt das Veto ab.
sh-news-veto-accepted = { $name } stimmt dem Veto zu: Beide Gesetze werden abgelegt.
sh-news-tracker = Der Wahlzähler steht auf { $to } von 3.
sh-news-limits = Alle Amtszeitbegrenzungen sind aufgehoben.
sh-news-reshuffled = Neu gemischt: { $count } Gesetze, { $liberal } liberal und { $fascist } faschistisch.
sh-news-zone = Von nun an gewinnen die Faschisten, wenn Hitler Kanzler wird.
sh-news-veto-unlocked = Ab der nächsten Sitzung ist ein Veto möglich.
sh-news-power = { $name } erhält eine Befugnis: { $power }.
sh-news-power-lost = Durch das Chaos entfällt die Befugnis: { $power }.
sh-news-investigated = { $president } prüft die Loyalität von { $name }.
sh-news-peeked = { $president } sieht die nächsten drei Gesetze an.
sh-news-called = { $president } ruft { $name } zur Sonderwahl aus.
sh-news-executed = { $president } richtet { $name } hin, und das war nicht Hitler.
sh-news-executed-hitler = { $president } richtet { $name } hin, und das war Hitler.

# Claims.
sh-claim-button = Aussage
sh-claim-title = Eine Aussage festhalten
sh-claim-note = Wahr oder nicht: Sie steht bei den Aussagen, wo alle sie lesen.
sh-claim-who = Wer spricht
sh-claim-about = Worüber
sh-claim-president = Als Präsident, Wahlgang { $election }
sh-claim-chancellor = Als Kanzler, Wahlgang { $election }
sh-claim-party = Die Partei von { $name }
sh-claim-peek = Die Gesetzesvorschau
sh-claim-drew = Gezogen
sh-claim-passed = Weitergegeben
sh-claim-got = Bekommen
sh-claim-no-word = dazu nichts
sh-claim-party-is = { $name } ist
sh-claim-is-liberal = liberal
sh-claim-is-fascist = faschistisch
sh-claim-say = Festhalten
sh-claim-made = Die Aussage von { $name } ist festgehalten.
sh-look-button = Meine Karte ansehen
sh-look-whose = Wessen Karte?
