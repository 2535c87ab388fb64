//! States that a viewer cannot tell apart, and what every state conserves.

use engine::{Seat, SeatSet, Viewer};
use rand::{Rng, RngExt};

use crate::chance::choose;
use crate::deck::{Known, Pattern, Policy, Tiles};
use crate::setup::Roles;
use crate::state::{Phase, Session, State};

/// Whether every policy is exactly once in a pile, a hand or a row.
///
/// # Errors
/// What is missing or too much.
pub fn conserved(state: &State) -> Result<(), String> {
    let all = state.setup.policies();
    let enacted = Tiles::new(state.liberal, state.fascist);
    let found = state.deck.draw.and(state.deck.discard).and(state.in_hand()).and(enacted);
    if found != all {
        return Err(format!("{found} are there, not {all}"));
    }
    let rows = |row: &[Option<crate::Placed>]| row.iter().flatten().count();
    if rows(&state.liberal_row) != usize::from(state.liberal)
        || rows(&state.fascist_row) != usize::from(state.fascist)
    {
        return Err("the rows do not hold what is enacted".into());
    }
    let known = state.deck.known.tiles();
    if known.liberal > state.deck.draw.liberal || known.fascist > state.deck.draw.fascist {
        return Err(format!("{known} lie on top of {}", state.deck.draw));
    }
    let living = state.living.len();
    if living + 2 < usize::from(state.seats()) {
        return Err(format!("only {living} live"));
    }
    Ok(())
}

/// A random state that differs from this one only in what the viewer may not know: other roles,
/// other tiles in piles and hands, other ballots under way. Everything that the viewer has seen,
/// the own past hands included, stays true in it.
pub fn hide(state: &State, viewer: Viewer, rng: &mut (impl Rng + ?Sized)) -> State {
    let mut twin = *state;
    let own = match viewer {
        Viewer::Seat(seat) if seat.index() < usize::from(state.seats()) => Some(seat),
        _ => None,
    };
    if let (Some(roles), false) = (state.roles, matches!(state.phase, Phase::Over(_))) {
        twin.roles = Some(other_roles(state, roles, own, rng));
    }
    if let Phase::Ballot { nominee, voted, ja } = state.phase {
        let known = own.map_or(SeatSet::EMPTY, SeatSet::only);
        let random = SeatSet::from_bits(rng.random::<u16>());
        let ja = ja.and(known).or(random.and(voted).minus(known));
        twin.phase = Phase::Ballot { nominee, voted, ja };
    }
    other_tiles(&mut twin, own, rng);
    twin
}

/// Roles that the viewer cannot rule out, each with the same probability.
fn other_roles(state: &State, roles: Roles, own: Option<Seat>, rng: &mut (impl Rng + ?Sized)) -> Roles {
    let seats = state.seats();
    let dead = SeatSet::all(seats).minus(state.living);
    let not_hitler = state.cleared.or(dead);
    let fits = |other: &Roles| {
        !not_hitler.contains(other.hitler())
            && own.is_none_or(|seat| {
                other.of(seat) == roles.of(seat)
                    && other.night(seat) == roles.night(seat)
                    && state.findings.iter().flatten().all(|finding| {
                        finding.by != seat || other.of(finding.seat).party() == roles.of(finding.seat).party()
                    })
            })
    };
    // Who learned of everybody in the night has nothing left to guess.
    if own.is_some_and(|seat| roles.night(seat).hitler.is_some()) {
        return roles;
    }
    let count = Roles::count(seats);
    // A good part of all deals fits a Liberal, and one in ten or more fits Hitler.
    loop {
        match Roles::from_rank(seats, rng.random_range(0..count)) {
            Some(other) if fits(&other) => return other,
            _ => {}
        }
    }
}

/// How the draw of a session may have been: for each number of Liberal tiles the number of ways.
type Ways = [u32; 4];

/// What the viewer must still find true about a session.
fn ways(state: &State, election: u8, session: Session, own: Option<Seat>) -> Ways {
    let finished = !state.governing().contains(session.chancellor) || election != state.election;
    let foreseen = own.is_some()
        && state.peek.is_some_and(|peek| {
            // The peeker knows what the next draw from the same pile held, or most of it.
            own == Some(peek.by)
                && election > peek.election
                && state.deck_since <= peek.election + 1
                && (peek.election + 1..election).all(|between| state.session(between).is_none())
        });
    let mut ways = [0; 4];
    for (liberal, ways) in (0u8..).zip(&mut ways) {
        let drew = Tiles::new(liberal, 3 - liberal);
        let knows_drew = own == Some(session.president) || foreseen;
        let fits_drew = !knows_drew || drew == session.drew;
        let fits_passed = passes(drew, session, own).into_iter().any(|passed| passed.is_some());
        let unfinished = !finished && session.passed.is_empty();
        if fits_drew && (unfinished || fits_passed) {
            *ways = choose(3, liberal);
        }
    }
    ways
}

