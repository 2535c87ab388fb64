# Computerspieler: wer sie sind, warum sie gezogen haben, Tipps.
company-title = Computerspieler
company-plays = Für { $seat } spielt { $name } ({ $level }).
who-easy = Toni
who-easy-line = Spontan: spielt nach Gefühl und vergisst schnell.
who-normal = Robin
who-normal-line = Beständig: merkt sich, was geschah und gesagt wurde, und bleibt bei Gewohnheiten.
who-strong = Luca
who-strong-line = Berechnend: rechnet vor jedem Zug voraus.
why-ask = Warum der letzte Zug?
why-thinking = Der Gedanke wird gesucht …
why-none = { $name } hat noch nichts entschieden.
why-later = { $name } sagt es nach dem Ende des Spiels; vorher würde es Verborgenes verraten.
why-win = Gewinnchance { $value } %
why-worth = bewertet mit { $value } von 100, wobei 50 Gleichstand mit dem Besten der anderen heißt
why-less = das Nächstbeste { $less } Punkte weniger
why-worlds = { $count ->
    [one] ein möglicher Verlauf durchgespielt
   *[other] { $count } mögliche Verläufe durchgespielt
}
why-nose = nach einer Faustregel
why-habit = aus Gewohnheit, nichts durchgespielt
why-sealed = die Zahlen bleiben bis zum Ende geheim
why-secret-hitler = { $word ->
    [no-choice] { $name } hatte keine Wahl{ $odds }.
    [trusts] { $name } traut { $about } zu, einem liberalen Gesetz zu helfen{ $odds }.
    [suspects] { $name } verdächtigt { $about }, faschistisch zu sein{ $odds }.
    [fears-hitler] { $name } fürchtet, dass { $about } Hitler ist{ $odds }.
    [own-office] { $name } verspricht sich vom fraglichen Amt ein liberales Gesetz{ $odds }.
    [plays-liberal] { $name } tut, was den Liberalen dient{ $odds }.
    [least-known] { $name } weiß über { $about } am wenigsten{ $odds }.
    [keeps-cover] { $name } handelt wie die Liberalen, um glaubhaft zu bleiben{ $odds }.
    [helps-own] { $name } gewinnt damit mehr für die Faschisten, als der Zug verrät{ $odds }.
    [hinders] { $name } will die Liberalen schwächen{ $odds }.
    [elects-hitler] { $name } gewinnt, wenn Hitler jetzt Kanzler wird{ $odds }.
    [vetoes] { $name } zieht ein Veto dem vor, was auf der Hand war{ $odds }.
    [refuses-veto] { $name } zieht das, was auf der Hand war, einem Veto vor{ $odds }.
    [board] { $name } sah nur auf die Leisten: wer was erlassen hat{ $odds }.
   *[habit] { $name } folgte der eigenen Lesart von Stimmen, Gesetzen und Behauptungen, und der Gewohnheit{ $odds }.
}
why-die-macher = { $word ->
    [sheet] { $name } wog ab, wo der Wahlkampf beginnen soll{ $odds }.
    [order] { $name } wog ab, was der erste Zug wert ist{ $odds }.
    [programme] { $name } wog ab, welches Programm zu den nächsten Wahlen passt{ $odds }.
    [cabinet] { $name } wog ab, wo das Schattenkabinett am meisten bewirkt{ $odds }.
    [coalition] { $name } wog ab, ob sich eine Koalition lohnt{ $odds }.
    [media] { $name } wog ab, wo Medienwürfel ihren Preis wert sind{ $odds }.
    [meetings] { $name } wog ab, wo Veranstaltungen Stimmen bringen{ $odds }.
    [poll] { $name } wog ab, was die Umfrage wert ist{ $odds }.
    [nation] { $name } wog ab, was am Ende auf der nationalen Tafel zählt{ $odds }.
   *[donation] { $name } wog Geld gegen verlorene Mitglieder ab{ $odds }.
}
why-konzern = { $word ->
    [election] { $name } wog ab, wen die Wahl an die Macht bringen soll{ $odds }.
    [production] { $name } wog ab, wie viel produziert werden soll{ $odds }.
    [workers] { $name } wog ab, wie viele Arbeiter gebraucht werden{ $odds }.
    [action] { $name } wog ab, wen Gewalt am meisten trifft und was sie bringt{ $odds }.
    [price] { $name } wog ab, welcher Preis verkauft und noch etwas bringt{ $odds }.
    [purchase] { $name } wog ab, welcher Kauf sich lohnt{ $odds }.
    [money] { $name } wog ab, woher das Geld kommen soll{ $odds }.
    [meeting] { $name } wog ab, was die Aktionäre bekommen sollen{ $odds }.
    [chief] { $name } wog ab, wer den Konzern führen soll{ $odds }.
    [bid] { $name } wog ab, was die junge Aktie wert ist{ $odds }.
   *[shares] { $name } wog ab, welche Aktien und Verträge zu halten sind{ $odds }.
}
why-mefo = { $word ->
    [turn] { $name } wog ab, was vor dem Würfeln zu tun ist{ $odds }.
    [cell] { $name } wog die Strafe gegen das Warten in der Zelle ab{ $odds }.
    [trade] { $name } wog ab, was der Tausch beiden Seiten wert ist{ $odds }.
    [sale] { $name } wog ab, welcher Besitz zu entbehren ist{ $odds }.
    [bills] { $name } wog Geld jetzt gegen Wechsel später ab{ $odds }.
    [purchase] { $name } wog ab, ob der Besitz seinen Preis wert ist{ $odds }.
   *[office] { $name } wog ab, ob das Amt seine Kosten wert ist{ $odds }.
}
hint-ask = Tipp erbitten
hint-title = Tipp
hint-cancel = Abbrechen
hint-thinking = Ein starker Computer denkt
hint-none = Es war kein Tipp zu finden.
hint-would = { $name } würde wählen: { $choice }.
hint-log = { $name } hat um einen Tipp gebeten
setup-hints = Tipps
setup-hints-note = Wer entscheidet, darf einen starken Computer fragen; das Protokoll vermerkt es
