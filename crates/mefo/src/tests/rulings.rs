//! The rulings A1–A27 on what the source leaves open or contradicts, one test for each, by their numbers in
//! the rules file; and those of its section E.4 on which no rule's own test bears.

use super::table::{A, B, C, D, Table};
use super::*;
use crate::Role::{Anarchist, Capitalist, Communist, Regime, Socialist, Strasserist, Wehrmacht};
use crate::tables::{self, MONUMENT_SPACE};

fn three() -> Table {
    Table::new(&[Socialist, Wehrmacht, Anarchist])
}

#[test]
fn mf_9_4_a1_half_price_is_between_players() {
    let table = three().at(1946, 1);
    // 60 % to the bank, 35 % from it, 50 % between players.
    assert_eq!(
        (table.board().price(C, 5), table.board().sale_value(5), table.board().reference(5)),
        (84, 49, 70)
    );
    let table = three().at(1945, 5);
    assert_eq!(
        (table.board().price(C, 5), table.board().sale_value(5), table.board().reference(5)),
        (140, 84, 140)
    );
}

#[test]
fn mf_8_3_a2_the_office_costs_money_and_power_until_1945() {
    let mut table = three().at(1944, 1);
    table.power(A, 30).purse(A, 100).office(A);
    table.state.board.since_raid = 0;
    assert_eq!(table.board().dues(A).office, 20);
    table.settlement();
    assert_eq!((table.player(A).power, table.board().leader), (29, Some(A)));
    let mut table = three().at(1946, 1);
    table.power(B, 30).office(B).settlement();
    assert_eq!((table.player(B).power, table.board().title(B)), (30, Some(Title::General)));
}

#[test]
fn mf_8_2_a3_power_is_not_spent() {
    let mut table = three().at(1936, 1);
    table.power(A, 21).purse(A, 750).turn(A).play(A, Move::Claim);
    assert_eq!((table.player(A).power, table.rm(A)), (21, 0));
}

#[test]
fn mf_8_5_a4_a_challenger_who_cannot_hold_only_deposes() {
    let mut table = three().at(1936, 1);
    table.power(A, 12).power(B, 17).purse(B, 2_000).office(A);
    assert_eq!(claim_refusal(table.board(), B), Some(Refusal::NoPower));
    table.turn(B).play(B, Move::Depose);
    assert_eq!((table.board().leader, table.rm(B)), (None, 2_000));
}

#[test]
fn mf_5_2_a5_raids_end_with_round_two_of_1945() {
    for (round, rm) in [(1, Some(140)), (2, Some(140)), (3, None), (5, None)] {
        let mut table = three().at(1945, round);
        table.own(A, &[1]);
        assert_eq!((table.board().raid(), table.board().dues(A).levy), (rm, 0), "{round}");
    }
    // The window still pays.
    let mut table = three().at(1945, 4);
    table.purse(A, 0).bills(A, 100, 0).stand(A, 38).turn(A).dice(2, 1);
    table.play(A, Move::Cash { open: Part::All, fixed: Part::Hold });
    assert_eq!(table.rm(A), 125);
}

#[test]
fn mf_2_6_a6_no_premium_on_fixed_bills() {
    let mut table = Table::new(&[Capitalist, Socialist]).at(1940, 1);
    table.purse(A, 0).bills(A, 0, 100).stand(A, 4).turn(A).dice(2, 1);
    table.play(A, Move::Cash { open: Part::Hold, fixed: Part::All });
    assert_eq!(table.rm(A), 53, "half of it, and five in a hundred more");
}

#[test]
fn mf_6_2_a7_automatic_sale_takes_no_more_than_needed_at_the_posted_rate() {
    let mut table = three().at(1938, 1);
    table.bills(A, 100, 0).purse(A, 0).due(A, 70);
    assert_eq!((table.player(A).open, table.rm(A)), (50, 0), "at 1.40, not at the counter's 1.60");
}

#[test]
fn mf_9_3_a8_what_reconverts_and_what_is_scrapped() {
    // 23 × ½ for all but the tooling, of which a bill brings 0.30.
    for (modifier, rm) in [(Modifier::Standard, 12), (Modifier::Fixed, 12), (Modifier::Tooling, 3)] {
        let mut table = Table::new(&[Regime, Socialist]).at(1947, 1);
        table.own_with(A, 31, modifier);
        assert_eq!(table.board().payout(A), Payout { rm, open: 0, fixed: 0, power: 0 }, "{modifier}");
    }
}

