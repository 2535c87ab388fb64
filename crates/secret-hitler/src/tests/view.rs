//! The view model: what is drawn of the open table.

use super::*;
use crate::view::{Against, PowerUse, Slot, Tag, View, Votes};

const FIVE: &str = "HFLLL";
const SEVEN: &str = "HFFLLLL";
const NINE: &str = "HFFFLLLLL";

fn view(table: &Table) -> View {
    let told: Vec<(usize, Event)> = table.public(0).into_iter().enumerate().collect();
    View::new(&table.table(), &told)
}

fn tags(view: &View, index: usize) -> &[Tag] {
    &view.seats[index].tags
}

/// What each claim contradicts, in the order of the claims.
fn against(table: &Table) -> Vec<Vec<Against>> {
    view(table).claims.into_iter().map(|claim| claim.against).collect()
}

#[test]
fn before_the_first_election_nothing_is_there_yet() {
    let table = Table { state: SecretHitler::start(&Setup::new(5)).unwrap(), told: Vec::new() };
    let view = view(&table);
    assert!(view.elections.is_empty() && view.claims.is_empty() && view.current().is_none());
    assert!(view.seats.iter().all(|seat| seat.alive && seat.tags.is_empty() && !seat.turn));
    assert_eq!((view.liberal.len(), view.fascist.len()), (5, 6));
    assert_eq!(view.zone_since, None);
    assert_eq!(table.table().before_next(), None);
}

#[test]
fn offices_are_named_as_they_are_sought_held_and_left() {
    let mut table = Table::new(SEVEN);
    assert_eq!(tags(&view(&table), 0), [Tag::Candidate]);
    assert!(view(&table).seats[0].turn);
    table.nominate(3);
    assert_eq!(tags(&view(&table), 3), [Tag::Nominee]);
    assert!(!table.table().in_office());
    table.vote(7);
    assert_eq!(
        (tags(&view(&table), 0), tags(&view(&table), 3)),
        (&[Tag::President][..], &[Tag::Chancellor][..])
    );
    table.chance("draw LLF");
    table.play(0, Move::Discard(F));
    assert!(view(&table).seats[3].turn && !view(&table).seats[0].turn);
    table.play(3, Move::Discard(L));
    let after = view(&table);
    assert_eq!((tags(&after, 0), tags(&after, 3)), (&[Tag::LastPresident][..], &[Tag::LastChancellor][..]));
    assert_eq!(tags(&after, 1), [Tag::Candidate]);
    assert_eq!((after.seats[0].enacted.as_slice(), after.seats[3].enacted.as_slice()), (&[L][..], &[L][..]));
    assert_eq!(after.seats[1].enacted, []);
}

#[test]
fn an_election_shows_ballots_and_what_came_of_it() {
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.fail();
    let view = view(&table);
    let [first, second, third] = view.elections.as_slice() else { panic!("{:?}", view.elections) };
    assert_eq!((first.number, first.president, first.chancellor), (1, seat(0), Some(seat(3))));
    assert_eq!(first.votes, Some(Votes { ja: SeatSet::all(7), nein: SeatSet::EMPTY, passed: true }));
    let by = By::Government { president: seat(0), chancellor: seat(3) };
    assert_eq!(first.enacted, Some((F, by)));
    assert!(first.session && !first.vetoed && first.power.is_none());
    assert_eq!(second.votes.map(|votes| votes.passed), Some(false));
    assert!(!second.session && second.enacted.is_none());
    assert_eq!((third.number, third.votes, third.chancellor), (3, None, None));
    let slot = view.fascist[0];
    assert_eq!(slot.placed, Some(Placed { election: 1, by }));
    assert!(!slot.next && view.fascist[1].next && view.liberal[0].next);
}

#[test]
fn the_rows_carry_powers_zone_veto_and_goal_of_their_board() {
    let powers =
        |roles: &str| view(&Table::new(roles)).fascist.iter().map(|slot| slot.power).collect::<Vec<_>>();
    let (i, s, p, e) = (Power::Investigate, Power::SpecialElection, Power::Peek, Power::Execution);
    assert_eq!(powers(FIVE), [None, None, Some(p), Some(e), Some(e), None]);
    assert_eq!(powers(SEVEN), [None, Some(i), Some(s), Some(e), Some(e), None]);
    assert_eq!(powers(NINE), [Some(i), Some(i), Some(s), Some(e), Some(e), None]);
    let view = view(&Table::new(FIVE));
    let which = |test: fn(&Slot) -> bool| {
        view.fascist.iter().filter(|slot| test(slot)).map(|slot| slot.number).collect::<Vec<_>>()
    };
    assert_eq!(which(|slot| slot.zone), [3, 4, 5]);
    assert_eq!(which(|slot| slot.veto), [5]);
    assert_eq!(which(|slot| slot.wins), [6]);
    assert!(view.liberal.iter().all(|slot| slot.power.is_none() && !slot.zone && !slot.veto));
    assert!(view.liberal[4].wins && !view.liberal[3].wins);
}

