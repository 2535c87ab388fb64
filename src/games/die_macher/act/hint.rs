//! What a choice is called in a hint.

use die_macher::{DieMacher, Move, Observation, Sheet, Stage};
use engine::{Seat, SeatSet};

use super::open::action_text;
use crate::games::choice_of;
use crate::games::die_macher::words::{
    card_name, donation_name, minister_name, money, party_name, state_name, topic_name,
};
use crate::table::Table;

/// Lines of a sheet: what, where, how many.
fn sheet(view: &Observation, sheet: Sheet) -> String {
    let plan = sheet.plan();
    let mut meetings = [0; 4];
    if let Some(count) = meetings.get_mut(usize::from(plan.meetings)) {
        *count = 1;
    }
    let lines = [
        ("dm-line-trend", plan.trend),
        ("dm-line-votes", plan.votes),
        ("dm-line-meetings", meetings),
        ("dm-line-media", plan.media),
    ];
    let mut parts = Vec::new();
    for (what, counts) in lines {
        for (count, (state, _)) in counts.into_iter().zip(view.states()).filter(|(count, _)| *count > 0) {
            parts.push(t!("dm-line-at", what = t!(what), land = state_name(view, state), count = count));
        }
    }
    parts.join("; ")
}

fn of_states(view: &Observation, counts: [u8; 4]) -> String {
    let each = counts.into_iter().zip(view.states()).filter(|(count, _)| *count > 0);
    each.map(|(count, (state, _))| [state_name(view, state), count.to_string()].join(" "))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The choice of this rank.
pub fn choice(table: Table, seat: Seat, rank: u64) -> String {
    let Some((choice, view)) = choice_of::<DieMacher>(table, seat, rank) else { return String::new() };
    let party = |seat: Seat| party_name(view.setup.party(seat));
    let common = |other: Seat| view.party(seat).programme.common(view.party(other).programme);
    let opinion = |state: u8, slot: u8| {
        let slot = view.board(state).and_then(|board| board.slots.get(usize::from(slot)));
        slot.and_then(|slot| slot.card()).map(card_name).unwrap_or_default()
    };
    match choice {
        Move::Sheet { sheet: filled } => sheet(&view, filled),
        Move::Bid { sum } => t!("dm-bid-seal", sum = money(sum)),
        Move::First { seat: other } => party(other).to_owned(),
        Move::Discard { cards: 0 } => t!("dm-discard-none"),
        Move::Discard { cards } => {
            let gone = view.hand().enumerate().filter(|(at, _)| cards & 1 << at != 0);
            let names: Vec<String> = gone.map(|(_, card)| card_name(card)).collect();
            [t!("dm-discard-some", count = cards.count_ones()), names.join(", ")].join(": ")
        }
        Move::Swap { out, card } => {
            t!("dm-swap-some", card = card_name(card), out = topic_name(out))
        }
        Move::Keep => match view.stage {
            Stage::Swap(_) => t!("dm-swap-none"),
            Stage::Exchange { .. } => t!("dm-keep-opinions"),
            _ => t!("dm-lay-none"),
        },
        Move::Place { card, state } => [minister_name(card), state_name(&view, state)].join(": "),
        Move::Done if matches!(view.stage, Stage::Place(_)) => t!("dm-place-done-none"),
        Move::Done => t!("dm-no-coalition"),
        Move::Act { state, action } => {
            let offset = view.states().position(|(other, _)| other == state).unwrap_or(0);
            let minister = view.cabinet.get(seat.index()).and_then(|row| *row.get(offset)?);
            let what = minister.map(|card| action_text(&view, state, card, action)).unwrap_or_default();
            [state_name(&view, state), what].join(": ")
        }
        Move::Offer { seat: other } => t!("dm-offer", party = party(other), count = common(other)),
        Move::Force { seat: other } => t!("dm-force", party = party(other), count = common(other)),
        Move::Answer { yes: true } => t!("dm-accept"),
        Move::Answer { yes: false } => t!("dm-decline"),
        Move::Buy { state } => [t!("dm-line-media"), state_name(&view, state)].join(": "),
        Move::Pass => t!("dm-pass"),
        Move::Exchange { slot, card } => {
            let Stage::Exchange { state, .. } = view.stage else { return String::new() };
            t!("dm-swap-some", card = card_name(card), out = opinion(state, slot))
        }
        Move::Hold { meetings } => match meetings.iter().sum::<u8>() {
            0 => t!("dm-hold-none"),
            count => [t!("dm-hold-some", count = count), of_states(&view, meetings)].join(": "),
        },
        Move::Raise { sum } => t!("dm-raise", sum = money(sum)),
        Move::Limit { sum } => t!("dm-limit-seal", sum = money(sum)),
        Move::Publish { parties } if parties == SeatSet::EMPTY => t!("dm-publish-none"),
        Move::Publish { parties } => {
            let names: Vec<String> = parties.iter().map(|seat| party(seat).to_owned()).collect();
            [t!("dm-publish", count = parties.len()), names.join(", ")].join(": ")
        }
        Move::Suppress => t!("dm-suppress"),
        Move::Convert { meetings: 0 } => t!("dm-convert-none"),
        Move::Convert { meetings } => t!("dm-convert-some", count = meetings),
        Move::Cube { yes: true } => t!("dm-cube-yes"),
        Move::Cube { yes: false } => t!("dm-cube-no"),
        // Of the state whose election is on.
        Move::Nation { slot, .. } => {
            let state = view.states().next().map_or(1, |(state, _)| state);
            [t!("dm-lay"), opinion(state, slot)].join(": ")
        }
        Move::Donate { card, accept: true } => t!("dm-donate-accepts", sum = donation_name(card)),
        Move::Donate { card, accept: false } => t!("dm-donate-refuses", sum = donation_name(card)),
    }
}
