//! The test cases T1 to T51 of the rules file, by their numbers, and faults reported of other
//! implementations.

use engine::{Match, MatchId, Player, SeatCard};

use super::*;

const SIX: &str = "HFLLLL";
const SEVEN: &str = "HFFLLLL";
const NINE: &str = "HFFFLLLLL";

#[test]
fn t1_hitler_elected_with_three_down_ends_the_game_before_the_draw() {
    let mut table = Table::at(SEVEN, 0, 3, 0).president(3);
    table.nominate(0);
    table.vote(4);
    assert_eq!(table.end(), Some(End::HitlerElected));
    assert!(!table.told_public(Event::Drawn { president: seat(3) }));
    assert_eq!(table.table().draw, 14);
}

#[test]
fn t2_hitler_elected_with_two_down_plays_on() {
    let mut table = Table::at(SEVEN, 0, 2, 0).president(3);
    table.fascist(0);
    assert_eq!(table.end(), None);
    assert_eq!(table.table().stage, Stage::Power(Power::SpecialElection));
}

#[test]
fn t4_the_third_failure_enacts_the_tile_that_is_shown() {
    let mut table = Table::at(SEVEN, 0, 0, 2);
    table.fail();
    table.chance("tile L");
    assert_eq!((table.table().liberal, table.table().fascist), (1, 0));
    assert!(table.told_public(Event::Enacted { policy: L, number: 1, election: 1, by: By::Chaos }));
    assert_eq!(table.now(), 1);
}

#[test]
fn t6_chaos_that_leaves_two_reshuffles_at_once() {
    let mut table = Table::at(SEVEN, 0, 0, 2).pile("LFF");
    table.fail();
    table.chance("tile F");
    assert!(table.told_public(Event::Reshuffled { tiles: Tiles::new(6, 10) }));
    assert_eq!((table.table().draw, table.table().discard), (16, 0));
}

#[test]
fn t7_leftovers_are_shuffled_in_and_not_put_on_top() {
    // 17 less five enacted: 3 Liberal and 9 Fascist, two Liberal left over before the shuffle.
    let mut table = Table::at(SEVEN, 2, 2, 0).pile("LLLFF");
    table.state.deck.discard = table.state.unseen().minus(table.state.deck.draw);
    table.session(3, "LFF", F, F);
    assert_eq!(table.state.deck.draw, Tiles::new(3, 9));
    table.state.tracker = 2;
    table.fail();
    let odds = SecretHitler::odds(&table.state);
    assert_eq!((odds.total(), odds.weight(0)), (12, 3), "one in four is Liberal");
    let mut rng = rng(7);
    let liberal = (0..12_000).filter(|_| odds.at(rng.random_range(0..12)) == 0).count();
    assert!((2_800..3_200).contains(&liberal), "{liberal} of 12,000");
}

#[test]
fn t8_policies_are_conserved_at_every_step_of_random_games() {
    let mut rng = rng(8);
    for game in 0..3_000u32 {
        let seats = 5 + (game % 6) as u8;
        let setup = Setup { rebalance: game % 2 == 0 && Setup::has_rebalance(seats), ..Setup::new(seats) };
        let mut state = SecretHitler::start(&setup).unwrap();
        play_on(&mut state, &mut rng, |state| {
            conserved(state).unwrap();
            false
        });
        conserved(&state).unwrap();
    }
}

#[test]
fn t9_a_veto_at_two_brings_chaos_and_may_win() {
    let mut table = Table::at(SEVEN, 4, 5, 2);
    table.propose_veto(3, "FFF", F);
    table.play(0, Move::Consent(true));
    table.chance("tile L");
    assert_eq!(table.end(), Some(End::FiveLiberal));
}

#[test]
fn t10_two_vetoes_bring_one_tile_and_one_president() {
    let mut table = Table::at(SEVEN, 3, 5, 1);
    table.propose_veto(3, "LFF", F);
    table.play(0, Move::Consent(true));
    assert_eq!((table.now(), table.state.tracker), (1, 2));
    table.propose_veto(4, "FFF", F);
    table.play(1, Move::Consent(true));
    table.chance("tile L");
    let enacted = table.public(0).iter().filter(|event| event.kind() == "enacted").count();
    assert_eq!(enacted, 1);
    assert_eq!((table.now(), table.state.liberal, table.state.tracker), (2, 4, 0));
    assert_eq!(table.turn(), Turn::Seats(seats(&[2])));
}

