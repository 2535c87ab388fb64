# What every table does: act bar, looks at one's own things, the end.
over-replay = Visszajátszás az elejéről
over-board = A tábla megtekintése
over-share = A játszma megosztása
over-home = Kezdőlap
over-rematch = Visszavágó
act-name = Döntés
act-read-only = Ezt a játszmát egy másik böngészőlapon játsszák. Itt csak nézni lehet.
act-past = Ez egy korábbi állás.
act-now = Vissza a jelenhez
act-decide = Döntés a függöny mögött
act-hand-over = Átadás: { $name }
act-elsewhere = { $names } { $count ->
    [one] következik
   *[other] következnek
} egy másik eszközön.
act-send-note = Küldd el a linket, hogy ott folytatódhasson a játék.
act-send = Link küldése
act-thinking = { $names } { $count ->
    [one] gondolkodik
   *[other] gondolkodnak
}
look-behind = a függöny mögött
look-only-you = csak te látod
act-continue = Tovább
act-rule = { $rule } szabály
