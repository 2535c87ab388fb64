//! The worked examples of the rules file, by their numbers there.

use super::table::{A, B, C, Table};
use super::*;
use crate::Role::{Anarchist, Capitalist, Communist, Regime, Socialist, Strasserist, Wehrmacht};
use crate::tables::{DEEDS, deed_of, levy, rate};

fn cash(open: Part, fixed: Part) -> Move {
    Move::Cash { open, fixed }
}

/// At the window with so many bills in a year.
fn window(role: Role, year: u16, open: u32, fixed: u32) -> Table {
    let other = if role == Socialist { Communist } else { Socialist };
    let mut table = Table::new(&[role, other]).at(year, 1);
    table.purse(A, 0).bills(A, open, fixed).stand(A, 38).turn(A).dice(2, 1);
    assert!(matches!(table.stage(), Stage::Window(_)), "{:?}", table.stage());
    table
}

/// At a counter with so many bills in a year.
fn counter(role: Role, year: u16, open: u32, fixed: u32) -> Table {
    let other = if role == Socialist { Communist } else { Socialist };
    let mut table = Table::new(&[role, other]).at(year, 1);
    table.purse(A, 0).bills(A, open, fixed).stand(A, 4).turn(A).dice(2, 1);
    assert!(matches!(table.stage(), Stage::Counter(_)), "{:?}", table.stage());
    table
}

#[test]
fn mf_2_3_v1_v3_v5_the_window() {
    let mut table = window(Socialist, 1933, 100, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 120 + 150);
    let mut table = window(Socialist, 1937, 37, 0);
    table.play(A, cash(Part::Half, Part::Hold));
    assert_eq!((table.rm(A), table.player(A).open), (120 + 28, 18));
    let mut table = window(Socialist, 1945, 1_000, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 120 + 50);
    let mut table = window(Socialist, 1940, 10, 0);
    table.play(A, cash(Part::Hold, Part::Hold));
    assert_eq!((table.rm(A), table.player(A).open), (120, 10));
}

#[test]
fn mf_2_4_v2_v4_the_counter() {
    let mut table = counter(Socialist, 1938, 100, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 160);
    let mut table = counter(Socialist, 1943, 250, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 200);
}

#[test]
fn mf_2_7_v6_the_capitalists_rate() {
    let mut table = counter(Capitalist, 1941, 80, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 105);
    let mut table = window(Capitalist, 1938, 100, 0);
    table.play(A, cash(Part::All, Part::Hold));
    assert_eq!(table.rm(A), 120 + 147);
    // The fixed lot too: 0.525.
    let mut table = counter(Capitalist, 1944, 0, 80);
    table.play(A, cash(Part::Hold, Part::All));
    assert_eq!(table.rm(A), 42);
}

#[test]
fn mf_2_6_v7_fixed_bills_are_always_worth_half() {
    for year in [1933, 1944] {
        let mut table = counter(Socialist, year, 0, 60);
        table.play(A, cash(Part::Hold, Part::All));
        assert_eq!(table.rm(A), 30);
    }
    let mut table = window(Socialist, 1936, 5, 60);
    table.play(A, cash(Part::Hold, Part::All));
    assert_eq!((table.rm(A), table.player(A).open, table.player(A).fixed), (120 + 30, 5, 0));
}

fn paid(table: &Table) -> (u32, u32, u32, u16) {
    let Payout { rm, open, fixed, power } = table.board().payout(A);
    (rm, open, fixed, power)
}

#[test]
fn mf_4_3_v9_percentages_are_added() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1935, 1);
    table.own(A, &[31, 38, 12, 26]);
    assert_eq!(paid(&table), (33, 54, 0, 0));
    table.office(A);
    assert_eq!(paid(&table), (38, 61, 0, 0));
    table.state.board.monument = Some(A);
    assert_eq!(paid(&table), (41, 66, 0, 3));
}

#[test]
fn mf_9_2_v10_half_the_output_in_rm() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1946, 1);
    table.own(A, &[31, 38, 12, 26]);
    assert_eq!(paid(&table), (41, 0, 0, 0));
}

