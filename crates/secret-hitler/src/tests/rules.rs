//! One test per rule, at least; the number of the rule is in its name.

use super::*;

const FIVE: &str = "HFLLL";
const SIX: &str = "HFLLLL";
const SEVEN: &str = "HFFLLLL";
const EIGHT: &str = "HFFLLLLL";
const NINE: &str = "HFFFLLLLL";
const TEN: &str = "HFFFLLLLLL";

#[test]
fn sh_1_seats_and_roles() {
    for (seats, liberals, fascists) in [(5, 3, 1), (6, 4, 1), (7, 4, 2), (8, 5, 2), (9, 5, 3), (10, 6, 3)] {
        let state = SecretHitler::start(&Setup::new(seats)).unwrap();
        let odds = SecretHitler::odds(&state);
        assert_eq!(odds.len(), Roles::count(seats));
        let mut seen = std::collections::BTreeSet::new();
        for rank in 0..odds.len() {
            let Some(Chance::Deal(roles)) = odds.get(rank) else { panic!("no deal of rank {rank}") };
            assert_eq!(roles.liberals().len(), liberals);
            assert_eq!(roles.fascists().len(), fascists);
            assert!(!roles.fascists().contains(roles.hitler()));
            assert_eq!(roles.rank(), rank);
            assert!(seen.insert(roles.to_string()), "{roles} twice");
        }
    }
    for seats in [0, 4, 11, 255] {
        assert!(SecretHitler::start(&Setup::new(seats)).is_err());
    }
}

#[test]
fn sh_2_night_knowledge() {
    for (roles, hitler_knows) in
        [(FIVE, true), (SIX, true), (SEVEN, false), (EIGHT, false), (NINE, false), (TEN, false)]
    {
        let table = Table::new(roles);
        let dealt: Roles = roles.parse().unwrap();
        let all = Night { fascists: dealt.fascists(), hitler: Some(dealt.hitler()) };
        for by in 0..roles.len() as u8 {
            let wanted = match dealt.of(seat(by)) {
                Role::Fascist => all,
                Role::Hitler if hitler_knows => all,
                Role::Hitler | Role::Liberal => Night::default(),
            };
            assert_eq!(table.view(by).night, wanted);
            assert_eq!(table.view(by).role, Some(dealt.of(seat(by))));
            let told: Vec<Event> =
                table.memory(by).into_iter().filter(|event| event.kind() == "role-seen").collect();
            assert_eq!(told, [Event::RoleSeen { seat: seat(by), role: dealt.of(seat(by)), night: wanted }]);
        }
        assert_eq!(table.table().night, Night::default());
    }
}

#[test]
fn sh_3_hitlers_party_is_fascist() {
    assert_eq!(Role::Liberal.party(), Party::Liberal);
    assert_eq!(Role::Fascist.party(), Party::Fascist);
    assert_eq!(Role::Hitler.party(), Party::Fascist);
}

#[test]
fn sh_4_seventeen_policies() {
    let table = Table::new(SEVEN);
    assert_eq!(table.state.deck.draw, Tiles::new(6, 11));
    assert_eq!((table.table().draw, table.table().discard), (17, 0));
}

#[test]
fn sh_5_any_seat_may_be_the_first_candidate() {
    let mut state = SecretHitler::start(&Setup::new(7)).unwrap();
    assert!(SecretHitler::settle(&mut state, &"deal HFFLLLL".parse().unwrap(), &mut ()));
    let odds = SecretHitler::odds(&state);
    assert_eq!((odds.len(), odds.total()), (7, 7));
    for first in 0..7 {
        let mut begun = state;
        assert_eq!(odds.weight(u64::from(first)), 1);
        assert!(SecretHitler::settle(&mut begun, &odds.get(u64::from(first)).unwrap(), &mut ()));
        assert_eq!(begun.observe(Viewer::Table).president, Some(seat(first)));
        assert_eq!(begun.election, 1);
    }
}

#[test]
fn sh_6_boards() {
    use Power::{Execution, Investigate, Peek, SpecialElection};
    let boards = [
        (5..=6, [None, None, Some(Peek), Some(Execution), Some(Execution), None]),
        (7..=8, [None, Some(Investigate), Some(SpecialElection), Some(Execution), Some(Execution), None]),
        (
            9..=10,
            [
                Some(Investigate),
                Some(Investigate),
                Some(SpecialElection),
                Some(Execution),
                Some(Execution),
                None,
            ],
        ),
    ];
    for (seats, powers) in boards {
        for seats in seats {
            for (number, power) in (1..).zip(powers) {
                assert_eq!(Power::at(seats, number), power, "{seats} seats, policy {number}");
            }
        }
    }
    // Deaths do not change the board: seven began, five live, and the third still calls.
    let mut table = Table::at(SEVEN, 0, 2, 0).dead(&[5, 6]);
    table.fascist(3);
    assert_eq!(table.table().stage, Stage::Power(SpecialElection));
    // A Liberal policy brings nothing.
    let mut table = Table::at(NINE, 0, 0, 0);
    table.session(4, "LLF", L, F);
    assert_eq!(table.table().stage, Stage::Nominate);
}

#[test]
fn sh_7_what_is_secret_is_told_to_those_concerned_only() {
    let mut table = Table::new(SEVEN);
    table.elect(1);
    table.chance("draw LFF");
    for by in 0..7 {
        assert_eq!(table.view(by).hand, (by == 0).then(|| Tiles::new(1, 2)));
    }
    table.play(0, Move::Discard(F));
    for by in 0..7 {
        assert_eq!(table.view(by).hand, (by == 1).then(|| Tiles::new(1, 1)));
    }
    let view = table.table();
    assert_eq!((view.hand, view.role, view.roles, view.peek), (None, None, None, None));
    assert_eq!((view.draw, view.discard, view.in_hands, view.unseen), (14, 1, 2, Tiles::new(6, 11)));
    table.play(1, Move::Discard(L));
    // Nobody but those two was told of tiles, and nobody of the other's discard.
    for by in 0..7 {
        let tiles = |event: &Event| matches!(event, Event::HandSeen { .. } | Event::Discarded { .. });
        let seen: Vec<Event> = table.memory(by).into_iter().filter(tiles).collect();
        match by {
            0 => assert_eq!(
                seen,
                [
                    Event::HandSeen { seat: seat(0), tiles: Tiles::new(1, 2) },
                    Event::Discarded { seat: seat(0), policy: F },
                ]
            ),
            1 => assert_eq!(
                seen,
                [
                    Event::HandSeen { seat: seat(1), tiles: Tiles::new(1, 1) },
                    Event::Discarded { seat: seat(1), policy: L },
                ]
            ),
            _ => assert_eq!(seen, []),
        }
    }
}

