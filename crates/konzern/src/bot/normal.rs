//! Plays for its worth at the end: prices by looking one market round ahead, bids by what a share will pay,
//! meets by who gains most.

use engine::{Choices, Seat};
use rand::{Rng, RngExt};

use super::value::{partners, reserve, share, strength, years_left};
use super::{any, best, or_first, percent};
use crate::acts::{Amount, Card, Move, Options, Plan};
use crate::board::{Ask, Board, LOAN, Matter, Part, TEN, Talk};
use crate::event::Topic;
use crate::names::{Ballot, Corp, Deal, Holder, Party};

/// What a corporation that buys a share must keep for the next year: wages, a capital good, an action lost,
/// the fee, and a dividend of 1.
const WORKING_CASH: i32 = 80;

pub(super) fn decide(seat: Seat, board: &Board, choices: &Options, rng: &mut dyn Rng) -> Move {
    let purse = i32::from(board.cash(Holder::purse(seat)));
    let foe = |corp: Corp| !partners(seat, board.chief_of(corp));
    match board.ask {
        Ask::Window(_) => window(seat, board, choices, rng),
        Ask::Run(_) => Move::Run(Party::of(seat)),
        Ask::Vote(_) | Ask::Tie(_) => best(choices, |choice| match choice {
            Move::Vote(other) if other == seat => 10_000,
            Move::Vote(other) if partners(seat, other) => 5_000,
            // If neither can win, the weaker of the others.
            Move::Vote(other) => -strength(board, other),
            _ => i32::MIN,
        }),
        Ask::Spread(corp) => best(choices, |choice| match choice {
            Move::Spread(market) if market != corp => {
                i32::from(board.tens(market)) - i32::from(board.supply(market))
            }
            _ => i32::MIN,
        }),
        Ask::Renew(_) => Move::Renew(Plan::EIGHT),
        // Every worker dismissed saves a wage each year; plunder costs less.
        Ask::Dismiss(_) => choices.get(u64::from(choices.count() - 1)).unwrap_or(Move::Pass()),
        Ask::Rent(_) => best(choices, |choice| match choice {
            Move::Rent(lessor) => i32::from(!foe(lessor)),
            _ => -1,
        }),
        Ask::Plunder(_) => best(choices, |choice| match choice {
            // Of equals anybody: nobody is hit for sitting first.
            Move::Plunder(victim) => 4 * harm(seat, board, victim) + rng.random_range(0..12),
            _ => i32::MIN,
        }),
        Ask::Attack { state, .. } => best(choices, |choice| match choice {
            Move::Attack(target) if foe(target) || state => {
                4 * harm(seat, board, target) + rng.random_range(0..12)
            }
            // One's own side is left alone.
            Move::Attack(_) => i32::MIN,
            _ => i32::MIN + 1,
        }),
        Ask::Prize { winner, loser, .. } => prize(board, winner, loser, choices),
        Ask::Prices => Move::Price(Card::new(price(seat, board, rng))),
        Ask::Import(_) => Move::Cheapest(),
        Ask::Machine { .. } => best(choices, |choice| match choice {
            Move::Machine(seller) => {
                let shares = i32::from(board.shares_of(Holder::purse(seat), seller));
                8 * -i32::from(board.machine_price(seller)) + shares + 2 * i32::from(!foe(seller))
            }
            _ => i32::MIN,
        }),
        Ask::Public(_) => public(board, choices, purse),
        Ask::Extend(_) => Move::Pass(),
        Ask::Wish { corp, topic, .. } => {
            let most = choices.count().saturating_sub(1) as u8;
            or_first(choices, Move::Name(Amount::new(ideal(seat, board, corp, topic, most))))
        }
        Ask::Motion { corp, topic, .. } => {
            let most = board.meeting.map_or(0, |meeting| meeting.most);
            let wanted = Move::Name(Amount::new(ideal(seat, board, corp, topic, most)));
            if choices.has(wanted) { wanted } else { Move::Pass() }
        }
        Ask::Ballot { corp, .. } => Move::Ballot(ballot(seat, board, corp)),
        Ask::Call(_) => best(choices, |choice| match choice {
            Move::Call(corp) if foe(corp) && carries(seat, board, corp) => 1,
            Move::Pass() => 0,
            _ => -1,
        }),
        Ask::Nominee { .. } => or_first(choices, Move::Vote(seat)),
        Ask::Bids(corp) => or_first(choices, Move::Bid(Card::new(bid(seat, board, corp, rng)))),
        Ask::Payer { .. } => or_first(choices, Move::Of(Holder::purse(seat))),
        Ask::PutUp(_) => best(choices, |choice| match choice {
            // What is priced above its worth; the own purse's before the corporation's.
            Move::Share(holder, corp) => {
                let gain = i32::from(board.price(corp)) - share(board, corp);
                if holder == Holder::purse(seat) { gain } else { gain / 2 + 10 }
            }
            _ => i32::MIN,
        }),
        Ask::Interest(_) => {
            let Some(put_up) = board.put_up else { return Move::Pass() };
            let price = i32::from(board.price(put_up.corp));
            let want = share(board, put_up.corp) > price + 6 && purse - price >= reserve(board);
            let own = Move::Of(Holder::purse(seat));
            if want && choices.has(own) { own } else { Move::Pass() }
        }
        Ask::Buyer(_) => best(choices, |choice| match choice {
            Move::Of(buyer) if board.controller(buyer) == seat => {
                // The own purse buys as of anybody; a corporation must stay able to pay a dividend, or its own
                // price falls to nothing (KZ-11.7).
                let wanted = board.put_up.is_some_and(|put_up| {
                    let price = i32::from(board.price(put_up.corp));
                    let left = i32::from(board.cash(buyer)) - price;
                    if buyer == Holder::purse(seat) {
                        share(board, put_up.corp) > price + 6 && left >= reserve(board)
                    } else {
                        left >= WORKING_CASH
                    }
                });
                if wanted { 2_000 } else { i32::MIN + 1 }
            }
            Move::Of(buyer) => -strength(board, board.controller(buyer)),
            _ => i32::MIN + 2,
        }),
        Ask::Central(_) => best(choices, |choice| match choice {
            Move::Share(_, corp) => {
                let price = i32::from(board.price(corp));
                let affordable = purse - price >= reserve(board);
                if affordable { share(board, corp) - price - 5 } else { -1 }
            }
            _ => 0,
        }),
        Ask::Talk { part, .. } => match board.talk {
            Some(talk) if part == Part::To && talk.matter == Matter::Public => {
                or_pass(choices, Move::Of(Holder::purse(seat)))
            }
            Some(talk) if part == Part::Answer => Move::Answer(agrees(seat, board, &talk)),
            Some(talk) => next_part(seat, board, &talk, choices),
            None => any(choices, rng),
        },
        Ask::Raise(_) => best(choices, |choice| match choice {
            Move::Borrow() => -6,
            Move::Share(_, corp) => i32::from(board.price(corp)) - share(board, corp),
            _ => i32::MIN,
        }),
        _ => any(choices, rng),
    }
}

