# What went wrong, for the player.
unknown-title = Hier ist nichts
unknown-text = Die Adresse führt zu keiner Seite dieser App. Die gespeicherten Partien stehen auf der Startseite.
unknown-home = Zur Startseite
crash-title = Etwas ist kaputtgegangen
crash-text = Die App ist auf einen eigenen Fehler gestoßen und hat angehalten. Jeder abgeschlossene Schritt ist gespeichert; nach dem Neuladen geht es dort weiter.
crash-reload = Neu laden
crash-export = Partien sichern
crash-exported = Die Datei mit den gespeicherten Partien wurde dem Browser übergeben.
crash-export-failed = Die gespeicherten Partien ließen sich nicht lesen. Sie sind unberührt; nach dem Neuladen noch einmal versuchen.

storage-absent = Dieser Browser bietet keinen Speicher.
storage-blocked = Dieser Browser verbietet das Speichern hier, wie manche in privaten Fenstern.
storage-full = Auf dem Gerät ist kein Platz mehr.
storage-failed = Der Browser konnte es nicht schreiben.
file-too-long = Die Datei ist länger, als gespeicherte Partien sein können; sie wurde nicht gelesen.
file-not-ours = Die Datei enthält keine gespeicherten Partien von Kabinett, oder sie ist beschädigt.
file-newer = Die Datei stammt aus einer neueren Version von Kabinett.
file-refused = Der Browser konnte die Datei nicht anlegen oder lesen.
clipboard-copy = Der Browser lässt das Kopieren nicht zu. Bitte den Text markieren und selbst kopieren.
clipboard-paste = Der Browser gibt die Zwischenablage nicht her. Bitte in das Feld einfügen.
share-refused = Dieses Gerät wollte nicht teilen. Der Link lässt sich stattdessen kopieren.
