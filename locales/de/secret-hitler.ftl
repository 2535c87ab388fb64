# Secret Hitler: position, phases, switches.
sh-position = Wahlgang { $election }
sh-position-start = Vor dem ersten Wahlgang
sh-end-five-liberal = Fünf liberale Gesetze: Die Liberalen gewinnen
sh-end-hitler-executed = Hitler hingerichtet: Die Liberalen gewinnen
sh-end-six-fascist = Sechs faschistische Gesetze: Die Faschisten gewinnen
sh-end-hitler-elected = Hitler zum Kanzler gewählt: Die Faschisten gewinnen
sh-wait-deal = Die Rollen werden verteilt
sh-wait-nominate = { $president } nominiert
sh-wait-ballot = { $name } stimmt ab
sh-wait-ballots = { $count ->
    [one] Eine Stimme fehlt
   *[other] { $count } Stimmen fehlen
}
sh-wait-president = { $president } legt ein Gesetz ab
sh-wait-chancellor = { $chancellor } legt ein Gesetz ab
sh-wait-consent = { $president } beantwortet das Veto
sh-wait-chaos = Das oberste Gesetz wird aufgedeckt
sh-wait-peek = { $president } sieht die nächsten Gesetze an
sh-wait-power = { $president } übt die Befugnis aus
sh-phase-nomination = Nominierung
sh-phase-ballot = Abstimmung
sh-phase-discard = Ablegen
sh-phase-enact = Erlass
sh-phase-power = Befugnis
sh-switch-markers = Markieren, wer sicher nicht Hitler ist
sh-switch-markers-hint = In der Hitler-Zone zum Kanzler gewählt
sh-switch-rebalance = Zehn faschistische Gesetze bei { $seats } Plätzen
sh-switch-rebalance-six = Ein faschistisches Gesetz liegt von Anfang an
sh-switch-rebalance-hint = Inoffizieller Ausgleich