#[test]
fn sh_8_the_liberals_win() {
    let mut table = Table::at(SEVEN, 4, 0, 0);
    table.session(1, "LLF", F, L);
    assert_eq!(table.end(), Some(End::FiveLiberal));
    let Turn::Over(outcome) = table.turn() else { panic!("not over") };
    assert_eq!(outcome.winners, seats(&[3, 4, 5, 6]));
    assert_eq!(outcome.reason, "five-liberal");

    let mut table = Table::at(SEVEN, 0, 3, 0).president(3);
    table.fascist(4);
    table.play(3, Move::Execute(seat(0)));
    assert_eq!(table.end(), Some(End::HitlerExecuted));
    assert_eq!(table.turn().outcome().unwrap().winners, seats(&[3, 4, 5, 6]));
}

#[test]
fn sh_9_the_fascists_win() {
    let mut table = Table::at(SEVEN, 0, 5, 0);
    table.fascist(3);
    assert_eq!(table.end(), Some(End::SixFascist));
    assert_eq!(table.turn().outcome().unwrap().winners, seats(&[0, 1, 2]));

    let mut table = Table::at(SEVEN, 0, 3, 0).president(3);
    table.elect(0);
    assert_eq!(table.end(), Some(End::HitlerElected));
    assert_eq!(table.turn().outcome().unwrap().winners, seats(&[0, 1, 2]));
}

#[test]
fn sh_10_the_zone_is_tested_at_the_election_of_a_chancellor() {
    // With two down Hitler does not win by the election, nor by enacting the third.
    let mut table = Table::at(SEVEN, 0, 2, 0).president(3);
    table.fascist(0);
    assert_eq!(table.end(), None);
    assert!(table.told_public(Event::ZoneOpened));
    assert!(!table.told_public(Event::Cleared { seat: seat(0) }));
    // As President Hitler never wins; the Chancellor is cleared.
    let mut table = Table::at(SEVEN, 0, 3, 0);
    table.elect(1);
    assert_eq!(table.end(), None);
    assert!(table.told_public(Event::Cleared { seat: seat(1) }));
    assert!(table.table().zone);
}

#[test]
fn sh_11_the_end_comes_at_once_and_opens_the_roles() {
    // No power, no reshuffle after the deciding policy.
    let mut table = Table::at(SEVEN, 0, 5, 0).pile("FFF");
    let before = table.told.len();
    table.fascist(3);
    let kinds: Vec<&str> = table.public(before).iter().map(Event::kind).rev().take(3).collect();
    assert_eq!(kinds, ["roles-opened", "won", "enacted"]);
    // Nor after one that chaos turned up: no shuffle, no next election.
    let mut chaos = Table::at(SEVEN, 0, 5, 2).pile("FFF");
    chaos.fail();
    let before = chaos.told.len();
    chaos.chance("tile F");
    let kinds: Vec<&str> = chaos.public(before).iter().map(Event::kind).collect();
    assert_eq!(kinds, ["enacted", "tracker", "won", "roles-opened"]);
    assert_eq!((chaos.table().draw, chaos.table().election), (2, 1));
    for by in 0..7 {
        assert_eq!(table.view(by).roles.unwrap().to_string(), SEVEN);
        assert_eq!(table.choices(by), []);
        assert_eq!(table.refuse(by, Move::Ballot(Ballot::Ja)), Refusal::Over);
    }
    assert_eq!(SecretHitler::observe(&table.state, Viewer::Everyone).roles.unwrap().to_string(), SEVEN);
    // The Liberals left with one against three: the game goes on.
    let table = Table::at(SEVEN, 0, 5, 0).dead(&[4, 5]);
    assert_eq!(table.end(), None);
}

#[test]
fn sh_12_the_presidency_moves_to_the_next_living_seat() {
    let mut table = Table::new(SEVEN).dead(&[2]);
    table.session(3, "LLF", F, L);
    assert_eq!(table.now(), 1);
    table.fail();
    assert_eq!(table.now(), 3);
    for next in [4, 5, 6] {
        assert_eq!(table.table().next, Some(seat(next)));
        if table.state.tracker == 2 {
            table.fail();
            table.chance("tile L");
        } else {
            table.fail();
        }
        assert_eq!(table.now(), next);
    }
}

#[test]
fn sh_13_nomination_of_another_living_player() {
    let mut table = Table::new(SEVEN).dead(&[5]);
    assert_eq!(table.eligible(), seats(&[1, 2, 3, 4, 6]));
    assert_eq!(table.refuse(0, Move::Nominate(seat(0))), Refusal::SelfNomination);
    assert_eq!(table.refuse(0, Move::Nominate(seat(7))), Refusal::NoSuchSeat);
    assert_eq!(table.refuse(1, Move::Nominate(seat(2))), Refusal::NotDue);
    table.nominate(6);
    assert_eq!(table.table().chancellor, Some(seat(6)));
    assert!(table.told_public(Event::Nominated { president: seat(0), nominee: seat(6) }));
}

#[test]
fn sh_14_last_pair_is_barred() {
    let mut table = Table::new(SEVEN).last(2, 4).president(3);
    assert_eq!(table.eligible(), seats(&[0, 1, 5, 6]));
    assert_eq!(table.refuse(3, Move::Nominate(seat(4))), Refusal::LastChancellor);
    assert_eq!(table.refuse(3, Move::Nominate(seat(2))), Refusal::LastPresident);
    assert_eq!(engine::Refusal::rule(&Refusal::LastPresident).0, "SH-14");
    // The last Chancellor is dead: nobody is barred instead.
    let table = Table::new(EIGHT).last(2, 4).president(3).dead(&[4]);
    assert_eq!(table.eligible(), seats(&[0, 1, 5, 6, 7]));
}

#[test]
fn sh_15_five_or_fewer_alive_bar_the_chancellor_only() {
    let mut table = Table::new(SEVEN).last(2, 4).president(3).dead(&[5, 6]);
    assert_eq!(table.eligible(), seats(&[0, 1, 2]));
    assert_eq!(table.refuse(3, Move::Nominate(seat(4))), Refusal::LastChancellor);
    // It begins in the middle of a game: the execution that leaves five switches it on.
    let mut table = Table::at(SIX, 0, 3, 0).president(2);
    table.fascist(3);
    assert_eq!(table.table().barred, seats(&[2, 3]));
    table.play(2, Move::Execute(seat(5)));
    assert_eq!(table.table().barred, seats(&[3]));
    assert_eq!((table.now(), table.eligible()), (3, seats(&[0, 1, 2, 4])));
    // Three alive: one is left to nominate.
    let table = Table::new(FIVE).last(1, 2).president(0).dead(&[3, 4]);
    assert_eq!(table.eligible(), seats(&[1]));
}

