//! What a link that does not open says.

use std::time::{Duration, Instant};

use engine::code::Encoder;
use engine::link::{self, LinkError};
use engine::{Match, MatchId, Player, SeatCard};

use super::game::{Setup, Toy};
use super::{bid, bidding};

fn code() -> String {
    let names = ["Anna of the very long name", "Ödön Szőke", "山田太郎", "Maximiliane von und zu Hohenfels"];
    let cards = names.iter().map(|name| SeatCard::new(name, Player::Human)).collect();
    let game = Match::<Toy>::new(MatchId::new(77), Setup { seats: 4, high: true }, cards, true).unwrap();
    link::write(&game, true)
}

#[test]
fn a_link_cut_short_says_how_much_arrived() {
    let code = code();
    for arrived in 4..code.len() {
        let error = link::open::<Toy>(&code[..arrived]).unwrap_err();
        assert_eq!(error, LinkError::Truncated { arrived, expected: code.len() });
        assert_eq!(error.code(), "truncated");
    }
    let error = LinkError::Truncated { arrived: 412, expected: 530 };
    assert!(error.to_string().starts_with("412 of 530 characters arrived"), "{error}");
    // A messenger that cuts an address cuts the code in it.
    let address = format!("https://example.org/kabinett/#/g/{code}");
    let found = link::find(&address[..address.len() - 9]).unwrap();
    let expected = code.len();
    assert_eq!(
        link::open::<Toy>(&found).unwrap_err(),
        LinkError::Truncated { arrived: expected - 9, expected }
    );
}

#[test]
fn a_link_changed_anywhere_is_damaged_or_none() {
    let code = code();
    let mut damaged = 0;
    for at in 0..code.len() {
        for with in ['A', 'z', '7', '-'] {
            let changed: String =
                code.chars().enumerate().map(|(i, c)| if i == at { with } else { c }).collect();
            if changed == code {
                continue;
            }
            match link::open::<Toy>(&changed).map(drop).unwrap_err() {
                LinkError::Damaged => damaged += 1,
                // Of the format character or of the length.
                other => assert!(at < 4, "{other} at {at}"),
            }
        }
    }
    assert!(damaged > code.len());
    assert_eq!(link::open::<Toy>(&format!("{code}x")).map(drop), Err(LinkError::Damaged));
}

#[test]
fn what_a_newer_version_wrote_says_so() {
    for format in 'B'..='Z' {
        assert_eq!(link::open::<Toy>(&format!("{format}{}", &code()[1..])).map(drop), Err(LinkError::Newer));
    }
    // The same format, but a later version of the rules.
    let mut out = Encoder::new();
    out.put(63, 64);
    out.put_number(2);
    out.put(1, 1 << 48);
    assert_eq!(link::open::<Toy>(&link::seal(&out.finish())).map(drop), Err(LinkError::Newer));
    // A game that this build does not know is told apart by its number before any rules are asked.
    assert_eq!(link::game_code(&code()), Ok(63));
}

#[test]
fn what_is_no_link_says_so() {
    let words = ["Hello", "Guten Morgen", "Kabinett", "https://example.org/#/g/Hello", "WHATEVER_IT_IS"];
    let others = ["", " ", "?", "https://example.org/", "https://example.org/#/rules", "\u{0}", "árvíz"];
    for text in words.into_iter().chain(others) {
        let opened = link::find(text).and_then(|code| link::open::<Toy>(&code).map(drop));
        assert_eq!(opened, Err(LinkError::NotALink), "{text:?}");
    }
    // A link of another game.
    let mut out = Encoder::new();
    out.put(1, 64);
    out.put_number(1);
    assert_eq!(link::open::<Toy>(&link::seal(&out.finish())).map(drop), Err(LinkError::NotALink));
}

/// Whatever ten megabytes somebody pastes, the answer comes before a frame is over.
#[test]
fn ten_megabytes_are_refused_at_once() {
    let size = 10 << 20;
    let valid = code();
    let pastes = [
        "A".repeat(size),
        " ".repeat(size),
        "/g/".repeat(size / 3),
        format!("{valid}{}", "A".repeat(size)),
        format!("https://example.org/#/g/{}", "\u{a0}".repeat(size / 2)),
        "é".repeat(size / 2),
    ];
    for paste in pastes {
        let begun = Instant::now();
        assert_eq!(link::find(&paste), Err(LinkError::TooLong));
        let opened = link::open::<Toy>(&paste);
        let took = begun.elapsed();
        assert!(opened.is_err());
        // White space at either end is looked at; everything else is refused by its length.
        assert!(took < Duration::from_millis(250), "{took:?}");
    }
    let begun = Instant::now();
    assert!(link::open::<Toy>(&"A".repeat(link::MAX_CHARS)).is_err());
    assert!(begun.elapsed() < Duration::from_millis(250));
}

#[test]
fn white_space_and_words_around_a_link_do_no_harm() {
    let code = code();
    let broken: String = code
        .chars()
        .enumerate()
        .flat_map(|(i, c)| [Some(c), (i % 60 == 59).then_some('\n')])
        .flatten()
        .collect();
    let texts = [
        code.clone(),
        format!("  {code}\n"),
        broken.clone(),
        format!("Your turn: https://example.org/#/g/{code} see you"),
        format!("Your turn: https://example.org/#/g/{broken}"),
        format!("<https://example.org/#/g/{code}>."),
        // Hosted in a folder called as the marker is.
        format!("https://example.org/g/kabinett/#/g/{code}"),
    ];
    for text in texts {
        assert_eq!(link::find(&text).as_deref(), Ok(code.as_str()), "{text:?}");
    }
}

#[test]
fn sealed_decisions_travel_and_stay_sealed() {
    let mut game = bidding(3, false);
    bid(&mut game, 1, 3);
    let opened = link::open::<Toy>(&link::write(&game, false)).unwrap();
    assert!(opened.in_simultaneous_turn());
    assert_eq!(opened.turn(), game.turn());
    assert_eq!(opened.observe(engine::Viewer::Table), game.observe(engine::Viewer::Table));
    assert_eq!(opened.observe(engine::Viewer::Table).opened, None);
}
