//! What players decide.

use std::fmt::{self, Formatter};

use engine::notation::NotationError;
use engine::{Choices, Few, Seat, SeatSet};

use crate::cards::{Card, Donation, Minister, Topic};
use crate::figures::{BOARDS, SHEET_MEDIA, SHEET_TRENDS};
use crate::words::{Parsed, Word, lines};

/// What an executed cabinet card does (DM-5.2.3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Gathers votes (DM-5.2.3.6).
    Votes,
    /// Lays the doubling tile on this opinion (DM-5.2.3.7).
    Key(u8),
    /// Takes the doubling tile away (DM-5.2.3.7).
    Unkey,
    /// Puts an own media cube in place of this party's (DM-5.2.3.8).
    Media(Seat),
    /// Raises the own trend (DM-5.2.3.9).
    Own,
    /// Lowers this party's trend (DM-5.2.3.10).
    Dirty(Seat),
    /// Nothing (DM-5.2.3.4).
    Waive,
}

/// `votes`, `key:1`, `unkey`, `media:3`, `own`, `dirty:3`, `waive`.
impl Word for Action {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Votes => f.write_str("votes"),
            Self::Key(slot) => write!(f, "key:{slot}"),
            Self::Unkey => f.write_str("unkey"),
            Self::Media(seat) => write!(f, "media:{seat}"),
            Self::Own => f.write_str("own"),
            Self::Dirty(seat) => write!(f, "dirty:{seat}"),
            Self::Waive => f.write_str("waive"),
        }
    }
    fn get(word: &str) -> Parsed<Self> {
        Ok(match word.split_once(':') {
            None => match word {
                "votes" => Self::Votes,
                "unkey" => Self::Unkey,
                "own" => Self::Own,
                "waive" => Self::Waive,
                _ => return Err(NotationError::new("an action", word)),
            },
            Some(("key", slot)) => Self::Key(Word::get(slot)?),
            Some(("media", seat)) => Self::Media(Word::get(seat)?),
            Some(("dirty", seat)) => Self::Dirty(Word::get(seat)?),
            Some(_) => return Err(NotationError::new("an action", word)),
        })
    }
}

/// What a start sheet says, by board (states 1 to 4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Plan {
    /// Trend lines; two in all less the vote lines.
    pub trend: [u8; BOARDS],
    /// Vote lines; two in all less the trend lines.
    pub votes: [u8; BOARDS],
    /// The board of the meetings.
    pub meetings: u8,
    /// Media cubes; three at most, each one less is worth four members.
    pub media: [u8; BOARDS],
}

/// A start sheet (DM-5.1.1), ranked: 144 ways to fill in column 1, 35 for column 2.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Sheet(u16);

/// Ways to spread `n` equal things over four boards.
const fn spreads(n: u8) -> u16 {
    // C(n + 3, 3)
    let n = n as u16;
    (n + 1) * (n + 2) * (n + 3) / 6
}

/// The spread of this rank.
fn spread(n: u8, mut rank: u16) -> [u8; BOARDS] {
    let mut left = n;
    let mut counts = [0; BOARDS];
    for (board, count) in counts.iter_mut().enumerate().take(BOARDS - 1) {
        let boards = (BOARDS - 1 - board) as u16;
        loop {
            // Ways for the boards after this one.
            let ways = ways(left - *count, boards);
            if rank < ways {
                break;
            }
            rank -= ways;
            *count += 1;
        }
        left -= *count;
    }
    counts[BOARDS - 1] = left;
    counts
}

/// Ways to spread `n` over so many boards.
const fn ways(n: u8, boards: u16) -> u16 {
    let n = n as u16;
    match boards {
        0 | 1 => 1,
        2 => n + 1,
        _ => (n + 1) * (n + 2) / 2,
    }
}

/// The rank of a spread.
fn spread_rank(counts: [u8; BOARDS]) -> u16 {
    let mut left: u8 = counts.iter().sum();
    let mut rank = 0;
    for (board, count) in counts.iter().enumerate().take(BOARDS - 1) {
        rank += (0..*count).map(|less| ways(left - less, (BOARDS - 1 - board) as u16)).sum::<u16>();
        left -= count;
    }
    rank
}

