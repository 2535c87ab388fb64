//! Every table of figures, in one place, so that an owner of the box can replace what is not
//! documented.
//!
//! Each value is marked: **source** (the rules text, or two independent witnesses), **probable**
//! (one witness, or a strong inference), **design** (ours, as nothing is documented). A test pins
//! all that is documented.

/// Rounds, and so elections. *Source.*
pub const ROUNDS: u8 = 7;
/// Boards at the start. *Source.*
pub const BOARDS: usize = 4;
/// Opinions at a state. *Source.*
pub const SLOTS: usize = 4;
/// Votes that a party can have in a state at most. *Source.*
pub const MOST_VOTES: u8 = 50;
/// Furthest trend up and down. *Source.*
pub const MOST_TREND: i8 = 3;
/// Meetings that a party has. *Source.*
pub const MEETINGS: u8 = 18;
/// Places for meetings of one party on a board. *Source.*
pub const MEETING_PLACES: u8 = 10;
/// Meetings that a party may hold in a state in one round. *Source.*
pub const MEETINGS_A_ROUND: u8 = 4;
/// Meetings needed in a state to convert before its election. *Source.*
pub const LEAST_TO_CONVERT: u8 = 5;
/// What a meeting costs, in thousands. *Source.*
pub const MEETING_COST: u16 = 1;
/// Media cubes that a party has. *Source.*
pub const CUBES: u8 = 5;
/// Places for media cubes on a board. *Source.*
pub const MEDIA_PLACES: u8 = 5;
/// What a media cube costs, and what the cabinet's media influence costs besides, in thousands.
/// *Source.*
pub const MEDIA_COST: u16 = 4;
/// Cash at the start, in thousands. *Source.*
pub const START_CASH: u16 = 25;
/// Members at the start. *Source.*
pub const START_MEMBERS: u16 = 5;
/// Cards of a programme. *Source.*
pub const PROGRAMME: u8 = 5;
/// Cards of a committee hand. *Source.*
pub const HAND: u8 = 3;
/// Programme cards of each side of each topic. *Source.*
pub const PROGRAMME_COPIES: u8 = 4;
/// Opinions of each side of each topic. *Probable* (42 = 7 × 2 × 3).
pub const OPINION_COPIES: u8 = 3;
/// Opinions turned up for the pool at the start. *Source.*
pub const POOL: u8 = 6;
/// Equal programme cards that a voluntary coalition needs. *Source.*
pub const COMMON: u32 = 2;
/// Equal programme cards with which a party can force another. *Source.*
pub const COMMON_FORCED: u32 = 3;
/// Income for each seat won, in thousands. *Source.*
pub const SEAT_INCOME: u16 = 1;
/// Dues of each member, in thousands. *Probable.*
pub const MEMBER_DUES: u16 = 1;
/// Rounds with dues. *Source.*
pub const DUES_ROUNDS: [u8; 3] = [1, 3, 5];
/// Rounds with dues by the variant. *Source.*
pub const DUES_ROUNDS_VARIANT: [u8; 3] = [1, 3, 4];
/// Faces of the dice. *Design*: the box calls them special, the source plain.
pub const DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];

/// Votes that a vote line of the start sheet gives. *Source.*
pub const SHEET_VOTES: u8 = 6;
/// Meetings that the sheet's meeting line gives. *Source.*
pub const SHEET_MEETINGS: u8 = 6;
/// Trend lines among the first two lines of the sheet, by option of column 1. Option 2 *source*,
/// options 1 and 3 *probable*.
pub const SHEET_TRENDS: [u8; 3] = [2, 1, 0];
/// Media cubes and members by option of column 2. Option 3 *source*, option 4 *source* (two
/// witnesses), options 1 and 2 *probable*.
pub const SHEET_MEDIA: [(u8, u16); 4] = [(3, 0), (2, 4), (1, 8), (0, 12)];

/// Points of a media cube in the nation by the round it was won in. Round 1 *source* (two
/// witnesses), the others *probable*.
pub const MEDIA_POINTS: [u8; 7] = [25, 20, 20, 15, 15, 12, 10];
/// Places for opinions in the nation. *Probable.*
pub const PLACES: usize = 5;
/// Points of a match by place. *Design.*
pub const MATCH_POINTS: [u8; PLACES] = [25, 20, 15, 10, 5];
/// Members that a match brings each round by place. *Design.*
pub const MATCH_GROWTH: [u8; PLACES] = [5, 4, 3, 2, 1];
/// Points of a match for each card beyond the first on a place. *Source.*
pub const PROTECT_POINTS: u8 = 5;
/// Points of the largest and of the second largest membership. *Source.*
pub const MEMBER_BONUS: [u16; 2] = [10, 6];

