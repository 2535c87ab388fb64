//! What a viewer's screen shows, ready to be drawn: made of an observation alone, without words and
//! without a browser.
//!
//! [`View::of`] gives the boards with a forecast for each state; [`preview`] gives the observation as
//! it would be after a move that is being considered, so that the same view can be made of it;
//! [`Ask::of`] says what the decision that is due asks, with ranges.

use engine::{Choices as _, Seat, SeatSet};

use crate::acts::{Action, Move, Options, Plan};
use crate::cards::{Card, Donation, Land, Minister, Poll, Topic};
use crate::event::End;
use crate::figures::{
    BANDS, CABINET, MATCH_GROWTH, MATCH_POINTS, MEDIA_COST, MEDIA_PLACES, MEDIA_POINTS, MEETING_COST,
    MOST_VOTES, PROTECT_POINTS, ROUNDS, SHEET_MEETINGS, SHEET_VOTES, SLOTS,
};
use crate::flow::{Score, scores};
use crate::observe::{Observation, Stage};
use crate::setup::Placing;
use crate::state::{Board, Laying, Slot, Why, Won, votes_for, winner};

/// All of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The states in play, the current one first.
    pub states: Vec<StateView>,
    /// The parties, in seat order.
    pub parties: Vec<PartyView>,
    /// The places of the nation, from the left.
    pub places: Vec<PlaceView>,
    /// The media places of the nation, by round.
    pub media: Vec<MediaView>,
    /// The piles of the exchange pool.
    pub pool: Vec<PileView>,
    /// How the game ended.
    pub end: Option<End>,
}

/// A state in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StateView {
    /// Its number in election order, from 1.
    pub number: u8,
    /// Which state; `None` before it is drawn.
    pub land: Option<Land>,
    /// Whether it votes this round.
    pub current: bool,
    /// Whether members pay after its election.
    pub dues: bool,
    /// Whether coalitions are possible there.
    pub coalitions: bool,
    /// Seats by votes.
    pub bands: Vec<Band>,
    /// Its opinions.
    pub opinions: Vec<OpinionView>,
    /// Who has media control.
    pub control: Option<Seat>,
    /// Media places that are free.
    pub media_free: u8,
    /// Who has a coalition tile there.
    pub tiles: SeatSet,
    /// One row a party, in seat order.
    pub rows: Vec<Row>,
    /// Who would win if all meetings were converted as things stand; `None` if nobody would.
    pub forecast: Option<Forecast>,
}

/// A band of votes with the seats that it brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Band {
    /// Least votes.
    pub from: u8,
    /// Most votes.
    pub to: u8,
    /// Seats.
    pub seats: u8,
}

/// A place for an opinion at a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpinionView {
    /// What lies there.
    pub slot: Slot,
    /// Whether it is the key issue.
    pub key: bool,
}

/// A party at a state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whose.
    pub seat: Seat,
    /// Its trend.
    pub trend: i8,
    /// What each opinion adds to the factor.
    pub agreement: Vec<i8>,
    /// Trend and agreement together.
    pub factor: i8,
    /// Meetings on the board.
    pub meetings: u8,
    /// Media cubes.
    pub media: u8,
    /// Votes now.
    pub votes: u8,
    /// Seats for them.
    pub seats: u8,
    /// Votes that all meetings would bring, as things stand.
    pub gain: u8,
    /// Votes with them.
    pub forecast_votes: u8,
    /// Seats for those.
    pub forecast_seats: u8,
    /// Parties on the same space below this one now; empty on space 0.
    pub on_top_of: SeatSet,
    /// Parties on the same space below this one in the forecast.
    pub forecast_on_top_of: SeatSet,
    /// Whether a cabinet card lies there that is not executed.
    pub card: bool,
    /// Which, as far as the viewer may know.
    pub cabinet: Option<Minister>,
}

/// How an election would come out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forecast {
    /// The winning side.
    pub won: Won,
    /// Its lead over the next side; 0 if it would win by a nose.
    pub lead: u8,
}