#[test]
fn t12_after_a_refused_veto_either_tile_can_be_enacted() {
    for (discard, end) in [(L, Some(End::SixFascist)), (F, None)] {
        let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
        table.propose_veto(4, "LFF", F);
        table.play(3, Move::Consent(false));
        table.play(4, Move::Discard(discard));
        assert_eq!(table.end(), end);
    }
}

#[test]
fn t13_a_second_proposal_is_refused() {
    let mut table = Table::at(SEVEN, 0, 5, 0).president(3);
    table.propose_veto(4, "LFF", F);
    assert_eq!(table.refuse(4, Move::Veto), Refusal::NotDue);
    table.play(3, Move::Consent(false));
    assert_eq!(table.refuse(4, Move::Veto), Refusal::VetoRefused);
}

#[test]
fn t15_no_veto_in_the_session_of_the_fifth() {
    let mut table = Table::at(SEVEN, 0, 4, 0);
    table.elect(3);
    table.chance("draw FFF");
    table.play(0, Move::Discard(F));
    assert_eq!(table.refuse(3, Move::Veto), Refusal::VetoLocked);
    table.play(3, Move::Discard(F));
    assert_eq!(table.table().stage, Stage::Power(Power::Execution));
}

#[test]
fn t16_an_election_does_not_reset_the_tracker_so_a_veto_brings_chaos() {
    let mut table = Table::at(SEVEN, 0, 5, 2);
    table.propose_veto(3, "LFF", F);
    table.play(0, Move::Consent(true));
    assert_eq!((table.state.tracker, table.table().stage), (3, Stage::Chaos));
}

#[test]
fn t17_a_veto_moves_the_tracker_to_one() {
    let mut table = Table::at(SEVEN, 0, 5, 0);
    table.propose_veto(3, "LFF", F);
    table.play(0, Move::Consent(true));
    assert_eq!(table.state.tracker, 1);
}

#[test]
fn t18_after_a_veto_the_next_president_can_nominate() {
    let mut table = Table::at(SEVEN, 0, 5, 0);
    table.propose_veto(3, "LFF", F);
    table.play(0, Move::Consent(true));
    assert_eq!((table.now(), table.eligible()), (1, seats(&[2, 4, 5, 6])));
}

#[test]
fn t20_five_alive_of_seven_bar_the_chancellor_only() {
    let table = Table::new(SEVEN).dead(&[0, 6]).last(2, 4).president(3);
    let eligible = table.eligible();
    assert!(eligible.contains(seat(2)) && !eligible.contains(seat(4)));
}

#[test]
fn t21_six_alive_bar_both() {
    let table = Table::new(SEVEN).dead(&[6]).last(2, 4).president(3);
    let eligible = table.eligible();
    assert!(!eligible.contains(seat(2)) && !eligible.contains(seat(4)));
}

#[test]
fn t22_five_at_the_start() {
    let table = Table::new("LLLFH").last(0, 1).president(2);
    assert_eq!(table.eligible(), seats(&[0, 3, 4]));
}

#[test]
fn t24_after_chaos_everybody_is_eligible() {
    let mut table = Table::at(SEVEN, 0, 0, 2).dead(&[5]).last(2, 4);
    table.fail();
    table.chance("tile F");
    assert_eq!((table.now(), table.eligible()), (1, seats(&[0, 2, 3, 4, 6])));
}

#[test]
fn t25_special_election_to_seat_zero_returns_to_the_left_of_the_caller() {
    let mut table = Table::at(NINE, 0, 2, 0).president(3);
    table.fascist(5);
    table.play(3, Move::Call(seat(0)));
    table.session(6, "LFF", F, F);
    assert_eq!(table.now(), 4);
}

#[test]
fn t27_the_next_seat_called_runs_twice() {
    let mut table = Table::at(SEVEN, 0, 2, 0).president(3);
    table.fascist(5);
    table.play(3, Move::Call(seat(4)));
    assert_eq!((table.now(), table.table().special), (4, true));
    table.fail();
    assert_eq!((table.now(), table.table().special), (4, false));
    table.fail();
    assert_eq!(table.now(), 5);
}

