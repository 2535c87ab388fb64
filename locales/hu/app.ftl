# The shell and what every screen shares.
skip-to-content = Ugrás a tartalomhoz
close = Bezárás
cancel = Mégse
to-home = Kabinett, vissza a kezdőlapra

title-page = { $page } · Kabinett
title-setup = Új játék
title-table = Játék
title-link = Megnyitott hivatkozás
title-rules = Szabályok
title-unknown = Nincs ilyen oldal

update-ready = Új változat érhető el.
update-apply = Váltás most
update-later = Később

storage-banner = Ez a játék nincs mentve: { $reason }
storage-export = Mentés fájlba

credit-line = A Secret Hitlert Mike Boxleiter, Tommy Maranges és Mac Schubert tervezte
credit-licence = licence: CC BY-NC-SA 4.0
credit-fan = Nem hivatalos rajongói átdolgozás képernyőre és hivatkozásokra, ingyenes, a szerzők nem vettek részt benne, és nem hagyták jóvá.
credit-more = Források és licencek
