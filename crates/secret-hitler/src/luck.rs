//! What the draw pile gave, against what was due.
//!
//! Every three tiles off a shuffled pile are equally likely to be any three of it, wherever they
//! lie. So what was due follows from what a pile held when it was shuffled, which is public, and
//! never from what was drawn and discarded, which is not (SH-41).

use crate::chance::choose;
use crate::deck::{Policy, Tiles};
use crate::event::End;
use crate::setup::Party;

/// Who met the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// Governments of two Liberals: they enact a Liberal policy unless all three tiles are Fascist.
    TwoLiberals,
    /// The tile that chaos turns up.
    Chaos,
    /// All other governments, against a tile taken blindly: what came shows their choices, not luck.
    Others,
}

/// Liberal policies of one source: how many were due, how many came.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Draw {
    /// Whose.
    pub source: Source,
    /// How many times they drew.
    pub times: u8,
    /// Liberal policies that were due on average.
    pub due: f64,
    /// Liberal policies that came.
    pub came: u8,
    /// At least two games in three bring this many: the fewest and the most.
    pub band: (u8, u8),
}

impl Draw {
    /// Whether what came lies in the band.
    pub const fn is_usual(&self) -> bool {
        self.band.0 <= self.came && self.came <= self.band.1
    }
}

/// What luck did to the result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// There was nothing that luck alone decided.
    Nothing,
    /// The tiles came as two games in three bring them.
    Usual,
    /// They favoured those who lost.
    Against,
    /// They favoured those who won, but the game ended otherwise, or would have been won all the same.
    Helped,
    /// With the tiles that were due, the others would have reached their last policy.
    Decided,
}

/// Luck of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// By source; sources that never drew are left out.
    pub draws: Vec<Draw>,
    /// What it did to the result.
    pub verdict: Verdict,
}

/// A pile, and how often it was drawn from.
#[derive(Clone, Copy)]
struct Pile {
    tiles: Tiles,
    threes: u8,
    ones: u8,
}

impl Luck {
    /// From what the piles held, the sessions (pile, whether of two Liberals, what was enacted), the
    /// tiles turned up (pile, tile), the end, and how many policies the losers lacked.
    pub(crate) fn reckon(
        piles: &[Tiles],
        sessions: &[(usize, bool, Option<Policy>)],
        turned: &[(usize, Policy)],
        end: End,
        missing: u8,
    ) -> Self {
        let pile = |index: usize, tiles: &Tiles, liberals: bool, chaos: bool, others: bool| {
            let count = |wanted: bool| {
                sessions.iter().filter(|(at, own, _)| *at == index && *own == wanted).count() as u8
            };
            let singles = turned.iter().filter(|(at, _)| *at == index).count() as u8;
            Pile {
                tiles: *tiles,
                threes: if liberals { count(true) } else { 0 },
                ones: if chaos { singles } else { 0 } + if others { count(false) } else { 0 },
            }
        };
        let odds = |liberals: bool, chaos: bool, others: bool| {
            let piles = piles.iter().enumerate();
            distribution(piles.map(|(index, tiles)| pile(index, tiles, liberals, chaos, others)))
        };
        let liberal = |tile: &Option<Policy>| *tile == Some(Policy::Liberal);
        let came_of = |wanted: bool| {
            sessions.iter().filter(|(_, own, tile)| *own == wanted && liberal(tile)).count() as u8
        };
        let times_of = |wanted: bool| sessions.iter().filter(|(_, own, _)| *own == wanted).count() as u8;
        let turned_up = turned.iter().filter(|(_, tile)| *tile == Policy::Liberal).count() as u8;
        let draw = |source, times: u8, came, odds: &[f64]| Draw {
            source,
            times,
            due: mean(odds),
            came,
            band: band(odds),
        };
        let mut draws = vec![
            draw(Source::TwoLiberals, times_of(true), came_of(true), &odds(true, false, false)),
            draw(Source::Chaos, turned.len() as u8, turned_up, &odds(false, true, false)),
            draw(Source::Others, times_of(false), came_of(false), &odds(false, false, true)),
        ];
        let chance = draw(
            Source::TwoLiberals,
            times_of(true) + turned.len() as u8,
            came_of(true) + turned_up,
            &odds(true, true, false),
        );
        draws.retain(|draw| draw.times > 0);
        Self { verdict: verdict(&chance, end, missing), draws }
    }
}

fn verdict(chance: &Draw, end: End, missing: u8) -> Verdict {
    if chance.times == 0 {
        return Verdict::Nothing;
    }
    if chance.is_usual() {
        return Verdict::Usual;
    }
    let surplus = f64::from(chance.came) - chance.due;
    let favoured = if surplus > 0.0 { Party::Liberal } else { Party::Fascist };
    if favoured != end.winner() {
        return Verdict::Against;
    }
    // Every Liberal tile too many was a Fascist one too few, and the other way round.
    let by_policies = matches!(end, End::FiveLiberal | End::SixFascist);
    if by_policies && surplus.abs().round() >= f64::from(missing) {
        Verdict::Decided
    } else {
        Verdict::Helped
    }
}

/// How likely 0, 1, 2… Liberal policies are from these piles together.
fn distribution(piles: impl Iterator<Item = Pile>) -> Vec<f64> {
    piles.fold(vec![1.0], |sum, pile| {
        let own = of_pile(pile);
        let mut both = vec![0.0; sum.len() + own.len() - 1];
        for (i, a) in sum.iter().enumerate() {
            for (j, b) in own.iter().enumerate() {
                if let Some(slot) = both.get_mut(i + j) {
                    *slot += a * b;
                }
            }
        }
        both
    })
}

