//! The view model and the record: against the board, and over many games.

use engine::bots::Bots as _;
use engine::{Level, Match, MatchId, Player, SeatCard};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::*;
use crate::view::Prospect::{Open, Sure, Unsold};
use crate::view::{Course, Quantity, View};

fn view(table: &Table, by: Corp) -> View {
    let told: Vec<_> = table.told.iter().map(|told| (0, told.event)).collect();
    View::new(&table.view(by), &told)
}

#[test]
fn the_start_as_it_is_drawn() {
    let view = view(&Table::new(), N);
    assert_eq!((view.year, view.years, view.central, view.unemployed), (1, 6, (400, 0), 0));
    assert_eq!(view.thresholds, (5, 11));
    assert_eq!(
        view.phases.iter().map(|phase| phase.course).filter(|course| *course == Course::Now).count(),
        1
    );
    let row = &view.shares[0];
    assert_eq!((row.dividend, row.price, row.issued, row.reserve, row.all_votes), (4, 40, 4, 6, 4));
    let votes: Vec<_> =
        row.votes.iter().map(|vote| (vote.votes, vote.permille, vote.blocks, vote.majority)).collect();
    assert_eq!(votes, [(2, 500, true, false), (1, 250, true, false), (1, 250, true, false)]);
    assert_eq!(view.seats.iter().map(|seat| seat.worth).collect::<Vec<_>>(), [240; 4]);
    assert!(!view.task.mine && view.task.moves.is_empty() && view.task.stepper.is_none());
}

#[test]
fn one_coin_stands_over_one_good() {
    let mut table = Table::led_by(N);
    table.board().stall[0] = [2, 2, 1, 1];
    table.fund(Account::Wage(N), 34);
    let market = view(&table, N).markets[0].clone();
    let goods: Vec<_> = market.goods.iter().map(|good| (good.owner, good.prospect)).collect();
    assert_eq!(goods, [(N, Sure), (N, Sure), (E, Open), (E, Unsold), (S, Open), (W, Open)]);
    assert_eq!((market.tens, market.missing, market.surplus), (3, 3, 0));
    // Once the cards are open the cheapest comes first.
    table.board().card = [Some(5), Some(9), Some(7), Some(6)];
    let owners: Vec<_> = view(&table, N).markets[0].goods.iter().map(|good| good.owner).collect();
    assert_eq!(owners, [N, N, W, S, E, E]);
    // What a card promises: East's two goods here can bring nothing or one sale.
    let promise = table.state.board.promise(E, 8);
    assert_eq!((promise.sure, promise.open, promise.unsold, promise.least, promise.most), (0, 1, 1, 0, 8));
}

#[test]
fn steppers_say_what_can_be_set() {
    let mut table = Table::led_by(N);
    table.go(Pc::Prices(0));
    let task = view(&table, E).task;
    let stepper = task.stepper.unwrap();
    assert_eq!(
        (stepper.quantity, stepper.min, stepper.max, stepper.step, stepper.unit),
        (Quantity::Price, 0, 9, 1, 1)
    );
    assert!(task.mine && task.sealed && task.moves.is_empty());
    assert_eq!((task.corp, stepper.choice(7).to_string()), (Some(E), "price 7".into()));
    table.play(E, "price 7");
    let after = view(&table, E);
    assert!(!after.task.mine);
    assert_eq!(after.corps[1].card, Some(7), "the own card");
    assert_eq!(view(&table, N).corps[1].card, None, "not that of others");
    let mut table = Table::with(Setup { motions: true, ..Setup::default() });
    table.board().president = Some(seat(0));
    table.go(Pc::Meet { topic: Topic::Dividend, at: 0 });
    let task = view(&table, N).task;
    let stepper = task.stepper.unwrap();
    assert_eq!(
        (stepper.quantity, stepper.min, stepper.max, stepper.except),
        (Quantity::Dividend, 0, 9, Some(4))
    );
    assert_eq!(task.moves, [Move::Pass()]);
}

/// Everywhere in whole games: stepper and buttons are exactly the choices, flows tell the accounts, phases
/// run forward, and no view holds another's sealed card.
#[test]
fn views_of_random_games_agree_with_the_board() {
    let mut rng = rng(77);
    let mut steppers = 0;
    for game in 0..12u32 {
        let setup = Setup { motions: game % 2 == 0, years: 4, ..Setup::default() };
        let mut state = Konzern::start(&setup).unwrap();
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut ledger = state.board.ledger;
        let mut steps = 0usize;
        let mut events: Vec<(usize, Event)> = Vec::new();
        loop {
            for corp in Corp::ALL {
                let view = View::new(&Konzern::observe(&state, Viewer::Seat(corp.seat())), &events);
                let mut moves = view.task.moves.clone();
                if let Some(stepper) = view.task.stepper {
                    let values = (stepper.min..=stepper.max).filter(|value| Some(*value) != stepper.except);
                    moves.extend(values.map(|value| stepper.choice(value)));
                    steppers += 1;
                }
                let mut listed = Konzern::choices(&state, corp.seat()).all();
                moves.sort_by_key(|choice| choice.code());
                listed.sort_by_key(|choice| choice.code());
                assert_eq!(moves, listed);
                for (other, row) in view.corps.iter().enumerate() {
                    let own = state.board.chief[other] == corp.seat();
                    assert!(own || row.card == state.board.card[other]);
                }
            }
            match Konzern::turn(&state) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let odds = Konzern::odds(&state);
                    let outcome = odds.get(odds.at(rng.random_range(0..odds.total()))).unwrap();
                    assert!(Konzern::settle(&mut state, &outcome, &mut told));
                }
                Turn::Seats(owing) => {
                    let by = owing.first().unwrap();
                    let choices = Konzern::choices(&state, by);
                    let choice = choices.get(rng.random_range(0..choices.len())).unwrap();
                    Konzern::play(&mut state, by, &choice, &mut told).unwrap();
                }
            }
            // The told transfers, done again on a ledger of one's own, lead to the same accounts.
            for told in told.drain(..) {
                match told.event {
                    Event::Paid { from, to, amount, .. } => assert!(ledger.transfer(from, to, amount)),
                    Event::Emitted { amount } => ledger.emit(amount),
                    _ => {}
                }
                events.push((steps, told.event));
            }
            assert_eq!(ledger, state.board.ledger);
            steps += 1;
        }
    }
    assert!(steppers > 1_000, "{steppers}");
}

