//! One test per rule at least, phases 9 to 12, money in need, the end.

use super::*;

fn owe(table: &mut Table, debtor: Holder, creditor: Holder, field: Field, count: u8) {
    for _ in 0..count {
        table.board().loans.add(debtor, creditor, field);
    }
}

fn purse(corp: Corp) -> Holder {
    Holder::Purse(corp)
}

#[test]
fn kz_9_1_the_president_sells_contracts_of_the_central_bank() {
    let mut table = Table::led_by(N);
    owe(&mut table, purse(E), Holder::Central, Field::F20, 2);
    owe(&mut table, purse(S), Holder::Central, Field::F10, 1);
    table.fund(Account::Bank(E), 0);
    table.go(Pc::Public);
    assert_eq!(table.words(N), ["contract purse2 20", "pass"], "not at field 10");
    table.play(N, "contract purse2 20");
    assert_eq!(table.refuse(N, "of E"), Refusal::NoAccount);
    table.play(N, "of S");
    assert_eq!(table.ask(), Ask::Talk { seat: seat(2), part: Part::Answer });
    table.play(S, "answer yes");
    assert_eq!((table.bank(S), table.cash(Account::Central)), (40, 480));
    assert_eq!(table.state.board.loans.count(purse(E), Holder::Corp(S), Field::F20), 1);
    // Who buys the own debt is rid of it; a refusal costs nothing.
    table.play(N, "contract purse2 20");
    table.play(N, "of purse2");
    table.play(E, "answer no");
    assert_eq!(table.purse(E), 80);
    table.play(N, "contract purse2 20");
    table.play(N, "of purse2");
    table.play(E, "answer yes");
    // Nothing is left to sell, so the instalments follow: 80 − 20 − 10.
    assert_eq!((table.purse(E), table.state.board.loans.owed_by(purse(E))), (50, 1));
    assert!(table.has(Event::Ceded {
        debtor: purse(E),
        field: Field::F20,
        from: Holder::Central,
        to: purse(E)
    }));
    table.board().public_offers = MOST_PUBLIC;
    owe(&mut table, purse(E), Holder::Central, Field::F20, 1);
    table.go(Pc::Public);
    assert!(!matches!(table.ask(), Ask::Public(_)), "eight offers a year");
}

#[test]
fn kz_9_2_every_contract_pays_ten_and_moves_down() {
    let mut table = Table::led_by(N);
    owe(&mut table, purse(N), Holder::Central, Field::F25, 2);
    owe(&mut table, purse(N), purse(E), Field::F10, 1);
    owe(&mut table, Holder::Corp(S), purse(E), Field::F15, 1);
    table.board().begin_instalments();
    let pc = table.state.board.pc;
    table.go(pc);
    assert_eq!((table.purse(N), table.purse(E), table.bank(S)), (50, 100, 50));
    let loans = table.state.board.loans;
    assert_eq!(loans.count(purse(N), Holder::Central, Field::F20), 2);
    assert_eq!(loans.owed_by(purse(N)), 2, "field 10 is paid off");
    assert_eq!(loans.count(Holder::Corp(S), purse(E), Field::F10), 1);
    // Purses pay before corporations: North's bank pays with what South's purse has paid it, but East's purse
    // cannot wait for West's bank.
    let mut table = Table::led_by(N);
    table.fund(Account::Bank(N), 0);
    table.fund(Account::Purse(E), 0);
    owe(&mut table, purse(S), Holder::Corp(N), Field::F10, 1);
    owe(&mut table, Holder::Corp(N), Holder::Central, Field::F10, 1);
    owe(&mut table, Holder::Corp(W), purse(E), Field::F10, 1);
    owe(&mut table, purse(E), Holder::Central, Field::F10, 1);
    table.board().begin_instalments();
    let pc = table.state.board.pc;
    table.go(pc);
    assert_eq!(table.ask(), Ask::Raise(purse(E)));
    table.play(E, "borrow");
    assert_eq!(
        table.paid(Label::Instalment),
        [
            (Account::Purse(E), Account::Central, 10),
            (Account::Purse(S), Account::Bank(N), 10),
            (Account::Bank(N), Account::Central, 10),
            (Account::Bank(W), Account::Purse(E), 10),
        ]
    );
    // North's bank borrows only afterwards, for the fee.
    let borrowed: Vec<_> = table.paid(Label::Loan).into_iter().map(|(_, to, _)| to).collect();
    assert_eq!(borrowed, [Account::Purse(E), Account::Bank(N)]);
    assert_eq!(table.paid(Label::Fee)[0], (Account::Bank(N), Account::Purse(N), 10));
    // A loan taken for an instalment pays nothing yet.
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 0);
    table.set_shares(N, &[(Holder::Purse(E), 4)]);
    table.set_shares(E, &[(Holder::Purse(E), 4)]);
    table.set_shares(W, &[(Holder::Purse(E), 4)]);
    owe(&mut table, purse(N), Holder::Central, Field::F25, 1);
    table.board().begin_instalments();
    let pc = table.state.board.pc;
    table.go(pc);
    assert_eq!(table.purse(N), 15);
    assert_eq!(table.state.board.loans.count(purse(N), Holder::Central, Field::F25), 1);
    assert_eq!(table.state.board.loans.count(purse(N), Holder::Central, Field::F20), 1);
}

