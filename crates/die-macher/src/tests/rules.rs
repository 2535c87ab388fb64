//! One test per rule, at least; the number of the rule is in its name.

use engine::{Audience, Told};

use super::*;
use crate::figures::*;
use crate::state::{Phase, board_of};
use crate::words::Word as _;

fn s(index: u8) -> Seat {
    Seat::new(index)
}

fn set(indices: &[u8]) -> SeatSet {
    indices.iter().map(|index| s(*index)).collect()
}

fn c(text: &str) -> Card {
    Card::get(text).unwrap()
}

fn programme(text: &str) -> Programme {
    text.split(' ').fold(Programme::default(), |programme, card| programme.with(c(card)))
}

fn open(cards: &str) -> [Slot; 4] {
    let mut slots = [Slot::Gap; 4];
    for (slot, card) in slots.iter_mut().zip(cards.split(' ')) {
        *slot = if card == "?" { Slot::Down } else { Slot::Open(c(card)) };
    }
    slots
}

fn dice(text: &str) -> Chance {
    format!("dice {text}").parse().unwrap()
}

/// A game under test.
#[derive(Clone)]
struct T {
    state: State,
    told: Vec<Told<Event>>,
}

const FIVE: &str = "welfare+ security+ spelling+ nuclear+ genetics+";

impl T {
    /// A dealt game before the start sheets.
    fn dealt(setup: Setup) -> Self {
        let mut state = DieMacher::start(&setup).unwrap();
        play_on(&mut state, &mut SmallRng::seed_from_u64(5), |state| state.phase == Phase::Sheets);
        Self { state, told: Vec::new() }
    }

    /// Round 1, everything plain: no votes, trend 0, one meeting each, no cubes, cash 60, one
    /// programme for all, and this due.
    fn at(seats: u8, phase: Phase) -> Self {
        Self::with(Setup::new(seats), phase)
    }

    fn with(setup: Setup, phase: Phase) -> Self {
        let mut table = Self::dealt(setup);
        table.state.round = 1;
        table.state.phase = phase;
        for seat in 0..5 {
            table.state.secrets[seat].cash = 60;
            table.state.parties[seat].programme = programme(FIVE);
        }
        table.state.boards[0].slots = open("welfare+ security+ spelling+ euro+");
        table
    }

    fn round(mut self, round: u8) -> Self {
        self.state.round = round;
        self
    }

    /// Plays a listed move.
    fn play(&mut self, by: u8, choice: Move) {
        let choices = DieMacher::choices(&self.state, s(by));
        assert!(choices.rank(&choice).is_some(), "{choice} is not listed");
        DieMacher::play(&mut self.state, s(by), &choice, &mut self.told).unwrap();
    }

    /// The code of the refusal; nothing has changed, and the move was not listed.
    fn refuse(&mut self, by: u8, choice: Move) -> &'static str {
        let before = self.state;
        assert!(DieMacher::choices(&self.state, s(by)).rank(&choice).is_none(), "{choice} is listed");
        let refusal = DieMacher::play(&mut self.state, s(by), &choice, &mut self.told).unwrap_err();
        assert!(before == self.state);
        engine::Refusal::code(&refusal)
    }

    fn chance(&mut self, outcome: Chance) {
        assert!(DieMacher::settle(&mut self.state, &outcome, &mut self.told), "{outcome}");
    }

    /// Settles whatever chance brings until somebody must decide.
    fn settle(&mut self) {
        while self.turn() == Turn::Chance {
            let odds = DieMacher::odds(&self.state);
            self.chance(odds.get(0).unwrap());
        }
    }

    fn turn(&self) -> Turn {
        DieMacher::turn(&self.state)
    }

    fn owing(&self) -> SeatSet {
        self.turn().owing()
    }

    fn stage(&self) -> Stage {
        self.table().stage
    }

    fn table(&self) -> Observation {
        DieMacher::observe(&self.state, Viewer::Table)
    }

    fn view(&self, by: u8) -> Observation {
        DieMacher::observe(&self.state, Viewer::Seat(s(by)))
    }

    fn choices(&self, by: u8) -> Vec<Move> {
        DieMacher::choices(&self.state, s(by)).all()
    }

    fn cash(&self, by: u8) -> u16 {
        self.view(by).cash.unwrap()
    }

    fn public(&self) -> Vec<Event> {
        self.told.iter().filter(|told| told.audience == Audience::Public).map(|told| told.event).collect()
    }

    fn has(&self, wanted: &Event) -> bool {
        self.public().contains(wanted)
    }

    fn count(&self, wanted: impl Fn(&Event) -> bool) -> usize {
        self.public().iter().filter(|event| wanted(event)).count()
    }

    /// Puts cubes of a seat on a board, out of its stock.
    fn cubes(&mut self, board: usize, counts: &[u8]) {
        for (seat, count) in counts.iter().enumerate() {
            self.state.boards[board].media[seat] = *count;
            self.state.parties[seat].cubes -= count;
        }
    }

    /// Votes at a board; later ones lie higher.
    fn votes(&mut self, board: usize, votes: &[(u8, u8)]) {
        for (seat, count) in votes {
            self.state.boards[board].gain(usize::from(*seat), *count);
        }
    }
}

/// A random game up to the first position that fits.
fn reach(setup: Setup, seed: u64, fits: impl Fn(&State) -> bool) -> State {
    let mut state = DieMacher::start(&setup).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    play_on(&mut state, &mut rng, |state| fits(state));
    state
}

// 3 Pieces.

#[test]
fn dm_3_1_common_pieces() {
    let state = DieMacher::start(&Setup::new(5)).unwrap();
    assert_eq!(state.boards.len(), 4);
    assert_eq!((Land::ALL.len(), state.lands.count_ones()), (16, 16));
    assert_eq!(u32::from(state.unseen.iter().sum::<u8>()), 42);
    assert_eq!(u32::from(state.programme_draw.iter().sum::<u8>()), 56);
    assert_eq!((state.polls.count_ones(), state.poll_pile, POLLS), (20, 20, 20));
}

#[test]
fn dm_3_2_pieces_of_a_party() {
    let state = DieMacher::start(&Setup::new(5)).unwrap();
    for party in state.parties {
        assert_eq!((party.meetings + BOARDS as u8, party.cubes), (18, 5));
        assert_eq!((party.cabinet.count_ones(), party.donations.count_ones()), (7, 5));
    }
    assert_eq!(Party::ALL.len(), 5);
}

#[test]
fn dm_3_3_seven_topics_of_two_sides() {
    assert_eq!((Topic::ALL.len(), Card::ALL.len()), (7, 14));
    for card in Card::ALL {
        assert_eq!(card.opposite().opposite(), card);
        assert_eq!(card.opposite().topic(), card.topic());
        assert_ne!(card.opposite().is_pro(), card.is_pro());
        assert_eq!(Card::new(card.topic(), card.is_pro()), card);
    }
    assert_eq!((OPINION_COPIES, PROGRAMME_COPIES), (3, 4));
}

#[test]
fn dm_3_4_markers_begin_at_nothing() {
    let table = T::dealt(Setup::new(4));
    for (_, board) in table.table().states() {
        assert_eq!((board.votes, board.trend), ([0; 5], [0; 5]));
    }
}

#[test]
fn dm_3_5_boards_have_their_places() {
    assert_eq!((MOST_VOTES, MOST_TREND, MEETING_PLACES, MEDIA_PLACES, SLOTS), (50, 3, 10, 5, 4));
    assert_eq!(MEDIA_POINTS, [25, 20, 20, 15, 15, 12, 10]);
    assert_eq!((PLACES, MATCH_POINTS, MATCH_GROWTH), (5, [25, 20, 15, 10, 5], [5, 4, 3, 2, 1]));
}

// 4 Setting up.

#[test]
fn dm_4_1_1_three_to_five_different_parties() {
    for seats in [0, 1, 2, 6, 255] {
        assert!(DieMacher::start(&Setup::new(seats)).is_err());
    }
    for seats in 3..=5 {
        assert!(DieMacher::start(&Setup::new(seats)).is_ok());
    }
    assert!(Setup::with_parties(&[Party::Cdu, Party::Cdu, Party::Fdp]).is_none());
    let setup = Setup::with_parties(&[Party::Pds, Party::Cdu, Party::Fdp]).unwrap();
    assert_eq!(setup.party(s(0)), Party::Pds);
    assert_eq!(setup.to_string().parse(), Ok(setup));
}

#[test]
fn dm_4_1_2_stock_and_secret_cash() {
    let table = T::dealt(Setup::new(5));
    for by in 0..5 {
        assert_eq!(table.cash(by), 25);
    }
    assert_eq!(table.table().cash, None);
}

#[test]
fn dm_4_1_3_programmes_cover_five_topics() {
    for seed in 0..40 {
        let state = reach(Setup::new(5), seed, |state| state.phase == Phase::Sheets);
        for party in state.parties {
            let mut topics: Vec<Topic> = party.programme.iter().map(Card::topic).collect();
            topics.dedup();
            assert_eq!((party.programme.len(), topics.len()), (5, 5));
        }
    }
    // Neither equal nor opposite: both kinds of a topic held are not dealt.
    let mut table = T { state: DieMacher::start(&Setup::new(3)).unwrap(), told: Vec::new() };
    table.state.phase = Phase::Programmes;
    table.chance(Chance::Programme { card: c("euro+") });
    for card in ["euro+", "euro-"] {
        assert!(DieMacher::odds(&table.state).rank(&Chance::Programme { card: c(card) }).is_none());
    }
}

#[test]
fn dm_4_1_4_committee_hands_are_secret() {
    let table = T::dealt(Setup::new(4));
    assert_eq!(table.table().hand().count(), 0);
    for by in 0..4 {
        assert_eq!(table.view(by).hand().count(), 3);
        assert_eq!(table.table().party(s(by)).hand, 3);
    }
    let mut told = Vec::new();
    let mut state = DieMacher::start(&Setup::new(3)).unwrap();
    state.phase = Phase::Hands;
    assert!(DieMacher::settle(&mut state, &Chance::Draw { card: c("euro+") }, &mut told));
    assert_eq!(told[0].audience, Audience::only(s(0)));
}

#[test]
fn dm_4_1_5_the_rest_is_the_draw_pile() {
    let view = T::dealt(Setup::new(5)).table();
    assert_eq!((view.programme_draw, view.programme_discard), (56 - 25 - 15, 0));
}

#[test]
fn dm_4_2_1_a_free_meeting_at_each_state() {
    let view = T::dealt(Setup::new(3)).table();
    for (_, board) in view.states() {
        assert_eq!(board.meetings, [1, 1, 1, 0, 0]);
        assert_eq!(board.votes, [0; 5]);
    }
    assert_eq!(view.parties[0].meetings, 14);
}

#[test]
fn dm_4_2_2_four_states_are_drawn() {
    let table = T::dealt(Setup::new(5));
    let lands: std::collections::BTreeSet<_> = table.table().states().map(|(_, board)| board.land).collect();
    assert_eq!(lands.len(), 4);
    assert!(!lands.contains(&None));
    assert_eq!(table.state.lands.count_ones(), 12);
}

#[test]
fn dm_4_2_3_state_1_has_four_topics() {
    for seed in 0..40 {
        let state = reach(Setup::new(3), seed, |state| state.phase == Phase::Sheets);
        let mut topics: Vec<Topic> = state.boards[0].open().map(Card::topic).collect();
        topics.sort_unstable();
        topics.dedup();
        assert_eq!(topics.len(), 4);
    }
}

#[test]
fn dm_4_2_4_face_down_opinions_are_known_to_nobody() {
    let table = T::dealt(Setup::new(3));
    let view = table.table();
    let open: Vec<usize> = view.states().map(|(_, board)| board.open().count()).collect();
    let down: Vec<u8> = view.states().map(|(_, board)| board.down()).collect();
    assert_eq!((open, down), (vec![4, 3, 2, 1], vec![0, 1, 2, 3]));
    // They are not even drawn yet: the state holds no card for them.
    assert_eq!(table.state.unseen.iter().sum::<u8>(), table.state.deck + 6);
    // The open ones are checked as at state 1: what lies there open, and its opposite, are not turned.
    let mut table = T { state: DieMacher::start(&Setup::new(3)).unwrap(), told: Vec::new() };
    table.state.phase = Phase::Opinions;
    for number in 1..=4usize {
        for _ in number..=4 {
            for (slot, lying) in table.state.boards[number - 1].slots.into_iter().enumerate() {
                let Some(card) = lying.card() else { continue };
                for clash in [card, card.opposite()] {
                    let outcome = Chance::Opinion { card: clash };
                    assert!(DieMacher::odds(&table.state).rank(&outcome).is_none(), "{number} {slot}");
                }
            }
            table.chance(DieMacher::odds(&table.state).get(0).unwrap());
        }
        assert_eq!(table.state.boards[number - 1].open().count(), 5 - number);
    }
    assert!(table.state.phase == Phase::Pool(0));
}

#[test]
fn dm_4_2_5_five_members_and_an_empty_nation() {
    let view = T::dealt(Setup::new(5)).table();
    assert!(view.parties.iter().all(|party| party.members == 5));
    assert_eq!(view.nation, Nation::default());
}

#[test]
fn dm_4_2_6_piles_lie_face_down() {
    let view = T::dealt(Setup::new(5)).table();
    assert_eq!((view.deck, view.poll_pile), (42 - 16 - 6, 20));
}

#[test]
fn dm_4_2_7_dues_after_rounds_1_3_and_5_or_4() {
    assert_eq!(Setup::new(5).dues_rounds(), [1, 3, 5]);
    assert_eq!(Setup { dues: Dues::Fourth, ..Setup::new(5) }.dues_rounds(), [1, 3, 4]);
}

#[test]
fn dm_4_2_8_six_cards_in_piles_by_topic() {
    for seed in 0..40 {
        let state = reach(Setup::new(3), seed, |state| state.phase == Phase::Sheets);
        let cards: usize = Topic::ALL.into_iter().map(|topic| state.pool.pile(topic).count()).sum();
        assert_eq!(cards, 6);
        for card in state.pool.tops() {
            assert_eq!(state.pool.pile(card.topic()).last(), Some(card));
            assert!(state.pool.has(card) && !state.pool.has(card.opposite()));
        }
    }
    let mut pool = Pool::default();
    for card in ["euro+", "euro-", "euro+", "health-"] {
        pool.push(c(card));
    }
    assert_eq!(pool.tops().collect::<Vec<_>>(), [c("health-"), c("euro+")]);
    pool.take(c("euro+"));
    assert!(pool.has(c("euro-")));
    assert_eq!(pool.covered()[c("euro+").index()], 1);
}

// 5 Course.