/// A party.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyView {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub party: crate::Party,
    /// Whether the table waits for it.
    pub turn: bool,
    /// Its place in the player order of the round, from 0; `None` before the first round has one.
    pub order: Option<u8>,
    /// The cards of its programme, by topic.
    pub programme: Vec<Card>,
    /// How many cards its committee holds.
    pub hand: u8,
    /// Members.
    pub members: u16,
    /// Members that it would gain in this round's growth, as the nation stands.
    pub growth: u16,
    /// Meetings in stock.
    pub meetings: u8,
    /// Media cubes in stock.
    pub cubes: u8,
    /// Cabinet cards not revealed yet.
    pub cabinet: Vec<Minister>,
    /// Donations not revealed yet.
    pub donations: Vec<Donation>,
    /// Seats won by round.
    pub won: Vec<u8>,
    /// Its partner in this round.
    pub partner: Option<Seat>,
    /// Points if the game ended now.
    pub score: Score,
    /// Cash in thousands, if it is the viewer's own.
    pub cash: Option<u16>,
    /// Points in common with the viewer's programme; `None` for the viewer and for the open table.
    pub common: Option<u32>,
}

/// A place of the nation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceView {
    /// Members that a match brings each round.
    pub growth: u8,
    /// Points of a match at the end, those for protection included.
    pub points: u8,
    /// The opinion, and how many cards lie there.
    pub card: Option<(Card, u8)>,
    /// Whose programmes match.
    pub matching: SeatSet,
    /// Whose programmes hold the opposite.
    pub against: SeatSet,
}

/// A media place of the nation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MediaView {
    /// The round.
    pub round: u8,
    /// Points of a cube there.
    pub points: u8,
    /// Whose cubes lie there.
    pub cubes: SeatSet,
}

/// A pile of the exchange pool.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PileView {
    /// Its topic.
    pub topic: Topic,
    /// Its cards, the lowest first; only the last one can be taken.
    pub cards: Vec<Card>,
}

/// Votes and stack after all meetings are converted in player order.
fn converted(view: &Observation, board: &Board) -> Board {
    let mut after = *board;
    for seat in view.order() {
        let at = seat.index();
        let factor = board.factor(at, view.party(seat).programme);
        after.gain(at, votes_for(board.meetings[at], factor));
    }
    after
}

/// The parties that lie below this one on the same space; nobody stands on anybody beside the track.
fn below(view: &Observation, board: &Board, seat: Seat) -> SeatSet {
    let at = seat.index();
    SeatSet::all(view.setup.seats)
        .iter()
        .filter(|other| {
            let other = other.index();
            board.votes[at] > 0
                && board.votes[other] == board.votes[at]
                && board.height[other] < board.height[at]
        })
        .collect()
}

fn forecast(view: &Observation, after: &Board, current: bool) -> Option<Forecast> {
    let partner = |seat: Seat| if current { view.party(seat).partner } else { None };
    let won = winner(view.setup.seats, &after.votes, &after.height, partner)?;
    let total = |seat: Seat| {
        let own = after.votes[seat.index()];
        own + partner(seat).map_or(0, |other| after.votes[other.index()])
    };
    let others = SeatSet::all(view.setup.seats).minus(won.winners());
    let next = others.iter().map(total).max().unwrap_or(0);
    Some(Forecast { won, lead: won.total - next })
}