#[test]
fn kz_9_3_v7_extension() {
    // Taken, first instalment paid: field 20. One field of extension costs the creditor 6.
    let mut table = Table::led_by(N);
    owe(&mut table, purse(E), purse(N), Field::F20, 1);
    table.go(Pc::Extend(0));
    assert_eq!(table.words(E), ["contract purse2 20", "pass"]);
    table.play(E, "contract purse2 20");
    assert_eq!(table.ask(), Ask::Talk { seat: seat(0), part: Part::Answer });
    table.play(N, "answer yes");
    assert_eq!(table.paid(Label::Extension), [(Account::Purse(N), Account::Purse(E), 6)]);
    assert_eq!(table.state.board.loans.count(purse(E), purse(N), Field::F25), 1, "four instalments to come");
    assert!(!matches!(table.ask(), Ask::Extend(_)), "not above 25");
    // The central bank needs the president's word and the money; it makes none.
    let poor = |cash: u16| {
        let mut table = Table::led_by(N);
        owe(&mut table, purse(E), Holder::Central, Field::F15, 1);
        table.fund(Account::Bank(W), 460 - cash);
        table.go(Pc::Extend(0));
        table
    };
    assert!(!matches!(poor(5).ask(), Ask::Extend(_)));
    let mut table = poor(6);
    table.play(E, "contract purse2 15");
    table.play(N, "answer yes");
    assert_eq!(table.paid(Label::Extension), [(Account::Central, Account::Purse(E), 6)]);
    // Four requests a year, granted or not, for the purse and the corporations together.
    let mut table = Table::led_by(N);
    owe(&mut table, purse(E), purse(N), Field::F10, 3);
    owe(&mut table, Holder::Corp(E), purse(N), Field::F10, 2);
    table.go(Pc::Extend(0));
    for answer in ["answer yes", "answer no", "answer no"] {
        table.play(E, "contract purse2 10");
        table.play(N, answer);
    }
    table.play(E, "contract E 10");
    table.play(N, "answer yes");
    assert_eq!(table.paid(Label::Extension).len(), 2);
    assert!(!matches!(table.ask(), Ask::Extend(_)), "more could be asked for, but not this year");
}

#[test]
fn kz_9_4_fields_and_instalments() {
    assert_eq!(Field::ALL.map(|field| (field.value(), field.left())), [(10, 1), (15, 2), (20, 3), (25, 4)]);
    let mut table = Table::led_by(N);
    owe(&mut table, purse(E), purse(N), Field::F10, 1);
    assert!(!table.state.board.can_deal(seat(0), Deal::Claim), "a contract on 10 is not sold");
    owe(&mut table, purse(E), purse(N), Field::F15, 1);
    assert!(table.state.board.can_deal(seat(0), Deal::Claim));
}

#[test]
fn kz_9_5_a_missed_instalment_stays() {
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 5);
    for corp in Corp::ALL {
        table.set_shares(corp, &[(Holder::Purse(E), 4)]);
    }
    owe(&mut table, purse(N), Holder::Central, Field::F20, 4);
    table.board().begin_instalments();
    let pc = table.state.board.pc;
    table.go(pc);
    assert!(table.has(Event::Missed { debtor: purse(N), creditor: Holder::Central }));
    assert_eq!(table.state.board.loans.count(purse(N), Holder::Central, Field::F20), 4);
    assert!(table.state.board.bankrupt.is_empty());
}

#[test]
fn kz_10_1_fees() {
    let mut table = Table::led_by(N);
    table.board().chief = [1, 1, 2, 3].map(seat);
    table.board().bankrupt = SeatSet::only(seat(2));
    table.board().chief[2] = seat(3);
    table.go(Pc::Fees(0));
    assert_eq!(
        table.paid(Label::Fee),
        [
            (Account::Bank(N), Account::Purse(N), 10),
            (Account::Bank(E), Account::Purse(E), 10),
            (Account::Bank(S), Account::Wage(S), 10),
            (Account::Bank(W), Account::Purse(W), 10),
        ]
    );
}

#[test]
fn kz_10_2_the_salary() {
    let mut table = Table::led_by(N);
    table.go(Pc::Salary);
    assert_eq!(table.paid(Label::Salary), [(Account::Central, Account::Purse(N), 10)]);
    let mut table = Table::led_by(N);
    table.board().bankrupt = SeatSet::only(seat(0));
    table.go(Pc::Salary);
    assert_eq!(table.paid(Label::Salary), [(Account::Central, Account::Wage(N), 10)]);
}

#[test]
fn kz_10_3_kz_11_7_what_can_be_paid_is_open() {
    let mut table = Table::led_by(N);
    table.fund(Account::Bank(N), 47);
    let board = table.table().board;
    assert_eq!((board.cash(Holder::Corp(N)), board.entitled(N), board.payable(N)), (47, 4, 11));
    // A dividend above that is cut before the vote, and the price with it.
    table.fund(Account::Bank(N), 11);
    table.go(Pc::Meet { topic: Topic::Dividend, at: 0 });
    assert!(table.has(Event::Cut { corp: N, dividend: 2 }));
    assert_eq!(table.state.board.price(N), 20);
    assert_eq!(table.refuse(N, "name 3"), Refusal::NotPayable);
    // Over the limit of loans: nothing.
    for _ in 0..=LOAN_LIMIT {
        table.board().loans.add(Holder::Corp(N), Holder::Central, Field::F25);
    }
    assert_eq!(table.state.board.payable(N), 0);
}

/// North's meeting with motions: shares 2/1/1/1.
fn meeting(topic: Topic) -> Table {
    let mut table = Table::with(Setup { motions: true, ..Setup::default() });
    table.board().president = Some(seat(0));
    table.fund(Account::Bank(N), 100);
    table.set_shares(N, &[(purse(N), 2), (purse(E), 1), (purse(S), 1), (purse(W), 1)]);
    table.go(Pc::Meet { topic, at: 0 });
    table
}

