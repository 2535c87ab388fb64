//! What lies on the table, and what follows from it: payouts, dues, prices, rates.
//!
//! Nothing in this game is hidden, so everybody sees the whole board.

use engine::{Seat, SeatSet};

use crate::names::{Contest, Kind, Modifier, Part, Role, Title};
use crate::setup::{MOST_SEATS, Setup};
use crate::tables::{self, DEEDS, LAST_YEAR, MONUMENT, MONUMENT_SPACE, SPACES, deed_of};

/// Half-up rounding of `n / d` (MF-1.6).
pub const fn half_up(n: u64, d: u64) -> u32 {
    ((2 * n + d) / (2 * d)) as u32
}

/// The spaces of a set, lowest first.
pub fn spaces(set: u64) -> impl Iterator<Item = u8> + Clone {
    let mut bits = set;
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let space = bits.trailing_zeros() as u8;
        bits &= bits - 1;
        Some(space)
    })
}

/// Whether a space is in a set.
pub const fn in_set(set: u64, space: u8) -> bool {
    space < 64 && set >> space & 1 == 1
}

/// Where a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cell {
    /// Free.
    #[default]
    None,
    /// In the cell, with so many failed rolls (MF-7.2).
    Ordinary(u8),
    /// In the cell that only a double six opens (MF-7.3).
    DoubleSix,
}

/// One player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// The role; before roles are dealt, the first of [`Role::ALL`].
    pub role: Role,
    /// RM in hand.
    pub rm: u32,
    /// Bills of the open lot.
    pub open: u32,
    /// Bills of the fixed lot.
    pub fixed: u32,
    /// Political Power.
    pub power: u16,
    /// Rounds in the office of 1933 to 1945.
    pub terms: u16,
    /// The space of the pawn.
    pub at: u8,
    /// The cell.
    pub cell: Cell,
    /// Turns with one die that are left.
    pub one_die: u8,
    /// Failures so far: bailouts, and the bankruptcy.
    pub fails: u8,
    /// Whether the player is in the game.
    pub alive: bool,
    /// Property, as bits by space; those in trust too, without the monument.
    pub held: u64,
}

/// What the table shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// Seats, roles, switches.
    pub setup: Setup,
    /// The year.
    pub year: u16,
    /// The round of the year, from 1.
    pub round_of_year: u8,
    /// The round of the game, from 1.
    pub round: u16,
    /// Settlements since the last raid (MF-5.2).
    pub since_raid: u8,
    /// Who is first in the order of turns.
    pub first: Seat,
    /// The place in the order of turns, from 0, of the player whose turn it is.
    pub place: u8,
    /// Doubles rolled this turn.
    pub doubles: u8,
    /// What was done before rolling in this turn.
    pub done: Done,
    /// Players by seat.
    pub players: [Player; MOST_SEATS as usize],
    /// Modifier cards by space.
    pub modifiers: [Option<Modifier>; SPACES as usize],
    /// Plants held in trust, as bits by space.
    pub trust: u64,
    /// Who owns the monument.
    pub monument: Option<Seat>,
    /// Who holds the office until 1945.
    pub leader: Option<Seat>,
    /// Who holds the offices from 1946 on, by contest.
    pub offices: [Option<Seat>; 3],
    /// Who held the office longest and pays for it.
    pub longest: Option<Seat>,
    /// What came from and went to the bank.
    pub ledger: Ledger,
}

/// What a player has done before rolling in this turn: each thing once (MF-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Done {
    /// Claimed an office.
    pub claimed: bool,
    /// Deposed the holder.
    pub deposed: bool,
    /// Resigned.
    pub resigned: bool,
    /// Asked these seats for a trade.
    pub asked: SeatSet,
}

/// Everything that the bank has paid out and taken in, so that money is accounted for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ledger {
    /// RM paid by the bank.
    pub rm_out: u64,
    /// RM paid to the bank.
    pub rm_in: u64,
    /// Bills issued.
    pub bills_out: u64,
    /// Bills redeemed, handed over or void.
    pub bills_in: u64,
}

/// What one property brings in a round, exactly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Yield {
    /// RM, in units of 10⁻⁸.
    pub rm: u64,
    /// Bills of the open lot, in units of 10⁻⁴.
    pub open: u64,
    /// Bills of the fixed lot, in units of 10⁻⁴.
    pub fixed: u64,
}

