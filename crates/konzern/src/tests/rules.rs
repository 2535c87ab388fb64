//! One test per rule at least, phases 1 to 8.

use super::*;

fn white(table: &mut Table, faces: [&str; 5]) {
    for face in faces {
        if table.ask() == Ask::Master {
            table.chance("master A");
        }
        table.chance(&format!("roll {face}"));
    }
}

/// Elected up to the votes: North leads, these parties are named, these dots rolled; the game master is A.
fn election(parties: [&str; 4], faces: [&str; 5]) -> Table {
    let mut table = Table::new();
    table.chance("lead N");
    for (corp, party) in Corp::ALL.into_iter().zip(parties) {
        table.play(corp, &format!("run {party}"));
    }
    white(&mut table, faces);
    table
}

#[test]
fn kz_0_1_four_colours_in_two_parties() {
    let table = Table::new();
    assert_eq!(Konzern::turn(&table.state), Turn::Chance);
    assert_eq!([N, E, S, W].map(|corp| Party::of(corp.seat())), [Party::A, Party::B, Party::A, Party::B]);
    assert_eq!(table.state.board.chief, [0, 1, 2, 3].map(seat));
    assert_eq!(table.state.board.workers, [4; 4]);
    assert_eq!(engine::Setup::seats(&Setup::default()), 4);
    assert_eq!(
        Konzern::play(&mut table.clone().state, seat(4), &Move::Pass(), &mut ()),
        Err(Refusal::NoSuchSeat)
    );
}

#[test]
fn kz_0_2_start() {
    let board = Table::new().state.board;
    assert_eq!(board.ledger.total(), 960);
    for corp in Corp::ALL {
        let held = |holder| board.shares_of(holder, corp);
        assert_eq!(board.ledger.of(Account::Bank(corp)), 60);
        assert_eq!(board.ledger.of(Account::Purse(corp)), 80);
        assert_eq!([0, 1, 2, 3].map(|steps| held(Holder::Purse(corp.left(steps)))), [2, 1, 0, 1]);
        assert_eq!((board.reserve[corp.index()], board.price(corp), board.level[corp.index()]), (6, 40, 5));
    }
    assert_eq!(board.ledger.of(Account::Central), 400);
}

#[test]
fn kz_0_3_switches() {
    for (text, legal) in [
        ("years=4 quota=3 dismissals=exact meetings=motions", true),
        ("years=8 quota=5 dismissals=most meetings=wishes", true),
        ("years=3", false),
        ("years=9", false),
        ("quota=2", false),
        ("quota=6", false),
        ("dismissals=some", false),
    ] {
        assert_eq!(text.parse::<Setup>().is_ok(), legal, "{text}");
    }
    assert!(Konzern::start(&Setup { years: 9, ..Setup::default() }).is_err());
    assert_eq!(Setup::default().to_string(), "years=6 quota=4 dismissals=most meetings=wishes");
}

#[test]
fn kz_0_4_the_lead_player_acts_first_and_then_clockwise() {
    let mut table = Table::new();
    table.chance("lead S");
    assert_eq!(table.state.board.lead_order().collect::<Vec<_>>(), [S, W, N, E]);
    for corp in [S, W, N, E] {
        assert_eq!(table.ask(), Ask::Run(corp.seat()));
        assert_eq!(table.refuse(corp.left(1), "run A"), Refusal::NotDue);
        table.play(corp, "run A");
    }
}

/// Who acts, by the question, if it is the one that is looked for.
type Seen = fn(Ask) -> Option<Corp>;

/// Whom the course asks from here on, by what `wanted` sees in the questions. Everything is passed, answered by
/// the first choice, or left to the first outcome: the blank side.
fn asked(table: &mut Table, pc: Pc, wanted: Seen) -> Vec<Corp> {
    table.go(pc);
    let mut asked = Vec::new();
    for _ in 0..60 {
        if let Some(corp) = wanted(table.ask()).filter(|corp| asked.last() != Some(corp)) {
            asked.push(corp);
        }
        if asked.len() == 4 {
            break;
        }
        match Konzern::turn(&table.state) {
            Turn::Chance => {
                let first = Konzern::odds(&table.state).get(0).unwrap().to_string();
                table.chance(&first);
            }
            Turn::Seats(owing) => {
                let by = Corp::of_seat(owing.first().unwrap());
                let words = table.words(by);
                let choice = words.iter().find(|word| *word == "pass").unwrap_or(&words[0]).clone();
                table.play(by, &choice);
            }
            Turn::Over(_) => break,
        }
    }
    asked
}

#[test]
fn kz_0_4_every_phase_follows_the_lead_order() {
    let table = || {
        let mut table = Table::led_by(N);
        let board = table.board();
        (board.lead, board.year, board.level) = (S, 2, [6; 4]);
        board.card = [5; 4].map(Some);
        board.stand = [2; 4];
        for corp in Corp::ALL {
            board.loans.add(Holder::Purse(corp), Holder::Central, Field::F15);
        }
        table
    };
    assert_eq!(table().state.board.lead_order().collect::<Vec<_>>(), [S, W, N, E]);
    let phases: [(Pc, Seen); 8] = [
        (Pc::Produce(0), |ask| if let Ask::Spread(corp) = ask { Some(corp) } else { None }),
        (Pc::Renew(0), |ask| if let Ask::Renew(corp) = ask { Some(corp) } else { None }),
        (Pc::Strikes(0), |ask| if let Ask::Strike(corp) = ask { Some(corp) } else { None }),
        (Pc::Rest(0), |ask| if let Ask::Dismiss(corp) = ask { Some(corp) } else { None }),
        (Pc::Extend(0), |ask| if let Ask::Extend(seat) = ask { Some(Corp::of_seat(seat)) } else { None }),
        (Pc::Meet { topic: Topic::Dividend, at: 0 }, |ask| {
            if let Ask::Wish { corp, .. } = ask { Some(corp) } else { None }
        }),
        (Pc::Calls(0), |ask| if let Ask::Call(seat) = ask { Some(Corp::of_seat(seat)) } else { None }),
        (Pc::PutUp(0), |ask| if let Ask::PutUp(seat) = ask { Some(Corp::of_seat(seat)) } else { None }),
    ];
    for (pc, wanted) in phases {
        assert_eq!(asked(&mut table(), pc, wanted), [S, W, N, E], "{pc:?}");
    }
    // Shareholders at one meeting, those asked for interest, and buyers of the central bank's shares too.
    let mut meeting = table();
    meeting.fund(Account::Bank(S), 100);
    let voters = asked(&mut meeting, Pc::Meet { topic: Topic::Dividend, at: 0 }, |ask| match ask {
        Ask::Wish { seat, corp: S, topic: Topic::Dividend } => Some(Corp::of_seat(seat)),
        _ => None,
    });
    assert_eq!(voters, [S, W, E], "South's shares lie with South and its neighbours");
    let mut central = table();
    central.set_shares(S, &[(Holder::Central, 4)]);
    let buyers = asked(&mut central, Pc::Central(0), |ask| match ask {
        Ask::Central(seat) => Some(Corp::of_seat(seat)),
        _ => None,
    });
    assert_eq!(buyers, [S, W, N, E]);
    let mut offer = table();
    offer.go(Pc::PutUp(0));
    offer.play(S, "share purse3 S");
    for corp in [W, N, E] {
        assert_eq!(offer.ask(), Ask::Interest(corp.seat()));
        offer.play(corp, "pass");
    }
    // At the fair the last ones may have no choice left.
    let mut fair = table();
    fair.go(Pc::Fair(0));
    while let Ask::Machine { .. } = fair.ask() {
        let by = Corp::of_seat(fair.state.board.owing().first().unwrap());
        let choice = fair.words(by)[0].clone();
        fair.play(by, &choice);
    }
    let bought = fair.told.iter().filter_map(|told| match told.event {
        Event::Machine { buyer, state, .. } => Some((buyer, state)),
        _ => None,
    });
    let wanted = [(S, false), (W, false), (N, false), (N, true), (E, false)];
    assert_eq!(bought.collect::<Vec<_>>(), wanted, "North is president");
    // What is paid without a question.
    for (pc, label) in [
        (Pc::Wages(0), Label::Wage),
        (Pc::Luxuries(0), Label::Luxury),
        (Pc::Fees(0), Label::Fee),
        (Pc::PayDividends(0), Label::Dividend),
    ] {
        let mut table = table();
        table.board().marker = [1; 4];
        table.go(pc);
        let mut payers: Vec<_> = table.paid(label).into_iter().map(|(from, ..)| from).collect();
        payers.dedup();
        let purses = label == Label::Luxury;
        let order = [S, W, N, E].map(|corp| if purses { Account::Purse(corp) } else { Account::Bank(corp) });
        assert_eq!(payers, order, "{label}");
    }
}

