//! The rules, one test or more for each that the worked examples do not reach.

use engine::{Seat, SetupError};

use super::table::{A, B, C, D, Table};
use super::*;
use crate::Role::{Anarchist, Capitalist, Communist, Regime, Socialist, Strasserist, Wehrmacht};
use crate::tables::{self, LEADER_DECK, MONUMENT_SPACE, circumstances, effect, fits, weight, year_card};

fn three() -> Table {
    Table::new(&[Socialist, Wehrmacht, Anarchist])
}

#[test]
fn mf_1_1_the_last_one_left_wins_at_once() {
    let mut table = three().at(1950, 1);
    for seat in [A, B] {
        table.state.board.player_mut(seat).fails = 2;
        table.purse(seat, 0);
    }
    // Both would fail in this settlement; the one with less goes first, and then it is not over.
    table.purse(B, 10).settlement();
    assert_eq!(table.stage(), Stage::Over(C, End::Bankruptcy));
    let outcome = Mefo::turn(&table.state).outcome().unwrap();
    assert_eq!((outcome.winners.first(), outcome.reason), (Some(C), "bankruptcy"));
    assert_eq!(table.refused(C, Move::Roll), Some(Refusal::Over));
    let mut duel = Table::new(&[Socialist, Wehrmacht]).at(1950, 1);
    for seat in [A, B] {
        duel.state.board.player_mut(seat).fails = 2;
        duel.purse(seat, 0);
    }
    duel.settlement();
    assert_eq!(duel.stage(), Stage::Over(A, End::Bankruptcy), "105 RM are due from the Wehrmacht, 95 here");
    assert_eq!(duel.rm(A), 0, "the game stops before the winner pays");
}

#[test]
fn mf_1_2_five_rounds_are_a_year() {
    let mut table = three();
    for _ in 0..5 {
        assert_eq!(table.board().year, 1933);
        table.settlement();
    }
    assert_eq!((table.board().year, table.board().round_of_year, table.board().round), (1934, 1, 6));
    assert!(table.heard(Event::Year { year: 1934 }));
    // A round ends after the last living player's turn.
    let mut table = three();
    table.purse(B, 0).state.board.player_mut(B).alive = false;
    table.stand(A, 7).stand(C, 7).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(C));
    table.dice(2, 1);
    assert_eq!((table.board().round, table.stage()), (2, Stage::Dice(A)));
}

#[test]
fn mf_1_3_seats_and_roles() {
    for seats in [1, 9] {
        assert_eq!(Mefo::start(&Setup::new(seats)).err(), Some(SetupError::Seats { least: 2, most: 8 }));
    }
    assert!(Setup::with_roles(&[Socialist, Socialist]).is_none());
    // Dealt: all different, no Anarchist for two, one twice for eight.
    let mut state = Mefo::start(&Setup::new(2)).unwrap();
    assert!(Mefo::settle(&mut state, &Chance::First { seat: B }, &mut ()));
    assert_eq!(Mefo::odds(&state).len(), 6);
    assert!(!Mefo::settle(&mut state, &Chance::Role { role: Anarchist }, &mut ()));
    assert!(Mefo::settle(&mut state, &Chance::Role { role: Capitalist }, &mut ()));
    assert_eq!(Mefo::odds(&state).len(), 5);
    assert!(Mefo::settle(&mut state, &Chance::Role { role: Regime }, &mut ()));
    assert_eq!((state.board.current(), state.board.player(A).at), (B, 0));
    assert!(Setup::with_roles(&[Anarchist, Socialist]).is_some());
    let mut state = Mefo::start(&Setup::new(8)).unwrap();
    assert!(Mefo::settle(&mut state, &Chance::First { seat: A }, &mut ()));
    for role in Role::ALL {
        assert!(Mefo::settle(&mut state, &Chance::Role { role }, &mut ()));
    }
    assert_eq!(Mefo::odds(&state).len(), 7);
}

#[test]
fn mf_1_4_roles_and_their_money() {
    let table = Table::of(Setup::with_roles(&Role::ALL).unwrap());
    let money: Vec<u32> = table.board().seats().map(|seat| table.rm(seat)).collect();
    assert_eq!(money, [1_100, 1_180, 1_360, 1_340, 1_520, 1_450, 1_430]);
    assert_eq!(table.player(Seat::new(4)).power, 8);
    let table = Table::new(&[Communist, Socialist]);
    assert_eq!((table.rm(A), table.rm(B)), (1_100, 1_150));
    assert_eq!(table.board().price(B, 31), 341);
    assert_eq!(Table::new(&[Strasserist, Regime]).board().price(A, 37), 113);
    assert_eq!(Table::new(&[Strasserist, Regime]).board().price(A, 1), 96);
    assert_eq!(Table::new(&[Wehrmacht, Regime]).board().price(A, 1), 132);
    assert_eq!(Table::new(&[Capitalist, Regime]).board().price(A, 8), 115);
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1941, 1);
    table.own(A, &[31]).own(B, &[12]);
    assert_eq!(table.board().payout(A).open, 25);
    assert_eq!(table.board().payout(B).rm, 13);
    // The Strasserist's Power for a lap, until 1945.
    for (year, power) in [(1940, 1), (1946, 0)] {
        let mut table = Table::new(&[Strasserist, Regime]).at(year, 1);
        table.purse(A, 0).stand(A, 38).turn(A).dice(2, 1);
        assert_eq!(table.player(A).power, power);
    }
}

#[test]
fn mf_1_5_switches_change_what_is_offered() {
    let setup = Setup { sale: false, trade: false, ..Setup::with_roles(&[Socialist, Regime]).unwrap() };
    let mut table = Table::of(setup);
    table.own(A, &[1, 3]).purse(A, 0).stand(A, 38).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(B), "nothing can be handed in");
    table.own(B, &[5]).turn(A);
    assert_eq!(trade_refusal(table.board(), A, B), Some(Refusal::NoTrade));
    let short = Table::of(Setup { short: true, ..setup }).at(1933, 3);
    let mut short = short;
    short.settlement();
    assert_eq!(short.board().year, 1934);
}

