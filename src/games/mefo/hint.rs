//! What a choice is called in a hint.

use engine::Seat;
use mefo::view::{Ask, View};
use mefo::{Mefo, Move, Part, Stage};

use super::words::{self, money};
use crate::games::choice_of;
use crate::table::Table;

fn part(part: Part) -> String {
    match part {
        Part::All => t!("mf-cash-all"),
        Part::Half => t!("mf-cash-half"),
        Part::Hold => t!("mf-cash-hold"),
    }
}

/// The choice of this rank.
pub fn choice(table: Table, seat: Seat, rank: u64) -> String {
    let Some((choice, view)) = choice_of::<Mefo>(table, seat, rank) else { return String::new() };
    let post = view.board.post();
    let other = match view.stage {
        Stage::Draft(draft) => draft.to,
        _ => seat,
    };
    let trade = |to: Seat| t!("mf-ask-trade", name = table.name(seat), other = table.name(to));
    match choice {
        Move::Roll => t!("mf-opt-roll"),
        Move::Fine => t!("mf-opt-fine"),
        Move::Monument => t!("mf-opt-monument"),
        Move::Claim => match View::of(&view).ask {
            Ask::Start { office: Some(office), .. } => {
                t!("mf-opt-claim", title = words::title(office.title))
            }
            _ => String::new(),
        },
        Move::Depose => t!("mf-opt-depose-note"),
        Move::Resign => t!("mf-opt-resign"),
        Move::Trade { seat: to } => trade(to),
        Move::Add { space } => [trade(other), words::space(space, post)].join(": "),
        Move::Offer { rm } => {
            let terms = match rm {
                0 => t!("mf-trade-no-rm"),
                rm if rm > 0 => t!("mf-trade-pays", name = table.name(seat), rm = money(rm.unsigned_abs())),
                rm => t!("mf-trade-pays", name = table.name(other), rm = money(rm.unsigned_abs())),
            };
            [t!("mf-trade-offer"), terms].join(": ")
        }
        Move::Withdraw => t!("mf-trade-cancel"),
        Move::Answer { yes: true } => t!("mf-opt-accept"),
        Move::Answer { yes: false } => t!("mf-opt-refuse"),
        Move::HandIn { space } | Move::Sell { space } => words::space(space, post),
        Move::Pass if matches!(view.stage, Stage::HandIn(_)) => t!("mf-opt-keep"),
        Move::Pass => t!("mf-opt-pass"),
        // The lots that there are differ; whoever holds no bills of one kind is not asked about it.
        Move::Cash { open, fixed } if view.board.player(seat).fixed == 0 || open == fixed => part(open),
        Move::Cash { open, fixed } if view.board.player(seat).open == 0 || open == fixed => part(fixed),
        Move::Cash { open, fixed } => [part(open), part(fixed)].join(" / "),
        Move::Buy => t!("mf-opt-buy"),
        Move::Crisis { pay: true } => t!("mf-opt-pay"),
        Move::Crisis { pay: false } => t!("mf-opt-leave"),
    }
}