#[test]
fn dm_5_0_1_a_start_round_and_seven_rounds() {
    let mut state = DieMacher::start(&Setup::new(3)).unwrap();
    let mut rounds = vec![0];
    let mut rng = SmallRng::seed_from_u64(2);
    play_on(&mut state, &mut rng, |state| {
        if *rounds.last().unwrap() != state.round {
            rounds.push(state.round);
        }
        false
    });
    assert_eq!(rounds, [0, 1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn dm_5_0_2_the_last_rounds_are_short() {
    let mut sixth = 0;
    let mut seventh = 0;
    for seed in 0..12 {
        let mut state = DieMacher::start(&Setup::new(4)).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed);
        play_on(&mut state, &mut rng, |state| {
            if state.round == 6 {
                sixth += 1;
                assert!(!matches!(state.phase, Phase::Reveal { .. } | Phase::NewLand | Phase::Donate(_)));
            }
            if state.round == 7 {
                seventh += 1;
                assert!(matches!(state.phase, Phase::Cube { .. } | Phase::Opinion { .. } | Phase::Over));
            }
            false
        });
        assert!(state.phase == Phase::Over);
    }
    assert!(sixth > 0 && seventh > 0);
}

#[test]
fn dm_5_0_3_states_vote_in_election_order() {
    let mut state = DieMacher::start(&Setup::new(3)).unwrap();
    let mut told: Vec<Told<Event>> = Vec::new();
    let mut rng = SmallRng::seed_from_u64(4);
    loop {
        match DieMacher::turn(&state) {
            Turn::Over(_) => break,
            Turn::Chance => {
                let odds = DieMacher::odds(&state);
                let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                assert!(DieMacher::settle(&mut state, &outcome, &mut told));
            }
            Turn::Seats(owing) => {
                let by = owing.first().unwrap();
                let choices = DieMacher::choices(&state, by);
                let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                DieMacher::play(&mut state, by, &choice, &mut told).unwrap();
            }
        }
    }
    let voted: Vec<u8> = told
        .iter()
        .filter_map(|told| match told.event {
            Event::SeatsWon { seat, state, .. } if seat == s(0) => Some(state),
            _ => None,
        })
        .collect();
    assert_eq!(voted, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn dm_5_0_4_boards_and_open_opinions_of_each_round() {
    let wanted: [&[usize]; 7] =
        [&[4, 3, 2, 1], &[4, 3, 2, 1], &[4, 3, 2, 1], &[4, 3, 2, 2], &[4, 3, 3], &[4, 4], &[4]];
    for round in 1..=7u8 {
        let state = reach(Setup::new(3), 8, |state| state.round == round);
        let view = state.observe(Viewer::Table);
        let open: Vec<usize> = view.states().map(|(_, board)| board.open().count()).collect();
        assert_eq!(boards_in(round), view.in_play);
        // In round 7 the winner may have taken cards by the time somebody decides.
        if round < 7 {
            assert_eq!(open, wanted[usize::from(round) - 1], "round {round}");
        } else {
            assert_eq!(view.in_play, 1);
        }
    }
}

#[test]
fn dm_5_0_5_nothing_on_credit() {
    let mut table = T::at(3, Phase::Bids);
    assert_eq!(table.refuse(0, Move::Bid { sum: 61 }), "no-cash");
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 0 });
    table.state.secrets[0].cash = 3;
    assert_eq!(table.refuse(0, Move::Buy { state: 1 }), "no-cash");
    let mut table = T::at(3, Phase::Meetings(0));
    table.state.secrets[0].cash = 3;
    assert_eq!(table.refuse(0, Move::Hold { meetings: [4, 0, 0, 0] }), "no-cash");
    table.play(0, Move::Hold { meetings: [3, 0, 0, 0] });
    assert_eq!(table.cash(0), 0);
}

// 5.1 Start round.

fn sheet(text: &str) -> Move {
    format!("sheet {text}").parse().unwrap()
}

#[test]
fn dm_5_1_1_sheets_are_sealed_until_all_are_in() {
    let mut table = T::dealt(Setup::new(3));
    assert_eq!(table.owing(), set(&[0, 1, 2]));
    let one = sheet("trend=1,0,0,0;votes=0,1,0,0;meetings=3;media=1,0,0,0");
    table.play(1, one);
    assert_eq!(table.refuse(1, one), "sealed");
    assert_eq!(table.owing(), set(&[0, 2]));
    assert_eq!((table.view(0).sheet, table.table().sheet), (None, None));
    assert!(table.view(1).sheet.is_some());
    assert!(table.public().is_empty());
    table.play(0, one);
    table.play(2, one);
    assert_eq!(table.count(|event| matches!(event, Event::SheetOpened { .. })), 3);
    // Every sheet there is, once.
    let sheets: std::collections::BTreeSet<String> = (0..Sheet::COUNT)
        .filter_map(Sheet::from_rank)
        .map(|sheet| Move::Sheet { sheet }.to_string())
        .collect();
    assert_eq!((sheets.len(), Sheet::COUNT), (5_040, 5_040));
    for rank in 0..Sheet::COUNT {
        let sheet = Sheet::from_rank(rank).unwrap();
        assert_eq!(Sheet::of(&sheet.plan()), Some(sheet));
    }
}

#[test]
fn dm_5_1_2_three_options_of_column_1() {
    let plan = |trend, votes| Plan { trend, votes, meetings: 0, media: [0; 4] };
    assert!(Sheet::of(&plan([1, 1, 0, 0], [0; 4])).is_some());
    assert!(Sheet::of(&plan([0, 0, 0, 2], [0; 4])).is_some());
    assert!(Sheet::of(&plan([1, 0, 0, 0], [0, 0, 1, 0])).is_some());
    assert!(Sheet::of(&plan([0; 4], [2, 0, 0, 0])).is_some());
    assert!(Sheet::of(&plan([1, 1, 1, 0], [0; 4])).is_none());
    assert!(Sheet::of(&plan([0; 4], [1, 0, 0, 0])).is_none());
    assert!(Sheet::of(&Plan { meetings: 4, ..plan([2, 0, 0, 0], [0; 4]) }).is_none());
    assert_eq!((SHEET_VOTES, SHEET_MEETINGS, SHEET_TRENDS), (6, 6, [2, 1, 0]));
}

#[test]
fn dm_5_1_3_four_options_of_column_2() {
    for (media, members) in [([1, 1, 1, 0], 0), ([0, 2, 0, 0], 4), ([0, 0, 0, 1], 8), ([0; 4], 12)] {
        let plan = Plan { trend: [2, 0, 0, 0], media, ..Plan::default() };
        assert_eq!(Sheet::of(&plan).unwrap().members(), members);
    }
    let plan = Plan { trend: [2, 0, 0, 0], media: [4, 0, 0, 0], ..Plan::default() };
    assert!(Sheet::of(&plan).is_none());
    assert_eq!(SHEET_MEDIA, [(3, 0), (2, 4), (1, 8), (0, 12)]);
}

/// The source's example: trend 0 to +1, 0 to 6 votes, 1 to 7 meetings, one cube, 5 to 13 members.
#[test]
fn dm_5_1_4_sheets_are_executed_from_a_drawn_seat() {
    let mut table = T::dealt(Setup::new(3));
    for by in 0..3 {
        table.play(by, sheet("trend=1,0,0,0;votes=0,1,0,0;meetings=3;media=0,0,0,1"));
    }
    assert_eq!(DieMacher::odds(&table.state).len(), 3);
    table.chance(Chance::First { seat: s(1) });
    let view = table.table();
    assert_eq!((view.boards[0].trend[0], view.boards[1].votes[0], view.boards[2].meetings[0]), (1, 6, 7));
    assert_eq!((view.boards[3].media[0], view.parties[0].members), (1, 13));
    assert_eq!((view.parties[0].cubes, view.parties[0].meetings), (4, 8));
    // Seats 1, 2, 0: the last lies on top.
    let height = view.boards[1].height;
    assert!(height[1] < height[2] && height[2] < height[0]);
    assert_eq!((view.stage, view.round), (Stage::Bids, 1));
    // A state named twice gets both lines.
    let mut table = T::dealt(Setup::new(3));
    table.play(0, sheet("trend=0,2,0,0;votes=0,0,0,0;meetings=1;media=0,0,0,0"));
    table.play(1, sheet("trend=0,0,0,0;votes=0,2,0,0;meetings=1;media=0,0,2,0"));
    table.play(2, sheet("trend=0,1,0,0;votes=0,1,0,0;meetings=2;media=1,0,2,0"));
    table.settle();
    let view = table.table();
    assert_eq!(
        (view.boards[1].trend[..3].to_vec(), view.boards[1].votes[..3].to_vec()),
        (vec![2, 0, 1], vec![0, 12, 6])
    );
    assert_eq!((view.boards[2].media[1], view.boards[2].media[2]), (2, 2));
    assert_eq!([0, 1, 2].map(|at| view.parties[at].members), [17, 9, 5]);
}

#[test]
fn dm_5_1_5_more_than_five_cubes_all_stay() {
    let mut table = T::dealt(Setup::new(3));
    for by in 0..3 {
        table.play(by, sheet("trend=2,0,0,0;votes=0,0,0,0;meetings=1;media=0,3,0,0"));
    }
    table.settle();
    assert_eq!(table.state.boards[1].cubes(), 9);
    table.state.phase = Phase::Media { nth: 0, passes: 0 };
    assert_eq!(table.refuse(0, Move::Buy { state: 2 }), "no-media-place");
}

#[test]
fn dm_5_1_6_the_start_round_is_free() {
    let mut table = T::dealt(Setup::new(5));
    for by in 0..5 {
        table.play(by, sheet("trend=0,0,0,0;votes=1,1,0,0;meetings=1;media=1,1,0,0"));
    }
    table.settle();
    assert!((0..5).all(|by| table.cash(by) == 25));
}

// 5.2.1 First player.

#[test]
fn dm_5_2_1_1_bids_are_secret_until_all_are_in() {
    let mut table = T::at(3, Phase::Bids);
    assert_eq!(table.choices(0).len(), 61);
    table.play(0, Move::Bid { sum: 7 });
    assert_eq!((table.view(1).bid, table.view(0).bid), (None, Some(7)));
    assert!(table.public().is_empty());
    assert_eq!(table.refuse(0, Move::Bid { sum: 8 }), "sealed");
}

#[test]
fn dm_5_2_1_2_the_winner_names_or_is_the_first_player() {
    let mut table = T::at(3, Phase::Bids);
    for (by, sum) in [(0, 2), (1, 5), (2, 0)] {
        table.play(by, Move::Bid { sum });
    }
    assert_eq!(table.stage(), Stage::NameFirst(s(1)));
    assert_eq!(table.choices(1).len(), 3);
    table.play(1, Move::First { seat: s(2) });
    assert_eq!(table.table().first, s(2));
    let bidder = Setup { first: FirstPlayer::Bidder, ..Setup::new(3) };
    let mut table = T::with(bidder, Phase::Bids);
    for (by, sum) in [(0, 2), (1, 5), (2, 0)] {
        table.play(by, Move::Bid { sum });
    }
    assert_eq!((table.table().first, table.stage()), (s(1), Stage::Discard(s(1))));
}

#[test]
fn dm_5_2_1_3_ties_are_rolled_for_and_rolled_again() {
    let mut table = T::at(4, Phase::Bids);
    for (by, sum) in [(0, 3), (1, 1), (2, 3), (3, 3)] {
        table.play(by, Move::Bid { sum });
    }
    assert_eq!(table.stage(), Stage::Tie(set(&[0, 2, 3])));
    assert_eq!(DieMacher::hand(&table.state), Some(s(0)));
    for text in ["6,2", "5,3", "4,1"] {
        table.chance(dice(text));
    }
    assert_eq!(table.stage(), Stage::Tie(set(&[0, 2])));
    table.chance(dice("1,1"));
    table.chance(dice("2,1"));
    assert_eq!(table.stage(), Stage::NameFirst(s(2)));
    // All bidding nothing is such a tie.
    let mut table = T::at(3, Phase::Bids);
    (0..3).for_each(|by| table.play(by, Move::Bid { sum: 0 }));
    assert_eq!(table.stage(), Stage::Tie(set(&[0, 1, 2])));
}

#[test]
fn dm_5_2_1_4_only_the_winner_of_the_bid_pays() {
    let mut table = T::at(3, Phase::Bids);
    for (by, sum) in [(0, 2), (1, 5), (2, 4)] {
        table.play(by, Move::Bid { sum });
    }
    table.play(1, Move::First { seat: s(0) });
    assert_eq!([0, 1, 2].map(|by| table.cash(by)), [60, 55, 60]);
}

#[test]
fn dm_5_2_1_5_the_others_follow_clockwise() {
    let mut table = T::at(4, Phase::NameFirst(s(0)));
    table.play(0, Move::First { seat: s(2) });
    let order: Vec<Seat> = table.table().order().collect();
    assert_eq!(order, [s(2), s(3), s(0), s(1)]);
    // Round 7 keeps it.
    let state = reach(Setup::new(4), 3, |state| state.round == 6 && matches!(state.phase, Phase::Discard(_)));
    let first = state.first;
    let mut rng = SmallRng::seed_from_u64(1);
    let mut state = state;
    play_on(&mut state, &mut rng, |_| false);
    assert_eq!(state.first, first);
}

// 5.2.2 Committee.

#[test]
fn dm_5_2_2_1_one_party_after_another() {
    let mut table = T::at(3, Phase::Discard(0));
    for by in 0..3 {
        assert_eq!(table.stage(), Stage::Discard(s(by)));
        table.play(by, Move::Discard { cards: 0 });
        assert_eq!(table.stage(), Stage::Swap(s(by)));
        table.play(by, Move::Keep);
    }
    assert_eq!(table.stage(), Stage::Place(s(0)));
}

#[test]
fn dm_5_2_2_2_any_cards_of_the_hand_face_down() {
    let mut table = T::at(3, Phase::Discard(0));
    assert_eq!(table.choices(0).len(), 8);
    assert_eq!(table.refuse(0, Move::Discard { cards: 8 }), "not-in-hand");
    table.state.secrets[0].hand = [c("welfare+"), c("spelling-"), c("euro-")];
    let before = table.state.programme_discard;
    table.play(0, Move::Discard { cards: 0b101 });
    assert_eq!(table.state.hand_cards(0), [c("spelling-")]);
    let gone = |card: &str| table.state.programme_discard[c(card).index()] - before[c(card).index()];
    assert_eq!(["welfare+", "spelling-", "euro-"].map(gone), [1, 0, 1]);
    assert_eq!(table.public(), [Event::Discarded { seat: s(0), cards: 2 }]);
    assert_eq!(table.table().programme_discard, 2);
}

#[test]
fn dm_5_2_2_3_up_to_three_cards_again() {
    let mut table = T::at(3, Phase::Discard(0));
    table.play(0, Move::Discard { cards: 0b111 });
    table.settle();
    assert_eq!(table.view(0).hand().count(), 3);
    // An empty pile is made of the discards.
    let mut table = T::at(3, Phase::Discard(0));
    table.state.programme_discard = table.state.programme_draw;
    table.state.programme_draw = [0; KINDS];
    table.play(0, Move::Discard { cards: 1 });
    assert!(table.has(&Event::ProgrammesShuffled));
    assert_eq!(table.table().programme_discard, 0);
}

#[test]
fn dm_5_2_2_4_one_card_is_swapped_openly() {
    let mut table = T::at(3, Phase::Swap(0));
    table.state.secrets[0].hand = [c("health+"), c("health+"), c("euro-")];
    table.play(0, Move::Swap { out: Topic::Welfare, card: c("euro-") });
    assert!(table.has(&Event::Swapped { seat: s(0), out: c("welfare+"), card: c("euro-") }));
    let view = table.view(0);
    assert!(
        view.parties[0].programme.contains(c("euro-")) && !view.parties[0].programme.contains(c("welfare+"))
    );
    assert_eq!(view.parties[0].hand, 2);
    assert_eq!(table.stage(), Stage::Discard(s(1)));
}

#[test]
fn dm_5_2_2_5_never_two_cards_of_a_topic() {
    let mut table = T::at(3, Phase::Swap(0));
    table.state.secrets[0].hand = [c("welfare-"), c("spelling+"), c("euro-")];
    assert_eq!(table.refuse(0, Move::Swap { out: Topic::Nuclear, card: c("welfare-") }), "topic-twice");
    assert_eq!(table.refuse(0, Move::Swap { out: Topic::Nuclear, card: c("spelling+") }), "topic-twice");
    assert_eq!(table.refuse(0, Move::Swap { out: Topic::Health, card: c("euro-") }), "not-in-programme");
    assert_eq!(table.refuse(0, Move::Swap { out: Topic::Nuclear, card: c("euro+") }), "not-in-hand");
    // Its opposite takes a card's place, and then the turn is over.
    table.play(0, Move::Swap { out: Topic::Welfare, card: c("welfare-") });
    assert_eq!(table.refuse(0, Move::Swap { out: Topic::Nuclear, card: c("euro-") }), "not-due");
}

#[test]
fn dm_5_2_2_6_the_rest_of_the_hand_stays_secret() {
    let mut table = T::at(3, Phase::Swap(0));
    table.play(0, Move::Keep);
    let held: Vec<Card> = table.view(0).hand().collect();
    assert_eq!(held, table.state.hand_cards(0));
    assert_eq!(table.view(1).hand().collect::<Vec<_>>(), table.state.hand_cards(1));
    assert_eq!(table.table().hand, [None; 3]);
}

// 5.2.3 Cabinet.

fn place(card: Minister, state: u8) -> Move {
    Move::Place { card, state }
}

fn act(state: u8, action: Action) -> Move {
    Move::Act { state, action }
}

/// Seat 0 of three is to execute this card at state 1.
fn executing(card: Minister) -> T {
    let mut table = T::at(3, Phase::Act(0));
    table.state.opened = true;
    table.state.placed[0][0] = Some(card);
    table
}

#[test]
fn dm_5_2_3_1_at_most_one_card_at_a_state() {
    let mut table = T::at(3, Phase::Place(0));
    table.play(0, place(Minister::Chancellor, 1));
    assert_eq!(table.refuse(0, place(Minister::Justice, 1)), "card-there");
    assert_eq!(table.refuse(0, place(Minister::Chancellor, 2)), "card-used");
    assert_eq!(table.refuse(0, place(Minister::Justice, 5)), "not-in-play");
    table.play(0, place(Minister::GroupLeader, 2));
    table.play(0, place(Minister::Foreign, 3));
    // 50 of 60 are spent.
    table.state.secrets[0].cash = 54;
    assert_eq!(table.refuse(0, place(Minister::Finance, 4)), "no-cash");
    table.play(0, place(Minister::Justice, 4));
    assert_eq!((table.table().placed[0], table.table().cabinet[0]), ([true; 4], [None; 4]));
    assert_eq!(table.view(0).cabinet[0][0], Some(Minister::Chancellor));
    table.play(0, Move::Done);
    assert_eq!(table.stage(), Stage::Place(s(1)));
}

#[test]
fn dm_5_2_3_2_all_are_revealed_and_paid_before_any_acts() {
    let mut table = T::at(3, Phase::Place(0));
    table.play(0, place(Minister::Finance, 1));
    table.play(0, Move::Done);
    table.play(1, Move::Done);
    table.play(2, place(Minister::Press, 2));
    assert_eq!(table.cash(0), 60);
    table.play(2, Move::Done);
    assert_eq!((table.cash(0), table.cash(1), table.cash(2)), (55, 60, 55));
    assert_eq!(table.table().cabinet[2][1], Some(Minister::Press));
    assert_eq!(table.stage(), Stage::Act(s(0)));
    assert_eq!(table.state.boards[0].votes, [0; 5]);
}

#[test]
fn dm_5_2_3_3_all_cards_of_one_party_then_of_the_next() {
    let mut table = T::at(3, Phase::Act(0));
    table.state.opened = true;
    table.state.placed[0] = [Some(Minister::Finance), Some(Minister::Justice), None, None];
    table.state.placed[1][0] = Some(Minister::Press);
    assert_eq!(table.refuse(1, act(1, Action::Votes)), "not-due");
    assert_eq!(table.refuse(0, act(3, Action::Votes)), "no-card-there");
    // Any order.
    table.play(0, act(2, Action::Votes));
    assert_eq!(table.stage(), Stage::Act(s(0)));
    table.play(0, act(1, Action::Votes));
    assert_eq!(table.stage(), Stage::Act(s(1)));
}

#[test]
fn dm_5_2_3_4_one_action_or_none() {
    let mut table = executing(Minister::Finance);
    table.play(0, act(1, Action::Waive));
    assert_eq!(table.state.boards[0].votes[0], 0);
    assert!(!matches!(table.stage(), Stage::Act(_)));
    let mut table = executing(Minister::Press);
    assert_eq!(table.refuse(0, act(1, Action::Dirty(s(0)))), "self-target");
}

#[test]
fn dm_5_2_3_5_what_each_card_can_do() {
    let all: Vec<_> = Minister::ALL
        .into_iter()
        .map(|card| {
            let f = card.figures();
            (f.cost, f.votes, f.own, f.other, f.media, f.tile)
        })
        .collect();
    assert_eq!(
        all,
        [
            (25, 15, 4, 4, true, true),
            (15, 12, 3, 3, true, true),
            (10, 10, 2, 2, true, true),
            (5, 8, 1, 0, true, false),
            (5, 8, 0, 2, true, false),
            (3, 5, 0, 0, true, false),
            (3, 5, 0, 0, false, true),
        ]
    );
    assert_eq!(all.iter().map(|card| card.0).sum::<u16>(), 66);
    for card in Minister::ALL {
        let mut table = executing(card);
        table.cubes(0, &[0, 1]);
        let f = card.figures();
        let choices = table.choices(0);
        assert_eq!(choices.contains(&act(1, Action::Own)), f.own > 0, "{card}");
        assert_eq!(choices.contains(&act(1, Action::Dirty(s(1)))), f.other > 0, "{card}");
        assert_eq!(choices.contains(&act(1, Action::Media(s(1)))), f.media, "{card}");
        assert!(choices.contains(&act(1, Action::Key(0))));
        if f.own == 0 {
            assert_eq!(table.refuse(0, act(1, Action::Own)), "no-such-action");
        }
    }
}

#[test]
fn dm_5_2_3_6_votes_up_to_fifty_on_top() {
    let mut table = executing(Minister::Chancellor);
    table.votes(0, &[(0, 35), (1, 50), (2, 50)]);
    table.play(0, act(1, Action::Votes));
    let board = table.state.boards[0];
    assert_eq!(board.votes[0], 50);
    assert!(board.height[0] > board.height[2] && board.height[2] > board.height[1]);
    // At 50 already: no step, and the place in the stack stays.
    let mut table = executing(Minister::Chancellor);
    table.votes(0, &[(0, 50), (1, 50)]);
    table.play(0, act(1, Action::Votes));
    let board = table.state.boards[0];
    assert!(board.height[0] < board.height[1]);
}

#[test]
fn dm_5_2_3_7_one_key_issue_that_counts_double() {
    let mut table = executing(Minister::Justice);
    table.state.boards[0].slots[3] = Slot::Down;
    assert_eq!(table.refuse(0, act(1, Action::Key(3))), "not-open");
    assert_eq!(table.refuse(0, act(1, Action::Unkey)), "no-key");
    table.play(0, act(1, Action::Key(0)));
    assert_eq!(table.state.boards[0].agreement(programme(FIVE)), 4);
    assert_eq!(table.state.boards[0].agreement(programme("welfare-")), -2);
    // One at most; it can be taken away.
    table.state.phase = Phase::Act(0);
    table.state.placed[0][0] = Some(Minister::Press);
    assert_eq!(table.refuse(0, act(1, Action::Key(1))), "key-there");
    table.play(0, act(1, Action::Unkey));
    assert_eq!(table.state.boards[0].agreement(programme(FIVE)), 3);
}

#[test]
fn dm_5_2_3_8_one_cube_for_another_for_four_thousand() {
    let mut table = executing(Minister::Justice);
    table.cubes(0, &[1, 3, 2]);
    table.play(0, act(1, Action::Media(s(1))));
    assert_eq!(table.state.boards[0].media[..3], [2, 2, 2]);
    assert_eq!((table.cash(0), table.cash(1)), (56, 64));
    assert_eq!((table.state.parties[0].cubes, table.state.parties[1].cubes), (3, 3));
    let mut table = executing(Minister::Justice);
    assert_eq!(table.refuse(0, act(1, Action::Media(s(1)))), "no-cube-there");
    table.cubes(0, &[0, 1]);
    table.state.parties[0].cubes = 0;
    assert_eq!(table.refuse(0, act(1, Action::Media(s(1)))), "no-cube-left");
    table.state.parties[0].cubes = 5;
    table.state.secrets[0].cash = 3;
    assert_eq!(table.refuse(0, act(1, Action::Media(s(1)))), "no-cash");
    assert_eq!(table.refuse(0, act(1, Action::Media(s(0)))), "self-target");
}

#[test]
fn dm_5_2_3_9_success_propaganda_is_cut_at_three() {
    for (from, to) in [(-3, 1), (-1, 3), (0, 3)] {
        let mut table = executing(Minister::Chancellor);
        table.state.boards[0].trend[0] = from;
        table.play(0, act(1, Action::Own));
        assert_eq!(table.state.boards[0].trend[0], to);
    }
}

#[test]
fn dm_5_2_3_10_dirty_campaign_in_spite_of_media_control() {
    let mut table = executing(Minister::GroupLeader);
    table.cubes(0, &[0, 2]);
    assert_eq!(table.state.boards[0].control(), Some(s(1)));
    table.state.boards[0].trend[1] = -1;
    table.play(0, act(1, Action::Dirty(s(1))));
    assert_eq!(table.state.boards[0].trend[1], -3);
}

#[test]
fn dm_5_2_3_11_telephones_lay_coalition_tiles() {
    let mut table = executing(Minister::BackBencher);
    table.play(0, act(1, Action::Waive));
    assert!(table.has(&Event::TileLaid { seat: s(0), state: 1 }));
    assert_eq!(table.state.boards[0].tiles, set(&[0]));
    let mut table = executing(Minister::Justice);
    table.play(0, act(1, Action::Votes));
    assert!(table.state.boards[0].tiles.is_empty());
    // Not at state 7.
    let mut table = executing(Minister::BackBencher).round(4);
    table.state.placed[0] = [None, None, None, Some(Minister::BackBencher)];
    table.play(0, act(7, Action::Votes));
    assert!(table.state.boards[board_of(7)].tiles.is_empty());
    assert_eq!(table.state.boards[board_of(7)].votes[0], 5);
}

#[test]
fn dm_5_2_3_12_used_cards_are_out() {
    let mut table = T::at(3, Phase::Place(0));
    table.play(0, place(Minister::BackBencher, 1));
    table.play(0, Move::Done);
    table.play(1, Move::Done);
    table.play(2, Move::Done);
    table.play(0, act(1, Action::Votes));
    assert!(!table.table().party(s(0)).has(Minister::BackBencher));
    table.state.phase = Phase::Place(0);
    table.state.opened = false;
    assert_eq!(table.refuse(0, place(Minister::BackBencher, 2)), "card-used");
}

// 5.2.4 Coalitions.

/// Tiles of these seats at the current state; the first of them is on turn. Programmes by common
/// points with seat 0.
fn seeking(seats: u8, tiles: &[u8]) -> T {
    let mut table = T::at(seats, Phase::Coalition { nth: tiles[0], asked: SeatSet::EMPTY });
    table.state.boards[0].tiles = set(tiles);
    table
}

const TWO: &str = "welfare+ security+ spelling- nuclear- genetics-";
const ONE: &str = "welfare+ security- spelling- nuclear- genetics-";

#[test]
fn dm_5_2_4_1_both_need_a_tile() {
    let mut table = seeking(4, &[0, 2]);
    assert_eq!(table.refuse(0, Move::Offer { seat: s(1) }), "not-free");
    assert_eq!(table.refuse(0, Move::Offer { seat: s(0) }), "self-target");
    table.play(0, Move::Offer { seat: s(2) });
    table.play(2, Move::Answer { yes: false });
    // Seat 1 has no tile and no turn.
    table.play(0, Move::Done);
    assert_eq!(table.stage(), Stage::Coalition { seat: s(2), asked: SeatSet::EMPTY });
    // A tile at another state does not count.
    let mut table = T::at(3, Phase::Act(2));
    table.state.opened = true;
    table.state.placed[2][0] = Some(Minister::BackBencher);
    table.state.boards[1].tiles = set(&[0, 1, 2]);
    table.state.boards[0].tiles = set(&[0]);
    table.play(2, act(1, Action::Waive));
    assert_eq!(table.stage(), Stage::Coalition { seat: s(0), asked: SeatSet::EMPTY });
    assert_eq!(table.refuse(0, Move::Offer { seat: s(1) }), "not-free");
}

#[test]
fn dm_5_2_4_2_two_common_points_and_consent() {
    let mut table = seeking(3, &[0, 1, 2]);
    table.state.parties[1].programme = programme(TWO);
    table.state.parties[2].programme = programme(ONE);
    // The hand does not count.
    table.state.secrets[2].hand = [c("security+"), c("spelling+"), c("nuclear+")];
    assert_eq!(table.refuse(0, Move::Offer { seat: s(2) }), "too-little-common");
    table.play(0, Move::Offer { seat: s(1) });
    assert_eq!(table.stage(), Stage::Answer { seat: s(1), by: s(0) });
    table.play(1, Move::Answer { yes: true });
    assert_eq!(table.state.parties[0].partner, Some(s(1)));
    assert_eq!(table.state.parties[1].partner, Some(s(0)));
    let mut table = seeking(3, &[0, 1]);
    table.play(0, Move::Offer { seat: s(1) });
    table.play(1, Move::Answer { yes: false });
    assert_eq!(table.state.parties[0].partner, None);
}

#[test]
fn dm_5_2_4_3_three_common_points_force() {
    let mut table = seeking(3, &[0, 1, 2]);
    table.state.parties[1].programme = programme(TWO);
    assert_eq!(table.refuse(0, Move::Force { seat: s(1) }), "too-little-common");
    table.play(0, Move::Force { seat: s(2) });
    assert!(table.has(&Event::Coalition { seat: s(0), with: s(2), forced: true }));
}

#[test]
fn dm_5_2_4_4_any_number_of_offers_or_one() {
    let mut table = seeking(4, &[0, 1, 2]);
    table.play(0, Move::Offer { seat: s(1) });
    table.play(1, Move::Answer { yes: false });
    assert_eq!(table.refuse(0, Move::Offer { seat: s(1) }), "asked");
    table.play(0, Move::Offer { seat: s(2) });
    table.play(2, Move::Answer { yes: false });
    // Refused, and now forced.
    table.play(0, Move::Force { seat: s(1) });
    assert_eq!(table.state.parties[1].partner, Some(s(0)));
    let one = Setup { offers: Offers::One, ..Setup::new(4) };
    let mut table = T::with(one, Phase::Coalition { nth: 0, asked: SeatSet::EMPTY });
    table.state.boards[0].tiles = set(&[0, 1, 2]);
    table.play(0, Move::Offer { seat: s(1) });
    table.play(1, Move::Answer { yes: false });
    assert_eq!(table.stage(), Stage::Coalition { seat: s(1), asked: SeatSet::EMPTY });
    // Seat 0 can be asked after its own turn.
    table.play(1, Move::Offer { seat: s(0) });
}

#[test]
fn dm_5_2_4_5_one_coalition_a_round() {
    let mut table = seeking(4, &[0, 1, 2]);
    table.play(0, Move::Force { seat: s(1) });
    // Nobody is left for seat 2.
    assert!(matches!(table.stage(), Stage::Media { .. }));
    let mut table = seeking(5, &[0, 1, 2, 3]);
    table.play(0, Move::Force { seat: s(1) });
    assert_eq!(table.stage(), Stage::Coalition { seat: s(2), asked: SeatSet::EMPTY });
    assert_eq!(table.refuse(2, Move::Force { seat: s(1) }), "not-free");
    table.play(2, Move::Offer { seat: s(3) });
}

#[test]
fn dm_5_2_4_6_for_this_election_only() {
    let mut table = seeking(3, &[0, 1]);
    table.play(0, Move::Force { seat: s(1) });
    table.state.boards[1].tiles = set(&[2]);
    let mut rng = SmallRng::seed_from_u64(1);
    play_on(&mut table.state, &mut rng, |state| state.round == 2);
    assert!(table.state.parties.iter().all(|party| party.partner.is_none()));
    // The board was cleared; tiles elsewhere lie where they lay.
    assert!(table.state.boards[0].tiles.is_empty());
    assert!(table.state.boards[1].tiles.contains(s(2)));
}

#[test]
fn dm_5_2_4_7_none_in_round_7() {
    for seed in 0..20 {
        let state = reach(Setup::new(5), seed, |state| state.round == 7);
        assert!(state.parties.iter().all(|party| party.partner.is_none()));
        assert!(state.board(0).tiles.is_empty());
    }
}

// 5.2.5 Media.

#[test]
fn dm_5_2_5_1_one_cube_for_four_thousand() {
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 0 });
    table.play(0, Move::Buy { state: 3 });
    assert_eq!((table.cash(0), table.state.boards[2].media[0], table.state.parties[0].cubes), (56, 1, 4));
    assert_eq!(table.stage(), Stage::Media { seat: s(1), passes: 0 });
    table.state.parties[1].cubes = 0;
    assert_eq!(table.refuse(1, Move::Buy { state: 1 }), "no-cube-left");
    assert_eq!(table.refuse(1, Move::Buy { state: 6 }), "not-in-play");
}

