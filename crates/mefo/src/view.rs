//! The table as a screen shows it, and what the decision that is due does before it is taken.
//!
//! Everything is reckoned from an [`Observation`]; nothing here changes anything. Where a sum has a
//! fraction it is in thousandths of RM and says so.

use engine::{Seat, SeatSet, Viewer};

use crate::acts::Move;
use crate::board::{Board, Cell, Dues, Payout, in_set, spaces};
use crate::bot::value;
use crate::chance::modifier_total;
use crate::event::End;
use crate::names::{Card, Contest, Modifier, Part, Role, Title};
use crate::observe::Observation;
use crate::play::{
    claim_refusal, depose_refusal, draft_adds, draft_range, monument_refusal, parts, trade_refusal,
};
use crate::refusal::Refusal;
use crate::state::{Debt, Draft, Stage};
use crate::tables::{self, BOARD, COUNTER_BONUS, FIXED_RATE, LAST_YEAR, SPACES, Square, TRADE_STEP, deed_of};

/// The time the screen is dressed for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Era {
    /// 1933 to 1938.
    Before,
    /// 1939 to 1945.
    War,
    /// From 1946.
    After,
}

/// Rates, raids and levy around now. Rates are in hundredths of RM for a bill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Calendar {
    /// The year.
    pub year: u16,
    /// The round of the year, from 1.
    pub round: u8,
    /// Rounds of a year.
    pub rounds: u8,
    /// The posted rate; 0 from 1946 on.
    pub rate: u32,
    /// The rate of next year; 0 in 1945, as bills are void then.
    pub next_rate: u32,
    /// The rate at a counter; 0 from 1946 on.
    pub counter_rate: u32,
    /// Settlements until the next raid (0: the one of this round), and RM for each property.
    pub raid: Option<(u16, u32)>,
    /// The levy of a round; 0 until 1945.
    pub levy: u32,
    /// The levy of a round of next year.
    pub next_levy: u32,
}

/// In what a property pays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pays {
    /// RM.
    Rm,
    /// Bills of the open lot.
    Open,
    /// Bills of the fixed lot.
    Fixed,
    /// Bills that are scrapped at once.
    Scrap,
    /// Nothing but Political Power.
    Power,
}

/// A property and its owner, or whoever looks at it if the bank's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeedView {
    /// The space.
    pub space: u8,
    /// For whom it is reckoned.
    pub seat: Seat,
    /// List price.
    pub list: u32,
    /// What that player would pay for it now.
    pub price: u32,
    /// What the bank pays now.
    pub bank: u32,
    /// What the bank pays next year.
    pub bank_next_year: u32,
    /// The price that players start from when they trade.
    pub reference: u32,
    /// In what it pays.
    pub pays: Pays,
    /// What a round pays, in thousandths of RM or of a bill.
    pub payout: i64,
    /// The same in RM at this year's posted rate, in thousandths.
    pub worth: i64,
    /// The same in a round of next year, at next year's rate.
    pub worth_next_year: i64,
    /// What raids charge for it in a round of this year on average, in thousandths of RM.
    pub raid: i64,
    /// The same next year.
    pub raid_next_year: i64,
    /// What the next raid charges for it, in thousandths of RM; 0 once the bombing has stopped.
    pub next_raid: i64,
    /// Political Power comes every so many rounds; 0 for never.
    pub power_every: u16,
    /// The most that it brings, kept for some years and then sold, in thousandths of RM. Below
    /// [`DeedView::bank`] it does not pay to keep it.
    pub keep: i64,
}

impl DeedView {
    /// Payout less raids of a round, in thousandths of RM.
    pub const fn balance(&self) -> i64 {
        self.worth - self.raid
    }
    /// The same next year.
    pub const fn balance_next_year(&self) -> i64 {
        self.worth_next_year - self.raid_next_year
    }
}

