# The shell and what every screen shares.
skip-to-content = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
to-home = Kabinett, zur Startseite

title-page = { $page } · Kabinett
title-setup = Neue Partie
title-table = Spiel
title-link = Geöffneter Link
title-rules = Regeln
title-unknown = Seite nicht gefunden

update-ready = Eine neue Version liegt bereit.
update-apply = Jetzt wechseln
update-later = Später

storage-banner = Diese Partie wird nicht gespeichert: { $reason }
storage-export = Als Datei sichern

credit-line = Secret Hitler wurde von Mike Boxleiter, Tommy Maranges und Mac Schubert entworfen
credit-licence = lizenziert unter CC BY-NC-SA 4.0
credit-fan = Inoffizielle Fan-Bearbeitung, für Bildschirm und Links verändert, kostenlos, mit den Autoren weder verbunden noch von ihnen gebilligt.
credit-more = Quellen und Lizenzen