#[test]
fn dm_5_2_5_2_passing_is_not_final() {
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 0 });
    table.play(0, Move::Pass);
    table.play(1, Move::Buy { state: 1 });
    table.play(2, Move::Pass);
    table.play(0, Move::Buy { state: 1 });
    assert_eq!(table.state.boards[0].media[..2], [1, 1]);
}

/// The example: the first buys, three pass, it buys again, three pass, it passes: the end.
#[test]
fn dm_5_2_5_3_it_ends_when_all_have_passed_in_a_row() {
    let mut table = T::at(4, Phase::Media { nth: 0, passes: 0 });
    for _ in 0..2 {
        table.play(0, Move::Buy { state: 2 });
        (1..4).for_each(|by| table.play(by, Move::Pass));
        assert_eq!(table.stage(), Stage::Media { seat: s(0), passes: 3 });
    }
    table.play(0, Move::Pass);
    assert!(!matches!(table.stage(), Stage::Media { .. }));
    // Whoever has no cube passes unasked, and that counts.
    let mut table = T::at(4, Phase::Media { nth: 0, passes: 0 });
    (table.state.parties[0].cubes, table.state.parties[2].cubes) = (1, 0);
    table.play(0, Move::Buy { state: 1 });
    table.play(1, Move::Pass);
    assert_eq!(table.stage(), Stage::Media { seat: s(3), passes: 2 });
    table.play(3, Move::Pass);
    assert!(!matches!(table.stage(), Stage::Media { .. }));
}