#[test]
fn mf_4_5_v11_v12_v44_modifiers_pay() {
    let mut table = Table::new(&[Anarchist, Wehrmacht]).at(1943, 1);
    table.own_with(A, 31, Modifier::Fixed).own_with(A, 26, Modifier::Conversion).own_with(
        A,
        11,
        Modifier::Quota,
    );
    assert_eq!(paid(&table), (8, 14, 25, 0));
    let mut table = Table::new(&[Anarchist, Wehrmacht]).at(1947, 1);
    table.own(A, &[38]);
    assert_eq!(paid(&table), (13, 0, 0, 0));
    table.own_with(A, 38, Modifier::Tooling);
    assert_eq!(paid(&table), (4, 0, 0, 0));
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
    table.own_with(A, 26, Modifier::Conversion);
    assert_eq!(paid(&table), (3, 0, 0, 0));
}

#[test]
fn mf_4_3_v13_the_capitalists_income() {
    let mut table = Table::new(&[Capitalist, Wehrmacht]).at(1937, 1);
    table.own(A, &[26, 32]);
    assert_eq!(paid(&table), (38, 0, 0, 0));
}

#[test]
fn mf_9_3_v14_bills_of_a_card_are_scrap() {
    for (role, reversed, rm) in [(Socialist, false, 30), (Capitalist, false, 32), (Capitalist, true, 29)] {
        let mut table = Table::new(&[role, Communist, Wehrmacht]).at(1947, 1);
        if reversed {
            table.office(B);
        }
        table.purse(A, 0).stand(A, 14).turn(A).dice(2, 1).card(Card::ArmyStores);
        assert_eq!(table.rm(A), rm);
    }
}

#[test]
fn mf_4_7_v15_prices() {
    for (role, before, after) in [(Socialist, 230, 138), (Capitalist, 207, 124), (Communist, 230, 110)] {
        let other = if role == Wehrmacht { Regime } else { Wehrmacht };
        assert_eq!(Table::new(&[role, other]).at(1934, 1).board().price(A, 25), before);
        assert_eq!(Table::new(&[role, other]).at(1946, 1).board().price(A, 25), after);
    }
    let mut table = Table::new(&[Capitalist, Communist]).at(1946, 1);
    table.office(B);
    assert_eq!(table.board().price(A, 25), 152);
}

#[test]
fn mf_4_8_v16_v45_what_the_bank_pays() {
    for (space, before, after) in [(25, 138, 81), (31, 186, 109), (3, 84, 49), (40, 1_680, 980)] {
        assert_eq!(Board::bank_price(space, Some(Modifier::Standard), 1938), before);
        assert_eq!(Board::bank_price(space, Some(Modifier::Standard), 1946), after);
    }
    assert_eq!(Board::bank_price(25, Some(Modifier::Mortgaged), 1946), 46);
}

#[test]
fn mf_9_4_v17_reference_price() {
    assert_eq!(Table::new(&[Socialist, Wehrmacht]).at(1946, 1).board().reference(25), 115);
    assert_eq!(Table::new(&[Socialist, Wehrmacht]).at(1938, 1).board().reference(25), 230);
}

fn raids(short: bool) -> (Vec<(u16, u8)>, u32) {
    let setup = Setup { trade: false, short, ..Setup::with_roles(&[Socialist, Wehrmacht]).unwrap() };
    let (mut table, mut calendar, mut sum) = (Table::of(setup), Vec::new(), 0);
    while table.board().year < 1946 {
        if let Some(rm) = table.board().raid() {
            calendar.push((table.board().year, table.board().round_of_year));
            sum += rm;
        }
        table.state.board.tick();
    }
    (calendar, sum)
}

#[test]
fn mf_5_2_v18_the_calendar_of_raids() {
    let (calendar, sum) = raids(false);
    let of = |year: u16, rounds: &[u8]| rounds.iter().map(|round| (year, *round)).collect::<Vec<_>>();
    let wanted: Vec<_> = [
        of(1940, &[5]),
        of(1941, &[4]),
        of(1942, &[2, 5]),
        of(1943, &[2, 4]),
        of(1944, &[1, 2, 3, 4, 5]),
        of(1945, &[1, 2]),
    ]
    .concat();
    assert_eq!((calendar, sum), (wanted, 1_105));
}

#[test]
fn mf_1_5_raids_of_the_short_game() {
    let (calendar, _) = raids(true);
    let wanted =
        [(1940, 3), (1942, 1), (1943, 1), (1943, 3), (1944, 1), (1944, 2), (1944, 3), (1945, 1), (1945, 2)];
    assert_eq!(calendar, wanted);
}