#[test]
fn mf_9_2_a9_the_salary_is_not_halved() {
    let mut table = three().at(1947, 1);
    table.purse(A, 0).stand(A, 38).turn(A).dice(2, 1);
    assert!(table.heard(Event::Gained { seat: A, rm: 120 }));
    assert_eq!((tables::PARTEITAG, tables::PARTEITAG_POST), (3, 1));
}

#[test]
fn mf_4_3_a10_income_is_what_property_pays() {
    let mut table = Table::new(&[Socialist, Regime]).at(1938, 1);
    table.own(A, &[24]).office(A).purse(A, 0).stand(A, 38).turn(A);
    table.play(A, Move::Roll).dice(2, 1);
    assert!(table.heard(Event::Gained { seat: A, rm: 120 }), "the salary comes on top, without the 15 %");
    assert_eq!(table.board().payout_percent(A, 24, None, 1938), 115);
}

#[test]
fn mf_9_5_a11_nobody_must_claim() {
    let mut table = Table::new(&[Strasserist, Capitalist]).at(1947, 1);
    table.power(A, 30).purse(A, 249).turn(A);
    assert_eq!(claim_refusal(table.board(), A), Some(Refusal::NoCash));
    table.purse(A, 250);
    assert_eq!(claim_refusal(table.board(), A), None);
    table.turn(A).play(A, Move::Roll);
    assert_eq!(table.board().title(A), None, "a Strasserist may decline");
}

#[test]
fn mf_9_12_a12_the_owner_pays_the_general_the_sale_value() {
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1947, 1);
    table.own(B, &[31]).office(A).purse(A, 0).purse(B, 200).stand(A, 28).turn(A);
    table.play(A, Move::Roll).dice(2, 1);
    assert_eq!((table.rm(A), table.rm(B), table.board().owner(31)), (109, 91, Some(B)));
}

#[test]
fn mf_9_9_a13_the_monument_is_not_nationalised_and_trust_returns() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Socialist]).at(1947, 1);
    table.own(C, &[5]).office(A).stand(A, 37);
    table.state.board.monument = Some(B);
    assert_eq!(table.state.programme_target(A), Some((C, 5)));
    table.turn(A).play(A, Move::Roll).dice(2, 1).die(6).modifier(Modifier::Standard);
    assert_eq!(table.board().own(A), 0, "held in trust, not owned");
    table.turn(A).play(A, Move::Resign);
    assert_eq!((table.board().owner(5), table.board().modifier(5)), (None, None));
}

#[test]
fn mf_9_11_a14_three_quarters_for_the_chancellor() {
    let mut table = Table::new(&[Capitalist, Wehrmacht]).at(1947, 1);
    table.own(A, &[24]);
    let before = table.board().payout(A).rm;
    table.office(A);
    // 110 % × ½, and 125 % × ¾.
    let list = u64::from(tables::deed_of(24).unwrap().payout);
    assert_eq!(
        (before, table.board().payout(A).rm),
        (half_up(list * 110, 200), half_up(list * 125 * 3, 400))
    );
}

#[test]
fn mf_9_8_a15_reversal_applies_to_scrap() {
    for (office, rm) in [(false, 32), (true, 29)] {
        let mut table = Table::new(&[Capitalist, Communist]).at(1947, 1);
        if office {
            table.office(B);
        }
        table.purse(A, 0).stand(A, 14).turn(A).dice(2, 1).card(Card::ArmyStores);
        assert_eq!(table.rm(A), rm);
    }
}

#[test]
fn mf_9_14_a16_a_double_in_the_cell_is_a_first_one() {
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1947, 1);
    table.office(A).purse(A, 149).stand(A, 10);
    table.state.board.player_mut(A).cell = Cell::Ordinary(0);
    table.turn(A).play(A, Move::Roll).dice(2, 2);
    assert!(table.heard(Event::Attempt { seat: A }));
    assert_eq!((table.rm(A), table.player(A).cell, table.player(A).at), (49, Cell::None, 14));
    // The next turn begins anew.
    table.turn(A).play(A, Move::Roll).dice(1, 1);
    assert!(table.player(A).alive);
}