#[test]
fn dm_5_2_5_4_five_places() {
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 0 });
    table.cubes(0, &[1, 2, 2]);
    assert_eq!(table.refuse(0, Move::Buy { state: 1 }), "no-media-place");
    table.cubes(1, &[1, 1, 2]);
    table.play(0, Move::Buy { state: 2 });
}

#[test]
fn dm_5_2_5_5_more_cubes_than_each_other_party() {
    for (cubes, control) in [([2, 1, 1], Some(0)), ([2, 2, 0], None), ([0, 0, 0], None), ([0, 0, 1], Some(2))]
    {
        let mut table = T::at(3, Phase::Media { nth: 0, passes: 2 });
        table.cubes(0, &cubes);
        assert_eq!(table.state.boards[0].control(), control.map(s));
        table.play(0, Move::Pass);
        assert!(table.has(&Event::Controlled { state: 1, seat: control.map(s) }));
    }
}

/// Seat 0 controls states 1 and 3 and may exchange.
fn controlling() -> T {
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 2 });
    table.cubes(0, &[1]);
    table.cubes(2, &[1]);
    table.state.pool = Pool::default();
    for card in ["health+", "health-", "euro-", "genetics+"] {
        table.state.pool.push(c(card));
    }
    table.play(0, Move::Pass);
    table
}

#[test]
fn dm_5_2_5_6_control_exchanges_from_the_current_state_on() {
    let mut table = controlling();
    assert_eq!(table.stage(), Stage::Exchange { seat: s(0), state: 1, why: Why::Control });
    let deck = table.table().deck;
    table.play(0, Move::Exchange { slot: 3, card: c("genetics+") });
    assert_eq!(table.state.out[c("euro+").index()], 1);
    assert_eq!(table.state.boards[0].slots[3], Slot::Open(c("genetics+")));
    assert_eq!((table.stage(), DieMacher::hand(&table.state)), (Stage::Refill, Some(s(0))));
    table.settle();
    assert_eq!(table.table().deck, deck - 1);
    assert!(matches!(table.stage(), Stage::Exchange { state: 3, .. }));
    table.play(0, Move::Keep);
    assert!(table.has(&Event::NotExchanged { seat: s(0), state: 3 }));
    assert!(matches!(table.stage(), Stage::Meetings(_)));
    // Where nothing can be exchanged nobody is asked: the only open opinion is the key issue.
    let mut table = T::at(3, Phase::Media { nth: 0, passes: 2 });
    table.cubes(3, &[0, 1]);
    table.state.boards[3].slots = open("welfare+ ? ? ?");
    table.state.pool = Pool::default();
    table.state.pool.push(c("health+"));
    let mut doubled = table.clone();
    doubled.state.boards[3].key = Some(0);
    table.play(0, Move::Pass);
    assert_eq!(table.stage(), Stage::Exchange { seat: s(1), state: 4, why: Why::Control });
    doubled.play(0, Move::Pass);
    assert!(matches!(doubled.stage(), Stage::Meetings(_)));
}

#[test]
fn dm_5_2_5_7_limits_of_an_exchange() {
    let mut table = controlling();
    table.state.boards[0].key = Some(1);
    assert_eq!(table.refuse(0, Move::Exchange { slot: 1, card: c("health-") }), "doubled");
    assert_eq!(table.refuse(0, Move::Exchange { slot: 0, card: c("euro-") }), "opinion-twice");
    assert_eq!(table.refuse(0, Move::Exchange { slot: 4, card: c("health-") }), "not-open");
    table.state.boards[0].slots[2] = Slot::Down;
    assert_eq!(table.refuse(0, Move::Exchange { slot: 2, card: c("health-") }), "not-open");
    // The opposite of the one that goes.
    table.play(0, Move::Exchange { slot: 3, card: c("euro-") });
}

#[test]
fn dm_5_2_5_8_only_top_cards_and_piles_by_topic() {
    let mut table = controlling();
    assert_eq!(table.refuse(0, Move::Exchange { slot: 0, card: c("health+") }), "not-in-pool");
    assert_eq!(table.refuse(0, Move::Exchange { slot: 0, card: c("welfare-") }), "not-in-pool");
    table.play(0, Move::Exchange { slot: 0, card: c("health-") });
    // Now the covered one is free.
    assert!(table.state.pool.has(c("health+")));
    table.state.unseen[c("euro+").index()] = 1;
    table.chance(Chance::Opinion { card: c("euro+") });
    assert!(table.state.pool.has(c("euro+")));
    assert_eq!(table.state.pool.pile(Topic::Euro).count(), 2);
}

// 5.2.6 Meetings.

#[test]
fn dm_5_2_6_1_four_a_round_ten_on_a_board_from_the_stock() {
    let mut table = T::at(3, Phase::Meetings(0));
    table.state.boards[1].meetings[0] = 8;
    table.state.parties[0].meetings = 7;
    assert_eq!(table.refuse(0, Move::Hold { meetings: [5, 0, 0, 0] }), "too-many-meetings");
    assert_eq!(table.refuse(0, Move::Hold { meetings: [0, 3, 0, 0] }), "too-many-meetings");
    assert_eq!(table.refuse(0, Move::Hold { meetings: [4, 0, 4, 0] }), "no-meetings-left");
    table.play(0, Move::Hold { meetings: [4, 2, 1, 0] });
    assert_eq!(table.cash(0), 53);
    assert_eq!([0, 1, 2, 3].map(|board| table.state.boards[board].meetings[0]), [5, 10, 2, 1]);
    assert_eq!(table.stage(), Stage::Meetings(s(1)));
    let mut late = T::at(3, Phase::Meetings(0)).round(6);
    assert_eq!(late.refuse(0, Move::Hold { meetings: [0, 0, 1, 0] }), "not-in-play");
}

/// Ranks of meetings are a bijection whatever stock and cash allow.
#[test]
fn dm_5_2_6_1_ways_to_hold_meetings_are_counted_right() {
    for caps in [[4, 4, 4, 4], [4, 2, 0, 3], [1, 0, 0, 0], [3, 3, 0, 0]] {
        for most in 0..=16u8 {
            let options = Options::Hold { caps, most };
            let mut count = 0;
            for index in 0..5u16.pow(4) {
                let meetings = [0, 1, 2, 3].map(|place| (index / 5u16.pow(place) % 5) as u8);
                let fits = meetings.iter().zip(caps).all(|(held, cap)| *held <= cap)
                    && meetings.iter().sum::<u8>() <= most;
                let rank = options.rank(&Move::Hold { meetings });
                assert_eq!(rank.is_some(), fits);
                if let Some(rank) = rank {
                    assert_eq!(options.get(rank), Some(Move::Hold { meetings }));
                    count += 1;
                }
            }
            assert_eq!(options.len(), count);
        }
    }
}

#[test]
fn dm_5_2_6_2_emptied_places_are_free_again() {
    let mut table = T::at(3, Phase::Convert { offset: 1, nth: 0 });
    table.state.boards[1].meetings[0] = 10;
    table.state.parties[0].meetings = 5;
    table.play(0, Move::Convert { meetings: 10 });
    table.state.phase = Phase::Meetings(0);
    table.play(0, Move::Hold { meetings: [0, 4, 0, 0] });
    assert_eq!(table.state.boards[1].meetings[0], 4);
}

// 5.2.7 Polls.

fn auction(seats: u8) -> T {
    T::at(seats, Phase::Auction { offset: 0, nth: 0, high: 0, leader: None, within: SeatSet::all(seats) })
}

#[test]
fn dm_5_2_7_1_one_poll_for_each_state() {
    let mut table = T::at(3, Phase::Meetings(2));
    table.play(2, Move::Hold { meetings: [0; 4] });
    for state in 1..=4 {
        assert!(table.has(&Event::PollOffered { state }));
        for by in 0..3 {
            assert!(matches!(table.stage(), Stage::Auction { state: now, .. } if now == state));
            table.play(by, Move::Pass);
        }
    }
    assert!(!matches!(table.stage(), Stage::Auction { .. }));
}