#[test]
fn labels_name_their_rules_and_sums_add_up() {
    let mut table = Table::led_by(N);
    table.go(Pc::Wages(0));
    let view = view(&table, N);
    let sums = view.sums();
    assert!(sums.contains(&(Label::Wage, 160)) && sums.contains(&(Label::LuxuryTax, 40)));
    assert_eq!(view.flows.iter().map(|flow| u32::from(flow.amount)).sum::<u32>(), 160 + 120 + 80);
    assert!(Label::ALL.iter().all(|label| label.rule().starts_with("KZ-")));
}

/// A game of computers.
fn game(seed: u64) -> Match<Konzern> {
    let cards = vec![SeatCard::new("", Player::Bot(Level::Normal)); 4];
    let mut game = Match::<Konzern>::new(MatchId::new(seed), Setup::default(), cards, false).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        match game.turn() {
            Turn::Over(_) => return game,
            Turn::Chance => assert!(game.settle(&mut rng)),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let view = game.observe(Viewer::Seat(seat));
                let rank = Konzern::decide(Level::Normal, seat, &view, &[], &game.choices(seat), &mut rng);
                game.play_rank(seat, rank).unwrap();
            }
        }
    }
}

#[test]
fn records_of_finished_games_add_up() {
    for seed in 0..30 {
        let game = game(seed);
        let view = game.observe(Viewer::Table);
        let record = Record::of(&view, game.told(Viewer::Table)).unwrap();
        assert_eq!(record.years.len(), 6);
        assert_eq!(record.years[5].to, game.len());
        let board = view.board;
        for (corp, balance) in Corp::ALL.into_iter().zip(record.balance) {
            assert_eq!(
                balance.worth,
                i32::from(balance.purse) + i32::from(balance.share_value) + i32::from(balance.credits)
                    - i32::from(balance.debts)
            );
            assert_eq!(balance.worth, board.result.unwrap().worth[corp.index()]);
            assert_eq!(record.years[5].prices[corp.index()], board.price(corp));
            let paid: u16 = record.years.iter().map(|year| year.paid[corp.index()]).sum();
            assert_eq!(paid, board.paid_out[corp.index()]);
            let tally = record.seats[corp.index()];
            assert_eq!(tally.presidencies, board.presidencies[corp.index()]);
            assert_eq!(tally.faces.iter().sum::<u16>(), tally.rolls);
            assert_eq!(tally.election_rolls, 6);
        }
        assert_eq!(record.balance[record.winner.index()].place, 1);
        assert_eq!(record.emitted, record.years.iter().map(|year| year.emitted).sum::<u16>());
        assert_eq!(record.years[5].unemployed, board.unemployed());
        let young: u16 = record.seats.iter().map(|tally| tally.young).sum();
        assert!(
            young <= 20 && record.moments.iter().any(|moment| matches!(moment, Moment::DearestShare { .. }))
        );
        let (won, lost) = record
            .seats
            .iter()
            .fold((0, 0), |(won, lost), tally| (won + tally.fights.0, lost + tally.fights.1));
        assert_eq!(won, lost);
        // Before the end there is none.
        let past = game.at(game.len() - 1);
        assert!(Record::of(&past.observe(Viewer::Table), past.told(Viewer::Table)).is_none());
    }
}

#[test]
fn the_president_stands_as_soon_as_elected() {
    let mut table = Table::led_by(N);
    table.board().phase = 1;
    table.board().president = Some(S.seat());
    table.board().government = engine::SeatSet::only(S.seat()).with(N.seat());
    table.board().pc = Pc::Window { phase: 2, at: 0, quiet: 0 };
    let seats = view(&table, N).seats;
    assert!(seats[2].president && seats[0].government && !seats[1].government);
    // The president of last year is none while the next one is elected.
    table.board().pc = Pc::Run(0);
    assert!(view(&table, N).seats.iter().all(|seat| !seat.president && !seat.government));
    // Nor in the trade window with which the year opens: the last phase is over.
    table.board().phase = 12;
    table.board().pc = Pc::Window { phase: 1, at: 0, quiet: 0 };
    assert!(view(&table, N).seats.iter().all(|seat| !seat.president && !seat.government && !seat.lead));
    table.board().pc = Pc::PutUp(0);
    assert!(view(&table, N).seats[2].president, "to the end of the year");
}