/// How much it helps to harm this corporation: by who holds its shares, and how strong they are.
fn harm(seat: Seat, board: &Board, corp: Corp) -> i32 {
    let mut harm =
        i32::from(board.cash(Holder::Corp(corp))) / 8 - 200 * i32::from(board.chief_of(corp) == seat);
    let most = Corp::ALL.into_iter().map(|corp| board.worth(corp.seat())).max().unwrap_or(0);
    for other in Corp::ALL {
        let shares = i32::from(board.shares_of(Holder::Purse(other), corp));
        let weight =
            if other.seat() == seat { -30 } else { 10 + (board.worth(other.seat()) - most).max(-60) / 8 };
        harm += shares * weight;
    }
    harm
}

/// What the winner of an action takes: what costs the loser most and brings most.
fn prize(board: &Board, winner: Corp, loser: Corp, choices: &Options) -> Move {
    let sells = |market: Corp, corp: Corp| {
        let (tens, supply) = (i32::from(board.tens(market)), i32::from(board.supply(market)));
        // At home goods go first; abroad as far as the money reaches.
        if market == corp || tens >= supply { 7 } else { 7 * tens / supply.max(1) }
    };
    best(choices, |choice| match choice {
        Move::Cash() => match board.ask {
            Ask::Prize { dots, state, .. } => i32::from(dots) * if state { 10 } else { 20 },
            _ => 0,
        },
        Move::Seize(market) => 2 * (sells(market, winner) + sells(market, loser) / 2) + 1,
        Move::Wreck() => 14 + 2 * i32::from(board.plan[loser.index()] == 8),
        _ => -1,
    })
}

/// The card that brings the corporation most if the others lay about what they laid last: the same, one
/// less, one more.
pub(super) fn price(seat: Seat, board: &Board, rng: &mut dyn Rng) -> u8 {
    let Some(corp) = board.card_due(seat) else { return 7 };
    let mut best = (i32::MIN, 7);
    for card in 4..=9i32 {
        let money: i32 = (-1..=1).map(|shift| proceeds(board, corp, card, shift)).sum();
        let money = money + rng.random_range(0..24);
        if money > best.0 {
            best = (money, card);
        }
    }
    best.1 as u8
}

