//! Corner cases of the rules: ties where the first in the order of turns is not seat 1, debts of others and to
//! others, what goes on in the cell, moves that end early.

use engine::{Seat, Viewer};

use super::table::{A, B, C, D, Table};
use super::*;
use crate::Role::{Anarchist, Capitalist, Communist, Regime, Socialist, Strasserist, Wehrmacht};

/// Who pays and who is paid, in the order of payments.
fn payments(table: &Table) -> Vec<(Seat, Option<Seat>)> {
    let paid = table.told.iter().filter_map(|told| match told.event {
        Event::Paid { seat, to, .. } => Some((seat, to)),
        _ => None,
    });
    paid.collect()
}

/// The same for debts as they are told.
fn debts(table: &Table) -> Vec<(Seat, Option<Seat>)> {
    let due = table.told.iter().filter_map(|told| match told.event {
        Event::Due { seat, to, .. } => Some((seat, to)),
        _ => None,
    });
    due.collect()
}

#[test]
fn mf_1_3_ties_go_by_the_order_of_turns_not_by_seats() {
    // All owe 90 RM and have as much.
    let mut table = Table::new(&[Communist, Strasserist, Anarchist]).at(1950, 1);
    table.state.board.first = B;
    for seat in [A, B, C] {
        table.purse(seat, 300);
    }
    table.settlement();
    assert_eq!(payments(&table), [(B, None), (C, None), (A, None)]);
    // As many rounds in office.
    let mut table = Table::new(&[Communist, Strasserist, Anarchist]).at(1945, 5);
    table.state.board.first = B;
    for seat in [A, B] {
        table.state.board.player_mut(seat).terms = 4;
    }
    table.settlement();
    assert_eq!(table.board().longest, Some(B));
    // As many properties at the same list price.
    let mut table = Table::new(&[Strasserist, Socialist, Wehrmacht]).at(1947, 1);
    table.own(B, &[6]).own(C, &[5]).office(A);
    assert_eq!(table.state.programme_target(A), Some((B, 6)));
    table.state.board.first = C;
    assert_eq!(table.state.programme_target(A), Some((C, 5)));
}

#[test]
fn mf_1_4_the_extra_money_goes_by_the_order_of_turns() {
    let roles = [Communist, Socialist, Capitalist, Wehrmacht, Regime];
    let mut state = Mefo::start(&Setup::with_roles(&roles).unwrap()).unwrap();
    assert!(Mefo::settle(&mut state, &Chance::First { seat: D }, &mut ()));
    let money = state.board.seats().map(|seat| state.board.player(seat).rm).collect::<Vec<_>>();
    assert_eq!(money, [1_100 + 60, 1_150 + 90, 1_300 + 120, 1_250, 1_400 + 30]);
}

#[test]
fn mf_2_3_next_years_rate_is_shown() {
    for (year, rate, next) in [(1933, 150, 150), (1942, 85, 60), (1945, 5, 0)] {
        let table = Table::new(&[Socialist, Wehrmacht]).at(year, 1);
        let calendar = view::View::of(&Mefo::observe(&table.state, Viewer::Seat(A))).calendar;
        assert_eq!((calendar.rate, calendar.counter_rate, calendar.next_rate), (rate, rate + 20, next));
    }
}

#[test]
fn mf_3_4_the_deed_comes_before_the_power_of_the_lap() {
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1936, 1);
    table.own(A, &[5]).power(A, 3).purse(A, 0).stand(A, 38).turn(A).dice(3, 1);
    assert_eq!((table.stage(), table.player(A).power, table.rm(A)), (Stage::HandIn(A), 3, 120));
    table.play(A, Move::Pass);
    assert_eq!(table.player(A).power, 4);
}