#[test]
fn kz_0_5_the_dice() {
    let mut table = Table::new();
    let lead = Konzern::odds(&table.state);
    assert_eq!((lead.len(), lead.total()), (4, 4));
    table.chance("lead N");
    for corp in Corp::ALL {
        table.play(corp, "run A");
    }
    let die = Konzern::odds(&table.state);
    assert_eq!((die.len(), die.total()), (5, 6));
    assert_eq!([0, 1, 2, 3, 4].map(|rank| die.weight(rank)), [2, 1, 1, 1, 1]);
    let faces: Vec<_> = (0..5).filter_map(|rank| die.get(rank)).map(|face| face.to_string()).collect();
    assert_eq!(faces, ["roll 0", "roll W1", "roll W2", "roll R1", "roll R2"]);
    for _ in 0..4 {
        table.chance("roll 0");
    }
    // Two colours of six are of each party, so both are as likely.
    let master = Konzern::odds(&table.state);
    assert_eq!((table.ask(), master.len(), master.total()), (Ask::Master, 2, 2));
    table.go(Pc::Begin(6));
    let market = Konzern::odds(&table.state);
    assert_eq!((table.ask(), market.len(), market.total()), (Ask::Market, 4, 4));
    assert_eq!(MACHINE_FACTOR, 5);
}

#[test]
fn kz_0_6_cards_lie_face_down_until_the_last_one() {
    let mut table = Table::led_by(N);
    table.go(Pc::Prices(0));
    table.play(E, "price 3");
    assert_eq!(table.refuse(E, "price 4"), Refusal::Sealed);
    assert_eq!(table.view(E).cards, [None, Some(3), None, None]);
    assert_eq!(table.view(N).cards, [None; 4]);
    assert_eq!(table.table().cards, [None; 4]);
    assert_eq!(table.table().board.card, [None; 4]);
    assert!(table.told.is_empty(), "a sealed card tells nothing");
    for corp in [N, S, W] {
        table.play(corp, "price 7");
    }
    assert!(table.has(Event::Prices { cards: [Some(7), Some(3), Some(7), Some(7)] }));
}

#[test]
fn kz_1_1_the_old_lead_player_rolls_for_the_new_one() {
    let mut table = Table::new();
    assert_eq!(Konzern::hand(&table.state), None, "the game master rolls first");
    table.chance("lead W");
    assert!(table.has(Event::Lead { seat: seat(3) }));
    table.board().president = Some(seat(0));
    table.board().year = 2;
    table.go(Pc::Begin(1));
    assert_eq!((table.ask(), Konzern::hand(&table.state)), (Ask::Lead, Some(seat(3))));
}

#[test]
fn kz_1_2_nobody_leads_twice_running() {
    let mut table = Table::led_by(N);
    table.board().year = 2;
    table.board().lead = E;
    table.go(Pc::Begin(1));
    let odds = Konzern::odds(&table.state);
    assert_eq!(odds.len(), 3);
    assert_eq!(odds.rank(&Chance::Lead(E)), None);
    assert!(!Konzern::settle(&mut table.state, &Chance::Lead(E), &mut ()));
}

#[test]
fn kz_1_3_white_dots_are_seats_of_the_party_named() {
    let table = election(["A", "A", "B", "B"], ["W2", "W1", "R2", "0", "W1"]);
    assert_eq!(table.state.board.party_seats(), [4, 0], "red and blank bring none");
    assert!(table.has(Event::Parliament { a: 4, b: 0 }));
}

#[test]
fn kz_1_3_all_name_a_party_then_all_roll_the_game_master_last() {
    let mut table = Table::new();
    table.chance("lead S");
    for (corp, party) in [(S, "A"), (W, "A"), (N, "B"), (E, "B")] {
        table.play(corp, &format!("run {party}"));
    }
    for (corp, roll) in [(S, "roll W2"), (W, "roll W1"), (N, "roll 0"), (E, "roll W1")] {
        assert_eq!(Konzern::hand(&table.state), Some(corp.seat()));
        table.chance(roll);
    }
    assert_eq!(table.ask(), Ask::Master);
    table.chance("master B");
    assert_eq!((table.ask(), Konzern::hand(&table.state)), (Ask::Ballots(None), None));
    table.chance("roll W2");
    assert_eq!(table.state.board.dots, [0, 1, 2, 1, 2]);
    assert_eq!(table.state.board.party_seats(), [3, 3]);
    // They vote along the lead order too.
    assert_eq!(table.ask(), Ask::Vote(S.seat()));
}

#[test]
fn kz_1_4_only_players_of_seated_parties_vote_and_stand() {
    // East rolls for the other party: a seat for A, but no vote.
    let mut table = election(["A", "A", "A", "B"], ["W1", "W2", "W1", "0", "0"]);
    assert_eq!(table.ask(), Ask::Vote(seat(0)));
    assert_eq!(table.words(N), ["vote 1", "vote 3"]);
    assert_eq!(table.refuse(N, "vote 2"), Refusal::NoCandidate);
    table.play(N, "vote 3");
    assert_eq!(table.ask(), Ask::Vote(seat(2)), "East has no vote");
    table.play(S, "vote 3");
    assert_eq!(table.state.board.president, Some(seat(2)));
    assert!(table.has(Event::Voted { seat: Some(seat(0)), candidate: seat(2), votes: 1 }));
}

