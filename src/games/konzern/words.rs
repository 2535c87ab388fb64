//! Names of what the game is made of, and the words of its moves, in the player's language.

use engine::Seat;
use konzern::{
    Account, Ask, Ballot, Board, Corp, Deal, Face, Field, Holder, Label, Matter, Move, Party, Plan, Topic,
};

use crate::i18n::text;
use crate::table::Table;
use crate::ui::html::Html;
use markup::view;

fn word(key: &str) -> String {
    text(key, &[])
}

/// A corporation, its region and its market.
pub fn corp(corp: Corp) -> String {
    word(match corp {
        Corp::N => "kz-corp-n",
        Corp::E => "kz-corp-e",
        Corp::S => "kz-corp-s",
        Corp::W => "kz-corp-w",
    })
}

/// Its letter on signs.
pub fn letter(corp: Corp) -> String {
    word(match corp {
        Corp::N => "kz-letter-n",
        Corp::E => "kz-letter-e",
        Corp::S => "kz-letter-s",
        Corp::W => "kz-letter-w",
    })
}

/// Its class in the style sheet, after others.
pub fn class(base: &str, corp: Corp) -> String {
    let own = match corp {
        Corp::N => "kzN",
        Corp::E => "kzE",
        Corp::S => "kzS",
        Corp::W => "kzW",
    };
    [base, " ", own].concat()
}

/// The outline that goes with the colour: house, square, circle, diamond, 32 units wide.
pub const fn outline(corp: Corp) -> &'static str {
    match corp {
        Corp::N => "M16 2.5 28.5 13V28.5H3.5V13Z",
        Corp::E => {
            "M6 3.5H26A2.5 2.5 0 0 1 28.5 6V26A2.5 2.5 0 0 1 26 28.5H6A2.5 2.5 0 0 1 3.5 26V6A2.5 2.5 0 0 1 6 3.5Z"
        }
        Corp::S => "M16 2.5A13.5 13.5 0 1 0 16 29.5 13.5 13.5 0 1 0 16 2.5Z",
        Corp::W => "M16 1.5 30.5 16 16 30.5 1.5 16Z",
    }
}

/// The sign of a corporation: its outline in its colour with its letter. `kind` is a class: plain, `open`,
/// `gone`.
pub fn sign(corp: Corp, kind: &'static str) -> Html {
    let y = if corp == Corp::N { "25" } else { "22" };
    view! {
        <svg class=class(kind, corp) viewBox="0 0 32 32" aria-hidden="true">
            <path d=outline(corp) />
            <text x="16" y=y>{letter(corp)}</text>
        </svg>
    }
}

/// A party.
pub fn party(table: Table, party: Party) -> String {
    let members = match party {
        Party::A => [Corp::N, Corp::S],
        Party::B => [Corp::E, Corp::W],
    };
    let [first, second] = members.map(|corp| table.name(corp.seat()));
    t!("kz-party-of", party = letter_of(party), first = first, second = second)
}

/// "A" or "B".
pub const fn letter_of(party: Party) -> &'static str {
    match party {
        Party::A => "A",
        Party::B => "B",
    }
}

/// Who holds something: a player, a corporation, the central bank.
pub fn holder(table: Table, holder: Holder) -> String {
    match holder {
        Holder::Purse(colour) => table.name(colour.seat()),
        Holder::Corp(of) => corp(of),
        Holder::Central => t!("kz-central"),
    }
}

/// An account.
pub fn account(table: Table, account: Account) -> String {
    match account {
        Account::Purse(colour) => t!("kz-account-purse", name = table.name(colour.seat())),
        Account::Bank(of) => t!("kz-account-bank", corp = corp(of)),
        Account::Wage(of) => t!("kz-account-wage", corp = corp(of)),
        Account::Luxury(of) => t!("kz-account-luxury", corp = corp(of)),
        Account::Central => t!("kz-central"),
        Account::Sale => t!("kz-account-sale"),
    }
}