#[test]
fn kz_11_1_motions_move_the_marker_and_the_price() {
    let mut table = meeting(Topic::Dividend);
    assert_eq!(table.ask(), Ask::Motion { corp: N, seat: seat(0), topic: Topic::Dividend });
    assert_eq!(table.refuse(N, "name 4"), Refusal::NotPayable, "it stands there already");
    assert_eq!(table.refuse(N, "name 10"), Refusal::NotPayable, "nine is the last field, whatever the cash");
    table.play(N, "name 7");
    table.play(E, "ballot yes");
    assert!(table.has(Event::Balloted { yes: 3, no: 0, all: 5, passed: true }));
    // The next motion amends the last one accepted.
    table.play(E, "name 5");
    table.play(N, "ballot yes");
    table.play(S, "pass");
    table.play(W, "pass");
    assert!(table.has(Event::Dividend { corp: N, amount: 5 }));
    assert_eq!(table.state.board.price(N), 50);
}

#[test]
fn kz_11_2_dividends_go_to_all_but_the_own_shares() {
    let mut table = Table::led_by(N);
    table.board().marker = [3, 0, 0, 0];
    table.set_shares(N, &[(purse(N), 2), (Holder::Corp(E), 1), (Holder::Central, 1), (Holder::Corp(N), 2)]);
    table.go(Pc::PayDividends(0));
    assert_eq!(
        table.paid(Label::Dividend),
        [
            (Account::Bank(N), Account::Purse(N), 6),
            (Account::Bank(N), Account::Bank(E), 3),
            (Account::Bank(N), Account::Central, 3),
        ]
    );
    assert_eq!(table.bank(N), 48);
}

#[test]
fn kz_11_3_a_supplement_leaves_the_price() {
    let mut table = meeting(Topic::Supplement);
    assert_eq!(table.words(N).len(), 11, "one to ten, or none");
    table.play(N, "name 10");
    table.play(E, "ballot yes");
    table.play(S, "ballot abstain");
    table.play(W, "ballot abstain");
    table.play(E, "pass");
    table.play(S, "pass");
    table.play(W, "pass");
    assert!(table.has(Event::Supplement { corp: N, amount: 10 }));
    assert_eq!(table.state.board.price(N), 40);
    // No more than what is left can pay (KZ-11.7).
    let mut table = Table::with(Setup { motions: true, ..Setup::default() });
    table.board().president = Some(seat(0));
    table.fund(Account::Bank(N), 27);
    table.board().marker = [4, 0, 0, 0];
    table.go(Pc::PayDividends(0));
    assert_eq!(table.bank(N), 11);
    assert_eq!(table.words(N), ["pass", "name 1", "name 2"]);
}

#[test]
fn kz_11_4_v13_majority_and_block() {
    use Topic::{Chief, Dividend, Supplement};
    for (topic, yes, no, all, carries) in [
        (Dividend, 3, 2, 5, true),
        (Dividend, 2, 0, 4, false),
        (Dividend, 3, 1, 4, true),
        (Supplement, 3, 2, 5, false),
        (Supplement, 4, 1, 5, true),
        (Supplement, 3, 1, 4, false),
        (Supplement, 3, 0, 5, true),
        (Chief, 3, 1, 4, false),
        (Chief, 4, 1, 5, true),
    ] {
        assert_eq!(Board::carries(topic, yes, no, all), carries, "{topic} {yes} {no} {all}");
    }
}

#[test]
fn kz_11_5_a_new_chief() {
    let mut table = Table::led_by(N);
    table.set_shares(N, &[(purse(E), 3), (purse(W), 2)]);
    table.go(Pc::Calls(0));
    // North has no vote at its own meeting, but at the neighbours'.
    assert_eq!(table.words(N), ["pass", "call E", "call W"]);
    table.play(N, "pass");
    table.play(E, "call N");
    assert_eq!(table.words(E), ["vote 2", "vote 3", "vote 4"]);
    assert_eq!(table.refuse(E, "vote 1"), Refusal::NoChief);
    table.play(E, "vote 2");
    table.play(W, "ballot no");
    assert!(table.has(Event::Balloted { yes: 3, no: 2, all: 5, passed: false }));
    assert_eq!(table.refuse(E, "call N"), Refusal::NoVote, "one motion a year");
    table.play(E, "pass");
    table.play(S, "pass");
    table.play(W, "call N");
    table.play(W, "vote 4");
    table.play(E, "ballot yes");
    assert!(table.has(Event::Chief { corp: N, seat: seat(3) }));
    assert_eq!(table.state.board.chief_of(N), seat(3));
}

#[test]
fn kz_11_6_all_decide_then_all_pay() {
    let mut table = Table::led_by(N);
    for corp in Corp::ALL {
        table.set_shares(corp, &[(purse(N), 3), (purse(E), 1)]);
    }
    table.go(Pc::Meet { topic: Topic::Dividend, at: 0 });
    for _ in Corp::ALL {
        assert!(table.paid(Label::Dividend).is_empty());
        table.play(N, "name 2");
    }
    assert_eq!(table.paid(Label::Dividend).len(), 8);
    // Supplements: both are asked, as a quarter can block.
    for _ in Corp::ALL {
        assert!(table.paid(Label::Supplement).is_empty());
        table.play(N, "name 5");
        table.play(E, "name 5");
    }
    assert_eq!(table.paid(Label::Supplement).len(), 8);
    assert!(matches!(table.ask(), Ask::Call(_)), "last, new chiefs");
}

#[test]
fn kz_11_8_votes() {
    let mut table = Table::led_by(N);
    table.board().chief = [0, 0, 2, 3].map(seat);
    table.set_shares(
        N,
        &[(purse(N), 2), (Holder::Corp(E), 1), (Holder::Corp(N), 3), (Holder::Central, 2), (purse(S), 1)],
    );
    let board = table.state.board;
    assert_eq!((board.votes(N, seat(0)), board.votes(N, seat(2)), board.all_votes(N)), (3, 1, 4));
    // No vote at all: everything stays, but what cannot be paid is cut.
    table.set_shares(N, &[(Holder::Central, 4)]);
    table.go(Pc::Meet { topic: Topic::Dividend, at: 0 });
    assert!(table.has(Event::Dividend { corp: N, amount: 4 }));
}

