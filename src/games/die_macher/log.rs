//! The log: public events as sentences.

use die_macher::{Action, Card, Dice, DieMacher, Event, Land, Setup};
use engine::{Seat, SeatSet, Viewer};

use super::words::{
    card_name, donation_name, factor_text, land_name, minister_name, money, numbered, party_name, signed,
};
use crate::table::Table;
use crate::table::log::{Draft, Scribe};
use crate::table::rich::bold;

/// Puts events into words. It is handed them in order, and remembers which opinions lie where.
pub struct Teller {
    setup: Setup,
    lands: [Option<Land>; 8],
    slots: [[Option<Card>; 4]; 8],
    round: u8,
    name: Box<dyn Fn(Seat) -> String>,
}

impl Teller {
    /// One that names seats so.
    pub fn new(setup: Setup, lands: [Option<Land>; 8], name: Box<dyn Fn(Seat) -> String>) -> Self {
        Self { setup, lands, slots: [[None; 4]; 8], round: 0, name }
    }

    /// Whether it knows which state lies there.
    fn knows(&self, state: u8) -> bool {
        self.lands.get(usize::from(state)).is_some_and(Option::is_some)
    }

    /// A state by its number.
    pub fn land(&self, state: u8) -> String {
        numbered(self.lands.get(usize::from(state)).copied().flatten(), state)
    }

    fn names(&self, seats: SeatSet) -> String {
        seats.iter().map(|seat| (self.name)(seat)).collect::<Vec<_>>().join(" + ")
    }

    fn dice(dice: Dice) -> String {
        dice.iter().map(|die| die.to_string()).collect::<Vec<_>>().join(" + ")
    }

    fn lay(&mut self, state: u8, slot: u8, card: Card) {
        if let Some(place) =
            self.slots.get_mut(usize::from(state)).and_then(|slots| slots.get_mut(usize::from(slot)))
        {
            *place = Some(card);
        }
    }

    fn sheet(&self, seat: Seat, sheet: die_macher::Sheet) -> String {
        let plan = sheet.plan();
        let mut parts = Vec::new();
        for state in 1..=4u8 {
            let at = usize::from(state - 1);
            let land = self.land(state);
            if plan.trend[at] > 0 {
                parts.push(t!("dm-sheet-did-trend", land = &land, count = plan.trend[at]));
            }
            if plan.votes[at] > 0 {
                parts.push(t!("dm-sheet-did-votes", land = &land, count = 6 * plan.votes[at]));
            }
            if usize::from(plan.meetings) == at {
                parts.push(t!("dm-sheet-did-meetings", land = &land, count = 6));
            }
            if plan.media[at] > 0 {
                parts.push(t!("dm-sheet-did-media", land = &land, count = plan.media[at]));
            }
        }
        if sheet.members() > 0 {
            parts.push(t!("dm-sheet-did-members", count = sheet.members()));
        }
        t!("dm-log-sheet", name = (self.name)(seat), what = parts.join("; "))
    }

    fn acted(&self, seat: Seat, state: u8, minister: die_macher::Minister, action: Action) -> String {
        let (name, land, figures) = ((self.name)(seat), self.land(state), minister.figures());
        let card = minister_name(minister);
        match action {
            Action::Votes => {
                t!("dm-log-act-votes", name = name, land = land, card = card, count = figures.votes)
            }
            Action::Key(slot) => {
                let opinion = self
                    .slots
                    .get(usize::from(state))
                    .and_then(|slots| slots.get(usize::from(slot)).copied().flatten());
                t!(
                    "dm-log-act-key",
                    name = name,
                    land = land,
                    card = card,
                    opinion = opinion.map(card_name).unwrap_or_default()
                )
            }
            Action::Unkey => t!("dm-log-act-unkey", name = name, land = land, card = card),
            Action::Media(other) => {
                t!("dm-log-act-media", name = name, land = land, card = card, other = (self.name)(other))
            }
            Action::Own => {
                t!("dm-log-act-own", name = name, land = land, card = card, count = figures.own)
            }
            Action::Dirty(other) => t!(
                "dm-log-act-dirty",
                name = name,
                land = land,
                card = card,
                other = (self.name)(other),
                count = figures.other
            ),
            Action::Waive => t!("dm-log-act-waive", name = name, land = land, card = card),
        }
    }