#[test]
fn kz_1_5_president_and_mate_govern() {
    let mut table = election(["A", "B", "A", "B"], ["W2", "W1", "0", "0", "0"]);
    table.play(N, "vote 1");
    table.play(E, "vote 2");
    let board = table.state.board;
    assert_eq!((board.president, board.government), (Some(seat(0)), SeatSet::only(seat(0)).with(seat(2))));
    assert_eq!(board.presidencies, [1, 0, 0, 0]);
}

#[test]
fn kz_1_6_the_first_white_dot_decides_a_tie() {
    let mut table = election(["A", "B", "A", "B"], ["W1", "W1", "0", "0", "R1"]);
    table.play(N, "vote 1");
    table.play(E, "vote 4");
    assert_eq!(table.ask(), Ask::FirstWhite);
    let odds = Konzern::odds(&table.state);
    // (2/3)^k of 1/3, given that one of five is white.
    assert_eq!((odds.total(), odds.weight(0), odds.weight(4)), (211, 81, 16));
    table.chance("first S");
    assert_eq!((table.ask(), table.words(S)), (Ask::Tie(seat(2)), vec!["vote 1".into(), "vote 4".into()]));
    table.play(S, "vote 4");
    assert_eq!(table.state.board.president, Some(seat(3)));
    // Without any white dot everybody can be named.
    let mut table = election(["A", "B", "A", "B"], ["0", "R1", "0", "R2", "0"]);
    table.chance("first N");
    assert_eq!(table.words(N).len(), 4);
}

#[test]
fn kz_1_6_dots_without_a_vote_leave_only_players_of_parliament() {
    // East and West roll for A, so A alone is in parliament, but nobody of A has rolled a dot.
    let mut table = election(["A", "A", "A", "A"], ["0", "W1", "R1", "W2", "0"]);
    assert_eq!(table.state.board.party_seats(), [3, 0]);
    assert_eq!(table.ask(), Ask::FirstWhite);
    assert!(table.has(Event::Tied { candidates: SeatSet::only(seat(0)).with(seat(2)) }));
    // Who rolls the first white dot may be anybody, who is named may not.
    table.chance("first E");
    assert_eq!(table.words(E), ["vote 1", "vote 3"]);
    assert_eq!(table.refuse(E, "vote 2"), Refusal::NoCandidate);
}

#[test]
fn kz_1_7_the_game_master_votes_for_who_was_president_less_often() {
    let mut table = Table::new();
    table.board().presidencies = [2, 0, 1, 0];
    table.chance("lead N");
    for corp in Corp::ALL {
        table.play(corp, "run A");
    }
    white(&mut table, ["0", "0", "0", "0", "W1"]);
    assert!(table.has(Event::Voted { seat: None, candidate: seat(2), votes: 1 }));
    assert_eq!(table.state.board.president, Some(seat(2)));
    // In a tie likewise: of the tied the least often, of equals the first in the lead order.
    let tie = |presidencies: [u8; 4], lead: &str| {
        let mut table = Table::new();
        table.board().presidencies = presidencies;
        table.chance(lead);
        for corp in table.state.board.lead_order().collect::<Vec<_>>() {
            table.play(corp, "run A");
        }
        white(&mut table, ["0"; 5]);
        table.chance("first -");
        table.state.board.president.map(Corp::of_seat)
    };
    assert_eq!(tie([0; 4], "lead N"), Some(N));
    assert_eq!(tie([0; 4], "lead W"), Some(W));
    assert_eq!(tie([1, 1, 0, 1], "lead N"), Some(S));
    assert_eq!(tie([0, 1, 0, 1], "lead E"), Some(S), "East was it once; South comes before North");
    // And in the vote: of the two of the party who have been president as often, the first in lead order.
    let mut table = Table::new();
    table.chance("lead E");
    for corp in [E, S, W, N] {
        table.play(corp, "run A");
    }
    white(&mut table, ["0", "0", "0", "0", "W1"]);
    assert_eq!(table.state.board.president, Some(S.seat()));
}

#[test]
fn kz_2_1_kz_2_2_goods_by_level_spread_evenly() {
    let mut table = Table::led_by(N);
    table.go(Pc::Produce(0));
    let board = table.state.board;
    assert_eq!(board.stall, [[2, 1, 1, 1], [1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2]]);
    assert_eq!(Corp::ALL.map(|market| board.supply(market)), [5; 4]);
    let mut table = Table::led_by(N);
    table.board().level = [6, 8, 8, 8];
    table.board().year = 2;
    table.go(Pc::Produce(0));
    assert_eq!(table.words(N), ["spread E", "spread S", "spread W"]);
    assert_eq!(table.refuse(N, "spread N"), Refusal::HomeMarket);
    table.play(N, "spread S");
    let board = table.state.board;
    assert_eq!(board.stall.map(|market| market[0]), [2, 1, 2, 1]);
    assert_eq!(board.stall.map(|market| market[1]), [2; 4]);
    assert_eq!(board.produced, [6, 8, 8, 8]);
}

#[test]
fn kz_2_3_two_capital_goods_each() {
    let mut table = Table::led_by(N);
    table.go(Pc::Produce(0));
    assert_eq!(table.state.board.stand, [2; 4]);
}

#[test]
fn kz_2_4_plans() {
    let mut table = Table::led_by(N);
    table.go(Pc::Renew(0));
    assert_eq!(table.state.board.plan, [6; 4], "in the first year");
    let mut table = Table::led_by(N);
    table.board().year = 2;
    table.go(Pc::Renew(0));
    assert_eq!(table.words(N), ["plan 0", "plan 1"]);
    for (corp, plan) in Corp::ALL.into_iter().zip(["plan 0", "plan 1", "plan 0", "plan 1"]) {
        table.play(corp, plan);
    }
    assert_eq!(table.state.board.plan, [6, 8, 6, 8]);
    assert_eq!(table.state.board.ledger.total(), 960);
    table.go(Pc::YearEnd);
    assert_eq!(table.state.board.level, [6, 8, 6, 8], "the next year's level");
    let mut table = Table::led_by(N);
    table.board().year = 6;
    table.board().level = [8; 4];
    table.go(Pc::Renew(0));
    assert_eq!((table.ask(), table.state.board.plan), (Ask::Strike(N), [8; 4]), "nothing in the last year");
}

#[test]
fn kz_2_4_kz_5_4_no_plan_is_cut_in_the_last_year() {
    let mut table = action(8, false, 1);
    table.board().year = 6;
    table.play(E, "attack N");
    table.chance("roll W2");
    table.play(E, "wreck");
    assert!(table.has(Event::Wrecked { loser: N, cut: false }), "there is no plan to cut");
}

/// Produced, and the rolls are due.
fn rolls(setup: Setup) -> Table {
    let mut table = Table::with(setup);
    table.board().president = Some(seat(0));
    table.board().government = SeatSet::only(seat(0)).with(seat(2));
    table.go(Pc::Produce(0));
    assert_eq!(table.ask(), Ask::Strike(N));
    table
}