#[test]
fn mf_5_3_v19_v20_raid_bills() {
    let seven = [1, 3, 5, 6, 8, 9, 11];
    let mut table = Table::new(&[Socialist, Anarchist]).at(1940, 5);
    table.state.board.since_raid = 4;
    table.own(A, &seven).own(B, &[12, 13, 14, 15, 16, 18, 19]);
    assert_eq!((table.board().dues(A).raid, table.board().dues(B).raid), (140, 119));
    table.office(A);
    assert_eq!(table.board().dues(A).raid, 98);
    let mut table = Table::new(&[Socialist, Anarchist]).at(1945, 1);
    table.own(A, &seven[..6]);
    assert_eq!(table.board().dues(A).raid, 840);
    table.office(A);
    assert_eq!(table.board().dues(A).raid, 588);
    let mut table = Table::new(&[Socialist, Anarchist]).at(1945, 3);
    table.own(A, &seven[..6]);
    assert_eq!(table.board().dues(A).sum(), 0);
}

#[test]
fn mf_6_2_v23_as_few_bills_as_needed() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1942, 1);
    table.purse(A, 40).bills(A, 500, 0).due(A, 100);
    assert_eq!((table.rm(A), table.player(A).open), (0, 429));
    assert!(table.heard(Event::Redeemed { seat: A, open: 71, fixed: 0, rm: 60 }));
}

#[test]
fn mf_6_4_v25_the_first_bailout() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1943, 1);
    table.purse(A, 150).bills(A, 400, 0).own(A, &[25, 3]).due(A, 980);
    assert!(table.heard(Event::Redeemed { seat: A, open: 400, fixed: 0, rm: 240 }));
    table.play(A, Move::Sell { space: 25 });
    // The last one is sold by itself.
    assert!(table.heard(Event::Sold { seat: A, space: 25, rm: 138 }));
    assert!(table.heard(Event::Sold { seat: A, space: 3, rm: 84 }));
    let player = table.player(A);
    assert_eq!((player.rm, player.fails, player.one_die), (232, 1, 7), "one turn is under way");
}

#[test]
fn mf_6_5_v26_v28_the_second_bailout() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1948, 1);
    table.state.board.player_mut(A).fails = 1;
    table.purse(A, 0).due(A, 60);
    assert_eq!((table.rm(A), table.player(A).cell), (540, Cell::DoubleSix));
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1944, 1);
    table.purse(A, 0).due(A, 700);
    assert_eq!((table.rm(A), table.player(A).cell, table.player(A).fails), (500, Cell::DoubleSix, 2));
}

#[test]
fn mf_6_6_v27_v28_the_third_failure() {
    let mut table = Table::new(&[Socialist, Wehrmacht, Regime]).at(1950, 1);
    table.state.board.player_mut(A).fails = 2;
    table.purse(A, 30).due(A, 100);
    assert!(!table.player(A).alive && table.heard(Event::Bankrupt { seat: A, rm: 30 }));
    let mut table = Table::new(&[Socialist, Wehrmacht, Regime]).at(1944, 1);
    table.purse(A, 0).due(A, 1_300);
    assert!(!table.player(A).alive);
    assert!(table.heard(Event::Bankrupt { seat: A, rm: 1_200 }));
}

#[test]
fn mf_9_1_v29_bills_are_void() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1945, 5);
    table.purse(A, 77).bills(A, 500, 120).settlement();
    assert_eq!(table.board().year, 1946);
    assert_eq!((table.rm(A), table.player(A).open, table.player(A).fixed), (77, 0, 0));
    assert!(table.heard(Event::Void { seat: A, open: 500, fixed: 120 }));
}

#[test]
fn mf_5_4_v30_v31_levies() {
    let years = [1946, 1948, 1950, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1960];
    let levies = [25, 60, 100, 130, 180, 260, 370, 510, 680, 880, 1_110, 1_370];
    for (year, rm) in years.into_iter().zip(levies) {
        assert_eq!(levy(year), rm);
    }
    assert_eq!((levy(1945), levy(1947), levy(1949), levy(1951)), (0, 40, 80, 115));
    let roles = [Communist, Socialist, Capitalist, Wehrmacht, Regime, Strasserist, Anarchist];
    for (role, rm) in roles.into_iter().zip([90, 95, 103, 105, 100, 90, 90]) {
        let other = if role == Wehrmacht { Regime } else { Wehrmacht };
        let mut table = Table::new(&[role, other]).at(1950, 1);
        table.own(A, &[1, 3, 5]);
        assert_eq!(table.board().dues(A).levy, rm, "{role}");
    }
    let mut table = Table::new(&[Regime, Wehrmacht]).at(1950, 1);
    table.state.board.longest = Some(A);
    assert_eq!(table.board().dues(A).levy, 110);
}

