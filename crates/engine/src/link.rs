//! A whole match in one short text.
//!
//! A link code is `A` (the format version), three characters for its whole length, and a base64url
//! body: a check value over everything and the folded symbols of [`crate::code`]. The symbols are
//! game, rules version, match id, setup, seats, then the canonical script: of each move its rank
//! among the choices there, of each chance outcome its weight. What is forced costs nothing.
//!
//! Opening replays the script, so a link that opens is a legal match. Every code ever given out
//! must open for ever; the corpus in `crates/*/tests/corpus` holds it to that.

use crc::{CRC_32_ISO_HDLC, Crc, NoTable};
use std::fmt;

use data_encoding::BASE64URL_NOPAD;

use crate::choices::{Choices, Odds};
use crate::code::{Decoder, Encoder};
use crate::game::{Game, Setup, Turn};
use crate::ids::MatchId;
use crate::matches::{Match, Player, SeatCard, Step, StepOf};
use crate::seat::{Seat, SeatSet};

/// Longest code in characters; the longest real match of any game stays far below.
pub const MAX_CHARS: usize = 16_384;
/// Longest text that is searched for a code, in bytes.
pub const MAX_PASTE: usize = 65_536;
/// Most steps in a code.
const MAX_STEPS: u64 = 20_000;
/// Characters before the body.
const HEAD: usize = 4;
/// The format written by this version, as first character.
const FORMAT: u8 = b'A';
/// Where a code stands in an address: `#/g/<code>`.
pub const MARKER: &str = "/g/";
/// The marker where it begins a fragment.
const FRAGMENT: &str = "#/g/";
/// One step in this many is taken to be a statement where one could be made.
const STATEMENT_ODDS: u64 = 8;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a link does not open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// There is no link in the text.
    NotALink,
    /// The text is too long to be a link.
    TooLong,
    /// The end is missing.
    Truncated {
        /// Characters that arrived.
        arrived: usize,
        /// Characters of the whole code.
        expected: usize,
    },
    /// A character was changed on the way.
    Damaged,
    /// Written by a newer version of the app.
    Newer,
}

impl LinkError {
    /// Stable lower-case word, key of the sentence in the locale tables.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotALink => "not-a-link",
            Self::TooLong => "too-long",
            Self::Truncated { .. } => "truncated",
            Self::Damaged => "damaged",
            Self::Newer => "newer",
        }
    }
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => f.write_str("There is no game link in this text."),
            Self::TooLong => f.write_str("This text is too long to be a game link."),
            Self::Truncated { arrived, expected } => {
                write!(f, "{arrived} of {expected} characters arrived; the end was cut off on the way.")
            }
            Self::Damaged => f.write_str("This link was changed on the way and cannot be read."),
            Self::Newer => f.write_str("This link needs a newer version of Kabinett."),
        }
    }
}

impl std::error::Error for LinkError {}

fn digit(character: u8) -> Option<usize> {
    ALPHABET.iter().position(|c| *c == character)
}

/// Finds the code in an address, a bare code, or a message around either. White space inside a
/// code, as messengers put it, is dropped. The rest of the code is not looked at.
///
/// # Errors
/// [`LinkError::TooLong`] at once for texts over [`MAX_PASTE`]; [`LinkError::NotALink`] if nothing
/// looks like a code.
pub fn find(text: &str) -> Result<String, LinkError> {
    if text.len() > MAX_PASTE {
        return Err(LinkError::TooLong);
    }
    // The folder of the app may be called like the marker: the fragment comes first.
    let at = text.find(FRAGMENT).map(|at| at + 1).or_else(|| text.find(MARKER));
    let start = match at {
        Some(at) => at + MARKER.len(),
        None if text.contains("://") => return Err(LinkError::NotALink),
        None => 0,
    };
    let mut code = String::new();
    let mut expected = None;
    for character in text[start..].chars() {
        if character.is_whitespace() {
            if code.is_empty() && start > 0 {
                break;
            }
            continue;
        }
        if !character.is_ascii() || digit(character as u8).is_none() {
            break;
        }
        code.push(character);
        if code.len() == HEAD {
            expected = length(code.as_bytes());
        }
        // Words of a message may follow after a space; a code knows its length.
        if expected.is_some_and(|expected| code.len() >= expected && start > 0) {
            break;
        }
    }
    if code.is_empty() { Err(LinkError::NotALink) } else { Ok(code) }
}

fn length(code: &[u8]) -> Option<usize> {
    code.get(1..HEAD)?.iter().try_fold(0, |sum, c| Some(sum * 64 + digit(*c)?))
}