#[test]
fn kz_2_5_rolls_dismiss_or_strike() {
    let mut table = rolls(Setup { quota: 3, exact: true, ..Setup::default() });
    assert_eq!(Konzern::hand(&table.state), Some(seat(0)));
    for roll in ["roll W2", "roll R1", "roll R2", "roll W2"] {
        table.chance(roll);
    }
    let board = table.state.board;
    assert_eq!(board.workers, [2, 4, 4, 3], "only what the number leaves");
    assert_eq!([N, E, S, W].map(|corp| board.goods(corp)), [5, 4, 4, 5]);
    assert_eq!(board.stand, [2, 2, 1, 2]);
    assert!(table.has(Event::Struck { corp: S, goods: 1, capital: 1 }));
    // Who has no worker does not roll; who comes after the number is reached still does.
    let mut table = rolls(Setup { quota: 3, ..Setup::default() });
    table.board().workers = [2, 0, 4, 4];
    for roll in ["roll W2", "roll W1"] {
        table.chance(roll);
    }
    assert_eq!(table.ask(), Ask::Strike(W), "East has nobody to dismiss; West rolls all the same");
    table.chance("roll R1");
    assert_eq!(table.state.board.goods(W), 4);
}

#[test]
fn kz_2_5_kz_2_7_nobody_rolls_for_the_last_worker() {
    let mut table = rolls(Setup::default());
    table.board().workers = [1, 0, 1, 0];
    table.chance("roll W2");
    assert_eq!(table.state.board.workers, [0, 0, 1, 0]);
    // South's worker has become the last one, whom the lead player's corporation employs.
    assert!(!matches!(table.ask(), Ask::Strike(_)));
}

#[test]
fn kz_2_6_v9_the_rest_of_the_number() {
    let mut table = rolls(Setup { quota: 5, exact: true, ..Setup::default() });
    for roll in ["roll W2", "roll R1", "roll 0", "roll W1"] {
        table.chance(roll);
    }
    // North has dismissed two, East strikes, South gives two; the number is met before West.
    assert_eq!(table.state.board.workers, [2, 4, 2, 3]);
    let mut table = rolls(Setup { quota: 5, ..Setup::default() });
    for roll in ["roll W2", "roll R1", "roll 0", "roll W1"] {
        table.chance(roll);
    }
    assert_eq!(table.words(S), ["dismiss 0", "dismiss 1", "dismiss 2"]);
    table.play(S, "dismiss 0");
    assert_eq!(table.words(W), ["dismiss 0", "dismiss 1"], "one of two is gone already");
    assert_eq!(table.refuse(W, "dismiss 2"), Refusal::Quota);
    table.play(W, "dismiss 1");
    assert_eq!(table.state.board.workers, [2, 4, 4, 2]);
}

#[test]
fn kz_2_7_v4_the_last_worker() {
    let mut table = Table::led_by(N);
    table.board().workers = [1, 0, 0, 0];
    table.board().lead = S;
    table.go(Pc::Wages(0));
    assert_eq!(table.paid(Label::Wage), [(Account::Bank(S), Account::Wage(N), 10)]);
    let rents: Vec<_> = [W, N, E].map(|corp| (Account::Bank(corp), Account::Bank(S), 5)).into();
    assert_eq!(table.paid(Label::Rent), rents);
    assert_eq!(table.bank(S), 65);
    assert_eq!(table.state.board.may_dismiss(N), 0, "never dismissed");
}

#[test]
fn kz_2_8_strikes_leave_five_capital_goods() {
    let mut table = rolls(Setup::default());
    for _ in 0..4 {
        table.chance("roll R2");
    }
    assert_eq!(table.state.board.stand, [1, 1, 1, 2]);
    assert!(table.has(Event::Struck { corp: W, goods: 1, capital: 0 }));
}

#[test]
fn kz_2_9_unemployment_only_grows() {
    let mut rng = rng(29);
    for _ in 0..20 {
        let mut state = Konzern::start(&Setup::default()).unwrap();
        let mut last = 0;
        play_on(&mut state, &mut rng, |state| {
            assert!(state.board.unemployed() >= last);
            last = state.board.unemployed();
            false
        });
        assert!(last > 8, "{last}");
    }
}

#[test]
fn kz_3_1_wages_come_before_rents() {
    let mut table = Table::led_by(N);
    table.board().workers = [4, 2, 0, 0];
    table.fund(Account::Bank(E), 20);
    table.go(Pc::Wages(0));
    assert_eq!(
        table.paid(Label::Wage),
        [(Account::Bank(N), Account::Wage(N), 40), (Account::Bank(E), Account::Wage(E), 20)]
    );
    assert!(table.paid(Label::Rent).is_empty(), "South must choose first");
    assert_eq!(table.ask(), Ask::Rent(S));
}

#[test]
fn kz_3_2_a_worker_is_rented_of_whom_the_chief_picks() {
    let mut table = Table::led_by(N);
    table.board().workers = [1, 0, 4, 0];
    table.go(Pc::Rents(0));
    assert_eq!((table.ask(), table.words(E)), (Ask::Rent(E), vec!["rent N".into(), "rent S".into()]));
    assert_eq!(table.refuse(E, "rent W"), Refusal::NoWorker);
    table.play(E, "rent S");
    assert_eq!((table.bank(E), table.bank(S)), (55, 65));
}

#[test]
fn kz_3_3_luxury_is_owed_by_every_open_purse() {
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(S), 0);
    table.board().bankrupt = SeatSet::only(seat(2));
    table.set_shares(N, &[(Holder::Purse(E), 4)]);
    table.go(Pc::Luxuries(0));
    let paid: Vec<_> = [N, E, W].map(|corp| (Account::Purse(corp), Account::Luxury(corp), 30)).into();
    assert_eq!(table.paid(Label::Luxury), paid);
}

#[test]
fn kz_3_4_taxes_take_ten_or_what_there_is() {
    let mut table = Table::led_by(N);
    table.fund(Account::Wage(N), 40);
    table.fund(Account::Wage(E), 7);
    table.fund(Account::Luxury(N), 30);
    table.fund(Account::Luxury(W), 3);
    table.go(Pc::Taxes);
    assert_eq!((table.cash(Account::Wage(N)), table.cash(Account::Wage(E))), (30, 0));
    assert_eq!((table.cash(Account::Luxury(N)), table.cash(Account::Luxury(W))), (20, 0));
    assert_eq!(table.paid(Label::WageTax).len(), 2, "empty accounts pay nothing");
}

#[test]
fn kz_3_5_benefits_from_the_fifth_unemployed() {
    for (workers, groups) in [([3, 3, 3, 3], 0), ([3, 3, 3, 2], 4), ([4, 4, 2, 1], 2), ([4, 4, 3, 0], 2)] {
        let mut table = Table::led_by(N);
        table.board().workers = workers;
        table.go(Pc::Taxes);
        assert_eq!(table.paid(Label::Benefit).len(), groups, "{workers:?}");
    }
}

#[test]
fn kz_3_6_no_luxury_tax_from_the_eleventh_unemployed() {
    for (workers, taxed) in [([2, 2, 1, 1], true), ([2, 1, 1, 1], false)] {
        let mut table = Table::led_by(N);
        table.board().workers = workers;
        table.fund(Account::Luxury(E), 30);
        table.fund(Account::Wage(E), 30);
        table.go(Pc::Taxes);
        assert_eq!(table.cash(Account::Luxury(E)), if taxed { 20 } else { 30 });
        assert_eq!(table.paid(Label::WageTax).len(), 1, "the wage tax goes on");
    }
}

