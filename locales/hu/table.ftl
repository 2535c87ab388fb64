# Every table, whatever the game.
seat-number = { $number }. hely
table-trouble = Ezt a játszmát nem lehet megnyitni
table-missing = Itt nincs mentett játszma. Talán törölték, vagy egy másik böngésző mentette.
table-unreadable = A mentett bejegyzés nem olvasható. A szövege a kezdőlapról exportálható.
table-log = Események
link-not-a-link = Ebben a szövegben nincs játszmára mutató link.
link-too-long = Ez a szöveg túl hosszú ahhoz, hogy játszma linkje legyen.
link-truncated = { $expected } karakterből { $arrived } érkezett meg; a vége útközben elveszett.
link-damaged = Ez a link útközben megsérült, nem olvasható.
link-newer = Ehhez a linkhez a Kabinett újabb változata kell.