impl View {
    /// Everything that this observation shows.
    pub fn of(view: &Observation) -> Self {
        let seats = SeatSet::all(view.setup.seats);
        let count = usize::from(view.setup.seats);
        let points = scores(&view.parties[..count], &view.nation);
        let own = view.own();
        let parties = seats
            .iter()
            .zip(points)
            .map(|(seat, score)| {
                let party = view.party(seat);
                let begun = view.round > 0
                    && !matches!(view.stage, Stage::Bids | Stage::Tie(_) | Stage::NameFirst(_));
                let growth = view.nation.matches(party.programme).map(|(at, _)| u16::from(MATCH_GROWTH[at]));
                PartyView {
                    seat,
                    party: view.setup.party(seat),
                    turn: view.owing.contains(seat),
                    order: begun.then(|| view.order().position(|other| other == seat).unwrap_or(0) as u8),
                    programme: party.programme.iter().collect(),
                    hand: party.hand,
                    members: party.members,
                    growth: growth.sum(),
                    meetings: party.meetings,
                    cubes: party.cubes,
                    cabinet: Minister::ALL.into_iter().filter(|card| party.has(*card)).collect(),
                    donations: Donation::ALL.into_iter().filter(|card| party.has_donation(*card)).collect(),
                    won: party.won.to_vec(),
                    partner: party.partner,
                    score,
                    cash: view.cash.filter(|_| own == Some(seat)),
                    common: own
                        .filter(|own| *own != seat)
                        .map(|own| view.party(own).programme.common(party.programme)),
                }
            })
            .collect();
        let places = view
            .nation
            .places
            .iter()
            .enumerate()
            .map(|(at, place)| {
                let holding = |card: Card| -> SeatSet {
                    seats.iter().filter(|seat| view.party(*seat).programme.contains(card)).collect()
                };
                let extra = place.map_or(0, |place| PROTECT_POINTS * (place.count - 1));
                PlaceView {
                    growth: MATCH_GROWTH[at],
                    points: MATCH_POINTS[at] + extra,
                    card: place.map(|place| (place.card, place.count)),
                    matching: place.map_or(SeatSet::EMPTY, |place| holding(place.card)),
                    against: place.map_or(SeatSet::EMPTY, |place| holding(place.card.opposite())),
                }
            })
            .collect();
        let media = (1..=ROUNDS)
            .zip(MEDIA_POINTS)
            .zip(view.nation.media)
            .map(|((round, points), cubes)| MediaView { round, points, cubes })
            .collect();
        let pool = Topic::ALL
            .into_iter()
            .map(|topic| PileView { topic, cards: view.pool.pile(topic).collect() })
            .filter(|pile| !pile.cards.is_empty())
            .collect();
        let states = view.states().map(|(number, board)| state_view(view, number, board)).collect();
        Self { states, parties, places, media, pool, end: view.end() }
    }
}

fn state_view(view: &Observation, number: u8, board: &Board) -> StateView {
    let after = converted(view, board);
    let current = number == view.current();
    let offset = usize::from(number - view.current());
    let seats_for = |votes: u8| board.land.map_or(0, |land| land.seats(votes));
    let rows = SeatSet::all(view.setup.seats)
        .iter()
        .map(|seat| {
            let at = seat.index();
            let programme = view.party(seat).programme;
            Row {
                seat,
                trend: board.trend[at],
                agreement: (0..SLOTS).map(|slot| board.agreement_at(slot, programme)).collect(),
                factor: board.factor(at, programme),
                meetings: board.meetings[at],
                media: board.media[at],
                votes: board.votes[at],
                seats: seats_for(board.votes[at]),
                gain: after.votes[at] - board.votes[at],
                forecast_votes: after.votes[at],
                forecast_seats: seats_for(after.votes[at]),
                on_top_of: below(view, board, seat),
                forecast_on_top_of: below(view, &after, seat),
                card: view.placed[at][offset],
                cabinet: view.cabinet[at][offset],
            }
        })
        .collect();
    let bands = board.land.map_or_else(Vec::new, |land| {
        let ends = BANDS.iter().skip(1).map(|from| from - 1).chain([MOST_VOTES]);
        let bands = BANDS.iter().zip(ends).zip(land.table());
        bands.map(|((from, to), seats)| Band { from: *from, to, seats: *seats }).collect()
    });
    StateView {
        number,
        land: board.land,
        current,
        dues: view.setup.dues_rounds().contains(&number),
        coalitions: number < ROUNDS,
        bands,
        opinions: board
            .slots
            .iter()
            .enumerate()
            .map(|(at, slot)| OpinionView { slot: *slot, key: board.key == Some(at as u8) })
            .collect(),
        control: board.control(),
        media_free: MEDIA_PLACES.saturating_sub(board.cubes()),
        tiles: board.tiles,
        rows,
        forecast: forecast(view, &after, current),
    }
}