#[test]
fn sh_16_failed_nominations_bar_nobody_and_the_presidency_is_open_to_all() {
    let mut table = Table::new(SEVEN);
    table.nominate(5);
    table.vote(2);
    assert_eq!(table.eligible(), seats(&[0, 2, 3, 4, 5, 6]));
    // The last Chancellor is the next candidate for President.
    table.session(2, "LLF", F, L);
    assert_eq!(table.now(), 2);
    assert_eq!(table.table().barred, seats(&[1, 2]));
    // A vetoed government was elected.
    let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
    table.propose_veto(4, "LFF", F);
    table.play(3, Move::Consent(true));
    assert_eq!(table.table().last, Some((seat(3), seat(4))));
    assert_eq!((table.now(), table.eligible()), (4, seats(&[0, 1, 2, 5, 6])));
}

#[test]
fn sh_17_ballots_stay_sealed_and_open_together() {
    let mut table = Table::new(FIVE);
    table.nominate(1);
    assert_eq!(table.turn(), Turn::Seats(SeatSet::all(5)));
    for by in [3, 0, 4, 1] {
        let told = table.told.len();
        table.play(by, Move::Ballot(if by == 3 { Ballot::Nein } else { Ballot::Ja }));
        assert_eq!(table.told.len(), told, "a ballot tells nothing");
    }
    assert_eq!(table.view(3).ballot, Some(Ballot::Nein));
    assert_eq!(table.view(2).ballot, None);
    assert_eq!(table.table().owing, seats(&[2]));
    assert_eq!(table.table().voted(), seats(&[0, 1, 3, 4]));
    let mut other = table.clone();
    other.state.phase = match other.state.phase {
        crate::state::Phase::Ballot { nominee, voted, .. } => {
            crate::state::Phase::Ballot { nominee, voted, ja: seats(&[1]) }
        }
        phase => phase,
    };
    assert_eq!(other.table(), table.table(), "the table sees no ballot before the last is in");
    assert_eq!(other.view(2), table.view(2));
    table.play(2, Move::Ballot(Ballot::Nein));
    assert!(table.told_public(Event::BallotsOpened {
        ja: seats(&[0, 1, 4]),
        nein: seats(&[2, 3]),
        passed: true
    }));
}

#[test]
fn sh_18_more_than_half_of_the_living() {
    for (living, needed) in [(10, 6), (9, 5), (8, 5), (7, 4), (6, 4), (5, 3), (4, 3), (3, 2)] {
        let roles = [FIVE, SIX, SEVEN, EIGHT, NINE, TEN][living.max(5) - 5];
        let dead: Vec<u8> = (living as u8..roles.len() as u8).collect();
        for ja in 0..=living {
            let mut table = Table::new(roles).dead(&dead);
            assert_eq!(table.table().majority(), needed);
            table.nominate(1);
            table.vote(ja);
            let elected =
                table.told_public(Event::GovernmentElected { president: seat(0), chancellor: seat(1) });
            assert_eq!(elected, ja >= needed, "{ja} of {living}");
            assert_eq!(table.state.tracker, u8::from(!elected));
        }
    }
}

#[test]
fn sh_19_failed_votes_and_vetoes_advance_the_tracker() {
    let mut table = Table::at(SEVEN, 0, 5, 0);
    table.fail();
    assert_eq!(table.table().tracker, 1);
    table.propose_veto(4, "LFF", F);
    table.play(1, Move::Consent(true));
    assert_eq!(table.table().tracker, 2);
    assert!(table.told_public(Event::TrackerMoved { to: 2 }));
}

#[test]
fn sh_20_chaos_enacts_the_top_policy_without_its_power_and_lifts_limits() {
    // The second Fascist policy at nine seats would let a President investigate.
    let mut table = Table::at(NINE, 0, 1, 2).last(7, 8);
    table.fail();
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(SecretHitler::hand(&table.state), Some(seat(0)));
    let before = table.told.len();
    table.chance("tile F");
    assert_eq!(
        table.public(before),
        [
            Event::Enacted { policy: F, number: 2, election: 1, by: By::Chaos },
            Event::TrackerMoved { to: 0 },
            Event::TermLimitsLifted,
            Event::PowerLost { power: Power::Investigate },
            Event::ElectionOpened { election: 2, president: seat(1), special: false },
        ]
    );
    assert_eq!(table.eligible(), SeatSet::all(9).without(seat(1)));
}

#[test]
fn sh_21_only_a_policy_resets_the_tracker() {
    let mut table = Table::at(SEVEN, 0, 0, 2);
    table.elect(1);
    assert_eq!(table.table().tracker, 2);
    table.chance("draw LLF");
    table.play(0, Move::Discard(F));
    assert_eq!(table.table().tracker, 2);
    table.play(1, Move::Discard(L));
    assert_eq!(table.table().tracker, 0);
}

#[test]
fn sh_22_chaos_counts_for_the_end_the_zone_and_the_veto() {
    for (liberal, fascist, tile, end) in
        [(4, 0, "tile L", End::FiveLiberal), (0, 5, "tile F", End::SixFascist)]
    {
        let mut table = Table::at(SEVEN, liberal, fascist, 2);
        table.fail();
        table.chance(tile);
        assert_eq!(table.end(), Some(end));
    }
    let mut table = Table::at(SEVEN, 0, 2, 2).president(2);
    table.fail();
    table.chance("tile F");
    assert!(table.told_public(Event::ZoneOpened));
    table.elect(0);
    assert_eq!(table.end(), Some(End::HitlerElected));

    let mut table = Table::at(SEVEN, 0, 4, 2);
    table.fail();
    table.chance("tile F");
    assert!(table.told_public(Event::VetoUnlocked));
    table.propose_veto(4, "LFF", F);
    // The execution that the fifth would have brought is lost: no later government gets it.
    table.play(1, Move::Consent(false));
    table.play(4, Move::Discard(F));
    assert_eq!(table.table().stage, Stage::Nominate);
}

