# The shell and what every screen shares.
skip-to-content = Ugrás a tartalomhoz
close = Bezárás
cancel = Mégse
to-home = Kabinett, vissza a kezdőlapra

title-page = { $page } · Kabinett
title-setup = Új játszma
title-table = Játszma
title-link = Megnyitott link
title-rules = Szabályok
title-unknown = Nincs ilyen oldal

update-ready = Új változat érhető el.
update-apply = Váltás most
update-later = Később

storage-banner = Ez a játszma nincs mentve: { $reason }
storage-export = Mentés fájlba

credit-line = A Secret Hitlert Mike Boxleiter, Tommy Maranges és Mac Schubert tervezte
credit-licence = licence: CC BY-NC-SA 4.0
credit-fan = Nem hivatalos rajongói átdolgozás képernyőre és linkekre, ingyenes; a szerzőkhöz nem kötődik, és ők nem hagyták jóvá.
credit-more = Források és licencek