/// What money is paid for.
pub fn label(label: Label) -> String {
    word(match label {
        Label::Wage => "kz-label-wage",
        Label::Rent => "kz-label-rent",
        Label::Luxury => "kz-label-luxury",
        Label::WageTax => "kz-label-wage-tax",
        Label::LuxuryTax => "kz-label-luxury-tax",
        Label::Benefit => "kz-label-benefit",
        Label::State => "kz-label-state",
        Label::Substitute => "kz-label-substitute",
        Label::Balance => "kz-label-balance",
        Label::Brand => "kz-label-brand",
        Label::Import => "kz-label-import",
        Label::Margin => "kz-label-margin",
        Label::Machine => "kz-label-machine",
        Label::StateMachine => "kz-label-state-machine",
        Label::Claim => "kz-label-claim",
        Label::Instalment => "kz-label-instalment",
        Label::Extension => "kz-label-extension",
        Label::Loan => "kz-label-loan",
        Label::Fee => "kz-label-fee",
        Label::Salary => "kz-label-salary",
        Label::Dividend => "kz-label-dividend",
        Label::Supplement => "kz-label-supplement",
        Label::Young => "kz-label-young",
        Label::Proceeds => "kz-label-proceeds",
        Label::Share => "kz-label-share",
        Label::Bankrupt => "kz-label-bankrupt",
    })
}

/// A face of the action die.
pub fn face(face: Face) -> String {
    match face {
        Face::Blank => t!("kz-face-blank"),
        Face::White(dots) => t!("kz-face-white", count = dots),
        Face::Red(dots) => t!("kz-face-red", count = dots),
    }
}

/// A phase of the year.
pub fn phase(number: u8) -> String {
    word(match number {
        1 => "kz-phase-1",
        2 => "kz-phase-2",
        3 => "kz-phase-3",
        4 => "kz-phase-4",
        5 => "kz-phase-5",
        6 => "kz-phase-6",
        7 => "kz-phase-7",
        8 => "kz-phase-8",
        9 => "kz-phase-9",
        10 => "kz-phase-10",
        11 => "kz-phase-11",
        _ => "kz-phase-12",
    })
}

/// What a meeting or motion is about.
pub fn topic(topic: Topic) -> String {
    word(match topic {
        Topic::Dividend => "kz-topic-dividend",
        Topic::Supplement => "kz-topic-supplement",
        Topic::Chief => "kz-topic-chief",
    })
}

/// The kind of a deal.
pub fn deal(deal: Deal) -> String {
    word(match deal {
        Deal::Sell => "kz-deal-sell",
        Deal::Buy => "kz-deal-buy",
        Deal::Swap => "kz-deal-swap",
        Deal::Borrow => "kz-deal-borrow",
        Deal::Claim => "kz-deal-claim",
    })
}

/// What somebody is worth, with a true minus sign.
pub fn worth(amount: i32) -> String {
    amount.to_string().replace('-', "−")
}

/// Thousandths as per cent.
pub fn percent(permille: u16) -> String {
    t!("kz-percent", count = (permille + 5) / 10)
}

/// What an offer is about, as far as it is made.
pub fn offer(table: Table, board: &Board) -> String {
    let Some(talk) = board.talk else { return String::new() };
    let share = |part: Option<(Holder, Corp)>| part.map(|(_, of)| corp(of)).unwrap_or_default();
    let price = |part: Option<(Holder, Corp)>| part.map_or(0, |(_, of)| board.price(of));
    let field = talk.contract.map_or(0, |(_, field)| field.value());
    let debtor = talk.contract.map(|(debtor, _)| holder(table, debtor)).unwrap_or_default();
    match talk.matter {
        Matter::Deal(Deal::Sell) => {
            t!("kz-offer-sell", corp = share(talk.give), price = price(talk.give))
        }
        Matter::Deal(Deal::Buy) => t!("kz-offer-buy", corp = share(talk.get), price = price(talk.get)),
        Matter::Deal(Deal::Swap) => {
            t!("kz-offer-swap", give = share(talk.give), get = share(talk.get))
        }
        Matter::Deal(Deal::Borrow) => t!("kz-offer-borrow"),
        Matter::Deal(Deal::Claim) | Matter::Public => t!("kz-offer-claim", debtor = debtor, price = field),
        Matter::Extend => t!("kz-offer-extend", debtor = debtor, field = field),
        Matter::Central => t!("kz-offer-central"),
    }
}