#[test]
fn sh_23_the_president_draws_three() {
    let mut table = Table::new(SEVEN);
    table.elect(1);
    assert_eq!((table.turn(), SecretHitler::hand(&table.state)), (Turn::Chance, Some(seat(0))));
    let odds = SecretHitler::odds(&table.state);
    // Of 680 ways to draw three of seventeen: none, one, two, three Liberal.
    assert_eq!(odds.total(), 680);
    let weights: Vec<(String, u64)> =
        (0..odds.len()).map(|rank| (odds.get(rank).unwrap().to_string(), odds.weight(rank))).collect();
    let wanted = [("draw FFF", 165), ("draw LFF", 330), ("draw LLF", 165), ("draw LLL", 20)];
    assert_eq!(weights, wanted.map(|(text, weight)| (text.to_owned(), weight)));
    table.chance("draw LLF");
    assert_eq!((table.table().draw, table.view(0).hand), (14, Some(Tiles::new(2, 1))));
    assert!(table.told_public(Event::Drawn { president: seat(0) }));
}

#[test]
fn sh_24_the_president_discards_one_and_hands_over_two() {
    let mut table = Table::new(SEVEN);
    table.elect(1);
    table.chance("draw LFF");
    assert_eq!(table.choices(0), [Move::Discard(L), Move::Discard(F)]);
    assert_eq!(table.choices(1), []);
    table.play(0, Move::Discard(L));
    assert_eq!(table.view(1).hand, Some(Tiles::new(0, 2)));
    assert_eq!((table.table().discard, table.table().in_hands), (1, 2));
    assert!(table.told_public(Event::Passed { president: seat(0), chancellor: seat(1) }));
}

#[test]
fn sh_25_the_chancellor_discards_one_and_enacts_the_other() {
    for (discard, enacted) in [(L, F), (F, L)] {
        let mut table = Table::new(SEVEN);
        table.elect(1);
        table.chance("draw LFF");
        table.play(0, Move::Discard(F));
        table.play(1, Move::Discard(discard));
        let by = By::Government { president: seat(0), chancellor: seat(1) };
        assert!(table.told_public(Event::Enacted { policy: enacted, number: 1, election: 1, by }));
        let view = table.table();
        assert_eq!(view.enacted(enacted), 1);
        let row = if enacted == L { view.liberal_row[0] } else { view.fascist_row[0] };
        assert_eq!(row, Some(Placed { election: 1, by }));
        assert_eq!(view.discard, 2);
    }
}

#[test]
fn sh_26_no_act_of_the_session_carries_more_than_a_kind_of_tile() {
    let mut table = Table::new(SEVEN);
    table.session(1, "LLF", F, L);
    table.fail();
    table.elect(4);
    table.chance("draw LFF");
    // In session neither of the two claims anything, not even of the past.
    table.state.president = seat(0);
    assert_eq!(table.say(0, "drew 1 LLF"), Err(Refusal::Silence));
    table.state.president = seat(2);
    assert_eq!(table.say(2, "drew 1 LLF"), Err(Refusal::Silence));
    assert_eq!(table.say(4, "got 1 LL"), Err(Refusal::Silence));
    // Afterwards a lie is as good as the truth.
    assert_eq!(table.say(0, "drew 1 FFF passed LL"), Ok(()));
    // Discards are in no public event, and not opened by the end: nobody ever learns another's.
    table.play(2, Move::Discard(F));
    table.play(4, Move::Discard(L));
    table.state.liberal = 4;
    table.state.deck = Deck::new(table.state.unseen());
    table.state.liberal_row = [table.state.liberal_row[0]; 5];
    table.state.liberal_row[4] = None;
    table.session(5, "LLF", F, L);
    assert_eq!(table.end(), Some(End::FiveLiberal));
    assert!(table.public(0).iter().all(|event| !matches!(event, Event::Discarded { .. })));
    for by in 0..7 {
        let others =
            |event: &Event| matches!(event, Event::Discarded { seat: other, .. } if *other != seat(by));
        assert!(!table.memory(by).iter().any(others));
    }
}

#[test]
fn sh_27_fewer_than_three_tiles_are_shuffled_with_the_discards() {
    // Five left: two after the session, so all but the enacted one are shuffled.
    let mut table = Table::at(SEVEN, 1, 0, 0).pile("LLLFF");
    table.session(1, "LLF", F, L);
    assert!(table.told_public(Event::Reshuffled { tiles: Tiles::new(4, 11) }));
    assert_eq!((table.table().draw, table.table().discard), (15, 0));
    // Six left: three after it, nothing happens.
    let mut table = Table::at(SEVEN, 1, 0, 0).pile("LLLFFF");
    table.session(1, "LLF", F, L);
    assert_eq!((table.table().draw, table.table().discard), (3, 12));
    // It comes before the power: a peek sees three tiles of the new pile.
    let mut table = Table::at(FIVE, 1, 2, 0).pile("LLFFF");
    table.session(2, "FFF", F, F);
    let kinds: Vec<&str> = table.public(0).iter().map(Event::kind).rev().take(2).collect();
    assert_eq!(kinds, ["power", "reshuffled"]);
    assert_eq!(table.table().draw, 13);
    // A vetoed session is counted too.
    let mut table = Table::at(SEVEN, 0, 5, 0).pile("LLFFF");
    table.propose_veto(4, "LFF", F);
    table.play(0, Move::Consent(true));
    assert!(table.told_public(Event::Reshuffled { tiles: Tiles::new(6, 6) }));
}

#[test]
fn sh_28_a_power_must_be_used_once_by_its_president() {
    let mut table = Table::at(SEVEN, 0, 1, 0);
    table.fascist(3);
    assert!(table.told_public(Event::PowerGranted { power: Power::Investigate, president: seat(0) }));
    assert_eq!(table.turn(), Turn::Seats(seats(&[0])));
    for by in 1..7 {
        assert_eq!(table.choices(by), []);
    }
    assert_eq!(table.refuse(0, Move::Nominate(seat(1))), Refusal::NotDue);
    assert_eq!(table.refuse(0, Move::Execute(seat(1))), Refusal::NotDue);
    table.play(0, Move::Investigate(seat(1)));
    assert_eq!(table.table().stage, Stage::Nominate);
    assert_eq!(table.now(), 1);
    // The slot counts all policies on the row, chaos ones too.
    let mut table = Table::at(SEVEN, 0, 0, 2);
    table.fail();
    table.chance("tile F");
    table.fascist(3);
    assert_eq!(table.table().stage, Stage::Power(Power::Investigate));
}

