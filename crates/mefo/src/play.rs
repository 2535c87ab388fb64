//! Moves: what may be done, and what it does.

use engine::{Few, Seat, Sink};

use crate::acts::{Move, Options};
use crate::board::{Board, Cell, in_set};
use crate::event::{Deeds, Event};
use crate::names::{Leaving, Part, Role, Why};
use crate::refusal::Refusal;
use crate::state::{Debt, Draft, Stage, State};
use crate::tables::{DEPOSE_POWER, LAST_YEAR, MONUMENT, OFFICE_POWER, TRADE_STEP};

/// Why this seat may not claim an office now (MF-8.2, MF-9.5).
pub fn claim_refusal(board: &Board, seat: Seat) -> Option<Refusal> {
    let player = board.player(seat);
    if player.role == Role::Anarchist {
        return Some(Refusal::Anarchist);
    }
    if board.rival(seat) == Some(seat) {
        return Some(Refusal::InOffice);
    }
    if player.power < OFFICE_POWER {
        return Some(Refusal::NoPower);
    }
    let behind = |rival: Seat| player.power < board.player(rival).power + DEPOSE_POWER;
    if board.rival(seat).is_some_and(behind) {
        return Some(Refusal::BehindHolder);
    }
    (player.rm < board.office_fee()).then_some(Refusal::NoCash)
}

/// Why this seat may not make the office vacant now (MF-8.5).
pub fn depose_refusal(board: &Board, seat: Seat) -> Option<Refusal> {
    match board.leader {
        _ if board.post() => Some(Refusal::ClaimsOnly),
        None => Some(Refusal::Vacant),
        Some(holder) if holder == seat => Some(Refusal::InOffice),
        Some(holder) => {
            let enough = board.player(seat).power >= board.player(holder).power + DEPOSE_POWER;
            (!enough).then_some(Refusal::BehindHolder)
        }
    }
}

/// Why this seat may not commission the monument now (MF-3.12).
pub fn monument_refusal(board: &Board, seat: Seat) -> Option<Refusal> {
    if board.monument.is_some() {
        Some(Refusal::MonumentStands)
    } else {
        (board.player(seat).rm < MONUMENT).then_some(Refusal::NoCash)
    }
}

/// Why this seat may not begin an offer to the other now (MF-3.11).
pub fn trade_refusal(board: &Board, seat: Seat, to: Seat) -> Option<Refusal> {
    let partner = board.player(to);
    if !board.setup.trade {
        Some(Refusal::NoTrade)
    } else if to == seat
        || to.index() >= usize::from(board.setup.seats)
        || !partner.alive
        || partner.cell != Cell::None
    {
        Some(Refusal::NoPartner)
    } else if board.done.asked.contains(to) {
        Some(Refusal::Asked)
    } else {
        // Somebody must have property to give, and the other side something for it.
        let tradable = |one: Seat, other: Seat| {
            board.own(one) != 0 && (board.own(other) != 0 || board.player(other).rm >= TRADE_STEP as u32)
        };
        (!tradable(seat, to) && !tradable(to, seat)).then_some(Refusal::NothingToTrade)
    }
}

/// The least and the most RM, in tens, that can go with this draft; nothing if `least > most`.
pub(crate) fn draft_range(board: &Board, draft: &Draft) -> (i32, i32) {
    let tens = |seat: Seat| (board.player(seat).rm / TRADE_STEP as u32).min(i32::MAX as u32 / 16) as i32;
    match (draft.give != 0, draft.take != 0) {
        (true, true) => (-tens(draft.to), tens(draft.by)),
        (true, false) => (-tens(draft.to), -1),
        (false, true) => (1, tens(draft.by)),
        (false, false) => (1, 0),
    }
}

/// Spaces that can still be put into this draft: those after the last one.
pub(crate) fn draft_adds(board: &Board, draft: &Draft) -> u64 {
    let taken = draft.give | draft.take;
    let after = if taken == 0 { u64::MAX } else { !(u64::MAX >> taken.leading_zeros()) };
    (board.own(draft.by) | board.own(draft.to)) & after
}