#[test]
fn mf_3_8_to_the_next_counter_without_a_lap() {
    for (from, to) in [(2, 7), (17, 27), (22, 27)] {
        let mut table = Table::new(&[Socialist, Wehrmacht]).at(1940, 1);
        table.bills(A, 9, 0).stand(A, (from + 40 - 3) % 40).purse(A, 0).turn(A).dice(2, 1);
        if let Stage::Window(_) = table.stage() {
            table.play(A, Move::Cash { open: Part::Hold, fixed: Part::Hold });
        }
        let before = table.rm(A);
        table.card(Card::Summoned);
        assert_eq!((table.player(A).at, table.rm(A), table.stage()), (to, before, Stage::Counter(A)));
    }
}

#[test]
fn mf_3_8_shares_of_money_and_bills_are_rounded_half_up_lot_by_lot() {
    let draws = |year: u16, rm: u32, card: Card| {
        let mut table = Table::new(&[Socialist, Wehrmacht]).at(year, 1);
        if year < 1946 {
            table.bills(A, 15, 35);
        }
        table.purse(A, rm).stand(A, 14).turn(A).dice(2, 1).card(card);
        (table.rm(A), table.player(A).open, table.player(A).fixed)
    };
    assert_eq!(draws(1942, 44, Card::WarProfits), (40, 15, 35), "4.4");
    assert_eq!(draws(1942, 45, Card::WarProfits), (40, 15, 35), "4.5");
    assert_eq!(draws(1942, 45, Card::DeliveryPenalty), (45, 13, 31), "1.5 and 3.5, not 5 of both");
    assert_eq!(draws(1947, 29, Card::CurrencyPaperwork), (28, 0, 0), "1.45");
    assert_eq!(draws(1947, 30, Card::CurrencyPaperwork), (28, 0, 0), "1.5");
}

#[test]
fn mf_4_5_modifiers_at_the_turns_of_years() {
    let pays = |year: u16, role: Role, space: u8, modifier: Modifier| {
        let other = if role == Wehrmacht { Regime } else { Wehrmacht };
        let mut table = Table::new(&[role, other]).at(year, 2);
        table.own_with(A, space, modifier);
        let Payout { rm, open, fixed, power } = table.board().payout(A);
        (rm, open, fixed, power)
    };
    // Power in every second round of the game until 1945.
    assert_eq!(pays(1934, Regime, 5, Modifier::Patronage), (10, 0, 0, 0));
    let mut table = Table::new(&[Regime, Wehrmacht]).at(1934, 5);
    table.own_with(A, 5, Modifier::Patronage);
    assert_eq!((table.board().round, table.board().payout(A).power), (10, 1));
    let mut table = Table::new(&[Regime, Wehrmacht]).at(1946, 3);
    table.own_with(A, 5, Modifier::Patronage);
    assert_eq!((table.board().round, table.board().payout(A).power), (68, 0));
    // Conversion begins with 1939.
    assert_eq!(pays(1938, Regime, 21, Modifier::Conversion), (16, 0, 0, 0));
    assert_eq!(pays(1939, Regime, 21, Modifier::Conversion), (0, 14, 0, 0));
    // The subsidy is RM, for a military plant too, from 1936 to 1942.
    assert_eq!(pays(1935, Regime, 3, Modifier::Subsidy), (0, 11, 0, 0));
    assert_eq!(pays(1936, Regime, 3, Modifier::Subsidy), (4, 11, 0, 0));
    assert_eq!(pays(1942, Regime, 3, Modifier::Subsidy), (4, 12, 0, 0));
    assert_eq!(pays(1943, Regime, 3, Modifier::Subsidy), (0, 11, 0, 0));
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1940, 1);
    table.own_with(A, 5, Modifier::Subsidy).office(A);
    assert_eq!(table.board().payout(A).rm, 17, "10 × 1.25 + 4, not 14 × 1.25");
    // The fixed contract, whose bills are RM after the war.
    assert_eq!(pays(1936, Regime, 3, Modifier::Fixed), (0, 0, 11, 0));
    assert_eq!(pays(1946, Regime, 3, Modifier::Fixed), (5, 0, 0, 0));
    // 45 % of 230, then 20 %.
    let bank = |year| Board::bank_price(25, Some(Modifier::Mortgaged), year);
    assert_eq!((bank(1945), bank(1946)), (104, 46));
}