/// The viewer's observation as it would be after this move of the viewer's, as far as that follows
/// from the move alone: boards, nation, pool, programme, stocks and cash, where it is paid at once
/// (bids and cabinet cards are not). The stage stays; what others or chance would do then is not
/// guessed. For a move that is not legal now it is what the
/// boards would show all the same, and never a panic.
pub fn preview(view: &Observation, choice: &Move) -> Observation {
    let mut after = *view;
    let Some(seat) = view.own() else { return after };
    let at = seat.index();
    let offset_of = |state: u8| {
        let offset = state.checked_sub(view.current())?;
        (offset < view.in_play).then_some(usize::from(offset))
    };
    let pay = |after: &mut Observation, sum: u16| {
        after.cash = after.cash.map(|cash| cash.saturating_sub(sum));
    };
    match *choice {
        Move::Sheet { sheet } => preview_plan(&mut after, at, &sheet.plan(), sheet.members()),
        Move::First { seat } => after.first = seat,
        Move::Swap { out, card } => {
            if let Some(old) = view.party(seat).programme.on(out) {
                after.parties[at].programme = after.parties[at].programme.without(old).with(card);
                after.programme_discard = after.programme_discard.saturating_add(1);
                after.parties[at].hand = after.parties[at].hand.saturating_sub(1);
                if let Some(place) = after.hand.iter().position(|held| *held == Some(card)) {
                    after.hand[place..].rotate_left(1);
                    after.hand[after.hand.len() - 1] = None;
                }
            }
        }
        Move::Place { card, state } => {
            if let Some(offset) = offset_of(state) {
                after.placed[at][offset] = true;
                after.cabinet[at][offset] = Some(card);
            }
        }
        Move::Act { state, action } => {
            if let Some(offset) = offset_of(state)
                && let Some(card) = view.cabinet[at][offset]
            {
                after.placed[at][offset] = false;
                after.cabinet[at][offset] = None;
                preview_action(&mut after, seat, offset, card, action);
            }
        }
        Move::Offer { seat: other } | Move::Force { seat: other } => join(&mut after, seat, other),
        Move::Answer { yes: true } => {
            if let Stage::Answer { by, .. } = view.stage {
                join(&mut after, seat, by);
            }
        }
        Move::Buy { state } => {
            if let Some(offset) = offset_of(state) {
                after.boards[offset].media[at] = after.boards[offset].media[at].saturating_add(1);
                after.parties[at].cubes = after.parties[at].cubes.saturating_sub(1);
                pay(&mut after, MEDIA_COST);
            }
        }
        Move::Exchange { slot, card } => {
            if let Stage::Exchange { state, .. } = view.stage
                && let Some(offset) = offset_of(state)
                && let Some(place) = after.boards[offset].slots.get_mut(usize::from(slot))
            {
                if let Slot::Open(old) = *place {
                    after.out[old.index()] += 1;
                }
                *place = Slot::Open(card);
                if view.pool.has(card) {
                    after.pool.take(card);
                }
            }
        }
        Move::Hold { meetings } => {
            let mut sum = 0u16;
            for (board, count) in after.boards.iter_mut().zip(meetings).take(view.in_play.into()) {
                board.meetings[at] = board.meetings[at].saturating_add(count);
                sum += u16::from(count);
            }
            after.parties[at].meetings = after.parties[at].meetings.saturating_sub(sum.min(255) as u8);
            pay(&mut after, sum * MEETING_COST);
        }
        Move::Publish { parties } => {
            if let (Stage::Poll { state, .. }, Some(poll)) = (view.stage, view.poll)
                && let Some(offset) = offset_of(state)
            {
                for other in parties.and(SeatSet::all(view.setup.seats)).iter() {
                    after.boards[offset].shift(other.index(), poll.result(view.setup.party(other)));
                }
            }
        }
        Move::Convert { meetings } => {
            if let Stage::Convert { state, .. } = view.stage
                && let Some(offset) = offset_of(state)
            {
                let board = &mut after.boards[offset];
                let meetings = meetings.min(board.meetings[at]);
                let factor = board.factor(at, view.parties[at].programme);
                board.meetings[at] -= meetings;
                board.gain(at, votes_for(meetings, factor));
                after.parties[at].meetings += meetings;
            }
        }
        Move::Cube { yes: true } => {
            let round = usize::from(view.round.clamp(1, ROUNDS)) - 1;
            after.nation.media[round] = after.nation.media[round].with(seat);
            after.boards[0].media[at] = after.boards[0].media[at].saturating_sub(1);
        }
        Move::Nation { slot, out } => {
            let card = view.boards[0].slots.get(usize::from(slot)).and_then(|slot| slot.card());
            if let Some(card) = card
                && let Some((_, gone)) = after.nation.lay(card, out, view.setup.placing == Placing::Shift)
            {
                if let Some(gone) = gone {
                    after.out[gone.card.index()] += gone.count;
                }
                after.boards[0].slots[usize::from(slot)] = Slot::Gap;
                after.boards[0].key = after.boards[0].key.filter(|key| *key != slot);
            }
        }
        Move::Donate { card, accept: true } => {
            after.cash = after.cash.map(|cash| cash + card.figures().sum);
            after.parties[at].donations &= !(1 << card.index());
        }
        Move::Bid { .. }
        | Move::Raise { .. }
        | Move::Discard { .. }
        | Move::Keep
        | Move::Done
        | Move::Answer { yes: false }
        | Move::Pass
        | Move::Limit { .. }
        | Move::Suppress
        | Move::Cube { yes: false }
        | Move::Donate { accept: false, .. } => {}
    }
    after
}

