//! Everything in the game that has a name.

use crate::words::named;

named! {
    /// A political label with economic effects (MF-1.4).
    Role, "a role", 7,
    /// Communist.
    Communist = "communist",
    /// Socialist.
    Socialist = "socialist",
    /// Capitalist.
    Capitalist = "capitalist",
    /// Wehrmacht.
    Wehrmacht = "wehrmacht",
    /// Regime Aligned.
    Regime = "regime",
    /// Strasserist.
    Strasserist = "strasserist",
    /// Anarchist; never holds an office.
    Anarchist = "anarchist",
}

named! {
    /// The kind of a property (MF-4.2).
    Kind, "a kind of property", 5,
    /// Pays bills until 1945.
    Military = "military",
    /// Pays RM.
    Civilian = "civilian",
    /// Pays RM.
    Infrastructure = "infrastructure",
    /// Pays Political Power.
    Political = "political",
    /// Pays RM and some Political Power.
    Landmark = "landmark",
}

named! {
    /// A modifier card (MF-4.5).
    Modifier, "a modifier card", 16,
    /// No effect.
    Standard = "standard",
    /// Bills go to the fixed lot.
    Fixed = "fixed",
    /// Pays bills from 1939.
    Conversion = "conversion",
    /// More until 1939, less until 1945.
    Export = "export",
    /// More, always.
    Skilled = "skilled",
    /// Less from 1936 to 1945.
    Quota = "quota",
    /// More from 1939 to 1945.
    Priority = "priority",
    /// Half the raid charge.
    Dispersed = "dispersed",
    /// Three quarters of the raid charge.
    Shelter = "shelter",
    /// One and a half times the raid charge.
    Exposed = "exposed",
    /// Some Political Power until 1945.
    Patronage = "patronage",
    /// 4 RM a round from 1936 to 1942.
    Subsidy = "subsidy",
    /// Sells for less.
    Mortgaged = "mortgaged",
    /// Keeps three quarters of its output after the war.
    Solid = "solid",
    /// More until 1945, scrap afterwards.
    Tooling = "tooling",
    /// Keeps a quarter of its output after the war.
    Dismantle = "dismantle",
}

named! {
    /// A contest for an office from 1946 on (MF-9.5).
    Contest, "a contest", 3,
    /// Communist against Socialist.
    Secretary = "secretary",
    /// Strasserist against Capitalist.
    Head = "head",
    /// Regime Aligned against Wehrmacht.
    Command = "command",
}

named! {
    /// The title of an office-holder (MF-9.6).
    Title, "a title", 6,
    /// Führer until 1945, whatever the politics.
    Leader = "leader",
    /// General Secretary.
    Secretary = "secretary",
    /// Führer after 1945, a Strasserist.
    Fuehrer = "fuehrer",
    /// Chancellor.
    Chancellor = "chancellor",
    /// General.
    General = "general",
    /// Werwolf.
    Werwolf = "werwolf",
}

named! {
    /// How much of a lot of bills is cashed (MF-2.3).
    Part, "all, half or hold", 3,
    /// Nothing.
    Hold = "hold",
    /// Half, rounded up.
    Half = "half",
    /// Everything.
    All = "all",
}

named! {
    /// What a debt is for.
    Why, "a reason to pay", 9,
    /// Office, raid and levy of a round (MF-5.1).
    Round = "round",
    /// A card (MF-3.8).
    Card = "card",
    /// Tax (MF-3.7).
    Tax = "tax",
    /// Release from the cell (MF-7.2).
    Fine = "fine",
    /// An attempt on the life of the holder (MF-9.14).
    Attempt = "attempt",
    /// Requisition by the General (MF-9.12).
    Requisition = "requisition",
    /// Robbery by the Werwolf (MF-9.13).
    Robbery = "robbery",
    /// Tribute to the holder, or compensation by the holder (MF-8.4).
    Share = "share",
    /// The crisis that is paid off (MF-8.4).
    Crisis = "crisis",
}