#[test]
fn dm_5_2_7_2_raise_pass_and_standing_maximum() {
    let mut table = auction(3);
    table.play(0, Move::Raise { sum: 2 });
    assert_eq!(table.refuse(1, Move::Raise { sum: 2 }), "low-bid");
    assert_eq!(table.refuse(1, Move::Limit { sum: 3 }), "low-bid");
    assert_eq!(table.refuse(1, Move::Raise { sum: 61 }), "no-cash");
    // Up to 7 for seat 1, secretly.
    table.play(1, Move::Limit { sum: 7 });
    assert!(table.has(&Event::Raised { seat: s(1), sum: 3, standing: false }));
    assert_eq!((table.view(1).limit, table.view(0).limit), (7, 0));
    table.play(2, Move::Pass);
    table.play(0, Move::Raise { sum: 5 });
    // It bids by itself; seat 2 is out.
    assert!(table.has(&Event::Raised { seat: s(1), sum: 6, standing: true }));
    assert!(matches!(table.stage(), Stage::Auction { seat, high: 6, .. } if seat == s(0)));
    table.play(0, Move::Raise { sum: 7 });
    // 8 is more than 7: seat 1 is asked again.
    assert!(matches!(table.stage(), Stage::Auction { seat, high: 7, .. } if seat == s(1)));
    table.play(1, Move::Pass);
    assert!(table.has(&Event::PollSold { seat: s(0), state: 1, sum: 7 }));
    // A maximum ends with its auction: it bids for no other poll.
    let mut table = auction(3);
    table.play(0, Move::Limit { sum: 9 });
    table.play(1, Move::Pass);
    table.play(2, Move::Pass);
    assert!(table.has(&Event::PollSold { seat: s(0), state: 1, sum: 1 }));
    table.chance(Chance::Poll { poll: Poll::new(0).unwrap() });
    table.play(0, Move::Publish { parties: SeatSet::EMPTY });
    assert_eq!(table.view(0).limit, 0);
    assert!(matches!(table.stage(), Stage::Auction { seat, state: 2, high: 0, .. } if seat == s(0)));
    // Of two standing maxima the higher one wins, by the least step.
    let mut table = auction(3);
    table.play(0, Move::Limit { sum: 9 });
    table.play(1, Move::Limit { sum: 6 });
    table.play(2, Move::Pass);
    assert!(matches!(table.stage(), Stage::Auction { seat, high: 7, .. } if seat == s(1)));
    table.play(1, Move::Pass);
    assert!(table.has(&Event::PollSold { seat: s(0), state: 1, sum: 7 }));
    // Nobody wants it: it goes away unseen, and may be any of those not seen.
    let mut table = auction(3);
    (0..3).for_each(|by| table.play(by, Move::Pass));
    assert!(table.has(&Event::PollUnsold { state: 1 }));
    assert_eq!((table.table().poll_pile, table.state.polls.count_ones()), (19, 20));
    // The last one left can still bid.
    let mut table = auction(3);
    table.play(0, Move::Pass);
    table.play(1, Move::Pass);
    table.play(2, Move::Raise { sum: 1 });
    assert!(table.has(&Event::PollSold { seat: s(2), state: 1, sum: 1 }));
}

/// A bid shows how far a secret maximum goes, even if that does not answer; so it stands.
#[test]
fn dm_5_2_7_2_what_is_said_in_an_auction_stands() {
    use engine::{Match, MatchId, Player, SeatCard};
    let cards = ["Anna", "Béla", "Cem"].map(|name| SeatCard::new(name, Player::Human)).to_vec();
    let mut game = Match::<DieMacher>::new(MatchId::new(1), Setup::new(3), cards, false).unwrap();
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
    let play = |game: &mut Match<DieMacher>, choice: Move| {
        let seat = game.turn().owing().first().unwrap();
        game.play(seat, &choice).unwrap();
        seat
    };
    loop {
        match game.turn() {
            Turn::Chance => {
                game.settle(&mut rng);
            }
            Turn::Seats(owing) => {
                let view = game.observe(Viewer::Table);
                if matches!(view.stage, Stage::Auction { .. }) {
                    break;
                }
                let seat = owing.first().unwrap();
                let choices = game.choices(seat);
                let first = choices.get(0).unwrap();
                let keep = [Move::Done, Move::Pass, Move::Keep, Move::Hold { meetings: [0; 4] }];
                let choice = keep.into_iter().find(|choice| choices.rank(choice).is_some()).unwrap_or(first);
                game.play(seat, &choice).unwrap();
            }
            Turn::Over(_) => panic!(),
        }
    }
    // The first one goes up to 5 in secret; the second one asks for more, and may not ask again.
    play(&mut game, Move::Limit { sum: 5 });
    let second = play(&mut game, Move::Raise { sum: 9 });
    assert_eq!(game.undo_point(SeatSet::only(second)), Err(engine::Barrier::Revealed));
    let third = play(&mut game, Move::Pass);
    assert_eq!(game.undo_point(SeatSet::only(third)), Err(engine::Barrier::Revealed));
}

/// Seat 0 of five (CDU, SPD, Grüne, FDP, PDS) has bought this poll at state 1.
fn polled(number: u8) -> T {
    T::at(5, Phase::Poll { offset: 0, seat: s(0), poll: Poll::new(number).unwrap() })
}

#[test]
fn dm_5_2_7_3_the_winner_pays_and_looks() {
    let mut table = auction(3);
    table.play(0, Move::Raise { sum: 4 });
    table.play(1, Move::Pass);
    table.play(2, Move::Pass);
    assert_eq!((table.cash(0), DieMacher::hand(&table.state)), (56, Some(s(0))));
    table.chance(Chance::Poll { poll: Poll::new(3).unwrap() });
    assert_eq!((table.view(0).poll, table.view(1).poll), (Poll::new(3), None));
    assert!(table.public().iter().all(|event| !matches!(event, Event::PollSeen { .. })));
}

#[test]
fn dm_5_2_7_4_up_to_two_whole_results() {
    // +2 −1 +1 −2 −1.
    let mut table = polled(0);
    assert_eq!(table.refuse(0, Move::Publish { parties: set(&[0, 1, 2]) }), "too-many-results");
    assert_eq!(table.choices(0).len(), 1 + 1 + 5 + 10);
    table.state.boards[0].trend[3] = -2;
    table.play(0, Move::Publish { parties: set(&[0, 3]) });
    assert_eq!(table.state.boards[0].trend, [2, 0, 0, -3, 0]);
    assert!(matches!(table.stage(), Stage::Auction { state: 2, .. }));
    // None at all is allowed; results of absent parties do not exist.
    let mut table = polled(0);
    table.play(0, Move::Publish { parties: SeatSet::EMPTY });
    let mut table = T::at(3, Phase::Poll { offset: 0, seat: s(0), poll: Poll::new(0).unwrap() });
    assert_eq!(table.refuse(0, Move::Publish { parties: set(&[3]) }), "no-such-seat");
}

#[test]
fn dm_5_2_7_5_media_control_protects() {
    let mut table = polled(0);
    table.cubes(0, &[0, 2]);
    assert_eq!(table.refuse(0, Move::Publish { parties: set(&[0, 1]) }), "protected");
    table.play(0, Move::Publish { parties: set(&[0, 3]) });
    // A good result is none to be protected from.
    let mut table = polled(0);
    table.cubes(0, &[1]);
    table.play(0, Move::Publish { parties: set(&[0]) });
}

#[test]
fn dm_5_2_7_6_suppressing_brings_members() {
    let mut table = polled(0);
    table.play(0, Move::Suppress);
    table.chance(dice("5,4"));
    assert_eq!((table.state.parties[0].members, table.state.boards[0].trend), (14, [0; 5]));
}

#[test]
fn dm_5_2_7_7_the_card_is_open_then_and_the_pile_is_made_anew() {
    let poll = Poll::new(0).unwrap();
    let mut table = polled(0);
    table.play(0, Move::Suppress);
    table.chance(dice("1,1"));
    assert!(
        table
            .public()
            .iter()
            .any(|event| matches!(event, Event::Suppressed { poll: seen, .. } if *seen == poll))
    );
    assert_eq!(table.table().polls_used().collect::<Vec<_>>(), []);
    table.state.polls &= !1;
    assert_eq!(table.table().polls_used().collect::<Vec<_>>(), [poll]);
    let mut table = auction(3);
    table.state.poll_pile = 0;
    table.state.polls = 0b11;
    table.play(0, Move::Raise { sum: 1 });
    table.play(1, Move::Pass);
    table.play(2, Move::Pass);
    assert!(table.has(&Event::PollsShuffled));
    assert_eq!((table.table().poll_pile, table.state.polls.count_ones()), (20, 20));
}

// 5.2.8 Conversion.

fn converting(offset: u8, meetings: u8, trend: i8, slots: &str) -> T {
    let mut table = T::at(3, Phase::Convert { offset, nth: 0 });
    let board = &mut table.state.boards[usize::from(offset)];
    board.slots = open(slots);
    board.meetings[0] = meetings;
    board.trend[0] = trend;
    table.state.parties[0].meetings = 14 - (meetings.max(1) - 1);
    table
}

#[test]
fn dm_5_2_8_1_backwards_without_the_current_state() {
    let mut table = T::at(3, Phase::Auction { offset: 3, nth: 2, high: 0, leader: None, within: set(&[2]) });
    for board in 0..4 {
        table.state.boards[board].meetings[0] = 5;
    }
    table.state.pool = Pool::default();
    table.play(2, Move::Pass);
    for state in [4, 3, 2] {
        assert_eq!(table.stage(), Stage::Convert { seat: s(0), state });
        table.play(0, Move::Convert { meetings: 0 });
    }
    assert_eq!(table.count(|event| matches!(event, Event::SeatsWon { state: 1, .. })), 3);
}

#[test]
fn dm_5_2_8_2_once_round_in_player_order() {
    let mut table = T::at(3, Phase::Convert { offset: 1, nth: 0 });
    table.state.first = s(1);
    table.state.boards[1].meetings = [6, 6, 6, 0, 0];
    table.state.pool = Pool::default();
    for by in [1, 2, 0] {
        assert_eq!(table.stage(), Stage::Convert { seat: s(by), state: 2 });
        table.play(by, Move::Convert { meetings: 1 });
    }
    assert!(!matches!(table.stage(), Stage::Convert { .. }));
}

#[test]
fn dm_5_2_8_3_five_meetings_are_needed() {
    let mut table = T::at(3, Phase::Auction { offset: 3, nth: 2, high: 0, leader: None, within: set(&[2]) });
    table.state.boards[3].meetings = [4, 5, 4, 0, 0];
    table.play(2, Move::Pass);
    assert_eq!(table.stage(), Stage::Convert { seat: s(1), state: 4 });
}

#[test]
fn dm_5_2_8_4_from_none_to_all() {
    let mut table = converting(1, 7, 1, "welfare+ ? ? ?");
    assert_eq!(table.choices(0).len(), 8);
    assert_eq!(table.refuse(0, Move::Convert { meetings: 8 }), "no-such-meetings");
    table.play(0, Move::Convert { meetings: 3 });
    assert_eq!((table.state.boards[1].votes[0], table.state.boards[1].meetings[0]), (6, 4));
}

#[test]
fn dm_5_2_8_5_meetings_times_trend_and_agreement() {
    // Seven meetings, trend +1, three equal, none opposite: 28.
    let mut table = converting(1, 7, 1, "welfare+ security+ spelling+ euro+");
    table.play(0, Move::Convert { meetings: 7 });
    assert_eq!(table.state.boards[1].votes[0], 28);
    // Three equal positions and no other topic: +3. Opposite: −1. Face-down ones do not count.
    let board = |cards: &str| Board { slots: open(cards), ..Board::default() };
    assert_eq!(board("welfare+ security+ spelling+ health-").agreement(programme(FIVE)), 3);
    assert_eq!(board("welfare+ security- euro+ ?").agreement(programme(FIVE)), 0);
    assert_eq!(board("welfare- ? ? ?").agreement(programme(FIVE)), -1);
    // The key issue counts double: at most +5 and −5.
    let key = Board { key: Some(0), ..board("welfare+ security+ spelling+ nuclear+") };
    assert_eq!(key.agreement(programme(FIVE)), 5);
    assert_eq!(key.agreement(programme("welfare- security- spelling- nuclear- euro-")), -5);
}

#[test]
fn dm_5_2_8_6_two_for_one_without_a_factor() {
    for (meetings, factor, votes) in [(5, 0, 2), (1, -1, 0), (9, -7, 4), (4, 2, 8), (10, 8, 80)] {
        assert_eq!(votes_for(meetings, factor), votes);
    }
    let mut table = converting(1, 5, 0, "welfare+ security- ? ?");
    table.play(0, Move::Convert { meetings: 5 });
    assert_eq!(table.state.boards[1].votes[0], 2);
}

#[test]
fn dm_5_2_8_7_fifty_at_most() {
    let mut table = converting(1, 10, 3, "welfare+ security+ spelling+ nuclear+");
    table.state.boards[1].key = Some(0);
    table.play(0, Move::Convert { meetings: 10 });
    assert_eq!(table.state.boards[1].votes[0], 50);
    let mut table = converting(1, 5, 2, "? ? ? ?");
    table.votes(1, &[(0, 45)]);
    table.play(0, Move::Convert { meetings: 3 });
    assert_eq!(table.state.boards[1].votes[0], 50);
}

#[test]
fn dm_5_2_8_8_who_moves_lies_on_top() {
    let mut table = converting(1, 5, 2, "? ? ? ?");
    table.votes(1, &[(1, 10)]);
    table.play(0, Move::Convert { meetings: 5 });
    let board = table.state.boards[1];
    assert!(board.votes[0] == 10 && board.height[0] > board.height[1]);
    // No vote gained, no move.
    let mut table = converting(1, 5, -3, "? ? ? ?");
    table.votes(1, &[(0, 10), (1, 10)]);
    table.play(0, Move::Convert { meetings: 1 });
    let board = table.state.boards[1];
    assert!(board.votes[0] == 10 && board.height[0] < board.height[1]);
}

#[test]
fn dm_5_2_8_9_meetings_go_back_to_the_stock() {
    let mut table = converting(1, 6, 1, "? ? ? ?").no_meetings();
    let stock = table.state.parties[0].meetings;
    table.play(0, Move::Convert { meetings: 5 });
    assert_eq!(table.state.parties[0].meetings, stock + 5);
}

#[test]
fn dm_5_2_8_10_a_majority_exchanges() {
    let board = |votes: [u8; 5]| Board { votes, ..Board::default() };
    assert_eq!(board([20, 12, 7, 0, 0]).majority(), Some(s(0)));
    assert_eq!(board([20, 12, 8, 0, 0]).majority(), None);
    assert_eq!(board([0; 5]).majority(), None);
    // Also if nobody converted; then the state before.
    let mut table = T::at(3, Phase::Auction { offset: 3, nth: 2, high: 0, leader: None, within: set(&[2]) });
    table.state.boards[3].slots = open("euro+ ? ? ?");
    table.votes(3, &[(1, 3)]);
    table.votes(0, &[(1, 3)]);
    table.state.pool = Pool::default();
    table.state.pool.push(c("health+"));
    table.play(2, Move::Pass);
    assert_eq!(table.stage(), Stage::Exchange { seat: s(1), state: 4, why: Why::Majority });
    table.play(1, Move::Exchange { slot: 0, card: c("health+") });
    assert_eq!(table.state.out[c("euro+").index()], 1);
    table.settle();
    // Never at the current state.
    assert!(!matches!(table.stage(), Stage::Exchange { .. }));
}

