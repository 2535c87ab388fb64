//! The log: a line for every turn and every settlement, made of what happened in it.

use engine::{Seat, Viewer};
use mefo::tables::{self, LAST_YEAR};
use mefo::{Event, Mefo, Why};

use super::words::{self, money, signed};
use crate::table::Table;
use crate::table::log::{Draft, Scribe};
use crate::table::rich::bold;

/// What a line is about; events of the same kind share it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// A player's turn.
    Turn(Seat),
    /// Payouts and dues of a round.
    Settlement,
    /// How a player meets what is due in a settlement.
    Debt(Seat),
    /// Anything else: a line of its own.
    Table,
}

/// Puts events into words, in order.
pub struct Teller {
    about: About,
    settling: bool,
    post: bool,
    name: Box<dyn Fn(Seat) -> String>,
}

/// The player whom an event is about.
const fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::First { seat }
        | Event::Role { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::OneDie { seat, .. }
        | Event::OfficeDie { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Gained { seat, .. }
        | Event::Bills { seat, .. }
        | Event::Power { seat, .. }
        | Event::Cashed { seat, .. }
        | Event::Drawn { seat, .. }
        | Event::Bought { seat, .. }
        | Event::Declined { seat, .. }
        | Event::HandedIn { seat, .. }
        | Event::Built { seat }
        | Event::Demolished { seat }
        | Event::Offered { seat, .. }
        | Event::Answered { seat, .. }
        | Event::Withdrawn { seat }
        | Event::Claimed { seat, .. }
        | Event::Vacated { seat, .. }
        | Event::Seized { seat, .. }
        | Event::Nationalised { seat, .. }
        | Event::Attempt { seat }
        | Event::Killed { seat }
        | Event::Detained { seat, .. }
        | Event::Freed { seat }
        | Event::Due { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Redeemed { seat, .. }
        | Event::Sold { seat, .. }
        | Event::Bailout { seat, .. }
        | Event::Bankrupt { seat, .. }
        | Event::Payout { seat, .. }
        | Event::Dues { seat, .. }
        | Event::Void { seat, .. }
        | Event::Longest { seat, .. }
        | Event::Won { seat, .. } => Some(*seat),
        Event::Year { .. } | Event::Modified { .. } | Event::Returned { .. } => None,
    }
}

/// What an event says, without the name of the player whom it is about; nothing if it says nothing new.
fn fragment(event: &Event, post: bool, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let place = |space: u8| words::space(space, post);
    Some(match event {
        Event::First { .. } => t!("mf-log-first"),
        Event::Role { role, rm, .. } => t!("mf-log-role", role = words::role(*role), rm = money(*rm)),
        Event::Year { year } if *year > LAST_YEAR => t!("mf-log-levy", rm = tables::levy(*year)),
        Event::Year { year } => t!("mf-log-rate", rate = words::rate(tables::rate(*year))),
        Event::Rolled { high, low, .. } => t!("mf-log-rolled", high = *high, low = *low),
        Event::OneDie { face, .. } => t!("mf-log-one-die", face = *face),
        Event::OfficeDie { face, .. } => t!("mf-log-office-die", face = *face),
        Event::Moved { to, lap: false, .. } => t!("mf-log-moved", space = place(*to)),
        Event::Moved { to, .. } => t!("mf-log-lap", space = place(*to)),
        Event::Gained { rm, .. } => t!("mf-log-rm", rm = signed((*rm).into())),
        Event::Bills { open, fixed, .. } => {
            t!("mf-log-bills", count = words::signed_count((open + fixed).into()))
        }
        Event::Power { by, .. } => t!("mf-log-power", count = signed((*by).into())),
        Event::Cashed { open, fixed, rm, counter, .. } => {
            let (count, rm) = (words::count(open + fixed), money(*rm));
            if *counter {
                t!("mf-log-counter", count = count, rm = rm)
            } else {
                t!("mf-log-cashed", count = count, rm = rm)
            }
        }
        Event::Drawn { card, .. } => t!("mf-log-drawn", card = words::card(*card)),
        Event::Bought { space, rm, .. } => t!("mf-log-bought", space = place(*space), rm = money(*rm)),
        Event::Declined { .. } => t!("mf-log-declined"),
        Event::Modified { space, modifier } => {
            t!("mf-log-modified", space = place(*space), card = words::modifier(*modifier))
        }
        Event::HandedIn { space, rm, .. } => t!("mf-log-handed", space = place(*space), rm = money(*rm)),
        Event::Built { .. } => t!("mf-log-built", rm = money(tables::MONUMENT)),
        Event::Demolished { .. } => t!("mf-log-demolished"),
        Event::Offered { to, give, take, rm, .. } => {
            let (gives, takes) = sides(give.0, take.0, *rm);
            t!("mf-log-offered", to = name(*to), gives = gives, takes = takes)
        }
        Event::Answered { yes: true, .. } => t!("mf-log-accepted"),
        Event::Answered { .. } => t!("mf-log-refused"),
        Event::Withdrawn { .. } => t!("mf-log-withdrawn"),
        Event::Claimed { title, rm, .. } => {
            t!("mf-log-claimed", title = words::title(*title), rm = money(*rm))
        }
        Event::Vacated { title, why, .. } => {
            t!("mf-log-vacated", title = words::title(*title), why = words::leaving(*why))
        }
        Event::Seized { from: Some(from), space, .. } => {
            t!("mf-log-seized", space = place(*space), from = name(*from))
        }
        Event::Seized { space, .. } => t!("mf-log-seized-bank", space = place(*space)),
        Event::Nationalised { from, space, .. } => {
            t!("mf-log-nationalised", space = place(*space), from = name(*from))
        }
        Event::Returned { deeds } => t!("mf-log-returned", deeds = words::spaces(deeds.0)),
        Event::Attempt { .. } => t!("mf-log-attempt"),
        Event::Killed { .. } => t!("mf-log-killed"),
        Event::Detained { six: true, .. } => t!("mf-log-detained-six", cell = words::cell(post, true)),
        Event::Detained { .. } => t!("mf-log-detained", cell = words::cell(post, false)),
        Event::Freed { .. } => t!("mf-log-freed"),
        Event::Due { why: Why::Round, .. } | Event::Paid { .. } => return None,
        Event::Due { rm, to: Some(to), why, .. } => {
            t!("mf-log-due-to", rm = money(*rm), to = name(*to), why = words::why(*why))
        }
        Event::Due { rm, why, .. } => t!("mf-log-due", rm = money(*rm), why = words::why(*why)),
        Event::Redeemed { open, fixed, rm, .. } => {
            t!("mf-log-redeemed", count = words::count(open + fixed), rm = money(*rm))
        }
        Event::Sold { space, rm, .. } => t!("mf-log-sold", space = place(*space), rm = money(*rm)),
        Event::Bailout { number, .. } => {
            t!("mf-log-bailout", number = *number, rm = money(tables::BAILOUT))
        }
        Event::Bankrupt { .. } => t!("mf-log-bankrupt"),
        Event::Payout { rm, open, fixed, power, .. } => {
            let mut parts = vec![t!("mf-log-rm", rm = signed((*rm).into()))];
            if open + fixed > 0 {
                parts.push(t!("mf-log-bills", count = words::signed_count((open + fixed).into())));
            }
            if *power > 0 {
                parts.push(t!("mf-log-power", count = signed((*power).into())));
            }
            parts.join(", ")
        }
        Event::Dues { office, raid, levy, .. } => {
            let sum = office + raid + levy;
            if sum == 0 {
                return None;
            }
            let minus = signed(-i64::from(sum));
            match (*raid > 0, *levy > 0) {
                (true, _) => t!("mf-log-raid", rm = minus),
                (_, true) => t!("mf-log-levied", rm = minus),
                _ => t!("mf-log-terms", rm = minus),
            }
        }
        Event::Void { open, fixed, .. } => t!("mf-log-void", count = words::count(open + fixed)),
        Event::Longest { rounds, .. } => t!("mf-log-longest", count = *rounds),
        Event::Won { .. } => t!("mf-log-won"),
    })
}

/// What either side of an offer gives, in words.
pub fn sides(give: u64, take: u64, rm: i32) -> (String, String) {
    let side = |deeds: u64, rm: i32| {
        let mut parts = Vec::new();
        if deeds != 0 {
            parts.push(words::spaces(deeds));
        }
        if rm > 0 {
            parts.push(t!("mf-sum-rm", rm = money(rm.unsigned_abs())));
        }
        if parts.is_empty() { t!("mf-sum-nothing") } else { parts.join(" + ") }
    };
    (side(give, rm), side(take, -rm))
}

impl Teller {
    /// One that names seats so.
    pub fn new(post: bool, name: Box<dyn Fn(Seat) -> String>) -> Self {
        Self { about: About::Table, settling: false, post, name }
    }

    /// Takes note of an event; what its line is about.
    fn turn_to(&mut self, event: &Event) -> About {
        match event {
            Event::Year { year } => self.post = *year > LAST_YEAR,
            Event::Payout { .. } => self.settling = true,
            Event::Rolled { .. } | Event::OneDie { .. } => self.settling = false,
            Event::Claimed { .. } | Event::Built { .. } | Event::Offered { .. } | Event::Withdrawn { .. } => {
                self.settling = false;
            }
            Event::Due { why, .. } => self.settling = matches!(why, Why::Round),
            _ => {}
        }
        let seat = actor(event);
        match (event, self.about) {
            (
                Event::Year { .. }
                | Event::First { .. }
                | Event::Role { .. }
                | Event::Void { .. }
                | Event::Longest { .. }
                | Event::Won { .. },
                _,
            ) => About::Table,
            (Event::Payout { .. } | Event::Dues { .. }, _) => About::Settlement,
            (
                Event::Rolled { seat, .. }
                | Event::OneDie { seat, .. }
                | Event::Claimed { seat, .. }
                | Event::Built { seat }
                | Event::Offered { seat, .. },
                _,
            ) => About::Turn(*seat),
            (_, About::Turn(seat)) if !self.settling => About::Turn(seat),
            (_, before) => match (seat, self.settling) {
                (Some(seat), true) => About::Debt(seat),
                (Some(seat), false) => About::Turn(seat),
                (None, _) => before,
            },
        }
    }

    /// A sentence on its own, for news; nothing if the event says nothing new.
    pub fn sentence(&mut self, event: &Event) -> Option<String> {
        self.about = self.turn_to(event);
        let says = fragment(event, self.post, &self.name)?;
        Some(match actor(event) {
            Some(seat) => t!("mf-log-line", name = (self.name)(seat), says = says),
            None => says,
        })
    }

    /// Adds an event to the log: a line, or more of the last one.
    fn add(&mut self, draft: &mut Draft, step: usize, event: &Event) {
        let fresh = draft.last_mut().is_none();
        let about = self.turn_to(event);
        let begun = match event {
            Event::Year { year } => Some(*year),
            _ => fresh.then_some(tables::FIRST_YEAR),
        };
        if let Some(year) = begun {
            draft.head([&year.to_string(), " · ", &words::year(year)].concat());
        }
        let Some(says) = fragment(event, self.post, &self.name) else { return };
        let joins = !fresh && about == self.about && about != About::Table;
        self.about = about;
        let own = match about {
            About::Turn(seat) | About::Debt(seat) => Some(seat),
            About::Settlement | About::Table => None,
        };
        let who = actor(event).filter(|seat| Some(*seat) != own || !joins);
        let says = match who {
            Some(seat) => t!("mf-log-line", name = (self.name)(seat), says = says),
            None => says,
        };
        if joins && let Some(line) = draft.last_mut() {
            line.text.push_str("; ");
            line.text.push_str(&says);
            line.step = step;
            return;
        }
        let text = match (about, own) {
            (About::Settlement, _) => [t!("mf-log-settlement").as_str(), " ", &says].concat(),
            (_, Some(seat)) if who != own => t!("mf-log-line", name = (self.name)(seat), says = says),
            _ => says,
        };
        draft.line(step, text);
    }
}

fn teller(table: Table, post: bool) -> Teller {
    Teller::new(post, Box::new(move |seat| bold(&table.name(seat))))
}

/// Somebody who writes the log.
pub fn scribe(table: Table) -> Box<dyn Scribe> {
    Box::new(teller(table, false))
}

impl Scribe for Teller {
    fn go_on(&mut self, table: Table, draft: &mut Draft) -> bool {
        draft.since::<Mefo>(table, Viewer::Everyone, |draft, step, event| self.add(draft, step, event));
        true
    }
}

/// The last dice, and the last line of the match in sight, names bold. Tracked.
pub fn last(table: Table) -> (Vec<u8>, Option<String>) {
    let begins = |event: &Event| {
        matches!(
            event,
            Event::Rolled { .. } | Event::OneDie { .. } | Event::Year { .. } | Event::First { .. }
        )
    };
    table.with(|game| {
        let Some(game) = game.typed::<Mefo>() else { return (Vec::new(), None) };
        let back = || game.told(Viewer::Everyone).rev();
        let dice = back().find_map(|(_, event)| match event {
            Event::Rolled { high, low, .. } => Some(vec![*high, *low]),
            Event::OneDie { face, .. } | Event::OfficeDie { face, .. } => Some(vec![*face]),
            _ => None,
        });
        let post = back().find_map(|(_, event)| match event {
            Event::Year { year } => Some(*year > LAST_YEAR),
            _ => None,
        });
        let mut newest = Vec::new();
        for (step, event) in back() {
            newest.push((step, event));
            if begins(event) {
                break;
            }
        }
        let mut teller = teller(table, post.unwrap_or(false));
        let mut draft = Draft::default();
        for (step, event) in newest.into_iter().rev() {
            teller.add(&mut draft, step, event);
        }
        (dice.unwrap_or_default(), draft.last_mut().map(|line| std::mem::take(&mut line.text)))
    })
}