#[test]
fn mf_5_3_the_raid_bill_is_rounded_once() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1941, 4);
    table.state.board.since_raid = 3;
    for space in [1, 5, 6] {
        table.own_with(A, space, Modifier::Shelter);
    }
    assert_eq!(table.board().dues(A).raid, 79, "78.75, not three times 26");
}

#[test]
fn mf_5_1_an_office_lost_while_paying_counts_for_this_round() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1938, 1);
    table.office(A).power(A, 5).purse(A, 0).settlement();
    assert_eq!((table.board().leader, table.rm(A)), (None, 600 - 20));
    assert_eq!((table.player(A).power, table.player(A).terms), (4, 1));
}

#[test]
fn mf_5_1_what_the_office_costs_in_power_is_told() {
    for (before, told) in [(2, true), (0, false)] {
        let mut table = Table::new(&[Socialist, Wehrmacht]).at(1938, 1);
        table.office(A).power(A, before).purse(A, 400).settlement();
        assert_eq!(table.player(A).power, before.saturating_sub(1));
        assert_eq!(table.heard(Event::Power { seat: A, by: -1 }), told, "{before} Power");
    }
}

#[test]
fn mf_6_1_a_debtor_chooses_in_anothers_turn() {
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1947, 1);
    table.own(B, &[25, 31]).office(A).purse(A, 0).purse(B, 0).stand(A, 28).turn(A);
    table.play(A, Move::Roll).dice(2, 1);
    assert!(matches!(table.stage(), Stage::Sell(Debt { seat: B, rm: 109, to: Some(A), .. })));
    assert_eq!(Mefo::turn(&table.state), Turn::Seats(engine::SeatSet::only(B)));
    assert_eq!(table.refused(A, Move::Sell { space: 25 }), Some(Refusal::NotDue));
    // 81 RM are not enough; then there is only one left.
    table.play(B, Move::Sell { space: 25 });
    assert_eq!((table.rm(A), table.rm(B), table.board().unsold()), (109, 81, tables::DEEDS));
    assert_eq!(table.stage(), Stage::Dice(B), "no purchase of what the debtor sold");
}

#[test]
fn mf_6_4_one_die_after_the_fine_and_none_from_the_cell() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
    table.state.board.player_mut(A).cell = Cell::Ordinary(1);
    table.state.board.player_mut(A).one_die = 3;
    table.purse(A, 100).stand(A, 10).turn(A).play(A, Move::Fine);
    assert_eq!((table.stage(), table.player(A).one_die), (Stage::OneDie(A), 2));
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
    table.state.board.player_mut(A).cell = Cell::DoubleSix;
    table.state.board.player_mut(A).one_die = 3;
    table.state.board.player_mut(A).fails = 2;
    table.stand(A, 10).turn(A).dice(6, 6);
    assert_eq!((table.player(A).at, table.player(A).one_die), (22, 3));
}

#[test]
fn mf_6_6_the_creditor_gets_what_is_left() {
    let mut table = Table::new(&[Socialist, Wehrmacht, Regime]).at(1950, 1);
    table.state.board.player_mut(A).fails = 2;
    table.purse(A, 30).owe(A, 100, Some(B));
    assert!(!table.player(A).alive && table.heard(Event::Bankrupt { seat: A, rm: 30 }));
    assert_eq!((table.rm(A), table.rm(B)), (0, 1_250 + 30));
}