#[test]
fn a_power_shows_its_president_and_its_target() {
    let mut table = Table::at(SEVEN, 0, 1, 0);
    table.fascist(3);
    let due = PowerUse { power: Power::Investigate, by: Some(seat(0)), target: None, used: false };
    assert_eq!(view(&table).fascist[1].used, Some(due));
    assert!(table.table().in_office(), "the President uses the power in office");
    table.play(0, Move::Investigate(seat(2)));
    let used = PowerUse { target: Some(seat(2)), used: true, ..due };
    let after = view(&table);
    assert_eq!((after.fascist[1].used, after.elections[0].power), (Some(used), Some(used)));
    assert_eq!(tags(&after, 2), [Tag::InvestigatedBy(seat(0))]);

    let mut table = Table::at(SEVEN, 0, 3, 0);
    table.fascist(3);
    table.play(0, Move::Execute(seat(4)));
    let after = view(&table);
    assert_eq!(tags(&after, 4), [Tag::ExecutedBy(seat(0))]);
    assert!(!after.seats[4].alive);
    assert!(after.elections[0].voters.contains(seat(4)) && !after.elections[1].voters.contains(seat(4)));
    assert_eq!(after.fascist[3].used.map(|used| used.power), Some(Power::Execution));
}

#[test]
fn a_power_lost_to_chaos_is_nobodys() {
    let mut table = Table::at(SEVEN, 0, 1, 2);
    table.fail();
    table.chance("tile F");
    let lost = PowerUse { power: Power::Investigate, by: None, target: None, used: false };
    let view = view(&table);
    assert_eq!(view.fascist[1].used, Some(lost));
    assert_eq!(view.elections[0].enacted, Some((F, By::Chaos)));
    assert!(view.seats.iter().all(|seat| seat.enacted.is_empty()), "nobody was in office");
    assert_eq!(view.zone_since, None);
}

#[test]
fn a_policy_from_the_start_belongs_to_no_election() {
    let setup = Setup { rebalance: true, first: Some(seat(0)), ..Setup::new(6) };
    let table = Table::with(setup, "HFLLLL");
    let view = view(&table);
    assert_eq!(view.fascist[0].placed, Some(Placed { election: 0, by: By::Setup }));
    assert!(view.fascist[1].next);
    assert_eq!(view.decks[0].tiles, Tiles::new(6, 10));
}

#[test]
fn markers_show_only_with_their_switch() {
    for markers in [false, true] {
        let mut table = Table::at(SEVEN, 0, 3, 0);
        table.state.setup.markers = markers;
        table.elect(3);
        let view = view(&table);
        assert_eq!(tags(&view, 3).contains(&Tag::NotHitler), markers);
        assert_eq!(tags(&view, 3).first(), Some(&Tag::Chancellor));
    }
}

#[test]
fn the_end_shows_every_role() {
    use Role::{Fascist, Hitler, Liberal};
    let mut table = Table::at(SEVEN, 0, 3, 0);
    table.fascist(3);
    assert!(view(&table).seats.iter().all(|seat| seat.role.is_none()));
    table.play(0, Move::Execute(seat(4)));
    table.state.fascist = 4;
    let mut table = Table::at(SEVEN, 4, 0, 0);
    table.session(3, "LFF", F, F);
    let roles: Vec<Role> = view(&table).seats.iter().filter_map(|seat| seat.role).collect();
    assert_eq!(roles, [Hitler, Fascist, Fascist, Liberal, Liberal, Liberal, Liberal]);
    assert!(view(&table).seats.iter().all(|seat| !seat.turn));
}

#[test]
fn the_thick_arrow_starts_at_the_living_seat_before_the_next() {
    let table = Table::new(SEVEN).dead(&[5, 6]).president(4);
    assert_eq!(table.table().next, Some(seat(0)));
    assert_eq!(table.table().before_next(), Some(seat(4)));
    let mut table = Table::at(SEVEN, 0, 2, 0).president(2);
    table.fascist(3);
    table.play(2, Move::Call(seat(6)));
    let observed = table.table();
    assert_eq!(
        (observed.president, observed.next, observed.before_next()),
        (Some(seat(6)), Some(seat(3)), Some(seat(2)))
    );
    assert!(view(&table).current().unwrap().special);
}