/// A start sheet that is being filled in, complete or not, as the boards would show it.
pub fn preview_sheet(view: &Observation, plan: &Plan, members: u16) -> Observation {
    let mut after = *view;
    if let Some(seat) = view.own() {
        preview_plan(&mut after, seat.index(), plan, members);
    }
    after
}

fn preview_plan(after: &mut Observation, at: usize, plan: &Plan, members: u16) {
    for (index, board) in after.boards.iter_mut().enumerate() {
        board.shift(at, plan.trend[index].min(3) as i8);
        for _ in 0..plan.votes[index].min(2) {
            board.gain(at, SHEET_VOTES);
        }
        board.media[at] = board.media[at].saturating_add(plan.media[index]);
        after.parties[at].cubes = after.parties[at].cubes.saturating_sub(plan.media[index]);
        if usize::from(plan.meetings) == index {
            board.meetings[at] = board.meetings[at].saturating_add(SHEET_MEETINGS);
            after.parties[at].meetings = after.parties[at].meetings.saturating_sub(SHEET_MEETINGS);
        }
    }
    after.parties[at].members += members;
}

fn preview_action(after: &mut Observation, seat: Seat, offset: usize, card: Minister, action: Action) {
    let at = seat.index();
    let figures = card.figures();
    let board = &mut after.boards[offset];
    match action {
        Action::Votes => {
            board.gain(at, figures.votes);
        }
        Action::Key(slot) => board.key = Some(slot),
        Action::Unkey => board.key = None,
        Action::Media(other) => {
            if let Some(cubes) = board.media.get_mut(other.index()) {
                *cubes = cubes.saturating_sub(1);
                board.media[at] = board.media[at].saturating_add(1);
                after.parties[at].cubes = after.parties[at].cubes.saturating_sub(1);
                after.parties[other.index()].cubes = after.parties[other.index()].cubes.saturating_add(1);
                after.cash = after.cash.map(|cash| cash.saturating_sub(MEDIA_COST));
            }
        }
        Action::Own => {
            board.shift(at, figures.own as i8);
        }
        Action::Dirty(other) => {
            if other.index() < board.trend.len() {
                board.shift(other.index(), -(figures.other as i8));
            }
        }
        Action::Waive => {}
    }
    if figures.tile && after.current() + (offset as u8) < ROUNDS {
        after.boards[offset].tiles = after.boards[offset].tiles.with(seat);
    }
}

