# Mefo: minek mi a neve.
mf-role = { $role ->
    [communist] Kommunista
    [socialist] Szocialista
    [capitalist] Kapitalista
    [wehrmacht] Wehrmacht
    [regime] Rendszerhű
    [strasserist] Strasserista
   *[anarchist] Anarchista
}
mf-role-text = { $role ->
    [communist] 1946-tól listaár −20%, hadisarc −10%; 1945-ig bírság 100 RM. Főtitkár lehet.
    [socialist] Polgári és infrastruktúra +10%, hadiüzem listaára +10%, hadisarc −5%. Főtitkár lehet.
    [capitalist] Minden ár −10%, RM-hozam +10%, a váltó 5%-kal többet ér; politikai listaár +25%; 1946-tól birtokonként 1 RM hadisarc. Kancellár lehet.
    [wehrmacht] Hadiüzem hozama +10%, polgári listaár +10%, hadisarc +5%. Tábornok lehet.
    [regime] 8 politikai hatalommal kezd. Werwolf lehet.
    [strasserist] Politikai listaár −25%, polgári −20%; 1945-ig körönként 1 politikai hatalom; hadisarc −10%. 1945 után Führer lehet.
   *[anarchist] Tisztséget sosem visel, megbuktathat; támadási költség −15%, hadisarc −10%.
}
mf-kind = { $kind ->
    [military] hadiüzem
    [civilian] polgári
    [infrastructure] infrastruktúra
    [political] politikai
   *[landmark] nevezetesség
}
mf-modifier = { $card ->
    [standard] Szokásos feltételek
    [fixed] Kötött áras megrendelés
    [conversion] Átállás haditermelésre
    [export] Kiviteli engedély
    [skilled] Szakmunkások
    [quota] Nyersanyagkeret
    [priority] Elsőbbségi besorolás
    [dispersed] Széttelepített gyártás
    [shelter] Óvóhely és tűzőrség
    [exposed] Védtelen fekvés
    [patronage] Pártprotekció
    [subsidy] Önellátási támogatás
    [mortgaged] Jelzáloggal terhelt telek
    [solid] Szilárd építés
    [tooling] Célgépek
   *[dismantle] Leszerelési lista
}
mf-modifier-text = { $card ->
    [standard] Nincs hatása.
    [fixed] Váltói mindig 0,50-et érnek, az ablaknál és a pénztárnál is; 1946-ban elértéktelenednek.
    [conversion] 1939-től váltóban fizet; 1946-tól a megfelezett hozam 0,30-ért hulladék.
    [export] +25% 1939-ig, −25% 1940-től 1945-ig.
    [skilled] Mindig +20%.
    [quota] −20% 1936-tól 1945-ig.
    [priority] +25% 1939-től 1945-ig.
    [dispersed] Támadási költség −50%.
    [shelter] Támadási költség −25%.
    [exposed] Támadási költség +50%.
    [patronage] 1945-ig minden második fordulóban 1 politikai hatalom.
    [subsidy] Fordulónként 4 RM 1936-tól 1942-ig.
    [mortgaged] A bank a listaár 45%-át, 1946-tól 20%-át fizeti.
    [solid] 1946-tól a hozam 75%-át tartja meg, nem a felét.
    [tooling] +10% 1945-ig; 1946-tól a megfelezett hozam 0,30-ért hulladék.
   *[dismantle] 1946-tól a hozam 25%-át tartja meg, nem a felét.
}
mf-title = { $title ->
    [leader] Führer
    [secretary] főtitkár
    [fuehrer] Führer
    [chancellor] kancellár
    [general] tábornok
   *[werwolf] Werwolf
}
mf-title-text = { $title ->
    [leader] Hozam +15%, támadási költség −30%; fordulónként 20 RM és 1 hatalom, körönként egy kártya.
    [secretary] Hozam +15%; 6-os dobás elveszi a birtokot, ahová lép; fordulónként 10 RM jóvátétel.
    [fuehrer] Hozam +15%; 6-os dobás elveszi a birtokot; körönként 5-re vagy 6-ra a Program; minden dupla merénylet.
    [chancellor] Hozam +15%, teljesítmény legalább 75%; fordulónként 15 RM újjáépítés.
    [general] Akié a birtok, ahová lép, a teljes banki árat fizeti.
   *[werwolf] Más birtokán: 1 a cellába visz, 6 elveszi, különben a banki ár fele.
}
mf-card = { $card ->
    [public-works-order] Közmunka-megrendelés
    [tax-inspection] Adóvizsgálat
    [bill-discount-arrears-paid] Váltóhátralék kifizetve
    [advance-on-a-contract] Szerződéses előleg
    [import-quota-cut] Behozatali kvóta csökkentése
    [good-harvest-cheap-inputs] Jó termés, olcsó alapanyag
    [compulsory-donation-drive] Kötelező adománygyűjtés
    [appointed-to-an-advisory-board] Kinevezés tanácsadó testületbe
    [quarrel-with-the-district-office] Vita a körzeti hivatallal
    [denunciation] Feljelentés
    [travel-permit] Utazási engedély
    [summoned-to-the-reichsbank] Berendelés a Reichsbankba
    [fire-damage-compensation] Tűzkárpótlás
    [war-profits-tax] Hadinyereség-adó
    [front-contract] Frontszállítás
    [delivery-penalty] Szállítási kötbér
    [coal-shortage] Szénhiány
    [evacuation-order] Kiürítési parancs
    [labour-draft-hits-staff] Behívják a dolgozókat
    [seat-on-a-production-ring] Hely egy termelési körben
    [political-reliability-review] Megbízhatósági vizsgálat
    [repair-crew-arrives] Javítócsapat érkezik
    [relief-parcels] Segélycsomagok
    [coal-winter] Szénínséges tél
    [barter-deal] Csereüzlet
    [machinery-returned] Visszaadott gépek
    [roof-and-glass-repairs] Tető- és üvegjavítás
    [old-army-stores-found] Régi katonai készlet
    [questionnaire-and-hearing] Kérdőív és meghallgatás
    [named-to-a-local-council] Kinevezés helyi tanácsba
    [black-market-arrest] Letartóztatás feketézésért
    [allied-repair-order] Szövetséges javítási megbízás
    [refugee-billeting-costs] Menekültek elszállásolása
    [currency-paperwork] Valutapapírok
    [industrial-donation-fund] Ipari adományalap
    [special-armament-credit] Külön fegyverkezési hitel
    [decree-powers-extended] Bővített rendeleti jogkör
    [tribute-from-the-others] Sarc a többiektől
    [plant-visits-and-contracts] Üzemlátogatás és szerződések
    [special-budget-chapter] Külön költségvetési fejezet
    [prestige-project-overruns] Dráguló presztízsberuházás
    [upkeep-of-loyal-offices] Hűséges hivatalok fenntartása
    [cabinet-intrigue] Kabinetintrika
    [foreign-exchange-crisis] Devizaválság
    [resignation-crisis] Lemondási válság
   *[compensation-to-rivals] Kárpótlás a riválisoknak
}
mf-space = { $space ->
    [s0] Kifizetőhely
    [s1] Munkástelep, Lipcse
    [s2] Körülmények
    [s3] Kézifegyvergyár, Türingia
    [s4] Rendkívüli adó
    [s5] Teherpályaudvar, Hamm
    [s6] Textilgyár, Chemnitz
    [s7] Reichsbank-fiók pénztára
    [s8] Vidéki lapkiadó
    [s9] Tejüzem és élelmiszergyár, Bréma
    [s10] Fogda, csak áthaladás
    [s11] Szerszámgépgyár, Szászország
    [s12] Városi erőmű
    [s13] Optikai művek, Jena
    [s14] Kereskedelmi hivatal
    [s15] Folyami kikötő, Duisburg
    [s16] Járműgyár, Svábföld
    [s17] Körülmények
    [s18] Papír- és nyomdaüzem, Frankfurt
    [s19] Robbanóanyaggyár, Alsó-Szászország
    [s20] Pártnap
    [s21] Városi lakótelep, Berlin
    [s22] Körülmények
    [s23] Hengermű, Ruhr-vidék
    [s24] Vásárterület, Berlin
    [s25] Vasúti csomópont, Közép-Németország
    [s26] Cementgyár, Vesztfália
    [s27] Reichsbank-központ pénztára
    [s28] Minisztériumi sajtóosztály
    [s29] Repülőgépgyár, Észak-Németország
    [s30] Letartóztatási parancs
    [s31] Acélmű, Ruhr-vidék
    [s32] Villamoskészülék-gyár, Berlin
    [s33] Körülmények
    [s34] Autópálya-építési hivatal
    [s35] Műbenzingyár, Közép-Németország
    [s36] Hadi hozzájárulás
    [s37] Kormánynegyedi irodák, Berlin
    [s38] Hajógyár, Balti-part
    [s39] Állami Operaház, Berlin
    [s40] Emlékmű
    [p4] Megszálló hivatal díja
    [p7] Bezárt bankfiók
    [p10] Internálás, csak áthaladás
    [p20] Tanácsgyűlés
    [p27] Bezárt bankközpont
   *[p36] Teherelosztási adó
}
mf-tile = { $space ->
    [s0] Kifizető-|hely
    [s1] Telep|Lipcse
    [s2] Körül-|mények
    [s3] Fegyver-|gyár
    [s4] Rendkívüli|adó
    [s5] Teher-|pályaudvar
    [s6] Textil-|gyár
    [s7] Reichs-|bank
    [s8] Lapkiadó
    [s9] Tejüzem|Bréma
    [s10] Fogda|áthaladás
    [s11] Szerszám-|gépek
    [s12] Városi|erőmű
    [s13] Optika|Jena
    [s14] Keresk.|hivatal
    [s15] Folyami|kikötő
    [s16] Jármű-|gyár
    [s17] Körül-|mények
    [s18] Papír és|nyomda
    [s19] Robbanó-|anyag
    [s20] Pártnap
    [s21] Lakótelep|Berlin
    [s22] Körül-|mények
    [s23] Hengermű|Ruhr
    [s24] Vásárterület|Berlin
    [s25] Vasúti|csomópont
    [s26] Cement-|gyár
    [s27] Reichs-|bank
    [s28] Sajtó-|osztály
    [s29] Repülő-|gépgyár
    [s30] Letartóztatás|a fogdába
    [s31] Acélmű|Ruhr
    [s32] Villamos|gépek
    [s33] Körül-|mények
    [s34] Autópálya|hivatal
    [s35] Műbenzin-|gyár
    [s36] Hadi hoz-|zájárulás
    [s37] Kormány-|negyed
    [s38] Hajógyár|Balti
    [s39] Állami|Opera
    [s40] Emlékmű
    [p4] Hivatali|díj
    [p7] Bank|zárva
    [p10] Internálás|áthaladás
    [p20] Tanács-|gyűlés
    [p27] Bank|zárva
   *[p36] Teher-|elosztás
}
mf-year = { $year ->
    [y1933] Munkahelyteremtés
    [y1934] Kezdődik a váltófinanszírozás
    [y1935] Nyílt fegyverkezés
    [y1936] Négyéves terv
    [y1937] Nyersanyag-elosztás
    [y1938] Leáll a váltókibocsátás
    [y1939] Kitör a háború
    [y1940] Hadigazdaság
    [y1941] Megsemmisítő háború keleten
    [y1942] Központosított fegyverkezés
    [y1943] Totális háború
    [y1944] Összeomló közlekedés
    [y1945] Összeomlás és kapituláció
   *[post] Az összeomlás után
}
mf-year-note = { $year ->
    [y1933] Diktatúra jön létre; pártokat és szakszervezeteket zúznak szét; a munkaprogramokat állami váltókkal fizetik.
    [y1934] A fegyverkezést egy üres cég váltóival fizetik, a költségvetésen kívül.
    [y1935] Bejelentik a fegyverkezést és a hadkötelezettséget; a zsidó polgárokat törvénnyel fosztják meg jogaiktól.
    [y1936] Egy terv elrendeli, hogy a gazdaság és a hadsereg négy éven belül készen álljon a háborúra.
    [y1937] Az acélt és a devizát a fegyverkezés javára osztják el.
    [y1938] A váltókibocsátás mintegy 12 milliárd RM-nél leáll. A zsidó polgárokat állami erőszakkal fosztják ki és támadják meg. Ebből a játékban senkinek sincs haszna.
    [y1939] Németország megtámadja Lengyelországot. A polgári üzemeket haditermelésre állítják át.
    [y1940] Nyugat-Európát megszállják és kifosztják. Első légitámadások a német ipar ellen.
    [y1941] A Szovjetunió megtámadásával megsemmisítő háború kezdődik.
    [y1942] A fegyverkezést központosítják; milliókat kényszerítenek munkára; folyik az európai zsidók meggyilkolása.
    [y1943] Kihirdetik a totális háborút; ég a Ruhr-vidék és Hamburg.
    [y1944] Üzemanyaggyárak és vasutak pusztulnak el; a termelés összeomlik.
    [y1945] Májusban feltétel nélküli kapituláció. A rendszernek és hitelének vége.
   *[post] Azoknak az éveknek a hozamai háborún, rabláson és kényszermunkán alapultak. Adósság és rom maradt.
}
mf-why = { $why ->
    [round] elszámolás
    [card] kártya
    [tax] adó
    [fine] bírság
    [attempt] túlélt merénylet
    [requisition] rekvirálás
    [robbery] rablás
    [share] a Führer kártyája
   *[crisis] válság
}
mf-leaving = { $why ->
    [resigned] lemondott
    [deposed] megbuktatták
    [crisis] a válságban távozott
    [bailout] mentőcsomag után
    [out] kiesett
   *[collapse] a rendszer megbukott
}
mf-end = { $end ->
    [bankruptcy] Mindenki más csődbe ment.
   *[assassination] Az utolsó riválist megölték.
}