impl State {
    /// What a player may do before rolling, with the roll; `None` if nothing but the roll.
    pub(crate) fn start_moves(&self, seat: Seat) -> Option<Few<Move, 16>> {
        let mut list = Few::default();
        list.push(Move::Roll);
        let board = &self.board;
        if monument_refusal(board, seat).is_none() {
            list.push(Move::Monument);
        }
        if !board.done.claimed && claim_refusal(board, seat).is_none() {
            list.push(Move::Claim);
        }
        if !board.done.deposed && depose_refusal(board, seat).is_none() {
            list.push(Move::Depose);
        }
        if !board.done.resigned && board.title(seat).is_some() {
            list.push(Move::Resign);
        }
        if board.setup.trade {
            for to in board.seats() {
                if trade_refusal(board, seat, to).is_none() {
                    list.push(Move::Trade { seat: to });
                }
            }
        }
        (engine::Choices::len(&list) > 1).then_some(list)
    }

    /// The legal moves of a seat.
    pub(crate) fn options(&self, seat: Seat) -> Options {
        if !self.owing().contains(seat) {
            return Options::None;
        }
        let list = |moves: &[Move]| Options::List(moves.iter().copied().collect());
        match self.stage {
            Stage::Start(seat) => self.start_moves(seat).map_or(Options::None, Options::List),
            Stage::Cell(_) => list(&[Move::Roll, Move::Fine]),
            Stage::Draft(draft) => {
                let (least, most) = draft_range(&self.board, &draft);
                Options::Draft { adds: draft_adds(&self.board, &draft), least, most }
            }
            Stage::Answer(_) => list(&[Move::Answer { yes: false }, Move::Answer { yes: true }]),
            Stage::HandIn(seat) => Options::HandIn { deeds: self.board.own(seat) },
            Stage::Window(seat) | Stage::Counter(seat) => {
                let player = self.board.player(seat);
                let mut moves = Few::default();
                for open in parts(player.open) {
                    for fixed in parts(player.fixed) {
                        moves.push(Move::Cash { open: *open, fixed: *fixed });
                    }
                }
                Options::List(moves)
            }
            Stage::Crisis(_) => list(&[Move::Crisis { pay: false }, Move::Crisis { pay: true }]),
            Stage::Buy(..) => list(&[Move::Pass, Move::Buy]),
            Stage::Sell(debt) => Options::Sell { deeds: self.sellable(debt.seat) },
            _ => Options::None,
        }
    }

