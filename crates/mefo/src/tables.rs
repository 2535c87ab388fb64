//! The tables of the game in one place.
//!
//! Each says where it comes from: *source* (a number of the original rules, pinned by a test) or
//! *designed* (a gap that was filled, see `docs/rules/mefo.md`). RM and bills are whole numbers,
//! rates are in hundredths of RM for a bill, percentages in percent.

use crate::names::{Card, Contest, Kind, Modifier, Role, Title};

/// First year. *Source.*
pub const FIRST_YEAR: u16 = 1933;
/// Last year of the regime, of bills, of the historical cards. *Source.*
pub const LAST_YEAR: u16 = 1945;
/// Rounds of a year. *Designed.*
pub const ROUNDS: u8 = 5;
/// Rounds of a year in the short game. *Designed.*
pub const SHORT_ROUNDS: u8 = 3;
/// No game passes this year: the levy of a round then exceeds what a player can own. *Designed.*
pub const YEAR_BOUND: u16 = 1990;

/// Salary for a lap. *Source.*
pub const SALARY: u32 = 120;
/// Extra RM for each place later in the order of turns, from five seats on. *Designed.*
pub const SEAT_BONUS: u32 = 30;
/// Fewest seats with that extra. *Designed.*
pub const SEAT_BONUS_FROM: u8 = 5;

/// What a counter adds to the posted rate. *Source.*
pub const COUNTER_BONUS: u32 = 20;
/// Rate of the fixed lot. *Source.*
pub const FIXED_RATE: u32 = 50;
/// What a bill is worth as scrap from 1946. *Source.*
pub const SCRAP_RATE: u32 = 30;

/// Bank's price for property until 1945, percent of list. *Source.*
pub const SELL: u32 = 60;
/// The same from 1946. *Source.*
pub const SELL_POST: u32 = 35;
/// Purchase price from 1946, percent of list. *Source.*
pub const BUY_POST: u32 = 60;
/// Reference price between players from 1946, percent of list. *Source, as ruled.*
pub const REFERENCE_POST: u32 = 50;
/// Output from 1946, percent. *Source.*
pub const OUTPUT_POST: u32 = 50;

/// What a bailout pays. *Source.*
pub const BAILOUT: u32 = 600;
/// Turns with one die after the first bailout. *Source.*
pub const ONE_DIE_TURNS: u8 = 8;
/// The failure that is bankruptcy. *Source.*
pub const LAST_FAILURE: u8 = 3;
/// Fine for leaving the cell. *Designed.*
pub const FINE: u32 = 50;
/// The Communist's fine until 1945. *Designed.*
pub const FINE_COMMUNIST: u32 = 100;
/// Failed rolls in the cell, the last of which costs the fine. *Designed.*
pub const CELL_ROLLS: u8 = 3;

/// Political Power needed for an office. *Source.*
pub const OFFICE_POWER: u16 = 20;
/// Fee of the office until 1945. *Source.*
pub const OFFICE_FEE: u32 = 750;
/// Fee of an office from 1946. *Designed.*
pub const OFFICE_FEE_POST: u32 = 250;
/// Advantage in Political Power over a sitting holder. *Source.*
pub const DEPOSE_POWER: u16 = 5;
/// RM a round of the office until 1945. *Source.*
pub const OFFICE_RM: u32 = 20;
/// Political Power a round of the office until 1945. *Source, as ruled.*
pub const OFFICE_UPKEEP_POWER: u16 = 1;
/// More income by the office, percent. *Source.*
pub const OFFICE_INCOME: i32 = 15;
/// Less raid bill by the office, percent. *Source.*
pub const OFFICE_RAID: i32 = 30;
/// More levy for the longest holder, percent. *Designed.*
pub const LONGEST_LEVY: i32 = 10;
/// Reparations of the General Secretary a round. *Designed.*
pub const REPARATIONS: u32 = 10;
/// Reconstruction cost of the Chancellor a round. *Designed.*
pub const RECONSTRUCTION: u32 = 15;
/// Output under the Chancellor from 1946, percent. *Designed.*
pub const CHANCELLOR_OUTPUT: u32 = 75;
/// What surviving an attempt costs. *Source.*
pub const ATTEMPT: u32 = 100;

/// Price of the monument. *Source.*
pub const MONUMENT: u32 = 2_800;
/// More income by the monument, percent. *Source.*
pub const MONUMENT_INCOME: i32 = 10;
/// Political Power of the monument. *Designed.*
pub const MONUMENT_POWER: u16 = 3;
/// The number that stands for the monument where a space is named.
pub const MONUMENT_SPACE: u8 = 40;