/// An account and what it holds.
pub fn of(table: Table, board: &Board, whose: Holder) -> String {
    let cash = board.cash(whose);
    match whose {
        Holder::Purse(_) => t!("kz-move-purse", name = holder(table, whose), cash = cash),
        _ => t!("kz-move-bank", name = holder(table, whose), cash = cash),
    }
}

fn contract(table: Table, debtor: Holder, field: Field) -> String {
    t!("kz-move-contract", name = holder(table, debtor), field = field.value())
}

/// What a move is called where it is offered.
pub fn choice(table: Table, board: &Board, choice: Move) -> String {
    match choice {
        Move::Run(of) => party(table, of),
        Move::Vote(seat) => table.name(seat),
        Move::Spread(of) | Move::Rent(of) | Move::Plunder(of) | Move::Attack(of) | Move::Call(of) => corp(of),
        Move::Renew(plan) => t!("kz-move-plan", level = if plan == Plan::EIGHT { 8 } else { 6 }),
        Move::Dismiss(workers) => workers.get().to_string(),
        Move::Seize(market) => t!("kz-move-seize", corp = corp(market)),
        Move::Cash() => match board.ask {
            Ask::Prize { dots, .. } => t!("kz-move-cash", amount = 10 * dots),
            _ => String::new(),
        },
        Move::Wreck() => t!("kz-move-wreck"),
        Move::Price(card) => card.get().to_string(),
        Move::Bid(card) => (10 * card.get()).to_string(),
        Move::Cheapest() => t!("kz-move-cheapest"),
        Move::Import(of) => {
            t!("kz-move-at", corp = corp(of), price = board.card[of.index()].unwrap_or(0))
        }
        Move::Machine(of) => {
            t!("kz-move-at", corp = corp(of), price = 5 * board.card[of.index()].unwrap_or(0))
        }
        Move::Contract(debtor, field) => contract(table, debtor, field),
        Move::Of(whose) => of(table, board, whose),
        Move::Answer(true) => t!("kz-move-yes"),
        Move::Answer(false) => t!("kz-move-no"),
        Move::Pass() => word(match board.ask {
            Ask::Attack { .. } => "kz-pass-attack",
            Ask::Prize { .. } => "kz-pass-prize",
            Ask::Motion { .. } | Ask::Call(_) => "kz-pass-motion",
            Ask::Interest(_) => "kz-pass-interest",
            Ask::Talk { .. } => "kz-pass-talk",
            Ask::Window(_) => "kz-pass-window",
            _ => "kz-pass",
        }),
        Move::Rest() => t!("kz-move-rest"),
        Move::Offer(kind) => deal(kind),
        Move::Share(whose, of) => {
            t!("kz-move-share", corp = corp(of), name = holder(table, whose), price = board.price(of))
        }
        Move::Name(amount) => amount.get().to_string(),
        Move::Ballot(ballot) => word(match ballot {
            Ballot::Yes => "kz-ballot-yes",
            Ballot::No => "kz-ballot-no",
            Ballot::Abstain => "kz-ballot-abstain",
        }),
        Move::Borrow() => t!("kz-move-borrow"),
    }
}

