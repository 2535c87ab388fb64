//! The course of the game: what follows from what.

use engine::{Few, Seat, SeatSet, Sink};

use crate::board::{Cell, Done, half_up, in_set, spaces};
use crate::chance::{Chance, Odds};
use crate::event::{Deeds, End, Event};
use crate::names::{Leaving, Modifier, Role, Title, Why};
use crate::state::{Debt, Stage, State, Task};
use crate::tables::{
    self, BAILOUT, BOARD, CELL_ROLLS, CELL_SPACE, Effect, LAST_FAILURE, LAST_YEAR, MONUMENT_SPACE,
    ONE_DIE_TURNS, SALARY, SEAT_BONUS, SEAT_BONUS_FROM, SPACES, Square, deed_of, effect,
};

impl State {
    /// The player whose turn it is.
    pub(crate) fn current(&self) -> Seat {
        self.board.current()
    }

    // --- Money -----------------------------------------------------------------------------------

    pub(crate) fn credit(&mut self, seat: Seat, rm: u32) {
        self.board.player_mut(seat).rm += rm;
        self.board.ledger.rm_out += u64::from(rm);
    }

    /// Pays to a player or to the bank. The payer has the sum.
    pub(crate) fn pay(&mut self, seat: Seat, rm: u32, to: Option<Seat>) {
        let purse = &mut self.board.player_mut(seat).rm;
        debug_assert!(*purse >= rm, "{rm} of {purse}");
        *purse = purse.saturating_sub(rm);
        match to {
            Some(to) => self.board.player_mut(to).rm += rm,
            None => self.board.ledger.rm_in += u64::from(rm),
        }
    }

    fn issue(&mut self, seat: Seat, open: u32, fixed: u32) {
        let player = self.board.player_mut(seat);
        player.open += open;
        player.fixed += fixed;
        self.board.ledger.bills_out += u64::from(open + fixed);
    }

    pub(crate) fn take_bills(&mut self, seat: Seat, open: u32, fixed: u32) {
        let player = self.board.player_mut(seat);
        player.open -= open;
        player.fixed -= fixed;
        self.board.ledger.bills_in += u64::from(open + fixed);
    }

    /// Political Power never falls below nothing; what is told is what was lost indeed (MF-8.1).
    fn empower(&mut self, seat: Seat, by: i32, events: &mut impl Sink<Event>) {
        let player = self.board.player_mut(seat);
        let before = i32::from(player.power);
        let after = (before + by).clamp(0, i32::from(u16::MAX));
        player.power = after as u16;
        if after != before {
            events.public(Event::Power { seat, by: after - before });
        }
    }

    // --- Property --------------------------------------------------------------------------------

    /// Gives a property to a player; a modifier card is to be drawn (MF-4.4).
    pub(crate) fn hand_over(&mut self, space: u8, to: Seat) {
        if let Some(from) = self.board.owner(space) {
            self.board.player_mut(from).held &= !(1 << space);
        }
        self.board.player_mut(to).held |= 1 << space;
        self.board.trust &= !(1 << space);
        self.board.modifiers[usize::from(space)] = None;
        self.redraw |= 1 << space;
    }

    /// Property falls to the bank, the modifier card is put away (MF-4.4).
    pub(crate) fn give_up(&mut self, seat: Seat, set: u64) {
        self.board.player_mut(seat).held &= !set;
        self.board.trust &= !set;
        self.redraw &= !set;
        for space in spaces(set) {
            self.board.modifiers[usize::from(space)] = None;
        }
    }

    /// Sells a property, or the monument, to the bank; what it brought (MF-4.8).
    pub(crate) fn sell(&mut self, seat: Seat, space: u8) -> u32 {
        let rm = self.board.sale_value(space);
        if space == MONUMENT_SPACE {
            self.board.monument = None;
        } else {
            self.give_up(seat, 1 << space);
        }
        self.credit(seat, rm);
        rm
    }

    // --- Offices ---------------------------------------------------------------------------------