/// North's meeting with wishes: shares as given, 100 bn, dividend 4.
fn wishes(topic: Topic, shares: [u8; 4], names: [Option<u8>; 4]) -> Table {
    let mut table = Table::led_by(N);
    table.fund(Account::Bank(N), 100);
    let held: Vec<_> = Corp::ALL.into_iter().zip(shares).map(|(corp, count)| (purse(corp), count)).collect();
    table.set_shares(N, &held);
    table.go(Pc::Meet { topic, at: 0 });
    for (corp, wish) in Corp::ALL.into_iter().zip(names) {
        if let Some(wish) = wish {
            table.play(corp, &format!("name {wish}"));
        }
    }
    table
}

#[test]
fn kz_11_9_wishes() {
    use Topic::{Dividend, Supplement};
    for (shares, names, amount) in [
        ([2, 1, 1, 0], [Some(8), Some(2), Some(9), None], 8),
        ([2, 1, 1, 0], [Some(8), Some(2), Some(3), None], 4),
        ([2, 1, 1, 0], [Some(1), Some(2), Some(9), None], 2),
        ([1, 1, 1, 1], [Some(9), Some(9), Some(0), Some(0)], 4),
        // More than half of the votes: nobody else is asked.
        ([3, 1, 1, 0], [Some(7), None, None, None], 7),
    ] {
        let table = wishes(Dividend, shares, names);
        assert!(table.has(Event::Dividend { corp: N, amount }), "{shares:?} {names:?}");
    }
    for (shares, names, amount) in [
        ([2, 1, 1, 1], [Some(9), Some(9), Some(9), Some(3)], 9),
        ([2, 1, 1, 0], [Some(9), Some(9), Some(3), None], 3),
        ([3, 2, 0, 0], [Some(9), Some(1), None, None], 1),
    ] {
        let table = wishes(Supplement, shares, names);
        assert!(table.has(Event::Supplement { corp: N, amount }), "{shares:?} {names:?}");
    }
}

/// The exchange opens; North leads and the first share is North's.
fn exchange() -> Table {
    let mut table = Table::led_by(N);
    table.go(Pc::Begin(12));
    assert_eq!(table.ask(), Ask::Bids(N));
    table
}

fn bids(table: &mut Table, bids: [u8; 4]) {
    for (corp, bid) in Corp::ALL.into_iter().zip(bids) {
        table.play(corp, &format!("bid {bid}"));
    }
}

#[test]
fn kz_12_1_everybody_solvent_bids_face_down() {
    let mut table = exchange();
    assert_eq!(table.state.board.owing, SeatSet::all(4));
    table.play(N, "bid 5");
    assert_eq!((table.view(N).bid, table.view(E).bid), (Some(5), None));
    assert_eq!(table.refuse(N, "bid 6"), Refusal::Sealed);
    let mut table = Table::led_by(N);
    table.board().bankrupt = SeatSet::only(seat(1));
    table.board().reserve[0] = 0;
    table.set_shares(N, &[(purse(N), 10)]);
    table.go(Pc::Begin(12));
    assert_eq!(table.ask(), Ask::Bids(E), "North has no share in reserve");
    assert_eq!(table.state.board.owing, SeatSet::all(4).without(seat(1)));
    let mut table = Table::led_by(N);
    table.board().lead = S;
    table.go(Pc::Begin(12));
    for corp in [S, W, N, E] {
        assert_eq!(table.ask(), Ask::Bids(corp), "one after the other in lead order");
        bids(&mut table, [0; 4]);
    }
}

#[test]
fn kz_12_2_v8_the_second_in_rank_buys() {
    for (bids, buyer, price) in [
        ([5, 4, 4, 3], 1, 40),
        ([6, 6, 2, 0], 1, 60),
        ([6, 2, 6, 6], 2, 60),
        ([9, 8, 7, 6], 1, 80),
        ([5, 3, 0, 0], 1, 30),
        ([3, 5, 0, 4], 3, 40),
    ] {
        assert_eq!(auction(bids.map(Some), 40, N), (Some(seat(buyer)), price), "{bids:?}");
    }
    // Equal bids rank along the lead order.
    assert_eq!(auction([6, 6, 2, 0].map(Some), 40, E), (Some(seat(0)), 60));
    let mut table = exchange();
    bids(&mut table, [5, 4, 3, 0]);
    assert!(table.has(Event::Bids {
        corp: N,
        bids: [5, 4, 3, 0].map(Some),
        buyer: Some(seat(1)),
        price: 40
    }));
}

#[test]
fn kz_12_3_v8_no_bid() {
    let mut table = exchange();
    bids(&mut table, [0; 4]);
    let board = table.state.board;
    assert_eq!((board.price(N), board.shares_of(Holder::Corp(N), N), board.reserve[0]), (0, 1, 5));
}

