//! Whole games reckoned a second time, from what was told in public alone and straight from the rules:
//! at every step what lies open must be what was told, and nothing may change untold.

use engine::bots::Bots as _;
use engine::{Audience, Level, Told};

use super::recorded::{Manner, decide};
use super::*;

/// A state as it was told.
#[derive(Clone, Default)]
struct Ground {
    land: Option<Land>,
    slots: [Slot; 4],
    /// A card that was turned clashed: its place waits for another one.
    waiting: bool,
    key: Option<u8>,
    votes: [u8; 5],
    /// Markers by when they moved last.
    moved: Vec<usize>,
    trend: [i8; 5],
    meetings: [u8; 5],
    media: [u8; 5],
    tiles: Vec<Seat>,
}

impl Ground {
    fn gain(&mut self, at: usize, votes: u8) -> u8 {
        let room = 50 - self.votes[at];
        let gained = votes.min(room);
        if gained > 0 {
            self.votes[at] += gained;
            self.moved.retain(|other| *other != at);
            self.moved.push(at);
        }
        gained
    }

    fn push(&mut self, at: usize, steps: i8) {
        self.trend[at] = (self.trend[at] + steps).clamp(-3, 3);
    }

    /// How far ahead a marker is: its space, and its place in the stack.
    fn ahead(&self, at: usize) -> (u8, usize) {
        (self.votes[at], self.moved.iter().position(|other| *other == at).map_or(0, |place| place + 1))
    }

    fn control(&self) -> Option<usize> {
        (0..5).find(|at| (0..5).all(|other| other == *at || self.media[*at] > self.media[other]))
    }
}

struct Ledger {
    setup: Setup,
    seats: usize,
    round: u8,
    order: Vec<usize>,
    /// By number in election order; the first one is not used.
    grounds: Vec<Ground>,
    programmes: [Vec<Card>; 5],
    hands: [u8; 5],
    members: [u16; 5],
    stock: [u8; 5],
    cubes: [u8; 5],
    cash: [u16; 5],
    cabinet: [Vec<Minister>; 5],
    donations: [Vec<Donation>; 5],
    won: [[u8; 7]; 5],
    partner: [Option<usize>; 5],
    sheets: [Option<Plan>; 5],
    /// Cards and how many of each, from the left: there is never a gap.
    nation: Vec<(Card, u8)>,
    media: Vec<(usize, u8)>,
    pool: [Vec<Card>; 7],
    out: Pile,
    /// Donations refused in this round, and who had the dice of the highest one.
    refused: Vec<(usize, Donation)>,
    bonus: Option<usize>,
    /// The state whose poll is being sold.
    poll: u8,
    /// How far the round has come; see [`Ledger::place`].
    place: (u8, u8),
}

impl Ledger {
    fn new(setup: Setup) -> Self {
        let seats = usize::from(setup.seats);
        let mut grounds = vec![Ground::default(); 8];
        for (number, ground) in grounds.iter_mut().enumerate().skip(1).take(4) {
            ground.slots[5 - number..].fill(Slot::Down);
            ground.meetings[..seats].fill(1);
        }
        Self {
            setup,
            seats,
            round: 0,
            order: (0..seats).collect(),
            grounds,
            programmes: Default::default(),
            hands: [3; 5],
            members: [5; 5],
            stock: [14; 5],
            cubes: [5; 5],
            cash: [25; 5],
            cabinet: [(); 5].map(|()| Minister::ALL.to_vec()),
            donations: [(); 5].map(|()| Donation::ALL.to_vec()),
            won: [[0; 7]; 5],
            partner: [None; 5],
            sheets: [None; 5],
            nation: Vec::new(),
            media: Vec::new(),
            pool: Default::default(),
            out: [0; KINDS],
            refused: Vec::new(),
            bonus: None,
            poll: 0,
            place: (0, 0),
        }
    }

    fn factor(&self, at: usize, state: u8) -> i8 {
        let ground = &self.grounds[usize::from(state)];
        let mut factor = ground.trend[at];
        for (slot, card) in (0..).zip(ground.slots) {
            let Slot::Open(card) = card else { continue };
            let counts = if ground.key == Some(slot) { 2 } else { 1 };
            for own in &self.programmes[at] {
                if own.topic() == card.topic() {
                    factor += if *own == card { counts } else { -counts };
                }
            }
        }
        factor
    }