/// What a property is to a player with this card.
pub fn deed_view(board: &Board, seat: Seat, space: u8, modifier: Option<Modifier>) -> Option<DeedView> {
    let deed = deed_of(space)?;
    let (year, next) = (board.year, board.year + 1);
    let made = board.yields(seat, space, modifier, year);
    let bills = crate::board::pays_bills(deed.kind, modifier, year);
    let (pays, payout) = match () {
        () if deed.payout == 0 => (Pays::Power, 0),
        () if bills && board.post() => (Pays::Scrap, made.rm / 100_000),
        () if !bills => (Pays::Rm, made.rm / 100_000),
        () if modifier == Some(Modifier::Fixed) => (Pays::Fixed, made.fixed / 10),
        () => (Pays::Open, made.open / 10),
    };
    // A whole year's charge, spread over its rounds.
    let year_start = Board { round_of_year: 1, ..*board };
    let spread =
        |year: u16| value::raids(&year_start, seat, modifier, year) / i64::from(board.setup.rounds());
    let part = (100 + modifier.map_or(0, tables::modifier_raid)) as i64 * board.raid_percent(seat) as i64;
    Some(DeedView {
        space,
        seat,
        list: deed.list,
        price: board.price(seat, space),
        bank: Board::bank_price(space, modifier, year),
        bank_next_year: Board::bank_price(space, modifier, next),
        reference: board.reference(space),
        pays,
        payout: payout as i64,
        worth: value::payout(board, seat, space, modifier, year),
        worth_next_year: value::payout(board, seat, space, modifier, next),
        raid: spread(year),
        raid_next_year: spread(next),
        next_raid: board.next_raid().map_or(0, |(_, rm)| i64::from(rm) * part / 10),
        power_every: match deed.power_every {
            every if board.post() => 2 * every,
            every => every,
        },
        keep: value::keep(board, seat, space, modifier),
    })
}

/// A space of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpaceView {
    /// Its number.
    pub space: u8,
    /// What is on it.
    pub square: Square,
    /// Who owns it.
    pub owner: Option<Seat>,
    /// The modifier card.
    pub modifier: Option<Modifier>,
    /// Whether it is held in trust.
    pub trust: bool,
    /// Whose pawns stand there; those in the cell stand on 10.
    pub pawns: SeatSet,
}

/// A round to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoundView {
    /// The year.
    pub year: u16,
    /// The round of the year.
    pub round: u8,
    /// What is paid.
    pub payout: Payout,
    /// What is charged.
    pub dues: Dues,
    /// RM paid less RM charged, bills not counted.
    pub balance: i64,
}

/// The coming settlements of a player, this round's first, if nothing changes hands.
pub fn outlook(board: &Board, seat: Seat, rounds: u8) -> Vec<RoundView> {
    let mut ahead = *board;
    (0..rounds)
        .map(|_| {
            let (payout, dues) = (ahead.payout(seat), ahead.dues(seat));
            let balance = i64::from(payout.rm) - i64::from(dues.sum());
            let line = RoundView { year: ahead.year, round: ahead.round_of_year, payout, dues, balance };
            if let Some(leader) = ahead.leader {
                ahead.player_mut(leader).terms += 1;
            }
            if ahead.tick() && ahead.year == LAST_YEAR + 1 {
                ahead.leader = None;
                ahead.longest = longest(&ahead);
            }
            line
        })
        .collect()
}

/// Who has held the office longest so far (MF-8.6).
pub fn longest(board: &Board) -> Option<Seat> {
    if board.post() && board.longest.is_some() {
        return board.longest;
    }
    let mut most: Option<(u16, Seat)> = None;
    for seat in board.order().filter(|seat| board.player(*seat).alive) {
        let terms = board.player(seat).terms;
        if terms > most.map_or(0, |(terms, _)| terms) {
            most = Some((terms, seat));
        }
    }
    most.map(|(_, seat)| seat)
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// The role.
    pub role: Role,
    /// The title, if an office is held.
    pub title: Option<Title>,
    /// The contest of the role.
    pub contest: Option<Contest>,
    /// RM in hand.
    pub rm: u32,
    /// Bills of the open lot, and RM for them at the window now.
    pub open: (u32, u32),
    /// Bills of the fixed lot, and RM for them.
    pub fixed: (u32, u32),
    /// Political Power.
    pub power: u16,
    /// The space of the pawn.
    pub at: u8,
    /// The cell.
    pub cell: Cell,
    /// Turns with one die that are left.
    pub one_die: u8,
    /// Failures so far.
    pub fails: u8,
    /// Whether the player is in the game.
    pub alive: bool,
    /// Rounds in the office until 1945.
    pub terms: u16,
    /// Whether the player holds the office longest so far, or pays for it.
    pub longest: bool,
    /// Property, lowest space first.
    pub deeds: Vec<u8>,
    /// Whether the player owns the monument.
    pub monument: bool,
    /// What the settlement of this round pays.
    pub payout: Payout,
    /// What the settlement of this round charges.
    pub dues: Dues,
    /// What the next raid would charge; 0 once the bombing has stopped.
    pub next_raid: u32,
    /// RM that forced sales would bring now.
    pub bank: u32,
    /// Place in the order of turns, from 0.
    pub place: u8,
}

