# A kezdőlap.
home-sub = Négy játék hatalomról és pénzről. Adjatok körbe egy eszközt, játsszatok a számítógép ellen, vagy küldjétek el az egész játszmát linkben.
home-night = Éjszakai nézet
home-install = Telepítés
home-continue = Folytatás
home-none = Még nincs mentett játszma. Minden elkezdett játszma itt vár majd.
home-count = { $count ->
    [one] 1 játszma, { $size }
   *[other] { $count } játszma, { $size }
}
home-save-all = Mindet egy fájlba
home-unread = A mentett játszmákat nem lehetett beolvasni: { $reason }
home-not-changed = Semmi sem változott: { $reason }
home-open = Megnyitás
home-look = Visszanézés
home-copy-of = { $name } linkjének másolása
home-delete-of = { $name } törlése
home-more-of = Továbbiak: { $name }
home-deleted = { $name } törölve.
home-undo = Visszahozás
home-link-copied = Link kimásolva. Benne van az egész játszma, a titkokkal együtt.
home-link-secrets = A linkben és a fájlban az egész játszma benne van, a titkokkal együtt.
home-raw = Olvashatatlan bejegyzés
home-raw-text = Semmi mást nem érint.
home-raw-export = Nyers mentés
home-title = Cím
home-rename = Átnevezés
home-duplicate = Másolat készítése
home-copy-title = { $name } (másolat)
home-copy = Link másolása
home-export = Mentés fájlba
home-delete = Törlés
home-bad-text = A játszma szövegének { $line }. sora nem olvasható: „{ $found }”.
home-bad-match = Ez a játszmaszöveg hiányos, vagy ez a verzió nem ismeri a játékot.
home-some-unreadable = { $count ->
    [one] A fájl egyik bejegyzését nem lehetett beolvasni.
   *[other] A fájl { $count } bejegyzését nem lehetett beolvasni.
}
home-imported = { $count ->
    [one] Egy játszma átvéve.
   *[other] { $count } játszma átvéve.
}
home-paste = Link beillesztése
home-open-link = Link megnyitása
home-import = Fájl betöltése
home-private = Semmi sem hagyja el az eszközödet.
home-private-more = Nincs fiók, nincs szerver, nincsenek sütik.
home-games = A játékok
home-play = Játék
home-how = Így játsszák
home-players = { $least }–{ $most } játékos
home-minutes = { $least }–{ $most } perc
home-players-exact = { $count } játékos
home-minutes-about = kb. { $minutes } perc
home-sh = Az asztal többsége becsületes. A többiek ismerik egymást.
home-other = Ennek a kabinetnek egyik játéka.
home-dm = Hét választás, egy program: addig hajlítsd, míg nyer.
home-ko = Nyesd le a béreket, aztán nézd, ki veszi meg az árudat.
home-me = 1938-ban papíron gazdag. 1945-ben is tud fizetni?