#[test]
fn sh_29_nobody_is_investigated_twice() {
    let mut table = Table::at(NINE, 0, 0, 0).president(4);
    table.fascist(5);
    table.play(4, Move::Investigate(seat(0)));
    assert!(table.told_public(Event::Investigated { president: seat(4), seat: seat(0) }));
    let seen = Event::PartySeen { president: seat(4), seat: seat(0), party: Party::Fascist };
    for by in 0..9 {
        assert_eq!(table.memory(by).contains(&seen), by == 4);
        let party = table.view(by).investigations[0].unwrap().party;
        assert_eq!(party, (by == 4).then_some(Party::Fascist));
    }
    table.fascist(6);
    assert_eq!(table.table().targets, seats(&[1, 2, 3, 4, 6, 7, 8]));
    assert_eq!(table.refuse(5, Move::Investigate(seat(0))), Refusal::Investigated);
}

#[test]
fn sh_30_special_election_returns_to_the_left_of_the_caller() {
    let mut table = Table::at(SEVEN, 0, 2, 0).president(2);
    table.fascist(3);
    table.play(2, Move::Call(seat(5)));
    assert!(table.told_public(Event::SpecialElectionCalled { president: seat(2), seat: seat(5) }));
    assert!(table.told_public(Event::ElectionOpened { election: 2, president: seat(5), special: true }));
    assert_eq!((table.now(), table.table().special, table.table().next), (5, true, Some(seat(3))));
    // The usual term limits hold.
    assert_eq!(table.eligible(), seats(&[0, 1, 4, 6]));
    // However it ends, seat 3 is next.
    let mut failed = table.clone();
    failed.fail();
    assert_eq!(failed.now(), 3);
    table.session(6, "LLF", F, L);
    assert_eq!((table.now(), table.table().special), (3, false));
    // By chaos too.
    let mut chaos = Table::at(SEVEN, 0, 2, 0).president(2);
    chaos.fascist(3);
    chaos.play(2, Move::Call(seat(5)));
    chaos.state.tracker = 2;
    chaos.fail();
    chaos.chance("tile L");
    assert_eq!(chaos.now(), 3);
    // The government of the called President executes the caller: seat 3 is next all the same; and if it
    // executes seat 3, the seat after that.
    for (executed, next) in [(2, 3), (3, 4)] {
        let mut table = Table::at(SEVEN, 0, 2, 0).president(2);
        table.fascist(3);
        table.play(2, Move::Call(seat(5)));
        table.fascist(6);
        table.play(5, Move::Execute(seat(executed)));
        assert_eq!(table.now(), next);
    }
    // A seat that has been barred as Chancellor may be called, and a dead caller still anchors.
    let mut dead = Table::at(SEVEN, 0, 2, 0).president(2);
    dead.fascist(4);
    dead.play(2, Move::Call(seat(4)));
    dead.state.living = dead.state.living.without(seat(2));
    dead.fail();
    assert_eq!(dead.now(), 3);
}

#[test]
fn sh_31_a_peek_sees_the_top_three_and_keeps_their_order() {
    let mut table = Table::at(FIVE, 0, 2, 0).president(2);
    table.fascist(3);
    assert_eq!((table.turn(), SecretHitler::hand(&table.state)), (Turn::Chance, Some(seat(2))));
    table.chance("peek FLF");
    let seen = Event::PeekSeen { president: seat(2), tiles: [F, L, F] };
    for by in 0..5 {
        assert_eq!(table.memory(by).contains(&seen), by == 2);
        assert_eq!(table.view(by).peek.map(|peek| peek.tiles), (by == 2).then_some([F, L, F]));
        assert_eq!(table.view(by).peeked, Some(seat(2)));
    }
    // The next President draws exactly these.
    let mut drawn = table.clone();
    drawn.elect(4);
    let odds = SecretHitler::odds(&drawn.state);
    assert_eq!((odds.len(), odds.get(0)), (1, Some(Chance::Draw(Tiles::new(1, 2)))));
    // Chaos takes the top one; the other two come next, with one more.
    table.state.tracker = 2;
    table.fail();
    let odds = SecretHitler::odds(&table.state);
    assert_eq!((odds.len(), odds.get(0)), (1, Some(Chance::Tile(F))));
    table.chance("tile F");
    table.elect(1);
    let odds = SecretHitler::odds(&table.state);
    let all: Vec<String> = (0..odds.len()).map(|rank| odds.get(rank).unwrap().to_string()).collect();
    assert_eq!(all, ["draw LFF", "draw LLF"]);
    assert_eq!(odds.total(), u64::from(table.table().draw) - 2);
}

#[test]
fn sh_32_execution_of_another_than_hitler_opens_no_role() {
    let mut table = Table::at(SEVEN, 0, 3, 0).president(3);
    table.fascist(4);
    table.play(3, Move::Execute(seat(1)));
    assert!(table.told_public(Event::Executed { president: seat(3), seat: seat(1), hitler: false }));
    assert_eq!(table.end(), None);
    assert_eq!(table.table().living, SeatSet::all(7).without(seat(1)));
    for by in [3, 4, 5, 6] {
        assert_eq!(table.view(by).roles, None);
        assert_eq!(table.view(by).night, Night::default());
    }
    assert!(table.public(0).iter().all(|event| event.kind() != "roles-opened"));
}

#[test]
fn sh_33_the_dead_do_nothing() {
    let mut table = Table::at(SEVEN, 0, 3, 0).president(3);
    table.session(4, "FFF", F, F);
    table.play(3, Move::Execute(seat(4)));
    assert_eq!(table.now(), 5);
    assert_eq!(table.refuse(5, Move::Nominate(seat(4))), Refusal::DeadNominee);
    table.nominate(0);
    assert_eq!(table.table().owing, SeatSet::all(7).without(seat(4)));
    assert_eq!(table.refuse(4, Move::Ballot(Ballot::Ja)), Refusal::Dead);
    assert_eq!(table.say(4, "got 1 FF"), Err(Refusal::Dead));
    assert!(table.claims(4).is_empty());
    // The presidency passes them by, powers do not aim at them.
    let mut table = Table::at(SEVEN, 0, 3, 0).dead(&[1]);
    table.fascist(2);
    assert_eq!(table.refuse(0, Move::Execute(seat(1))), Refusal::DeadTarget);
    table.play(0, Move::Execute(seat(6)));
    assert_eq!(table.now(), 2);
}