#[test]
fn mf_1_6_sums_are_rounded_once_half_up() {
    assert_eq!([half_up(54, 100), half_up(50, 100), half_up(49, 100)], [1, 1, 0]);
    // 9.9 and 11 and 12.1 are 33, not 34.
    let mut table = Table::new(&[Socialist, Regime]).at(1935, 1);
    table.own(A, &[1, 6, 9]);
    assert_eq!(table.board().payout(A).rm, 33);
    assert_eq!([Board::part(37, Part::Half), Board::part(36, Part::Half)], [19, 18]);
}

#[test]
fn mf_2_1_charges_are_due_in_rm() {
    let mut table = three().at(1943, 1);
    table.purse(A, 0).bills(A, 5_000, 0).stand(A, 28).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(B), "bills buy nothing");
    let mut table = three().at(1943, 1);
    table.purse(A, 400).bills(A, 5_000, 0).stand(A, 28).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Buy(A, 31));
}

#[test]
fn mf_2_4_counters_are_closed_after_the_war() {
    let mut table = three().at(1946, 1);
    table.purse(A, 0).stand(A, 4).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_2_5_bills_turn_into_money_nowhere_else() {
    let mut table = three();
    table.bills(A, 100, 50).stand(A, 7).turn(A);
    assert_eq!(table.refused(A, Move::Cash { open: Part::All, fixed: Part::All }), Some(Refusal::NotDue));
    table.dice(2, 1);
    assert_eq!((table.player(A).open, table.player(A).at), (100, 10));
    // The window is skipped where the move ends on a counter.
    let mut table = three();
    table.bills(A, 10, 0).stand(A, 36).turn(A).dice(6, 5);
    assert_eq!(table.stage(), Stage::Counter(A));
    assert_eq!(table.refused(A, Move::Cash { open: Part::All, fixed: Part::All }), Some(Refusal::NoSuchLot));
}

#[test]
fn mf_3_1_each_thing_once_before_rolling() {
    let mut table = three().at(1936, 1);
    table.power(A, 25).purse(A, 4_000).turn(A).play(A, Move::Claim);
    assert_eq!(table.refused(A, Move::Claim), Some(Refusal::Done));
    table.play(A, Move::Resign);
    assert_eq!(table.refused(A, Move::Claim), Some(Refusal::Done), "not twice in a turn");
    assert_eq!(table.refused(A, Move::Resign), Some(Refusal::Done));
    table.play(A, Move::Monument);
    // Nothing more to do: the dice are due by themselves.
    assert_eq!(table.stage(), Stage::Dice(A));
    assert_eq!(table.refused(B, Move::Roll), Some(Refusal::NotDue));
    assert_eq!(table.refused(Seat::new(7), Move::Roll), Some(Refusal::NoSuchSeat));
}

#[test]
fn mf_3_2_a_double_rolls_again() {
    let mut table = three();
    table.stand(A, 5).turn(A).dice(1, 1).dice(2, 1);
    assert_eq!((table.player(A).at, table.stage()), (10, Stage::Dice(B)));
    // Who looks on knows it: after a double there is another roll, after what follows it there is none.
    let again = |table: &Table| Mefo::observe(&table.state, engine::Viewer::Table).again;
    let mut table = three();
    table.stand(A, 7).turn(A).dice(1, 1);
    assert_eq!((table.stage(), again(&table)), (Stage::Buy(A, 9), true));
    table.play(A, Move::Pass).dice(2, 1);
    assert_eq!((table.stage(), again(&table)), (Stage::Buy(A, 12), false));
    let mut table = three();
    table.state.board.player_mut(A).one_die = 2;
    table.stand(A, 7).turn(A);
    assert!(!again(&table), "one die has no double");
}

#[test]
fn mf_3_4_a_lap_in_its_order() {
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1936, 1);
    table.own(A, &[5, 9]).bills(A, 20, 0).power(A, 25).purse(A, 1_000).office(A).stand(A, 38).turn(A);
    table.play(A, Move::Roll).dice(3, 1);
    assert_eq!((table.stage(), table.rm(A)), (Stage::HandIn(A), 1_120));
    table.play(A, Move::HandIn { space: 5 });
    assert_eq!((table.stage(), table.player(A).power), (Stage::Window(A), 26));
    table.play(A, Move::Cash { open: Part::Half, fixed: Part::Hold });
    assert_eq!(table.stage(), Stage::LeaderCard(A));
    table.card(Card::BudgetChapter);
    assert_eq!(table.stage(), Stage::Circumstance(A));
    // The salary is the same with office and monument.
    assert!(table.heard(Event::Gained { seat: A, rm: 120 }));
}

#[test]
fn mf_3_4_to_the_cell_is_no_lap() {
    let mut table = three();
    table.stand(A, 27).turn(A).dice(2, 1);
    assert_eq!((table.player(A).at, table.rm(A)), (10, 1_150));
    // A card that sends to the Pay Office is a lap, with the window.
    let mut table = three();
    table.bills(A, 9, 0).stand(A, 19).turn(A).dice(2, 1).card(Card::TravelPermit);
    assert_eq!((table.player(A).at, table.stage()), (0, Stage::Window(A)));
    // To the counter behind it: a lap without the window.
    let mut table = three();
    table.bills(A, 9, 0).stand(A, 30).turn(A).dice(2, 1).card(Card::Summoned);
    assert_eq!((table.player(A).at, table.rm(A), table.stage()), (7, 1_270, Stage::Counter(A)));
}