/// Twice what a card brings on foreign markets and at the fair if the others shift their last cards so much.
fn proceeds(board: &Board, corp: Corp, card: i32, shift: i32) -> i32 {
    let guess = |rival: Corp| board.last_card[rival.index()].map_or(6, i32::from) + shift;
    let mut money = 0;
    for market in Corp::ALL.into_iter().filter(|market| *market != corp) {
        let stalls = &board.stall[market.index()];
        let left = i32::from(board.tens(market)) - i32::from(stalls[market.index()]);
        let rivals = Corp::ALL.into_iter().filter(|rival| *rival != market && *rival != corp);
        // In halves: of equal prices half of the goods go first.
        let before: i32 = rivals
            .map(|rival| {
                let goods = i32::from(stalls[rival.index()]);
                match guess(rival).cmp(&card) {
                    std::cmp::Ordering::Less => 2 * goods,
                    std::cmp::Ordering::Equal => goods,
                    std::cmp::Ordering::Greater => 0,
                }
            })
            .sum();
        money += card * (2 * left - before).clamp(0, 2 * i32::from(stalls[corp.index()]));
    }
    // One capital good is sold in any case; the fifth is bought of the cheapest.
    let cheapest = Corp::ALL.into_iter().filter(|rival| *rival != corp).all(|rival| guess(rival) >= card);
    let machines = if cheapest && board.stand[corp.index()] > 1 { 4 } else { 2 };
    money + 5 * card * machines
}

/// The dividend or supplement that the seat wants.
fn ideal(seat: Seat, board: &Board, corp: Corp, topic: Topic, most: u8) -> u8 {
    if years_left(board) == 0 {
        // The last year: all of it, unless it makes the others richer by much more than the seat.
        let mine = i32::from(board.shares_of(Holder::purse(seat), corp));
        let others: i32 = Corp::ALL
            .into_iter()
            .filter(|other| other.seat() != seat)
            .map(|other| i32::from(board.shares_of(Holder::Purse(other), corp)))
            .sum();
        return if 15 * mine >= 4 * others { most } else { most.min(1) };
    }
    let cash = i32::from(board.cash(Holder::Corp(corp)));
    let shares = i32::from(board.entitled(corp)).max(1);
    let keep = if topic == Topic::Dividend { 65 } else { 100 };
    let amount = ((cash - keep) / shares).clamp(0, most.into()) as u8;
    // Never a worthless share: its price would fall to nothing.
    if topic == Topic::Dividend { amount.max(1).min(most) } else { amount }
}

/// How the seat votes on a motion.
fn ballot(seat: Seat, board: &Board, corp: Corp) -> Ballot {
    let Some(meeting) = board.meeting else { return Ballot::Abstain };
    let Some(motion) = meeting.motion else { return Ballot::Abstain };
    if meeting.topic == Topic::Chief {
        let candidate = Seat::new(motion.value);
        return if candidate == seat || partners(candidate, seat) && board.chief_of(corp) != seat {
            Ballot::Yes
        } else {
            Ballot::No
        };
    }
    let ideal = ideal(seat, board, corp, meeting.topic, meeting.most);
    let nearer = motion.value.abs_diff(ideal) < meeting.current.abs_diff(ideal);
    if nearer { Ballot::Yes } else { Ballot::No }
}

/// Whether the seat and its partner can make the seat chief of a corporation.
fn carries(seat: Seat, board: &Board, corp: Corp) -> bool {
    let all = board.all_votes(corp);
    let ours = board.votes(corp, seat) + board.votes(corp, seat.left(2, 4));
    2 * ours > all && 4 * (all - ours) < all
}

/// A bid: the second rank buys, so about what the share is worth, not more than the purse can spare.
pub(super) fn bid(seat: Seat, board: &Board, corp: Corp, rng: &mut dyn Rng) -> u8 {
    let purse = i32::from(board.cash(Holder::purse(seat)));
    let value = share(board, corp) - 4 + rng.random_range(-10..=8);
    let spare = purse - reserve(board) - rng.random_range(0..10);
    (value.min(spare) / 10).clamp(1, 9) as u8
}