#[test]
fn mf_7_1_the_cell_keeps_nobody_from_paying_and_being_paid() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1948, 2);
    table.state.board.player_mut(A).cell = Cell::Ordinary(1);
    table.state.board.player_mut(B).cell = Cell::DoubleSix;
    table.state.board.player_mut(B).fails = 2;
    table.own(A, &[25, 26, 31]).office(A).purse(A, 500).settlement();
    // As in the worked example of a free General Secretary.
    assert_eq!((table.rm(A), table.rm(B)), (468, 1_250 - 63));
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1944, 2);
    table.state.board.player_mut(A).cell = Cell::Ordinary(0);
    table.own(A, &[1, 3]).purse(A, 500).settlement();
    // 9.9 RM are paid, 100 RM for each property are due.
    assert_eq!(table.rm(A), 500 + 10 - 200);
}

#[test]
fn mf_8_1_what_is_told_of_power_is_what_was_lost() {
    let draws = |power: u16| {
        let mut table = Table::new(&[Socialist, Wehrmacht]).at(1936, 1);
        table.power(A, power).stand(A, 14).turn(A).dice(2, 1).card(Card::DistrictQuarrel);
        let told = table.told.iter().find_map(|told| match told.event {
            Event::Power { by, .. } => Some(by),
            _ => None,
        });
        (table.player(A).power, told)
    };
    assert_eq!([draws(5), draws(1), draws(0)], [(3, Some(-2)), (0, Some(-1)), (0, None)]);
}

/// The holder, who has nothing but so much RM and has failed so often, draws this card on a lap.
fn leads(rm: u32, fails: u8, card: Card) -> Table {
    let mut table = Table::new(&[Socialist, Wehrmacht, Anarchist, Regime]).at(1938, 1);
    table.power(A, 25).office(A).stand(A, 37).state.board.player_mut(A).fails = fails;
    table.turn(A).play(A, Move::Roll).dice(2, 1).purse(A, rm).card(card);
    table
}