#[test]
fn mf_3_5_no_rents() {
    let mut table = three().at(1940, 1);
    table.own(B, &[31]).office(A).stand(A, 28).turn(A).play(A, Move::Roll).dice(2, 1);
    assert_eq!((table.rm(A), table.rm(B), table.stage()), (1_150, 1_250, Stage::Dice(B)));
}

#[test]
fn mf_3_6_buying_or_not() {
    let mut table = three();
    table.stand(A, 3).turn(A).dice(2, 1).play(A, Move::Buy);
    assert_eq!(table.stage(), Stage::Modifier(6));
    table.modifier(Modifier::Export);
    assert_eq!((table.board().owner(6), table.rm(A)), (Some(A), 1_010));
    let mut table = three();
    table.stand(A, 3).turn(A).dice(2, 1).play(A, Move::Pass);
    assert_eq!((table.board().owner(6), table.stage()), (None, Stage::Dice(B)), "no auction");
    let mut table = three();
    table.purse(A, 139).stand(A, 3).turn(A).dice(2, 1);
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_3_7_taxes() {
    for (from, year, left) in
        [(1, 1940, 720), (33, 1938, 720), (33, 1939, 640), (33, 1945, 640), (33, 1946, 720)]
    {
        let mut table = three().at(year, 1);
        table.purse(A, 799).stand(A, from).turn(A).dice(2, 1);
        assert_eq!(table.rm(A), left, "{from} {year}");
    }
}

/// The balance of a card drawn with 200 RM, 100 open and 33 fixed bills, 5 Power and four properties.
fn drawn(year: u16, card: Card) -> (i64, i64, i32) {
    let mut table = three().at(year, 1);
    table.purse(A, 200).power(A, 5).own(A, &[1, 3, 5, 9]).stand(A, 14);
    if year < 1946 {
        table.bills(A, 100, 33);
    }
    table.turn(A).dice(2, 1).card(card);
    let player = table.player(A);
    let bills = i64::from(player.open + player.fixed) - if year < 1946 { 133 } else { 0 };
    (i64::from(player.rm) - 200, bills, i32::from(player.power) - 5)
}

#[test]
fn mf_3_8_what_circumstances_do() {
    for (card, change) in [
        (Card::PublicWorks, (80, 0, 0)),
        (Card::TaxInspection, (-80, 0, 0)),
        (Card::DiscountArrears, (0, 60, 0)),
        (Card::ContractAdvance, (0, 100, 0)),
        (Card::ImportQuota, (-30, 0, 0)),
        (Card::GoodHarvest, (24, 0, 0)),
        (Card::DonationDrive, (-50, 0, 1)),
        (Card::AdvisoryBoard, (0, 0, 2)),
        (Card::DistrictQuarrel, (0, 0, -2)),
        (Card::Denunciation, (0, 0, 0)),
    ] {
        assert_eq!(drawn(1935, card), change, "{card}");
    }
    for (card, change) in [
        (Card::FireDamage, (100, 0, 0)),
        (Card::WarProfits, (-20, 0, 0)),
        (Card::FrontContract, (0, 120, 0)),
        // 10 of the open and 3 of the fixed lot.
        (Card::DeliveryPenalty, (0, -13, 0)),
        (Card::CoalShortage, (-40, 0, 0)),
        (Card::Evacuation, (-70, 0, 0)),
        (Card::LabourDraft, (-15, 0, 0)),
        (Card::ProductionRing, (0, 0, 2)),
        (Card::ReliabilityReview, (0, 0, -2)),
        (Card::RepairCrew, (40, 0, 0)),
    ] {
        assert_eq!(drawn(1942, card), change, "{card}");
    }
    for (card, change) in [
        (Card::ReliefParcels, (50, 0, 0)),
        (Card::CoalWinter, (-50, 0, 0)),
        (Card::Barter, (40, 0, 0)),
        (Card::MachineryReturned, (32, 0, 0)),
        (Card::RoofRepairs, (-32, 0, 0)),
        (Card::ArmyStores, (30, 0, 0)),
        (Card::Questionnaire, (-40, 0, -1)),
        (Card::LocalCouncil, (0, 0, 2)),
        (Card::BlackMarket, (0, 0, 0)),
        (Card::AlliedRepair, (25, 0, 0)),
        (Card::Billeting, (-20, 0, 0)),
        (Card::CurrencyPaperwork, (-10, 0, 0)),
    ] {
        assert_eq!(drawn(1947, card), change, "{card}");
    }
    // Twelve different ones in each deck.
    for year in [1933, 1938, 1939, 1945, 1946, 1960] {
        let deck = circumstances(year);
        assert!(deck.iter().all(|card| deck.iter().filter(|other| *other == card).count() == 1));
    }
    assert_eq!((circumstances(1938)[0], circumstances(1939)[0]), (Card::PublicWorks, Card::FireDamage));
}

#[test]
fn mf_3_9_parteitag_and_arrest() {
    for (year, power) in [(1940, 3), (1946, 1)] {
        let mut table = three().at(year, 1);
        table.stand(A, 17).turn(A).dice(2, 1);
        assert_eq!(table.player(A).power, power);
    }
    let mut table = three();
    table.stand(A, 7).turn(A).dice(2, 1);
    assert_eq!((table.player(A).at, table.player(A).cell), (10, Cell::None), "passing only");
}

#[test]
fn mf_3_10_one_deed_a_lap() {
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1947, 1);
    table.own(A, &[25, 31]).trust(A, 38).office(A).purse(A, 0).stand(A, 38).turn(A);
    table.play(A, Move::Roll).dice(2, 1);
    assert_eq!(table.refused(A, Move::HandIn { space: 38 }), Some(Refusal::NotYours));
    assert_eq!(table.refused(A, Move::HandIn { space: 1 }), Some(Refusal::NotYours));
    assert_eq!(table.refused(A, Move::HandIn { space: MONUMENT_SPACE }), Some(Refusal::NotYours));
    table.play(A, Move::HandIn { space: 31 });
    assert_eq!((table.rm(A), table.board().owner(31), table.board().modifier(31)), (229, None, None));
    assert!(!matches!(table.stage(), Stage::HandIn(_)), "one a lap");
}