#[test]
fn mf_8_2_v32_who_may_claim() {
    for (role, power, rm, refusal) in [
        (Socialist, 19, 750, Some(Refusal::NoPower)),
        (Socialist, 20, 749, Some(Refusal::NoCash)),
        (Socialist, 20, 750, None),
        (Regime, 20, 749, Some(Refusal::NoCash)),
        (Anarchist, 40, 2_000, Some(Refusal::Anarchist)),
    ] {
        let mut table = Table::new(&[role, Wehrmacht]).at(1936, 1);
        table.purse(A, rm).power(A, power);
        assert_eq!(claim_refusal(table.board(), A), refusal);
        if refusal.is_none() {
            table.turn(A).play(A, Move::Claim);
            assert_eq!(
                (table.rm(A), table.board().title(A), table.player(A).power),
                (0, Some(Title::Leader), 20)
            );
        }
    }
}

#[test]
fn mf_3_3_v34_three_doubles() {
    let mut table = Table::new(&[Socialist, Wehrmacht]);
    table.stand(A, 12).turn(A).dice(1, 1);
    assert_eq!(table.player(A).at, 14);
    table.play(A, Move::Pass).dice(2, 2);
    assert_eq!(table.player(A).at, 18);
    table.play(A, Move::Pass).dice(3, 3);
    assert_eq!((table.player(A).at, table.player(A).cell), (10, Cell::Ordinary(0)));
    assert_eq!(table.stage(), Stage::Dice(B));
}

#[test]
fn mf_9_14_v35_attempts() {
    let mut table = Table::new(&[Strasserist, Wehrmacht, Regime]).at(1947, 1);
    table.own(A, &[3]).office(A).purse(A, 150).stand(A, 2).turn(A);
    table.play(A, Move::Roll).dice(4, 4);
    assert!(table.heard(Event::Attempt { seat: A }));
    assert_eq!((table.rm(A), table.player(A).at), (50, 10));
    table.dice(2, 2);
    assert!(!table.player(A).alive && table.heard(Event::Killed { seat: A }));
    assert_eq!((table.board().owner(3), table.player(A).fails), (None, 0));
    // Any other role moves on; so does a Strasserist out of office, or before 1946.
    for (role, year, office) in
        [(Socialist, 1947, true), (Strasserist, 1947, false), (Strasserist, 1944, true)]
    {
        let mut table = Table::new(&[role, Wehrmacht]).at(year, 1);
        table.purse(A, 0).stand(A, 2);
        if office {
            table.office(A).turn(A).play(A, Move::Roll);
        }
        table.dice(4, 4).dice(1, 1);
        assert_eq!(table.player(A).at, 12, "{role} {year}");
        assert!(table.player(A).alive);
    }
}

#[test]
fn mf_9_13_v37_the_werwolf() {
    let raid = |face: u8| {
        let mut table = Table::new(&[Regime, Socialist]).at(1947, 1);
        table.own(B, &[31]).office(A).purse(A, 0).purse(B, 100).stand(A, 28);
        table.turn(A).play(A, Move::Roll).dice(2, 1).die(face);
        table
    };
    let table = raid(1);
    assert_eq!(table.player(A).cell, Cell::Ordinary(0));
    assert_eq!(table.board().title(A), Some(Title::Werwolf));
    for face in 2..=5 {
        let table = raid(face);
        assert_eq!((table.rm(A), table.rm(B)), (55, 45));
    }
    let mut table = raid(6);
    assert_eq!(table.board().owner(31), Some(A));
    table.modifier(Modifier::Exposed);
    assert_eq!(table.board().modifier(31), Some(Modifier::Exposed));
}

#[test]
fn mf_6_4_v39_eight_turns_with_one_die() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1947, 1);
    table.purse(A, 0).due(A, 50);
    assert_eq!(table.player(A).fails, 1);
    for turn in 1..=8 {
        table.state.board.player_mut(A).at = 9;
        assert_eq!(table.stage(), Stage::OneDie(A), "turn {turn}");
        table.die(1);
        table.turn(A);
    }
    assert_eq!(table.stage(), Stage::Dice(A));
}