    /// Takes note of an event that is not put into words.
    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::RoundOpened { round } => self.round = round,
            Event::Turned { state, slot, card } | Event::Exchanged { state, slot, card, .. } => {
                self.lay(state, slot, card);
            }
            _ => {}
        }
    }

    /// What happened, in the player's language; nothing for what only a seat was told, and for what the
    /// board shows well enough.
    pub fn sentence(&mut self, event: &Event) -> Option<String> {
        self.note(event);
        let name = |seat: Seat| (self.name)(seat);
        Some(match *event {
            Event::LandDrawn { state, land } => {
                t!("dm-log-land", state = state, land = land_name(land), seats = land.most())
            }
            Event::Turned { state, card, .. } if self.round > 0 => {
                t!("dm-log-turned", land = self.land(state), card = card_name(card))
            }
            Event::Clashed { state, card } if self.round > 0 => {
                t!("dm-log-clashed", land = self.land(state), card = card_name(card))
            }
            Event::DeckMade { .. } => t!("dm-log-deck"),
            Event::SheetOpened { seat, sheet } => self.sheet(seat, sheet),
            Event::SheetsDone { seat } => t!("dm-log-sheets-done", name = name(seat)),
            Event::BidOpened { seat, sum } => t!("dm-log-bid", name = name(seat), sum = money(sum)),
            Event::TieRolled { seat, dice } => {
                t!("dm-log-tie", name = name(seat), dice = Self::dice(dice))
            }
            Event::BidWon { seat, sum } => t!("dm-log-bid-won", name = name(seat), sum = money(sum)),
            Event::Begins { seat } => t!("dm-log-begins", name = name(seat)),
            Event::Discarded { seat, cards } if cards > 0 => {
                t!("dm-log-discarded", name = name(seat), count = cards)
            }
            Event::Swapped { seat, out, card } => {
                t!("dm-log-swapped", name = name(seat), out = card_name(out), card = card_name(card))
            }
            Event::ProgrammeKept { seat } => t!("dm-log-kept", name = name(seat)),
            Event::Placed { seat, state } => {
                t!("dm-log-placed", name = name(seat), land = self.land(state))
            }
            Event::CabinetOpened { seat, state, card } => t!(
                "dm-log-opened",
                name = name(seat),
                land = self.land(state),
                card = minister_name(card),
                sum = money(card.figures().cost)
            ),
            Event::Acted { seat, state, card, action } => self.acted(seat, state, card, action),
            Event::TileLaid { seat, state } => {
                t!("dm-log-tile", name = name(seat), land = self.land(state))
            }
            Event::Offered { seat, to } => t!("dm-log-offered", name = name(seat), other = name(to)),
            Event::Answered { seat, to, yes: false } => {
                t!("dm-log-declined", name = name(seat), other = name(to))
            }
            Event::Coalition { seat, with, forced: false } => {
                t!("dm-log-coalition", name = name(seat), other = name(with))
            }
            Event::Coalition { seat, with, forced: true } => {
                t!("dm-log-forced", name = name(seat), other = name(with))
            }
            Event::Bought { seat, state } => {
                t!("dm-log-bought", name = name(seat), land = self.land(state))
            }
            Event::Controlled { state, seat: Some(seat) } => {
                t!("dm-log-control", name = name(seat), land = self.land(state))
            }
            Event::Exchanged { seat, state, old, card, .. } => t!(
                "dm-log-exchanged",
                name = name(seat),
                land = self.land(state),
                out = card_name(old),
                card = card_name(card)
            ),
            Event::NotExchanged { seat, state } => {
                t!("dm-log-not-exchanged", name = name(seat), land = self.land(state))
            }
            Event::Held { seat, meetings } => {
                let first = self.round.max(1);
                let held: Vec<String> = (first..)
                    .zip(meetings)
                    .filter(|(_, count)| *count > 0)
                    .map(|(state, count)| [&self.land(state), " +", &count.to_string()].concat())
                    .collect();
                if held.is_empty() {
                    t!("dm-log-held-none", name = name(seat))
                } else {
                    t!("dm-log-held", name = name(seat), what = held.join(", "))
                }
            }
            Event::PollOffered { state } => t!("dm-log-poll-offered", land = self.land(state)),
            Event::Raised { seat, sum, .. } => t!("dm-log-raised", name = name(seat), sum = money(sum)),
            Event::PollSold { seat, state, sum } => {
                t!("dm-log-poll-sold", name = name(seat), land = self.land(state), sum = money(sum))
            }
            Event::PollUnsold { state } => t!("dm-log-poll-unsold", land = self.land(state)),
            Event::Published { seat, state, poll, parties } => {
                let results: Vec<String> = parties
                    .iter()
                    .map(|other| {
                        let party = self.setup.party(other);
                        [party_name(party), " ", &signed(poll.result(party))].concat()
                    })
                    .collect();
                if results.is_empty() {
                    t!("dm-log-published-none", name = name(seat), land = self.land(state))
                } else {
                    t!(
                        "dm-log-published",
                        name = name(seat),
                        land = self.land(state),
                        what = results.join(", ")
                    )
                }
            }
            Event::Suppressed { seat, state, dice, .. } => t!(
                "dm-log-suppressed",
                name = name(seat),
                land = self.land(state),
                dice = Self::dice(dice),
                count = dice.sum()
            ),
            Event::Converted { seat, state, meetings, factor, gained, votes } if meetings > 0 => t!(
                "dm-log-converted",
                name = name(seat),
                land = self.land(state),
                meetings = meetings,
                factor = factor_text(factor),
                gained = gained,
                votes = votes
            ),
            Event::SeatsWon { seat, state, votes, seats } => {
                t!("dm-log-seats", name = name(seat), land = self.land(state), votes = votes, seats = seats)
            }
            Event::Elected { state, winners, total, beaten } => {
                let (names, land) = (self.names(winners), self.land(state));
                if beaten.is_empty() {
                    t!("dm-log-elected", names = names, land = land, votes = total)
                } else {
                    let beaten = self.names(beaten);
                    t!("dm-log-elected-narrowly", names = names, land = land, votes = total, beaten = beaten)
                }
            }
            Event::NobodyElected { state } => t!("dm-log-nobody", land = self.land(state)),
            Event::CubeMoved { seat, yes: true } => t!("dm-log-cube", name = name(seat)),
            Event::Laid { seat, card, place, out, .. } => match out {
                Some(out) => t!(
                    "dm-log-laid-for",
                    name = name(seat),
                    card = card_name(card),
                    out = card_name(out),
                    place = place + 1
                ),
                None => t!("dm-log-laid", name = name(seat), card = card_name(card), place = place + 1),
            },
            Event::LaidNone { seat } => t!("dm-log-laid-none", name = name(seat)),
            Event::Grown { seat, by, members } if by > 0 => {
                t!("dm-log-grown", name = name(seat), count = by, members = members)
            }
            Event::Income { seat, seats, dues } => {
                if dues > 0 {
                    t!("dm-log-income-dues", name = name(seat), seats = money(seats), dues = money(dues))
                } else {
                    t!("dm-log-income", name = name(seat), seats = money(seats))
                }
            }
            Event::Accepted { seat, card } => {
                t!("dm-log-accepted", name = name(seat), sum = donation_name(card))
            }
            Event::Scandal { seat, dice, lost } => {
                t!("dm-log-scandal", name = name(seat), dice = Self::dice(dice), count = lost)
            }
            Event::Refused { seat } => t!("dm-log-refused", name = name(seat)),
            Event::RefusalOpened { seat, card } => {
                t!("dm-log-refusal", name = name(seat), sum = donation_name(card))
            }
            Event::Gained { seat, dice, bonus } => {
                if bonus {
                    t!("dm-log-bonus", name = name(seat), dice = Self::dice(dice), count = dice.sum())
                } else {
                    t!("dm-log-gained", name = name(seat), dice = Self::dice(dice), count = dice.sum())
                }
            }
            Event::Scored { seat, seats, media, members, bonus, matches } => t!(
                "dm-log-scored",
                name = name(seat),
                points = seats + media + members + bonus + matches,
                seats = seats,
                media = media,
                members = members + bonus,
                matches = matches
            ),
            Event::Over { winners, .. } => {
                t!("dm-log-over", names = self.names(winners), count = winners.len() as i64)
            }
            _ => return None,
        })
    }
}

