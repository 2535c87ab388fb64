//! Two tellings of one match.

use engine::merge::{Merge, merge};
use engine::{Match, MatchId, Seat, Viewer};

use super::game::{Intend, Move, Prize, Setup, Toy};
use super::{bid, bidding, fresh};

#[test]
fn sealed_decisions_of_different_seats_are_both_taken_in() {
    let (mut here, mut there) = (bidding(4, false), bidding(4, false));
    bid(&mut here, 0, 1);
    bid(&mut there, 2, 3);
    bid(&mut there, 1, 2);
    for (one, other) in [(&here, &there), (&there, &here)] {
        let Merge::Both(both) = merge(one, other) else { panic!("{:?}", merge(one, other)) };
        assert_eq!(both.turn().owing().iter().collect::<Vec<_>>(), [Seat::new(3)]);
        assert_eq!(both.observe(Viewer::Seat(Seat::new(0))).own, Some(1));
        assert_eq!(both.observe(Viewer::Seat(Seat::new(2))).own, Some(3));
        // Nothing opens before the last one.
        assert_eq!(both.observe(Viewer::Table).opened, None);
    }
}

#[test]
fn the_last_sealed_decisions_open_together_when_merged() {
    let (mut here, mut there) = (bidding(2, false), bidding(2, false));
    bid(&mut here, 0, 1);
    bid(&mut there, 1, 2);
    let Merge::Both(both) = merge(&here, &there) else { panic!("{:?}", merge(&here, &there)) };
    assert_eq!(both.observe(Viewer::Table).opened, Some([Some(1), Some(2), None, None]));
    assert!(matches!(merge(&here, &both), Merge::Second));
    assert!(matches!(merge(&both, &there), Merge::First));
}

#[test]
fn statements_of_both_are_taken_in() {
    let (mut here, mut there) = (bidding(3, false), bidding(3, false));
    here.say(Seat::new(0), &Intend(1)).unwrap();
    there.say(Seat::new(1), &Intend(2)).unwrap();
    bid(&mut there, 1, 0);
    let Merge::Both(both) = merge(&here, &there) else { panic!("{:?}", merge(&here, &there)) };
    assert_eq!(both.observe(Viewer::Table).said, [Some(1), Some(2), None, None]);
    assert_eq!(both.turn().owing().len(), 2);
}

#[test]
fn the_longer_one_wins() {
    let short = bidding(3, false);
    let mut long = short.clone();
    (0..3).for_each(|seat| bid(&mut long, seat, seat));
    assert!(matches!(merge(&short, &long), Merge::Second));
    assert!(matches!(merge(&long, &short), Merge::First));
    assert!(matches!(merge(&fresh(3, false), &long), Merge::Second));
    assert!(matches!(merge(&long, &long), Merge::Same));
}

#[test]
fn different_ways_are_a_fork_and_say_where_it_began() {
    // A different decision in the open.
    let (mut here, mut there) = (fresh(3, false), fresh(3, false));
    here.play(Seat::new(2), &Move::Ante(true)).unwrap();
    there.play(Seat::new(2), &Move::Ante(false)).unwrap();
    assert!(matches!(merge(&here, &there), Merge::Fork { common: 0 }));
    // A different draw.
    let (mut here, mut there) = (fresh(3, false), fresh(3, false));
    for (game, prize) in [(&mut here, 1), (&mut there, 2)] {
        game.play(Seat::new(2), &Move::Ante(true)).unwrap();
        assert!(game.settle_as(&Prize(prize)));
    }
    assert!(matches!(merge(&here, &there), Merge::Fork { common: 1 }));
    // Two sealed decisions of one seat.
    let (mut here, mut there) = (bidding(3, false), bidding(3, false));
    bid(&mut here, 1, 0);
    bid(&mut there, 1, 1);
    assert!(matches!(merge(&here, &there), Merge::Fork { common: 2 }));
}

#[test]
fn other_matches_do_not_merge() {
    let game = bidding(3, false);
    let other =
        Match::<Toy>::new(MatchId::new(8), Setup { seats: 3, high: true }, Vec::new(), false).unwrap();
    assert!(matches!(merge(&game, &other), Merge::Different));
    let alike =
        Match::<Toy>::new(MatchId::new(7), Setup { seats: 4, high: true }, Vec::new(), false).unwrap();
    assert!(matches!(merge(&game, &alike), Merge::Different));
}