#[test]
fn mf_3_11_trade() {
    let setup = Setup::with_roles(&[Socialist, Wehrmacht, Anarchist, Regime]).unwrap();
    let mut table = Table::of(setup);
    table.own(A, &[3, 25]).own(B, &[1]).trust(C, 31).purse(D, 9);
    table.state.board.player_mut(C).cell = Cell::DoubleSix;
    table.state.board.player_mut(C).fails = 2;
    table.turn(A);
    let trade = |seat| Move::Trade { seat };
    assert_eq!(table.refused(A, trade(A)), Some(Refusal::NoPartner));
    assert_eq!(table.refused(A, trade(C)), Some(Refusal::NoPartner), "in a cell");
    assert_eq!(table.refused(A, trade(D)), Some(Refusal::NothingToTrade));
    table.play(A, trade(B));
    let offer = |rm| Move::Offer { rm };
    assert_eq!(table.refused(A, offer(10)), Some(Refusal::OneSided));
    assert_eq!(table.refused(A, Move::Add { space: 31 }), Some(Refusal::NotYours));
    table.play(A, Move::Add { space: 3 });
    assert_eq!(table.refused(A, Move::Add { space: 1 }), Some(Refusal::Order));
    assert_eq!(table.refused(A, offer(0)), Some(Refusal::OneSided), "a gift");
    assert_eq!(table.refused(A, offer(100)), Some(Refusal::OneSided));
    assert_eq!(table.refused(A, offer(-105)), Some(Refusal::Step));
    assert_eq!(table.refused(A, offer(-1_260)), Some(Refusal::NoCash));
    table.play(A, offer(-140));
    assert_eq!(table.refused(A, Move::Answer { yes: true }), Some(Refusal::NotDue));
    table.purse(D, 10).play(B, Move::Answer { yes: true });
    assert_eq!((table.stage(), table.rm(A), table.rm(B)), (Stage::Modifier(3), 1_290, 1_110));
    table.modifier(Modifier::Skilled);
    assert_eq!((table.board().owner(3), table.stage()), (Some(B), Stage::Start(A)));
    assert_eq!(table.refused(A, trade(B)), Some(Refusal::Asked));
    // Both ways: modifiers are drawn in the order of the board; a refusal uses the offer up.
    table.turn(A).play(A, trade(B)).play(A, Move::Add { space: 1 }).play(A, Move::Add { space: 25 });
    table.play(A, offer(0)).play(B, Move::Answer { yes: true });
    assert_eq!(table.stage(), Stage::Modifier(1));
    table.modifier(Modifier::Standard);
    assert_eq!(table.stage(), Stage::Modifier(25));
    table.modifier(Modifier::Standard).purse(D, 9).turn(A).play(A, trade(B)).play(A, Move::Withdraw);
    assert_eq!(table.stage(), Stage::Dice(A), "nobody else to ask");
}

#[test]
fn mf_3_12_the_monument() {
    let mut table = three().at(1941, 4);
    table.purse(A, 2_799).own(A, &[1]);
    assert_eq!(monument_refusal(table.board(), A), Some(Refusal::NoCash));
    table.purse(A, 2_800).turn(A).play(A, Move::Monument);
    assert_eq!((table.rm(A), table.board().monument), (0, Some(A)));
    assert_eq!(monument_refusal(table.board(), B), Some(Refusal::MonumentStands));
    assert_eq!((table.board().payout(A).rm, table.board().payout(A).power), (10, 3));
    table.state.board.since_raid = 3;
    assert_eq!(table.board().dues(A).raid, 70, "bombed like everything else");
    assert_eq!(table.board().properties(A), 2);
    // Sold in the ladder, and then demolished.
    table.own(A, &[]).due(A, 100).play(A, Move::Sell { space: MONUMENT_SPACE });
    assert_eq!((table.rm(A), table.board().monument), (1_580, None));
    assert!(table.heard(Event::Demolished { seat: A }));
    let mut table = three().at(1946, 2);
    table.state.board.monument = Some(A);
    assert_eq!(table.board().payout(A).power, 0, "{}", table.board().round);
    table.state.board.round += 1;
    assert_eq!(table.board().payout(A).power, 3);
}

#[test]
fn mf_4_2_every_kind_pays_every_round() {
    let mut table = three().at(1934, 1);
    table.state.board.round = 8;
    table.own(A, &[3, 1, 5, 8, 24]);
    // 10 bills and a tenth; 9 + 10 + 8 RM and a tenth of 19; 1 Power and 1 of the landmark.
    assert_eq!(table.board().payout(A), Payout { rm: 29, open: 11, fixed: 0, power: 2 });
    table.state.board.round = 9;
    assert_eq!(table.board().payout(A).power, 1);
    table.settlement();
    assert_eq!((table.rm(A), table.player(A).open, table.player(A).power), (1_179, 11, 1));
}

#[test]
fn mf_4_4_modifiers_are_drawn_by_weight() {
    let mut sums = [0; 5];
    for (sum, kind) in sums.iter_mut().zip(Kind::ALL) {
        *sum = modifier_total(kind);
        let odds = Odds::Modifiers(kind);
        assert_eq!(odds.total(), u64::from(*sum));
        for rank in 0..odds.len() {
            let Some(Chance::Modifier { modifier }) = odds.get(rank) else { panic!("{rank}") };
            assert!(fits(modifier, kind));
            assert_eq!(odds.weight(rank), u64::from(weight(modifier)));
        }
    }
    assert_eq!(sums, [27, 27, 23, 11, 12]);
    // Taken back by the bank, the card is put away; a change of office draws none.
    let mut table = three().at(1938, 1);
    table.own_with(A, 3, Modifier::Exposed).office(A).power(B, 30).purse(B, 900).turn(B).play(B, Move::Claim);
    assert_eq!(table.board().modifier(3), Some(Modifier::Exposed));
    table.due(A, 9_000);
    assert_eq!(table.board().modifier(3), None);
}