    /// The sides of the election with their votes, those of a coalition added.
    fn sides(&self) -> Vec<(Vec<usize>, u8)> {
        let votes = self.grounds[usize::from(self.round)].votes;
        (0..self.seats)
            .filter_map(|at| match self.partner[at] {
                None => Some((vec![at], votes[at])),
                Some(other) => (at < other).then(|| (vec![at, other], votes[at] + votes[other])),
            })
            .collect()
    }

    /// Winners and beaten of the election.
    fn elected(&self) -> Option<(SeatSet, SeatSet)> {
        let ground = &self.grounds[usize::from(self.round)];
        let most = self.sides().iter().map(|side| side.1).max().filter(|votes| *votes > 0)?;
        let mut tied: Vec<Vec<usize>> =
            self.sides().into_iter().filter(|side| side.1 == most).map(|side| side.0).collect();
        tied.sort_by_key(|side| side.iter().map(|at| ground.ahead(*at)).max());
        let seats = |side: &[usize]| side.iter().map(|at| Seat::new(*at as u8)).collect::<SeatSet>();
        let winners = seats(&tied.pop()?);
        Some((winners, seats(&tied.concat())))
    }

    /// Where in the course of a round this is told: the step, and whose or which state's turn it is in
    /// it. Neither ever goes back before the next round.
    fn place(&self, event: &Event) -> Option<(u8, u8)> {
        let turn = |seat: Seat| self.order.iter().position(|at| *at == seat.index()).unwrap() as u8;
        Some(match *event {
            Event::BidOpened { seat, .. } => (1, seat.index() as u8),
            Event::TieRolled { .. } => (2, 0),
            Event::BidWon { .. } => (3, 0),
            Event::Begins { .. } => (4, 0),
            Event::Discarded { seat, .. } => (5, 2 * turn(seat)),
            Event::Swapped { seat, .. } | Event::ProgrammeKept { seat } => (5, 2 * turn(seat) + 1),
            Event::Placed { seat, .. } => (6, turn(seat)),
            Event::CabinetOpened { seat, .. } => (7, turn(seat)),
            Event::Acted { seat, .. } | Event::TileLaid { seat, .. } => (8, turn(seat)),
            Event::Offered { seat, .. }
            | Event::Answered { to: seat, .. }
            | Event::Coalition { seat, .. }
            | Event::NoCoalition { seat } => (9, turn(seat)),
            Event::Bought { .. } | Event::BoughtNone { .. } => (10, 0),
            Event::Controlled { state, .. } => (11, state),
            Event::Exchanged { state, .. } | Event::NotExchanged { state, .. } if self.place.0 < 13 => {
                (12, state)
            }
            Event::Held { seat, .. } => (13, turn(seat)),
            Event::PollOffered { state } => (14, 3 * state),
            Event::Raised { .. } | Event::Passed { .. } => (14, 3 * self.poll),
            Event::PollSold { state, .. } | Event::PollUnsold { state } => (14, 3 * state + 1),
            Event::Published { state, .. } | Event::Suppressed { state, .. } => (14, 3 * state + 2),
            Event::Converted { seat, state, .. } if state > self.round => (15, 10 * (7 - state) + turn(seat)),
            Event::Exchanged { state, .. } | Event::NotExchanged { state, .. } => (15, 10 * (7 - state) + 9),
            Event::Converted { seat, .. } => (16, turn(seat)),
            Event::SeatsWon { seat, .. } => (17, turn(seat)),
            Event::Elected { .. } | Event::NobodyElected { .. } => (18, 0),
            Event::CubeMoved { seat, .. } => match self.elected() {
                Some((winners, _)) if winners.contains(seat) => (19, 0),
                _ => (19, 2 + turn(seat)),
            },
            Event::Laid { .. } | Event::LaidNone { .. } => (19, 1),
            Event::Grown { seat, .. } => (20, turn(seat)),
            Event::Cleared { .. } => (21, 0),
            Event::LandDrawn { .. } => (22, 0),
            Event::Turned { state, .. } | Event::Clashed { state, .. } => {
                (23, if state == self.round + 4 { 0 } else { state })
            }
            Event::Income { seat, .. } => (24, turn(seat)),
            Event::Accepted { seat, .. } | Event::Refused { seat } | Event::Scandal { seat, .. } => {
                (25, turn(seat))
            }
            Event::RefusalOpened { seat, .. } => (26, turn(seat)),
            Event::Gained { seat, bonus: false, .. } => (27, turn(seat)),
            Event::Gained { .. } => (28, 0),
            _ => return None,
        })
    }