#[test]
fn mf_6_5_a17_the_second_bailout_pays_and_costs_the_office() {
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1950, 1);
    table.state.board.player_mut(A).fails = 1;
    table.office(A).purse(A, 0).due(A, 100);
    assert_eq!((table.rm(A), table.player(A).cell, table.board().title(A)), (500, Cell::DoubleSix, None));
}

#[test]
fn mf_6_1_a18_no_bailout_before_everything_is_sold() {
    let mut table = three().at(1942, 1);
    table.own(A, &[1]).bills(A, 10, 0).purse(A, 0).due(A, 80);
    // 9 RM of the bills and 72 of the property.
    assert_eq!((table.rm(A), table.player(A).fails, table.board().own(A)), (1, 0, 0));
    // Several rungs within one debt.
    let mut table = three().at(1942, 1);
    table.own(A, &[1]).bills(A, 10, 0).purse(A, 0).due(A, 1_200);
    assert_eq!((table.rm(A), table.player(A).fails), (81, 2));
}

#[test]
fn mf_3_12_a19_one_monument_at_any_time() {
    let mut table = Table::new(&[Capitalist, Socialist]).at(1952, 1);
    table.purse(A, 2_800);
    assert_eq!(monument_refusal(table.board(), A), None);
    assert_eq!(tables::MONUMENT, 2_800, "for every role");
    assert_eq!(Board::bank_price(MONUMENT_SPACE, None, 1940), 1_680);
    assert_eq!(Board::bank_price(MONUMENT_SPACE, None, 1952), 980);
}

#[test]
fn mf_8_6_a20_one_round_is_enough_and_the_dead_are_passed_over() {
    let mut table = three().at(1945, 5);
    table.state.board.player_mut(B).terms = 1;
    table.settlement();
    assert_eq!(table.board().longest, Some(B));
    let mut table = three().at(1945, 5);
    table.state.board.player_mut(B).terms = 9;
    table.purse(B, 0).state.board.player_mut(B).alive = false;
    table.state.board.player_mut(C).terms = 1;
    table.settlement();
    assert_eq!(table.board().longest, Some(C));
    // Ten in a hundred more of the levy, and of nothing else.
    let mut table = Table::new(&[Regime, Socialist]).at(1950, 1);
    table.state.board.longest = Some(A);
    assert_eq!(table.board().levy(A, 1950), 110);
}

#[test]
fn mf_3_10_a21_deeds_are_handed_in_only_where_the_table_wants_it() {
    for sale in [true, false] {
        let setup = Setup { sale, trade: false, ..Setup::with_roles(&[Socialist, Regime]).unwrap() };
        let mut table = Table::of(setup);
        table.own(A, &[1]).purse(A, 0).stand(A, 38).turn(A).dice(2, 1);
        assert_eq!(matches!(table.stage(), Stage::HandIn(_)), sale);
    }
}

#[test]
fn mf_3_4_a22_a_lap_is_forward_only() {
    let mut table = three();
    table.stand(A, 38).turn(A).dice(2, 1);
    assert!(table.heard(Event::Moved { seat: A, to: 1, lap: true }));
    let mut table = three();
    table.stand(A, 27).turn(A).dice(2, 1);
    assert_eq!((table.player(A).at, table.rm(A)), (10, 1_150), "to the cell is no lap");
}

#[test]
fn mf_2_5_a23_the_counter_instead_of_the_window() {
    let mut table = three().at(1936, 1);
    table.bills(A, 10, 0).stand(A, 36).turn(A).dice(6, 5);
    assert_eq!(table.stage(), Stage::Counter(A));
    table.play(A, Move::Cash { open: Part::All, fixed: Part::Hold });
    assert_eq!((table.rm(A), table.stage()), (1_150 + 120 + 17, Stage::Dice(B)));
}

#[test]
fn mf_9_13_a24_offices_on_property_of_the_bank() {
    // Robbery and requisition need an owner: Werwolf and General buy like everybody.
    for role in [Regime, Wehrmacht] {
        let mut table = Table::new(&[role, Socialist]).at(1947, 1);
        table.office(A).stand(A, 28).turn(A).play(A, Move::Roll).dice(2, 1);
        assert_eq!(table.stage(), Stage::Buy(A, 31));
    }
}