#[test]
fn sh_34_the_veto_begins_with_the_session_after_the_fifth() {
    let mut table = Table::at(SEVEN, 0, 4, 0).president(3);
    table.elect(4);
    table.chance("draw FFF");
    table.play(3, Move::Discard(F));
    assert_eq!(table.view(4).veto, Veto::Locked);
    assert_eq!(table.refuse(4, Move::Veto), Refusal::VetoLocked);
    table.play(4, Move::Discard(F));
    assert!(table.told_public(Event::VetoUnlocked));
    table.play(3, Move::Execute(seat(6)));
    assert_eq!(table.table().veto, Veto::Open);
    table.propose_veto(5, "LFF", F);
}

#[test]
fn sh_35_an_accepted_veto_discards_all_three() {
    let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
    table.elect(4);
    table.chance("draw LFF");
    assert_eq!(table.refuse(3, Move::Veto), Refusal::PresidentVeto);
    table.play(3, Move::Discard(F));
    assert_eq!(table.choices(4), [Move::Discard(L), Move::Discard(F), Move::Veto]);
    table.play(4, Move::Veto);
    assert_eq!(table.turn(), Turn::Seats(seats(&[3])));
    assert_eq!(table.view(3).hand, Some(Tiles::new(1, 1)), "the President knows what was handed over");
    table.play(3, Move::Consent(true));
    let view = table.table();
    assert_eq!((view.discard, view.draw, view.tracker, view.liberal, view.fascist), (3, 9, 1, 0, 5));
    assert!(table.told_public(Event::VetoAccepted { president: seat(3) }));
    assert_eq!(table.now(), 4);
}

#[test]
fn sh_36_after_a_refusal_the_chancellor_chooses() {
    let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
    table.propose_veto(4, "LFF", F);
    table.play(3, Move::Consent(false));
    assert!(table.told_public(Event::VetoRefused { president: seat(3) }));
    assert_eq!(table.choices(4), [Move::Discard(L), Move::Discard(F)]);
    assert_eq!(table.view(4).veto, Veto::Refused);
    assert_eq!(table.refuse(4, Move::Veto), Refusal::VetoRefused);
    assert_eq!(engine::Refusal::rule(&Refusal::VetoRefused).0, "SH-36");
}

#[test]
fn sh_37_a_veto_that_brings_chaos_reshuffles_first() {
    let mut table = Table::at(SEVEN, 0, 5, 2).pile("LLFFF");
    table.propose_veto(4, "LFF", F);
    let before = table.told.len();
    table.play(0, Move::Consent(true));
    table.chance("tile L");
    let kinds: Vec<&str> = table.public(before).iter().map(Event::kind).collect();
    assert_eq!(
        kinds,
        ["veto-accepted", "reshuffled", "tracker", "enacted", "tracker", "term-limits-lifted", "election"]
    );
    assert_eq!(table.table().draw, 11);
}

#[test]
fn sh_38_the_president_picks_somebody_else() {
    let mut table = Table::at(SEVEN, 0, 1, 0);
    table.fascist(3);
    assert_eq!(table.refuse(0, Move::Investigate(seat(0))), Refusal::SelfTarget);
    let mut table = Table::at(SEVEN, 0, 3, 0);
    table.fascist(3);
    assert_eq!(table.refuse(0, Move::Execute(seat(0))), Refusal::SelfTarget);
}

#[test]
fn sh_39_a_fascist_may_execute_hitler() {
    let mut table = Table::at(SEVEN, 0, 3, 0).president(1);
    table.fascist(3);
    assert!(table.choices(1).contains(&Move::Execute(seat(0))));
    table.play(1, Move::Execute(seat(0)));
    assert_eq!(table.end(), Some(End::HitlerExecuted));
}

#[test]
fn sh_40_nobody_leaves_by_anything_but_execution() {
    // There is no move by which a seat is vacated, and no end but the four: whoever sits there,
    // every seat is asked until the end.
    let mut rng = rng(40);
    for game in 0..2_000u32 {
        let setup = Setup::new(5 + (game % 6) as u8);
        let state = random_game(setup, &mut rng);
        let dead = SeatSet::all(setup.seats).minus(state.living).len();
        let executions = usize::from(state.fascist.min(5).saturating_sub(3));
        assert!(dead <= executions, "{dead} dead after {executions} executions");
        assert!(matches!(SecretHitler::turn(&state), Turn::Over(_)));
    }
}

#[test]
fn sh_41_a_hand_has_no_order() {
    let mut one = Table::new(SEVEN);
    one.elect(1);
    let mut other = one.clone();
    one.chance("draw FFL");
    other.chance("draw LFF");
    assert!(one.state == other.state);
    assert_eq!(one.view(0).hand.unwrap().to_string(), "LFF");
    assert_eq!(one.refuse(1, Move::Discard(L)), Refusal::NotDue);
    let mut none = Table::new(SEVEN);
    none.elect(1);
    none.chance("draw FFF");
    assert_eq!(none.refuse(0, Move::Discard(L)), Refusal::NoSuchTile);
    none.play(0, Move::Discard(F));
    assert_eq!(none.refuse(1, Move::Discard(L)), Refusal::NoSuchTile);
}

#[test]
fn sh_42_one_act_and_it_stands() {
    let mut table = Table::new(SEVEN);
    table.nominate(1);
    assert_eq!(table.refuse(0, Move::Nominate(seat(2))), Refusal::NotDue);
    table.play(3, Move::Ballot(Ballot::Ja));
    assert_eq!(table.refuse(3, Move::Ballot(Ballot::Nein)), Refusal::BallotCast);
    assert_eq!(table.refuse(3, Move::Ballot(Ballot::Ja)), Refusal::BallotCast);
    assert_eq!(table.refuse(9, Move::Ballot(Ballot::Ja)), Refusal::NoSuchSeat);
    // Three equal tiles: the President is asked all the same.
    let mut table = Table::new(SEVEN);
    table.elect(1);
    table.chance("draw FFF");
    assert_eq!(table.turn(), Turn::Seats(seats(&[0])));
    assert_eq!(table.choices(0), [Move::Discard(F)]);
}

#[test]
fn sh_43_the_tracker_never_stays_at_three() {
    let mut table = Table::new(TEN);
    for round in 0..4 {
        for step in 1..=3 {
            table.fail();
            assert_eq!(table.state.tracker, step);
        }
        table.chance(if round % 2 == 0 { "tile L" } else { "tile F" });
        assert_eq!(table.state.tracker, 0);
    }
}