/// Political Power of the Parteitag until 1945. *Designed.*
pub const PARTEITAG: i32 = 3;
/// The same of the Assembly from 1946. *Designed.*
pub const PARTEITAG_POST: i32 = 1;

/// Last round of 1945 with a raid. *Designed.*
pub const LAST_RAID_ROUND: u8 = 2;

/// RM move between players in steps of this. *Designed.*
pub const TRADE_STEP: i32 = 10;

/// What is on a space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Square {
    /// The Pay Office, where laps begin.
    Go,
    /// A property.
    Deed(Deed),
    /// Circumstances: a card is drawn.
    Event,
    /// Emergency Tax: a tenth of the RM.
    Tax,
    /// War Contribution: a tenth, in the war a fifth.
    WarTax,
    /// A counter of the Reichsbank.
    Bank,
    /// The corner with the cell; nothing happens to who passes.
    Cell,
    /// The Parteitag, from 1946 the Assembly of Councils.
    Parteitag,
    /// To the cell.
    Arrest,
}

/// A property as printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// Its kind.
    pub kind: Kind,
    /// List price in RM.
    pub list: u32,
    /// Payout of a round, in bills for military plants, in RM for others.
    pub payout: u32,
    /// One Political Power in every so many rounds; 0 for none.
    pub power_every: u16,
}

const fn deed(kind: Kind, list: u32, payout: u32, power_every: u16) -> Square {
    Square::Deed(Deed { kind, list, payout, power_every })
}

/// How many spaces the board has.
pub const SPACES: u8 = 40;
/// The corner with the cell.
pub const CELL_SPACE: u8 = 10;

/// The board (MF-4.1). *Designed; counters, Pay Office and Parteitag are the source's.*
pub const BOARD: [Square; SPACES as usize] = {
    use Kind::{Civilian, Infrastructure, Landmark, Military, Political};
    use Square::{Arrest, Bank, Cell, Event, Go, Parteitag, Tax, WarTax};
    [
        Go,
        deed(Civilian, 120, 9, 0),
        Event,
        deed(Military, 140, 10, 0),
        Tax,
        deed(Infrastructure, 140, 10, 0),
        deed(Civilian, 140, 10, 0),
        Bank,
        deed(Political, 100, 0, 1),
        deed(Civilian, 150, 11, 0),
        Cell,
        deed(Civilian, 180, 13, 0),
        deed(Infrastructure, 170, 12, 0),
        deed(Military, 190, 13, 0),
        deed(Political, 110, 0, 1),
        deed(Infrastructure, 190, 13, 0),
        deed(Military, 220, 16, 0),
        Event,
        deed(Civilian, 190, 14, 0),
        deed(Military, 210, 15, 0),
        Parteitag,
        deed(Civilian, 220, 16, 0),
        Event,
        deed(Military, 250, 18, 0),
        deed(Landmark, 200, 8, 2),
        deed(Infrastructure, 230, 17, 0),
        deed(Civilian, 240, 18, 0),
        Bank,
        deed(Political, 130, 0, 1),
        deed(Military, 290, 21, 0),
        Arrest,
        deed(Military, 310, 23, 0),
        deed(Civilian, 270, 20, 0),
        Event,
        deed(Infrastructure, 260, 19, 0),
        deed(Military, 330, 24, 0),
        WarTax,
        deed(Political, 150, 0, 1),
        deed(Military, 350, 26, 0),
        deed(Landmark, 260, 12, 2),
    ]
};

/// The property of a space.
pub const fn deed_of(space: u8) -> Option<Deed> {
    if space >= SPACES {
        return None;
    }
    match BOARD[space as usize] {
        Square::Deed(deed) => Some(deed),
        _ => None,
    }
}

/// All spaces with property, as bits.
pub const DEEDS: u64 = {
    let (mut bits, mut space) = (0, 0);
    while space < SPACES {
        if deed_of(space).is_some() {
            bits |= 1 << space;
        }
        space += 1;
    }
    bits
};

/// Posted rates of 1933 to 1945. *1933 and the shape are the source's, the steps designed.*
const RATES: [u32; 13] = [150, 150, 150, 148, 145, 140, 130, 120, 105, 85, 60, 30, 5];

/// The posted rate of a year, in hundredths of RM; 0 from 1946 on (MF-2.2).
pub const fn rate(year: u16) -> u32 {
    if year >= FIRST_YEAR && year <= LAST_YEAR { RATES[(year - FIRST_YEAR) as usize] } else { 0 }
}