#[test]
fn kz_12_4_the_buyer_pays_from_an_account_of_the_own() {
    let mut table = exchange();
    bids(&mut table, [6, 5, 0, 0]);
    // Purse or East's bank, as the share is North's.
    assert_eq!(table.words(E), ["of purse2", "of E"]);
    assert_eq!(table.refuse(E, "of N"), Refusal::NoAccount);
    table.play(E, "of E");
    assert_eq!((table.bank(E), table.cash(Account::Sale), table.state.board.price(N)), (10, 50, 50));
    assert_eq!(table.state.board.shares_of(Holder::Corp(E), N), 1);
    // For the own corporation's share only the purse is left, and it pays at once.
    bids(&mut table, [6, 5, 0, 0]);
    assert_eq!((table.purse(E), table.ask()), (30, Ask::Bids(S)));
    // No bid above what can be raised: cash, four loans, shares at their prices.
    let mut table = exchange();
    for corp in Corp::ALL {
        table.set_shares(corp, &[(purse(W), 4)]);
    }
    table.fund(Account::Purse(N), 0);
    table.board().chief[0] = seat(3);
    for _ in 0..3 {
        table.board().loans.add(purse(N), Holder::Central, Field::F25);
    }
    assert_eq!(table.state.board.highest_bid(N, seat(0)), 2);
    assert_eq!(table.refuse(N, "bid 3"), Refusal::TooHigh);
    // Short of cash the buyer borrows.
    table.play(N, "bid 2");
    table.play(E, "bid 3");
    table.play(S, "bid 0");
    table.play(W, "bid 0");
    assert_eq!((table.purse(N), table.state.board.loans.owed_by(purse(N))), (5, 4));
}

#[test]
fn kz_12_5_proceeds_come_after_the_last_sale() {
    let mut table = exchange();
    for corp in Corp::ALL {
        assert_eq!(table.bank(corp), 60);
        bids(&mut table, [2, 0, 0, 2]);
        if let Ask::Payer { seat, .. } = table.ask() {
            table.play(Corp::of_seat(seat), "of purse4");
        }
    }
    assert_eq!(Corp::ALL.map(|corp| table.bank(corp)), [80; 4]);
    assert_eq!((table.cash(Account::Sale), table.paid(Label::Proceeds).len()), (0, 4));
}

#[test]
fn kz_12_6_the_compulsory_offer() {
    let mut table = Table::led_by(N);
    table.go(Pc::PutUp(0));
    assert_eq!(table.words(N), ["share purse1 N", "share purse1 E", "share purse1 W"]);
    assert_eq!(table.refuse(N, "share purse2 N"), Refusal::NoShare);
    table.play(N, "share purse1 E");
    assert_eq!(table.words(E), ["of purse2", "of E", "pass"]);
    table.play(E, "pass");
    table.play(S, "of purse3");
    table.play(W, "of W");
    // The own corporation can buy too.
    assert_eq!(table.words(N), ["of purse3", "of N", "of W"]);
    assert_eq!(table.refuse(N, "pass"), Refusal::MustOffer);
    table.play(N, "of purse3");
    assert_eq!((table.purse(N), table.purse(S)), (120, 40));
    assert!(table.has(Event::Traded { corp: E, from: purse(N), to: purse(S), price: 40 }));
    assert_eq!(table.ask(), Ask::PutUp(seat(1)));
    // Nobody interested, no own account with money: nothing.
    table.fund(Account::Bank(E), 0);
    table.play(E, "share purse2 N");
    for corp in [N, S, W] {
        if table.ask() == Ask::Interest(corp.seat()) {
            table.play(corp, "pass");
        }
    }
    assert_eq!((table.purse(E), table.ask()), (80, Ask::PutUp(seat(2))));
}

#[test]
fn kz_12_6_kz_13_2_nobody_must_sell_to_the_own_other_account() {
    // Nobody else is interested: the seller's own corporation could buy, but need not.
    let mut table = Table::led_by(N);
    table.go(Pc::PutUp(0));
    table.play(N, "share purse1 E");
    for corp in [E, S, W] {
        table.play(corp, "pass");
    }
    assert_eq!((table.ask(), table.words(N)), (Ask::Buyer(seat(0)), vec!["of N".into(), "pass".into()]));
    let mut other = table.clone();
    table.play(N, "pass");
    assert_eq!((table.bank(N), table.purse(N), table.ask()), (60, 80, Ask::PutUp(seat(1))));
    other.play(N, "of N");
    assert_eq!((other.bank(N), other.purse(N)), (20, 120));
    // In need it is the central bank that buys then.
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 0);
    table.go(Pc::Luxuries(0));
    table.play(N, "share purse1 N");
    for corp in [E, S, W] {
        table.play(corp, "pass");
    }
    assert_eq!(table.words(N), ["of N", "pass"]);
    table.play(N, "pass");
    assert_eq!((table.bank(N), table.state.board.shares_of(Holder::Central, N)), (60, 1));
}

#[test]
fn kz_12_6_kz_13_2_a_single_share_is_put_up_without_asking() {
    let mut table = Table::led_by(N);
    for corp in Corp::ALL {
        table.set_shares(corp, &[(purse(E), 4)]);
    }
    table.set_shares(S, &[(purse(E), 3), (purse(N), 1)]);
    table.go(Pc::PutUp(0));
    assert!(table.has(Event::PutUp { holder: purse(N), corp: S }));
    assert_eq!(table.ask(), Ask::Interest(seat(1)));
    // The same in need, when no loan is left.
    for _ in 0..LOAN_LIMIT {
        table.board().loans.add(purse(N), Holder::Central, Field::F25);
    }
    table.board().put_up = None;
    table.fund(Account::Purse(N), 0);
    table.go(Pc::Luxuries(0));
    assert!(table.has(Event::PutUp { holder: purse(N), corp: S }));
    assert_eq!(table.ask(), Ask::Interest(seat(1)));
}

/// A window before phase 7 is open for North.
fn window() -> Table {
    let mut table = Table::led_by(N);
    table.go(Pc::Over);
    table.board().resting = SeatSet::EMPTY;
    table.board().ask = Ask::None;
    table.board().pc = Pc::Window { phase: 7, at: 0, quiet: 0 };
    table.state.advance(&mut ());
    assert_eq!(table.ask(), Ask::Window(seat(0)));
    table
}

