# What went wrong, for the player.
unknown-title = Itt nincs semmi
unknown-text = Ez a cím az alkalmazás egyik oldalára sem mutat. A mentett játszmák a kezdőlapon vannak.
unknown-home = A kezdőlapra
crash-title = Valami elromlott
crash-text = Az alkalmazás saját hibába ütközött és leállt. Minden befejezett lépés el van mentve; újratöltés után onnan folytatható.
crash-reload = Újratöltés
crash-export = Játszmák kimentése
crash-exported = A mentett játszmák fájlját megkapta a böngésző.
crash-export-failed = A mentett játszmákat nem sikerült beolvasni. Érintetlenek maradtak; újratöltés után érdemes ismét megpróbálni.

storage-absent = ez a böngésző nem kínál tárhelyet.
storage-blocked = ez a böngésző itt nem enged menteni, mint némelyik privát ablakban.
storage-full = nincs több hely az eszközön.
storage-failed = a böngésző nem tudta kiírni.
file-too-long = A fájl hosszabb, mint amekkora mentett játszma lehet, ezért nem olvastuk be.
file-not-ours = A fájlban nincs Kabinett-mentés, vagy megsérült.
file-newer = A fájl a Kabinett egy újabb változatából származik.
file-refused = A böngésző nem tudta létrehozni vagy beolvasni a fájlt.
clipboard-copy = A böngésző nem engedi a másolást. A szöveget kijelölve kézzel lehet másolni.
clipboard-paste = A böngésző nem engedi olvasni a vágólapot. A mezőbe kézzel lehet beilleszteni.
share-refused = Ez az eszköz nem osztotta meg. A linket másolni lehet helyette.