/// A card of the shadow cabinet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cabinet {
    /// What it costs, in thousands.
    pub cost: u16,
    /// Votes that it gathers.
    pub votes: u8,
    /// Steps up of the own trend; 0 if it has no such action.
    pub own: u8,
    /// Steps down of another's trend; 0 if it has no such action.
    pub other: u8,
    /// Whether it has media influence.
    pub media: bool,
    /// Whether it brings a coalition tile.
    pub tile: bool,
}

const fn cabinet(cost: u16, votes: u8, own: u8, other: u8, media: bool, tile: bool) -> Cabinet {
    Cabinet { cost, votes, own, other, media, tile }
}

/// The shadow cabinet in the order of [`crate::Minister`]. *Source.*
pub const CABINET: [Cabinet; 7] = [
    cabinet(25, 15, 4, 4, true, true),
    cabinet(15, 12, 3, 3, true, true),
    cabinet(10, 10, 2, 2, true, true),
    cabinet(5, 8, 1, 0, true, false),
    cabinet(5, 8, 0, 2, true, false),
    cabinet(3, 5, 0, 0, true, false),
    cabinet(3, 5, 0, 0, false, true),
];

/// A donation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Donated {
    /// The sum, in thousands.
    pub sum: u16,
    /// Dice of which the highest tells the members lost by accepting.
    pub lose: u8,
    /// Dice of which the sum tells the members gained by refusing.
    pub gain: u8,
}

/// The donations in the order of [`crate::Donation`]. *Source.*
pub const DONATIONS: [Donated; 5] = [
    Donated { sum: 10, lose: 0, gain: 1 },
    Donated { sum: 20, lose: 1, gain: 1 },
    Donated { sum: 30, lose: 2, gain: 2 },
    Donated { sum: 40, lose: 2, gain: 2 },
    Donated { sum: 50, lose: 3, gain: 3 },
];
/// Dice for the one who refused the highest donation. *Source.*
pub const REFUSAL_BONUS_DICE: u8 = 3;
/// Dice for suppressing a poll. *Source.*
pub const SUPPRESS_DICE: u8 = 2;

/// The polls: five shifts of each row, in the order CDU, SPD, Grüne, FDP, PDS. *Design*; that there
/// are twenty is *source*.
pub const POLL_ROWS: [[i8; 5]; 4] =
    [[2, -1, 1, -2, -1], [1, -2, -1, 2, 1], [3, -1, -2, 1, -1], [-3, 1, 2, -1, 1]];
/// Number of polls. *Source.*
pub const POLLS: u8 = 20;

/// Least votes of each band of the seats' tables. *Design.*
pub const BANDS: [u8; 14] = [0, 2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50];

/// Seats by band, in the order of [`crate::Land`]. The last column: *source* for Bayern,
/// Brandenburg, Bremen, Nordrhein-Westfalen, Rheinland-Pfalz, Saarland, Sachsen and
/// Schleswig-Holstein (two witnesses each); *probable* for the others. All other columns *design*,
/// made to hold every number of seats that a report attests.
pub const SEATS: [[u8; 14]; 16] = [
    [0, 4, 8, 11, 16, 21, 25, 29, 33, 38, 41, 46, 49, 54],
    [0, 5, 9, 13, 18, 23, 28, 33, 37, 42, 46, 51, 54, 60],
    [0, 3, 6, 8, 12, 16, 18, 22, 25, 28, 31, 34, 36, 40],
    [0, 2, 5, 6, 9, 11, 13, 15, 17, 19, 21, 24, 25, 28],
    [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15],
    [0, 2, 3, 5, 7, 9, 10, 12, 14, 15, 17, 19, 20, 22],
    [0, 4, 7, 10, 14, 19, 22, 26, 30, 33, 37, 41, 43, 48],
    [0, 2, 4, 5, 7, 9, 11, 13, 15, 17, 18, 20, 22, 24],
    [0, 4, 8, 11, 15, 20, 23, 27, 31, 35, 38, 43, 45, 50],
    [0, 6, 12, 17, 24, 31, 37, 44, 50, 56, 61, 68, 72, 80],
    [0, 3, 6, 9, 12, 16, 19, 23, 26, 29, 32, 36, 38, 42],
    [0, 2, 3, 4, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20],
    [0, 3, 7, 10, 14, 18, 21, 26, 29, 32, 35, 39, 42, 46],
    [0, 3, 5, 8, 11, 14, 17, 20, 22, 25, 28, 31, 33, 36],
    [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 24, 27, 29, 32],
    [0, 2, 4, 5, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26],
];