#[test]
fn mf_4_5_modifiers_by_year() {
    for (modifier, years) in [
        (Modifier::Export, [(1939, 25), (1940, -25), (1946, 0)]),
        (Modifier::Quota, [(1935, 0), (1936, -20), (1946, 0)]),
        (Modifier::Priority, [(1938, 0), (1939, 25), (1946, 0)]),
        (Modifier::Tooling, [(1933, 10), (1945, 10), (1946, 0)]),
        (Modifier::Skilled, [(1933, 20), (1945, 20), (1950, 20)]),
    ] {
        for (year, percent) in years {
            assert_eq!(tables::modifier_payout(modifier, year), percent, "{modifier} {year}");
        }
    }
    let mut table = three().at(1936, 2);
    table.own_with(B, 5, Modifier::Subsidy).own_with(B, 9, Modifier::Patronage);
    // 10 + 4, and 11 less a tenth; no Power in round 17, one in round 18.
    assert_eq!(table.board().payout(B), Payout { rm: 24, open: 0, fixed: 0, power: 0 });
    table.state.board.round += 1;
    assert_eq!(table.board().payout(B).power, 1);
    let mut table = three().at(1940, 5);
    table.state.board.since_raid = 4;
    table.own_with(A, 3, Modifier::Dispersed).own_with(A, 5, Modifier::Shelter).own_with(
        A,
        9,
        Modifier::Exposed,
    );
    assert_eq!(table.board().dues(A).raid, 10 + 15 + 30);
    let mut table = three().at(1947, 1);
    table.own_with(B, 32, Modifier::Solid);
    assert_eq!(table.board().payout(B).rm, 15);
    table.own_with(B, 32, Modifier::Standard).own_with(B, 38, Modifier::Dismantle);
    // 20 × ½, and 26 × 1.10 × ¼.
    assert_eq!(table.board().payout(B).rm, 17);
}

#[test]
fn mf_4_6_cards_of_the_years() {
    let of = |kind: Kind| (1933..=1946).map(|year| year_card(year, kind)).collect::<Vec<_>>();
    assert_eq!(of(Kind::Military), [0, 10, 10, 10, 0, -10, 10, 10, 0, 20, 10, -20, -50, 0]);
    assert_eq!(of(Kind::Civilian), [0, 0, 0, -10, -10, 0, -10, 0, -10, -10, -20, 0, -30, 0]);
    assert_eq!(of(Kind::Infrastructure), [20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -30, -30, 0]);
    assert!(of(Kind::Political).iter().chain(&of(Kind::Landmark)).all(|percent| *percent == 0));
}

#[test]
fn mf_5_5_the_poorest_pays_first() {
    let mut table = three().at(1950, 1);
    table.purse(A, 300).purse(B, 200).purse(C, 300).settlement();
    let payers: Vec<Seat> = table
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::Paid { seat, .. } => Some(seat),
            _ => None,
        })
        .collect();
    // 95, 105 and 90 are due.
    assert_eq!(payers, [B, A, C]);
}

#[test]
fn mf_6_1_the_ladder_in_its_order() {
    let mut table = three().at(1943, 1);
    table.own(A, &[1, 3]).bills(A, 10, 10).purse(A, 5).owe(A, 300, Some(B));
    // Six RM of the open lot, five of the fixed one.
    assert!(table.heard(Event::Redeemed { seat: A, open: 10, fixed: 0, rm: 6 }));
    assert!(table.heard(Event::Redeemed { seat: A, open: 0, fixed: 10, rm: 5 }));
    assert!(matches!(table.stage(), Stage::Sell(_)));
    table.play(A, Move::Sell { space: 1 });
    assert!(table.heard(Event::Sold { seat: A, space: 3, rm: 84 }));
    assert!(table.heard(Event::Bailout { seat: A, number: 1 }));
    assert_eq!((table.rm(A), table.rm(B)), (5 + 6 + 5 + 72 + 84 + 600 - 300, 1_250 + 300));
}

#[test]
fn mf_6_2_the_dearer_lot_first() {
    let mut table = three().at(1944, 1);
    table.bills(A, 100, 100).purse(A, 0).due(A, 30);
    assert_eq!((table.player(A).open, table.player(A).fixed), (100, 40));
    let mut table = Table::new(&[Capitalist, Wehrmacht]).at(1943, 1);
    table.bills(A, 1_000, 0).purse(A, 0).due(A, 63);
    assert_eq!((table.player(A).open, table.rm(A)), (900, 0));
}

#[test]
fn mf_6_3_the_debtor_chooses() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Socialist]).at(1947, 1);
    table.own(A, &[1, 25]).trust(A, 38).office(A).purse(A, 0).due(A, 70);
    assert_eq!(table.refused(A, Move::Sell { space: 38 }), Some(Refusal::NotYours));
    assert_eq!(table.refused(A, Move::Sell { space: 3 }), Some(Refusal::NotYours));
    table.play(A, Move::Sell { space: 25 });
    assert_eq!((table.rm(A), table.board().owner(1)), (11, Some(A)), "no more than needed");
    assert_eq!(table.board().title(A), Some(Title::Fuehrer));
}