    fn lay(&mut self, card: Card, place: u8, out: Option<Card>, count: u8) {
        let place = usize::from(place);
        if let Some(at) = self.nation.iter().position(|(lying, _)| *lying == card) {
            assert_eq!((place, out), (at, None));
            self.nation[at].1 += 1;
            return;
        }
        let opposite = self.nation.iter().position(|(lying, _)| *lying == card.opposite());
        let gone = match (opposite, out) {
            (Some(at), _) => at,
            (None, None) => {
                assert!(self.nation.len() < 5 && place == self.nation.len());
                self.nation.push((card, 1));
                return;
            }
            (None, Some(out)) => {
                assert_eq!((self.nation.len(), count), (5, 1), "only single cards, on a full board");
                self.nation.iter().position(|(lying, _)| *lying == out).unwrap()
            }
        };
        assert_eq!((out, count), (Some(self.nation[gone].0), self.nation[gone].1));
        self.out[self.nation[gone].0.index()] += count;
        if self.setup.placing == Placing::Plain {
            assert_eq!(place, gone);
            self.nation[gone] = (card, 1);
        } else {
            self.nation.remove(gone);
            assert_eq!(place, self.nation.len());
            self.nation.push((card, 1));
        }
    }

    /// Takes in what was told; what the rules say must happen is checked on the way.
    fn hear(&mut self, event: &Event) {
        let round = usize::from(self.round);
        if let (1.., Some(place)) = (self.round, self.place(event)) {
            assert!(place >= self.place, "{event} in step {place:?} after {:?}", self.place);
            self.place = place;
        }
        match *event {
            Event::PollOffered { state } => self.poll = state,
            Event::LandDrawn { state, land } => {
                let ground = &mut self.grounds[usize::from(state)];
                ground.land = Some(land);
                if state > 4 {
                    ground.slots = [Slot::Down; 4];
                }
            }
            Event::Dealt { seat, card } => self.programmes[seat.index()].push(card),
            Event::Turned { state, slot, card } => {
                let ground = &mut self.grounds[usize::from(state)];
                assert!(
                    ground.slots.iter().all(|lying| lying.card().is_none_or(|c| c.topic() != card.topic()))
                );
                ground.slots[usize::from(slot)] = Slot::Open(card);
                ground.waiting = false;
            }
            Event::Clashed { state, card } => {
                let ground = &mut self.grounds[usize::from(state)];
                assert!(
                    ground.slots.iter().any(|lying| lying.card().is_some_and(|c| c.topic() == card.topic()))
                );
                if !ground.waiting {
                    let down = ground.slots.iter().position(|lying| *lying == Slot::Down).unwrap();
                    ground.slots[down] = Slot::Gap;
                    ground.waiting = true;
                }
                self.pool[card.topic().index()].push(card);
            }
            Event::Pooled { card } => self.pool[card.topic().index()].push(card),
            Event::DeckMade { pool: false, .. } => self.out = [0; KINDS],
            Event::DeckMade { pool: true, .. } => {
                assert_eq!(self.out, [0; KINDS]);
                for pile in &mut self.pool {
                    pile.drain(..pile.len().saturating_sub(1));
                }
            }
            Event::SheetOpened { seat, sheet } => {
                self.sheets[seat.index()] = Some(sheet.plan());
                let cubes: u8 = sheet.plan().media.iter().sum();
                self.members[seat.index()] += u16::from(4 * (3 - cubes));
            }
            Event::SheetsDone { seat } => {
                for nth in 0..self.seats {
                    let at = (seat.index() + nth) % self.seats;
                    let plan = self.sheets[at].take().unwrap();
                    for number in 1..=4 {
                        let ground = &mut self.grounds[number];
                        ground.push(at, plan.trend[number - 1] as i8);
                        ground.gain(at, 6 * plan.votes[number - 1]);
                        ground.media[at] += plan.media[number - 1];
                        self.cubes[at] -= plan.media[number - 1];
                    }
                    self.grounds[usize::from(plan.meetings) + 1].meetings[at] += 6;
                    self.stock[at] -= 6;
                }
            }
            Event::RoundOpened { round } => {
                let highest = self.refused.iter().map(|(_, card)| *card).max();
                let having: Vec<usize> = self
                    .refused
                    .iter()
                    .filter(|(_, card)| Some(*card) == highest)
                    .map(|(at, _)| *at)
                    .collect();
                assert_eq!(self.bonus.take(), having.first().copied().filter(|_| having.len() == 1));
                self.refused.clear();
                self.place = (0, 0);
                self.round = round;
                self.partner = [None; 5];
            }
            Event::BidWon { seat, sum } | Event::PollSold { seat, sum, .. } => self.cash[seat.index()] -= sum,
            Event::Begins { seat } => {
                self.order = (0..self.seats).map(|nth| (seat.index() + nth) % self.seats).collect();
            }
            Event::Discarded { seat, .. } => self.hands[seat.index()] = 3,
            Event::Swapped { seat, out, card } => {
                let programme = &mut self.programmes[seat.index()];
                let at = programme.iter().position(|own| *own == out).unwrap();
                programme[at] = card;
                self.hands[seat.index()] -= 1;
            }
            Event::CabinetOpened { seat, card, .. } => {
                self.cash[seat.index()] -= card.figures().cost;
                let had = self.cabinet[seat.index()].len();
                self.cabinet[seat.index()].retain(|other| *other != card);
                assert_eq!(self.cabinet[seat.index()].len() + 1, had);
            }
            Event::Acted { seat, state, card, action } => {
                let (at, figures) = (seat.index(), card.figures());
                let ground = &mut self.grounds[usize::from(state)];
                match action {
                    Action::Votes => {
                        ground.gain(at, figures.votes);
                    }
                    Action::Key(slot) => {
                        assert!(ground.key.is_none() && ground.slots[usize::from(slot)].card().is_some());
                        ground.key = Some(slot);
                    }
                    Action::Unkey => assert!(ground.key.take().is_some()),
                    Action::Media(other) => {
                        ground.media[other.index()] -= 1;
                        ground.media[at] += 1;
                        self.cubes[other.index()] += 1;
                        self.cubes[at] -= 1;
                        self.cash[at] -= 4;
                        self.cash[other.index()] += 4;
                    }
                    Action::Own => ground.push(at, figures.own as i8),
                    Action::Dirty(other) => ground.push(other.index(), -(figures.other as i8)),
                    Action::Waive => {}
                }
            }
            Event::TileLaid { seat, state } => {
                assert!(state < 7);
                self.grounds[usize::from(state)].tiles.push(seat);
            }
            Event::Coalition { seat, with, forced } => {
                let (one, other) = (&self.programmes[seat.index()], &self.programmes[with.index()]);
                let common = one.iter().filter(|card| other.contains(card)).count();
                assert!(common >= if forced { 3 } else { 2 });
                let tiles = &self.grounds[round].tiles;
                assert!(tiles.contains(&seat) && tiles.contains(&with));
                for (one, other) in [(seat, with), (with, seat)] {
                    assert!(self.partner[one.index()].replace(other.index()).is_none());
                }
            }
            Event::Bought { seat, state } => {
                let ground = &mut self.grounds[usize::from(state)];
                assert!(ground.media.iter().sum::<u8>() < 5);
                ground.media[seat.index()] += 1;
                self.cubes[seat.index()] -= 1;
                self.cash[seat.index()] -= 4;
            }
            Event::Controlled { state, seat } => {
                assert_eq!(self.grounds[usize::from(state)].control(), seat.map(Seat::index));
            }
            Event::Exchanged { seat, state, slot, old, card } => {
                let ground = &mut self.grounds[usize::from(state)];
                let all: u16 = ground.votes.iter().map(|votes| u16::from(*votes)).sum();
                let majority = state > self.round && 2 * u16::from(ground.votes[seat.index()]) > all;
                assert!(ground.control() == Some(seat.index()) || majority);
                assert!(ground.key != Some(slot) && ground.slots[usize::from(slot)] == Slot::Open(old));
                ground.slots[usize::from(slot)] = Slot::Gap;
                assert!(
                    ground.slots.iter().all(|lying| lying.card().is_none_or(|c| c.topic() != card.topic()))
                );
                ground.slots[usize::from(slot)] = Slot::Open(card);
                assert_eq!(self.pool[card.topic().index()].pop(), Some(card));
                self.out[old.index()] += 1;
            }
            Event::Held { seat, meetings } => {
                for (state, count) in (self.round..).zip(meetings) {
                    assert!(count <= 4);
                    if count > 0 {
                        let there = &mut self.grounds[usize::from(state)].meetings[seat.index()];
                        *there += count;
                        assert!(*there <= 10);
                    }
                    self.stock[seat.index()] -= count;
                    self.cash[seat.index()] -= u16::from(count);
                }
            }
            Event::Published { state, poll, parties, .. } => {
                assert!(parties.len() <= 2);
                for other in parties.iter() {
                    let steps = poll.result(self.setup.party(other));
                    let ground = &mut self.grounds[usize::from(state)];
                    assert!(steps > 0 || ground.control() != Some(other.index()));
                    ground.push(other.index(), steps);
                }
            }
            Event::Suppressed { seat, dice, .. } => {
                assert_eq!(dice.count(), 2);
                self.members[seat.index()] += dice.sum();
            }
            Event::Converted { seat, state, meetings, factor, gained, votes } => {
                let at = seat.index();
                assert_eq!(factor, self.factor(at, state));
                let ground = &mut self.grounds[usize::from(state)];
                assert!(ground.meetings[at] >= if state == self.round { 1 } else { 5 });
                assert!(state != self.round || meetings == ground.meetings[at]);
                let brings =
                    if factor > 0 { u16::from(meetings) * factor as u16 } else { u16::from(meetings / 2) };
                assert_eq!(ground.gain(at, brings.min(50) as u8), gained);
                assert_eq!(ground.votes[at], votes);
                ground.meetings[at] -= meetings;
                self.stock[at] += meetings;
            }
            Event::SeatsWon { seat, state, votes, seats } => {
                let ground = &self.grounds[usize::from(state)];
                assert_eq!((state, votes), (self.round, ground.votes[seat.index()]));
                assert_eq!(ground.meetings, [0; 5]);
                assert_eq!(Some(seats), ground.land.map(|land| land.seats(votes)));
                self.won[seat.index()][round - 1] = seats;
            }
            Event::Elected { winners, beaten, total, .. } => {
                assert_eq!(self.elected(), Some((winners, beaten)));
                let votes = self.grounds[round].votes;
                assert_eq!(total, winners.iter().map(|seat| votes[seat.index()]).sum::<u8>());
            }
            Event::NobodyElected { .. } => assert_eq!(self.elected(), None),
            Event::CubeMoved { seat, yes } => {
                let (winners, beaten) = self.elected().unwrap();
                assert!(winners.or(beaten).contains(seat));
                if yes {
                    self.grounds[round].media[seat.index()] -= 1;
                    self.media.push((seat.index(), self.round));
                }
            }
            Event::Laid { seat, card, place, out, count } => {
                assert!(self.elected().unwrap().0.contains(seat));
                let ground = &mut self.grounds[round];
                let slot = ground.slots.iter().position(|lying| *lying == Slot::Open(card)).unwrap();
                ground.slots[slot] = Slot::Gap;
                ground.key = ground.key.filter(|key| usize::from(*key) != slot);
                self.lay(card, place, out, count);
            }
            Event::Grown { seat, by, members } => {
                let matching = self.nation.iter().zip([5, 4, 3, 2, 1]);
                let wanted: u16 = matching
                    .filter(|((card, _), _)| self.programmes[seat.index()].contains(card))
                    .map(|(_, growth)| growth)
                    .sum();
                self.members[seat.index()] += by;
                assert_eq!((by, members), (wanted, self.members[seat.index()]));
            }
            Event::Cleared { state, leaves } => {
                assert_eq!((state, leaves), (self.round, self.round >= 4));
                let ground = std::mem::take(&mut self.grounds[round]);
                for card in ground.slots.into_iter().filter_map(Slot::card) {
                    self.pool[card.topic().index()].push(card);
                }
                for at in 0..self.seats {
                    self.cubes[at] += ground.media[at];
                }
                self.partner = [None; 5];
            }
            Event::Income { seat, seats, dues } => {
                let at = seat.index();
                let paying = match self.setup.dues {
                    Dues::Fifth => [1, 3, 5],
                    Dues::Fourth => [1, 3, 4],
                };
                let wanted = if paying.contains(&self.round) { self.members[at] } else { 0 };
                assert_eq!((seats, dues), (self.won[at][round - 1].into(), wanted));
                self.cash[at] += seats + dues;
                for ground in &mut self.grounds {
                    ground.waiting = false;
                }
            }
            Event::Accepted { seat, card } => {
                self.cash[seat.index()] += card.figures().sum;
                self.donations[seat.index()].retain(|other| *other != card);
            }
            Event::Scandal { seat, dice, lost } => {
                let members = &mut self.members[seat.index()];
                assert_eq!(lost, dice.iter().max().map_or(0, u16::from).min(*members));
                *members -= lost;
            }
            Event::RefusalOpened { seat, card } => {
                let had = self.donations[seat.index()].len();
                self.donations[seat.index()].retain(|other| *other != card);
                assert_eq!(self.donations[seat.index()].len() + 1, had);
                self.refused.push((seat.index(), card));
            }
            Event::Gained { seat, dice, bonus } => {
                self.members[seat.index()] += dice.sum();
                let refused = self.refused.iter().find(|(at, _)| *at == seat.index()).unwrap().1;
                if bonus {
                    assert!(self.bonus.replace(seat.index()).is_none());
                }
                assert_eq!(dice.count(), if bonus { 3 } else { [1, 1, 2, 2, 3][refused.index()] });
            }
            Event::Scored { seat, seats, media, members, bonus, matches } => {
                let at = seat.index();
                assert_eq!(seats, self.won[at].iter().map(|seats| u16::from(*seats)).sum::<u16>());
                let worth = [25, 20, 20, 15, 15, 12, 10];
                let cubes = self.media.iter().filter(|(whose, _)| *whose == at);
                assert_eq!(media, cubes.map(|(_, round)| worth[usize::from(*round) - 1]).sum::<u16>());
                let own = &self.programmes[at];
                let lying = self.nation.iter().zip([25, 20, 15, 10, 5]);
                let lying = lying.filter(|((card, _), _)| own.contains(card));
                let points = lying.map(|((_, count), points)| points + 5 * u16::from(*count - 1));
                assert_eq!((matches, members), (points.sum::<u16>(), self.members[at]));
                let all = &self.members[..self.seats];
                let above = all.iter().filter(|other| **other > members).count();
                let equal = all.iter().filter(|other| **other == members).count() as u16;
                let wanted = match (above, equal) {
                    (0, 1) => 10,
                    (0, _) => 16 / equal,
                    (1, _) => 6 / equal,
                    _ => 0,
                };
                assert_eq!(bonus, wanted);
            }
            _ => {}
        }
    }