/// Ways to fill in the first two lines of column 1 by option, and column 2 by option.
const FIRST: [u16; 3] = [spreads(SHEET_TRENDS[0]), spreads(1) * spreads(1), spreads(2 - SHEET_TRENDS[2])];
const SECOND: [u16; 4] = [
    spreads(SHEET_MEDIA[0].0),
    spreads(SHEET_MEDIA[1].0),
    spreads(SHEET_MEDIA[2].0),
    spreads(SHEET_MEDIA[3].0),
];
/// Ways to fill in column 2.
const COLUMN_2: u16 = SECOND[0] + SECOND[1] + SECOND[2] + SECOND[3];

impl Sheet {
    /// How many sheets there are.
    pub const COUNT: u16 = (FIRST[0] + FIRST[1] + FIRST[2]) * BOARDS as u16 * COLUMN_2;

    /// The sheet of this rank.
    pub const fn from_rank(rank: u16) -> Option<Self> {
        if rank < Self::COUNT { Some(Self(rank)) } else { None }
    }

    /// Its rank.
    pub const fn rank(self) -> u16 {
        self.0
    }

    /// What it says.
    pub fn plan(self) -> Plan {
        let (column, mut media) = (self.0 / COLUMN_2, self.0 % COLUMN_2);
        let (meetings, mut lines) = ((column % BOARDS as u16) as u8, column / BOARDS as u16);
        let mut plan = Plan { meetings, ..Plan::default() };
        for (trends, ways) in SHEET_TRENDS.into_iter().zip(FIRST) {
            if lines < ways {
                let votes = spreads(2 - trends);
                plan.trend = spread(trends, lines / votes);
                plan.votes = spread(2 - trends, lines % votes);
                break;
            }
            lines -= ways;
        }
        for ((cubes, _), ways) in SHEET_MEDIA.into_iter().zip(SECOND) {
            if media < ways {
                plan.media = spread(cubes, media);
                break;
            }
            media -= ways;
        }
        plan
    }

    /// The sheet that says so; `None` if it breaks DM-5.1.2 or DM-5.1.3.
    pub fn of(plan: &Plan) -> Option<Self> {
        let sum = |counts: [u8; BOARDS]| counts.iter().fold(0u8, |sum, count| sum.saturating_add(*count));
        let (trends, votes, cubes) = (sum(plan.trend), sum(plan.votes), sum(plan.media));
        let option = SHEET_TRENDS.iter().position(|wanted| *wanted == trends)?;
        if trends + votes != 2 || usize::from(plan.meetings) >= BOARDS {
            return None;
        }
        let lines = FIRST[..option].iter().sum::<u16>()
            + spread_rank(plan.trend) * spreads(votes)
            + spread_rank(plan.votes);
        let option = SHEET_MEDIA.iter().position(|wanted| wanted.0 == cubes)?;
        let media = SECOND[..option].iter().sum::<u16>() + spread_rank(plan.media);
        Some(Self((lines * BOARDS as u16 + u16::from(plan.meetings)) * COLUMN_2 + media))
    }

    /// Members that it brings.
    pub fn members(self) -> u16 {
        let cubes: u8 = self.plan().media.iter().sum();
        SHEET_MEDIA.into_iter().find(|option| option.0 == cubes).map_or(0, |option| option.1)
    }
}

/// `trend=0,1,0,0;votes=1,0,0,0;meetings=2;media=1,0,0,0`, by state from 1.
impl Word for Sheet {
    fn put(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let plan = self.plan();
        f.write_str("trend=")?;
        plan.trend.put(f)?;
        f.write_str(";votes=")?;
        plan.votes.put(f)?;
        write!(f, ";meetings={};media=", plan.meetings + 1)?;
        plan.media.put(f)
    }
    fn get(word: &str) -> Parsed<Self> {
        let wrong = || NotationError::new("a start sheet", word);
        let mut parts = word.split(';');
        let mut part = |name: &str| {
            parts.next().and_then(|part| part.strip_prefix(name)?.strip_prefix('=')).ok_or_else(wrong)
        };
        let plan = Plan {
            trend: Word::get(part("trend")?)?,
            votes: Word::get(part("votes")?)?,
            meetings: u8::get(part("meetings")?)?.checked_sub(1).ok_or_else(wrong)?,
            media: Word::get(part("media")?)?,
        };
        if parts.next().is_some() { Err(wrong()) } else { Self::of(&plan).ok_or_else(wrong) }
    }
}