    /// The office of a player becomes vacant; plants in trust fall to the bank (MF-9.10).
    pub(crate) fn vacate(&mut self, seat: Seat, why: Leaving, events: &mut impl Sink<Event>) {
        let Some(title) = self.board.title(seat) else { return };
        if self.board.leader == Some(seat) {
            self.board.leader = None;
        }
        for office in &mut self.board.offices {
            if *office == Some(seat) {
                *office = None;
            }
        }
        events.public(Event::Vacated { seat, title, why });
        let trust = self.board.player(seat).held & self.board.trust;
        if trust != 0 {
            self.give_up(seat, trust);
            events.public(Event::Returned { deeds: Deeds(trust) });
        }
    }

    // --- Cells and leaving the game --------------------------------------------------------------

    /// Puts a player into the cell (MF-7.1).
    pub(crate) fn detain(&mut self, seat: Seat, six: bool, events: &mut impl Sink<Event>) {
        let player = self.board.player_mut(seat);
        player.at = CELL_SPACE;
        player.cell = if six { Cell::DoubleSix } else { Cell::Ordinary(0) };
        events.public(Event::Detained { seat, six });
        self.halted |= seat == self.current();
    }

    /// A player leaves the game (MF-6.7). The last one left has won (MF-1.1).
    fn leave(&mut self, seat: Seat, end: End, events: &mut impl Sink<Event>) {
        self.vacate(seat, Leaving::Out, events);
        let held = self.board.player(seat).held;
        if held != 0 {
            self.give_up(seat, held);
            events.public(Event::Returned { deeds: Deeds(held) });
        }
        if self.board.has_monument(seat) {
            self.board.monument = None;
            events.public(Event::Demolished { seat });
        }
        let (open, fixed) = (self.board.player(seat).open, self.board.player(seat).fixed);
        self.take_bills(seat, open, fixed);
        let rm = self.board.player(seat).rm;
        self.pay(seat, rm, None);
        let player = self.board.player_mut(seat);
        player.alive = false;
        player.power = 0;
        player.cell = Cell::None;
        player.one_die = 0;
        self.halted |= seat == self.current();
        let left = self.board.alive();
        if let (1, Some(winner)) = (left.len(), left.first()) {
            self.drop_tasks();
            self.redraw = 0;
            self.stage = Stage::Over(winner, end);
            events.public(Event::Won { seat: winner, end });
        }
    }