/// What a portfolio brings in a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payout {
    /// RM.
    pub rm: u32,
    /// Bills of the open lot.
    pub open: u32,
    /// Bills of the fixed lot.
    pub fixed: u32,
    /// Political Power.
    pub power: u16,
}

/// What is due in a settlement (MF-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Dues {
    /// The terms of an office.
    pub office: u32,
    /// The raid bill.
    pub raid: u32,
    /// The levy.
    pub levy: u32,
}

impl Dues {
    /// All of it.
    pub const fn sum(self) -> u32 {
        self.office + self.raid + self.levy
    }
}

impl Board {
    /// The seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.setup.seats).map(Seat::new)
    }

    /// A player; the last one for a seat that does not exist.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(self.players.len() - 1)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        let last = self.players.len() - 1;
        &mut self.players[seat.index().min(last)]
    }

    /// The players who are in the game.
    pub fn alive(&self) -> SeatSet {
        self.seats().filter(|seat| self.player(*seat).alive).collect()
    }

    /// Whose turn it is.
    pub fn current(&self) -> Seat {
        self.first.left(self.place.min(self.setup.seats - 1), self.setup.seats)
    }

    /// The seats in the order of turns.
    pub fn order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, seats) = (self.first, self.setup.seats);
        (0..seats).map(move |place| first.left(place, seats))
    }

    /// Whether the regime has fallen.
    pub const fn post(&self) -> bool {
        self.year > LAST_YEAR
    }

    /// Who owns a space, also the monument's number.
    pub fn owner(&self, space: u8) -> Option<Seat> {
        if space == MONUMENT_SPACE {
            return self.monument;
        }
        self.seats().find(|seat| in_set(self.player(*seat).held, space))
    }

    /// Whether the player has built the monument.
    pub fn has_monument(&self, seat: Seat) -> bool {
        self.monument == Some(seat)
    }

    /// How many properties a player owns, with the monument (MF-3.12) and plants in trust (MF-9.10).
    pub fn properties(&self, seat: Seat) -> u32 {
        self.player(seat).held.count_ones() + u32::from(self.has_monument(seat))
    }

    /// How many of one kind a player owns; with `None` all and the monument.
    pub fn properties_of(&self, seat: Seat, kind: Option<Kind>) -> u32 {
        let Some(kind) = kind else { return self.properties(seat) };
        let of_kind = |space: &u8| deed_of(*space).is_some_and(|deed| deed.kind == kind);
        spaces(self.player(seat).held).filter(of_kind).count() as u32
    }

    /// Whether the window opens for a player who has passed the Pay Office: there are bills to cash, they are worth
    /// something, and no counter, which pays more, is where the move ends (MF-2.3, MF-2.4).
    pub fn window_opens(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let counter = tables::BOARD[usize::from(player.at)] == tables::Square::Bank;
        !self.post() && player.open + player.fixed > 0 && !counter
    }

    /// What a player may sell, hand in and trade: property that is not in trust.
    pub fn own(&self, seat: Seat) -> u64 {
        self.player(seat).held & !self.trust
    }

    /// The title of a player (MF-9.6).
    pub fn title(&self, seat: Seat) -> Option<Title> {
        if self.leader == Some(seat) {
            return Some(Title::Leader);
        }
        if self.offices.contains(&Some(seat)) { tables::title_post(self.player(seat).role) } else { None }
    }

    /// The contest in which a player may claim now; until 1945 there is none (MF-9.5).
    pub fn contest(&self, seat: Seat) -> Option<Contest> {
        if self.post() { tables::contest(self.player(seat).role) } else { None }
    }

    /// Who holds the office that this player may claim.
    pub fn rival(&self, seat: Seat) -> Option<Seat> {
        if self.post() {
            self.contest(seat).and_then(|contest| self.offices[contest.index()])
        } else {
            self.leader
        }
    }

    /// What claiming an office costs now.
    pub const fn office_fee(&self) -> u32 {
        if self.post() { tables::OFFICE_FEE_POST } else { tables::OFFICE_FEE }
    }

    /// Whether a Communist is General Secretary, which turns the Capitalist's terms round (MF-9.8).
    pub fn reversed(&self) -> bool {
        self.offices[Contest::Secretary.index()].is_some_and(|seat| self.player(seat).role == Role::Communist)
    }

    /// The Capitalist's percentage with its sign: −10 on prices is +10 when reversed.
    fn capital(&self, seat: Seat, percent: i32) -> i32 {
        match (self.player(seat).role, self.reversed()) {
            (Role::Capitalist, false) => percent,
            (Role::Capitalist, true) => -percent,
            _ => 0,
        }
    }

    /// What the player's bills are multiplied with, percent (MF-2.7).
    pub fn redeem_percent(&self, seat: Seat) -> u32 {
        (100 + self.capital(seat, 5)) as u32
    }

    /// The rate of the open lot, in hundredths of RM before [`Board::redeem_percent`].
    pub const fn open_rate(&self, counter: bool) -> u32 {
        let rate = tables::rate(self.year);
        if counter && rate > 0 { rate + tables::COUNTER_BONUS } else { rate }
    }

    /// RM for so many bills of the open lot (MF-2.3, MF-2.4).
    pub fn open_worth(&self, seat: Seat, bills: u32, counter: bool) -> u32 {
        self.worth(seat, bills, self.open_rate(counter))
    }

    /// RM for so many bills of the fixed lot (MF-2.6).
    pub fn fixed_worth(&self, seat: Seat, bills: u32) -> u32 {
        self.worth(seat, bills, if self.post() { 0 } else { tables::FIXED_RATE })
    }

    /// RM for so many bills at a rate in hundredths.
    pub fn worth(&self, seat: Seat, bills: u32, rate: u32) -> u32 {
        half_up(u64::from(bills) * u64::from(rate) * u64::from(self.redeem_percent(seat)), 10_000)
    }

    /// What a player pays for a property (MF-4.7).
    pub fn price(&self, seat: Seat, space: u8) -> u32 {
        let Some(deed) = deed_of(space) else { return 0 };
        let role = self.player(seat).role;
        let mut percent = 100 + self.capital(seat, -10) + tables::role_price(role, deed.kind);
        let mut share = 100;
        if self.post() {
            percent -= if role == Role::Communist { 20 } else { 0 };
            share = tables::BUY_POST;
        }
        half_up(u64::from(deed.list) * percent.max(0) as u64 * u64::from(share), 10_000)
    }

    /// What the bank pays for a property with this card in a year, also for the monument (MF-4.8).
    pub fn bank_price(space: u8, modifier: Option<Modifier>, year: u16) -> u32 {
        let percent = if year > LAST_YEAR { tables::SELL_POST } else { tables::SELL };
        if space == MONUMENT_SPACE {
            return half_up(u64::from(MONUMENT) * u64::from(percent), 100);
        }
        let Some(deed) = deed_of(space) else { return 0 };
        let percent = percent - modifier.map_or(0, tables::modifier_sale);
        half_up(u64::from(deed.list) * u64::from(percent), 100)
    }

    /// The modifier card on a space.
    pub fn modifier(&self, space: u8) -> Option<Modifier> {
        self.modifiers.get(usize::from(space)).copied().flatten()
    }

    /// What the bank pays for it now (MF-4.8).
    pub fn sale_value(&self, space: u8) -> u32 {
        Self::bank_price(space, self.modifier(space), self.year)
    }

    /// The price that players start from when they trade (MF-9.4).
    pub fn reference(&self, space: u8) -> u32 {
        let percent = if self.post() { tables::REFERENCE_POST } else { 100 };
        deed_of(space).map_or(0, |deed| half_up(u64::from(deed.list) * u64::from(percent), 100))
    }

    /// Percent on income by office and monument (MF-8.3, MF-3.12).
    fn income_percent(&self, seat: Seat) -> i32 {
        let monument = if self.has_monument(seat) { tables::MONUMENT_INCOME } else { 0 };
        self.title(seat).map_or(0, tables::title_income) + monument
    }

    /// Percent on what a property pays to a player in a year (MF-4.3).
    pub fn payout_percent(&self, seat: Seat, space: u8, modifier: Option<Modifier>, year: u16) -> i32 {
        let Some(deed) = deed_of(space) else { return 0 };
        self.percent(seat, self.income_percent(seat), deed.kind, modifier, year)
    }

    fn percent(&self, seat: Seat, income: i32, kind: Kind, modifier: Option<Modifier>, year: u16) -> i32 {
        let mut percent = 100 + income + tables::role_payout(self.player(seat).role, kind);
        percent += tables::year_card(year, kind);
        percent += modifier.map_or(0, |modifier| tables::modifier_payout(modifier, year));
        if !pays_bills(kind, modifier, year) {
            percent += self.capital(seat, 10);
        }
        percent.max(0)
    }

    /// What a property pays to a player in a round of a year (MF-4.2, MF-9.2, MF-9.3).
    pub fn yields(&self, seat: Seat, space: u8, modifier: Option<Modifier>, year: u16) -> Yield {
        self.yields_with(seat, self.income_percent(seat), space, modifier, year)
    }

    fn yields_with(
        &self,
        seat: Seat,
        income: i32,
        space: u8,
        modifier: Option<Modifier>,
        year: u16,
    ) -> Yield {
        let mut made = Yield::default();
        let Some(deed) = deed_of(space) else { return made };
        let percent = self.percent(seat, income, deed.kind, modifier, year);
        let mut factor = 100;
        if year > LAST_YEAR {
            factor = modifier.map_or(tables::OUTPUT_POST, tables::modifier_output);
            if self.title(seat) == Some(Title::Chancellor) {
                factor = factor.max(tables::CHANCELLOR_OUTPUT);
            }
        }
        let amount = u64::from(deed.payout) * percent as u64 * u64::from(factor);
        if !pays_bills(deed.kind, modifier, year) {
            made.rm = amount * 10_000;
        } else if year > LAST_YEAR {
            made.rm = amount * u64::from(tables::SCRAP_RATE * self.redeem_percent(seat));
        } else if modifier == Some(Modifier::Fixed) {
            made.fixed = amount;
        } else {
            made.open = amount;
        }
        made.rm +=
            modifier.map_or(0, |modifier| u64::from(tables::modifier_flat(modifier, year))) * 100_000_000;
        made
    }

    /// Political Power that a property brings in a round of the game.
    pub fn power_of(space: u8, modifier: Option<Modifier>, year: u16, round: u16) -> u16 {
        let post = year > LAST_YEAR;
        let falls = |every: u16| every > 0 && round.is_multiple_of(if post { 2 * every } else { every });
        let own = deed_of(space).is_some_and(|deed| falls(deed.power_every));
        let patronage = !post && modifier == Some(Modifier::Patronage) && falls(tables::PATRONAGE_EVERY);
        u16::from(own) + u16::from(patronage)
    }

    /// What a player is paid in the settlement of this round (MF-4.2).
    pub fn payout(&self, seat: Seat) -> Payout {
        let (mut sum, mut power) = (Yield::default(), 0);
        let income = self.income_percent(seat);
        for space in spaces(self.player(seat).held) {
            let modifier = self.modifier(space);
            let made = self.yields_with(seat, income, space, modifier, self.year);
            sum.rm += made.rm;
            sum.open += made.open;
            sum.fixed += made.fixed;
            power += Self::power_of(space, modifier, self.year, self.round);
        }
        if self.has_monument(seat) && (!self.post() || self.round.is_multiple_of(2)) {
            power += tables::MONUMENT_POWER;
        }
        Payout {
            rm: half_up(sum.rm, 100_000_000),
            open: half_up(sum.open, 10_000),
            fixed: half_up(sum.fixed, 10_000),
            power,
        }
    }

    /// Whether the settlement of this round counts towards a raid (MF-5.2).
    const fn bombed(&self) -> bool {
        self.year >= 1940
            && (self.year < LAST_YEAR
                || self.year == LAST_YEAR && self.round_of_year <= tables::LAST_RAID_ROUND)
    }

    /// RM for each property of the raid that falls in the settlement of this round (MF-5.2).
    pub fn raid(&self) -> Option<u32> {
        let (every, rm) = tables::raids(self.year, self.setup.short)?;
        (self.bombed() && self.since_raid + 1 >= every).then_some(rm)
    }

    /// Rounds until the next raid and its price for each property: 0 if it falls in the settlement
    /// of this round; `None` once the bombing has stopped. Before 1940 the first raid is told.
    pub fn next_raid(&self) -> Option<(u16, u32)> {
        let mut ahead = *self;
        for rounds in 0..64 {
            if ahead.post() {
                return None;
            }
            if let Some(rm) = ahead.raid() {
                return Some((rounds, rm));
            }
            ahead.tick();
        }
        None
    }

    /// The raid bill of a player at so much for each property (MF-5.3).
    pub fn raid_bill(&self, seat: Seat, rm: u32) -> u32 {
        let mut parts: u64 = spaces(self.player(seat).held)
            .map(|space| (100 + self.modifier(space).map_or(0, tables::modifier_raid)) as u64)
            .sum();
        parts += if self.has_monument(seat) { 100 } else { 0 };
        half_up(u64::from(rm) * parts * self.raid_percent(seat), 10_000)
    }

    /// Percent of the raid bill that a player pays.
    pub fn raid_percent(&self, seat: Seat) -> u64 {
        let office = if self.leader == Some(seat) { tables::OFFICE_RAID } else { 0 };
        (100 + tables::role_raid(self.player(seat).role) - office) as u64
    }

    /// The levy of a player in a round of a year (MF-5.4).
    pub fn levy(&self, seat: Seat, year: u16) -> u32 {
        if year <= LAST_YEAR {
            return 0;
        }
        let role = self.player(seat).role;
        let longest = if self.longest == Some(seat) { tables::LONGEST_LEVY } else { 0 };
        let percent = (100 + tables::role_levy(role) + longest) as u64;
        half_up(u64::from(tables::levy(year)) * percent, 100) + self.levy_each(seat) * self.properties(seat)
    }

    /// RM of the levy for each property of the player (MF-5.4).
    pub(crate) fn levy_each(&self, seat: Seat) -> u32 {
        u32::from(self.player(seat).role == Role::Capitalist)
    }

    /// What the settlement of this round charges a player (MF-5.1).
    pub fn dues(&self, seat: Seat) -> Dues {
        Dues {
            office: match self.title(seat) {
                Some(Title::Leader) => tables::OFFICE_RM,
                Some(Title::Secretary) => tables::REPARATIONS,
                Some(Title::Chancellor) => tables::RECONSTRUCTION,
                _ => 0,
            },
            raid: self.raid().map_or(0, |rm| self.raid_bill(seat, rm)),
            levy: self.levy(seat, self.year),
        }
    }

    /// The calendar moves on by a round (MF-1.2); true if a year begins.
    pub(crate) fn tick(&mut self) -> bool {
        if self.raid().is_some() {
            self.since_raid = 0;
        } else if self.bombed() {
            self.since_raid += 1;
        }
        self.round += 1;
        self.round_of_year += 1;
        if self.round_of_year <= self.setup.rounds() {
            return false;
        }
        self.round_of_year = 1;
        self.year += 1;
        true
    }

    /// The fine of a player (MF-7.2).
    pub fn fine(&self, seat: Seat) -> u32 {
        if self.player(seat).role == Role::Communist && !self.post() {
            tables::FINE_COMMUNIST
        } else {
            tables::FINE
        }
    }

    /// So many bills of a lot.
    pub const fn part(bills: u32, part: Part) -> u32 {
        match part {
            Part::Hold => 0,
            Part::Half => bills.div_ceil(2),
            Part::All => bills,
        }
    }

    /// Property that nobody owns, as bits by space.
    pub fn unsold(&self) -> u64 {
        self.seats().fold(DEEDS, |left, seat| left & !self.player(seat).held)
    }
}

/// Whether a property pays in bills, from 1946 in scrap (MF-9.3).
pub const fn pays_bills(kind: Kind, modifier: Option<Modifier>, year: u16) -> bool {
    match (kind, modifier) {
        (Kind::Military, Some(Modifier::Tooling)) => true,
        (Kind::Military, _) => year <= LAST_YEAR,
        (Kind::Civilian, Some(Modifier::Conversion)) => year >= tables::CONVERSION_FROM,
        _ => false,
    }
}
