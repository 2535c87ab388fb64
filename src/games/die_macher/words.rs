//! Names and signs of parties, states, topics and cards.

use engine::Seat;
use markup::view;

use die_macher::{Card, Donation, Land, Minister, Observation, Party, Topic};

use crate::table::Table;
use crate::ui::html::Html;
use crate::ui::{PARTY_LOOKS, SeatToken};

/// A party's name, the same in every language.
pub const fn party_name(party: Party) -> &'static str {
    match party {
        Party::Cdu => "CDU",
        Party::Spd => "SPD",
        Party::Gruene => "Grüne",
        Party::Fdp => "FDP",
        Party::Pds => "PDS",
    }
}

/// A party's look.
pub const fn party_look(party: Party) -> u8 {
    PARTY_LOOKS + party as u8
}

/// The party of a look.
pub fn look_party(look: u8) -> Party {
    let at = look.wrapping_sub(PARTY_LOOKS);
    Party::ALL.get(usize::from(at)).copied().unwrap_or(Party::Cdu)
}

/// A state's name, the same in every language.
pub const fn land_name(land: Land) -> &'static str {
    match land {
        Land::BadenWuerttemberg => "Baden-Württemberg",
        Land::Bayern => "Bayern",
        Land::Berlin => "Berlin",
        Land::Brandenburg => "Brandenburg",
        Land::Bremen => "Bremen",
        Land::Hamburg => "Hamburg",
        Land::Hessen => "Hessen",
        Land::MecklenburgVorpommern => "Mecklenburg-Vorpommern",
        Land::Niedersachsen => "Niedersachsen",
        Land::NordrheinWestfalen => "Nordrhein-Westfalen",
        Land::RheinlandPfalz => "Rheinland-Pfalz",
        Land::Saarland => "Saarland",
        Land::Sachsen => "Sachsen",
        Land::SachsenAnhalt => "Sachsen-Anhalt",
        Land::SchleswigHolstein => "Schleswig-Holstein",
        Land::Thueringen => "Thüringen",
    }
}

/// A state by its number: its name, or the number while it is not drawn.
pub fn numbered(land: Option<Land>, number: u8) -> String {
    land.map_or_else(|| t!("dm-state", number = number), |land| land_name(land).to_owned())
}

/// A state in play by its number.
pub fn state_name(view: &Observation, number: u8) -> String {
    numbered(view.land(number), number)
}

/// A topic in a word.
pub fn topic_name(topic: Topic) -> String {
    match topic {
        Topic::Welfare => t!("dm-topic-welfare"),
        Topic::Security => t!("dm-topic-security"),
        Topic::Spelling => t!("dm-topic-spelling"),
        Topic::Nuclear => t!("dm-topic-nuclear"),
        Topic::Genetics => t!("dm-topic-genetics"),
        Topic::Health => t!("dm-topic-health"),
        Topic::Euro => t!("dm-topic-euro"),
    }
}

/// The side of a card in a word.
pub fn side_name(card: Card) -> String {
    match (card.topic(), card.is_pro()) {
        (Topic::Welfare | Topic::Security, true) => t!("dm-side-more"),
        (Topic::Welfare | Topic::Security, false) => t!("dm-side-less"),
        (Topic::Euro, true) => t!("dm-side-soon"),
        (Topic::Euro, false) => t!("dm-side-late"),
        (_, true) => t!("dm-side-yes"),
        (_, false) => t!("dm-side-no"),
    }
}

/// A card in words: "Euro: later".
pub fn card_name(card: Card) -> String {
    t!("dm-card", topic = topic_name(card.topic()), side = side_name(card))
}

/// A cabinet card's name.
pub fn minister_name(minister: Minister) -> String {
    match minister {
        Minister::Chancellor => t!("dm-minister-chancellor"),
        Minister::GroupLeader => t!("dm-minister-group-leader"),
        Minister::Foreign => t!("dm-minister-foreign"),
        Minister::Finance => t!("dm-minister-finance"),
        Minister::Press => t!("dm-minister-press"),
        Minister::Justice => t!("dm-minister-justice"),
        Minister::BackBencher => t!("dm-minister-back-bencher"),
    }
}

/// What a cabinet card costs and can do.
pub fn minister_facts(minister: Minister) -> String {
    let figures = minister.figures();
    let mut facts = vec![money(figures.cost), t!("dm-fact-votes", count = figures.votes), t!("dm-fact-key")];
    if figures.own > 0 {
        facts.push(t!("dm-fact-own", steps = figures.own));
    }
    if figures.other > 0 {
        facts.push(t!("dm-fact-other", steps = figures.other));
    }
    if figures.media {
        facts.push(t!("dm-fact-media"));
    }
    if figures.tile {
        facts.push(t!("dm-fact-tile"));
    }
    facts.join(" · ")
}

/// A sum that is given in thousands.
pub fn money(thousands: u16) -> String {
    if thousands == 0 { t!("dm-money-none") } else { t!("dm-money", sum = thousands) }
}