#[test]
fn mf_6_4_a_bailout_costs_the_office() {
    let mut table = three().at(1941, 1);
    table.office(A).purse(A, 0).due(A, 10);
    assert_eq!(table.board().leader, None);
    assert!(table.heard(Event::Vacated { seat: A, title: Title::Leader, why: Leaving::Bailout }));
    // One die: no doubles, no second roll.
    table.state.board.player_mut(A).one_die = 3;
    table.stand(A, 6).turn(A).die(4);
    assert_eq!((table.player(A).at, table.stage(), table.player(A).one_die), (10, Stage::Dice(B), 2));
    // In the cell two dice are rolled, and it does not count.
    table.state.board.player_mut(A).cell = Cell::Ordinary(0);
    table.purse(A, 0).turn(A).dice(3, 3);
    assert_eq!((table.player(A).at, table.player(A).one_die), (16, 2));
}

#[test]
fn mf_6_7_who_is_out_leaves_everything() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Socialist]).at(1947, 1);
    table.own(A, &[1, 25]).trust(A, 38).office(A).power(A, 30);
    table.state.board.monument = Some(A);
    table.turn(A).play(A, Move::Roll).stand(A, 2).dice(1, 1).dice(1, 1);
    assert!(!table.player(A).alive);
    assert_eq!(table.board().unsold(), tables::DEEDS);
    assert_eq!((table.board().monument, table.board().trust, table.player(A).power), (None, 0, 0));
    assert_eq!(table.board().title(A), None);
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_7_2_the_ordinary_cell() {
    let cell = |roles: &[Role], year: u16, rm: u32| {
        let mut table = Table::new(roles).at(year, 1);
        table.state.board.player_mut(A).cell = Cell::Ordinary(0);
        table.purse(A, rm).power(A, 30).stand(A, 10).turn(A);
        table
    };
    let mut table = cell(&[Socialist, Wehrmacht], 1940, 800);
    assert_eq!(table.stage(), Stage::Cell(A));
    assert_eq!(table.refused(A, Move::Claim), Some(Refusal::InCell));
    table.play(A, Move::Fine);
    assert_eq!((table.rm(A), table.stage(), table.player(A).cell), (750, Stage::Dice(A), Cell::None));
    // A double frees, without another roll.
    let mut table = cell(&[Socialist, Wehrmacht], 1940, 49);
    assert_eq!(table.stage(), Stage::Dice(A), "no fine, no ladder for it");
    table.dice(5, 5);
    assert_eq!((table.player(A).at, table.player(A).cell, table.player(A).power), (20, Cell::None, 33));
    assert_eq!(table.stage(), Stage::Dice(B));
    // The third failed roll costs the fine and moves.
    let mut table = cell(&[Socialist, Wehrmacht], 1940, 30);
    for _ in 0..3 {
        table.turn(A).dice(6, 4);
    }
    assert_eq!((table.player(A).at, table.player(A).cell, table.player(A).fails), (20, Cell::None, 1));
    assert_eq!(table.rm(A), 580);
    // A second bailout keeps the player inside.
    let mut table = cell(&[Socialist, Wehrmacht], 1940, 30);
    table.state.board.player_mut(A).fails = 1;
    table.state.board.player_mut(A).cell = Cell::Ordinary(2);
    table.turn(A).dice(6, 4);
    assert_eq!((table.player(A).at, table.player(A).cell), (10, Cell::DoubleSix));
    for (year, fine) in [(1945, 100), (1946, 50)] {
        let table = cell(&[Communist, Wehrmacht], year, 800);
        assert_eq!(table.board().fine(A), fine);
    }
}

#[test]
fn mf_8_1_power_is_a_threshold_and_never_negative() {
    let mut table = three().at(1936, 1);
    table.power(A, 1).stand(A, 14).turn(A).dice(2, 1).card(Card::DistrictQuarrel);
    assert_eq!(table.player(A).power, 0);
    table.power(B, 20).purse(B, 750).turn(B).play(B, Move::Claim);
    assert_eq!(table.player(B).power, 20);
}

#[test]
fn mf_8_2_taking_the_office_from_a_holder() {
    let mut table = three().at(1936, 1);
    table.power(A, 18).power(B, 22).purse(B, 1_000).office(A);
    assert_eq!(claim_refusal(table.board(), B), Some(Refusal::BehindHolder));
    table.power(B, 23).turn(B).play(B, Move::Claim);
    assert_eq!((table.board().leader, table.rm(B)), (Some(B), 250));
    assert_eq!(claim_refusal(table.board(), B), Some(Refusal::InOffice));
    assert!(table.heard(Event::Vacated { seat: A, title: Title::Leader, why: Leaving::Deposed }));
}

#[test]
fn mf_8_3_terms_of_the_office() {
    let mut table = three().at(1936, 1);
    table.power(A, 1).office(A).settlement();
    assert_eq!((table.rm(A), table.player(A).power, table.player(A).terms), (1_130, 0, 1));
    table.settlement();
    assert_eq!((table.board().leader, table.player(A).power, table.player(A).terms), (Some(A), 0, 2));
}

/// The holder with 500 RM and two properties draws this card on a lap.
fn leads(card: Card) -> Table {
    let mut table = three().at(1938, 1);
    table.own(A, &[1, 3]).purse(A, 380).power(A, 25).office(A).stand(A, 37).turn(A);
    table.play(A, Move::Roll).dice(2, 1).play(A, Move::Pass).card(card);
    table
}