/// Raids of a year: every so many rounds, RM for each property (MF-5.2). *1940 and 1945 are the
/// source's, the years between designed.*
pub const fn raids(year: u16, short: bool) -> Option<(u8, u32)> {
    match year {
        // Every five rounds, which is once in the year: so it is in the short game too.
        1940 if short => Some((SHORT_ROUNDS, 20)),
        1940 => Some((5, 20)),
        1941 => Some((4, 35)),
        1942 => Some((3, 55)),
        1943 => Some((2, 80)),
        1944 => Some((1, 100)),
        1945 => Some((1, 140)),
        _ => None,
    }
}

/// Levies of 1946 to 1952. *1946, 1948, 1950 and 1952 are the source's.*
const LEVIES: [u32; 7] = [25, 40, 60, 80, 100, 115, 130];

/// The occupation levy of a round (MF-5.4): after 1952 it rises by 50, 80, 110 and so on.
pub const fn levy(year: u16) -> u32 {
    if year <= LAST_YEAR {
        0
    } else if year <= 1952 {
        LEVIES[(year - 1946) as usize]
    } else {
        let n = (year - 1952) as u32;
        130 + 50 * n + 15 * n * (n - 1)
    }
}

/// What the card of a year adds to the payouts of a kind, in percent (MF-4.6). *Designed.*
pub const fn year_card(year: u16, kind: Kind) -> i32 {
    match (year, kind) {
        (1933, Kind::Infrastructure) | (1942, Kind::Military) => 20,
        (1934..=1936 | 1939 | 1940 | 1943, Kind::Military) => 10,
        (1936 | 1937 | 1939 | 1941 | 1942, Kind::Civilian) | (1938, Kind::Military) => -10,
        (1943, Kind::Civilian) | (1944, Kind::Military) => -20,
        (1944 | 1945, Kind::Infrastructure) | (1945, Kind::Civilian) => -30,
        (1945, Kind::Military) => -50,
        _ => 0,
    }
}

/// RM at the start (MF-1.4). *Designed.*
pub const fn start_rm(role: Role) -> u32 {
    match role {
        Role::Communist => 1_100,
        Role::Socialist => 1_150,
        Role::Wehrmacht | Role::Anarchist => 1_250,
        Role::Capitalist | Role::Strasserist => 1_300,
        Role::Regime => 1_400,
    }
}

/// Political Power at the start. *Designed.*
pub const fn start_power(role: Role) -> u16 {
    if matches!(role, Role::Regime) { 8 } else { 0 }
}

/// What a role adds to the payouts of a kind, in percent; the Capitalist's share in RM income comes
/// on top. *Designed.*
pub const fn role_payout(role: Role, kind: Kind) -> i32 {
    match (role, kind) {
        (Role::Socialist, Kind::Civilian | Kind::Infrastructure) | (Role::Wehrmacht, Kind::Military) => 10,
        _ => 0,
    }
}

/// What a role adds to the list price of a kind, in percent, beside the Capitalist's and the
/// Communist's own terms. *Designed.*
pub const fn role_price(role: Role, kind: Kind) -> i32 {
    match (role, kind) {
        (Role::Socialist, Kind::Military) | (Role::Wehrmacht, Kind::Civilian) => 10,
        (Role::Capitalist, Kind::Political) => 25,
        (Role::Strasserist, Kind::Political) => -25,
        (Role::Strasserist, Kind::Civilian) => -20,
        _ => 0,
    }
}

/// What a role adds to the levy, in percent. *Designed.*
pub const fn role_levy(role: Role) -> i32 {
    match role {
        Role::Communist | Role::Strasserist | Role::Anarchist => -10,
        Role::Socialist => -5,
        Role::Wehrmacht => 5,
        Role::Capitalist | Role::Regime => 0,
    }
}

/// What a role adds to the raid bill, in percent. *Designed.*
pub const fn role_raid(role: Role) -> i32 {
    if matches!(role, Role::Anarchist) { -15 } else { 0 }
}

/// The contest of a role. *Source.*
pub const fn contest(role: Role) -> Option<Contest> {
    match role {
        Role::Communist | Role::Socialist => Some(Contest::Secretary),
        Role::Strasserist | Role::Capitalist => Some(Contest::Head),
        Role::Regime | Role::Wehrmacht => Some(Contest::Command),
        Role::Anarchist => None,
    }
}

/// The title of a role from 1946 on. *Source.*
pub const fn title_post(role: Role) -> Option<Title> {
    match role {
        Role::Communist | Role::Socialist => Some(Title::Secretary),
        Role::Strasserist => Some(Title::Fuehrer),
        Role::Capitalist => Some(Title::Chancellor),
        Role::Wehrmacht => Some(Title::General),
        Role::Regime => Some(Title::Werwolf),
        Role::Anarchist => None,
    }
}