lines! {
    /// A decision. States are named by their number in election order, 1 to 7, slots of a board and
    /// places of the nation from 0, sums in thousands.
    Move, "a move",
    /// Fills in the start sheet (DM-5.1.1).
    Sheet {
        /// What it says.
        sheet: Sheet,
    } = "sheet",
    /// Bids for first player (DM-5.2.1.1).
    Bid {
        /// The sum.
        sum: u16,
    } = "bid",
    /// The winner of the bid names the first player (DM-5.2.1.2).
    First {
        /// Who begins.
        seat: Seat,
    } = "first",
    /// Discards cards of the committee hand (DM-5.2.2.2).
    Discard {
        /// Which, as bits over the sorted hand.
        cards: u8,
    } = "discard",
    /// Puts a card of the committee hand into the programme (DM-5.2.2.4).
    Swap {
        /// The topic of the programme card that goes.
        out: Topic,
        /// The card of the hand that comes.
        card: Card,
    } = "swap",
    /// Leaves programme, opinions or nation as they are.
    Keep = "keep",
    /// Places a cabinet card face down (DM-5.2.3.1).
    Place {
        /// The card.
        card: Minister,
        /// The state.
        state: u8,
    } = "place",
    /// Places no more cabinet cards, or seeks no coalition any more.
    Done = "done",
    /// Executes the own cabinet card at this state (DM-5.2.3.3).
    Act {
        /// The state.
        state: u8,
        /// The action.
        action: Action,
    } = "act",
    /// Offers a coalition (DM-5.2.4.2).
    Offer {
        /// To whom.
        seat: Seat,
    } = "offer",
    /// Forces a coalition (DM-5.2.4.3).
    Force {
        /// Whom.
        seat: Seat,
    } = "force",
    /// Answers an offer (DM-5.2.4.2).
    Answer {
        /// Whether it is accepted.
        yes: bool,
    } = "answer",
    /// Buys a media cube (DM-5.2.5.1).
    Buy {
        /// For this state.
        state: u8,
    } = "buy",
    /// Buys no cube now (DM-5.2.5.2), or leaves the auction (DM-5.2.7.2).
    Pass = "pass",
    /// Exchanges an opinion (DM-5.2.5.6).
    Exchange {
        /// The slot of the old one.
        slot: u8,
        /// The new one, from the pool.
        card: Card,
    } = "exchange",
    /// Holds meetings (DM-5.2.6.1).
    Hold {
        /// How many in each state in play, the current one first.
        meetings: [u8; BOARDS],
    } = "hold",
    /// Raises the highest bid to this sum (DM-5.2.7.2).
    Raise {
        /// The sum.
        sum: u16,
    } = "raise",
    /// Raises the highest bid by the least step, and again whenever that is needed and does not
    /// exceed this sum (DM-5.2.7.2).
    Limit {
        /// The sum.
        sum: u16,
    } = "limit",
    /// Publishes the poll (DM-5.2.7.4).
    Publish {
        /// Whose results are used, two at most.
        parties: SeatSet,
    } = "publish",
    /// Suppresses the poll (DM-5.2.7.6).
    Suppress = "suppress",
    /// Converts meetings into votes (DM-5.2.8.4).
    Convert {
        /// How many.
        meetings: u8,
    } = "convert",
    /// Moves the media cube to the nation, or does not (DM-5.3.3.2).
    Cube {
        /// Whether it is moved.
        yes: bool,
    } = "cube",
    /// Lays an opinion of the state down in the nation (DM-5.3.3.4).
    Nation {
        /// The slot of the opinion.
        slot: u8,
        /// The place that is given up, if all are taken.
        out: Option<u8>,
    } = "nation",
    /// Plays a donation (DM-5.4.4.1).
    Donate {
        /// The card.
        card: Donation,
        /// Whether it is accepted.
        accept: bool,
    } = "donate",
}

/// The longest list of choices that is not counted: four cabinet cards with fifteen actions each.
const MOST: usize = 64;

/// The legal moves of a seat, ranked.
// Held in place: hot paths do not allocate.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Options {
    /// Nothing is due.
    #[default]
    None,
    /// A start sheet.
    Sheet,
    /// A bid from 0 to this.
    Bid {
        /// The own cash.
        most: u16,
    },
    /// Meetings.
    Hold {
        /// Most in each state.
        caps: [u8; BOARDS],
        /// Most in all.
        most: u8,
    },
    /// Pass, raise to more than `high`, or set a limit above the least raise.
    Auction {
        /// The highest bid so far.
        high: u16,
        /// The own cash.
        cash: u16,
    },
    /// So many meetings or none.
    Convert {
        /// Most.
        most: u8,
    },
    /// One of a list.
    List(Few<Move, MOST>),
}