    const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over(..))
    }

    /// A debt, told; the ladder comes with its task (MF-6.1).
    pub(crate) fn owe(&mut self, debt: Debt, events: &mut impl Sink<Event>) {
        if debt.rm > 0 {
            let Debt { seat, rm, to, why } = debt;
            events.public(Event::Due { seat, rm, to, why });
            self.push(Task::Debt(debt));
        }
    }

    /// Every living other pays to this player, or is paid by this player: told in the order of turns, from the
    /// next one on, and paid in the same order, so the first comes to lie on top (MF-8.4).
    fn share(&mut self, seat: Seat, rm: u32, others_pay: bool, events: &mut impl Sink<Event>) {
        let (seats, alive) = (self.board.setup.seats, self.board.alive());
        let others = (1..seats).map(|step| seat.left(step, seats)).filter(|other| alive.contains(*other));
        let debts = others.map(|other| {
            let (seat, to) = if others_pay { (other, seat) } else { (seat, other) };
            Debt { seat, rm, to: Some(to), why: Why::Share }
        });
        for Debt { seat, rm, to, why } in debts.clone() {
            events.public(Event::Due { seat, rm, to, why });
        }
        for debt in debts.rev() {
            self.push(Task::Debt(debt));
        }
    }

    /// Redeems as few bills as meet the debt, of the dearer lot first (MF-6.2).
    fn redeem(&mut self, debt: &Debt, events: &mut impl Sink<Event>) {
        if self.board.post() {
            return;
        }
        let seat = debt.seat;
        let (open_rate, fixed_rate) = (self.board.open_rate(false), tables::FIXED_RATE);
        let percent = u64::from(self.board.redeem_percent(seat));
        let open_first = open_rate >= fixed_rate;
        for open in [open_first, !open_first] {
            let player = self.board.player(seat);
            let Some(missing) = debt.rm.checked_sub(player.rm).filter(|missing| *missing > 0) else { return };
            let (lot, rate) = if open { (player.open, open_rate) } else { (player.fixed, fixed_rate) };
            // As the exact rate says, without rounding.
            let needed = (u64::from(missing) * 10_000).div_ceil(u64::from(rate) * percent);
            let bills = u64::from(lot).min(needed) as u32;
            if bills == 0 {
                continue;
            }
            let rm = self.board.worth(seat, bills, rate);
            let (open, fixed) = if open { (bills, 0) } else { (0, bills) };
            self.take_bills(seat, open, fixed);
            self.credit(seat, rm);
            events.public(Event::Redeemed { seat, open, fixed, rm });
        }
    }

    /// What a debtor may sell (MF-6.3).
    pub(crate) fn sellable(&self, seat: Seat) -> u64 {
        self.board.own(seat) | u64::from(self.board.has_monument(seat)) << MONUMENT_SPACE
    }

    /// The ladder (MF-6.1). True if the debtor must choose what to sell.
    fn settle_debt(&mut self, debt: Debt, events: &mut impl Sink<Event>) -> bool {
        let seat = debt.seat;
        if !self.board.player(seat).alive {
            return false;
        }
        self.redeem(&debt, events);
        while self.board.player(seat).rm < debt.rm {
            let sellable = self.sellable(seat);
            if sellable != 0 {
                if sellable.count_ones() > 1 {
                    self.stage = Stage::Sell(debt);
                    return true;
                }
                let space = sellable.trailing_zeros() as u8;
                self.sell_for_debt(seat, space, events);
                continue;
            }
            let player = self.board.player_mut(seat);
            player.fails += 1;
            let number = player.fails;
            if number >= LAST_FAILURE {
                let rm = self.board.player(seat).rm;
                if let Some(to) = debt.to {
                    self.pay(seat, rm, Some(to));
                }
                events.public(Event::Bankrupt { seat, rm });
                self.leave(seat, End::Bankruptcy, events);
                return false;
            }
            self.credit(seat, BAILOUT);
            events.public(Event::Bailout { seat, number });
            self.vacate(seat, Leaving::Bailout, events);
            if number == 1 {
                self.board.player_mut(seat).one_die = ONE_DIE_TURNS;
            } else {
                self.detain(seat, true, events);
            }
        }
        self.pay(seat, debt.rm, debt.to);
        events.public(Event::Paid { seat, rm: debt.rm, to: debt.to });
        false
    }

    pub(crate) fn sell_for_debt(&mut self, seat: Seat, space: u8, events: &mut impl Sink<Event>) {
        let rm = self.sell(seat, space);
        events.public(Event::Sold { seat, space, rm });
        if space == MONUMENT_SPACE {
            events.public(Event::Demolished { seat });
        }
    }

    // --- Tasks -----------------------------------------------------------------------------------

    /// Does what is to be done until somebody must decide, or chance.
    pub(crate) fn run(&mut self, events: &mut impl Sink<Event>) {
        while !self.is_over() {
            if self.redraw != 0 {
                self.stage = Stage::Modifier(self.redraw.trailing_zeros() as u8);
                return;
            }
            let task = self.pop();
            if self.halted && !matches!(task, Task::EndTurn | Task::Debt(_) | Task::Calendar) {
                continue;
            }
            if self.perform(task, events) {
                return;
            }
        }
    }

    /// Does one thing; true if somebody must decide, or chance.
    fn perform(&mut self, task: Task, events: &mut impl Sink<Event>) -> bool {
        let seat = self.current();
        match task {
            Task::EndTurn => self.next_turn(events),
            Task::Start => self.start_or_roll(),
            Task::Again => self.board.player(seat).one_die == 0 && self.roll(),
            Task::Move(steps) => {
                self.move_on(steps, events);
                false
            }
            Task::Leave(steps) => {
                self.board.player_mut(seat).cell = Cell::None;
                events.public(Event::Freed { seat });
                self.move_on(steps, events);
                false
            }
            Task::HandIn => {
                self.stage = Stage::HandIn(seat);
                self.board.setup.sale && self.board.own(seat) != 0
            }
            Task::LapPower => {
                if self.board.player(seat).role == Role::Strasserist && !self.board.post() {
                    self.empower(seat, 1, events);
                }
                false
            }
            Task::Window => {
                self.stage = Stage::Window(seat);
                self.board.window_opens(seat)
            }
            Task::LapOffice => match self.board.title(seat) {
                Some(Title::Leader) => {
                    self.stage = Stage::LeaderCard(seat);
                    true
                }
                Some(Title::Fuehrer) if self.programme_target(seat).is_some() => {
                    self.stage = Stage::Programme(seat);
                    true
                }
                _ => false,
            },
            Task::Land => self.land(events),
            Task::Buy(space) => self.offer_purchase(space),
            Task::Debt(debt) => self.settle_debt(debt, events),
            Task::Calendar => {
                self.calendar(events);
                self.board.place = 0;
                self.begin_turn()
            }
        }
    }

    /// The next living player's turn, or the settlement (MF-1.2).
    fn next_turn(&mut self, events: &mut impl Sink<Event>) -> bool {
        self.board.place += 1;
        if self.board.place < self.board.setup.seats {
            self.begin_turn()
        } else {
            self.settlement(events);
            false
        }
    }

    /// Begins the turn of the player at this place, or of the next one if that player is out.
    pub(crate) fn begin_turn(&mut self) -> bool {
        self.halted = false;
        self.board.doubles = 0;
        self.board.done = Done::default();
        self.push(Task::EndTurn);
        let seat = self.current();
        let player = self.board.player(seat);
        if !player.alive {
            return false;
        }
        match player.cell {
            Cell::None => self.start_or_roll(),
            Cell::Ordinary(_) if player.rm >= self.board.fine(seat) => {
                self.stage = Stage::Cell(seat);
                true
            }
            Cell::Ordinary(_) | Cell::DoubleSix => self.roll(),
        }
    }

    /// Lets the player act before rolling, if there is anything to do (MF-3.1).
    pub(crate) fn start_or_roll(&mut self) -> bool {
        let seat = self.current();
        self.stage = Stage::Start(seat);
        if self.start_moves(seat).is_some() { true } else { self.roll() }
    }

    /// The dice are due (MF-3.2): two, one after a bailout, always two in the cell.
    pub(crate) fn roll(&mut self) -> bool {
        let seat = self.current();
        let player = self.board.player_mut(seat);
        self.stage = if player.one_die > 0 && player.cell == Cell::None {
            player.one_die -= 1;
            Stage::OneDie(seat)
        } else {
            Stage::Dice(seat)
        };
        true
    }

    fn rolled(&mut self, high: u8, low: u8, events: &mut impl Sink<Event>) {
        let seat = self.current();
        events.public(Event::Rolled { seat, high, low });
        let (double, steps) = (high == low, high + low);
        if double {
            self.board.doubles += 1;
        }
        let cell = self.board.player(seat).cell;
        match cell {
            Cell::None if double => self.push(Task::Again),
            Cell::DoubleSix => {
                if double && high == 6 {
                    self.push(Task::Leave(steps));
                }
                return;
            }
            Cell::Ordinary(failed) if !double => {
                self.board.player_mut(seat).cell = Cell::Ordinary(failed + 1);
                if failed + 1 >= CELL_ROLLS {
                    self.push(Task::Leave(steps));
                    let rm = self.board.fine(seat);
                    self.owe(Debt { seat, rm, to: None, why: Why::Fine }, events);
                }
                return;
            }
            Cell::None | Cell::Ordinary(_) => {}
        }
        let hunted = self.board.title(seat) == Some(Title::Fuehrer);
        if double && hunted && self.board.doubles >= 2 {
            events.public(Event::Killed { seat });
            self.leave(seat, End::Assassination, events);
            return;
        }
        if double && self.board.doubles >= 3 {
            self.detain(seat, false, events);
            return;
        }
        self.push(if cell == Cell::None { Task::Move(steps) } else { Task::Leave(steps) });
        if double && hunted {
            events.public(Event::Attempt { seat });
            self.owe(Debt { seat, rm: tables::ATTEMPT, to: None, why: Why::Attempt }, events);
        }
    }

    /// Moves the pawn; a lap has its effects before the landing (MF-3.4).
    fn move_on(&mut self, steps: u8, events: &mut impl Sink<Event>) {
        let seat = self.current();
        let player = self.board.player_mut(seat);
        let to = player.at + steps;
        let lap = to >= SPACES;
        player.at = to % SPACES;
        events.public(Event::Moved { seat, to: to % SPACES, lap });
        self.push(Task::Land);
        if lap {
            self.push(Task::LapOffice);
            self.push(Task::Window);
            self.push(Task::LapPower);
            self.push(Task::HandIn);
            self.credit(seat, SALARY);
            events.public(Event::Gained { seat, rm: SALARY });
        }
    }

    /// What happens on the space landed on (MF-3.5).
    fn land(&mut self, events: &mut impl Sink<Event>) -> bool {
        let seat = self.current();
        let at = self.board.player(seat).at;
        match BOARD[usize::from(at)] {
            Square::Go | Square::Cell => false,
            Square::Deed(_) => self.land_on_deed(seat, at, events),
            Square::Event => {
                self.stage = Stage::Circumstance(seat);
                true
            }
            Square::Tax => self.tax(seat, 10, events),
            Square::WarTax => {
                let war = (1939..=LAST_YEAR).contains(&self.board.year);
                self.tax(seat, if war { 20 } else { 10 }, events)
            }
            Square::Bank => {
                let player = self.board.player(seat);
                let bills = player.open + player.fixed > 0;
                self.stage = Stage::Counter(seat);
                bills && !self.board.post()
            }
            Square::Parteitag => {
                let by = if self.board.post() { tables::PARTEITAG_POST } else { tables::PARTEITAG };
                self.empower(seat, by, events);
                false
            }
            Square::Arrest => {
                self.detain(seat, false, events);
                false
            }
        }
    }

    /// Tax is rounded down and can always be paid (MF-3.7).
    fn tax(&mut self, seat: Seat, percent: u32, events: &mut impl Sink<Event>) -> bool {
        let rm = (u64::from(self.board.player(seat).rm) * u64::from(percent) / 100) as u32;
        self.owe(Debt { seat, rm, to: None, why: Why::Tax }, events);
        false
    }

    fn land_on_deed(&mut self, seat: Seat, space: u8, events: &mut impl Sink<Event>) -> bool {
        let title = self.board.title(seat).filter(|title| *title != Title::Leader);
        let seizes = matches!(title, Some(Title::Secretary | Title::Fuehrer));
        match self.board.owner(space) {
            None if seizes => {
                self.push(Task::Buy(space));
                self.stage = Stage::OfficeDie(seat, space);
                true
            }
            None => self.offer_purchase(space),
            Some(owner) if owner == seat => false,
            Some(owner) => match title {
                Some(Title::General) => {
                    let rm = self.board.sale_value(space);
                    self.owe(Debt { seat: owner, rm, to: Some(seat), why: Why::Requisition }, events);
                    false
                }
                Some(Title::Secretary | Title::Fuehrer | Title::Werwolf) => {
                    self.stage = Stage::OfficeDie(seat, space);
                    true
                }
                _ => false,
            },
        }
    }

    fn offer_purchase(&mut self, space: u8) -> bool {
        let seat = self.current();
        self.stage = Stage::Buy(seat, space);
        let affordable = self.board.player(seat).rm >= self.board.price(seat, space);
        self.board.owner(space).is_none() && affordable
    }

    fn office_die(&mut self, space: u8, face: u8, events: &mut impl Sink<Event>) {
        let seat = self.current();
        events.public(Event::OfficeDie { seat, face });
        let owner = self.board.owner(space);
        let werwolf = self.board.title(seat) == Some(Title::Werwolf);
        if face == 6 {
            self.hand_over(space, seat);
            events.public(Event::Seized { seat, from: owner, space });
        } else if let (true, Some(owner)) = (werwolf, owner) {
            if face == 1 {
                self.detain(seat, false, events);
            } else {
                let rm = half_up(self.board.sale_value(space).into(), 2);
                self.owe(Debt { seat: owner, rm, to: Some(seat), why: Why::Robbery }, events);
            }
        }
    }

    /// The largest other owner's best plant (MF-9.9).
    pub(crate) fn programme_target(&self, seat: Seat) -> Option<(Seat, u8)> {
        let list = |set: u64| spaces(set).filter_map(deed_of).map(|deed| deed.list).sum::<u32>();
        let mut largest: Option<(u32, u32, Seat)> = None;
        for other in self.board.order().filter(|other| *other != seat) {
            let held = self.board.player(other).held;
            let size = (held.count_ones(), list(held));
            if size.0 > 0 && largest.is_none_or(|(count, sum, _)| size > (count, sum)) {
                largest = Some((size.0, size.1, other));
            }
        }
        let (_, _, owner) = largest?;
        let best = spaces(self.board.player(owner).held)
            .max_by_key(|space| (deed_of(*space).map_or(0, |deed| deed.list), *space))?;
        Some((owner, best))
    }

    fn programme(&mut self, face: u8, events: &mut impl Sink<Event>) {
        let seat = self.current();
        events.public(Event::OfficeDie { seat, face });
        if let (true, Some((from, space))) = (face >= 5, self.programme_target(seat)) {
            self.hand_over(space, seat);
            self.board.trust |= 1 << space;
            events.public(Event::Nationalised { seat, from, space });
        }
    }

    /// What a card does: gains first, then Power, then the debt (MF-3.8).
    fn card(&mut self, effect: Effect, events: &mut impl Sink<Event>) -> bool {
        let seat = self.current();
        match effect {
            Effect::Rm(rm, power) => {
                self.gain_or_owe(seat, rm, power, events);
            }
            Effect::Each(kind, rm) => {
                let count = self.board.properties_of(seat, kind) as i32;
                self.gain_or_owe(seat, rm * count, 0, events);
            }
            Effect::Bills(bills) if self.board.post() => {
                let rm = self.board.worth(seat, bills, tables::SCRAP_RATE);
                self.gain_or_owe(seat, rm as i32, 0, events);
            }
            Effect::Bills(bills) => {
                self.issue(seat, bills, 0);
                events.public(Event::Bills { seat, open: bills as i32, fixed: 0 });
            }
            Effect::RmPercent(percent) => {
                let rm = half_up(u64::from(self.board.player(seat).rm) * u64::from(percent), 100);
                self.owe(Debt { seat, rm, to: None, why: Why::Card }, events);
            }
            Effect::BillsPercent(percent) => {
                let part = |bills: u32| half_up(u64::from(bills) * u64::from(percent), 100);
                let (open, fixed) = (self.board.player(seat).open, self.board.player(seat).fixed);
                let (open, fixed) = (part(open), part(fixed));
                if open + fixed > 0 {
                    self.take_bills(seat, open, fixed);
                    events.public(Event::Bills { seat, open: -(open as i32), fixed: -(fixed as i32) });
                }
            }
            Effect::Detain => self.detain(seat, false, events),
            Effect::ToGo => self.push(Task::Move(SPACES - self.board.player(seat).at)),
            Effect::ToBank => {
                let at = self.board.player(seat).at;
                let ahead = (1..=SPACES)
                    .find(|steps| BOARD[usize::from((at + steps) % SPACES)] == Square::Bank)
                    .unwrap_or(SPACES);
                self.push(Task::Move(ahead));
            }
            Effect::FromEach(rm) => self.share(seat, rm, true, events),
            Effect::ToEach(rm) => self.share(seat, rm, false, events),
            Effect::PayOrLeave(rm) => {
                if self.board.player(seat).rm >= rm {
                    self.stage = Stage::Crisis(seat);
                    return true;
                }
                self.vacate(seat, Leaving::Crisis, events);
            }
        }
        false
    }

    fn gain_or_owe(&mut self, seat: Seat, rm: i32, power: i32, events: &mut impl Sink<Event>) {
        if rm > 0 {
            self.credit(seat, rm.unsigned_abs());
            events.public(Event::Gained { seat, rm: rm.unsigned_abs() });
        }
        self.empower(seat, power, events);
        if rm < 0 {
            self.owe(Debt { seat, rm: rm.unsigned_abs(), to: None, why: Why::Card }, events);
        }
    }

    // --- Settlement ------------------------------------------------------------------------------

    /// Payouts, dues, charges (MF-5.1); the calendar follows.
    pub(crate) fn settlement(&mut self, events: &mut impl Sink<Event>) {
        self.halted = false;
        for seat in self.board.order() {
            if !self.board.player(seat).alive {
                continue;
            }
            let payout = self.board.payout(seat);
            let crate::board::Payout { rm, open, fixed, power } = payout;
            if payout == crate::board::Payout::default() {
                continue;
            }
            self.credit(seat, rm);
            self.issue(seat, open, fixed);
            let player = self.board.player_mut(seat);
            player.power = player.power.saturating_add(power);
            events.public(Event::Payout { seat, rm, open, fixed, power });
        }
        // Dues are fixed for everybody before anybody pays.
        let mut debts = [(0i64, Seat::new(0), 0u32); 8];
        let mut count = 0;
        for seat in self.board.order() {
            if !self.board.player(seat).alive {
                continue;
            }
            let dues = self.board.dues(seat);
            let (office, raid, levy) = (dues.office, dues.raid, dues.levy);
            if dues.sum() > 0 {
                events.public(Event::Dues { seat, office, raid, levy });
                debts[count] =
                    (i64::from(self.board.player(seat).rm) - i64::from(dues.sum()), seat, dues.sum());
                count += 1;
            }
        }
        if let Some(seat) = self.board.leader {
            self.empower(seat, -i32::from(tables::OFFICE_UPKEEP_POWER), events);
            self.board.player_mut(seat).terms += 1;
        }
        self.push(Task::Calendar);
        // The poorest pays first, so comes to lie on top (MF-5.5).
        engine::order::sort_few(&mut debts[..count], |debt| debt.0);
        for (_, seat, rm) in debts[..count].iter().rev() {
            self.push(Task::Debt(Debt { seat: *seat, rm: *rm, to: None, why: Why::Round }));
        }
    }

    /// The calendar moves on; entering 1946 the regime falls (MF-9.1).
    pub(crate) fn calendar(&mut self, events: &mut impl Sink<Event>) {
        if !self.board.tick() {
            return;
        }
        if self.board.year == LAST_YEAR + 1 {
            self.collapse(events);
        }
        events.public(Event::Year { year: self.board.year });
    }

    pub(crate) fn collapse(&mut self, events: &mut impl Sink<Event>) {
        let mut longest: Option<(u16, Seat)> = None;
        for seat in self.board.order() {
            let player = self.board.player(seat);
            let (open, fixed, terms) = (player.open, player.fixed, player.terms);
            if open + fixed > 0 {
                self.take_bills(seat, open, fixed);
                events.public(Event::Void { seat, open, fixed });
            }
            if self.board.player(seat).alive && terms > longest.map_or(0, |(most, _)| most) {
                longest = Some((terms, seat));
            }
        }
        if let Some(seat) = self.board.leader {
            self.vacate(seat, Leaving::Collapse, events);
        }
        if let Some((rounds, seat)) = longest {
            self.board.longest = Some(seat);
            events.public(Event::Longest { seat, rounds });
        }
    }

    // --- Chance ----------------------------------------------------------------------------------

    /// The roles that can be dealt to a seat (MF-1.3).
    fn roles_left(&self) -> Few<Role, { Role::ALL.len() }> {
        let dealt = match self.stage {
            Stage::Role(seat) => seat.index(),
            _ => 0,
        };
        let seats = self.board.setup.seats;
        let taken = |role: Role| {
            self.board.seats().any(|seat| match self.board.setup.role(seat) {
                Some(chosen) => chosen == role,
                None => seat.index() < dealt && self.board.player(seat).role == role,
            })
        };
        let fits = |role: &Role| seats > 2 || *role != Role::Anarchist;
        let left: Few<_, { Role::ALL.len() }> =
            Role::ALL.into_iter().filter(|role| !taken(*role)).filter(fits).collect();
        if engine::Choices::is_empty(&left) { Role::ALL.into_iter().collect() } else { left }
    }

    pub(crate) fn is_chance(&self) -> bool {
        matches!(
            self.stage,
            Stage::First
                | Stage::Role(_)
                | Stage::Dice(_)
                | Stage::OneDie(_)
                | Stage::LeaderCard(_)
                | Stage::Circumstance(_)
                | Stage::Programme(_)
                | Stage::OfficeDie(..)
                | Stage::Modifier(_)
        )
    }

    pub(crate) fn odds(&self) -> Odds {
        match self.stage {
            Stage::First => Odds::First(self.board.setup.seats),
            Stage::Role(_) => Odds::Roles(self.roles_left()),
            Stage::Dice(_) => Odds::Dice,
            Stage::LeaderCard(_) => Odds::Deck(&tables::LEADER_DECK),
            Stage::Circumstance(_) => Odds::Deck(tables::circumstances(self.board.year)),
            Stage::Modifier(space) => {
                Odds::Modifiers(deed_of(space).map_or(crate::names::Kind::Political, |deed| deed.kind))
            }
            _ => Odds::Die,
        }
    }

    /// Whose hand rolls or draws. Order and roles are drawn at once by one hand, so that no link goes round for them.
    pub(crate) fn hand(&self) -> Option<Seat> {
        match self.stage {
            Stage::Dice(seat)
            | Stage::OneDie(seat)
            | Stage::LeaderCard(seat)
            | Stage::Circumstance(seat)
            | Stage::Programme(seat)
            | Stage::OfficeDie(seat, _) => Some(seat),
            Stage::Modifier(space) => self.board.owner(space),
            _ => None,
        }
    }

    pub(crate) fn settle(&mut self, outcome: Chance, events: &mut impl Sink<Event>) -> bool {
        if !self.is_chance() || engine::Odds::rank(&self.odds(), &outcome).is_none() {
            return false;
        }
        match (self.stage, outcome) {
            (Stage::First, Chance::First { seat }) => {
                self.board.first = seat;
                events.public(Event::First { seat });
                return self.deal_from(0, events);
            }
            (Stage::Role(seat), Chance::Role { role }) => {
                self.take_role(seat, role, events);
                return self.deal_from(seat.index() as u8 + 1, events);
            }
            (Stage::Dice(_), Chance::Dice { high, low }) => self.rolled(high, low, events),
            (Stage::OneDie(seat), Chance::Die { face }) => {
                events.public(Event::OneDie { seat, face });
                self.push(Task::Move(face));
            }
            (Stage::LeaderCard(seat) | Stage::Circumstance(seat), Chance::Card { card }) => {
                events.public(Event::Drawn { seat, card });
                if self.card(effect(card), events) {
                    return true;
                }
            }
            (Stage::Programme(_), Chance::Die { face }) => self.programme(face, events),
            (Stage::OfficeDie(_, space), Chance::Die { face }) => self.office_die(space, face, events),
            (Stage::Modifier(space), Chance::Modifier { modifier }) => {
                self.lay(space, modifier, events);
            }
            _ => return false,
        }
        self.run(events);
        true
    }

    fn lay(&mut self, space: u8, modifier: Modifier, events: &mut impl Sink<Event>) {
        self.board.modifiers[usize::from(space)] = Some(modifier);
        self.redraw &= !(1 << space);
        events.public(Event::Modified { space, modifier });
    }

    /// Deals roles from this seat on; then the first turn begins (MF-1.3).
    fn deal_from(&mut self, from: u8, events: &mut impl Sink<Event>) -> bool {
        for seat in (from..self.board.setup.seats).map(Seat::new) {
            match self.board.setup.role(seat) {
                Some(role) => self.take_role(seat, role, events),
                None => {
                    self.stage = Stage::Role(seat);
                    return true;
                }
            }
        }
        events.public(Event::Year { year: self.board.year });
        if !self.begin_turn() {
            self.run(events);
        }
        true
    }

    /// A role, its money and its Power; later places get more from five seats on (MF-1.4).
    fn take_role(&mut self, seat: Seat, role: Role, events: &mut impl Sink<Event>) {
        let seats = self.board.setup.seats;
        let place = self.board.order().position(|other| other == seat).unwrap_or(0) as u32;
        let bonus = if seats >= SEAT_BONUS_FROM { SEAT_BONUS * place } else { 0 };
        let rm = tables::start_rm(role) + bonus;
        let player = self.board.player_mut(seat);
        player.role = role;
        player.power = tables::start_power(role);
        self.credit(seat, rm);
        events.public(Event::Role { seat, role, rm });
    }

    /// The seats that owe a move.
    pub(crate) fn owing(&self) -> SeatSet {
        match self.stage {
            Stage::Start(seat)
            | Stage::Cell(seat)
            | Stage::HandIn(seat)
            | Stage::Window(seat)
            | Stage::Counter(seat)
            | Stage::Crisis(seat)
            | Stage::Buy(seat, _) => SeatSet::only(seat),
            Stage::Draft(draft) => SeatSet::only(draft.by),
            Stage::Answer(draft) => SeatSet::only(draft.to),
            Stage::Sell(debt) => SeatSet::only(debt.seat),
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether a space belongs to a set of spaces; the monument's number too.
    pub(crate) fn sells(&self, seat: Seat, space: u8) -> bool {
        in_set(self.sellable(seat), space)
    }
}