fn join(after: &mut Observation, one: Seat, other: Seat) {
    if one.index() < 5 && other.index() < 5 {
        after.parties[one.index()].partner = Some(other);
        after.parties[other.index()].partner = Some(one);
    }
}

/// A number that can be set for a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stepper {
    /// The state.
    pub state: u8,
    /// What is there already.
    pub there: u8,
    /// The most that can be added, by the rules of the board.
    pub most: u8,
}

/// A cabinet card that can be executed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Executable {
    /// Where it lies.
    pub state: u8,
    /// The card.
    pub card: Minister,
    /// What it can do now; waiving is always among it.
    pub actions: Vec<Action>,
}

/// A result of a poll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PollResult {
    /// Whose.
    pub seat: Seat,
    /// By how much it says that the trend moves.
    pub steps: i8,
    /// The trend before.
    pub from: i8,
    /// The trend after.
    pub to: i8,
    /// Whether media control forbids to use it.
    pub protected: bool,
}

/// An opinion that can be exchanged, with what can come in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exchangeable {
    /// The slot.
    pub slot: u8,
    /// What lies there.
    pub old: Card,
    /// Top cards of the pool that fit.
    pub new: Vec<Card>,
}

/// An opinion that can be laid down in the nation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layable {
    /// Its slot at the state.
    pub slot: u8,
    /// The opinion.
    pub card: Card,
    /// What laying it down would do.
    pub laying: Laying,
}

/// What the decision that is due asks of the viewer. The move to answer with stands beside each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Fill in the start sheet: `Move::Sheet` with `Sheet::of(&Plan)`.
    Sheet,
    /// Bid from 0 up to this: `Move::Bid`.
    Bid {
        /// The own cash.
        most: u16,
    },
    /// Name the first player: `Move::First`.
    First,
    /// Discard any of these: `Move::Discard`, bits over this list.
    Discard {
        /// The hand.
        hand: Vec<Card>,
    },
    /// Swap a card in, or `Move::Keep`: `Move::Swap`.
    Swap {
        /// The hand.
        hand: Vec<Card>,
        /// Programme card that goes, hand card that comes.
        swaps: Vec<(Card, Card)>,
    },
    /// Place cabinet cards one by one, then `Move::Done`: `Move::Place`.
    Place {
        /// Cards that can still be paid.
        cards: Vec<Minister>,
        /// States without an own card.
        states: Vec<u8>,
        /// What is placed already.
        placed: Vec<(u8, Minister)>,
        /// What that costs.
        cost: u16,
        /// Cash without it.
        cash: u16,
    },
    /// Execute one of these: `Move::Act`.
    Act {
        /// The own cards that are left.
        cards: Vec<Executable>,
    },
    /// Offer, force, or `Move::Done`: `Move::Offer`, `Move::Force`.
    Coalition {
        /// To whom an offer can be made.
        offer: SeatSet,
        /// Who can be forced.
        force: SeatSet,
        /// Whom the viewer has asked on this turn.
        asked: SeatSet,
    },
    /// Say yes or no: `Move::Answer`.
    Answer {
        /// Who asks.
        by: Seat,
        /// Common points.
        common: u32,
    },
    /// Buy a cube, or `Move::Pass`: `Move::Buy`.
    Media {
        /// Where it can be.
        states: Vec<u8>,
        /// What it costs.
        cost: u16,
        /// The own cash.
        cash: u16,
    },
    /// Exchange, or `Move::Keep`: `Move::Exchange`.
    Exchange {
        /// Where.
        state: u8,
        /// Why.
        why: Why,
        /// What can go.
        opinions: Vec<Exchangeable>,
    },
    /// Hold meetings: `Move::Hold`.
    Hold {
        /// One for each state in play, the current one first.
        steppers: Vec<Stepper>,
        /// Most in all, by stock and cash.
        most: u8,
        /// What one costs.
        cost: u16,
        /// The own cash.
        cash: u16,
        /// The own stock.
        stock: u8,
    },
    /// Pass, raise, or set a standing maximum: `Move::Pass`, `Move::Raise`, `Move::Limit`.
    Auction {
        /// Whose poll.
        state: u8,
        /// The highest bid; 0 if there is none.
        high: u16,
        /// Who made it.
        leader: Option<Seat>,
        /// Who has not passed.
        within: SeatSet,
        /// The least raise; more than `most` if only passing is left.
        least: u16,
        /// The own cash.
        most: u16,
    },
    /// Publish with up to two results, or suppress: `Move::Publish`, `Move::Suppress`.
    Poll {
        /// Whose poll.
        state: u8,
        /// Which.
        poll: Poll,
        /// What it says.
        results: Vec<PollResult>,
    },
    /// Convert meetings: `Move::Convert`.
    Convert {
        /// Where.
        state: u8,
        /// Most.
        most: u8,
        /// The factor.
        factor: i8,
        /// Votes afterwards, by the number converted from 0 on.
        votes: Vec<u8>,
    },
    /// Move the media cube to the nation, or leave it: `Move::Cube`.
    Cube {
        /// Points that it brings.
        points: u8,
    },
    /// Lay an opinion down, or `Move::Keep`: `Move::Nation`.
    Nation {
        /// What can be laid down.
        opinions: Vec<Layable>,
        /// How many may be, this one included.
        left: u8,
    },
    /// Play a donation: `Move::Donate`.
    Donate {
        /// Which are left.
        cards: Vec<Donation>,
    },
}