#[test]
fn claims_of_one_session_that_differ_contradict_each_other() {
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.say(0, "drew 1 LFF passed LF").unwrap();
    assert_eq!(against(&table), [[]]);
    table.say(3, "got 1 FF").unwrap();
    assert_eq!(against(&table), [[Against::Claim(1)], [Against::Claim(0)]]);
    // Without a word about what was passed, two of the three are enough.
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.say(0, "drew 1 LFF").unwrap();
    table.say(3, "got 1 FF").unwrap();
    assert_eq!(against(&table), [[], []]);
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.say(0, "drew 1 FFF").unwrap();
    table.say(3, "got 1 LF").unwrap();
    assert_eq!(against(&table), [[Against::Claim(1)], [Against::Claim(0)]]);
}

#[test]
fn claims_contradict_themselves_and_the_board() {
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.say(0, "drew 1 FFF passed LF").unwrap();
    table.say(3, "got 1 LL").unwrap();
    assert_eq!(
        against(&table),
        [vec![Against::Itself, Against::Claim(1)], vec![Against::Enacted(1, F), Against::Claim(0)]]
    );
    let mut table = Table::new(SEVEN);
    table.session(3, "LFF", L, F);
    table.say(0, "drew 1 LLL").unwrap();
    assert_eq!(against(&table), [[Against::Enacted(1, F)]]);
}

#[test]
fn a_peek_contradicts_the_session_and_the_chaos_that_follow() {
    // Table: the third Fascist policy of five seats brings a peek, then the next session draws it.
    let peeked = || {
        let mut table = Table::at(FIVE, 0, 2, 0);
        table.fascist(3);
        table.chance("peek LLF");
        table
    };
    let mut table = peeked();
    table.session(4, "LLF", F, L);
    table.say(0, "saw FFF").unwrap();
    table.say(1, "drew 2 LLF").unwrap();
    assert_eq!(against(&table), [[Against::Claim(1)], [Against::Claim(0)]]);
    let mut table = peeked();
    table.session(4, "LLF", F, L);
    table.say(0, "saw FLL").unwrap();
    table.say(1, "drew 2 LLF").unwrap();
    assert_eq!(against(&table), [[], []], "the order is no matter of the hand");
    let mut table = peeked();
    for _ in 0..3 {
        table.fail();
    }
    table.chance("tile L");
    table.say(0, "saw FLL").unwrap();
    assert_eq!(against(&table), [[Against::Enacted(4, L)]]);
    // One tile is gone: of the next three only two were seen.
    table.session(2, "LFF", L, F);
    table.say(4, "drew 5 FFF").unwrap();
    assert_eq!(against(&table), [vec![Against::Enacted(4, L), Against::Claim(1)], vec![Against::Claim(0)]]);
}

#[test]
fn an_investigation_is_settled_by_the_end_only() {
    let mut table = Table::at(SEVEN, 4, 1, 0);
    table.fascist(3);
    table.play(0, Move::Investigate(seat(2)));
    table.say(0, "party 3 liberal").unwrap();
    let before = view(&table);
    assert_eq!((before.claims[0].election, before.claims[0].against.as_slice()), (1, &[][..]));
    table.session(4, "LFF", F, F);
    assert_eq!(table.end(), Some(End::FiveLiberal));
    assert_eq!(against(&table), [[Against::Party(Party::Fascist)]]);
}

#[test]
fn claims_of_a_whole_pile_are_held_against_what_was_drawn() {
    let mut table = Table::at(SEVEN, 0, 0, 0).pile("LLLLFFF");
    // The pile that the first two sessions empty holds four Liberal tiles; one is left over, so that at
    // least three Liberal ones were drawn.
    let told = |table: &Table| {
        View::new(&table.table(), &table.public(0).into_iter().enumerate().collect::<Vec<_>>())
    };
    table.session(3, "LLF", F, L);
    table.session(4, "LLF", F, L);
    assert!(table.told.iter().any(|told| matches!(told.event, Event::Reshuffled { .. })));
    let decks = told(&table).decks;
    assert_eq!(decks.len(), 2);
    // The model counts with the whole deck of the setup: 17 tiles less six drawn leave no bound below.
    assert_eq!((decks[0].sessions, decks[0].drawn, decks[0].over), (2, (0, 6), true));
    assert!(!decks[0].contradicts(), "nothing is claimed");
}