#[test]
fn mf_8_4_the_crisis_takes_the_office_of_who_cannot_pay_in_cash() {
    assert_eq!(leads(150, 0, Card::ResignationCrisis).stage(), Stage::Crisis(A));
    let table = leads(149, 0, Card::ResignationCrisis);
    assert_eq!((table.rm(A), table.board().leader, table.player(A).fails), (149, None, 0));
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_8_4_shares_are_told_and_paid_in_the_order_of_turns() {
    let table = leads(0, 0, Card::Tribute);
    assert_eq!(payments(&table), [B, C, D].map(|seat| (seat, Some(A))));
    assert_eq!(debts(&table), payments(&table));
    let table = leads(100, 0, Card::Compensation);
    assert_eq!(payments(&table), [B, C, D].map(|seat| (A, Some(seat))));
    assert_eq!(debts(&table), payments(&table));
    // From the next one on, whoever is first in the order of turns.
    let mut table = Table::new(&[Socialist, Wehrmacht, Anarchist, Regime]).at(1938, 1);
    table.state.board.first = C;
    // Place 0 is seat 3.
    table.power(C, 25).office(C).stand(C, 37).turn(A);
    table.play(C, Move::Roll).dice(2, 1).card(Card::Tribute);
    assert_eq!(payments(&table), [D, A, B].map(|seat| (seat, Some(C))));
}

#[test]
fn mf_8_4_compensation_stops_when_the_payer_is_out() {
    let table = leads(30, 2, Card::Compensation);
    assert!(!table.player(A).alive);
    assert_eq!([B, C, D].map(|seat| table.rm(seat)), [1_250 + 25, 1_250 + 5, 1_400]);
    assert_eq!(table.stage(), Stage::Dice(B));
    // The accounts of the game give the rest to the same creditor.
    let told: Vec<Event> = table.told.iter().map(|told| told.event).collect();
    let from = told.iter().position(|event| matches!(event, Event::Drawn { .. })).unwrap();
    let mut events: Vec<Event> = [(A, Socialist, 30), (B, Wehrmacht, 0), (C, Anarchist, 0), (D, Regime, 0)]
        .map(|(seat, role, rm)| Event::Role { seat, role, rm })
        .to_vec();
    events.push(Event::Year { year: 1938 });
    events.extend(&told[from..]);
    events.push(Event::Won { seat: C, end: End::Bankruptcy });
    let record = Record::of(&table.board().setup, events.iter().enumerate()).unwrap();
    assert_eq!(record.years.last().unwrap().rm, [0, 25, 5, 0]);
}

#[test]
fn mf_9_5_with_eight_seats_a_rival_may_have_the_same_role() {
    let roles = [Communist, Socialist, Capitalist, Wehrmacht, Regime, Strasserist, Anarchist, Communist];
    let setup = Setup { trade: false, ..Setup::with_roles(&roles).unwrap() };
    let mut table = Table::of(setup).at(1946, 1);
    let other = Seat::new(7);
    table.office(A).power(A, 20).power(other, 24).purse(other, 250);
    assert_eq!(claim_refusal(table.board(), other), Some(Refusal::BehindHolder));
    table.power(other, 25).turn(other).play(other, Move::Claim);
    assert_eq!((table.board().title(A), table.board().title(other)), (None, Some(Title::Secretary)));
}

#[test]
fn mf_9_6_what_offices_pay_in_a_round() {
    for (role, rm) in
        [(Communist, 10), (Socialist, 10), (Strasserist, 0), (Capitalist, 15), (Wehrmacht, 0), (Regime, 0)]
    {
        let mut table = Table::new(&[role, Anarchist]).at(1946, 1);
        assert_eq!(table.board().dues(A).office, 0, "{role}");
        assert_eq!(table.office(A).board().dues(A).office, rm, "{role}");
    }
}

#[test]
fn mf_9_8_reversed_prices_keep_the_other_percentages() {
    let mut table = Table::new(&[Capitalist, Communist]).at(1947, 1);
    assert_eq!(table.board().price(A, 8), 69, "60 % of 115");
    assert_eq!(table.office(B).board().price(A, 8), 81, "60 % of 135");
}

#[test]
fn mf_9_9_no_programme_where_nobody_else_owns_anything() {
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1947, 1);
    table.state.board.monument = Some(B);
    table.office(A).stand(A, 37).turn(A).play(A, Move::Roll).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_9_13_a_caught_werwolf_does_not_roll_again() {
    let raid = |face: u8| {
        let mut table = Table::new(&[Regime, Socialist]).at(1947, 1);
        table.own(B, &[31]).office(A).stand(A, 29).turn(A).play(A, Move::Roll).dice(1, 1).die(face);
        table
    };
    assert_eq!((raid(1).stage(), raid(1).player(A).at), (Stage::Dice(B), 10));
    assert_eq!(raid(2).stage(), Stage::Dice(A));
}

#[test]
fn mf_9_14_attempts_and_bailouts() {
    let attempt = |fails: u8| {
        let mut table = Table::new(&[Strasserist, Wehrmacht, Capitalist]).at(1947, 1);
        table.office(A).trust(A, 38).purse(A, 0).stand(A, 2).state.board.player_mut(A).fails = fails;
        table.turn(A).play(A, Move::Roll).dice(1, 1);
        table
    };
    // The first bailout: the office and the plant in trust are gone, the pawn moves, and the turn is over.
    let table = attempt(0);
    assert_eq!((table.rm(A), table.board().title(A), table.board().owner(38)), (450, None, None));
    assert_eq!((table.player(A).at, table.player(A).one_die, table.stage()), (4, 8, Stage::Dice(B)));
    // The second: no move.
    let table = attempt(1);
    assert_eq!((table.rm(A), table.player(A).at, table.player(A).cell), (500, 10, Cell::DoubleSix));
    assert_eq!(table.stage(), Stage::Dice(B));
    // The third failure is bankruptcy, not assassination.
    let table = attempt(2);
    assert!(!table.player(A).alive && table.heard(Event::Bankrupt { seat: A, rm: 0 }));
    assert_eq!(table.stage(), Stage::Dice(B));
}