#[test]
fn t29_nobody_calls_themselves_or_the_dead() {
    let mut table = Table::at(SEVEN, 0, 2, 0).president(3).dead(&[6]);
    table.fascist(5);
    assert_eq!(table.refuse(3, Move::Call(seat(3))), Refusal::SelfCall);
    assert_eq!(table.refuse(3, Move::Call(seat(6))), Refusal::DeadTarget);
}

#[test]
fn t30_the_called_president_keeps_to_term_limits() {
    let mut table = Table::at(SEVEN, 0, 2, 0).president(2);
    table.fascist(5);
    table.play(2, Move::Call(seat(6)));
    assert_eq!(table.refuse(6, Move::Nominate(seat(5))), Refusal::LastChancellor);
    assert_eq!(table.refuse(6, Move::Nominate(seat(2))), Refusal::LastPresident);
}

#[test]
fn t32_the_sitting_chancellor_can_be_investigated() {
    let mut table = Table::at(SEVEN, 0, 1, 0).president(3);
    table.fascist(4);
    table.play(3, Move::Investigate(seat(4)));
}

#[test]
fn t33_no_second_investigation_by_another_president() {
    let mut table = Table::at(NINE, 0, 0, 0);
    table.fascist(5);
    table.play(0, Move::Investigate(seat(7)));
    table.fascist(6);
    assert_eq!(table.refuse(1, Move::Investigate(seat(7))), Refusal::Investigated);
}

#[test]
fn t34_an_investigation_shows_the_true_party_to_the_investigator_only() {
    for (target, party) in [(4, Party::Liberal), (1, Party::Fascist), (0, Party::Fascist)] {
        let mut table = Table::at(SEVEN, 0, 1, 0).president(3);
        table.fascist(5);
        table.play(3, Move::Investigate(seat(target)));
        let seen = Event::PartySeen { president: seat(3), seat: seat(target), party };
        for by in 0..7 {
            assert_eq!(table.memory(by).contains(&seen), by == 3);
            let shown = table.view(by).investigations[0].unwrap().party;
            assert_eq!(shown, (by == 3).then_some(party));
        }
        assert_eq!(table.table().investigations[0].unwrap().party, None);
    }
}

#[test]
fn t35_knowledge_only_grows() {
    let mut table = Table::at(SEVEN, 0, 1, 0).president(1);
    let night = table.view(1).night;
    table.fascist(5);
    table.play(1, Move::Investigate(seat(0)));
    assert_eq!(table.view(1).night, night);
    assert_eq!(table.view(1).night.hitler, Some(seat(0)));
}