#[test]
fn sh_44_the_state_holds_no_future() {
    // Two games that differ only in the tiles drawn later are one and the same before.
    let mut one = Table::new(SEVEN);
    one.elect(1);
    let before = one.clone();
    one.chance("draw LLL");
    let mut other = before.clone();
    other.chance("draw FFF");
    assert!(one.state != other.state);
    assert_eq!(before.state.deck.known.as_slice(), []);
    // After a peek the three on top are fixed, and only they; a reshuffle forgets them.
    let mut table = Table::at(FIVE, 0, 2, 0).president(2).pile("LLFFFFFF");
    table.fascist(3);
    table.chance("peek LLF");
    assert_eq!(table.state.deck.known.as_slice(), [L, L, F]);
    table.state.tracker = 2;
    table.fail();
    table.chance("tile L");
    assert_eq!(table.state.deck.known.as_slice(), [L, F]);
    table.elect(1);
    table.chance("draw LFF");
    assert_eq!(table.state.deck.known.as_slice(), []);
}

#[test]
fn sh_45_markers_are_a_switch() {
    for markers in [false, true] {
        let mut table = Table::at(SEVEN, 0, 3, 0);
        table.state.setup.markers = markers;
        table.elect(1);
        assert!(table.told_public(Event::Cleared { seat: seat(1) }));
        let wanted = if markers { seats(&[1]) } else { SeatSet::EMPTY };
        assert_eq!(table.table().cleared, wanted);
    }
    assert!(!Setup::new(7).markers);
}

#[test]
fn sh_46_rebalance() {
    let start = |seats| SecretHitler::start(&Setup { rebalance: true, ..Setup::new(seats) });
    let six = start(6).unwrap();
    assert_eq!((six.fascist, six.deck.draw), (1, Tiles::new(6, 10)));
    assert_eq!(six.observe(Viewer::Table).fascist_row[0], Some(Placed { election: 0, by: By::Setup }));
    for seats in [7, 9] {
        let state = start(seats).unwrap();
        assert_eq!((state.fascist, state.deck.draw), (0, Tiles::new(6, 10)));
        conserved(&state).unwrap();
    }
    for seats in [5, 8, 10] {
        assert_eq!(start(seats), Err(engine::SetupError::Switch("rebalance")));
    }
    // The second policy at six seats is the government's first, and brings what the second brings.
    let setup = Setup { rebalance: true, first: Some(seat(2)), ..Setup::new(6) };
    let mut table = Table::with(setup, SIX);
    table.fascist(3);
    assert_eq!((table.table().fascist, table.table().stage), (2, Stage::Nominate));
    assert!(!Setup::new(7).rebalance);
}

#[test]
fn sh_47_the_table_may_name_the_first_candidate() {
    let setup = Setup { first: Some(seat(4)), ..Setup::new(6) };
    let mut state = SecretHitler::start(&setup).unwrap();
    assert!(SecretHitler::settle(&mut state, &"deal HFLLLL".parse().unwrap(), &mut ()));
    assert_eq!(SecretHitler::turn(&state), Turn::Seats(seats(&[4])));
    let wrong = Setup { first: Some(seat(6)), ..Setup::new(6) };
    assert_eq!(SecretHitler::start(&wrong), Err(engine::SetupError::Switch("first")));
}

#[test]
fn sh_48_claims_of_four_kinds_true_or_not() {
    let mut table = Table::at(NINE, 0, 0, 0).president(4);
    table.fascist(5);
    table.play(4, Move::Investigate(seat(0)));
    for (by, claim) in [(4, "drew 1 LLL passed FF"), (5, "got 1 LF"), (4, "party 1 liberal")] {
        assert_eq!(table.say(by, claim), Ok(()), "{claim}");
        let statement: Statement = claim.parse().unwrap();
        assert!(table.told_public(Event::Claimed { seat: seat(by), statement }));
    }
    let mut table = Table::at(FIVE, 0, 2, 0).president(2);
    table.fascist(3);
    table.chance("peek FFF");
    assert_eq!(table.claims(2).len(), 16 + 8);
    assert_eq!(table.say(2, "saw LFL"), Ok(()));
    // Every hand of three, with every pair or no word of it; every pair; every pattern.
    assert_eq!(table.claims(2).len(), 16);
    assert_eq!(table.claims(3).len(), 3);
}

#[test]
fn sh_49_each_matter_once_by_its_player_when_it_is_over() {
    let mut table = Table::new(SEVEN);
    table.elect(1);
    table.chance("draw LFF");
    assert!(table.claims(0).is_empty() && table.claims(1).is_empty());
    table.play(0, Move::Discard(F));
    assert_eq!(table.say(1, "got 1 LF"), Err(Refusal::Silence));
    table.play(1, Move::Discard(L));
    assert_eq!(table.say(1, "drew 1 LFF"), Err(Refusal::NothingToClaim));
    assert_eq!(table.say(2, "got 1 LF"), Err(Refusal::NothingToClaim));
    assert_eq!(table.say(0, "drew 1 LFF"), Ok(()));
    assert_eq!(table.say(0, "drew 1 LFF"), Err(Refusal::NothingToClaim));
    // It stays open for as long as the game lasts, whatever is due.
    table.fail();
    table.nominate(5);
    table.play(5, Move::Ballot(Ballot::Ja));
    let before = (table.turn(), table.choices(1));
    assert_eq!(table.say(1, "got 1 LL"), Ok(()));
    assert_eq!((table.turn(), table.choices(1)), before);
    // The session is over when its policy is enacted, even while its power is due.
    let mut table = Table::at(SEVEN, 0, 3, 0);
    table.fascist(3);
    assert_eq!(table.table().stage, Stage::Power(Power::Execution));
    assert_eq!(table.say(0, "drew 1 LFF"), Ok(()));
    assert_eq!(table.say(3, "got 1 FF"), Ok(()));
    // A vetoed session can be claimed as well.
    let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
    table.propose_veto(4, "LFF", F);
    assert_eq!(table.say(3, "drew 1 LFF"), Err(Refusal::Silence));
    table.play(3, Move::Consent(true));
    assert_eq!(table.say(3, "drew 1 LFF passed LF"), Ok(()));
    assert_eq!(table.say(4, "got 1 FF"), Ok(()));
    // After the end nobody claims.
    let mut table = Table::at(SEVEN, 4, 0, 0);
    table.session(1, "LLF", F, L);
    assert_eq!(table.say(0, "drew 1 LLF"), Err(Refusal::Over));
}