/// The checked symbols of a code.
fn symbols(code: &str) -> Result<Decoder, LinkError> {
    let code = code.trim().as_bytes();
    if code.len() > MAX_CHARS {
        return Err(LinkError::TooLong);
    }
    match code.first() {
        Some(&FORMAT) => {}
        // Every format keeps the length at its place; it tells a code from a word with a capital letter.
        Some(b'B'..=b'Z')
            if code.len() > HEAD
                && code.iter().all(|c| digit(*c).is_some())
                && length(code).is_some_and(|length| (HEAD + 1..=MAX_CHARS).contains(&length)) =>
        {
            return Err(LinkError::Newer);
        }
        _ => return Err(LinkError::NotALink),
    }
    if code.iter().any(|c| digit(*c).is_none()) {
        return Err(LinkError::NotALink);
    }
    let expected = length(code).ok_or(LinkError::NotALink)?;
    if expected <= HEAD || expected > MAX_CHARS {
        return Err(LinkError::Damaged);
    }
    if code.len() < expected {
        return Err(LinkError::Truncated { arrived: code.len(), expected });
    }
    if code.len() > expected {
        return Err(LinkError::Damaged);
    }
    let body = BASE64URL_NOPAD.decode(&code[HEAD..]).map_err(|_| LinkError::Damaged)?;
    let (check, bytes) = body.split_at_checked(4).ok_or(LinkError::Damaged)?;
    if check != check_value(&code[..HEAD], bytes) || bytes.last() == Some(&0) {
        return Err(LinkError::Damaged);
    }
    Ok(Decoder::new(bytes))
}

fn check_value(head: &[u8], bytes: &[u8]) -> [u8; 4] {
    // Without a table: links are short, and a table would be 16 kB of the program.
    const CRC: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&CRC_32_ISO_HDLC);
    let mut digest = CRC.digest();
    digest.update(head);
    digest.update(bytes);
    digest.finalize().to_le_bytes()
}

/// Puts head and check value around symbols. Public so that tests can seal what they mutated.
pub fn seal(bytes: &[u8]) -> String {
    // Without trailing zero bytes, so that one match has one code.
    let end = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let bytes = &bytes[..end];
    let chars = HEAD + BASE64URL_NOPAD.encode_len(4 + bytes.len());
    let mut head = vec![FORMAT];
    for shift in [12, 6, 0] {
        head.push(ALPHABET[chars >> shift & 63]);
    }
    let mut body = check_value(&head, bytes).to_vec();
    body.extend_from_slice(bytes);
    let mut code: String = head.into_iter().map(char::from).collect();
    code.push_str(&BASE64URL_NOPAD.encode(&body));
    code
}

/// The code of the game in a link, after all checks that need no rules.
///
/// # Errors
/// Whatever is wrong with the code.
pub fn game_code(code: &str) -> Result<u8, LinkError> {
    let mut input = symbols(code)?;
    input.take(64).map(|game| game as u8).ok_or(LinkError::Damaged)
}

/// Writes a match into a code, with the names in its seats or without.
pub fn write<G: Game>(game: &Match<G>, names: bool) -> String {
    let (steps, open) = game.canonical();
    let mut out = Encoder::new();
    out.put(u64::from(G::ID.code), 64);
    out.put_number(u64::from(G::RULES_VERSION));
    out.put(game.id().bits(), 1 << MatchId::BITS);
    out.put(u64::from(names), 2);
    out.put(u64::from(game.is_friendly()), 2);
    game.setup().pack(&mut out);
    for card in game.cards() {
        let player = Player::ALL.iter().position(|player| *player == card.player).unwrap_or(0);
        out.put(player as u64, Player::ALL.len() as u64);
        if names {
            let name = SeatCard::new(&card.name, card.player).name;
            out.put(name.len() as u64, SeatCard::LONGEST as u64 + 1);
            name.bytes().for_each(|byte| out.put(u64::from(byte), 256));
        }
    }
    out.put_number(game.takebacks().len() as u64);
    game.takebacks().iter().for_each(|at| out.put_number(u64::from(*at)));
    let main = steps.len() - open;
    out.put_number(main as u64);

    let mut past = game.restart();
    for step in &steps[..main] {
        pack_step(&mut out, &past, step);
        // The steps come from a match, so they replay.
        let replayed = past.replay(step);
        debug_assert!(replayed.is_ok());
    }
    let owing = past.turn().owing();
    if owing.len() > 1 {
        for seat in owing.iter() {
            let sealed = steps[main..].iter().find_map(|step| match step {
                Step::Move(by, choice) if *by == seat => Some(choice),
                _ => None,
            });
            out.put(u64::from(sealed.is_some()), 2);
            if let Some(choice) = sealed {
                put_rank(&mut out, &past.choices(seat), choice);
            }
        }
    }
    seal(&out.finish())
}

fn put_rank<M>(out: &mut Encoder, choices: &impl Choices<M>, choice: &M) {
    let rank = choices.rank(choice);
    debug_assert!(rank.is_some());
    out.put(rank.unwrap_or(0), choices.len().max(1));
}

/// Seats that could state something at this point of a canonical script.
fn speakers<G: Game>(past: &Match<G>) -> SeatSet {
    (0..past.setup().seats()).map(Seat::new).filter(|seat| !past.statements(*seat).is_empty()).collect()
}

