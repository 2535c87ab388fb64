//! What a rule means in the match that was left for the rules.

use crate::pages::rules::linked;
use crate::table::Table;
use crate::ui::html::Html;
use engine::Viewer;
use konzern::{Corp, Holder, Konzern};
use markup::view;

use super::words;

/// The box below a rule.
pub fn now(table: Table, rule: &str) -> Option<Html> {
    let board = table.observe::<Konzern>(Viewer::Table)?.board;
    let unemployed = board.unemployed();
    let sentence = match rule {
        "KZ-0.3" | "KZ-14.1" => t!("kz-rule-length", year = board.year, years = board.setup.years),
        "KZ-0.4" => {
            let order: Vec<String> = board.lead_order().map(|corp| table.name(corp.seat())).collect();
            t!("kz-rule-order", names = order.join(", "))
        }
        "KZ-1.5" if board.is_elected() => t!("kz-rule-president", name = table.name(board.president?)),
        "KZ-2.5" | "KZ-2.6" => {
            t!("kz-rule-quota", quota = board.setup.quota, count = board.dismissed.iter().sum::<u8>())
        }
        "KZ-3.5" | "KZ-3.6" | "KZ-2.7" => t!("kz-rule-unemployed", count = unemployed),
        "KZ-6.1" => t!("kz-rule-market", corp = words::corp(board.full?)),
        "KZ-11.1" | "KZ-12.2" => {
            let prices: Vec<String> = Corp::ALL
                .into_iter()
                .map(|corp| [words::corp(corp).as_str(), " ", &board.price(corp).to_string()].concat())
                .collect();
            t!("kz-rule-prices", prices = prices.join(", "))
        }
        "KZ-13.1" => {
            let debts: Vec<String> = Corp::ALL
                .into_iter()
                .map(|corp| {
                    let count = board.loans.owed_by(Holder::Purse(corp)).to_string();
                    [table.name(corp.seat()).as_str(), " ", &count].concat()
                })
                .collect();
            t!("kz-rule-loans", debts = debts.join(", "))
        }
        "KZ-13.5" => t!("kz-rule-debt", amount = board.ledger.emitted()),
        "KZ-14.2" => {
            let worth: Vec<String> = Corp::ALL
                .into_iter()
                .map(|corp| {
                    [table.name(corp.seat()).as_str(), " ", &board.worth(corp.seat()).to_string()].concat()
                })
                .collect();
            t!("kz-rule-worth", worth = worth.join(", "))
        }
        _ => return None,
    };
    Some(view! { <p>{linked("konzern", &sentence)}</p> })
}