    /// Whether this is what everybody sees, and each what only it may know of its cash.
    fn check(&self, state: &State) {
        let view = state.observe(Viewer::Table);
        for (number, board) in view.states() {
            let ground = &self.grounds[usize::from(number)];
            assert_eq!((board.land, board.slots, board.key), (ground.land, ground.slots, ground.key));
            assert_eq!((board.votes, board.trend), (ground.votes, ground.trend));
            assert_eq!((board.meetings, board.media), (ground.meetings, ground.media));
            assert_eq!(board.tiles, ground.tiles.iter().copied().collect::<SeatSet>());
            for one in 0..self.seats {
                for other in 0..self.seats {
                    let upper =
                        (board.votes[one], board.height[one]) > (board.votes[other], board.height[other]);
                    assert_eq!(upper, ground.ahead(one) > ground.ahead(other));
                }
            }
        }
        for at in 0..self.seats {
            let party = view.parties[at];
            let mut programme = self.programmes[at].clone();
            programme.sort_unstable();
            assert_eq!(party.programme.iter().collect::<Vec<_>>(), programme);
            assert_eq!(
                (party.members, party.meetings, party.cubes),
                (self.members[at], self.stock[at], self.cubes[at])
            );
            let cabinet: Vec<Minister> = Minister::ALL.into_iter().filter(|card| party.has(*card)).collect();
            let donations: Vec<Donation> =
                Donation::ALL.into_iter().filter(|card| party.has_donation(*card)).collect();
            assert_eq!((&cabinet, &donations), (&self.cabinet[at], &self.donations[at]));
            assert_eq!(
                (party.won, party.partner),
                (self.won[at], self.partner[at].map(|at| Seat::new(at as u8)))
            );
            assert_eq!(state.observe(Viewer::Seat(Seat::new(at as u8))).cash, Some(self.cash[at]));
            if !matches!(view.stage, Stage::Draw(_)) {
                assert_eq!(party.hand, self.hands[at]);
            }
        }
        let places: Vec<(Card, u8)> =
            view.nation.places.iter().flatten().map(|place| (place.card, place.count)).collect();
        assert_eq!(places, self.nation);
        for (round, cubes) in (1..).zip(view.nation.media) {
            let told: SeatSet = self
                .media
                .iter()
                .filter(|(_, of)| *of == round)
                .map(|(at, _)| Seat::new(*at as u8))
                .collect();
            assert_eq!(cubes, told);
        }
        for topic in Topic::ALL {
            assert_eq!(view.pool.pile(topic).collect::<Vec<_>>(), self.pool[topic.index()]);
        }
        assert_eq!(view.out, self.out);
        assert_eq!(view.order().map(Seat::index).collect::<Vec<_>>(), self.order);
    }
}