#[test]
fn kz_12_7_trade_windows() {
    let mut table = window();
    assert_eq!(table.words(N), ["pass", "rest", "offer sell", "offer buy", "offer swap", "offer borrow"]);
    assert_eq!(table.refuse(N, "offer claim"), Refusal::NoDeal);
    table.play(N, "offer sell");
    table.play(N, "share purse1 N");
    table.play(N, "of purse3");
    table.play(S, "answer yes");
    assert_eq!((table.purse(N), table.purse(S)), (120, 40));
    // East buys of West, West swaps with South and pays the difference.
    table.play(E, "offer buy");
    table.play(E, "share purse4 W");
    table.play(E, "of purse2");
    table.play(W, "answer no");
    table.play(S, "rest");
    table.board().marker = [4, 4, 6, 4];
    table.play(W, "offer swap");
    table.play(W, "share purse4 W");
    table.play(W, "share purse3 S");
    table.play(S, "answer yes");
    assert_eq!((table.purse(W), table.purse(S)), (60, 60));
    // Borrowing: the central bank always lends.
    table.play(N, "offer borrow");
    table.play(N, "of central");
    assert_eq!((table.purse(N), table.state.board.loans.owed_by(purse(N))), (145, 1));
    // A contract changes its creditor at its field.
    table.board().loans.add(purse(S), purse(E), Field::F20);
    table.play(E, "offer claim");
    table.play(E, "contract purse3 20");
    table.play(E, "of purse1");
    table.play(N, "answer yes");
    assert_eq!(table.state.board.loans.count(purse(S), purse(N), Field::F20), 1);
    assert_eq!(table.purse(N), 125);
    // South rests; when all have passed in a row the phase begins.
    for corp in [W, N, E] {
        assert_eq!(table.ask(), Ask::Window(corp.seat()));
        table.play(corp, "pass");
    }
    assert_eq!(table.state.board.phase, 7);
    assert_eq!(table.state.board.offers, [2, 2, 0, 1]);
}

#[test]
fn kz_12_7_six_offers_a_year() {
    let mut table = window();
    table.board().offers = [MOST_OFFERS; 4];
    assert_eq!(table.words(N), ["pass", "rest"]);
}

#[test]
fn kz_12_7_the_quick_look_at_offers_agrees_with_their_parts() {
    let mut rng = rng(127);
    let mut looked = 0;
    for _ in 0..60 {
        let mut state = Konzern::start(&Setup::default()).unwrap();
        play_on(&mut state, &mut rng, |state| {
            if let Ask::Window(_) = state.board.ask {
                for corp in Corp::ALL {
                    for deal in Deal::ALL {
                        let talk = Board::blank(corp.seat(), Matter::Deal(deal));
                        let part = match deal {
                            Deal::Sell | Deal::Swap => Part::Give,
                            Deal::Buy => Part::Get,
                            Deal::Borrow => Part::From,
                            Deal::Claim => Part::Contract,
                        };
                        let slow = !state.board.parts(&talk, part).none();
                        assert_eq!(state.board.can_deal(corp.seat(), deal), slow, "{deal} {corp}");
                        looked += 1;
                    }
                }
            }
            false
        });
    }
    assert!(looked > 10_000);
}

#[test]
fn kz_12_8_v8_a_single_bidder() {
    assert_eq!(auction([0, 7, 0, 0].map(Some), 40, N), (Some(seat(1)), 40));
    assert_eq!(auction([0, 3, 0, 0].map(Some), 40, N), (Some(seat(1)), 30));
    assert_eq!(auction([0, 3, 0, 0].map(Some), 0, N), (Some(seat(1)), 10), "at least ten");
}

#[test]
fn kz_12_9_shares_of_the_central_bank() {
    let mut table = Table::led_by(N);
    table.set_shares(S, &[(Holder::Central, 2), (purse(S), 2)]);
    table.go(Pc::Central(0));
    assert_eq!(table.words(N), ["pass", "share central S"]);
    table.play(N, "share central S");
    table.play(N, "of purse1");
    assert_eq!((table.purse(N), table.cash(Account::Central)), (40, 440));
    assert_eq!(table.ask(), Ask::Central(seat(0)), "another one?");
}

#[test]
fn kz_12_9_who_breaks_off_is_not_asked_again() {
    // Otherwise a seat with two accounts could go on for ever.
    let mut table = Table::led_by(N);
    table.set_shares(S, &[(Holder::Central, 2), (purse(S), 2)]);
    table.go(Pc::Central(0));
    table.play(N, "share central S");
    assert_eq!(table.ask(), Ask::Talk { seat: seat(0), part: Part::To });
    table.play(N, "pass");
    assert_eq!(table.ask(), Ask::Central(seat(1)));
}

#[test]
fn kz_13_1_loans() {
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 0);
    table.go(Pc::Luxuries(0));
    assert_eq!(table.ask(), Ask::Raise(purse(N)));
    table.play(N, "borrow");
    table.play(N, "borrow");
    assert_eq!(table.purse(N), 20, "fifty borrowed, thirty paid");
    assert_eq!(table.state.board.loans.count(purse(N), Holder::Central, Field::F25), 2);
    // Four contracts are the limit.
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 0);
    for _ in 0..LOAN_LIMIT {
        table.board().loans.add(purse(N), Holder::Central, Field::F25);
    }
    table.go(Pc::Luxuries(0));
    assert_eq!(table.refuse(N, "borrow"), Refusal::Limit);
    assert!(!table.state.board.can_deal(seat(0), Deal::Borrow));
}

#[test]
fn kz_13_2_a_forced_sale() {
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(N), 0);
    table.board().marker = [4, 0, 4, 4];
    table.go(Pc::Luxuries(0));
    assert_eq!(table.words(N), ["share purse1 N", "share purse1 W", "borrow"], "not at price 0");
    let mut other = table.clone();
    table.fund(Account::Bank(N), 0);
    table.play(N, "share purse1 N");
    table.play(E, "of purse2");
    table.play(S, "pass");
    table.play(W, "pass");
    assert_eq!((table.purse(N), table.state.board.shares_of(purse(E), N)), (10, 2));
    // Nobody wants it: the central bank buys.
    other.fund(Account::Bank(N), 0);
    other.play(N, "share purse1 N");
    for corp in [E, S, W] {
        other.play(corp, "pass");
    }
    assert_eq!((other.purse(N), other.state.board.shares_of(Holder::Central, N)), (10, 1));
}