#[test]
fn mf_7_3_v40_only_a_double_six() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1950, 1);
    table.state.board.player_mut(A).fails = 2;
    table.state.board.player_mut(A).cell = Cell::DoubleSix;
    table.purse(A, 0).stand(A, 10).turn(A).dice(5, 5);
    assert_eq!((table.player(A).at, table.stage()), (10, Stage::Dice(B)));
    table.turn(A).dice(6, 6);
    assert_eq!((table.player(A).at, table.player(A).cell), (22, Cell::None));
    table.card(Card::Barter);
    assert_eq!(table.stage(), Stage::Dice(B), "no further roll");
}

#[test]
fn mf_5_1_v42_a_settlement_after_the_war() {
    let mut table = Table::new(&[Socialist, Wehrmacht]).at(1948, 2);
    table.own(A, &[25, 26, 31]).office(A).purse(A, 500).settlement();
    assert!(table.heard(Event::Payout { seat: A, rm: 35, open: 0, fixed: 0, power: 0 }));
    assert!(table.heard(Event::Dues { seat: A, office: 10, raid: 0, levy: 57 }));
    assert_eq!(table.rm(A), 468);
}

#[test]
fn mf_5_1_v43_a_settlement_in_the_war() {
    let mut table = Table::new(&[Communist, Wehrmacht]).at(1940, 5);
    table.state.board.since_raid = 4;
    assert_eq!(table.board().round, 40);
    table.own(A, &[1, 5, 9, 16, 21, 25, 39]).purse(A, 300).settlement();
    assert!(table.heard(Event::Payout { seat: A, rm: 75, open: 18, fixed: 0, power: 1 }));
    assert!(table.heard(Event::Dues { seat: A, office: 0, raid: 140, levy: 0 }));
    assert_eq!((table.rm(A), table.player(A).open, table.player(A).power), (235, 18, 1));
    assert_eq!((table.board().year, table.board().round_of_year, table.board().since_raid), (1941, 1, 0));
}

#[test]
fn mf_4_1_totals_of_the_board() {
    let of = |kind: Kind| {
        let deeds: Vec<_> = spaces(DEEDS).filter_map(deed_of).filter(|deed| deed.kind == kind).collect();
        let list: u32 = deeds.iter().map(|deed| deed.list).sum();
        (deeds.len(), list, deeds.iter().map(|deed| deed.payout).sum::<u32>())
    };
    assert_eq!(of(Kind::Military), (9, 2_290, 166));
    assert_eq!(of(Kind::Civilian), (8, 1_510, 111));
    assert_eq!(of(Kind::Infrastructure), (5, 990, 71));
    assert_eq!(of(Kind::Political), (4, 490, 0));
    assert_eq!(of(Kind::Landmark), (2, 460, 20));
    assert_eq!(DEEDS.count_ones(), 28);
}

#[test]
fn mf_2_2_rates_fall() {
    let rates: Vec<u32> = (1933..=1946).map(rate).collect();
    assert_eq!(rates, [150, 150, 150, 148, 145, 140, 130, 120, 105, 85, 60, 30, 5, 0]);
    // From 1942 on faster than the counter's 0.20 can make up, until there is little left to fall.
    let falls: Vec<u32> = rates.windows(2).map(|pair| pair[0] - pair[1]).collect();
    assert!(falls[9..12].iter().all(|fall| *fall > 20) && falls[..9].iter().all(|fall| *fall <= 20));
}

#[test]
fn mf_7_1_werwolf_and_others_go_to_the_ordinary_cell() {
    let mut table = Table::new(&[Regime, Socialist, Communist]).at(1940, 1);
    table.purse(A, 0).stand(A, 28).turn(A).dice(1, 1);
    assert_eq!((table.player(A).at, table.player(A).cell), (10, Cell::Ordinary(0)));
    assert_eq!(table.stage(), Stage::Dice(B), "a double does not roll again from the cell");
    table.purse(B, 0).stand(B, 14).turn(B).dice(2, 1).card(Card::Denunciation);
    assert_eq!(table.player(B).cell, Cell::Ordinary(0));
    assert_eq!(table.stage(), Stage::Dice(C));
}