#[test]
fn mf_8_4_cards_of_the_holder() {
    for (card, rm, bills, power) in [
        (Card::DonationFund, 300, 0, 0),
        (Card::ArmamentCredit, 0, 250, 0),
        (Card::DecreePowers, 0, 0, 4),
        (Card::Tribute, 120, 0, 0),
        (Card::PlantVisits, 40, 0, 0),
        (Card::BudgetChapter, 120, 0, 0),
        (Card::Overruns, -200, 0, 0),
        (Card::LoyalOffices, -20, 0, 0),
        (Card::Intrigue, 0, 0, -4),
        (Card::ExchangeCrisis, -25, 0, 0),
        (Card::Compensation, -50, 0, 0),
    ] {
        assert!(LEADER_DECK.contains(&card));
        let table = leads(card);
        assert_eq!(i64::from(table.rm(A)), 500 + rm, "{card}");
        assert_eq!((table.player(A).open, i32::from(table.player(A).power)), (bills, 25 + power), "{card}");
    }
    let mut table = leads(Card::ResignationCrisis);
    assert_eq!(table.stage(), Stage::Crisis(A));
    table.play(A, Move::Crisis { pay: true });
    assert_eq!((table.rm(A), table.board().leader), (350, Some(A)));
    let mut table = leads(Card::ResignationCrisis);
    table.play(A, Move::Crisis { pay: false });
    assert_eq!((table.rm(A), table.board().leader), (500, None));
    // The others pay by the ladder.
    let mut table = three().at(1938, 1);
    table.own(B, &[1]).purse(B, 0).purse(C, 100).office(A).stand(A, 37).turn(A);
    table.play(A, Move::Roll).dice(2, 1).card(Card::Tribute);
    assert_eq!((table.rm(B), table.rm(C), table.board().owner(1)), (12, 40, None));
    assert!(matches!(effect(Card::ResignationCrisis), tables::Effect::PayOrLeave(150)));
}

#[test]
fn mf_8_5_deposing_and_resigning() {
    let mut table = three().at(1936, 1);
    table.power(A, 10).power(C, 14).office(A);
    assert_eq!(depose_refusal(table.board(), C), Some(Refusal::BehindHolder));
    assert_eq!(depose_refusal(table.board(), A), Some(Refusal::InOffice));
    table.power(C, 15).turn(C).play(C, Move::Depose);
    assert_eq!((table.board().leader, table.rm(C)), (None, 1_250), "an Anarchist too, for nothing");
    assert_eq!(depose_refusal(table.board(), C), Some(Refusal::Vacant));
    table.office(B).turn(B).play(B, Move::Resign);
    assert_eq!((table.board().leader, table.rm(B)), (None, 1_250));
    table.power(B, 25).turn(B);
    assert_eq!(table.refused(B, Move::Resign), Some(Refusal::NoOffice));
}

#[test]
fn mf_8_6_the_longest_in_office_pays() {
    let mut table = three().at(1945, 5);
    for (seat, terms) in [(A, 4), (B, 4), (C, 3)] {
        table.state.board.player_mut(seat).terms = terms;
    }
    table.settlement();
    assert_eq!(table.board().longest, Some(A), "earlier in the order of turns");
    let mut table = three().at(1945, 5);
    table.office(B).settlement();
    assert_eq!((table.board().longest, table.board().leader), (Some(B), None));
    let mut table = three().at(1945, 5);
    table.settlement();
    assert_eq!(table.board().longest, None);
}

#[test]
fn mf_9_1_what_ends_and_what_goes_on() {
    let mut table = three().at(1945, 5);
    table.state.board.player_mut(B).cell = Cell::Ordinary(1);
    table.state.board.player_mut(B).one_die = 4;
    table.office(A).power(A, 12).settlement();
    let office = Event::Dues { seat: A, office: 20, raid: 0, levy: 0 };
    assert!(table.heard(office), "the last round still charges the office");
    assert_eq!((table.board().title(A), table.player(A).power), (None, 11));
    assert_eq!((table.player(B).cell, table.player(B).one_die), (Cell::Ordinary(1), 4));
    assert_eq!(table.board().raid(), None);
}

#[test]
fn mf_9_2_power_comes_half_as_often() {
    let mut table = three().at(1946, 1);
    table.own(A, &[8, 24]);
    let powers: Vec<u16> = (64..72)
        .map(|round| {
            table.state.board.round = round;
            table.board().payout(A).power
        })
        .collect();
    assert_eq!(powers, [2, 0, 1, 0, 2, 0, 1, 0]);
}

#[test]
fn mf_9_5_three_contests() {
    let setup = Setup { trade: false, ..Setup::with_roles(&Role::ALL).unwrap() };
    let mut table = Table::of(setup).at(1946, 1);
    for seat in table.board().seats() {
        table.power(seat, 20).purse(seat, 250);
    }
    assert_eq!(claim_refusal(table.board(), Seat::new(6)), Some(Refusal::Anarchist));
    for seat in [0, 2, 3].map(Seat::new) {
        table.turn(seat).play(seat, Move::Claim);
        assert_eq!((table.rm(seat), table.player(seat).power), (0, 20));
    }
    assert_eq!(table.board().offices, [Some(A), Some(C), Some(D)]);
    let rival = Seat::new(5);
    assert_eq!(claim_refusal(table.board(), rival), Some(Refusal::BehindHolder));
    assert_eq!(depose_refusal(table.board(), rival), Some(Refusal::ClaimsOnly));
    table.power(rival, 25).turn(rival).play(rival, Move::Claim);
    assert_eq!(table.board().offices, [Some(A), Some(rival), Some(D)]);
    // Holding costs no Power.
    table.state.board.round = 66;
    table.settlement();
    assert_eq!(table.player(rival).power, 25);
}

#[test]
fn mf_9_6_titles_follow_the_role() {
    for (role, title, income) in [
        (Communist, Title::Secretary, 15),
        (Socialist, Title::Secretary, 15),
        (Strasserist, Title::Fuehrer, 15),
        (Capitalist, Title::Chancellor, 15),
        (Wehrmacht, Title::General, 0),
        (Regime, Title::Werwolf, 0),
    ] {
        let other = if role == Wehrmacht { Regime } else { Wehrmacht };
        let mut table = Table::new(&[role, other]).at(1946, 1);
        table.office(A);
        assert_eq!(table.board().title(A), Some(title));
        assert_eq!(tables::title_income(title), income);
        let rent = table.board().payout_percent(A, 24, Some(Modifier::Standard), 1946);
        assert_eq!(rent, 100 + income + if role == Capitalist { 10 } else { 0 });
        let mut before = Table::new(&[role, other]).at(1944, 1);
        assert_eq!(before.office(A).board().title(A), Some(Title::Leader));
    }
}