    /// Whether the move can be made.
    fn check(&self, seat: Seat, choice: Move) -> Result<(), Refusal> {
        if let Stage::Over(..) = self.stage {
            return Err(Refusal::Over);
        }
        if seat.index() >= usize::from(self.board.setup.seats) {
            return Err(Refusal::NoSuchSeat);
        }
        if !self.owing().contains(seat) {
            return Err(Refusal::NotDue);
        }
        let board = &self.board;
        let refuse = |refusal: Option<Refusal>| refusal.map_or(Ok(()), Err);
        let demand = |good: bool, refusal: Refusal| if good { Ok(()) } else { Err(refusal) };
        match (self.stage, choice) {
            (Stage::Start(_) | Stage::Cell(_), Move::Roll)
            | (Stage::Cell(_), Move::Fine)
            | (Stage::Draft(_), Move::Withdraw)
            | (Stage::Answer(_), Move::Answer { .. })
            | (Stage::HandIn(_) | Stage::Buy(..), Move::Pass)
            | (Stage::Buy(..), Move::Buy)
            | (Stage::Crisis(_), Move::Crisis { .. }) => Ok(()),
            (
                Stage::Cell(_),
                Move::Monument | Move::Claim | Move::Depose | Move::Resign | Move::Trade { .. },
            ) => Err(Refusal::InCell),
            (Stage::Start(_), Move::Monument) => refuse(monument_refusal(board, seat)),
            (Stage::Start(_), Move::Claim) => {
                demand(!board.done.claimed, Refusal::Done)?;
                refuse(claim_refusal(board, seat))
            }
            (Stage::Start(_), Move::Depose) => {
                demand(!board.done.deposed, Refusal::Done)?;
                refuse(depose_refusal(board, seat))
            }
            (Stage::Start(_), Move::Resign) => {
                demand(!board.done.resigned, Refusal::Done)?;
                demand(board.title(seat).is_some(), Refusal::NoOffice)
            }
            (Stage::Start(_), Move::Trade { seat: to }) => refuse(trade_refusal(board, seat, to)),
            (Stage::Draft(draft), Move::Add { space }) => {
                let both = board.own(draft.by) | board.own(draft.to);
                demand(in_set(both, space), Refusal::NotYours)?;
                demand(in_set(draft_adds(board, &draft), space), Refusal::Order)
            }
            (Stage::Draft(draft), Move::Offer { rm }) => {
                let (least, most) = draft_range(board, &draft);
                demand(draft.give | draft.take != 0, Refusal::OneSided)?;
                demand(rm % TRADE_STEP == 0, Refusal::Step)?;
                let tens = rm / TRADE_STEP;
                if (least..=most).contains(&tens) {
                    return Ok(());
                }
                // On the wrong side of nothing, or more than there is.
                let one_sided = draft.give == 0 && tens <= 0 || draft.take == 0 && tens >= 0;
                Err(if one_sided { Refusal::OneSided } else { Refusal::NoCash })
            }
            (Stage::HandIn(_), Move::HandIn { space }) => {
                demand(in_set(board.own(seat), space), Refusal::NotYours)
            }
            (Stage::Sell(debt), Move::Sell { space }) => {
                demand(self.sells(debt.seat, space), Refusal::NotYours)
            }
            (Stage::Window(_) | Stage::Counter(_), Move::Cash { open, fixed }) => {
                let player = board.player(seat);
                let listed = parts(player.open).contains(&open) && parts(player.fixed).contains(&fixed);
                demand(listed, Refusal::NoSuchLot)
            }
            _ => Err(Refusal::NotDue),
        }
    }