/// East cannot pay for luxury: four contracts, worthless shares, five bn.
fn ruin() -> Table {
    let mut table = Table::led_by(N);
    table.fund(Account::Purse(E), 5);
    table.board().stand = [2; 4];
    table.board().marker = [0; 4];
    for _ in 0..LOAN_LIMIT {
        table.board().loans.add(purse(E), Holder::Central, Field::F25);
    }
    table.board().loans.add(purse(N), purse(E), Field::F15);
    table.go(Pc::Luxuries(0));
    table
}

#[test]
fn kz_13_3_bankruptcy() {
    let table = ruin();
    let board = table.state.board;
    assert!(table.has(Event::Bankrupt { seat: seat(1) }));
    assert_eq!(table.paid(Label::Bankrupt), [(Account::Purse(E), Account::Luxury(E), 5)]);
    assert_eq!((board.loans.owed_by(purse(E)), board.loans.credit(purse(E))), (0, 0));
    assert_eq!(board.loans.count(purse(N), Holder::Central, Field::F15), 1, "claims go to the central bank");
    assert_eq!(board.shares_of(Holder::Corp(E), E), 2, "worthless shares fall to their corporation");
    assert_eq!(board.worth(seat(1)), 0);
    assert!(board.accounts_of(seat(1)).next().is_none() && board.votes(N, seat(1)) == 0);
    conserved(&table.state).unwrap();
    // The player still takes part in elections.
    let mut table = table;
    table.board().year = 2;
    table.board().lead = N;
    table.go(Pc::Begin(1));
    table.chance("lead E");
    assert_eq!(table.ask(), Ask::Run(seat(1)));
}

#[test]
fn kz_13_4_corporations_may_go_beyond_the_limit() {
    let mut table = Table::led_by(N);
    table.fund(Account::Bank(N), 0);
    for _ in 0..LOAN_LIMIT {
        table.board().loans.add(Holder::Corp(N), Holder::Central, Field::F25);
    }
    table.go(Pc::Wages(0));
    assert_eq!(table.state.board.loans.owed_by(Holder::Corp(N)), 6, "forty of wages");
    assert_eq!((table.bank(N), table.state.board.payable(N)), (10, 0));
    // For shares not.
    assert_eq!(table.state.board.raisable(Holder::Corp(N)), 10);
}

#[test]
fn kz_13_5_the_central_bank_makes_what_is_missing() {
    let mut table = Table::led_by(N);
    table.fund(Account::Bank(W), 454);
    assert_eq!(table.cash(Account::Central), 6);
    table.go(Pc::Salary);
    assert!(table.has(Event::Emitted { amount: 4 }));
    let ledger = table.state.board.ledger;
    assert_eq!((ledger.emitted(), ledger.total(), ledger.of(Account::Central)), (4, 964, 0));
    // Benefits (after the wage tax), the state's purchase, a loan, a forced sale.
    let poor = || {
        let mut table = Table::led_by(N);
        table.fund(Account::Bank(W), 460);
        table
    };
    let mut table = poor();
    table.board().workers = [0, 3, 4, 4];
    table.go(Pc::Taxes);
    assert_eq!((table.paid(Label::Benefit).len(), table.state.board.ledger.emitted()), (2, 20));
    let mut table = poor();
    table.board().stand = [2; 4];
    table.board().card = [5; 4].map(Some);
    table.go(Pc::StateFair(0));
    table.play(N, "machine E");
    assert_eq!((table.bank(N), table.bank(E), table.state.board.ledger.emitted()), (85, 85, 50));
    let broke = || {
        let mut table = poor();
        table.fund(Account::Bank(W), 400);
        for corp in [N, E, S] {
            table.fund(Account::Bank(corp), 0);
        }
        for corp in Corp::ALL {
            table.fund(Account::Purse(corp), 0);
        }
        let left = table.cash(Account::Central);
        table.fund(Account::Luxury(W), left);
        table.board().chief[3] = seat(2);
        table.go(Pc::Luxuries(0));
        assert_eq!((table.ask(), table.cash(Account::Central)), (Ask::Raise(purse(N)), 0));
        table
    };
    let mut table = broke();
    table.play(N, "borrow");
    assert_eq!((table.purse(N), table.state.board.ledger.emitted()), (25, 25));
    let mut table = broke();
    table.play(N, "share purse1 N");
    table.play(S, "pass");
    assert_eq!((table.purse(N), table.state.board.ledger.emitted()), (10, 40));
}

#[test]
fn kz_13_6_nothing_is_lost_in_random_games() {
    let mut rng = rng(136);
    for game in 0..300u32 {
        let setup = Setup { motions: game % 3 == 0, exact: game % 2 == 0, ..Setup::default() };
        let mut state = Konzern::start(&setup).unwrap();
        play_on(&mut state, &mut rng, |state| {
            conserved(state).unwrap();
            false
        });
    }
    // The check itself sees what is wrong.
    let mut broken = Table::led_by(N);
    broken.board().shares[0][0] += 1;
    assert!(conserved(&broken.state).is_err());
    let mut broken = Table::led_by(N);
    broken.board().workers = [0; 4];
    assert!(conserved(&broken.state).is_err());
}

