//! What the rules print, in every language, is what the tables say.

use super::*;
use crate::tables::{self, deed_of, raids, rate, start_rm, weight};

const RULES: [&str; 3] = [
    include_str!("../../../../docs/rules/mefo.md"),
    include_str!("../../../../docs/rules/mefo.de.md"),
    include_str!("../../../../docs/rules/mefo.hu.md"),
];

/// The lines of a rule.
fn rule<'a>(text: &'a str, number: &str) -> impl Iterator<Item = &'a str> {
    let head = format!("### {number} ");
    let (_, rest) = text.split_once(&head).unwrap();
    rest.lines().skip(1).take_while(|line| !line.starts_with('#'))
}

/// The cells of the rows of a rule's table, without its head.
fn rows<'a>(text: &'a str, number: &str) -> Vec<Vec<&'a str>> {
    let lines = rule(text, number).filter(|line| line.starts_with('|'));
    lines.skip(2).map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// The digits of a word as a number: `1,100`, `1.100` and `1100` are one.
fn number(word: &str) -> u32 {
    word.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap()
}

#[test]
fn mf_1_4_printed_money_of_the_roles() {
    for text in RULES {
        let printed: Vec<u32> = rows(text, "MF-1.4").iter().map(|cells| number(cells[1])).collect();
        assert_eq!(printed, Role::ALL.map(start_rm));
    }
}

#[test]
fn mf_2_2_printed_rates() {
    for text in RULES {
        let printed: Vec<u32> = rows(text, "MF-2.2")[0].iter().map(|cell| number(cell)).collect();
        assert_eq!(printed, (1933..=1945).map(rate).collect::<Vec<_>>());
    }
}

#[test]
fn mf_4_1_printed_board() {
    for text in RULES {
        let mut left = tables::DEEDS;
        let kinds = rule(text, "MF-4.1").filter_map(|line| line.strip_prefix("- **"));
        for (kind, line) in Kind::ALL.into_iter().zip(kinds) {
            let (_, list) = line.split_once(": ").unwrap();
            for entry in list.split(", ") {
                let (space, _) = entry.split_once(' ').unwrap();
                let (_, figures) = entry.rsplit_once(' ').unwrap();
                let (price, payout) = figures.split_once('/').unwrap_or((figures, "0"));
                let space = space.parse::<u8>().unwrap();
                let deed = deed_of(space).unwrap();
                let printed = (kind, number(price), number(payout));
                assert_eq!((deed.kind, deed.list, deed.payout), printed, "{entry}");
                left &= !(1 << space);
            }
        }
        assert_eq!(left, 0, "every property is printed");
    }
}

#[test]
fn mf_4_5_printed_weights_and_kinds() {
    for text in RULES {
        let printed: Vec<u32> = rows(text, "MF-4.5").iter().map(|cells| number(cells[0])).collect();
        assert_eq!(printed, Modifier::ALL.map(weight));
    }
    for (cells, modifier) in rows(RULES[0], "MF-4.5").iter().zip(Modifier::ALL) {
        for kind in Kind::ALL {
            let fits = match cells[1].strip_prefix("all but ") {
                Some(other) => other != kind.word(),
                None => cells[1] == "all" || cells[1].split(", ").any(|word| word == kind.word()),
            };
            assert_eq!(tables::fits(modifier, kind), fits, "{modifier} on {kind}");
        }
    }
}

#[test]
fn mf_5_2_printed_raids() {
    for text in RULES {
        let rows = rows(text, "MF-5.2");
        assert_eq!(rows.len(), 6);
        for cells in rows {
            let year = u16::try_from(number(cells[0])).unwrap();
            let every =
                if cells[1].contains(|one: char| one.is_ascii_digit()) { number(cells[1]) } else { 1 };
            assert_eq!(raids(year, false), Some((every as u8, number(cells[2]))), "{year}");
        }
    }
}

#[test]
fn mf_4_6_printed_cards_of_the_years() {
    let words = [
        ["military", "civilian", "infrastructure"],
        ["Rüstung", "Zivil", "Infrastruktur"],
        ["hadi", "polgári", "infrastruktúra"],
    ];
    for (text, words) in RULES.into_iter().zip(words) {
        let rows = rows(text, "MF-4.6");
        assert_eq!(rows.len(), 13);
        for (cells, year) in rows.iter().zip(1933..) {
            assert_eq!(number(cells[0]), u32::from(year));
            let kinds = [Kind::Military, Kind::Civilian, Kind::Infrastructure];
            for (kind, word) in kinds.into_iter().zip(words) {
                let percent = cells[2].split(", ").find_map(|part| part.strip_prefix(word));
                let sign = if percent.is_some_and(|percent| percent.contains('−')) { -1 } else { 1 };
                let printed = sign * i64::from(percent.map_or(0, number));
                assert_eq!(i64::from(tables::year_card(year, kind)), printed, "{year} {word}");
            }
        }
    }
}