// 5.3 Election.

/// The last pass before the election of state 1; nothing else is to be decided.
fn voting(seats: u8) -> T {
    let last = seats - 1;
    let mut table =
        T::at(seats, Phase::Auction { offset: 3, nth: last, high: 0, leader: None, within: set(&[last]) });
    table.state.pool = Pool::default();
    table
}

impl T {
    fn vote(&mut self) {
        let last = self.state.seats() - 1;
        self.play(last, Move::Pass);
    }

    fn coalition(&mut self, one: u8, other: u8) {
        self.state.parties[usize::from(one)].partner = Some(s(other));
        self.state.parties[usize::from(other)].partner = Some(s(one));
    }

    fn elected(&self) -> Option<(SeatSet, SeatSet)> {
        self.public().into_iter().find_map(|event| match event {
            Event::Elected { winners, beaten, .. } => Some((winners, beaten)),
            _ => None,
        })
    }

    /// Without meetings, so that votes stay as they are set.
    fn no_meetings(mut self) -> Self {
        for seat in 0..5 {
            self.state.parties[seat].meetings += self.state.boards[0].meetings[seat];
            self.state.boards[0].meetings[seat] = 0;
        }
        self
    }
}

#[test]
fn dm_5_3_1_1_all_meetings_are_converted_in_player_order() {
    let mut table = voting(3);
    table.state.first = s(1);
    table.state.boards[0].meetings = [4, 2, 2, 0, 0];
    table.state.boards[0].slots = open("welfare+ security+ euro+ health+");
    table.state.phase = Phase::Auction { offset: 3, nth: 2, high: 0, leader: None, within: set(&[0]) };
    table.play(0, Move::Pass);
    let board = table.state.boards[0];
    assert_eq!(board.votes[..3], [8, 4, 4]);
    assert_eq!(board.meetings, [0; 5]);
    // Seat 1 came before seat 2.
    assert!(board.height[2] > board.height[1]);
}

#[test]
fn dm_5_3_1_2_seats_by_the_table_for_own_votes() {
    let mut table = voting(3).no_meetings();
    table.state.boards[0].land = Some(Land::RheinlandPfalz);
    table.votes(0, &[(0, 50), (1, 25), (2, 1)]);
    table.coalition(1, 2);
    table.vote();
    assert_eq!([0, 1, 2].map(|at| table.state.parties[at].won[0]), [42, 19, 0]);
}

#[test]
fn dm_5_3_2_1_coalitions_add_their_votes() {
    let mut table = voting(4).no_meetings();
    table.votes(0, &[(0, 50), (1, 30), (2, 25)]);
    table.coalition(1, 2);
    table.vote();
    assert_eq!(table.elected(), Some((set(&[1, 2]), SeatSet::EMPTY)));
}

/// The source's examples (CDU 0, SPD 1, Grüne 2, FDP 3, PDS 4).
#[test]
fn dm_5_3_2_2_by_a_nose() {
    // CDU 50 against SPD 30 and Grüne 20: the CDU is further ahead.
    let mut table = voting(5).no_meetings();
    table.votes(0, &[(0, 50), (1, 30), (2, 20)]);
    table.coalition(1, 2);
    table.vote();
    assert_eq!(table.elected(), Some((set(&[0]), set(&[1, 2]))));
    // SPD 50 on top of CDU 50, with Grüne 0: the coalition; the other way round the CDU.
    for (votes, won, beaten) in
        [([(0, 50), (1, 50)], vec![1, 2], vec![0]), ([(1, 50), (0, 50)], vec![0], vec![1, 2])]
    {
        let mut table = voting(5).no_meetings();
        table.votes(0, &votes);
        table.coalition(1, 2);
        table.vote();
        assert_eq!(table.elected(), Some((set(&won), set(&beaten))));
    }
}

#[test]
fn dm_5_3_2_3_a_nose_on_any_space() {
    let mut table = voting(3).no_meetings();
    table.votes(0, &[(2, 7), (0, 7), (1, 3)]);
    table.vote();
    assert_eq!(table.elected(), Some((set(&[0]), set(&[2]))));
}

#[test]
fn dm_5_3_2_4_two_coalitions_and_a_lone_party() {
    // SPD 30 + Grüne 20, CDU 40 + FDP 10, PDS 45: CDU and FDP. With PDS 50: PDS.
    for (pds, won, beaten) in [(45, vec![0, 3], vec![1, 2]), (50, vec![4], vec![0, 1, 2, 3])] {
        let mut table = voting(5).no_meetings();
        table.votes(0, &[(1, 30), (2, 20), (0, 40), (3, 10), (4, pds)]);
        table.coalition(1, 2);
        table.coalition(0, 3);
        table.vote();
        assert_eq!(table.elected(), Some((set(&won), set(&beaten))));
    }
    // SPD 50 on top of CDU 50, partners 0, PDS 45 or 50 on top.
    for (pds, won, beaten) in [(45, vec![1, 2], vec![0, 3]), (50, vec![4], vec![0, 1, 2, 3])] {
        let mut table = voting(5).no_meetings();
        table.votes(0, &[(0, 50), (1, 50), (4, pds)]);
        table.coalition(1, 2);
        table.coalition(0, 3);
        table.vote();
        assert_eq!(table.elected(), Some((set(&won), set(&beaten))));
    }
}

#[test]
fn dm_5_3_2_5_nobody_wins_without_a_vote() {
    let mut table = voting(3).no_meetings();
    table.cubes(0, &[1, 1]);
    table.vote();
    assert!(table.has(&Event::NobodyElected { state: 1 }));
    assert!(matches!(table.state.phase, Phase::NewLand));
    assert_eq!(table.state.nation, Nation::default());
    // Growth and the end of the round come as ever.
    assert_eq!(table.count(|event| matches!(event, Event::Grown { .. })), 3);
    assert!(table.has(&Event::Cleared { state: 1, leaves: false }));
}

#[test]
fn dm_5_3_3_1_who_moves_what() {
    // One party, clearly: a cube and two opinions.
    let mut table = voting(3).no_meetings();
    table.cubes(0, &[1, 1, 1]);
    table.votes(0, &[(0, 20), (1, 10)]);
    table.vote();
    assert!(matches!(table.stage(), Stage::Cube { seat, .. } if seat == s(0)));
    table.play(0, Move::Cube { yes: true });
    assert!(matches!(table.stage(), Stage::Opinion { seat, left: 2, .. } if seat == s(0)));
    table.play(0, Move::Nation { slot: 0, out: None });
    assert!(matches!(table.stage(), Stage::Opinion { left: 1, .. }));
    table.play(0, Move::Nation { slot: 1, out: None });
    assert!(matches!(table.state.phase, Phase::NewLand));
    // By a nose: one opinion, and the cube of the beaten, who may decline.
    let mut table = voting(3).no_meetings();
    table.cubes(0, &[1, 1, 1]);
    table.votes(0, &[(1, 20), (0, 20), (2, 3)]);
    table.vote();
    table.play(0, Move::Cube { yes: false });
    assert_eq!(table.refuse(0, Move::Nation { slot: 7, out: None }), "not-open");
    table.play(0, Move::Nation { slot: 0, out: None });
    assert!(matches!(table.stage(), Stage::Cube { seat, .. } if seat == s(1)));
    table.play(1, Move::Cube { yes: true });
    assert_eq!(table.state.nation.media[0], set(&[1]));
    assert!(matches!(table.state.phase, Phase::NewLand));
    // A coalition by a nose: both cubes, an opinion each, then the cubes of both it has just beaten, in
    // player order; not that of the third side.
    let mut table = voting(5).no_meetings();
    table.state.first = s(3);
    table.cubes(0, &[1, 1, 1, 1, 1]);
    table.votes(0, &[(0, 20), (3, 10), (1, 30), (2, 0), (4, 29)]);
    table.coalition(0, 3);
    table.coalition(1, 2);
    table.state.phase = Phase::Auction { offset: 3, nth: 4, high: 0, leader: None, within: set(&[2]) };
    table.play(2, Move::Pass);
    assert_eq!(table.elected(), Some((set(&[1, 2]), set(&[0, 3]))));
    for by in [1, 2] {
        assert!(matches!(table.stage(), Stage::Cube { seat, .. } if seat == s(by)));
        table.play(by, Move::Cube { yes: true });
    }
    for by in [1, 2] {
        assert!(matches!(table.stage(), Stage::Opinion { seat, left: 1, .. } if seat == s(by)));
        table.play(by, Move::Nation { slot: by, out: None });
    }
    for by in [3, 0] {
        assert!(matches!(table.stage(), Stage::Cube { seat, .. } if seat == s(by)));
        table.play(by, Move::Cube { yes: true });
    }
    assert!(matches!(table.state.phase, Phase::NewLand));
    assert_eq!(table.state.nation.media[0], set(&[0, 1, 2, 3]));
    // A partner that declines takes nothing from the other one.
    let mut table = voting(3).no_meetings();
    table.votes(0, &[(0, 20), (1, 10)]);
    table.coalition(0, 1);
    table.vote();
    table.play(0, Move::Keep);
    assert!(matches!(table.stage(), Stage::Opinion { seat, .. } if seat == s(1)));
    // Who declines the first opinion has no second one.
    let mut table = voting(3).no_meetings();
    table.votes(0, &[(0, 20)]);
    table.vote();
    table.play(0, Move::Keep);
    assert!(matches!(table.state.phase, Phase::NewLand));
}

#[test]
fn dm_5_3_3_2_only_a_cube_at_the_state() {
    let mut table = voting(3).no_meetings().round(1);
    table.cubes(1, &[2]);
    table.cubes(0, &[0, 1]);
    table.votes(0, &[(0, 20)]);
    table.vote();
    assert!(matches!(table.stage(), Stage::Opinion { .. }));
    // Several parties share a place.
    let mut table = voting(4).no_meetings();
    table.cubes(0, &[1, 1]);
    table.votes(0, &[(0, 20), (1, 10)]);
    table.coalition(0, 1);
    table.vote();
    table.play(0, Move::Cube { yes: true });
    table.play(1, Move::Cube { yes: true });
    assert_eq!(table.state.nation.media[0], set(&[0, 1]));
    // It never comes back.
    let mut rng = SmallRng::seed_from_u64(3);
    play_on(&mut table.state, &mut rng, |state| state.round == 2);
    assert_eq!(table.state.parties[0].cubes, 4);
}

#[test]
fn dm_5_3_3_3_the_stronger_partner_takes_first() {
    for (votes, first, second) in
        [([(1, 30), (2, 20)], 1, 2), ([(1, 20), (2, 20)], 2, 1), ([(2, 20), (1, 20)], 1, 2)]
    {
        let mut table = voting(4).no_meetings();
        table.votes(0, &votes);
        table.coalition(1, 2);
        table.vote();
        assert!(matches!(table.stage(), Stage::Opinion { seat, left: 1, .. } if seat == s(first)));
        table.play(first, Move::Nation { slot: 2, out: None });
        assert_eq!(table.refuse(second, Move::Nation { slot: 2, out: None }), "not-open");
        table.play(second, Move::Nation { slot: 3, out: None });
        assert!(matches!(table.state.phase, Phase::NewLand));
    }
}

/// The nation with these cards from the left; a number after a card says how many there are.
fn nation(cards: &str) -> Nation {
    let mut nation = Nation::default();
    for (place, card) in nation.places.iter_mut().zip(cards.split(' ')) {
        let (card, count) = card.split_once('*').unwrap_or((card, "1"));
        *place = Some(Place { card: c(card), count: count.parse().unwrap() });
    }
    nation
}

#[test]
fn dm_5_3_3_4_where_an_opinion_goes() {
    let three = nation("welfare+ security+*2 spelling+");
    assert_eq!(three.laying(c("security+")), Laying::Stack(1));
    assert_eq!(three.laying(c("security-")), Laying::Oppose(1));
    assert_eq!(three.laying(c("euro+")), Laying::Empty(3));
    let full = nation("welfare+ security+*2 spelling+ nuclear+ genetics+");
    assert_eq!(full.laying(c("euro+")), Laying::Replace(0b11101));
    let protected = nation("welfare+*2 security+*2 spelling+*2 nuclear+*2 genetics+*3");
    assert_eq!(protected.laying(c("euro+")), Laying::Nowhere);
    assert_eq!(protected.laying(c("genetics-")), Laying::Oppose(4));
    let mut stacked = full;
    assert_eq!(stacked.lay(c("welfare+"), None, true), Some((0, None)));
    assert_eq!(stacked, nation("welfare+*2 security+*2 spelling+ nuclear+ genetics+"));
    // In play: the place must be named, and be single.
    let mut table = voting(3).no_meetings();
    table.state.nation = full;
    table.state.boards[0].slots = open("euro+ health+ welfare+ security-");
    table.votes(0, &[(0, 20)]);
    table.vote();
    assert_eq!(table.refuse(0, Move::Nation { slot: 0, out: None }), "cannot-lay");
    assert_eq!(table.refuse(0, Move::Nation { slot: 0, out: Some(1) }), "cannot-lay");
    assert_eq!(table.refuse(0, Move::Nation { slot: 2, out: Some(0) }), "cannot-lay");
    let out = table.state.out[c("genetics+").index()];
    table.play(0, Move::Nation { slot: 0, out: Some(4) });
    assert_eq!(table.state.out[c("genetics+").index()], out + 1);
    // All protected: nothing to decide.
    let mut table = voting(3).no_meetings();
    table.state.nation = protected;
    table.state.boards[0].slots = open("euro+ health+");
    table.votes(0, &[(0, 20)]);
    table.vote();
    assert!(matches!(table.state.phase, Phase::NewLand));
}

#[test]
fn dm_5_3_3_5_shifting_and_plain() {
    let after = |before: &str, card: &str, out: Option<u8>, shift| {
        let mut board = nation(before);
        board.lay(c(card), out, shift).unwrap();
        board
    };
    let full = "welfare+ security+*2 spelling+ nuclear+ genetics+";
    assert_eq!(
        after(full, "security-", None, true),
        nation("welfare+ spelling+ nuclear+ genetics+ security-")
    );
    assert_eq!(
        after(full, "security-", None, false),
        nation("welfare+ security- spelling+ nuclear+ genetics+")
    );
    assert_eq!(
        after("welfare+ security+ spelling+", "security-", None, true),
        nation("welfare+ spelling+ security-")
    );
    assert_eq!(after(full, "euro+", Some(4), true), nation("welfare+ security+*2 spelling+ nuclear+ euro+"));
    assert_eq!(after(full, "euro+", Some(0), true), nation("security+*2 spelling+ nuclear+ genetics+ euro+"));
    assert_eq!(
        after(full, "euro+", Some(0), false),
        nation("euro+ security+*2 spelling+ nuclear+ genetics+")
    );
    assert!(nation(full).lay(c("euro+"), Some(1), true).is_none());
    // In play the switch says which.
    for (placing, moved) in [
        (Placing::Shift, "welfare+ spelling+ nuclear+ genetics+ security-"),
        (Placing::Plain, "welfare+ security- spelling+ nuclear+ genetics+"),
    ] {
        let mut table = voting(3).no_meetings();
        table.state.setup.placing = placing;
        table.state.nation = nation(full);
        table.state.boards[0].slots = open("security- euro+ health+ spelling+");
        table.votes(0, &[(0, 20)]);
        table.vote();
        let out = table.state.out[c("security+").index()];
        table.play(0, Move::Nation { slot: 0, out: None });
        assert_eq!(table.state.nation, nation(moved));
        // The whole pile is out.
        assert_eq!(table.state.out[c("security+").index()], out + 2);
    }
}