#[test]
fn mf_9_7_the_general_secretary_seizes_on_a_six() {
    let lands = |owned: bool, face: u8| {
        let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
        table.office(A).stand(A, 28);
        if owned {
            table.own(B, &[31]);
        }
        table.turn(A).play(A, Move::Roll).dice(2, 1).die(face);
        table
    };
    assert_eq!(lands(true, 5).board().owner(31), Some(B));
    assert_eq!(lands(false, 5).stage(), Stage::Buy(A, 31));
    for owned in [true, false] {
        let mut table = lands(owned, 6);
        assert_eq!((table.board().owner(31), table.stage()), (Some(A), Stage::Modifier(31)));
        table.modifier(Modifier::Standard);
        assert_eq!((table.rm(A), table.stage()), (1_150, Stage::Dice(B)));
    }
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
    assert_eq!(table.office(A).board().dues(A).office, 10);
}

#[test]
fn mf_9_8_the_capitalist_reversed() {
    let mut table = Table::new(&[Capitalist, Communist]).at(1947, 1);
    table.own(A, &[25]);
    let terms = |table: &Table| {
        let board = table.board();
        (board.price(A, 31), board.payout_percent(A, 25, None, 1947), board.redeem_percent(A))
    };
    assert_eq!(terms(&table), (167, 110, 105));
    table.office(B);
    assert_eq!(terms(&table), (205, 90, 95));
    // A Socialist reverses nothing.
    let mut table = Table::new(&[Capitalist, Socialist]).at(1947, 1);
    table.office(B);
    assert_eq!(table.board().redeem_percent(A), 105);
}

#[test]
fn mf_9_9_the_programme() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Socialist]).at(1947, 1);
    // As many on both sides: the dearer portfolio; equal prices: the higher space.
    table.own(B, &[5, 34]).own(C, &[34 - 2, 3]).office(A).stand(A, 37);
    assert_eq!(table.state.programme_target(A), Some((C, 32)));
    table.own(B, &[39]);
    assert_eq!(table.state.programme_target(A), Some((B, 39)), "260 twice");
    table.turn(A).play(A, Move::Roll).dice(2, 1);
    assert_eq!(table.stage(), Stage::Programme(A));
    table.die(5).modifier(Modifier::Standard);
    assert_eq!((table.board().owner(39), table.board().trust), (Some(A), 1 << 39));
    assert!(table.heard(Event::Nationalised { seat: A, from: B, space: 39 }));
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1947, 1);
    table.own(B, &[5]).office(A).stand(A, 37).turn(A).play(A, Move::Roll).dice(2, 1).die(4);
    assert_eq!(table.board().owner(5), Some(B));
    // Seizes on a six like the General Secretary.
    let mut table = Table::new(&[Strasserist, Wehrmacht]).at(1947, 1);
    table.own(B, &[31]).office(A).stand(A, 28).turn(A).play(A, Move::Roll).dice(2, 1).die(6);
    assert_eq!(table.board().owner(31), Some(A));
}

#[test]
fn mf_9_10_plants_in_trust() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Socialist]).at(1947, 1);
    table.trust(A, 38).office(A);
    // 26 × 1.15 × ½; counts for the cards and for requisition.
    assert_eq!((table.board().payout(A).rm, table.board().properties(A), table.board().own(A)), (15, 1, 0));
    table.office(B).purse(A, 500).stand(B, 35).turn(B).play(B, Move::Roll).dice(2, 1);
    assert_eq!((table.rm(A), table.rm(B)), (377, 1_373));
    table.turn(A).play(A, Move::Resign);
    assert_eq!((table.board().owner(38), table.board().trust), (None, 0));
    // Seized, it is ordinary property.
    let mut table = Table::new(&[Strasserist, Regime]).at(1947, 1);
    table.trust(A, 38).office(A).office(B).stand(B, 35).turn(B).play(B, Move::Roll).dice(2, 1).die(6);
    table.modifier(Modifier::Standard);
    assert_eq!((table.board().owner(38), table.board().trust), (Some(B), 0));
    let setup = Setup::with_roles(&[Strasserist, Wehrmacht]).unwrap();
    let mut table = Table::of(setup).at(1947, 1);
    table.trust(A, 38).own(A, &[1]).office(A).turn(A).play(A, Move::Trade { seat: B });
    assert_eq!(table.refused(A, Move::Add { space: 38 }), Some(Refusal::NotYours));
}

#[test]
fn mf_9_11_the_chancellor() {
    let mut table = Table::new(&[Capitalist, Wehrmacht]).at(1947, 1);
    table.own(A, &[25]).own_with(A, 31, Modifier::Dismantle).office(A);
    assert_eq!(table.board().dues(A).office, 15);
    // (17 + 23) × 1.25 × ¾.
    assert_eq!(table.board().payout(A).rm, 38);
}

#[test]
fn mf_9_12_the_general_requisitions() {
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1947, 1);
    table.own_with(B, 25, Modifier::Mortgaged).office(A).stand(A, 22).purse(B, 20).turn(A);
    table.play(A, Move::Roll).dice(2, 1);
    // 46 are due: the property itself is sold for 46.
    assert!(table.heard(Event::Due { seat: B, rm: 46, to: Some(A), why: Why::Requisition }));
    assert_eq!((table.rm(A), table.rm(B), table.board().owner(25)), (1_296, 20, None));
    assert_eq!(table.stage(), Stage::Dice(B), "no purchase after that");
    // On property of the bank the General buys like everybody.
    let mut table = Table::new(&[Wehrmacht, Socialist]).at(1947, 1);
    table.office(A).stand(A, 22).turn(A).play(A, Move::Roll).dice(2, 1);
    assert_eq!(table.stage(), Stage::Buy(A, 25));
}