/// What a title adds to income, in percent. *Until 1945 source, afterwards designed.*
pub const fn title_income(title: Title) -> i32 {
    match title {
        Title::Leader | Title::Secretary | Title::Fuehrer | Title::Chancellor => OFFICE_INCOME,
        Title::General | Title::Werwolf => 0,
    }
}

/// How often a card lies among those of its kinds (MF-4.4). *Designed.*
pub const fn weight(modifier: Modifier) -> u32 {
    match modifier {
        Modifier::Standard => 6,
        Modifier::Fixed | Modifier::Conversion => 4,
        Modifier::Patronage => 1,
        _ => 2,
    }
}

/// Whether a card can lie on a property of this kind. *Designed; Wartime Conversion is the source's.*
pub const fn fits(modifier: Modifier, kind: Kind) -> bool {
    use Kind::{Civilian, Infrastructure, Landmark, Military, Political};
    match modifier {
        Modifier::Standard => true,
        Modifier::Fixed | Modifier::Tooling => matches!(kind, Military),
        Modifier::Conversion | Modifier::Export => matches!(kind, Civilian),
        Modifier::Skilled | Modifier::Exposed => matches!(kind, Military | Civilian | Infrastructure),
        Modifier::Quota | Modifier::Dispersed => matches!(kind, Military | Civilian),
        Modifier::Priority | Modifier::Subsidy | Modifier::Dismantle => {
            matches!(kind, Military | Infrastructure)
        }
        Modifier::Shelter | Modifier::Mortgaged => {
            matches!(kind, Civilian | Infrastructure | Political | Landmark)
        }
        Modifier::Patronage => matches!(kind, Military | Civilian | Infrastructure | Political),
        Modifier::Solid => matches!(kind, Civilian | Infrastructure | Landmark),
    }
}

/// What a card adds to the payout in a year, in percent. *Designed.*
pub const fn modifier_payout(modifier: Modifier, year: u16) -> i32 {
    match (modifier, year) {
        (Modifier::Export, ..=1939) | (Modifier::Priority, 1939..=LAST_YEAR) => 25,
        (Modifier::Export, 1940..=LAST_YEAR) => -25,
        (Modifier::Skilled, _) => 20,
        (Modifier::Quota, 1936..=LAST_YEAR) => -20,
        (Modifier::Tooling, ..=LAST_YEAR) => 10,
        _ => 0,
    }
}

/// RM that a card pays in a year on top, multiplied by nothing. *Designed.*
pub const fn modifier_flat(modifier: Modifier, year: u16) -> u32 {
    if matches!(modifier, Modifier::Subsidy) && year >= 1936 && year <= 1942 { 4 } else { 0 }
}

/// What a card adds to the raid charge, in percent. *Designed.*
pub const fn modifier_raid(modifier: Modifier) -> i32 {
    match modifier {
        Modifier::Dispersed => -50,
        Modifier::Shelter => -25,
        Modifier::Exposed => 50,
        _ => 0,
    }
}

/// Output from 1946 on with a card, percent. *Designed.*
pub const fn modifier_output(modifier: Modifier) -> u32 {
    match modifier {
        Modifier::Solid => 75,
        Modifier::Dismantle => 25,
        _ => OUTPUT_POST,
    }
}

/// Points that a card takes from the bank's percentage. *Designed.*
pub const fn modifier_sale(modifier: Modifier) -> u32 {
    if matches!(modifier, Modifier::Mortgaged) { 15 } else { 0 }
}

/// First year in which a converted plant pays bills. *Source.*
pub const CONVERSION_FROM: u16 = 1939;
/// Rounds between two Political Powers of party patronage. *Designed.*
pub const PATRONAGE_EVERY: u16 = 2;

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// RM gained, or owed if negative, and Political Power.
    Rm(i32, i32),
    /// Bills.
    Bills(u32),
    /// So many percent of the RM are paid.
    RmPercent(u32),
    /// So many percent of each lot of bills are handed over.
    BillsPercent(u32),
    /// RM for each property, or of one kind.
    Each(Option<Kind>, i32),
    /// To the cell.
    Detain,
    /// To the Pay Office.
    ToGo,
    /// To the next Reichsbank.
    ToBank,
    /// Everybody else pays.
    FromEach(u32),
    /// Everybody else is paid.
    ToEach(u32),
    /// Pay, or leave the office.
    PayOrLeave(u32),
}