fn pack_step<G: Game>(out: &mut Encoder, past: &Match<G>, step: &StepOf<G>) {
    if !past.in_simultaneous_turn() {
        let speakers = speakers(past);
        if !speakers.is_empty() {
            out.put_flag(matches!(step, Step::Say(..)), 1, STATEMENT_ODDS);
        }
        if let Step::Say(seat, statement) = step {
            out.put(speakers.position(*seat).unwrap_or(0) as u64, speakers.len().max(1) as u64);
            put_rank(out, &past.statements(*seat), statement);
            return;
        }
    }
    match step {
        Step::Move(seat, choice) => put_rank(out, &past.choices(*seat), choice),
        Step::Chance(outcome) => {
            let odds = G::odds(&past.state);
            let rank = odds.rank(outcome);
            debug_assert!(rank.is_some());
            let rank = rank.unwrap_or(0);
            out.put_weighted(odds.below(rank), odds.weight(rank), odds.total());
        }
        Step::Say(..) => debug_assert!(false, "canonical scripts state nothing within a turn"),
    }
}

/// Opens a code of this game.
///
/// # Errors
/// Whatever is wrong with it; nothing panics, whatever the text.
pub fn open<G: Game>(code: &str) -> Result<Match<G>, LinkError> {
    let mut input = symbols(code)?;
    if input.take(64) != Some(u64::from(G::ID.code)) {
        return Err(LinkError::NotALink);
    }
    let rules = input.take_number().ok_or(LinkError::Damaged)?;
    if rules > u64::from(G::RULES_VERSION) {
        return Err(LinkError::Newer);
    }
    if rules < u64::from(G::RULES_VERSION) {
        // No rules were changed yet; the first change decides how old links are read.
        return Err(LinkError::Damaged);
    }
    read(&mut input).ok_or(LinkError::Damaged)
}

fn read<G: Game>(input: &mut Decoder) -> Option<Match<G>> {
    let id = MatchId::new(input.take(1 << MatchId::BITS)?);
    let names = input.take(2)? == 1;
    let friendly = input.take(2)? == 1;
    let setup = G::Setup::unpack(input)?;
    let mut cards = Vec::new();
    for _ in 0..setup.seats() {
        let player = *Player::ALL.get(input.take(Player::ALL.len() as u64)? as usize)?;
        let mut name = String::new();
        if names {
            let length = input.take(SeatCard::LONGEST as u64 + 1)?;
            let bytes: Option<Vec<u8>> =
                (0..length).map(|_| input.take(256).map(|byte| byte as u8)).collect();
            name = String::from_utf8(bytes?).ok()?;
        }
        let card = SeatCard::new(&name, player);
        if card.name != name {
            return None;
        }
        cards.push(card);
    }
    let mut game = Match::<G>::new(id, setup, cards, friendly).ok()?;
    let takebacks = input.take_number()?;
    if takebacks > MAX_STEPS {
        return None;
    }
    let mut marks = Vec::new();
    for _ in 0..takebacks {
        marks.push(u32::try_from(input.take_number()?).ok()?);
    }
    let steps = input.take_number()?;
    if steps > MAX_STEPS {
        return None;
    }
    for _ in 0..steps {
        let step = unpack_step(input, &game)?;
        game.replay(&step).ok()?;
    }
    if game.in_simultaneous_turn() {
        return None;
    }
    let owing = game.turn().owing();
    if owing.len() > 1 {
        let mut sealed = Vec::new();
        for seat in owing.iter() {
            if input.take(2)? == 1 {
                sealed.push((seat, take_rank(input, &game.choices(seat))?));
            }
        }
        if sealed.len() == owing.len() {
            return None;
        }
        for (seat, choice) in sealed {
            game.play(seat, &choice).ok()?;
        }
    }
    if marks.iter().any(|at| *at as usize > game.len()) {
        return None;
    }
    game.takebacks = marks;
    input.is_used_up().then_some(game)
}

fn take_rank<M>(input: &mut Decoder, choices: &impl Choices<M>) -> Option<M> {
    choices.get(input.take(choices.len())?)
}

fn unpack_step<G: Game>(input: &mut Decoder, past: &Match<G>) -> Option<StepOf<G>> {
    if !past.in_simultaneous_turn() {
        let speakers = speakers(past);
        if !speakers.is_empty() && input.take_flag(1, STATEMENT_ODDS)? {
            let seat = speakers.nth(input.take(speakers.len() as u64)? as usize)?;
            return Some(Step::Say(seat, take_rank(input, &past.statements(seat))?));
        }
    }
    match past.turn() {
        Turn::Seats(owing) => {
            let seat = owing.first()?;
            Some(Step::Move(seat, take_rank(input, &past.choices(seat))?))
        }
        Turn::Chance => {
            let odds = G::odds(&past.state);
            let rank = input.take_weighted(odds.total(), |point| {
                let rank = odds.at(point);
                (rank, odds.below(rank), odds.weight(rank))
            })?;
            odds.get(rank).map(Step::Chance)
        }
        Turn::Over(_) => None,
    }
}