/// The question, `name` standing for who is asked.
pub fn question(table: Table, board: &Board, name: String, of: Option<Corp>) -> String {
    let subject = of.map(corp).unwrap_or_default();
    let seat = |seat: Seat| table.name(seat);
    match board.ask {
        Ask::Window(_) => {
            t!("kz-ask-window", name = name, phase = phase(board.opening().unwrap_or(board.phase)))
        }
        Ask::Run(_) => t!("kz-ask-run", name = name),
        Ask::Vote(who) => t!("kz-ask-vote", name = name, votes = board.dots[who.index() % 4]),
        Ask::Tie(_) => t!("kz-ask-tie", name = name),
        Ask::Spread(_) => t!("kz-ask-spread", name = name, corp = subject),
        Ask::Renew(_) => t!("kz-ask-renew", name = name, corp = subject),
        Ask::Dismiss(_) => t!("kz-ask-dismiss", name = name, corp = subject),
        Ask::Rent(_) => t!("kz-ask-rent", name = name, corp = subject),
        Ask::Plunder(_) => t!("kz-ask-plunder", name = name, corp = subject),
        Ask::Attack { state: true, .. } => t!("kz-ask-attack-state", name = name, corp = subject),
        Ask::Attack { .. } => t!("kz-ask-attack", name = name, corp = subject),
        Ask::Prize { loser, .. } => t!("kz-ask-prize", name = name, corp = subject, loser = corp(loser)),
        Ask::Prices => t!("kz-ask-prices", name = name, corp = subject),
        Ask::Import(_) => t!("kz-ask-import", name = name, corp = subject),
        Ask::Machine { state: true, .. } => t!("kz-ask-machine-state", name = name),
        Ask::Machine { .. } => t!("kz-ask-machine", name = name, corp = subject),
        Ask::Public(_) => t!("kz-ask-public", name = name),
        Ask::Extend(_) => t!("kz-ask-extend", name = name),
        Ask::Wish { topic: Topic::Dividend, .. } => t!("kz-ask-wish", name = name, corp = subject),
        Ask::Wish { .. } => t!("kz-ask-wish-supplement", name = name, corp = subject),
        Ask::Motion { topic: Topic::Dividend, .. } => t!("kz-ask-motion", name = name, corp = subject),
        Ask::Motion { .. } => t!("kz-ask-motion-supplement", name = name, corp = subject),
        Ask::Ballot { .. } => ballot(table, board, name, subject),
        Ask::Call(_) => t!("kz-ask-call", name = name),
        Ask::Nominee { .. } => t!("kz-ask-nominee", name = name, corp = subject),
        Ask::Bids(of) => t!("kz-ask-bids", name = name, corp = subject, price = board.price(of)),
        Ask::Payer { corp: of, .. } => {
            t!("kz-ask-payer", name = name, corp = subject, price = board.price(of))
        }
        Ask::PutUp(_) => t!("kz-ask-put-up", name = name),
        Ask::Interest(_) => {
            let price = of.map_or(0, |of| board.price(of));
            let owner = board.put_up.map(|put_up| holder(table, put_up.holder)).unwrap_or_default();
            t!("kz-ask-interest", name = name, corp = subject, owner = owner, price = price)
        }
        Ask::Buyer(_) => t!("kz-ask-buyer", name = name, corp = subject),
        Ask::Central(_) => t!("kz-ask-central", name = name),
        Ask::Talk { part, .. } => {
            use konzern::Part;
            match part {
                Part::Give => t!("kz-ask-give", name = name),
                Part::Get => t!("kz-ask-get", name = name),
                Part::Contract => t!("kz-ask-contract", name = name),
                Part::From => t!("kz-ask-from", name = name),
                Part::To => t!("kz-ask-to", name = name),
                Part::Answer => {
                    let by = board.talk.map(|talk| seat(talk.by)).unwrap_or_default();
                    t!("kz-ask-answer", name = name, by = by, offer = offer(table, board))
                }
            }
        }
        Ask::Raise(whose) => match board.raise {
            // Who is asked is named once.
            Some(raise) if matches!(whose, Holder::Purse(_)) => t!(
                "kz-ask-raise-purse",
                name = name,
                need = raise.need,
                cash = board.cash(whose),
                label = label(raise.label)
            ),
            Some(raise) => t!(
                "kz-ask-raise",
                name = name,
                account = account(table, whose.account()),
                need = raise.need,
                cash = board.cash(whose),
                label = label(raise.label)
            ),
            None => String::new(),
        },
        _ => String::new(),
    }
}

fn ballot(table: Table, board: &Board, name: String, subject: String) -> String {
    let Some(meeting) = board.meeting else { return String::new() };
    let Some(motion) = meeting.motion else { return String::new() };
    let by = table.name(motion.by);
    match meeting.topic {
        Topic::Chief => {
            let candidate = table.name(Seat::new(motion.value));
            t!("kz-ask-ballot-chief", name = name, by = by, corp = subject, candidate = candidate)
        }
        about => t!(
            "kz-ask-ballot",
            name = name,
            by = by,
            corp = subject,
            topic = topic(about),
            value = motion.value
        ),
    }
}