#[test]
fn five_sessions_of_the_first_pile_have_drawn_four_liberal_tiles() {
    let mut table = Table::new(SEVEN);
    for (drew, first, then) in [("LLF", F, L), ("LLF", F, L), ("LFF", F, F), ("LFF", L, F), ("FFF", F, F)] {
        let chancellor = table.eligible().first().unwrap().index() as u8;
        table.session(chancellor, drew, first, then);
    }
    table.play(table.now(), Move::Investigate(seat(5)));
    let decks = view(&table).decks;
    assert_eq!(decks.len(), 2, "two tiles were left");
    assert_eq!((decks[0].sessions, decks[0].drawn, decks[0].over), (5, (4, 6), true));
    assert_eq!(decks[1].tiles, Tiles::new(3, 9));
    let claims = [(0, "drew 1 LFF"), (1, "drew 2 LFF"), (2, "drew 3 LFF"), (3, "drew 4 FFF")];
    for (by, claim) in claims {
        table.say(by, claim).unwrap();
    }
    // One session is open: its Fascist policy leaves room for two Liberal tiles.
    let deck = view(&table).decks[0];
    assert_eq!((deck.claimed_sessions, deck.claimed, deck.complete()), (4, (3, 5), false));
    assert!(!deck.contradicts());
    table.say(4, "drew 5 FFF").unwrap();
    let after = view(&table);
    assert_eq!((after.decks[0].claimed, after.decks[0].complete()), ((3, 3), true));
    assert!(after.decks[0].too_few() && !after.decks[0].too_many());
    assert_eq!(after.contradicted_decks().map(|deck| deck.number).collect::<Vec<_>>(), [1]);
    assert!(after.claims.iter().all(|claim| claim.against.is_empty()), "no single claim is at fault");
}

#[test]
fn more_liberal_tiles_claimed_than_there_are() {
    let mut table = Table::new(SEVEN);
    for drew in ["LLF", "LFF", "LFF"] {
        let chancellor = table.eligible().first().unwrap().index() as u8;
        table.session(chancellor, drew, F, if drew == "LLF" { L } else { F });
    }
    for (by, claim) in [(0, "drew 1 LLL"), (1, "drew 2 LLL"), (2, "drew 3 LFF")] {
        table.say(by, claim).unwrap();
    }
    let deck = view(&table).decks[0];
    assert_eq!((deck.claimed, deck.drawn), ((7, 7), (0, 6)));
    assert!(deck.too_many() && deck.contradicts());
}

#[test]
fn truth_never_contradicts_itself() {
    use engine::Game;
    let mut rng = rng(11);
    let mut shuffled = 0;
    for game in 0..240 {
        let setup = Setup { first: Some(seat(0)), ..Setup::new(5 + game % 6) };
        let mut table = Table { state: SecretHitler::start(&setup).unwrap(), told: Vec::new() };
        while table.end().is_none() {
            match table.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = SecretHitler::odds(&table.state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(SecretHitler::settle(&mut table.state, &outcome, &mut table.told));
                }
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    let choice = random_move(SecretHitler::choices(&table.state, by), &mut rng);
                    SecretHitler::play(&mut table.state, by, &choice, &mut table.told).unwrap();
                }
            }
            for by in table.state.living.iter() {
                for statement in true_statements(&table.state, by) {
                    SecretHitler::say(&mut table.state, by, &statement, &mut table.told).unwrap();
                }
            }
        }
        let view = view(&table);
        shuffled += view.decks.len() - 1;
        for claim in &view.claims {
            assert!(claim.against.is_empty(), "{claim:?}");
            assert!(claim.election > 0);
        }
        for deck in &view.decks {
            assert!(!deck.contradicts(), "{deck:?}");
            assert!(deck.drawn.0 <= deck.drawn.1 && deck.claimed.0 <= deck.claimed.1);
        }
    }
    assert!(shuffled > 100, "piles were shuffled: {shuffled}");
}

/// Everything that this seat can say now and that is true.
fn true_statements(state: &State, by: Seat) -> Vec<Statement> {
    let claims = SecretHitler::statements(state, by);
    claims
        .all()
        .into_iter()
        .filter(|statement| match *statement {
            Statement::Drew { election, drew, passed } => {
                let session = state.session(election).unwrap();
                drew == session.drew && passed == Some(session.passed)
            }
            Statement::Got { election, got } => got == state.session(election).unwrap().passed,
            Statement::Party { seat, party } => party == state.roles.unwrap().of(seat).party(),
            Statement::Saw(tiles) => tiles == state.peek.unwrap().tiles,
        })
        .collect()
}