/// Ways to hold meetings on the boards from `board` on with `left` more in all.
fn holds(caps: [u8; BOARDS], board: usize, left: u8) -> u64 {
    let caps = &caps[board..];
    let all: u8 = caps.iter().sum();
    if all <= left {
        return caps.iter().map(|cap| u64::from(*cap) + 1).product();
    }
    let [cap, rest @ ..] = caps else { return 1 };
    match rest {
        [] => u64::from((*cap).min(left)) + 1,
        [other] => (0..=(*cap).min(left)).map(|count| u64::from((*other).min(left - count)) + 1).sum(),
        [one, other] => {
            // By what the first of the three and the second take.
            let mut ways = 0;
            for first in 0..=(*cap).min(left) {
                for second in 0..=(*one).min(left - first) {
                    ways += u64::from((*other).min(left - first - second)) + 1;
                }
            }
            ways
        }
        _ => {
            let mut from = [0; BOARDS];
            from[BOARDS - rest.len()..].copy_from_slice(rest);
            (0..=(*cap).min(left)).map(|count| holds(from, BOARDS - rest.len(), left - count)).sum()
        }
    }
}

impl Choices<Move> for Options {
    fn len(&self) -> u64 {
        match *self {
            Self::None => 0,
            Self::Sheet => Sheet::COUNT.into(),
            Self::Bid { most } => u64::from(most) + 1,
            Self::Hold { caps, most } => holds(caps, 0, most),
            Self::Auction { high, cash } => {
                let raises = u64::from(cash.saturating_sub(high));
                1 + raises + raises.saturating_sub(1)
            }
            Self::Convert { most } => u64::from(most) + 1,
            Self::List(list) => list.len(),
        }
    }

    fn get(&self, rank: u64) -> Option<Move> {
        if rank >= self.len() {
            return None;
        }
        match *self {
            Self::None => None,
            Self::Sheet => Sheet::from_rank(u16::try_from(rank).ok()?).map(|sheet| Move::Sheet { sheet }),
            Self::Bid { .. } => Some(Move::Bid { sum: rank as u16 }),
            Self::Hold { caps, most } => {
                let (mut left, mut rank, mut meetings) = (most, rank, [0; BOARDS]);
                for (board, count) in meetings.iter_mut().enumerate() {
                    loop {
                        let ways = holds(caps, board + 1, left - *count);
                        if rank < ways {
                            break;
                        }
                        rank -= ways;
                        *count += 1;
                    }
                    left -= *count;
                }
                Some(Move::Hold { meetings })
            }
            Self::Auction { high, cash } => {
                let raises = cash.saturating_sub(high);
                let rank = rank as u16;
                Some(if rank == 0 {
                    Move::Pass
                } else if rank <= raises {
                    Move::Raise { sum: high + rank }
                } else {
                    Move::Limit { sum: high + 1 + rank - raises }
                })
            }
            Self::Convert { .. } => Some(Move::Convert { meetings: rank as u8 }),
            Self::List(list) => list.get(rank),
        }
    }

    fn rank(&self, choice: &Move) -> Option<u64> {
        match (*self, *choice) {
            (Self::Sheet, Move::Sheet { sheet }) => Some(sheet.rank().into()),
            (Self::Bid { most }, Move::Bid { sum }) => (sum <= most).then_some(sum.into()),
            (Self::Hold { caps, most }, Move::Hold { meetings }) => {
                let (mut left, mut rank) = (most, 0);
                for (board, count) in meetings.iter().enumerate() {
                    if *count > caps[board] || *count > left {
                        return None;
                    }
                    rank += (0..*count).map(|less| holds(caps, board + 1, left - less)).sum::<u64>();
                    left -= count;
                }
                Some(rank)
            }
            (Self::Auction { .. }, Move::Pass) => Some(0),
            (Self::Auction { high, cash }, Move::Raise { sum }) => {
                (sum > high && sum <= cash).then(|| u64::from(sum - high))
            }
            (Self::Auction { high, cash }, Move::Limit { sum }) => {
                (sum > high + 1 && sum <= cash).then(|| u64::from(cash - high) + u64::from(sum - high - 1))
            }
            (Self::Convert { most }, Move::Convert { meetings }) => {
                (meetings <= most).then_some(meetings.into())
            }
            (Self::List(list), _) => list.rank(choice),
            _ => None,
        }
    }
}