/// What this card does (MF-3.8, MF-8.4). *Designed.*
pub const fn effect(card: Card) -> Effect {
    use Effect::{
        Bills, BillsPercent, Detain, Each, FromEach, PayOrLeave, Rm, RmPercent, ToBank, ToEach, ToGo,
    };
    use Kind::{Civilian, Infrastructure, Military};
    match card {
        Card::PublicWorks => Rm(80, 0),
        Card::TaxInspection => Rm(-80, 0),
        Card::DiscountArrears => Bills(60),
        Card::ContractAdvance | Card::ArmyStores => Bills(100),
        Card::ImportQuota => Each(Some(Civilian), -15),
        Card::GoodHarvest => Each(Some(Civilian), 12),
        Card::DonationDrive => Rm(-50, 1),
        Card::AdvisoryBoard | Card::ProductionRing | Card::LocalCouncil => Rm(0, 2),
        Card::DistrictQuarrel | Card::ReliabilityReview => Rm(0, -2),
        Card::Denunciation | Card::BlackMarket => Detain,
        Card::TravelPermit => ToGo,
        Card::Summoned => ToBank,
        Card::FireDamage => Rm(100, 0),
        Card::WarProfits => RmPercent(10),
        Card::FrontContract => Bills(120),
        Card::DeliveryPenalty => BillsPercent(10),
        Card::CoalShortage | Card::LoyalOffices => Each(None, -10),
        Card::Evacuation => Rm(-70, 0),
        Card::LabourDraft => Each(Some(Military), -15),
        Card::RepairCrew => Each(None, 10),
        Card::ReliefParcels => Rm(50, 0),
        Card::CoalWinter => Rm(-50, 0),
        Card::Barter => Rm(40, 0),
        Card::MachineryReturned => Each(None, 8),
        Card::RoofRepairs => Each(None, -8),
        Card::Questionnaire => Rm(-40, -1),
        Card::AlliedRepair => Each(Some(Infrastructure), 25),
        Card::Billeting => Each(Some(Civilian), -10),
        Card::CurrencyPaperwork | Card::ExchangeCrisis => RmPercent(5),
        Card::DonationFund => Rm(300, 0),
        Card::ArmamentCredit => Bills(250),
        Card::DecreePowers => Rm(0, 4),
        Card::Tribute => FromEach(60),
        Card::PlantVisits => Each(None, 20),
        Card::BudgetChapter => Rm(120, 0),
        Card::Overruns => Rm(-200, 0),
        Card::Intrigue => Rm(0, -4),
        Card::ResignationCrisis => PayOrLeave(150),
        Card::Compensation => ToEach(25),
    }
}

/// How many cards a deck has.
pub const DECK: usize = 12;

/// The deck of Circumstances of a year. *Designed.*
pub const fn circumstances(year: u16) -> &'static [Card; DECK] {
    match year {
        ..=1938 => &[
            Card::PublicWorks,
            Card::TaxInspection,
            Card::DiscountArrears,
            Card::ContractAdvance,
            Card::ImportQuota,
            Card::GoodHarvest,
            Card::DonationDrive,
            Card::AdvisoryBoard,
            Card::DistrictQuarrel,
            Card::Denunciation,
            Card::TravelPermit,
            Card::Summoned,
        ],
        1939..=LAST_YEAR => &[
            Card::FireDamage,
            Card::WarProfits,
            Card::FrontContract,
            Card::DeliveryPenalty,
            Card::CoalShortage,
            Card::Evacuation,
            Card::LabourDraft,
            Card::ProductionRing,
            Card::ReliabilityReview,
            Card::Denunciation,
            Card::RepairCrew,
            Card::Summoned,
        ],
        _ => &[
            Card::ReliefParcels,
            Card::CoalWinter,
            Card::Barter,
            Card::MachineryReturned,
            Card::RoofRepairs,
            Card::ArmyStores,
            Card::Questionnaire,
            Card::LocalCouncil,
            Card::BlackMarket,
            Card::AlliedRepair,
            Card::Billeting,
            Card::CurrencyPaperwork,
        ],
    }
}

/// The deck of the Führer. *Designed.*
pub const LEADER_DECK: [Card; DECK] = [
    Card::DonationFund,
    Card::ArmamentCredit,
    Card::DecreePowers,
    Card::Tribute,
    Card::PlantVisits,
    Card::BudgetChapter,
    Card::Overruns,
    Card::LoyalOffices,
    Card::Intrigue,
    Card::ExchangeCrisis,
    Card::ResignationCrisis,
    Card::Compensation,
];