    /// Plays a move.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        choice: Move,
        events: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.check(seat, choice)?;
        match choice {
            Move::Roll => {
                self.roll();
                return Ok(());
            }
            Move::Fine => {
                let rm = self.board.fine(seat);
                events.public(Event::Due { seat, rm, to: None, why: Why::Fine });
                self.pay(seat, rm, None);
                events.public(Event::Paid { seat, rm, to: None });
                self.board.player_mut(seat).cell = Cell::None;
                events.public(Event::Freed { seat });
                self.roll();
                return Ok(());
            }
            Move::Monument => {
                self.pay(seat, MONUMENT, None);
                self.board.monument = Some(seat);
                events.public(Event::Built { seat });
                self.start_or_roll();
                return Ok(());
            }
            Move::Claim => {
                self.claim(seat, events);
                self.start_or_roll();
                return Ok(());
            }
            Move::Depose => {
                self.board.done.deposed = true;
                if let Some(holder) = self.board.leader {
                    self.vacate(holder, Leaving::Deposed, events);
                }
                self.start_or_roll();
                return Ok(());
            }
            Move::Resign => {
                self.board.done.resigned = true;
                self.vacate(seat, Leaving::Resigned, events);
                self.start_or_roll();
                return Ok(());
            }
            Move::Trade { seat: to } => {
                self.board.done.asked = self.board.done.asked.with(to);
                self.stage = Stage::Draft(Draft { by: seat, to, give: 0, take: 0, rm: 0 });
                return Ok(());
            }
            Move::Add { space } => {
                if let Stage::Draft(mut draft) = self.stage {
                    let own = in_set(self.board.own(draft.by), space);
                    *(if own { &mut draft.give } else { &mut draft.take }) |= 1 << space;
                    self.stage = Stage::Draft(draft);
                }
                return Ok(());
            }
            Move::Offer { rm } => {
                if let Stage::Draft(draft) = self.stage {
                    let Draft { to, give, take, .. } = draft;
                    self.stage = Stage::Answer(Draft { rm, ..draft });
                    events.public(Event::Offered { seat, to, give: Deeds(give), take: Deeds(take), rm });
                }
                return Ok(());
            }
            Move::Withdraw => {
                events.public(Event::Withdrawn { seat });
                self.start_or_roll();
                return Ok(());
            }
            Move::Answer { yes } => {
                let Stage::Answer(draft) = self.stage else { return Err(Refusal::NotDue) };
                events.public(Event::Answered { seat, yes });
                if yes {
                    self.exchange(&draft);
                }
                // Cards first, if any, then back to the maker's turn.
                if self.redraw == 0 {
                    self.start_or_roll();
                    return Ok(());
                }
                self.push(crate::state::Task::Start);
            }
            Move::HandIn { space } => {
                let rm = self.sell(seat, space);
                events.public(Event::HandedIn { seat, space, rm });
            }
            Move::Pass => {
                if let Stage::Buy(_, space) = self.stage {
                    events.public(Event::Declined { seat, space });
                }
            }
            Move::Cash { open, fixed } => {
                let counter = matches!(self.stage, Stage::Counter(_));
                let player = self.board.player(seat);
                let (open, fixed) = (Board::part(player.open, open), Board::part(player.fixed, fixed));
                if open + fixed > 0 {
                    let rm = self.board.open_worth(seat, open, counter) + self.board.fixed_worth(seat, fixed);
                    self.take_bills(seat, open, fixed);
                    self.credit(seat, rm);
                    events.public(Event::Cashed { seat, open, fixed, rm, counter });
                }
            }
            Move::Buy => {
                if let Stage::Buy(_, space) = self.stage {
                    let rm = self.board.price(seat, space);
                    self.pay(seat, rm, None);
                    self.hand_over(space, seat);
                    events.public(Event::Bought { seat, space, rm });
                }
            }
            Move::Sell { space } => {
                if let Stage::Sell(debt) = self.stage {
                    self.sell_for_debt(seat, space, events);
                    self.push(crate::state::Task::Debt(debt));
                }
            }
            Move::Crisis { pay: true } => {
                let debt = Debt { seat, rm: CRISIS, to: None, why: Why::Crisis };
                self.owe(debt, events);
            }
            Move::Crisis { pay: false } => self.vacate(seat, Leaving::Crisis, events),
        }
        self.run(events);
        Ok(())
    }

    /// Takes the office, from a rival if somebody holds it (MF-8.2, MF-9.5).
    fn claim(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        self.board.done.claimed = true;
        if let Some(rival) = self.board.rival(seat) {
            self.vacate(rival, Leaving::Deposed, events);
        }
        let rm = self.board.office_fee();
        self.pay(seat, rm, None);
        if self.board.year <= LAST_YEAR {
            self.board.leader = Some(seat);
        } else if let Some(contest) = self.board.contest(seat) {
            self.board.offices[contest.index()] = Some(seat);
        }
        if let Some(title) = self.board.title(seat) {
            events.public(Event::Claimed { seat, title, rm });
        }
    }

    /// Carries out an accepted offer (MF-3.11).
    fn exchange(&mut self, draft: &Draft) {
        for space in crate::board::spaces(draft.give) {
            self.hand_over(space, draft.to);
        }
        for space in crate::board::spaces(draft.take) {
            self.hand_over(space, draft.by);
        }
        let rm = draft.rm.unsigned_abs();
        if draft.rm > 0 {
            self.pay(draft.by, rm, Some(draft.to));
        } else {
            self.pay(draft.to, rm, Some(draft.by));
        }
    }
}

/// What paying off the crisis costs (MF-8.4).
const CRISIS: u32 = match crate::tables::effect(crate::names::Card::ResignationCrisis) {
    crate::tables::Effect::PayOrLeave(rm) => rm,
    _ => 0,
};

/// The parts of a lot that can be chosen: half of one bill would be all.
pub(crate) const fn parts(bills: u32) -> &'static [Part] {
    match bills {
        0 => &[Part::Hold],
        1 => &[Part::Hold, Part::All],
        _ => &[Part::Hold, Part::Half, Part::All],
    }
}