#[test]
fn mf_7_1_a25_the_cell_is_the_same_after_the_war() {
    for year in [1945, 1946] {
        let mut table = three().at(year, 3);
        table.stand(A, 27).turn(A).dice(2, 1);
        assert_eq!(table.player(A).cell, Cell::Ordinary(0));
        let mut table = three().at(year, 3);
        table.state.board.player_mut(A).cell = Cell::DoubleSix;
        table.stand(A, 10).turn(A).dice(6, 6);
        assert_eq!((table.player(A).at, table.player(A).cell), (22, Cell::None));
    }
}

#[test]
fn mf_9_5_a26_a_contest_without_roles_stays_empty() {
    let mut table = Table::new(&[Anarchist, Communist]).at(1947, 1);
    table.power(A, 30).power(B, 20).purse(B, 250).turn(B).play(B, Move::Claim);
    assert_eq!(table.board().offices, [Some(B), None, None]);
    assert_eq!(claim_refusal(table.board(), A), Some(Refusal::Anarchist));
}

#[test]
fn mf_5_5_a27_there_is_always_one_winner() {
    let mut table = three().at(1958, 1);
    for seat in [A, B, C] {
        table.state.board.player_mut(seat).fails = 2;
        table.purse(seat, 10);
    }
    table.settlement();
    assert!(matches!(table.stage(), Stage::Over(_, End::Bankruptcy)), "{:?}", table.stage());
    assert_eq!(table.board().alive().len(), 1);
}

#[test]
fn mf_3_4_e2_who_is_put_into_the_cell_on_a_lap_does_not_land() {
    // The Führer's card of the lap costs the second bailout: no landing on space 1, no purchase, no second roll.
    let mut table = three().at(1938, 1);
    table.state.board.player_mut(A).fails = 1;
    table.purse(A, 0).power(A, 25).office(A).stand(A, 39).turn(A);
    table.play(A, Move::Roll).dice(1, 1).card(Card::Overruns);
    assert_eq!((table.player(A).cell, table.player(A).at), (Cell::DoubleSix, 10));
    assert_eq!((table.rm(A), table.stage()), (120 + 600 - 200, Stage::Dice(B)));
}

#[test]
fn mf_8_4_e11_a_bailout_does_not_stop_a_card_for_each() {
    let mut table = Table::new(&[Socialist, Wehrmacht, Anarchist, Regime]).at(1938, 1);
    table.purse(B, 0).purse(C, 100).purse(D, 100).power(A, 25).purse(A, 0).office(A).stand(A, 37).turn(A);
    table.play(A, Move::Roll).dice(2, 1).card(Card::Tribute);
    assert_eq!([B, C, D].map(|seat| table.rm(seat)), [540, 40, 40]);
    assert_eq!((table.rm(A), table.player(B).fails), (120 + 180, 1));
    // The holder who pays each goes on paying after the own bailout.
    let mut table = Table::new(&[Socialist, Wehrmacht, Anarchist, Regime]).at(1938, 1);
    table.own(A, &[]).power(A, 25).purse(A, 0).office(A).stand(A, 37).turn(A);
    table.play(A, Move::Roll);
    table.purse(A, 0).dice(2, 1);
    table.purse(A, 30).card(Card::Compensation);
    assert_eq!([B, C, D].map(|seat| table.rm(seat)), [1_275, 1_275, 1_425]);
    assert_eq!((table.rm(A), table.player(A).fails, table.board().leader), (30 + 600 - 75, 1, None));
}

#[test]
fn mf_7_2_e4_no_ladder_for_the_fine_and_no_acts_in_that_turn() {
    let mut table = three().at(1940, 1);
    table.state.board.player_mut(A).cell = Cell::Ordinary(0);
    table.bills(A, 500, 0).purse(A, 49).stand(A, 10).turn(A);
    assert_eq!(table.stage(), Stage::Dice(A), "bills pay no fine");
    let mut table = three().at(1940, 1);
    table.state.board.player_mut(A).cell = Cell::Ordinary(0);
    table.power(A, 30).purse(A, 5_000).stand(A, 10).turn(A).play(A, Move::Fine);
    assert_eq!(table.stage(), Stage::Dice(A), "neither office nor monument in this turn");
}