named! {
    /// Why an office became vacant.
    Leaving, "a reason to leave", 6,
    /// Resigned (MF-8.5).
    Resigned = "resigned",
    /// Deposed by a rival (MF-8.5).
    Deposed = "deposed",
    /// Did not pay off the crisis (MF-8.4).
    Crisis = "crisis",
    /// Was bailed out (MF-6.4).
    Bailout = "bailout",
    /// Left the game (MF-6.7).
    Out = "out",
    /// The regime fell (MF-9.1).
    Collapse = "collapse",
}

named! {
    /// A card of the Circumstances or of the Führer's deck (MF-3.8, MF-8.4).
    Card, "a card", 46,
    /// RM from the state.
    PublicWorks = "public-works-order",
    /// Costs RM.
    TaxInspection = "tax-inspection",
    /// Bills.
    DiscountArrears = "bill-discount-arrears-paid",
    /// Bills.
    ContractAdvance = "advance-on-a-contract",
    /// Costs RM for each civilian plant.
    ImportQuota = "import-quota-cut",
    /// RM for each civilian plant.
    GoodHarvest = "good-harvest-cheap-inputs",
    /// Costs RM, brings Power.
    DonationDrive = "compulsory-donation-drive",
    /// Brings Power.
    AdvisoryBoard = "appointed-to-an-advisory-board",
    /// Costs Power.
    DistrictQuarrel = "quarrel-with-the-district-office",
    /// To the cell.
    Denunciation = "denunciation",
    /// To the Pay Office.
    TravelPermit = "travel-permit",
    /// To the next Reichsbank.
    Summoned = "summoned-to-the-reichsbank",
    /// RM.
    FireDamage = "fire-damage-compensation",
    /// A tenth of the RM.
    WarProfits = "war-profits-tax",
    /// Bills.
    FrontContract = "front-contract",
    /// A tenth of the bills.
    DeliveryPenalty = "delivery-penalty",
    /// Costs RM for each property.
    CoalShortage = "coal-shortage",
    /// Costs RM.
    Evacuation = "evacuation-order",
    /// Costs RM for each military plant.
    LabourDraft = "labour-draft-hits-staff",
    /// Brings Power.
    ProductionRing = "seat-on-a-production-ring",
    /// Costs Power.
    ReliabilityReview = "political-reliability-review",
    /// RM for each property.
    RepairCrew = "repair-crew-arrives",
    /// RM.
    ReliefParcels = "relief-parcels",
    /// Costs RM.
    CoalWinter = "coal-winter",
    /// RM.
    Barter = "barter-deal",
    /// RM for each property.
    MachineryReturned = "machinery-returned",
    /// Costs RM for each property.
    RoofRepairs = "roof-and-glass-repairs",
    /// Bills, which are scrap by then.
    ArmyStores = "old-army-stores-found",
    /// Costs RM and Power.
    Questionnaire = "questionnaire-and-hearing",
    /// Brings Power.
    LocalCouncil = "named-to-a-local-council",
    /// To the cell.
    BlackMarket = "black-market-arrest",
    /// RM for each infrastructure.
    AlliedRepair = "allied-repair-order",
    /// Costs RM for each civilian plant.
    Billeting = "refugee-billeting-costs",
    /// A twentieth of the RM.
    CurrencyPaperwork = "currency-paperwork",
    /// RM to the holder.
    DonationFund = "industrial-donation-fund",
    /// Bills to the holder.
    ArmamentCredit = "special-armament-credit",
    /// Power to the holder.
    DecreePowers = "decree-powers-extended",
    /// Everybody else pays the holder.
    Tribute = "tribute-from-the-others",
    /// RM for each property.
    PlantVisits = "plant-visits-and-contracts",
    /// RM to the holder.
    BudgetChapter = "special-budget-chapter",
    /// Costs RM.
    Overruns = "prestige-project-overruns",
    /// Costs RM for each property.
    LoyalOffices = "upkeep-of-loyal-offices",
    /// Costs Power.
    Intrigue = "cabinet-intrigue",
    /// A twentieth of the RM.
    ExchangeCrisis = "foreign-exchange-crisis",
    /// Pay or leave the office.
    ResignationCrisis = "resignation-crisis",
    /// The holder pays everybody else.
    Compensation = "compensation-to-rivals",
}