/// Offers to buy what is cheap, now and then; otherwise rests.
fn window(seat: Seat, board: &Board, choices: &Options, rng: &mut dyn Rng) -> Move {
    let purse = i32::from(board.cash(Holder::purse(seat)));
    let buys = choices.has(Move::Offer(Deal::Buy)) && board.offers[seat.index()] == 0 && board.phase >= 1;
    let cheap = wanted(seat, board, purse);
    if buys && cheap.is_some() && percent(rng, 20) {
        return Move::Offer(Deal::Buy);
    }
    let sells = choices.has(Move::Offer(Deal::Sell)) && board.offers[seat.index()] == 0;
    if sells && purse < 10 && percent(rng, 30) {
        return Move::Offer(Deal::Sell);
    }
    Move::Rest()
}

/// The share of another that is most below its worth, if the purse can pay it.
fn wanted(seat: Seat, board: &Board, purse: i32) -> Option<Corp> {
    let gain = |corp: Corp| share(board, corp) - i32::from(board.price(corp));
    Corp::ALL
        .into_iter()
        .filter(|corp| {
            purse - i32::from(board.price(*corp)) >= reserve(board) + 10
                && Corp::ALL
                    .iter()
                    .any(|other| other.seat() != seat && board.shares_of(Holder::Purse(*other), *corp) > 0)
        })
        .filter(|corp| gain(*corp) >= 15)
        .max_by_key(|corp| gain(*corp))
}

/// The next part of the seat's own offer.
fn next_part(seat: Seat, board: &Board, talk: &Talk, choices: &Options) -> Move {
    let own = Holder::purse(seat);
    let wanted = wanted(seat, board, board.cash(own).into());
    let gain = |corp: Corp| share(board, corp) - i32::from(board.price(corp));
    best(choices, |choice| match (talk.matter, choice) {
        (Matter::Deal(Deal::Buy), Move::Share(Holder::Purse(other), corp)) if Some(corp) == wanted => {
            // Of whoever needs the money most.
            1_000 - i32::from(board.cash(Holder::Purse(other)))
        }
        (Matter::Deal(Deal::Sell), Move::Share(holder, corp)) if holder == own => 100 - gain(corp),
        (Matter::Deal(Deal::Sell), Move::Of(Holder::Purse(other))) if other.seat() != seat => {
            i32::from(board.cash(Holder::Purse(other)))
        }
        (_, Move::Of(holder)) if holder == own => 1,
        (_, Move::Pass()) => 0,
        _ => -1,
    })
}

/// Whether the seat agrees to an offer.
fn agrees(seat: Seat, board: &Board, talk: &Talk) -> bool {
    let own = Holder::purse(seat);
    let purse = i32::from(board.cash(own));
    let gain = |corp: Corp| share(board, corp) - i32::from(board.price(corp));
    match (talk.matter, talk.give, talk.get, talk.to) {
        (Matter::Deal(Deal::Sell), Some((_, corp)), _, Some(to)) => {
            to == own && gain(corp) > 8 && purse - i32::from(board.price(corp)) >= reserve(board)
        }
        // A share is given away for more than it will bring, or because the purse is empty.
        (Matter::Deal(Deal::Buy), _, Some((from, corp)), _) => {
            from == own && (gain(corp) < -3 || (purse < 20 && gain(corp) < 12))
        }
        (Matter::Deal(Deal::Swap), Some((_, given)), Some((from, got)), _) => {
            from == own && gain(given) > gain(got) + 4
        }
        (Matter::Deal(Deal::Borrow), ..) => {
            talk.from == Some(own)
                && partners(seat, talk.by)
                && years_left(board) >= 1
                && purse >= i32::from(LOAN) + 45
        }
        (Matter::Deal(Deal::Claim) | Matter::Public, _, _, Some(to)) => {
            to == own && years_left(board) >= 1 && purse >= 70
        }
        (Matter::Extend, ..) => {
            years_left(board) >= 1
                && (talk.from == Some(Holder::Central) && partners(seat, talk.by)
                    || talk.from.is_some_and(|from| from != Holder::Central && board.cash(from) >= 6 * TEN))
        }
        _ => false,
    }
}

/// The president buys contracts that will still pay.
fn public(board: &Board, choices: &Options, purse: i32) -> Move {
    if years_left(board) == 0 || purse < 65 {
        return Move::Pass();
    }
    best(choices, |choice| match choice {
        Move::Contract(_, field) => i32::from(field.left()),
        _ => 0,
    })
}

/// The choice itself if it is open, else nothing.
fn or_pass(choices: &Options, wanted: Move) -> Move {
    if choices.has(wanted) { wanted } else { Move::Pass() }
}