#[test]
fn t36_the_chancellor_gets_exactly_the_pair_in_no_order() {
    let mut views = Vec::new();
    for drew in ["LFF", "FLF", "FFL"] {
        let mut table = Table::new(SEVEN);
        table.elect(1);
        table.chance(&format!("draw {drew}"));
        table.play(0, Move::Discard(F));
        assert_eq!(table.view(1).hand, Some(Tiles::new(1, 1)));
        views.push((table.view(1), table.memory(1)));
    }
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn t37_the_fifth_liberal_policy_wins() {
    let mut table = Table::at(SEVEN, 4, 4, 1);
    table.session(3, "LLF", F, L);
    assert_eq!(table.end().map(End::winner), Some(Party::Liberal));
}

#[test]
fn t38_the_sixth_fascist_policy_wins() {
    let mut table = Table::at(SEVEN, 4, 5, 1);
    table.fascist(3);
    assert_eq!(table.end().map(End::winner), Some(Party::Fascist));
}

#[test]
fn t39_executions() {
    for fascist in [3, 4] {
        let mut table = Table::at(SEVEN, 0, fascist, 0).president(3);
        table.fascist(4);
        let mut other = table.clone();
        table.play(3, Move::Execute(seat(0)));
        assert_eq!(table.end(), Some(End::HitlerExecuted));
        other.play(3, Move::Execute(seat(1)));
        assert_eq!((other.end(), other.table().roles), (None, None));
    }
}

#[test]
fn t40_four_of_seven_living_pass_at_nine_seats() {
    let mut table = Table::new(NINE).dead(&[7, 8]);
    table.nominate(1);
    table.vote(4);
    assert!(table.told_public(Event::GovernmentElected { president: seat(0), chancellor: seat(1) }));
}

#[test]
fn t41_three_to_three_fails() {
    let mut table = Table::new(SIX);
    table.nominate(1);
    table.vote(3);
    assert_eq!((table.state.tracker, table.now()), (1, 1));
}

#[test]
fn t42_execution_is_offered_at_every_size() {
    for roles in ["HFFLLLL", "HFFLLLLL", "HFFFLLLLL", "HFFFLLLLLL"] {
        for fascist in [3, 4] {
            let mut table = Table::at(roles, 0, fascist, 0).president(4);
            table.fascist(5);
            let all: Vec<Move> = table.state.living.without(seat(4)).iter().map(Move::Execute).collect();
            assert_eq!(table.choices(4), all);
        }
    }
}

#[test]
fn t44_the_ballots_stand_before_the_chaos_they_cause() {
    let mut table = Table::at(SEVEN, 0, 0, 2);
    let before = table.told.len();
    table.fail();
    table.chance("tile L");
    let kinds: Vec<&str> = table.public(before).iter().map(Event::kind).collect();
    assert_eq!(kinds[..4], ["nominated", "ballots", "tracker", "enacted"]);
}

#[test]
fn t45_nothing_is_done_twice_or_by_the_wrong_seat() {
    // At every step of random games: repeat what was just done, and let the wrong ones do it.
    let mut rng = rng(45);
    for game in 0..300u32 {
        let mut table =
            Table { state: SecretHitler::start(&Setup::new(5 + (game % 6) as u8)).unwrap(), told: vec![] };
        loop {
            match table.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = SecretHitler::odds(&table.state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    let late = table.state;
                    assert!(SecretHitler::settle(&mut table.state, &outcome, &mut ()));
                    if table.turn() != Turn::Chance {
                        assert!(!SecretHitler::settle(&mut table.state.clone(), &outcome, &mut ()));
                    }
                    assert!(table.state != late);
                }
                Turn::Seats(owing) => {
                    let by = owing.nth(rng.random_range(0..owing.len())).unwrap();
                    let choice = random_move(SecretHitler::choices(&table.state, by), &mut rng);
                    for other in
                        (0..=table.state.seats()).map(Seat::new).filter(|other| !owing.contains(*other))
                    {
                        table.refuse(other.index() as u8, choice);
                    }
                    SecretHitler::play(&mut table.state, by, &choice, &mut ()).unwrap();
                    if !table.turn().owing().contains(by) {
                        table.refuse(by.index() as u8, choice);
                    }
                }
            }
        }
        for by in 0..table.state.seats() {
            assert!(matches!(table.refuse(by, Move::Veto), Refusal::Over));
        }
    }
}

/// Whether an observation names a role it must not.
fn names_too_much(state: &State, by: u8) -> bool {
    let roles = state.roles.unwrap();
    let view = state.observe(Viewer::Seat(seat(by)));
    let night = roles.night(seat(by));
    view.roles.is_some()
        || view.role != Some(roles.of(seat(by)))
        || view.night != night
        || view
            .investigations
            .iter()
            .flatten()
            .any(|finding| finding.by != seat(by) && finding.party.is_some())
}

#[test]
fn t46_t47_roles_open_at_the_end_as_dealt_and_not_before() {
    let mut rng = rng(46);
    for game in 0..600u32 {
        let setup = Setup::new(5 + (game % 6) as u8);
        let mut state = SecretHitler::start(&setup).unwrap();
        let mut dealt = None;
        play_on(&mut state, &mut rng, |state| {
            dealt = dealt.or(state.roles);
            if !matches!(SecretHitler::turn(state), Turn::Over(_)) && state.roles.is_some() {
                assert!((0..setup.seats).all(|by| !names_too_much(state, by)));
                assert_eq!(state.observe(Viewer::Everyone).roles, None);
            }
            false
        });
        for viewer in
            (0..setup.seats).map(|by| Viewer::Seat(seat(by))).chain([Viewer::Table, Viewer::Everyone])
        {
            let view = state.observe(viewer);
            assert_eq!(view.roles, dealt);
            assert_eq!(view.hand, None, "discards stay hidden");
        }
    }
}

