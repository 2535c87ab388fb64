# Mefo: wie alles heißt.
mf-role = { $role ->
    [communist] Kommunist
    [socialist] Sozialist
    [capitalist] Kapitalist
    [wehrmacht] Wehrmacht
    [regime] Regimetreuer
    [strasserist] Strasserist
   *[anarchist] Anarchist
}
mf-role-text = { $role ->
    [communist] Ab 1946 Listenpreis −20 %, Abgabe −10 %; bis 1945 Geldstrafe 100 RM. Kann Generalsekretär werden.
    [socialist] Zivil und Infrastruktur +10 %, Rüstung Listenpreis +10 %, Abgabe −5 %. Kann Generalsekretär werden.
    [capitalist] Alle Preise −10 %, RM-Ertrag +10 %, Wechsel 5 % besser; Politik Listenpreis +25 %; ab 1946 1 RM Abgabe je Besitz. Kann Kanzler werden.
    [wehrmacht] Rüstungsertrag +10 %, Zivil Listenpreis +10 %, Abgabe +5 %. Kann General werden.
    [regime] Beginnt mit 8 Politischer Macht. Kann Werwolf werden.
    [strasserist] Politik Listenpreis −25 %, Zivil −20 %; bis 1945 1 Politische Macht je Umlauf; Abgabe −10 %. Kann nach 1945 Führer werden.
   *[anarchist] Bekleidet nie ein Amt, darf absetzen; Angriffskosten −15 %, Abgabe −10 %.
}
mf-kind = { $kind ->
    [military] Rüstung
    [civilian] Zivil
    [infrastructure] Infrastruktur
    [political] Politik
   *[landmark] Wahrzeichen
}
mf-modifier = { $card ->
    [standard] Übliche Bedingungen
    [fixed] Festpreisauftrag
    [conversion] Umstellung auf Rüstung
    [export] Ausfuhrlizenz
    [skilled] Facharbeiter
    [quota] Rohstoffkontingent
    [priority] Dringlichkeitsstufe
    [dispersed] Verlagerte Fertigung
    [shelter] Luftschutz und Brandwache
    [exposed] Ungeschützte Lage
    [patronage] Gunst der Partei
    [subsidy] Autarkiezuschuss
    [mortgaged] Belasteter Grund
    [solid] Massive Bauweise
    [tooling] Einzweckmaschinen
   *[dismantle] Demontageliste
}
mf-modifier-text = { $card ->
    [standard] Keine Wirkung.
    [fixed] Seine Wechsel sind immer 0,50 wert, am Fenster wie am Schalter; 1946 verfallen sie.
    [conversion] Zahlt ab 1939 in Wechseln; ab 1946 wird der halbierte Ertrag zu 0,30 verschrottet.
    [export] +25 % bis 1939, −25 % von 1940 bis 1945.
    [skilled] Immer +20 %.
    [quota] −20 % von 1936 bis 1945.
    [priority] +25 % von 1939 bis 1945.
    [dispersed] Angriffskosten −50 %.
    [shelter] Angriffskosten −25 %.
    [exposed] Angriffskosten +50 %.
    [patronage] Bis 1945 jede zweite Runde 1 Politische Macht.
    [subsidy] 4 RM je Runde von 1936 bis 1942.
    [mortgaged] Die Bank zahlt 45 %, ab 1946 20 % des Listenpreises.
    [solid] Behält ab 1946 75 % des Ertrags, nicht 50.
    [tooling] +10 % bis 1945; ab 1946 wird der halbierte Ertrag zu 0,30 verschrottet.
   *[dismantle] Behält ab 1946 25 % des Ertrags, nicht 50.
}
mf-title = { $title ->
    [leader] Führer
    [secretary] Generalsekretär
    [fuehrer] Führer
    [chancellor] Kanzler
    [general] General
   *[werwolf] Werwolf
}
mf-title-text = { $title ->
    [leader] Ertrag +15 %, Angriffskosten −30 %; je Runde 20 RM und 1 Macht, je Umlauf eine Karte.
    [secretary] Ertrag +15 %; eine 6 nimmt den betretenen Besitz; 10 RM Reparationen je Runde.
    [fuehrer] Ertrag +15 %; eine 6 nimmt den betretenen Besitz; je Umlauf bei 5 oder 6 das Programm; jeder Pasch ist ein Anschlag.
    [chancellor] Ertrag +15 %, Leistung mindestens 75 %; 15 RM für den Wiederaufbau je Runde.
    [general] Wem betretener Besitz gehört, der zahlt den vollen Bankpreis.
   *[werwolf] Auf fremdem Besitz: 1 führt in die Zelle, 6 nimmt ihn, sonst kostet er den Eigentümer den halben Bankpreis.
}
mf-card = { $card ->
    [public-works-order] Staatsauftrag
    [tax-inspection] Steuerprüfung
    [bill-discount-arrears-paid] Rückstände in Wechseln bezahlt
    [advance-on-a-contract] Vorschuss auf einen Auftrag
    [import-quota-cut] Einfuhrkontingent gekürzt
    [good-harvest-cheap-inputs] Gute Ernte, billige Vorprodukte
    [compulsory-donation-drive] Zwangssammlung
    [appointed-to-an-advisory-board] In einen Beirat berufen
    [quarrel-with-the-district-office] Streit mit der Kreisleitung
    [denunciation] Denunziation
    [travel-permit] Reisegenehmigung
    [summoned-to-the-reichsbank] Zur Reichsbank bestellt
    [fire-damage-compensation] Entschädigung für Brandschäden
    [war-profits-tax] Kriegsgewinnsteuer
    [front-contract] Auftrag für die Front
    [delivery-penalty] Vertragsstrafe
    [coal-shortage] Kohlenmangel
    [evacuation-order] Räumungsbefehl
    [labour-draft-hits-staff] Belegschaft eingezogen
    [seat-on-a-production-ring] Sitz in einem Produktionsring
    [political-reliability-review] Politische Überprüfung
    [repair-crew-arrives] Reparaturtrupp kommt
    [relief-parcels] Hilfspakete
    [coal-winter] Kohlenwinter
    [barter-deal] Tauschgeschäft
    [machinery-returned] Maschinen zurückgegeben
    [roof-and-glass-repairs] Dach- und Glasreparaturen
    [old-army-stores-found] Alte Heeresbestände gefunden
    [questionnaire-and-hearing] Fragebogen und Anhörung
    [named-to-a-local-council] In einen Gemeinderat berufen
    [black-market-arrest] Verhaftung wegen Schwarzhandels
    [allied-repair-order] Reparaturauftrag der Alliierten
    [refugee-billeting-costs] Unterbringung von Flüchtlingen
    [currency-paperwork] Währungsformalitäten
    [industrial-donation-fund] Spendenfonds der Industrie
    [special-armament-credit] Rüstungssonderkredit
    [decree-powers-extended] Erweitertes Verordnungsrecht
    [tribute-from-the-others] Tribut der anderen
    [plant-visits-and-contracts] Werksbesuche und Verträge
    [special-budget-chapter] Sonderhaushalt
    [prestige-project-overruns] Prestigebau wird teurer
    [upkeep-of-loyal-offices] Unterhalt treuer Dienststellen
    [cabinet-intrigue] Intrige im Kabinett
    [foreign-exchange-crisis] Devisenkrise
    [resignation-crisis] Rücktrittskrise
   *[compensation-to-rivals] Entschädigung der Rivalen
}
mf-space = { $space ->
    [s0] Zahlstelle
    [s1] Arbeitersiedlung, Leipzig
    [s2] Umstände
    [s3] Waffenwerk, Thüringen
    [s4] Notsteuer
    [s5] Güterbahnhof, Hamm
    [s6] Textilfabrik, Chemnitz
    [s7] Schalter der Reichsbankfiliale
    [s8] Provinzzeitung
    [s9] Molkerei und Nahrungsmittel, Bremen
    [s10] Haft, nur Durchgang
    [s11] Werkzeugmaschinen, Sachsen
    [s12] Städtisches Kraftwerk
    [s13] Optische Werke, Jena
    [s14] Gewerbeamt
    [s15] Binnenhafen, Duisburg
    [s16] Fahrzeugwerk, Schwaben
    [s17] Umstände
    [s18] Papier und Druck, Frankfurt
    [s19] Sprengstoffwerk, Niedersachsen
    [s20] Parteitag
    [s21] Städtische Siedlung, Berlin
    [s22] Umstände
    [s23] Walzwerk, Ruhr
    [s24] Messegelände, Berlin
    [s25] Eisenbahnknoten, Mitteldeutschland
    [s26] Zementwerk, Westfalen
    [s27] Schalter der Reichsbankzentrale
    [s28] Presseabteilung des Ministeriums
    [s29] Flugzeugwerk, Norddeutschland
    [s30] Haftbefehl
    [s31] Stahlwerk, Ruhr
    [s32] Elektrogeräte, Berlin
    [s33] Umstände
    [s34] Autobahn-Bauamt
    [s35] Hydrierwerk, Mitteldeutschland
    [s36] Kriegsbeitrag
    [s37] Büros im Regierungsviertel, Berlin
    [s38] Werft, Ostseeküste
    [s39] Staatsoper, Berlin
    [s40] Monument
    [p4] Gebühr der Besatzung
    [p7] Geschlossene Bankfiliale
    [p10] Internierung, nur Durchgang
    [p20] Räteversammlung
    [p27] Geschlossene Bankzentrale
   *[p36] Lastenausgleich
}
mf-tile = { $space ->
    [s0] Zahl-|stelle
    [s1] Siedlung|Leipzig
    [s2] Um-|stände
    [s3] Waffen-|werk
    [s4] Not-|steuer
    [s5] Güter-|bahnhof
    [s6] Textil-|fabrik
    [s7] Reichs-|bank
    [s8] Zeitung
    [s9] Molkerei|Bremen
    [s10] Haft|Durchgang
    [s11] Werkzeug-|masch.
    [s12] Kraft-|werk
    [s13] Optik|Jena
    [s14] Gewerbe-|amt
    [s15] Binnen-|hafen
    [s16] Fahrzeug-|werk
    [s17] Um-|stände
    [s18] Papier|& Druck
    [s19] Spreng-|stoff
    [s20] Parteitag
    [s21] Siedlung|Berlin
    [s22] Um-|stände
    [s23] Walzwerk|Ruhr
    [s24] Messe|Berlin
    [s25] Bahn-|knoten
    [s26] Zement-|werk
    [s27] Reichs-|bank
    [s28] Presse-|abteilung
    [s29] Flugzeug-|werk
    [s30] Haftbefehl|in die Haft
    [s31] Stahlwerk|Ruhr
    [s32] Elektro-|geräte
    [s33] Um-|stände
    [s34] Autobahn-|amt
    [s35] Hydrier-|werk
    [s36] Kriegs-|beitrag
    [s37] Regierungs-|viertel
    [s38] Werft|Ostsee
    [s39] Staats-|oper
    [s40] Monument
    [p4] Gebühr
    [p7] Bank|zu
    [p10] Internierung|Durchgang
    [p20] Räte-|versammlung
    [p27] Bank|zu
   *[p36] Lasten-|ausgleich
}
mf-year = { $year ->
    [y1933] Arbeitsbeschaffung
    [y1934] Die Wechselfinanzierung beginnt
    [y1935] Offene Aufrüstung
    [y1936] Vierjahresplan
    [y1937] Rohstoffbewirtschaftung
    [y1938] Wechselausgabe gestoppt
    [y1939] Kriegsbeginn
    [y1940] Kriegswirtschaft
    [y1941] Vernichtungskrieg im Osten
    [y1942] Zentrale Rüstung
    [y1943] Totaler Krieg
    [y1944] Zusammenbruch des Verkehrs
    [y1945] Zusammenbruch und Kapitulation
   *[post] Nach dem Zusammenbruch
}
mf-year-note = { $year ->
    [y1933] Eine Diktatur entsteht; Parteien und Gewerkschaften werden zerschlagen; Beschäftigung wird mit Wechseln des Staates bezahlt.
    [y1934] Rüstung wird mit Wechseln einer leeren Gesellschaft bezahlt, am Haushalt vorbei.
    [y1935] Aufrüstung und Wehrpflicht werden verkündet; jüdischen Bürgerinnen und Bürgern werden per Gesetz ihre Rechte genommen.
    [y1936] Ein Plan befiehlt, Wirtschaft und Armee in vier Jahren kriegsbereit zu machen.
    [y1937] Stahl und Devisen werden zugunsten der Rüstung zugeteilt.
    [y1938] Die Ausgabe von Wechseln endet bei etwa 12 Milliarden RM. Jüdische Menschen werden mit staatlicher Gewalt beraubt und angegriffen. In diesem Spiel hat davon niemand Gewinn.
    [y1939] Deutschland überfällt Polen. Zivile Betriebe werden auf Kriegsproduktion umgestellt.
    [y1940] Westeuropa wird besetzt und geplündert. Erste Luftangriffe auf deutsche Industrie.
    [y1941] Mit dem Überfall auf die Sowjetunion beginnt ein Vernichtungskrieg.
    [y1942] Die Rüstung wird zentralisiert; Millionen werden zur Arbeit gezwungen; die Ermordung der europäischen Juden ist im Gange.
    [y1943] Der totale Krieg wird ausgerufen; Ruhrgebiet und Hamburg brennen.
    [y1944] Treibstoffwerke und Bahnen werden zerstört; die Produktion bricht ein.
    [y1945] Bedingungslose Kapitulation im Mai. Das Regime und sein Kredit sind am Ende.
   *[post] Die Erträge jener Jahre beruhten auf Krieg, Raub und Zwangsarbeit. Geblieben sind Schulden und Trümmer.
}
mf-why = { $why ->
    [round] Abrechnung
    [card] Karte
    [tax] Steuer
    [fine] Geldstrafe
    [attempt] überlebter Anschlag
    [requisition] Requirierung
    [robbery] Raub
    [share] Karte des Führers
   *[crisis] Krise
}
mf-leaving = { $why ->
    [resigned] zurückgetreten
    [deposed] abgesetzt
    [crisis] in der Krise gegangen
    [bailout] nach einer Rettung
    [out] ausgeschieden
   *[collapse] das Regime ist gefallen
}
mf-end = { $end ->
    [bankruptcy] Alle anderen sind bankrott.
   *[assassination] Der letzte Rivale wurde getötet.
}