/// The two hands that may have been passed on from this draw, as far as the viewer knows.
fn passes(drew: Tiles, session: Session, own: Option<Seat>) -> [Option<Tiles>; 2] {
    Policy::ALL.map(|discarded| {
        let passed = drew.without(discarded);
        let possible = drew.of(discarded) > 0
            && session.enacted.is_none_or(|enacted| passed.of(enacted) > 0)
            && (own != Some(session.president) && own != Some(session.chancellor)
                || passed == session.passed);
        possible.then_some(passed)
    })
}

/// Redistributes hidden tiles over the sessions of the present draw pile and what is left of it.
fn other_tiles(twin: &mut State, own: Option<Seat>, rng: &mut (impl Rng + ?Sized)) {
    let real = *twin;
    let pool = real.deck.draw.and(real.deck.discard).and(real.in_hand());
    let mut elections = [(0u8, [0; 4]); 8];
    let mut count = 0;
    let mut enacted_liberal = 0;
    for election in real.deck_since..=real.election {
        if let Some(&session) = real.session(election)
            && let Some(slot) = elections.get_mut(count)
        {
            *slot = (election, ways(&real, election, session, own));
            count += 1;
            enacted_liberal += u8::from(session.enacted == Some(Policy::Liberal));
        }
    }
    let elections = &elections[..count];
    let holds_known = real.peek.is_some_and(|peek| own == Some(peek.by));
    let known = if holds_known { real.deck.known.tiles() } else { Tiles::NONE };
    // Liberal tiles that the sessions of this pile drew or that are still in it.
    let liberal = pool.liberal + enacted_liberal;
    // suffix[i][l]: ways to spread l Liberal tiles over sessions i.. and the pile.
    let mut suffix = [[0u64; 8]; 9];
    let pile = real.deck.draw.len() - known.len();
    for (left, ways) in (0u8..).zip(&mut suffix[count]) {
        *ways = left.checked_sub(known.liberal).map_or(0, |unknown| choose(pile, unknown).into());
    }
    for index in (0..count).rev() {
        for left in 0..8 {
            suffix[index][left] = (0..4.min(left + 1))
                .map(|l| u64::from(elections[index].1[l]) * suffix[index + 1][left - l])
                .sum();
        }
    }
    let mut left = usize::from(liberal);
    debug_assert!(suffix[0][left] > 0, "the real tiles are one of the ways");
    if left >= 8 || suffix[0][left] == 0 {
        return;
    }
    let mut discard = Tiles::NONE;
    for (index, (election, weights)) in elections.iter().enumerate() {
        let weight = |l: usize| u64::from(weights[l]) * suffix[index + 1][left - l];
        let mut point = rng.random_range(0..suffix[index][left]);
        let mut liberal = 0;
        while point >= weight(liberal) {
            point -= weight(liberal);
            liberal += 1;
        }
        left -= liberal;
        let drew = Tiles::new(liberal as u8, 3 - liberal as u8);
        discard = discard.and(other_session(twin, *election, drew, own, rng));
    }
    let in_pile = left as u8;
    twin.deck.draw = Tiles::new(in_pile, real.deck.draw.len() - in_pile);
    twin.deck.discard = discard;
    if !holds_known {
        other_top(twin, rng);
    }
}

/// Gives a session this draw, and returns what it discarded.
fn other_session(
    twin: &mut State,
    election: u8,
    drew: Tiles,
    own: Option<Seat>,
    rng: &mut (impl Rng + ?Sized),
) -> Tiles {
    let phase = twin.phase;
    let current = election == twin.election;
    let Some(Some(session)) = twin.sessions.get_mut(usize::from(election) - 1) else { return Tiles::NONE };
    session.drew = drew;
    if let (true, Phase::PresidentDiscard { chancellor, .. }) = (current, phase) {
        twin.phase = Phase::PresidentDiscard { chancellor, hand: drew };
        return Tiles::NONE;
    }
    let (one, other) = match passes(drew, *session, own) {
        [Some(one), Some(other)] => (one, other),
        [Some(only), None] | [None, Some(only)] => (only, only),
        [None, None] => (session.passed, session.passed),
    };
    let passed = if rng.random() { one } else { other };
    session.passed = passed;
    let enacted = session.enacted.map_or(Tiles::NONE, |policy| Tiles::NONE.with(policy));
    match phase {
        Phase::ChancellorDiscard { chancellor, veto, .. } if current => {
            twin.phase = Phase::ChancellorDiscard { chancellor, hand: passed, veto };
            drew.minus(passed)
        }
        Phase::Consent { chancellor, .. } if current => {
            twin.phase = Phase::Consent { chancellor, hand: passed };
            drew.minus(passed)
        }
        _ => drew.minus(enacted),
    }
}

/// Another order of the tiles that somebody else's peek has fixed.
fn other_top(twin: &mut State, rng: &mut (impl Rng + ?Sized)) {
    let size = twin.deck.known.as_slice().len();
    let mut left = twin.deck.draw;
    let mut tiles: Pattern = [Policy::Liberal; 3];
    for tile in tiles.iter_mut().take(size) {
        *tile =
            if rng.random_range(0..left.len()) < left.liberal { Policy::Liberal } else { Policy::Fascist };
        left = left.without(*tile);
    }
    twin.deck.known = Known::of(tiles, size as u8);
    if let (Some(peek), 3) = (&mut twin.peek, size) {
        peek.tiles = tiles;
    }
}