impl Ask {
    /// What the viewer's choices ask; `None` if nothing is due from the viewer.
    pub fn of(view: &Observation, choices: &Options) -> Option<Self> {
        let seat = view.own()?;
        let at = seat.index();
        let cash = view.cash.unwrap_or(0);
        let party = view.party(seat);
        Some(match *choices {
            Options::None => return None,
            Options::Sheet => Self::Sheet,
            Options::Bid { most } => Self::Bid { most },
            Options::Hold { caps, most } => {
                let steppers = view.states().zip(caps);
                Self::Hold {
                    steppers: steppers
                        .map(|((state, board), most)| Stepper { state, there: board.meetings[at], most })
                        .collect(),
                    most,
                    cost: MEETING_COST,
                    cash,
                    stock: party.meetings,
                }
            }
            Options::Auction { high, cash } => {
                let Stage::Auction { state, leader, within, .. } = view.stage else { return None };
                Self::Auction { state, high, leader, within, least: high + 1, most: cash }
            }
            Options::Convert { most } => {
                let Stage::Convert { state, .. } = view.stage else { return None };
                let board = view.board(state)?;
                let factor = board.factor(at, party.programme);
                let votes =
                    |meetings| board.votes[at].saturating_add(votes_for(meetings, factor)).min(MOST_VOTES);
                Self::Convert { state, most, factor, votes: (0..=most).map(votes).collect() }
            }
            Options::List(list) => return Self::listed(view, seat, &list.all()),
        })
    }