#[test]
fn dm_5_3_3_6_never_two_places_of_a_topic() {
    for seed in 0..30 {
        let setup = Setup { placing: [Placing::Shift, Placing::Plain][seed as usize % 2], ..Setup::new(4) };
        let mut state = DieMacher::start(&setup).unwrap();
        let mut rng = SmallRng::seed_from_u64(seed);
        play_on(&mut state, &mut rng, |state| {
            let mut topics: Vec<_> =
                state.nation.places.iter().flatten().map(|place| place.card.topic()).collect();
            let count = topics.len();
            topics.sort_unstable();
            topics.dedup();
            assert_eq!(topics.len(), count);
            false
        });
    }
}

#[test]
fn dm_5_3_4_1_members_by_matches() {
    let mut table = voting(3).no_meetings();
    table.state.nation = nation("welfare+*3 euro+ spelling- nuclear+");
    table.state.parties[1].programme = programme("welfare- euro- spelling+ nuclear-");
    table.vote();
    // 5 for the first place whatever its height, 2 for the fourth.
    assert!(table.has(&Event::Grown { seat: s(0), by: 7, members: 12 }));
    assert!(table.has(&Event::Grown { seat: s(1), by: 0, members: 5 }));
}

// 5.4 End of round.

#[test]
fn dm_5_4_1_1_the_board_is_cleared() {
    let mut table = voting(3).no_meetings();
    table.cubes(0, &[2, 1]);
    table.votes(0, &[(0, 20)]);
    table.state.boards[0].key = Some(0);
    table.state.boards[0].tiles = set(&[1]);
    table.vote();
    table.play(0, Move::Cube { yes: true });
    table.play(0, Move::Nation { slot: 0, out: None });
    table.play(0, Move::Keep);
    assert!(table.has(&Event::Cleared { state: 1, leaves: false }));
    assert_eq!(table.state.boards[0], Board::default());
    assert_eq!((table.state.parties[0].cubes, table.state.parties[1].cubes), (4, 5));
    for card in ["security+", "spelling+", "euro+"] {
        assert!(table.state.pool.has(c(card)));
    }
}

/// Round `round` ends in a dealt game, which is played at random up to there.
fn ending(round: u8, seed: u64) -> State {
    let mut state = reach(Setup::new(3), seed, |state| state.round == round);
    let mut rng = SmallRng::seed_from_u64(seed);
    play_on(&mut state, &mut rng, |state| matches!(state.phase, Phase::NewLand | Phase::Reveal { .. }));
    state
}

#[test]
fn dm_5_4_1_2_a_new_state_takes_the_board() {
    let mut table = T { state: ending(1, 1), told: Vec::new() };
    table.settle();
    let board = table.state.boards[board_of(5)];
    assert!(board.land.is_some());
    assert_eq!((board.open().count(), board.down(), board.meetings), (1, 3, [0; 5]));
}

#[test]
fn dm_5_4_1_3_one_opinion_is_turned_everywhere_else() {
    for seed in 0..10 {
        let mut table = T { state: ending(2, seed), told: Vec::new() };
        let before: Vec<usize> =
            [3, 4, 5].map(|number| table.state.boards[board_of(number)].open().count()).into();
        table.settle();
        let after: Vec<usize> =
            [3, 4, 5].map(|number| table.state.boards[board_of(number)].open().count()).into();
        assert_eq!((before, after), (vec![3, 2, 1], vec![4, 3, 2]));
    }
}

#[test]
fn dm_5_4_1_4_clashes_go_to_the_pool() {
    let mut table = T { state: ending(2, 3), told: Vec::new() };
    let odds = DieMacher::odds(&table.state);
    table.chance(odds.get(0).unwrap());
    // The first card of the new state cannot clash; the next one is at state 3.
    let odds = DieMacher::odds(&table.state);
    table.chance(odds.get(0).unwrap());
    let clash = table.state.boards[board_of(3)].open().next().unwrap();
    table.state.unseen[clash.opposite().index()] += 1;
    let (deck, down) = (table.state.deck, table.state.boards[board_of(3)].down());
    table.chance(Chance::Opinion { card: clash.opposite() });
    assert!(table.has(&Event::Clashed { state: 3, card: clash.opposite() }));
    assert!(table.state.pool.has(clash.opposite()));
    assert_eq!((table.state.deck, table.state.boards[board_of(3)].down()), (deck, down - 1));
    assert!(matches!(table.state.phase, Phase::Reveal { replacing: Some(_), .. }));
    // The one in its place comes from the deck.
    let fits = Card::ALL.into_iter().find(|card| {
        table.state.unseen[card.index()] > 0 && table.state.boards[board_of(3)].fits(*card, None)
    });
    // Until one fits: an equal one does not.
    table.state.unseen[clash.index()] += 1;
    table.chance(Chance::Opinion { card: clash });
    assert!(table.has(&Event::Clashed { state: 3, card: clash }));
    assert_eq!(table.state.boards[board_of(3)].open().count(), 3);
    table.state.deck += 1;
    table.chance(Chance::Opinion { card: fits.unwrap() });
    assert_eq!(table.state.deck, deck - 1);
    assert_eq!(table.state.boards[board_of(3)].open().count(), 4);
}

#[test]
fn dm_5_4_1_5_the_next_in_election_order_is_current() {
    for round in 1..=7 {
        let state = reach(Setup::new(3), 6, |state| state.round == round);
        let view = state.observe(Viewer::Table);
        assert_eq!(view.states().next().map(|(number, _)| number), Some(round));
    }
}

#[test]
fn dm_5_4_1_6_an_empty_deck_is_made_anew() {
    let mut table = controlling();
    // All of the deck is out of the game.
    table.state.out = table.state.unseen;
    table.state.unseen = [0; KINDS];
    for card in ["euro+", "euro-", "health+", "health-", "spelling+", "nuclear-"] {
        table.state.out[c(card).index()] = table.state.out[c(card).index()].saturating_sub(1);
        table.state.unseen[c(card).index()] += 1;
    }
    table.state.deck = 0;
    table.play(0, Move::Exchange { slot: 3, card: c("genetics+") });
    assert!(table.public().iter().any(|event| matches!(event, Event::DeckMade { pool: false, .. })));
    assert_eq!(table.state.out, [0; KINDS]);
    // What lay face down is shuffled in: it may be any of them now.
    assert_eq!(table.state.unseen.iter().sum::<u8>(), table.state.deck + 6);
    table.settle();
    // Nothing is out: covered cards of the pool.
    let mut table = controlling();
    table.state.deck = 0;
    table.state.boards[0].slots[3] = Slot::Gap;
    table.state.out = [0; KINDS];
    let mut events: Vec<Told<Event>> = Vec::new();
    table.state.make_deck(&mut events);
    assert_eq!((table.state.deck, table.state.pool.covered()), (1, [0; KINDS]));
    assert!(table.state.unseen[c("health+").index()] > 0 && table.state.pool.has(c("health-")));
    // No card that could come fits: the place stays empty, and it ends.
    let mut table = T { state: ending(2, 3), told: Vec::new() };
    table.chance(DieMacher::odds(&table.state).get(0).unwrap());
    table.chance(DieMacher::odds(&table.state).get(0).unwrap());
    let clash = table.state.boards[board_of(3)].open().next().unwrap();
    table.state.unseen = [0; KINDS];
    table.state.unseen[clash.index()] = 3;
    table.state.out = [0; KINDS];
    table.state.pool = Pool::default();
    table.state.deck = 2;
    table.chance(Chance::Opinion { card: clash });
    assert!(table.state.boards[board_of(3)].slots.contains(&Slot::Gap));
    assert!(!matches!(table.state.phase, Phase::Reveal { replacing: Some(_), .. }));
}

#[test]
fn dm_5_4_2_1_members_pay_after_round_5_too() {
    for (dues, paying) in [(Dues::Fifth, [1, 3, 5]), (Dues::Fourth, [1, 3, 4])] {
        // The tiles lie where they are looked at, state 5's since round 1.
        for round in 1..=7 {
            let state = reach(Setup { dues, ..Setup::new(3) }, 2, |state| state.round == round);
            for shown in crate::view::View::of(&state.observe(Viewer::Table)).states {
                assert_eq!(shown.dues, paying.contains(&shown.number), "state {}", shown.number);
            }
        }
    }
    let paying = |dues, round| {
        let table = paid_with(Setup { dues, ..Setup::new(3) }, round, 0, 30);
        table.has(&Event::Income { seat: s(0), seats: 0, dues: 30 })
    };
    assert_eq!([1, 2, 3, 4, 5].map(|round| paying(Dues::Fifth, round)), [true, false, true, false, true]);
    assert_eq!([1, 2, 3, 4, 5].map(|round| paying(Dues::Fourth, round)), [true, false, true, true, false]);
}

#[test]
fn dm_5_4_2_2_state_7_opens_two_and_knows_no_coalition() {
    let mut table = T { state: ending(3, 4), told: Vec::new() };
    table.settle();
    assert_eq!(table.state.boards[board_of(7)].open().count(), 2);
    assert_eq!(table.state.boards[board_of(7)].down(), 2);
}

#[test]
fn dm_5_4_2_3_after_round_4_the_board_leaves() {
    let mut table = T { state: ending(4, 4), told: Vec::new() };
    assert!(matches!(table.state.phase, Phase::Reveal { .. }));
    table.settle();
    assert_eq!(table.state.lands.count_ones(), 16 - 7);
    assert_eq!(boards_in(5), 3);
    let open: Vec<usize> = [5, 6, 7].map(|number| table.state.boards[board_of(number)].open().count()).into();
    assert_eq!(open, [4, 3, 3]);
}

#[test]
fn dm_5_4_2_4_after_round_5_everything_is_open() {
    let mut table = T { state: ending(5, 4), told: Vec::new() };
    table.settle();
    for number in [6, 7] {
        assert_eq!(table.state.boards[board_of(number)].down(), 0);
        assert_eq!(table.state.boards[board_of(number)].open().count(), 4);
    }
}

#[test]
fn dm_5_4_2_5_round_6_has_no_end() {
    let mut table = voting(3).no_meetings().round(6);
    table.state.phase = Phase::Auction { offset: 1, nth: 2, high: 0, leader: None, within: set(&[2]) };
    table.vote();
    assert!(table.has(&Event::RoundOpened { round: 7 }));
    assert_eq!(table.count(|event| matches!(event, Event::Income { .. } | Event::Cleared { .. })), 0);
    assert_eq!(table.cash(0), 60);
}

#[test]
fn dm_5_4_2_6_round_7_is_an_election_only() {
    let mut state = reach(Setup::new(3), 9, |state| state.round == 7);
    let mut told: Vec<Told<Event>> = Vec::new();
    while let Turn::Seats(owing) = DieMacher::turn(&state) {
        let by = owing.first().unwrap();
        let choice = DieMacher::choices(&state, by).get(0).unwrap();
        DieMacher::play(&mut state, by, &choice, &mut told).unwrap();
    }
    let kinds: Vec<&str> = told.iter().map(|told| told.event.kind()).collect();
    assert!(kinds.contains(&"grown") && kinds.contains(&"over"));
    assert!(state.phase == Phase::Over);
    // Meetings are converted in the order of round 6: of two with as many votes the later one wins.
    let mut table = voting(3).no_meetings().round(6);
    table.state.first = s(1);
    for board in &mut table.state.boards {
        board.meetings = [0; 5];
    }
    let last = &mut table.state.boards[board_of(7)];
    (last.slots, last.meetings) = (open("welfare+ security+ euro+ health+"), [3, 3, 3, 0, 0]);
    table.state.phase = Phase::Auction { offset: 1, nth: 2, high: 0, leader: None, within: set(&[0]) };
    table.play(0, Move::Pass);
    assert!(table.has(&Event::Elected { state: 7, winners: set(&[0]), total: 6, beaten: set(&[1, 2]) }));
}

/// Sheets that lie open are no secret any more: no state with other ones looks the same.
#[test]
fn dm_5_1_4_opened_sheets_are_known() {
    let state = reach(Setup::new(4), 8, |state| state.phase == Phase::Stacking);
    let mut rng = SmallRng::seed_from_u64(1);
    for _ in 0..5 {
        let twin = hide(&state, Viewer::Table, &mut rng);
        assert!((0..4).all(|at| twin.secrets[at].sheet == state.secrets[at].sheet));
    }
}

/// The end of round `round` with these seats won and members, up to the donations.
fn paid(round: u8, won: u8, members: u16) -> T {
    paid_with(Setup::new(3), round, won, members)
}

fn paid_with(setup: Setup, round: u8, won: u8, members: u16) -> T {
    let mut table = voting(3).no_meetings().round(round);
    table.state.setup = setup;
    table.state.boards[board_of(round)].land = Some(Land::Bremen);
    table.state.boards[board_of(round)].meetings = [0; 5];
    table.state.parties[0].members = members;
    table.state.boards[board_of(round)].votes = [won, 0, 0, 0, 0];
    let last = boards_in(round) - 1;
    for board in &mut table.state.boards {
        board.meetings = [0; 5];
    }
    table.state.nation = Nation::default();
    table.state.phase = Phase::Auction { offset: last, nth: 2, high: 0, leader: None, within: set(&[2]) };
    table.vote();
    if matches!(table.stage(), Stage::Opinion { .. }) {
        table.play(0, Move::Keep);
    }
    table.settle();
    assert_eq!(table.stage(), Stage::Donate(s(0)));
    table
}

#[test]
fn dm_5_4_3_1_a_thousand_for_each_seat() {
    let table = paid(2, 50, 5);
    assert!(table.has(&Event::Income { seat: s(0), seats: 15, dues: 0 }));
    assert_eq!((table.cash(0), table.cash(1)), (75, 60));
}