/// What cashing a part of a lot brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CashView {
    /// How much.
    pub part: Part,
    /// Bills cashed.
    pub bills: u32,
    /// RM for them now.
    pub rm: u32,
    /// What would be left, in bills.
    pub left: u32,
    /// What those would bring at the window next year.
    pub next_year: u32,
    /// What they would bring at a counter this year.
    pub at_counter: u32,
}

/// A lot at the window or at a counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LotView {
    /// Bills.
    pub bills: u32,
    /// The rate here, in hundredths of RM, before the Capitalist's percentage.
    pub rate: u32,
    /// What can be chosen.
    pub parts: Vec<CashView>,
}

/// A deed that can be sold or handed in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SaleView {
    /// The space; 40 for the monument.
    pub space: u8,
    /// What the bank pays now.
    pub now: u32,
    /// What it pays after the turn of the year.
    pub next_year: u32,
    /// The property; `None` for the monument.
    pub deed: Option<DeedView>,
}

/// What an office gives and takes in a round, in RM; Power beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OfficeView {
    /// The title.
    pub title: Title,
    /// The fee.
    pub fee: u32,
    /// Who holds it now.
    pub holder: Option<Seat>,
    /// Power that is needed.
    pub power: u16,
    /// More RM and bills a round, in RM at the posted rate.
    pub income: i64,
    /// Less raid bill in the next raid.
    pub raid: i64,
    /// RM a round.
    pub upkeep: u32,
    /// Power a round.
    pub power_upkeep: u16,
    /// Why it cannot be claimed.
    pub refusal: Option<Refusal>,
}

/// What happens to one side of a trade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideView {
    /// Whose.
    pub seat: Seat,
    /// RM after the trade.
    pub rm: i64,
    /// RM a round before and after, bills at the posted rate, new cards reckoned as without effect.
    pub income: (i64, i64),
    /// The next raid bill before and after.
    pub raid: (u32, u32),
    /// What the reference prices of what is received and given differ by.
    pub reference: i64,
}

/// Something to be pointed out before a decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Warning {
    /// The next raid would charge so much, with so much in hand after the decision.
    Raid {
        /// The bill.
        bill: u32,
        /// RM that would be left.
        left: u32,
    },
    /// The rate falls with the year.
    Cliff {
        /// This year's, in hundredths.
        rate: u32,
        /// Next year's.
        next: u32,
    },
    /// Bills will be void before the next lap is likely to be done.
    LastLap,
}

/// What is asked, with everything a screen needs to show what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Chance: the outcome is the seat's to draw, or nobody's.
    Chance(Option<Seat>),
    /// Acts before rolling.
    Start {
        /// Who.
        seat: Seat,
        /// Why the monument cannot be commissioned; nothing if it can.
        monument: Option<Refusal>,
        /// More RM a round by the monument, bills at the posted rate.
        monument_income: i64,
        /// The office of this player, if the role has one.
        office: Option<OfficeView>,
        /// Why the holder cannot be deposed.
        depose: Option<Refusal>,
        /// Whether there is an office to resign.
        resign: bool,
        /// The others, and why no offer can be made to them.
        partners: Vec<(Seat, Option<Refusal>)>,
    },
    /// Fine or dice.
    Cell {
        /// Who.
        seat: Seat,
        /// The fine.
        fine: u32,
        /// Failed rolls.
        failed: u8,
    },
    /// An offer is being made.
    Draft {
        /// What is in it.
        draft: Draft,
        /// What can still be added.
        adds: Vec<u8>,
        /// The RM that can go with it, in tens from and to; negative is received.
        rm: Option<(i32, i32)>,
        /// Both sides, with no RM.
        sides: [SideView; 2],
    },
    /// An offer is to be answered.
    Answer {
        /// The offer.
        draft: Draft,
        /// Both sides.
        sides: [SideView; 2],
    },
    /// A deed may be handed in.
    HandIn {
        /// Who.
        seat: Seat,
        /// What can be.
        sales: Vec<SaleView>,
    },
    /// Bills may be cashed.
    Cash {
        /// Who.
        seat: Seat,
        /// Whether at a counter.
        counter: bool,
        /// The open lot.
        open: LotView,
        /// The fixed lot; it is shown if it has bills.
        fixed: LotView,
        /// What the settlement of this round charges.
        dues: Dues,
        /// What to point out.
        warnings: Vec<Warning>,
    },
    /// The crisis: pay, or leave the office.
    Crisis {
        /// Who.
        seat: Seat,
        /// What it costs.
        rm: u32,
        /// What the office is.
        office: Option<OfficeView>,
    },
    /// A property may be bought.
    Buy {
        /// Who.
        seat: Seat,
        /// What it is, reckoned with a card without effect.
        deed: DeedView,
        /// RM that would be left.
        left: u32,
        /// The next raid bill with it.
        raid_after: u32,
        /// The cards that can be drawn, with weights.
        odds: Vec<(Modifier, u32)>,
        /// The sum of the weights.
        total: u32,
        /// What to point out.
        warnings: Vec<Warning>,
    },
    /// Property is to be sold.
    Sell {
        /// The debt.
        debt: Debt,
        /// RM that are missing.
        missing: u32,
        /// What can be sold.
        sales: Vec<SaleView>,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Seat,
        /// How the last rival left.
        end: End,
    },
}

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The era.
    pub era: Era,
    /// Rates, raids and levy.
    pub calendar: Calendar,
    /// The forty spaces.
    pub spaces: Vec<SpaceView>,
    /// The players in the order of turns.
    pub players: Vec<PlayerView>,
    /// Whose turn it is.
    pub current: Seat,
    /// What is asked.
    pub ask: Ask,
}