#[test]
fn kz_4_1_underpaid_is_at_most_ten_with_somebody_unemployed() {
    for (wages, workers, underpaid) in [(10, 3, true), (0, 3, true), (11, 3, false), (10, 4, false)] {
        let mut table = Table::led_by(N);
        table.board().workers = [workers, 4, 4, 4];
        table.fund(Account::Wage(N), wages);
        assert_eq!(table.state.board.is_underpaid(N), underpaid, "{wages} {workers}");
    }
}

/// North's group is underpaid, all corporations have produced.
fn looting() -> Table {
    let mut table = Table::led_by(N);
    table.go(Pc::Produce(0));
    table.board().workers = [1, 4, 4, 4];
    for corp in [E, S, W] {
        table.fund(Account::Wage(corp), 30);
    }
    table.go(Pc::Loot(0));
    assert_eq!((table.ask(), Konzern::hand(&table.state)), (Ask::Loot(N), Some(seat(0))));
    table
}

#[test]
fn kz_4_2_plunder_by_the_die() {
    let mut table = looting();
    table.chance("roll W2");
    assert_eq!(table.words(N), ["plunder E", "plunder S", "plunder W"]);
    table.play(N, "plunder S");
    assert_eq!(table.state.board.stall[0], [2, 1, 0, 1]);
    let mut table = looting();
    table.chance("roll R1");
    assert_eq!(table.state.board.stall[0], [1, 1, 1, 1]);
    let mut table = looting();
    table.chance("roll 0");
    assert_eq!(table.state.board.stall[0], [2, 1, 1, 1]);
}

#[test]
fn kz_4_3_plundered_goods_are_no_money() {
    let mut table = looting();
    let before = table.state.board.ledger;
    table.chance("roll R2");
    assert!(table.has(Event::Plundered { group: N, victim: N }));
    assert_eq!(table.state.board.ledger, before);
    assert_eq!(table.state.board.goods(N), 4);
}

#[test]
fn kz_4_4_protected_goods_stay() {
    let mut table = looting();
    table.goods(E, [2, 0, 0, 1]);
    table.board().produced[E.index()] = 5;
    table.chance("roll W1");
    assert_eq!(table.words(N), ["plunder S", "plunder W"], "East is down to three of five");
    assert_eq!(table.refuse(N, "plunder E"), Refusal::Protected);
    let mut table = looting();
    for corp in Corp::ALL {
        table.goods(corp, [2, 1, 0, 0]);
        table.board().produced[corp.index()] = 5;
    }
    let goods = table.state.board.stall;
    table.chance("roll W1");
    assert_eq!(table.state.board.stall, goods, "nothing is legal, nothing happens");
    let mut table = looting();
    table.goods(N, [2, 1, 0, 0]);
    table.board().produced[0] = 5;
    table.chance("roll R2");
    assert_eq!(table.state.board.goods(N), 3, "nor is the own half touched");
}

#[test]
fn kz_4_4_groups_follow_in_lead_order() {
    let mut table = Table::led_by(N);
    table.go(Pc::Produce(0));
    table.board().workers = [3, 4, 2, 0];
    table.fund(Account::Wage(E), 0);
    table.board().lead = S;
    table.go(Pc::Loot(0));
    // East's account is empty, but nobody there is unemployed.
    for corp in [S, W, N] {
        assert_eq!(table.ask(), Ask::Loot(corp));
        table.chance("roll 0");
    }
    assert!(!matches!(table.ask(), Ask::Loot(_)));
}

/// All have produced at this level, North and South govern, the action of this corporation is due.
fn action(level: u8, state: bool, at: u8) -> Table {
    let mut table = Table::led_by(N);
    let board = table.board();
    board.level = [level; 4];
    board.plan = [8; 4];
    for corp in Corp::ALL {
        table.goods(corp, if level == 8 { [2; 4] } else { [2, 1, 1, 1] });
    }
    table.go(Pc::Actions { state, at });
    table
}

#[test]
fn kz_5_1_the_government_acts_first_and_must() {
    let mut table = action(8, true, 0);
    assert_eq!(
        (table.ask(), table.words(N)),
        (Ask::Attack { actor: N, state: true }, vec!["attack E".into(), "attack W".into()])
    );
    assert_eq!(table.refuse(N, "pass"), Refusal::MustAct);
    assert_eq!(table.refuse(N, "attack S"), Refusal::NoTarget);
    table.play(N, "attack E");
    table.chance("roll 0");
    assert_eq!(table.ask(), Ask::Attack { actor: S, state: true });
    table.play(S, "attack W");
    table.chance("roll 0");
    assert_eq!(table.words(E), ["attack N", "attack S", "attack W", "pass"], "anybody, or nothing");
    table.play(E, "pass");
    assert!(table.has(Event::Refrained { corp: E }));
    assert_eq!(table.ask(), Ask::Attack { actor: W, state: false });
    // From whoever leads on, the government before the others.
    let mut table = action(8, true, 0);
    table.board().lead = W;
    table.go(Pc::Actions { state: true, at: 0 });
    for (actor, state) in [(N, true), (S, true), (W, false), (E, false)] {
        assert_eq!(table.ask(), Ask::Attack { actor, state });
        let target = table.words(actor)[0].clone();
        table.play(actor, &target);
        table.chance("roll 0");
    }
    assert_eq!(table.ask(), Ask::Market);
}