/// What everybody was told in the present, with its steps. Tracked.
pub fn told(table: Table) -> Option<(Setup, Vec<(usize, Event)>)> {
    table.with_present(|game| {
        let game = game.typed::<DieMacher>()?;
        Some((*game.setup(), game.told(Viewer::Table).map(|(step, event)| (step, *event)).collect()))
    })
}

/// Somebody who writes the public log.
pub fn scribe(table: Table) -> Box<dyn Scribe> {
    let Some((setup, told)) = told(table) else { return Box::new(()) };
    let name = move |seat: Seat| {
        let party = party_name(setup.party(seat)).to_owned();
        [bold(&table.name(seat)), " (".to_owned(), party, ")".to_owned()].concat()
    };
    Box::new(Teller::new(setup, super::lands(&told), Box::new(name)))
}

impl Scribe for Teller {
    fn go_on(&mut self, table: Table, draft: &mut Draft) -> bool {
        let mut known = true;
        draft.since::<DieMacher>(table, Viewer::Table, |draft, step, event| {
            if let Event::LandDrawn { state, .. } = event {
                // Lines that stand may speak of it without its name.
                known &= self.knows(*state);
            }
            if let Event::RoundOpened { round } = *event {
                draft.head(t!("dm-heading", round = round, land = self.land(round)));
            }
            if let Some(text) = self.sentence(event) {
                draft.line(step, text);
            }
        });
        known
    }
}