impl View {
    /// The table as the viewer sees it. Nothing is hidden, so all see the same.
    pub fn of(seen: &Observation) -> Self {
        let board = &seen.board;
        let pawns = |space: u8| {
            board
                .seats()
                .filter(|seat| board.player(*seat).alive && board.player(*seat).at == space)
                .collect()
        };
        Self {
            era: match board.year {
                ..=1938 => Era::Before,
                1939..=LAST_YEAR => Era::War,
                _ => Era::After,
            },
            calendar: calendar(board),
            spaces: (0..SPACES)
                .map(|space| SpaceView {
                    space,
                    square: BOARD[usize::from(space)],
                    owner: board.owner(space),
                    modifier: board.modifier(space),
                    trust: in_set(board.trust, space),
                    pawns: pawns(space),
                })
                .collect(),
            players: board.order().map(|seat| player(board, seat)).collect(),
            current: board.current(),
            ask: ask(seen),
        }
    }
}

/// The deed of a space as the viewer should see it: its owner's, or the viewer's own if the bank's.
pub fn deed(seen: &Observation, space: u8) -> Option<DeedView> {
    let board = &seen.board;
    let own = match seen.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Table | Viewer::Everyone => board.current(),
    };
    let modifier = board.modifier(space).or(Some(Modifier::Standard));
    deed_view(board, board.owner(space).unwrap_or(own), space, modifier)
}

/// The moves that make an offer: what is given and taken, as bits by space, and RM in tens.
pub fn offer(to: Seat, both: u64, rm: i32) -> Vec<Move> {
    let mut moves = vec![Move::Trade { seat: to }];
    moves.extend(spaces(both).map(|space| Move::Add { space }));
    moves.push(Move::Offer { rm });
    moves
}

fn calendar(board: &Board) -> Calendar {
    Calendar {
        year: board.year,
        round: board.round_of_year,
        rounds: board.setup.rounds(),
        rate: board.open_rate(false),
        next_rate: tables::rate(board.year + 1),
        counter_rate: board.open_rate(true),
        raid: board.next_raid(),
        levy: tables::levy(board.year),
        next_levy: tables::levy(board.year + 1),
    }
}

fn player(board: &Board, seat: Seat) -> PlayerView {
    let player = board.player(seat);
    let monument = if board.has_monument(seat) { board.sale_value(tables::MONUMENT_SPACE) } else { 0 };
    PlayerView {
        seat,
        role: player.role,
        title: board.title(seat),
        contest: tables::contest(player.role),
        rm: player.rm,
        open: (player.open, board.open_worth(seat, player.open, false)),
        fixed: (player.fixed, board.fixed_worth(seat, player.fixed)),
        power: player.power,
        at: player.at,
        cell: player.cell,
        one_die: player.one_die,
        fails: player.fails,
        alive: player.alive,
        terms: player.terms,
        longest: longest(board) == Some(seat),
        deeds: spaces(player.held).collect(),
        monument: board.has_monument(seat),
        payout: board.payout(seat),
        dues: board.dues(seat),
        next_raid: board.next_raid().map_or(0, |(_, rm)| board.raid_bill(seat, rm)),
        bank: spaces(board.own(seat)).map(|space| board.sale_value(space)).sum::<u32>() + monument,
        place: board.order().position(|other| other == seat).unwrap_or(0) as u8,
    }
}