/// A donation's sum.
pub fn donation_name(donation: Donation) -> String {
    money(donation.figures().sum)
}

/// `+2`, `−1`, `0`.
pub fn signed(number: i8) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => ["+", &number.to_string()].concat(),
        _ => ["\u{2212}", &number.unsigned_abs().to_string()].concat(),
    }
}

/// `×3`; a factor of nothing or less reads `×½`.
pub fn factor_text(factor: i8) -> String {
    if factor > 0 { ["×", &factor.to_string()].concat() } else { "×½".to_owned() }
}

/// The party of a seat. Tracked.
pub fn party_of(table: Table, seat: Seat) -> Party {
    table.with(|game| {
        game.typed::<die_macher::DieMacher>().map_or(Party::Cdu, |game| game.setup().party(seat))
    })
}

/// A seat's token with the party's name for screen readers and pointers.
pub fn token(table: Table, seat: Seat, size: u16) -> Html {
    let label = party_name(party_of(table, seat)).to_owned();
    view! { <SeatToken look=table.look(seat) name=String::new() size keep_letter=true label=label /> }
}

/// A seat's token beside its written name.
pub fn bare_token(table: Table, seat: Seat, size: u16) -> Html {
    view! { <SeatToken look=table.look(seat) name=String::new() size keep_letter=true /> }
}

/// The drawing of a topic in 24 units.
const fn topic_sign(topic: Topic) -> &'static str {
    match topic {
        Topic::Welfare => "M2.5 13a9.5 9.5 0 0 1 19 0ZM12 3.5V1.5M12 13v6.2a2.6 2.6 0 0 0 5.2 0",
        Topic::Security => {
            "M6 10.5h12a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20v-8A1.5 1.5 0 0 1 6 10.5ZM7.5 10.5V7a4.5 4.5 0 0 1 9 0v3.5M12 14.5v3"
        }
        Topic::Spelling => {
            "M6.5 22V7.5a5 5 0 0 1 10 0c0 2.4-1.7 3.3-3.3 4 3 .5 5.3 2.3 5.3 5.2 0 3.3-2.8 5-6.5 4.6"
        }
        Topic::Nuclear => {
            "M12 11a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM1.5 12a10.5 4.2 0 1 0 21 0a10.5 4.2 0 1 0-21 0ZM6.75 2.9a10.5 4.2 60 1 0 10.5 18.2a10.5 4.2 60 1 0-10.5-18.2ZM17.25 2.9a10.5 4.2 120 1 0-10.5 18.2a10.5 4.2 120 1 0 10.5-18.2Z"
        }
        Topic::Genetics => {
            "M6.5 1.5C6.5 9 17.5 9 17.5 16.5c0 2.3-.6 4-1.5 6M17.5 1.5C17.5 9 6.5 9 6.5 16.5c0 2.3.6 4 1.5 6M8 5h8M8 15.5h8M8.5 19.5h7"
        }
        Topic::Health => {
            "M12 21.5C5.5 17 2 13 2 8.7A5.2 5.2 0 0 1 12 6.5a5.2 5.2 0 0 1 10 2.2C22 13 18.5 17 12 21.5ZM5.5 12h3l2-3.5 3 6 1.8-2.5h3.2"
        }
        Topic::Euro => "M19.5 5.5A8.5 8.5 0 1 0 19.5 18.5M2.5 10H15M2.5 14H14",
    }
}

/// The sign of a card: for is filled and points up, against is outlined and points down.
pub fn sign(card: Card) -> Html {
    let (class, shape) = if card.is_pro() {
        ("dm-op pro", "M16 1 31 9V30a1 1 0 0 1-1 1H2a1 1 0 0 1-1-1V9Z")
    } else {
        ("dm-op con", "M2 1H30a1 1 0 0 1 1 1V23L16 31 1 23V2A1 1 0 0 1 2 1Z")
    };
    let place = if card.is_pro() { "translate(6.5 10) scale(.79)" } else { "translate(6.5 4) scale(.79)" };
    view! {
        <svg class=class viewBox="0 0 32 32" aria-hidden="true">
            <path class="sh" d=shape />
            <path class="ic2" d=topic_sign(card.topic()) transform=place />
        </svg>
    }
}

/// The sign of a card that nobody has seen.
pub fn back() -> Html {
    view! {
        <svg class="dm-op down" viewBox="0 0 32 32" aria-hidden="true">
            <rect x="3" y="2" width="26" height="28" rx="3" />
            <path d="M3 12 13 2M3 22 23 2M5 30 29 6M15 30 29 16M25 30l4-4" />
        </svg>
    }
}

/// A card as sign and words.
pub fn card(card: Card) -> Html {
    view! {
        <span class="dm-oc">
            {sign(card)}
            <span class="dm-ow">
                <span>{topic_name(card.topic())}</span>
                " "
                <b>{side_name(card)}</b>
            </span>
        </span>
    }
}