#[test]
fn every_refusal_of_a_claim_names_a_rule() {
    for refusal in Refusal::ALL {
        assert!(engine::Refusal::rule(&refusal).0.starts_with("SH-"));
        assert!(refusal.to_string().ends_with('.'));
    }
    let codes: std::collections::BTreeSet<&str> = refusal_codes().collect();
    assert_eq!(codes.len(), Refusal::ALL.len());
}

#[test]
fn claims_are_ranked() {
    let claims = Claims { drew: 0b1010, got: 0b100, party: seats(&[2, 5]), saw: true };
    assert_eq!(claims.len(), 2 * 16 + 3 + 4 + 8);
    for rank in 0..claims.len() {
        let claim = claims.get(rank).unwrap();
        assert_eq!(claims.rank(&claim), Some(rank), "{claim}");
        assert_eq!(claim.to_string().parse::<Statement>().as_ref(), Ok(&claim));
    }
    assert_eq!(claims.get(claims.len()), None);
    assert_eq!(claims.as_president().collect::<Vec<_>>(), [3, 1]);
}

#[test]
fn the_state_is_small() {
    let size = size_of::<State>();
    assert!(size <= 512, "{size}");
    assert!(size_of::<Event>() <= 16, "{}", size_of::<Event>());
    assert!(size_of::<Move>() <= 2);
}

#[test]
fn hidden_tiles_and_roles_fit_what_the_viewer_saw() {
    let mut rng = rng(77);
    let mut differed = [0u32; 3];
    for game in 0..600u32 {
        let setup = Setup::new(5 + (game % 6) as u8);
        let mut state = SecretHitler::start(&setup).unwrap();
        let mut left = rng.random_range(0..130u32);
        play_on(&mut state, &mut rng, |_| {
            left = left.saturating_sub(1);
            left == 0
        });
        for viewer in (0..setup.seats).map(|by| Viewer::Seat(seat(by))).chain([Viewer::Table]) {
            let twin = hide(&state, viewer, &mut rng);
            conserved(&twin).unwrap();
            differed[0] += u32::from(twin.roles != state.roles);
            differed[1] += u32::from(twin.deck != state.deck);
            differed[2] += u32::from(twin.in_hand() != state.in_hand());
            let mut discards = Tiles::NONE;
            for election in 1..=state.election {
                let (Some(real), Some(other)) = (state.session(election), twin.session(election)) else {
                    continue;
                };
                let finished = state.governing().is_empty() || election < state.election;
                let within = |hand: Tiles, part: Tiles| part.and(hand.minus(part)) == hand;
                assert!(within(other.drew, other.passed));
                assert_eq!(other.passed.len(), real.passed.len());
                if let Some(enacted) = other.enacted {
                    assert!(other.passed.of(enacted) > 0);
                }
                if viewer == Viewer::Seat(real.president) {
                    assert_eq!((other.drew, other.passed), (real.drew, real.passed));
                }
                if viewer == Viewer::Seat(real.chancellor) {
                    assert_eq!(other.passed, real.passed);
                }
                if election >= state.deck_since {
                    discards = discards.and(other.drew);
                    if finished {
                        discards = discards.minus(other.enacted.map_or(Tiles::NONE, |p| Tiles::NONE.with(p)));
                    } else {
                        discards = discards.minus(twin.in_hand());
                    }
                }
            }
            assert_eq!(discards, twin.deck.discard);
        }
    }
    assert!(differed.iter().all(|count| *count > 100), "{differed:?}");
}

#[test]
fn hidden_hands_are_as_likely_as_the_deck_makes_them() {
    let mut table = Table::new(SEVEN);
    table.elect(1);
    table.chance("draw LLL");
    let mut rng = rng(78);
    let mut counts = [0u32; 4];
    for _ in 0..68_000 {
        let twin = hide(&table.state, Viewer::Seat(seat(5)), &mut rng);
        counts[usize::from(twin.in_hand().liberal)] += 1;
    }
    for (count, wanted) in counts.into_iter().zip([16_500, 33_000, 16_500, 2_000]) {
        assert!(count.abs_diff(wanted) < 600, "{counts:?}");
    }
}

#[test]
fn what_is_no_notation_is_refused_and_nothing_panics() {
    let long = "L".repeat(100_000);
    let texts = [
        "",
        " ",
        "-",
        "nominate",
        "nominate 0",
        "nominate 11",
        "nominate 3 4",
        "nominate x",
        "ballot maybe",
        "discard",
        "discard L",
        "veto now",
        "consent",
        "consent 1",
        "execute -1",
        "deal",
        "deal LLLLL",
        "deal HHFLL",
        "deal HFLLLLLLLLLL",
        "draw LF",
        "draw LFFF",
        "draw -",
        "peek LF",
        "peek LFFF",
        "peek éL",
        "tile X",
        "tile LF",
        "first 0",
        "drew",
        "drew 1",
        "drew 1 LF",
        "drew 1 LFF passed",
        "drew 1 LFF passed F",
        "drew 256 LFF",
        "drew 1 LFF gave FF",
        "got 1 LFF",
        "party 3",
        "party 3 hitler",
        "saw",
        "saw XYZ",
        "enacted liberal 1 1 god",
        "ballots 1,,2 - passed",
        "ballots 1,99 - passed",
        "won nobody",
        "election 1 2 odd",
        "\u{1f3b4} 1",
        long.as_str(),
    ];
    for text in texts {
        assert!(text.parse::<Move>().is_err(), "{text}");
        assert!(text.parse::<Chance>().is_err(), "{text}");
        assert!(text.parse::<Statement>().is_err(), "{text}");
        assert!(text.parse::<Event>().is_err(), "{text}");
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
    for setup in
        ["seats=4", "seats=11", "seats=5 first=6", "seats=5 rebalance=on", "seats=x", "seats", "markers=on"]
    {
        assert!(setup.parse::<Setup>().is_err(), "{setup}");
    }
    // Parsed, but nobody can play or say it.
    let mut table = Table::new(SEVEN);
    for election in [0, 1, 31, 32, 33, 255] {
        assert_eq!(table.say(0, &format!("drew {election} LFF")), Err(Refusal::NothingToClaim));
    }
    for index in [7, 10, 15, 16, 255] {
        assert_eq!(table.refuse(0, Move::Nominate(seat(index))), Refusal::NoSuchSeat);
        assert_eq!(table.refuse(index, Move::Nominate(seat(1))), Refusal::NoSuchSeat);
        assert!(table.claims(index).is_empty());
        assert_eq!(table.view(index).role, None);
    }
}