#[test]
fn what_was_told_is_what_lies_open_and_follows_the_rules() {
    let mut noses = 0;
    for seed in 0..45u64 {
        let switches = Setup {
            first: FirstPlayer::Bidder,
            placing: Placing::Plain,
            offers: Offers::One,
            dues: Dues::Fourth,
            ..Setup::new(3 + (seed % 3) as u8)
        };
        let setup = if seed % 2 == 0 { Setup::new(3 + (seed % 3) as u8) } else { switches };
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut bots = rand_chacha::ChaCha8Rng::seed_from_u64(seed);
        let mut state = DieMacher::start(&setup).unwrap();
        let mut ledger = Ledger::new(setup);
        loop {
            let mut told: Vec<Told<Event>> = Vec::new();
            match DieMacher::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = DieMacher::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(DieMacher::settle(&mut state, &outcome, &mut told));
                }
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    let choice = match seed / 3 % 3 {
                        0 => decide(Manner::Any, &state, by, &mut rng),
                        1 => decide(Manner::Friendly, &state, by, &mut rng),
                        _ => {
                            let choices = DieMacher::choices(&state, by);
                            let view = state.observe(Viewer::Seat(by));
                            let rank = DieMacher::decide(Level::Normal, by, &view, &[], &choices, &mut bots);
                            choices.get(rank).unwrap()
                        }
                    };
                    DieMacher::play(&mut state, by, &choice, &mut told).unwrap();
                }
            }
            for told in told.iter().filter(|told| told.audience == Audience::Public) {
                ledger.hear(&told.event);
                noses += u32::from(matches!(told.event, Event::Elected { beaten, .. } if !beaten.is_empty()));
            }
            if state.round > 0 || matches!(state.phase, crate::state::Phase::Sheets) {
                ledger.check(&state);
            }
        }
    }
    assert!(noses > 5, "{noses}");
}