#[test]
fn kz_5_2_white_wins_for_the_actor_red_for_the_target() {
    for (roll, winner) in [("roll W2", Some((E, N))), ("roll R2", Some((N, E))), ("roll 0", None)] {
        let mut table = action(8, false, 1);
        table.play(E, "attack N");
        assert_eq!(Konzern::hand(&table.state), Some(seat(1)));
        table.chance(roll);
        match (table.ask(), winner) {
            (Ask::Prize { winner, loser, .. }, Some(wanted)) => assert_eq!((winner, loser), wanted),
            (Ask::Attack { .. }, None) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn kz_5_3_state_actions() {
    let mut table = action(8, true, 0);
    table.play(N, "attack E");
    table.chance("roll W1");
    assert_eq!(table.words(N), ["seize N", "seize S", "seize W", "cash", "pass"]);
    let mut other = table.clone();
    table.play(N, "cash");
    assert_eq!((table.bank(E), table.cash(Account::Central)), (50, 410));
    other.play(N, "seize S");
    assert_eq!(other.words(N), ["seize S", "pass"], "on one market only");
    other.play(N, "seize S");
    assert_eq!(other.state.board.stall[S.index()], [4, 0, 2, 2]);
    let mut table = action(8, true, 0);
    table.play(N, "attack E");
    table.chance("roll W2");
    assert_eq!(table.words(N), ["cash", "wreck", "pass"]);
    let mut other = table.clone();
    table.play(N, "cash");
    assert_eq!(table.bank(E), 40);
    other.play(N, "wreck");
    assert_eq!((other.state.board.stand[1], other.state.board.plan[1]), (1, 6));
    for (roll, bank) in [("roll R1", 70), ("roll R2", 80)] {
        let mut table = action(8, true, 0);
        table.play(N, "attack E");
        table.chance(roll);
        assert_eq!(table.bank(E), bank);
    }
}

#[test]
fn kz_5_4_private_actions() {
    let mut table = action(8, false, 1);
    table.play(E, "attack N");
    table.chance("roll W1");
    assert_eq!(table.words(E), ["seize E", "seize S", "seize W", "pass"]);
    table.play(E, "seize S");
    assert_eq!(
        table.words(E),
        ["seize E", "seize S", "seize W", "pass"],
        "the second may come from elsewhere"
    );
    table.play(E, "seize W");
    assert_eq!((table.state.board.goods(E), table.state.board.goods(N)), (10, 6));
    for (plan, cut) in [(8, true), (6, false)] {
        let mut table = action(8, false, 1);
        table.board().plan = [plan; 4];
        table.play(E, "attack N");
        table.chance("roll W2");
        table.play(E, "wreck");
        assert!(table.has(Event::Wrecked { loser: N, cut }));
        assert_eq!((table.state.board.plan[0], table.state.board.stand[0]), (6, 1));
    }
}

#[test]
fn kz_5_5_exported_goods_are_those_abroad() {
    let mut table = action(8, false, 1);
    table.play(E, "attack N");
    table.chance("roll W1");
    assert_eq!(table.refuse(E, "seize N"), Refusal::NoPrize, "North's home market is safe");
    table.play(E, "seize E");
    let board = table.state.board;
    assert_eq!(board.stall[E.index()], [1, 3, 2, 2], "on the winner's home stall they are sold first");
    assert!(board.can_seize(N, S) && !board.can_seize(N, N));
    // Goods taken count for the holder and can be taken again.
    assert!(board.can_seize(E, N) && board.goods(E) == 9);
}

#[test]
fn kz_5_6_v10_cash_instead() {
    // Five produced, three left: nothing can be moved, cash instead.
    let mut table = action(5, false, 1);
    table.goods(N, [1, 1, 1, 0]);
    table.play(E, "attack N");
    table.chance("roll W1");
    assert_eq!(table.words(E), ["cash", "pass"]);
    table.play(E, "cash");
    assert_eq!((table.bank(N), table.bank(E)), (50, 70));
    // As long as one good can be moved there is no cash.
    let mut table = action(5, false, 1);
    table.play(E, "attack N");
    table.chance("roll W1");
    assert!(!table.words(E).contains(&"cash".to_owned()));
    // The loser may be the actor.
    let mut table = action(5, false, 1);
    table.goods(E, [2, 1, 0, 0]);
    table.board().stand = [2, 1, 2, 2];
    table.play(E, "attack N");
    table.chance("roll R2");
    assert_eq!(table.words(N), ["cash", "pass"]);
    table.play(N, "cash");
    assert_eq!((table.bank(N), table.bank(E)), (80, 40));
}

#[test]
fn kz_5_7_v11_the_limit_of_cash() {
    let mut board = action(8, true, 0).state.board;
    board.lost[1] = 20;
    assert!(!board.can_lose_cash(Some(E), 10));
    board.won[1] = 10;
    assert!(board.can_lose_cash(Some(E), 10) && !board.can_lose_cash(Some(E), 20));
    board.won[4] = 10;
    assert!(board.can_lose_cash(None, 20));
    board.lost[4] = 30;
    assert!(!board.can_lose_cash(None, 10), "the central bank may lose thirty after winning ten");
}

#[test]
fn kz_5_7_money_that_actions_move_is_counted() {
    // Twenty for the state: East can lose no more in a state action, but the central bank more.
    let mut table = action(8, true, 0);
    table.play(N, "attack E");
    table.chance("roll W2");
    table.play(N, "cash");
    table.play(S, "attack E");
    table.chance("roll W1");
    assert_eq!(table.words(S), ["seize N", "seize S", "seize W", "pass"], "no cash of East's any more");
    let board = table.state.board;
    assert!(board.can_lose_cash(None, 40) && !board.can_lose_cash(None, 50));
    assert_eq!((board.lost, board.won), ([0, 20, 0, 0, 0], [0, 0, 0, 0, 20]));
    // The central bank loses twenty, then nothing more; who has won them may lose forty.
    let mut table = action(8, true, 0);
    table.play(N, "attack E");
    table.chance("roll R2");
    table.play(S, "attack E");
    table.chance("roll R1");
    let board = table.state.board;
    assert_eq!((table.bank(E), table.cash(Account::Central)), (80, 380));
    assert!(table.has(Event::Spared { loser: S }));
    assert_eq!((board.lost, board.won), ([0, 0, 0, 0, 20], [0, 20, 0, 0, 0]));
    assert!(board.can_lose_cash(Some(E), 40) && !board.can_lose_cash(None, 10));
    // Cash instead of goods counts for both banks.
    let mut table = action(5, false, 1);
    table.goods(N, [1, 1, 1, 0]);
    table.play(E, "attack N");
    table.chance("roll W1");
    table.play(E, "cash");
    let board = table.state.board;
    assert_eq!((board.lost, board.won), ([10, 0, 0, 0, 0], [0, 10, 0, 0, 0]));
    // Everything is forgotten in the next year.
    table.go(Pc::YearEnd);
    assert_eq!((table.state.board.lost, table.state.board.won), ([0; 5], [0; 5]));
}

#[test]
fn kz_5_8_five_capital_goods_stay() {
    let mut table = action(8, false, 1);
    table.board().stand = [2, 1, 1, 1];
    table.play(E, "attack N");
    table.chance("roll W2");
    // Neither the capital good nor the plan, but twenty instead.
    assert_eq!(table.words(E), ["cash", "pass"]);
    assert_eq!(table.refuse(E, "wreck"), Refusal::NoPrize);
}

#[test]
fn kz_5_9_v10_half_is_protected() {
    for (level, floor) in [(5, 3), (6, 3), (8, 4)] {
        let mut table = Table::led_by(N);
        table.board().produced = [level; 4];
        assert_eq!(table.state.board.protected(N), floor);
        table.board().stall[1][0] = floor;
        assert!(!table.state.board.can_seize(N, E));
        table.board().stall[1][0] = floor + 1;
        assert!(table.state.board.can_seize(N, E));
    }
    let mut table = Table::led_by(N);
    table.board().stand = [2, 2, 2, 1];
    assert!(table.state.board.can_lose_machine(N) && !table.state.board.can_lose_machine(W));
}

#[test]
fn kz_5_10_what_cannot_be_done_is_not_open() {
    let mut table = action(8, true, 0);
    table.fund(Account::Bank(E), 15);
    table.play(N, "attack E");
    table.chance("roll W2");
    assert_eq!(table.words(N), ["wreck", "pass"], "twenty or nothing");
    let mut table = action(5, true, 0);
    table.fund(Account::Bank(E), 5);
    table.goods(E, [1, 1, 1, 0]);
    table.play(N, "attack E");
    table.chance("roll W1");
    assert!(table.has(Event::Spared { loser: E }));
    // The central bank too pays all or nothing.
    let mut table = action(8, true, 0);
    table.board().lost[4] = 10;
    table.play(N, "attack E");
    table.chance("roll R2");
    assert_eq!(table.bank(E), 60);
    // It makes no money for actions (KZ-13.5).
    let mut table = action(8, true, 0);
    table.fund(Account::Purse(W), 475);
    table.play(N, "attack E");
    table.chance("roll R1");
    assert_eq!((table.bank(E), table.cash(Account::Central)), (60, 5));
}

#[test]
fn kz_5_11_one_action_for_each_corporation() {
    let mut table = action(8, true, 0);
    table.board().chief = [0, 0, 2, 3].map(seat);
    table.go(Pc::Actions { state: true, at: 0 });
    // Only West is led from outside, so nobody has a choice; North's player acts twice.
    for actor in [N, E, S] {
        assert_eq!(table.ask(), Ask::Fight { actor, target: W, state: true });
        table.chance("roll 0");
    }
    assert_eq!(table.ask(), Ask::Attack { actor: W, state: false });
    // All on one side: no target, no state action.
    table.board().chief = [0, 0, 2, 2].map(seat);
    table.go(Pc::Actions { state: true, at: 0 });
    assert_eq!(table.ask(), Ask::Market);
}

/// Regions with this demand (all on luxury) and this supply; prices are asked for next.
fn markets(demand: [u16; 4], supply: [u8; 4]) -> Table {
    let mut table = Table::led_by(N);
    for (corp, (money, goods)) in Corp::ALL.into_iter().zip(demand.into_iter().zip(supply)) {
        table.fund(Account::Luxury(corp), money);
        table.board().stall[corp.index()][corp.index()] = goods;
    }
    table.go(Pc::Begin(6));
    assert_eq!(table.ask(), Ask::Market);
    table
}

fn demand(table: &Table) -> [u16; 4] {
    Corp::ALL.map(|corp| table.state.board.ledger.demand(corp))
}

#[test]
fn kz_6_1_the_diced_market_gets_ten_for_each_good() {
    let mut table = markets([80, 50, 50, 50], [5, 5, 5, 5]);
    assert_eq!(Konzern::hand(&table.state), Some(seat(0)));
    table.chance("market N");
    assert_eq!(demand(&table), [50, 60, 60, 60]);
    assert_eq!(table.state.board.full, Some(N));
}

#[test]
fn kz_6_2_balancing() {
    // Too much goes round from the lead player on; the first ten to wages, the next to luxury.
    let mut table = markets([30, 120, 30, 30], [5, 5, 5, 5]);
    table.board().lead = S;
    table.chance("market E");
    assert_eq!(demand(&table), [50, 50, 60, 50]);
    assert_eq!((table.cash(Account::Wage(S)), table.cash(Account::Luxury(S))), (20, 40));
    // Too little: first from who has more than goods, then from all in turn.
    let mut table = markets([20, 60, 70, 30], [8, 5, 5, 5]);
    table.chance("market N");
    assert_eq!(demand(&table), [80, 40, 40, 20]);
    // It stops where nobody can give, and leaves less than ten.
    let mut table = markets([0, 14, 9, 3], [5, 0, 0, 0]);
    table.chance("market N");
    assert_eq!(demand(&table), [10, 4, 9, 3]);
}

#[test]
fn kz_6_2_the_turn_begins_anew_and_luxury_goes_first() {
    // The first round ends at West, whose ten is the only one beyond its goods; the second one begins with the
    // lead player's market, South, not after West.
    let mut table = markets([20, 50, 50, 60], [4, 5, 5, 5]);
    table.board().lead = S;
    table.chance("market N");
    assert_eq!(demand(&table), [40, 50, 40, 50]);
    // Luxury gives before wages, even the last few; the 1st, 3rd … ten goes to wages, the 2nd, 4th … to luxury.
    let mut table = Table::led_by(N);
    table.fund(Account::Luxury(E), 17);
    table.fund(Account::Wage(E), 50);
    table.board().stall[0][0] = 3;
    table.go(Pc::Begin(6));
    table.chance("market N");
    assert_eq!((table.cash(Account::Luxury(E)), table.cash(Account::Wage(E))), (0, 37));
    assert_eq!((table.cash(Account::Wage(N)), table.cash(Account::Luxury(N))), (20, 10));
}

#[test]
fn kz_6_3_one_card_for_each_corporation() {
    let mut table = Table::led_by(N);
    table.board().chief = [0, 0, 2, 3].map(seat);
    table.go(Pc::Prices(0));
    assert_eq!(table.state.board.owing, SeatSet::only(seat(0)).with(seat(2)).with(seat(3)));
    for (corp, card) in [(N, "price 6"), (S, "price 7"), (W, "price 8")] {
        table.play(corp, card);
    }
    assert_eq!(table.state.board.card, [None; 4], "East's card is still to come");
    assert_eq!(table.state.board.owing, SeatSet::only(seat(0)));
    table.play(N, "price 9");
    let board = table.state.board;
    assert_eq!(board.card, [6, 9, 7, 8].map(Some));
    assert_eq!((board.price_card(E), board.machine_price(E)), (9, 45));
}

/// North's market: this money, these goods of N, E, S, W; cards 0, 4, 6, 7.
fn shop(money: u16, goods: [u8; 4]) -> Table {
    let mut table = Table::led_by(N);
    table.fund(Account::Wage(N), money);
    table.board().stall[0] = goods;
    table.board().card = [Some(5), Some(4), Some(6), Some(7)];
    table.board().stand = [2; 4];
    table.go(Pc::Sales(0));
    table
}

#[test]
fn kz_7_1_v5_trader_and_producers() {
    for (money, banks) in
        [(50, [93, 64, 66, 67]), (40, [90, 64, 66, 60]), (30, [86, 64, 60, 60]), (10, [70, 60, 60, 60])]
    {
        let mut table = shop(money, [2, 1, 1, 1]);
        if table.ask() == Ask::Import(N) {
            table.play(N, "cheapest");
        }
        // Stop before the fair: what North's market brought is in the events up to it.
        let brought = Corp::ALL.map(|corp| {
            let labels = [Label::Brand, Label::Import, Label::Margin];
            let sum: u16 = labels
                .into_iter()
                .flat_map(|label| table.paid(label))
                .filter(|(_, to, _)| *to == Account::Bank(corp))
                .map(|(_, _, amount)| amount)
                .sum();
            60 + sum
        });
        assert_eq!(brought, banks, "{money}");
    }
}

#[test]
fn kz_7_2_own_goods_first_then_as_the_trader_likes() {
    let mut table = shop(40, [2, 1, 1, 1]);
    assert_eq!(table.words(N), ["cheapest", "import E", "import S", "import W"]);
    assert_eq!(table.refuse(N, "import N"), Refusal::NoImport);
    table.play(N, "import W");
    assert_eq!(table.words(N), ["cheapest", "import E", "import S"]);
    table.play(N, "cheapest");
    assert_eq!(table.state.board.stall[0], [0, 0, 1, 0]);
    // With money for all there is nothing to choose.
    assert_ne!(shop(50, [2, 1, 1, 1]).ask(), Ask::Import(N));
    // Of equal prices the first in lead order is the cheapest.
    for (lead, left) in [(N, [0, 0, 1, 1]), (W, [0, 1, 1, 0])] {
        let mut table = shop(30, [2, 1, 1, 1]);
        table.board().card = [Some(5), Some(6), Some(6), Some(6)];
        table.board().lead = lead;
        let at = [N, E, S, W].into_iter().position(|corp| lead.left(corp.index()) == N).unwrap() as u8;
        table.board().pc = Pc::Imports { at, left: 1 };
        table.play(N, "cheapest");
        assert_eq!(table.state.board.stall[0], left, "{lead} leads");
    }
}

#[test]
fn kz_7_3_what_remains() {
    let mut table = Table::led_by(N);
    table.fund(Account::Wage(N), 15);
    table.fund(Account::Luxury(N), 20);
    table.board().stall[0] = [2, 0, 0, 0];
    table.go(Pc::Sales(0));
    assert_eq!((table.cash(Account::Wage(N)), table.cash(Account::Luxury(N))), (0, 15), "wages first");
    let mut table = shop(5, [2, 1, 0, 0]);
    assert_eq!(table.state.board.stall[0], [2, 1, 0, 0]);
    table.go(Pc::YearEnd);
    assert!(table.has(Event::Unsold { corp: N, goods: 2, capital: 2 }));
    assert_eq!((table.state.board.supply(N), table.cash(Account::Wage(N))), (0, 5));
    assert_eq!(table.state.board.unsold, [2, 1, 0, 0]);
}

#[test]
fn kz_7_4_markets_follow_in_lead_order() {
    let mut table = Table::led_by(N);
    for corp in Corp::ALL {
        table.fund(Account::Wage(corp), 10);
        table.board().stall[corp.index()][corp.index()] = 1;
    }
    table.board().lead = W;
    table.board().stand = [2; 4];
    table.go(Pc::Sales(0));
    let banks: Vec<_> = table.paid(Label::Brand).into_iter().map(|(_, to, _)| to).collect();
    assert_eq!(banks, [W, N, E, S].map(Account::Bank));
}

/// The fair begins: these stands, these cards; North is president and leads.
fn fair(stand: [u8; 4], cards: [u8; 4]) -> Table {
    let mut table = Table::led_by(N);
    table.board().stand = stand;
    table.board().card = cards.map(Some);
    table.go(Pc::Fair(0));
    table
}

#[test]
fn kz_8_1_everybody_buys_one_of_a_competitor() {
    let mut table = fair([2; 4], [4, 5, 6, 7]);
    assert_eq!(table.words(N), ["machine E", "machine S", "machine W"]);
    table.play(N, "machine E");
    assert_eq!((table.bank(N), table.bank(E)), (35, 85));
    // The state's comes next, then East must buy, and so on: all five are bought.
    let mut rng = rng(81);
    play_on(&mut table.state, &mut rng, |state| {
        state.board.phase != 1 || state.board.ask == Ask::Public(seat(0))
    });
    assert_eq!(table.state.board.machines_sold.iter().sum::<u8>(), 5);
}

#[test]
fn kz_8_2_kz_8_4_every_corporation_sells_in_every_fair() {
    // All stocks of at least five, all leads, all presidents, at random within the rules.
    let mut rng = rng(82);
    let mut fairs = 0;
    for stocks in 0..16u8 {
        let stand = [0, 1, 2, 3].map(|bit| 1 + (stocks >> bit & 1));
        if stand.iter().sum::<u8>() < MACHINE_FLOOR {
            continue;
        }
        for lead in Corp::ALL {
            for president in Corp::ALL {
                fairs += 1;
                let mut table = Table::led_by(president);
                table.board().lead = lead;
                table.board().stand = stand;
                table.board().card = [5; 4].map(Some);
                table.go(Pc::Fair(0));
                let told = &mut Vec::new();
                while let Ask::Machine { .. } = table.ask() {
                    let by = Corp::of_seat(table.state.board.owing().first().unwrap());
                    let options = table.options(by);
                    let choice = options[rng.random_range(0..options.len())];
                    Konzern::play(&mut table.state, by.seat(), &choice, told).unwrap();
                }
                assert!(table.state.board.machines_sold.iter().all(|sold| *sold > 0), "{stand:?}");
                let home = |told: &Told<Event>| matches!(told.event, Event::Machine { buyer, seller, .. } if buyer == seller);
                assert!(!told.iter().chain(&table.told).any(home), "{stand:?} {lead} {president}");
            }
        }
    }
    assert_eq!(fairs, 240);
}

#[test]
fn kz_8_3_v6_the_state_buys_through_the_presidents_corporation() {
    for (card, profit) in [(7, 15), (9, 5)] {
        let mut table = fair([2, 2, 1, 1], [0, card, 9, 9]);
        table.play(N, "machine W");
        let (before, seller) = (table.bank(N), table.bank(E));
        assert_eq!(table.ask(), Ask::Machine { buyer: N, state: true });
        table.play(N, "machine E");
        assert_eq!((table.bank(N), table.bank(E)), (before + profit, seller + 5 * u16::from(card)));
        assert_eq!(table.cash(Account::Central), 350);
        assert!(table.has(Event::Machine { buyer: N, seller: E, state: true }));
    }
}

#[test]
fn kz_8_4_a_purchase_that_spoils_the_fair_is_refused() {
    // East, South and West have one each. If North buys one, that stock is gone for the others.
    let mut table = fair([2, 1, 1, 1], [5; 4]);
    assert_eq!(table.ask(), Ask::Machine { buyer: N, state: false });
    table.play(N, "machine E");
    // Buying of itself is refused while others can sell.
    assert_eq!(table.ask(), Ask::Machine { buyer: N, state: true });
    assert_eq!(table.refuse(N, "machine N"), Refusal::Fair);
    assert_eq!(table.words(N), ["machine S", "machine W"]);
}

#[test]
fn kz_8_5_left_capital_goods_leave_the_game() {
    let mut table = Table::led_by(N);
    table.board().stand = [1, 0, 2, 0];
    table.go(Pc::YearEnd);
    assert!(table.has(Event::Unsold { corp: S, goods: 0, capital: 2 }));
    assert_eq!((table.state.board.stand, table.state.board.machines_sold), ([0; 4], [0; 4]));
}

#[test]
fn kz_8_6_which_is_the_presidents_corporation() {
    let mut board = Table::led_by(E).state.board;
    assert_eq!(board.presidents_corp(), Some(E));
    board.chief = [1, 0, 1, 3].map(seat);
    board.lead = S;
    assert_eq!(board.presidents_corp(), Some(S), "not the own colour, so the first in lead order");
    board.chief = [0, 0, 2, 3].map(seat);
    assert_eq!(board.presidents_corp(), Some(E), "none, so the colour all the same");
    let mut table = Table::led_by(E);
    table.board().chief = [0, 0, 2, 3].map(seat);
    table.board().stand = [2; 4];
    table.board().card = [5; 4].map(Some);
    table.board().pc = Pc::StateFair(1);
    table.board().ask = Ask::Machine { buyer: E, state: true };
    assert_eq!(table.state.board.owing(), SeatSet::only(seat(1)), "the president picks the seller");
}
