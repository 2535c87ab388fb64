//! The worked figures of the reading of the rules.

use super::*;

/// Phase 3 with these workers; afterwards wage accounts, luxury accounts and the change of the central bank.
fn phase_3(workers: [u8; 4]) -> (Table, [u16; 4], [u16; 4], i32) {
    let mut table = Table::led_by(N);
    table.board().workers = workers;
    table.go(Pc::Wages(0));
    while let Ask::Rent(corp) = table.ask() {
        let choice = table.words(corp)[0].clone();
        table.play(corp, &choice);
    }
    let wages = Corp::ALL.map(|corp| table.cash(Account::Wage(corp)));
    let luxury = Corp::ALL.map(|corp| table.cash(Account::Luxury(corp)));
    let central = i32::from(table.cash(Account::Central)) - 400;
    (table, wages, luxury, central)
}

#[test]
fn v2_the_first_year_balances() {
    let (table, wages, luxury, central) = phase_3([4; 4]);
    assert_eq!((wages, luxury, central), ([30; 4], [20; 4], 80));
    assert_eq!(Corp::ALL.map(|corp| table.state.board.tens(corp)), [5; 4]);
}

#[test]
fn v3_wages_and_taxes() {
    for (workers, wages, luxury, central, underpaid, demand) in [
        ([4, 4, 2, 2], [30, 30, 10, 10], 20, 80, "SW", 160),
        ([3, 3, 3, 2], [30, 30, 30, 20], 20, 40, "", 190),
        ([4, 4, 2, 1], [30, 30, 20, 10], 20, 60, "W", 170),
        ([2, 2, 1, 1], [20, 20, 10, 10], 20, 40, "SW", 140),
        ([2, 1, 1, 1], [20, 10, 10, 10], 30, 0, "ESW", 170),
        ([1, 0, 0, 0], [10, 10, 10, 10], 30, -30, "NESW", 160),
    ] {
        let (table, got_wages, got_luxury, got_central) = phase_3(workers);
        assert_eq!((got_wages, got_luxury, got_central), (wages, [luxury; 4], central), "{workers:?}");
        let poor: String = Corp::ALL
            .into_iter()
            .filter(|corp| table.state.board.is_underpaid(*corp))
            .map(|corp| corp.to_string())
            .collect();
        assert_eq!(poor, underpaid, "{workers:?}");
        let all: u16 = Corp::ALL.into_iter().map(|corp| table.state.board.ledger.demand(corp)).sum();
        assert_eq!(all, demand, "{workers:?}");
    }
}

/// For each number of unemployed, over all distributions of the workers: what the corporations win before
/// dividends if all demand is spent, what the central bank wins, and the demand.
#[test]
fn the_table_of_unemployment_comes_out_for_all_sixteen_counts() {
    type Range = (i32, i32);
    let groups: [(std::ops::RangeInclusive<u8>, Range, Range, Range); 5] = [
        (4..=4, (50, 60), (10, 20), (160, 170)),
        (5..=8, (70, 100), (-30, 0), (150, 190)),
        (9..=10, (80, 110), (-40, -10), (140, 160)),
        (11..=12, (130, 150), (-80, -60), (160, 190)),
        (13..=15, (140, 160), (-90, -70), (160, 180)),
    ];
    let mut rows: [Option<(Range, Range, Range)>; 16] = [None; 16];
    for code in 0..625u32 {
        let workers = [0, 1, 2, 3].map(|place| (code / 5u32.pow(place) % 5) as u8);
        let unemployed = 16 - workers.iter().sum::<u8>();
        if unemployed == 16 {
            continue;
        }
        let (table, wages, luxury, central) = phase_3(workers);
        let demand: u16 = wages.iter().sum::<u16>() + luxury.iter().sum::<u16>();
        // After the sales the consumers' money is with the corporations; then come state purchase, fees, salary.
        let banks: u16 = Corp::ALL.map(|corp| table.bank(corp)).iter().sum();
        let corps = i32::from(banks) - 240 + i32::from(demand) + 50 - 40;
        let central = central - 50 - 10;
        let purses = -120 + 40 + 10;
        assert_eq!(corps + central + purses, 0, "{workers:?}: the three columns sum to nothing");
        let demand = i32::from(demand);
        let row = &mut rows[usize::from(unemployed)];
        let wider = |range: Range, value: i32| (range.0.min(value), range.1.max(value));
        let (a, b, c) = row.unwrap_or(((corps, corps), (central, central), (demand, demand)));
        *row = Some((wider(a, corps), wider(b, central), wider(c, demand)));
    }
    for unemployed in 0..=3i32 {
        let demand = 200 - 10 * unemployed;
        assert_eq!(rows[unemployed as usize], Some(((50, 50), (20, 20), (demand, demand))), "{unemployed}");
    }
    for (counts, corps, central, demand) in groups {
        let found: Vec<_> = counts.clone().map(|count| rows[usize::from(count)].unwrap()).collect();
        let range = |pick: fn(&(Range, Range, Range)) -> Range| {
            let low = found.iter().map(|row| pick(row).0).min().unwrap();
            let high = found.iter().map(|row| pick(row).1).max().unwrap();
            (low, high)
        };
        assert_eq!(range(|row| row.0), corps, "corporations at {counts:?}");
        assert_eq!(range(|row| row.1), central, "central bank at {counts:?}");
        assert_eq!(range(|row| row.2), demand, "demand at {counts:?}");
    }
}

#[test]
fn the_eleventh_unemployed_raises_demand() {
    let demand = |workers| phase_3(workers).0.state.board;
    let all = |board: Board| Corp::ALL.into_iter().map(|corp| board.ledger.demand(corp)).sum::<u16>();
    assert!(all(demand([2, 1, 1, 1])) > all(demand([2, 2, 1, 1])));
}