fn sale(board: &Board, seat: Seat, space: u8) -> SaleView {
    let modifier = board.modifier(space);
    SaleView {
        space,
        now: board.sale_value(space),
        next_year: Board::bank_price(space, modifier, board.year + 1),
        deed: deed_view(board, seat, space, modifier),
    }
}

fn sales(board: &Board, seat: Seat, set: u64) -> Vec<SaleView> {
    spaces(set).map(|space| sale(board, seat, space)).collect()
}

fn lot(board: &Board, seat: Seat, bills: u32, fixed: bool, counter: bool) -> LotView {
    let here = if fixed { FIXED_RATE } else { board.open_rate(counter) };
    let next = if fixed && board.year < LAST_YEAR { FIXED_RATE } else { tables::rate(board.year + 1) };
    let rate = if fixed { FIXED_RATE } else { tables::rate(board.year) + COUNTER_BONUS };
    let choice = |part: &Part| {
        let cashed = Board::part(bills, *part);
        let left = bills - cashed;
        CashView {
            part: *part,
            bills: cashed,
            rm: board.worth(seat, cashed, here),
            left,
            next_year: board.worth(seat, left, if fixed && board.year == LAST_YEAR { 0 } else { next }),
            at_counter: board.worth(seat, left, rate),
        }
    };
    LotView { bills, rate: here, parts: parts(bills).iter().map(choice).collect() }
}

/// What an office gives and takes: the one this player may claim, or holds.
pub fn office_view(board: &Board, seat: Seat) -> Option<OfficeView> {
    let role = board.player(seat).role;
    let title = if board.post() { tables::title_post(role)? } else { Title::Leader };
    if role == Role::Anarchist {
        return None;
    }
    // The same table, in office and out of it.
    let (mut held, mut free) = (*board, *board);
    if let Some(contest) = board.contest(seat) {
        held.offices[contest.index()] = Some(seat);
        free.offices[contest.index()] = None;
    } else {
        held.leader = Some(seat);
        free.leader = None;
    }
    let raid = board
        .next_raid()
        .map_or(0, |(_, rm)| i64::from(free.raid_bill(seat, rm)) - i64::from(held.raid_bill(seat, rm)));
    let rival = board.rival(seat).filter(|rival| *rival != seat);
    let needed = rival.map_or(0, |rival| board.player(rival).power + tables::DEPOSE_POWER);
    Some(OfficeView {
        title,
        fee: board.office_fee(),
        holder: board.rival(seat),
        power: needed.max(tables::OFFICE_POWER),
        income: (value::income(&held, seat) - value::income(&free, seat)) / 1_000,
        raid,
        upkeep: held.dues(seat).office,
        power_upkeep: if board.post() { 0 } else { tables::OFFICE_UPKEEP_POWER },
        refusal: claim_refusal(board, seat),
    })
}

/// What an offer would do to its maker and to the one who answers, in this order.
pub fn sides(board: &Board, draft: &Draft) -> [SideView; 2] {
    // Cards are drawn anew: reckoned as without effect.
    let mut after = *board;
    for (set, from, to) in [(draft.give, draft.by, draft.to), (draft.take, draft.to, draft.by)] {
        after.player_mut(from).held &= !set;
        after.player_mut(to).held |= set;
        for space in spaces(set) {
            if let Some(slot) = after.modifiers.get_mut(usize::from(space)) {
                *slot = Some(Modifier::Standard);
            }
        }
    }
    let list = |set: u64| spaces(set).map(|space| i64::from(board.reference(space))).sum::<i64>();
    let raid = |board: &Board, seat| board.next_raid().map_or(0, |(_, rm)| board.raid_bill(seat, rm));
    let side = |seat: Seat, got: u64, given: u64, pays: i32| SideView {
        seat,
        rm: i64::from(board.player(seat).rm) - i64::from(pays),
        income: (value::income(board, seat) / 1_000, value::income(&after, seat) / 1_000),
        raid: (raid(board, seat), raid(&after, seat)),
        reference: list(got) - list(given) - i64::from(pays),
    };
    [side(draft.by, draft.take, draft.give, draft.rm), side(draft.to, draft.give, draft.take, -draft.rm)]
}