/// The same for one pile: a three counts if it holds a Liberal tile, a single if it is one.
fn of_pile(pile: Pile) -> Vec<f64> {
    // States: Liberal tiles left and policies so far; tiles drawn follow from the number of draws.
    let mut now = vec![(pile.tiles, 0usize, 1.0f64)];
    let sizes = std::iter::repeat_n(3, pile.threes.into()).chain(std::iter::repeat_n(1, pile.ones.into()));
    for size in sizes {
        let mut next: Vec<(Tiles, usize, f64)> = Vec::new();
        for (left, policies, chance) in now {
            let size = left.len().min(size);
            for liberal in 0..=size.min(left.liberal) {
                let ways = choose(left.liberal, liberal) * choose(left.fascist, size - liberal);
                if ways == 0 {
                    continue;
                }
                let share = chance * f64::from(ways) / f64::from(choose(left.len(), size));
                let after = left.minus(Tiles::new(liberal, size - liberal));
                let policies = policies + usize::from(liberal > 0);
                match next.iter_mut().find(|(tiles, so_far, _)| *tiles == after && *so_far == policies) {
                    Some((.., sum)) => *sum += share,
                    None => next.push((after, policies, share)),
                }
            }
        }
        now = next;
    }
    let most = usize::from(pile.threes + pile.ones);
    let mut odds = vec![0.0; most + 1];
    for (_, policies, chance) in now {
        if let Some(slot) = odds.get_mut(policies) {
            *slot += chance;
        }
    }
    odds
}

fn mean(odds: &[f64]) -> f64 {
    odds.iter().enumerate().map(|(count, chance)| f64::from(count as u32) * chance).sum()
}

/// From the sixth to the last sixth: at least two games in three lie between.
fn band(odds: &[f64]) -> (u8, u8) {
    const SIXTH: f64 = 1.0 / 6.0;
    let mut sum = 0.0;
    let (mut least, mut most) = (None, 0);
    for (count, chance) in odds.iter().enumerate() {
        if sum < 1.0 - SIXTH {
            most = count as u8;
        }
        sum += chance;
        if least.is_none() && sum > SIXTH {
            least = Some(count as u8);
        }
    }
    (least.unwrap_or(0), most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-9, "{a} {b}");
    }

    #[test]
    fn odds_of_a_pile_are_those_of_counting_every_order() {
        // Two Liberal tiles of seven: a three, then a single, over all 21 places of the two.
        let mut counted = [0.0; 3];
        for a in 0..7u8 {
            for b in 0..a {
                let first = u8::from(b < 3);
                let single = u8::from(a == 3 || b == 3);
                counted[usize::from(first + single)] += 1.0 / 21.0;
            }
        }
        let odds = of_pile(Pile { tiles: Tiles::new(2, 5), threes: 1, ones: 1 });
        assert_eq!(odds.len(), 3);
        odds.iter().zip(counted).for_each(|(odds, counted)| near(*odds, counted));
    }

    #[test]
    fn a_three_of_the_first_pile_lacks_a_liberal_tile_in_165_of_680() {
        let odds = of_pile(Pile { tiles: Tiles::new(6, 11), threes: 1, ones: 0 });
        near(odds[0], 165.0 / 680.0);
        near(mean(&odds), 515.0 / 680.0);
    }

    #[test]
    fn piles_add_up() {
        let pile = Pile { tiles: Tiles::new(6, 11), threes: 2, ones: 1 };
        let both = distribution([pile, pile].into_iter());
        near(both.iter().sum(), 1.0);
        near(mean(&both), 2.0 * mean(&of_pile(pile)));
    }

    #[test]
    fn the_band_holds_two_games_in_three() {
        for threes in 0..=5 {
            let odds = of_pile(Pile { tiles: Tiles::new(6, 11), threes, ones: 0 });
            let (least, most) = band(&odds);
            let inside: f64 = odds[usize::from(least)..=usize::from(most)].iter().sum();
            assert!(inside >= 2.0 / 3.0, "{threes}: {least} to {most} is {inside}");
        }
    }

    #[test]
    fn verdicts_follow_band_winner_and_what_was_missing() {
        let draw = |came, due, band| Draw { source: Source::Chaos, times: 5, due, came, band };
        assert_eq!(verdict(&draw(3, 3.2, (2, 4)), End::FiveLiberal, 1), Verdict::Usual);
        assert_eq!(verdict(&draw(5, 3.2, (2, 4)), End::SixFascist, 1), Verdict::Against);
        assert_eq!(verdict(&draw(5, 3.2, (2, 4)), End::FiveLiberal, 2), Verdict::Decided);
        assert_eq!(verdict(&draw(5, 3.2, (2, 4)), End::FiveLiberal, 3), Verdict::Helped);
        assert_eq!(verdict(&draw(5, 3.2, (2, 4)), End::HitlerExecuted, 1), Verdict::Helped);
        assert_eq!(verdict(&draw(0, 1.8, (1, 3)), End::SixFascist, 2), Verdict::Decided);
        let never = Draw { times: 0, ..draw(0, 0.0, (0, 0)) };
        assert_eq!(verdict(&never, End::SixFascist, 1), Verdict::Nothing);
    }
}