#[test]
fn t48_a_power_due_blocks_everything_else() {
    for (fascist, power) in [(1, Power::Investigate), (2, Power::SpecialElection), (3, Power::Execution)] {
        let mut table = Table::at(SEVEN, 0, fascist, 0).president(3);
        table.fascist(4);
        assert_eq!(table.table().stage, Stage::Power(power));
        for by in 0..7 {
            for choice in [Move::Nominate(seat(5)), Move::Ballot(Ballot::Ja), Move::Discard(F), Move::Veto] {
                assert_eq!(table.refuse(by, choice), Refusal::NotDue);
            }
        }
        assert_eq!(table.turn(), Turn::Seats(seats(&[3])));
    }
}

#[test]
fn t50_the_public_log_is_the_same_whatever_the_hand() {
    // A computer that takes over discards a Fascist tile; of the hand nothing shows.
    let mut logs = Vec::new();
    for drew in ["FFF", "LFF"] {
        let mut table = Table::new(SEVEN);
        table.elect(1);
        table.chance(&format!("draw {drew}"));
        table.play(0, Move::Discard(F));
        logs.push((table.public(0), table.table(), table.view(5), table.memory(5)));
    }
    assert_eq!(logs[0], logs[1]);
}

#[test]
fn t51_written_and_opened_at_every_phase_it_is_the_same_game() {
    let mut stages = std::collections::HashSet::new();
    for game in 0..40u64 {
        let setup = Setup::new(5 + (game % 6) as u8);
        let cards = vec![SeatCard::new("Anna", Player::Human); setup.seats.into()];
        let mut live = Match::<SecretHitler>::new(MatchId::new(game), setup, cards, false).unwrap();
        let mut rng = rng(game);
        loop {
            let opened = engine::link::open::<SecretHitler>(&engine::link::write(&live, true)).unwrap();
            stages.insert(std::mem::discriminant(&live.observe(Viewer::Table).stage));
            for viewer in (0..setup.seats).map(|by| Viewer::Seat(seat(by))).chain([Viewer::Table]) {
                assert_eq!(opened.observe(viewer), live.observe(viewer));
                assert!(opened.told(viewer).eq(live.told(viewer)));
                if let Viewer::Seat(by) = viewer {
                    assert_eq!(opened.choices(by).all(), live.choices(by).all());
                    assert_eq!(opened.statements(by), live.statements(by));
                }
            }
            match live.turn() {
                Turn::Over(_) => break,
                Turn::Chance => assert!(live.settle(&mut rng)),
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    live.play(by, &random_move(live.choices(by), &mut rng)).unwrap();
                }
            }
        }
    }
    assert_eq!(stages.len(), 12, "every stage was met");
}

#[test]
fn fault_32_chaos_tiles_count_for_the_slot_of_a_power() {
    let mut table = Table::at(SEVEN, 0, 1, 2);
    table.fail();
    table.chance("tile F");
    table.fascist(3);
    assert_eq!(table.table().stage, Stage::Power(Power::SpecialElection));
}

#[test]
fn fault_2_a_power_lost_to_chaos_does_not_go_to_the_next_government() {
    let mut table = Table::at(SEVEN, 0, 3, 2).president(2);
    table.fail();
    table.chance("tile F");
    assert!(table.told_public(Event::PowerLost { power: Power::Execution }));
    assert_eq!(table.table().stage, Stage::Nominate);
    table.session(4, "LFF", F, F);
    assert_eq!(table.table().stage, Stage::Nominate);
}

#[test]
fn fault_49_the_final_reveal_is_the_deal_for_all_deals() {
    for rank in 0..Roles::count(7) {
        let roles = Roles::from_rank(7, rank).unwrap();
        let mut table = Table::at(&roles.to_string(), 4, 0, 0);
        let nominee = table.eligible().first().unwrap().index() as u8;
        table.session(nominee, "LLF", F, L);
        assert_eq!(table.table().roles, Some(roles));
        assert!(table.told_public(Event::RolesOpened { roles }));
        assert_eq!(table.turn().outcome().unwrap().winners, roles.liberals());
    }
}