fn ask(seen: &Observation) -> Ask {
    let board = &seen.board;
    match seen.stage {
        Stage::First => Ask::Chance(None),
        Stage::Role(seat)
        | Stage::Dice(seat)
        | Stage::OneDie(seat)
        | Stage::LeaderCard(seat)
        | Stage::Circumstance(seat)
        | Stage::Programme(seat)
        | Stage::OfficeDie(seat, _) => Ask::Chance(Some(seat)),
        Stage::Modifier(space) => Ask::Chance(board.owner(space)),
        Stage::Start(seat) => {
            let mut with = *board;
            with.monument = Some(seat);
            let office = office_view(board, seat).map(|office| OfficeView {
                refusal: if board.done.claimed { Some(Refusal::Done) } else { office.refusal },
                ..office
            });
            Ask::Start {
                seat,
                monument: monument_refusal(board, seat),
                monument_income: (value::income(&with, seat) - value::income(board, seat)) / 1_000,
                office,
                depose: depose_refusal(board, seat),
                resign: board.title(seat).is_some() && !board.done.resigned,
                partners: board
                    .seats()
                    .filter(|other| *other != seat)
                    .map(|other| (other, trade_refusal(board, seat, other)))
                    .collect(),
            }
        }
        Stage::Cell(seat) => Ask::Cell {
            seat,
            fine: board.fine(seat),
            failed: match board.player(seat).cell {
                Cell::Ordinary(failed) => failed,
                _ => 0,
            },
        },
        Stage::Draft(draft) => {
            let (least, most) = draft_range(board, &draft);
            Ask::Draft {
                draft,
                adds: spaces(draft_adds(board, &draft)).collect(),
                rm: (least <= most).then_some((least * TRADE_STEP, most * TRADE_STEP)),
                sides: sides(board, &draft),
            }
        }
        Stage::Answer(draft) => Ask::Answer { draft, sides: sides(board, &draft) },
        Stage::HandIn(seat) => Ask::HandIn { seat, sales: sales(board, seat, board.own(seat)) },
        Stage::Window(seat) | Stage::Counter(seat) => {
            let counter = matches!(seen.stage, Stage::Counter(_));
            let player = board.player(seat);
            let mut warnings = Vec::new();
            if (1943..LAST_YEAR).contains(&board.year) {
                let (rate, next) = (tables::rate(board.year), tables::rate(board.year + 1));
                warnings.push(Warning::Cliff { rate, next });
            }
            if board.year == LAST_YEAR {
                warnings.push(Warning::LastLap);
            }
            Ask::Cash {
                seat,
                counter,
                open: lot(board, seat, player.open, false, counter),
                fixed: lot(board, seat, player.fixed, true, counter),
                dues: board.dues(seat),
                warnings,
            }
        }
        Stage::Crisis(seat) => {
            let rm = match tables::effect(Card::ResignationCrisis) {
                tables::Effect::PayOrLeave(rm) => rm,
                _ => 0,
            };
            Ask::Crisis { seat, rm, office: office_view(board, seat) }
        }
        Stage::Buy(seat, space) => buy(board, seat, space),
        Stage::Sell(debt) => {
            let monument = u64::from(board.has_monument(debt.seat)) << tables::MONUMENT_SPACE;
            Ask::Sell {
                debt,
                missing: debt.rm.saturating_sub(board.player(debt.seat).rm),
                sales: sales(board, debt.seat, board.own(debt.seat) | monument),
            }
        }
        Stage::Over(winner, end) => Ask::Over { winner, end },
    }
}

fn buy(board: &Board, seat: Seat, space: u8) -> Ask {
    let (Some(deed), Some(printed)) =
        (deed_view(board, seat, space, Some(Modifier::Standard)), deed_of(space))
    else {
        return Ask::Chance(None);
    };
    let mut with = *board;
    with.player_mut(seat).held |= 1 << space;
    let left = board.player(seat).rm.saturating_sub(deed.price);
    let raid_after = board.next_raid().map_or(0, |(_, rm)| with.raid_bill(seat, rm));
    let mut warnings = Vec::new();
    if raid_after > left && board.year >= 1939 {
        warnings.push(Warning::Raid { bill: raid_after, left });
    }
    let odds = Modifier::ALL
        .into_iter()
        .filter(|modifier| tables::fits(*modifier, printed.kind))
        .map(|modifier| (modifier, tables::weight(modifier)))
        .collect();
    Ask::Buy { seat, deed, left, raid_after, odds, total: modifier_total(printed.kind), warnings }
}
