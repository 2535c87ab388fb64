# Mefo: what everything is called.
mf-role = { $role ->
    [communist] Communist
    [socialist] Socialist
    [capitalist] Capitalist
    [wehrmacht] Wehrmacht
    [regime] Regime Aligned
    [strasserist] Strasserist
   *[anarchist] Anarchist
}
mf-role-text = { $role ->
    [communist] From 1946 list price −20 %, levy −10 %; fine 100 RM until 1945. May become General Secretary.
    [socialist] Civilian and infrastructure +10 %, military list price +10 %, levy −5 %. May become General Secretary.
    [capitalist] All prices −10 %, RM income of property +10 %, bills 5 % better; political list price +25 %; from 1946 1 RM of levy a property. May become Chancellor.
    [wehrmacht] Military payout +10 %, civilian list price +10 %, levy +5 %. May become General.
    [regime] Begins with 8 Political Power. May become Werwolf.
    [strasserist] Political list price −25 %, civilian −20 %; 1 Political Power a lap until 1945; levy −10 %. May become Führer after 1945.
   *[anarchist] Never holds an office, may depose; raid bill −15 %, levy −10 %.
}
mf-kind = { $kind ->
    [military] military
    [civilian] civilian
    [infrastructure] infrastructure
    [political] political
   *[landmark] landmark
}
mf-modifier = { $card ->
    [standard] Standard Terms
    [fixed] Fixed Government Contract
    [conversion] Wartime Conversion
    [export] Export Licence
    [skilled] Skilled Workforce
    [quota] Raw-Material Quota
    [priority] Priority Rating
    [dispersed] Dispersed Production
    [shelter] Shelters and Fire Watch
    [exposed] Exposed Location
    [patronage] Party Patronage
    [subsidy] Autarky Subsidy
    [mortgaged] Mortgaged Ground
    [solid] Solid Construction
    [tooling] Single-Purpose Tooling
   *[dismantle] Dismantling List
}
mf-modifier-text = { $card ->
    [standard] No effect.
    [fixed] Its bills are worth 0.50 always, at window and counter alike; void in 1946.
    [conversion] From 1939 pays bills; from 1946 its halved output is scrapped at 0.30.
    [export] +25 % until 1939, −25 % from 1940 to 1945.
    [skilled] +20 % always.
    [quota] −20 % from 1936 to 1945.
    [priority] +25 % from 1939 to 1945.
    [dispersed] Raid charge −50 %.
    [shelter] Raid charge −25 %.
    [exposed] Raid charge +50 %.
    [patronage] 1 Political Power every second round until 1945.
    [subsidy] 4 RM a round from 1936 to 1942.
    [mortgaged] The bank pays 45 %, from 1946 20 % of list.
    [solid] From 1946 keeps 75 % of its output, not 50.
    [tooling] +10 % until 1945; from 1946 its halved output is scrapped at 0.30.
   *[dismantle] From 1946 keeps 25 % of its output, not 50.
}
mf-title = { $title ->
    [leader] Führer
    [secretary] General Secretary
    [fuehrer] Führer
    [chancellor] Chancellor
    [general] General
   *[werwolf] Werwolf
}
mf-title-text = { $title ->
    [leader] Income +15 %, raid bill −30 %; 20 RM and 1 Power a round, a card every lap.
    [secretary] Income +15 %; a 6 takes the property landed on; 10 RM reparations a round.
    [fuehrer] Income +15 %; a 6 takes the property landed on; the Programme on 5 or 6 each lap; every double is an attempt on the life.
    [chancellor] Income +15 %, output at least 75 %; 15 RM for reconstruction a round.
    [general] The owner of property landed on pays its full bank price.
   *[werwolf] On the property of others: 1 to the cell, 6 takes it, otherwise half its bank price.
}
mf-card = { $card ->
    [public-works-order] Public works order
    [tax-inspection] Tax inspection
    [bill-discount-arrears-paid] Bill discount arrears paid
    [advance-on-a-contract] Advance on a contract
    [import-quota-cut] Import quota cut
    [good-harvest-cheap-inputs] Good harvest, cheap inputs
    [compulsory-donation-drive] Compulsory donation drive
    [appointed-to-an-advisory-board] Appointed to an advisory board
    [quarrel-with-the-district-office] Quarrel with the district office
    [denunciation] Denunciation
    [travel-permit] Travel permit
    [summoned-to-the-reichsbank] Summoned to the Reichsbank
    [fire-damage-compensation] Fire-damage compensation
    [war-profits-tax] War profits tax
    [front-contract] Front contract
    [delivery-penalty] Delivery penalty
    [coal-shortage] Coal shortage
    [evacuation-order] Evacuation order
    [labour-draft-hits-staff] Labour draft hits staff
    [seat-on-a-production-ring] Seat on a production ring
    [political-reliability-review] Political reliability review
    [repair-crew-arrives] Repair crew arrives
    [relief-parcels] Relief parcels
    [coal-winter] Coal winter
    [barter-deal] Barter deal
    [machinery-returned] Machinery returned
    [roof-and-glass-repairs] Roof and glass repairs
    [old-army-stores-found] Old army stores found
    [questionnaire-and-hearing] Questionnaire and hearing
    [named-to-a-local-council] Named to a local council
    [black-market-arrest] Black-market arrest
    [allied-repair-order] Allied repair order
    [refugee-billeting-costs] Refugee billeting costs
    [currency-paperwork] Currency paperwork
    [industrial-donation-fund] Industrial donation fund
    [special-armament-credit] Special armament credit
    [decree-powers-extended] Decree powers extended
    [tribute-from-the-others] Tribute from the others
    [plant-visits-and-contracts] Plant visits and contracts
    [special-budget-chapter] Special budget chapter
    [prestige-project-overruns] Prestige project overruns
    [upkeep-of-loyal-offices] Upkeep of loyal offices
    [cabinet-intrigue] Cabinet intrigue
    [foreign-exchange-crisis] Foreign-exchange crisis
    [resignation-crisis] Resignation crisis
   *[compensation-to-rivals] Compensation to rivals
}
mf-space = { $space ->
    [s0] Pay Office
    [s1] Workers’ Housing Estate, Leipzig
    [s2] Circumstances
    [s3] Small-Arms Works, Thuringia
    [s4] Emergency Tax
    [s5] Goods Yard, Hamm
    [s6] Textile Mill, Chemnitz
    [s7] Reichsbank Branch Counter
    [s8] Provincial Newspaper House
    [s9] Dairy and Food Works, Bremen
    [s10] Detention, just passing
    [s11] Machine-Tool Works, Saxony
    [s12] Municipal Power Station
    [s13] Optical Works, Jena
    [s14] Trade Administration Office
    [s15] Inland Port, Duisburg
    [s16] Vehicle Works, Swabia
    [s17] Circumstances
    [s18] Paper and Printing Works, Frankfurt
    [s19] Explosives Works, Lower Saxony
    [s20] Parteitag
    [s21] Municipal Housing Estate, Berlin
    [s22] Circumstances
    [s23] Rolling Mill, Ruhr
    [s24] Exhibition Grounds, Berlin
    [s25] Railway Junction, Central Germany
    [s26] Cement Works, Westphalia
    [s27] Reichsbank Head Office Counter
    [s28] Ministry Press Department
    [s29] Aircraft Works, Northern Plain
    [s30] Arrest Order
    [s31] Steelworks, Ruhr
    [s32] Electrical Appliance Works, Berlin
    [s33] Circumstances
    [s34] Motorway Construction Office
    [s35] Synthetic Fuel Works, Central Germany
    [s36] War Contribution
    [s37] Government Quarter Offices, Berlin
    [s38] Shipyard, Baltic Coast
    [s39] State Opera House, Berlin
    [s40] Monument
    [p4] Occupation Office Fee
    [p7] Closed Bank Branch
    [p10] Internment, just passing
    [p20] Assembly of Councils
    [p27] Closed Head Office
   *[p36] Burden-Sharing Tax
}
mf-tile = { $space ->
    [s0] Pay|Office
    [s1] Housing|Leipzig
    [s2] Circum-|stances
    [s3] Small|arms
    [s4] Emergency|tax
    [s5] Goods|yard
    [s6] Textile|mill
    [s7] Reichs-|bank
    [s8] News-|paper
    [s9] Dairy|& food
    [s10] Detention|just passing
    [s11] Machine|tools
    [s12] Power|station
    [s13] Optical|works
    [s14] Trade|office
    [s15] Inland|port
    [s16] Vehicle|works
    [s17] Circum-|stances
    [s18] Paper &|print
    [s19] Explosives|works
    [s20] Parteitag
    [s21] Housing|Berlin
    [s22] Circum-|stances
    [s23] Rolling|mill
    [s24] Exhibition|grounds
    [s25] Railway|junction
    [s26] Cement|works
    [s27] Reichs-|bank
    [s28] Press|dept
    [s29] Aircraft|works
    [s30] Arrest|to detention
    [s31] Steel|works
    [s32] Electrical|goods
    [s33] Circum-|stances
    [s34] Motorway|office
    [s35] Synthetic|fuel
    [s36] War con-|tribution
    [s37] Govt|offices
    [s38] Shipyard|Baltic
    [s39] State|Opera
    [s40] Monument
    [p4] Occup.|fee
    [p7] Bank|closed
    [p10] Internment|just passing
    [p20] Assembly
    [p27] Bank|closed
   *[p36] Burden|sharing
}
mf-year = { $year ->
    [y1933] Work-creation programme
    [y1934] Bill financing begins
    [y1935] Rearmament made public
    [y1936] Four Year Plan
    [y1937] Raw-material rationing
    [y1938] Bill issue halted, budget strain
    [y1939] Outbreak of war
    [y1940] War economy on an expanding front
    [y1941] War of annihilation in the east
    [y1942] Armaments centralised
    [y1943] Total war measures
    [y1944] Transport breakdown
    [y1945] Collapse and surrender
   *[post] After the collapse
}
mf-year-note = { $year ->
    [y1933] A dictatorship is set up; parties and unions are crushed; job schemes are paid with state bills.
    [y1934] Armaments are paid with bills of an empty company, off the budget.
    [y1935] Rearmament and conscription are declared; Jewish citizens are stripped of their rights by law.
    [y1936] A plan orders economy and army to be ready for war in four years.
    [y1937] Steel and foreign exchange are rationed in favour of arms.
    [y1938] Bill issue stops at about 12 billion RM. Jewish citizens are robbed and attacked with state force. Nobody in this game profits from it.
    [y1939] Germany attacks Poland. Civil plants are turned over to war production.
    [y1940] Western Europe is occupied and plundered. First raids on German industry.
    [y1941] The attack on the Soviet Union begins a war of annihilation.
    [y1942] Armaments are centralised; millions are forced to work; the murder of Europe’s Jews is under way.
    [y1943] Total war is proclaimed; the Ruhr and Hamburg burn.
    [y1944] Fuel plants and railways are destroyed; production collapses.
    [y1945] Unconditional surrender in May. The regime and its credit are gone.
   *[post] The payouts of these years rested on war, plunder and forced labour. What is left is debt and rubble.
}
mf-why = { $why ->
    [round] the settlement
    [card] a card
    [tax] tax
    [fine] the fine
    [attempt] an attempt survived
    [requisition] requisition
    [robbery] robbery
    [share] a card of the Führer
   *[crisis] the crisis
}
mf-leaving = { $why ->
    [resigned] resigned
    [deposed] deposed
    [crisis] left in the crisis
    [bailout] after a bailout
    [out] out of the game
   *[collapse] the regime has fallen
}
mf-end = { $end ->
    [bankruptcy] Everybody else is bankrupt.
   *[assassination] The last rival was killed.
}