    fn listed(view: &Observation, seat: Seat, all: &[Move]) -> Option<Self> {
        let at = seat.index();
        let cash = view.cash.unwrap_or(0);
        let seats =
            |fits: &dyn Fn(&Move) -> Option<Seat>| -> SeatSet { all.iter().filter_map(fits).collect() };
        Some(match view.stage {
            Stage::NameFirst(_) => Self::First,
            Stage::Discard(_) => Self::Discard { hand: view.hand().collect() },
            Stage::Swap(_) => {
                let swap = |choice: &Move| match *choice {
                    Move::Swap { out, card } => Some((view.party(seat).programme.on(out)?, card)),
                    _ => None,
                };
                Self::Swap { hand: view.hand().collect(), swaps: all.iter().filter_map(swap).collect() }
            }
            Stage::Place(_) => {
                let places = |choice: &Move| match *choice {
                    Move::Place { card, state } => Some((state, card)),
                    _ => None,
                };
                let open: Vec<(u8, Minister)> = all.iter().filter_map(places).collect();
                let cards =
                    Minister::ALL.into_iter().filter(|card| open.iter().any(|(_, other)| other == card));
                let states = view.states().map(|(state, _)| state);
                let placed: Vec<(u8, Minister)> = view
                    .states()
                    .zip(view.cabinet[at])
                    .filter_map(|((state, _), card)| card.map(|card| (state, card)))
                    .collect();
                Self::Place {
                    cards: cards.collect(),
                    states: states.filter(|state| open.iter().any(|(other, _)| other == state)).collect(),
                    cost: placed.iter().map(|(_, card)| CABINET[card.index()].cost).sum(),
                    placed,
                    cash,
                }
            }
            Stage::Act(_) => {
                let cards = view.states().zip(view.cabinet[at]).filter_map(|((state, _), card)| {
                    let actions = all.iter().filter_map(|choice| match *choice {
                        Move::Act { state: other, action } if other == state => Some(action),
                        _ => None,
                    });
                    Some(Executable { state, card: card?, actions: actions.collect() })
                });
                Self::Act { cards: cards.collect() }
            }
            Stage::Coalition { asked, .. } => Self::Coalition {
                offer: seats(&|choice| if let Move::Offer { seat } = choice { Some(*seat) } else { None }),
                force: seats(&|choice| if let Move::Force { seat } = choice { Some(*seat) } else { None }),
                asked,
            },
            Stage::Answer { by, .. } => {
                Self::Answer { by, common: view.party(seat).programme.common(view.party(by).programme) }
            }
            Stage::Media { .. } => {
                let state =
                    |choice: &Move| if let Move::Buy { state } = choice { Some(*state) } else { None };
                Self::Media { states: all.iter().filter_map(state).collect(), cost: MEDIA_COST, cash }
            }
            Stage::Exchange { state, why, .. } => {
                let board = view.board(state)?;
                let opinions = (0..SLOTS as u8).filter_map(|slot| {
                    let new = all.iter().filter_map(|choice| match *choice {
                        Move::Exchange { slot: other, card } if other == slot => Some(card),
                        _ => None,
                    });
                    let (old, new) = (board.slots[usize::from(slot)].card()?, new.collect::<Vec<_>>());
                    (!new.is_empty()).then_some(Exchangeable { slot, old, new })
                });
                Self::Exchange { state, why, opinions: opinions.collect() }
            }
            Stage::Poll { state, .. } => {
                let (poll, board) = (view.poll?, view.board(state)?);
                let results = SeatSet::all(view.setup.seats).iter().map(|other| {
                    let steps = poll.result(view.setup.party(other));
                    let from = board.trend[other.index()];
                    let mut after = *board;
                    after.shift(other.index(), steps);
                    let only = Move::Publish { parties: SeatSet::only(other) };
                    let protected = !all.contains(&only);
                    PollResult { seat: other, steps, from, to: after.trend[other.index()], protected }
                });
                Self::Poll { state, poll, results: results.collect() }
            }
            Stage::Cube { .. } => {
                Self::Cube { points: MEDIA_POINTS[usize::from(view.round.clamp(1, ROUNDS)) - 1] }
            }
            Stage::Opinion { left, .. } => {
                let opinions = (0u8..).zip(view.boards[0].slots).filter_map(|(slot, card)| {
                    let card = card.card()?;
                    let laying = view.nation.laying(card);
                    (laying != Laying::Nowhere).then_some(Layable { slot, card, laying })
                });
                Self::Nation { opinions: opinions.collect(), left }
            }
            Stage::Donate(_) => {
                let party = view.party(seat);
                Self::Donate {
                    cards: Donation::ALL.into_iter().filter(|card| party.has_donation(*card)).collect(),
                }
            }
            _ => return None,
        })
    }
}