#[test]
fn kz_13_7_a_vacant_chair_is_filled_at_once() {
    // North holds one share of East, South too; North comes first in lead order.
    let table = ruin();
    assert_eq!(table.state.board.chief_of(E), seat(0));
    assert!(table.has(Event::Chief { corp: E, seat: seat(0) }));
    let mut table = Table::led_by(N);
    table.board().lead = S;
    table.board().go_bankrupt(seat(1), Account::Luxury(E), &mut ());
    assert_eq!(table.state.board.chief_of(E), seat(2), "of equals the first in lead order");
    // Without votes: the other player of the party.
    let mut table = Table::led_by(N);
    table.set_shares(E, &[(purse(E), 4)]);
    table.board().go_bankrupt(seat(1), Account::Luxury(E), &mut ());
    assert_eq!(table.state.board.chief_of(E), seat(3));
    // Who is bankrupt cannot follow.
    let mut table = Table::led_by(N);
    table.set_shares(E, &[(purse(E), 4)]);
    table.board().bankrupt = SeatSet::only(seat(3));
    table.board().go_bankrupt(seat(1), Account::Luxury(E), &mut ());
    assert_eq!(table.state.board.chief_of(E), seat(2));
}

#[test]
fn kz_13_8_the_employed_manager_rolls_and_gets_the_fee() {
    let mut table = Table::led_by(N);
    table.board().chief = [2, 1, 2, 3].map(seat);
    table.go(Pc::Produce(0));
    assert_eq!(Konzern::hand(&table.state), Some(seat(0)), "the colour rolls");
    table.board().workers = [1, 4, 4, 4];
    for corp in [E, S, W] {
        table.fund(Account::Wage(corp), 30);
    }
    table.go(Pc::Loot(0));
    table.chance("roll W1");
    assert_eq!(table.state.board.owing(), SeatSet::only(seat(0)), "and chooses the good");
    table.go(Pc::Fees(0));
    assert_eq!(table.paid(Label::Fee)[0], (Account::Bank(N), Account::Purse(N), 10));
    // Everything else is the chief's.
    table.board().year = 2;
    table.go(Pc::Renew(0));
    assert_eq!(table.state.board.owing(), SeatSet::only(seat(2)));
}

#[test]
fn kz_14_1_no_young_shares_in_the_last_year() {
    let mut table = Table::led_by(N);
    table.board().year = 6;
    table.go(Pc::Begin(12));
    assert_eq!(table.ask(), Ask::PutUp(seat(0)), "offers remain");
}

/// The last year is over.
fn over(prepare: impl Fn(&mut Table)) -> Table {
    let mut table = Table::led_by(N);
    table.board().year = 6;
    prepare(&mut table);
    table.go(Pc::YearEnd);
    table
}

#[test]
fn kz_14_2_the_final_balance() {
    let table = over(|table| {
        table.fund(Account::Purse(N), 100);
        table.board().marker = [9, 4, 4, 4];
        table.board().loans.add(purse(N), Holder::Central, Field::F15);
        table.board().loans.add(purse(E), purse(N), Field::F20);
    });
    // North: 100 + 2·90 + 40 + 40 + 20 − 15. East: 80 + 90 + 2·40 + 40 − 20.
    let worth = [365, 270, 240, 290];
    assert!(table.has(Event::Balance { worth }));
    assert_eq!(Konzern::turn(&table.state).outcome().map(|outcome| outcome.reason), Some("final-balance"));
    assert_eq!(table.state.board.result.map(|result| (result.winner, result.worth)), Some((seat(0), worth)));
    let mut table = table;
    assert_eq!(table.refuse(N, "pass"), Refusal::Over);
}

#[test]
fn kz_14_3_a_tie() {
    // All are worth the same: more cash decides, here South's, whose share of West is with the bank.
    let table = over(|table| {
        table.set_shares(W, &[(purse(W), 2), (purse(N), 1), (Holder::Central, 1)]);
        table.fund(Account::Purse(S), 120);
    });
    assert!(table.has(Event::Won { seat: seat(2), end: End::TieBreak }));
    // The same cash: the first in lead order.
    let table = over(|table| table.board().lead = W);
    assert!(table.has(Event::Won { seat: seat(3), end: End::TieBreak }));
    // A bankrupt does not win.
    let table = over(|table| {
        table.board().bankrupt = SeatSet::all(4).without(seat(1));
        for corp in [N, S, W] {
            table.fund(Account::Purse(corp), 0);
        }
    });
    assert!(table.has(Event::Won { seat: seat(1), end: End::Worth }));
}

#[test]
fn kz_14_2_a_closed_purse_comes_last_even_below_nothing() {
    // East owes more than it has, and wins all the same: all others are bankrupt.
    let mut table = Table::led_by(N);
    table.board().year = 6;
    table.board().marker = [0; 4];
    for corp in Corp::ALL {
        table.fund(Account::Purse(corp), 0);
    }
    table.board().bankrupt = SeatSet::all(4).without(seat(1));
    owe(&mut table, purse(E), Holder::Central, Field::F25, 1);
    table.go(Pc::YearEnd);
    assert!(table.has(Event::Balance { worth: [0, -25, 0, 0] }));
    assert!(table.has(Event::Won { seat: seat(1), end: End::Worth }));
    let told: Vec<_> = table.told.iter().map(|told| (0, told.event)).collect();
    let record = Record::of(&table.table(), told.iter().map(|(step, event)| (*step, event))).unwrap();
    assert_eq!(record.balance.map(|each| each.place), [2, 1, 2, 2]);
}

#[test]
fn kz_14_4_the_balance_sheet() {
    let mut table = Table::led_by(N);
    table.board().marker = [5, 0, 0, 0];
    table.go(Pc::PayDividends(0));
    assert_eq!(table.state.board.paid_out, [20, 0, 0, 0]);
    table.board().supplement = [2, 0, 0, 0];
    table.go(Pc::PaySupplements(0));
    assert_eq!(table.state.board.paid_out, [28, 0, 0, 0]);
}