#[test]
fn dm_5_4_3_2_dues_in_rounds_with_a_tile() {
    for round in 1..=5 {
        let table = paid(round, 0, 30);
        let dues = if [1, 3, 5].contains(&round) { 30 } else { 0 };
        assert!(table.has(&Event::Income { seat: s(0), seats: 0, dues }), "round {round}");
        assert_eq!(table.cash(0), 60 + dues);
    }
}

/// Once the board is cleared the next state is current: income and donations are looked at with the
/// states that are still to vote, each under its own number.
#[test]
fn dm_5_4_1_5_the_next_state_is_current_from_then_on() {
    for round in 1..=5 {
        let mut table = paid(round, 0, 5);
        for phase in [None, Some(Phase::Scandal { nth: 0, card: Donation::Fifty }), Some(Phase::Bonus(s(0)))]
        {
            table.state.phase = phase.unwrap_or(table.state.phase);
            for view in [table.table(), table.view(0)] {
                assert_eq!((view.round, view.current()), (round, round + 1));
                let numbers: Vec<u8> = view.states().map(|(number, _)| number).collect();
                assert_eq!(numbers, (round + 1..=(round + 4).min(7)).collect::<Vec<_>>());
                for (number, board) in view.states() {
                    assert_eq!(*board, table.state.boards[board_of(number)]);
                    assert!(board.land.is_some());
                    assert_eq!(view.land(number), board.land);
                }
                assert!(view.board(round).is_none() && view.board(round + 1).is_some());
                assert_eq!(
                    view.boards[usize::from(view.in_play)..],
                    vec![Board::default(); 4 - numbers.len()]
                );
                let shown = crate::view::View::of(&view).states;
                let current: Vec<u8> =
                    shown.iter().filter(|state| state.current).map(|state| state.number).collect();
                assert_eq!(current, [round + 1]);
            }
        }
    }
    // Before that it is the state that votes.
    let mut table = voting(3).no_meetings();
    table.votes(0, &[(0, 20)]);
    table.vote();
    assert!(matches!(table.stage(), Stage::Opinion { .. }));
    assert_eq!(table.table().current(), 1);
}

/// A coalition is over with its election, and does not show in the forecast of the next one.
#[test]
fn dm_5_2_4_6_partners_part_when_the_board_is_cleared() {
    let mut table = voting(4).no_meetings();
    table.coalition(1, 2);
    table.vote();
    table.settle();
    assert_eq!(table.stage(), Stage::Donate(s(0)));
    assert!(table.table().parties.iter().all(|party| party.partner.is_none()));
}

fn donate(card: Donation, accept: bool) -> Move {
    Move::Donate { card, accept }
}

#[test]
fn dm_5_4_4_1_every_party_plays_a_card() {
    let mut table = T::at(3, Phase::Donate(0));
    assert_eq!(table.choices(0).len(), 10);
    table.play(0, donate(Donation::Forty, false));
    // What was refused is not told.
    assert_eq!(table.public(), [Event::Refused { seat: s(0) }]);
    assert_eq!((table.view(0).refused, table.view(1).refused), (Some(Donation::Forty), None));
    assert!(table.table().party(s(0)).has_donation(Donation::Forty));
    assert_eq!(table.stage(), Stage::Donate(s(1)));
}

#[test]
fn dm_5_4_4_2_money_and_scandal() {
    let figures = Donation::ALL.map(|card| (card.figures().sum, card.figures().lose, card.figures().gain));
    assert_eq!(figures, [(10, 0, 1), (20, 1, 1), (30, 2, 2), (40, 2, 2), (50, 3, 3)]);
    let mut table = T::at(3, Phase::Donate(0));
    table.state.parties[0].members = 10;
    table.play(0, donate(Donation::Forty, true));
    assert_eq!((table.cash(0), table.stage()), (100, Stage::Scandal(s(0))));
    table.chance(dice("5,2"));
    assert_eq!(table.state.parties[0].members, 5);
    // Nothing is lost with the smallest, and never more than there is.
    table.play(1, donate(Donation::Ten, true));
    assert_eq!(table.stage(), Stage::Donate(s(2)));
    table.state.parties[2].members = 2;
    table.play(2, donate(Donation::Fifty, true));
    table.chance(dice("6,5,4"));
    assert_eq!(table.state.parties[2].members, 0);
    // The highest die each time, of as many as the card says.
    for (card, text, lost) in
        [(Donation::Twenty, "3", 3), (Donation::Thirty, "6,6", 6), (Donation::Fifty, "4,4,1", 4)]
    {
        let mut table = T::at(3, Phase::Donate(0));
        table.state.parties[0].members = 40;
        table.play(0, donate(card, true));
        table.chance(dice(text));
        assert_eq!((table.state.parties[0].members, table.cash(0)), (40 - lost, 60 + card.figures().sum));
    }
}

#[test]
fn dm_5_4_4_3_refusals_open_after_all_and_bring_the_sum() {
    let mut table = T::at(3, Phase::Donate(0));
    table.play(0, donate(Donation::Thirty, false));
    table.play(1, donate(Donation::Ten, true));
    table.play(2, donate(Donation::Fifty, false));
    assert!(table.has(&Event::RefusalOpened { seat: s(2), card: Donation::Fifty }));
    assert_eq!(table.stage(), Stage::Gain(s(0)));
    table.chance(dice("4,3"));
    assert_eq!(table.state.parties[0].members, 12);
    table.chance(dice("6,1,1"));
    assert_eq!(table.state.parties[2].members, 13);
    assert_eq!(table.stage(), Stage::Bonus(s(2)));
}

#[test]
fn dm_5_4_4_4_the_highest_refusal() {
    use Donation::{Fifty, Forty, Ten};
    let refuse = |cards: [Donation; 3], dealt: &[&str]| {
        let mut table = T::at(3, Phase::Donate(0));
        for (by, card) in (0..).zip(cards) {
            table.play(by, donate(card, false));
        }
        for text in dealt {
            table.chance(dice(text));
        }
        table
    };
    // Two highest: nobody, not even the next one.
    let table = refuse([Fifty, Fifty, Forty], &["1,1,1", "1,1,1", "1,1"]);
    assert_eq!(table.stage(), Stage::Bids);
    let mut table = refuse([Fifty, Forty, Ten], &["1,1,1", "1,1", "1"]);
    assert_eq!(table.stage(), Stage::Bonus(s(0)));
    table.chance(dice("6,6,6"));
    assert_eq!(table.state.parties[0].members, 5 + 3 + 18);
    // A sole refuser has it.
    let mut table = T::at(3, Phase::Donate(0));
    table.play(0, donate(Forty, false));
    table.play(1, donate(Ten, true));
    table.play(2, donate(Ten, true));
    table.chance(dice("1,1"));
    assert_eq!(table.stage(), Stage::Bonus(s(0)));
}

#[test]
fn dm_5_4_4_5_played_donations_are_out() {
    let mut table = T::at(3, Phase::Donate(0));
    table.play(0, donate(Donation::Ten, true));
    table.state.phase = Phase::Donate(0);
    assert_eq!(table.refuse(0, donate(Donation::Ten, false)), "donation-used");
    let state = reach(Setup::new(3), 3, |state| state.round == 6);
    assert!(state.parties[..3].iter().all(|party| party.donations == 0));
}

// 6 The end.

/// A finished game with these seats won, members and cash.
fn finished(won: [u8; 3], members: [u16; 3]) -> State {
    let mut state = T::at(3, Phase::Over).state;
    for at in 0..3 {
        state.parties[at].won[0] = won[at];
        state.parties[at].members = members[at];
        state.secrets[at].cash = 100 * at as u16;
    }
    state
}

#[test]
fn dm_6_0_points_then_seats_then_members_then_shared() {
    let outcome = |won, members| {
        let state = finished(won, members);
        let Turn::Over(outcome) = DieMacher::turn(&state) else { panic!() };
        (outcome.reason, outcome.winners)
    };
    assert_eq!(outcome([30, 20, 10], [20, 20, 20]), ("points", set(&[0])));
    // 30 + 10 + 6 against 20 + 20 + ... with the bonus.
    assert_eq!(outcome([24, 20, 0], [10, 10, 0]).0, "points");
    assert_eq!(outcome([24, 20, 0], [20, 20, 20]), ("points", set(&[0])));
    assert_eq!(outcome([14, 20, 0], [10, 0, 0]), ("points", set(&[0])));
    assert_eq!(outcome([20, 20, 5], [9, 9, 1]), ("shared", set(&[0, 1])));
    // 10 seats, 20 members, 10 more; 37 seats, and a share of 3 as one of two second: 40 each.
    assert_eq!(outcome([10, 37, 0], [20, 0, 0]), ("seats", set(&[1])));
    // 10 seats, 21 members, 10 more; 10 seats, 5 members, 6 more, 20 of media: 41 each.
    let mut state = finished([10, 10, 0], [21, 5, 0]);
    state.nation.media[1] = set(&[1]);
    assert_eq!(state.outcome(), (End::Members, set(&[0])));
    assert_eq!(finished([1, 1, 1], [1, 1, 1]).refusal(), "over");
}

impl State {
    /// What any move is answered with.
    fn refusal(&self) -> &'static str {
        engine::Refusal::code(&self.check(s(0), Move::Pass).unwrap_err())
    }
}

#[test]
fn dm_6_1_a_point_a_seat() {
    let mut state = finished([12, 0, 0], [0; 3]);
    state.parties[0].won[6] = 80;
    assert_eq!(state.scores()[0].seats, 92);
}

#[test]
fn dm_6_2_points_of_the_rounds() {
    let mut state = finished([0; 3], [0; 3]);
    state.nation.media = [set(&[0]), set(&[0, 1]), set(&[1]), set(&[]), set(&[2]), set(&[0]), set(&[0])];
    assert_eq!(
        state.scores().iter().map(|score| score.media).collect::<Vec<_>>(),
        [25 + 20 + 12 + 10, 40, 15]
    );
}

#[test]
fn dm_6_3_bonus_of_the_largest_memberships() {
    assert_eq!(member_bonus(&[40, 30, 30, 10]), [10, 3, 3, 0]);
    assert_eq!(member_bonus(&[40, 40, 30]), [8, 8, 0]);
    assert_eq!(member_bonus(&[30, 30, 30]), [5, 5, 5]);
    assert_eq!(member_bonus(&[5, 9, 7]), [0, 10, 6]);
    assert_eq!(member_bonus(&[9, 2, 2, 2, 2]), [10, 1, 1, 1, 1]);
    assert_eq!(finished([0; 3], [7, 3, 1]).scores()[0].members, 7);
}

#[test]
fn dm_6_4_matches_and_protection() {
    let mut state = finished([0; 3], [0; 3]);
    state.nation = nation("euro+ welfare+*3 spelling- nuclear+ genetics+");
    assert_eq!(state.scores()[0].matches, 20 + 10 + 10 + 5);
}

#[test]
fn dm_7_deals_bind_nobody() {
    // There is nothing to state for the record: what players promise each other is no step.
    let table = T::at(3, Phase::Bids);
    assert_eq!(DieMacher::statements(&table.state, s(0)).len(), 0);
}

// Figures.

#[test]
fn documented_figures_are_as_documented() {
    let most = [54, 60, 40, 28, 15, 22, 48, 24, 50, 80, 42, 20, 46, 36, 32, 26];
    assert_eq!(Land::ALL.map(Land::most), most);
    assert_eq!(most.iter().map(|seats| u32::from(*seats)).sum::<u32>(), 623);
    let attested: [(Land, &[u8]); 9] = [
        (Land::Brandenburg, &[5, 9, 11, 13, 28]),
        (Land::Sachsen, &[0, 7, 21, 26]),
        (Land::RheinlandPfalz, &[6, 9, 12, 32, 42]),
        (Land::Bayern, &[42, 54, 60]),
        (Land::SchleswigHolstein, &[0, 5, 10, 22, 32]),
        (Land::Bremen, &[0, 6, 8, 15]),
        (Land::Saarland, &[0, 3, 4, 6, 9, 12, 17]),
        (Land::Thueringen, &[0, 14, 26]),
        (Land::Berlin, &[8]),
    ];
    for (land, seats) in attested {
        assert!(seats.iter().all(|seats| land.table().contains(seats)), "{land}");
    }
    for land in Land::ALL {
        assert!(land.table().windows(2).all(|pair| pair[0] < pair[1]), "{land}");
        assert_eq!((land.seats(0), land.seats(1), land.seats(50)), (0, 0, land.most()));
        assert_eq!(land.seats(2), land.table()[1]);
        assert_eq!(land.seats(49), land.table()[12]);
    }
    assert_eq!((START_CASH, START_MEMBERS, MEETINGS, CUBES, MEETINGS_A_ROUND), (25, 5, 18, 5, 4));
    assert_eq!((MEETING_COST, MEDIA_COST, SEAT_INCOME, MEMBER_DUES, LEAST_TO_CONVERT), (1, 4, 1, 1, 5));
    assert_eq!((DUES_ROUNDS, DUES_ROUNDS_VARIANT), ([1, 3, 5], [1, 3, 4]));
    assert_eq!((MEMBER_BONUS, PROTECT_POINTS, REFUSAL_BONUS_DICE, SUPPRESS_DICE), ([10, 6], 5, 3, 2));
    assert_eq!(DIE, [1, 2, 3, 4, 5, 6]);
}

#[test]
fn the_polls_treat_all_parties_alike() {
    let polls: Vec<Poll> = (0..POLLS).filter_map(Poll::new).collect();
    assert_eq!((polls.len(), Poll::new(POLLS)), (20, None));
    for party in Party::ALL {
        let mut results: Vec<i8> = polls.iter().map(|poll| poll.result(party)).collect();
        results.sort_unstable();
        assert_eq!(results, [-3, -2, -2, -2, -1, -1, -1, -1, -1, -1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3]);
    }
    let cards: std::collections::BTreeSet<[i8; 5]> =
        polls.iter().map(|poll| Party::ALL.map(|party| poll.result(party))).collect();
    assert_eq!(cards.len(), 20);
}

#[test]
fn dice_have_their_odds() {
    for (n, wanted) in [(1, 6), (2, 21), (3, 56)] {
        let odds = Odds(crate::chance::Kind::Dice(n));
        assert_eq!((odds.len(), odds.total()), (wanted, 6u64.pow(n.into())));
        let sum: u64 = (0..odds.len()).map(|rank| odds.weight(rank)).sum();
        assert_eq!(sum, odds.total());
    }
    let odds = Odds(crate::chance::Kind::Dice(3));
    let weight = |text: &str| odds.weight(odds.rank(&dice(text)).unwrap());
    assert_eq!((weight("6,6,6"), weight("6,6,1"), weight("6,2,1")), (1, 3, 6));
}
