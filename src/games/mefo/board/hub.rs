//! Inside the ring: the year and its card, the offices, the dice and what happened last, the rate with the
//! levy behind it, the raids to come.

use engine::Seat;
use engine::order::sort_few;
use leptos::prelude::*;
use markup::view;
use mefo::tables::{self, FIRST_YEAR, LAST_YEAR};
use mefo::{Contest, Kind, Observation};

use crate::games::mefo::{forecast, words};
use crate::platform::maths::{decimal, decimals, hand, percent};
use crate::table::Table;
use crate::table::rich::rich;
use crate::ui::html::{CollectHtml, Html};

/// Years of the dial; the last one stands for all that follow.
const DIAL: u16 = 21;

/// A piece of the circle around the middle, from one turn to another.
fn arc(from: f64, to: f64) -> String {
    let ((x, y), (u, v)) = (hand(from, 84.0), hand(to, 84.0));
    ["M", &decimals(&[120.0 + x, 104.0 + y]), "A84 84 0 0 1 ", &decimals(&[120.0 + u, 104.0 + v])].concat()
}

/// The dial of the years with year, round and season of the game.
fn dial(view: &Observation) -> Html {
    let board = &view.board;
    let now = board.year.saturating_sub(FIRST_YEAR).min(DIAL - 1);
    let turn = |at: f64| -0.375 + at * 0.75 / f64::from(DIAL);
    let sectors = (0..DIAL)
        .map(|at| {
            let middle = f64::from(at);
            let (x, y) = hand(turn(middle + 0.5), 105.0);
            let year = FIRST_YEAR + at;
            let text = if at == DIAL - 1 {
                [&(year % 100).to_string(), "+"].concat()
            } else {
                (year % 100).to_string()
            };
            let class = match super::era(year) {
                "boom" => "mf-sec s-boom",
                "war" => "mf-sec s-war",
                _ => "mf-sec s-ruin",
            };
            view! {
                <path
                    class=class
                    class:past=at < now
                    class:cur=at == now
                    d=arc(turn(middle + 0.05), turn(middle + 0.95))
                />
                <text
                    class="mf-yr"
                    class:cur=at == now
                    x=decimal(120.0 + x)
                    y=decimal(108.0 + y)
                    text-anchor="middle"
                >
                    {text}
                </text>
            }
        })
        .collect_html();
    let rounds = board.setup.rounds();
    let pips = (1..=rounds)
        .map(|round| {
            let x = 120.0 - f64::from(rounds) * 8.5 + f64::from(round - 1) * 17.0 + 1.5;
            view! {
                <rect
                    class="mf-pip"
                    class:on=round < board.round_of_year
                    class:now=round == board.round_of_year
                    x=decimal(x)
                    y="122"
                    width="14"
                    height="8"
                    rx="2"
                />
            }
        })
        .collect_html();
    let round = t!("mf-round-of", round = board.round_of_year, rounds = rounds);
    let year = board.year.to_string();
    let kinds = [Kind::Military, Kind::Civilian, Kind::Infrastructure]
        .into_iter()
        .filter(|kind| tables::year_card(board.year, *kind) != 0)
        .map(|kind| {
            let percent = tables::year_card(board.year, kind);
            let text = t!("mf-percent-of", percent = words::signed(percent.into()), kind = words::kind(kind));
            view! { <span class="mf-hk">{words::glyph(kind.word())} {text}</span> }
        })
        .collect_html();
    view! {
        <section class="mf-dial" aria-label=t!("mf-dial", year = year.clone(), round = round.clone())>
            <svg viewBox="0 0 240 186" aria-hidden="true">
                {sectors}
                <text class="mf-yy" x="120" y="110" text-anchor="middle">{year}</text>
                {pips}
                <text class="mf-ro" x="120" y="149" text-anchor="middle">{round}</text>
            </svg>
            <p class="mf-hist">
                <b>{words::year(board.year)}</b>
                {kinds}
            </p>
        </section>
    }
}

/// Room for a token on the scale of Power, in parts of a hundred.
const TOKEN: f64 = 9.0;

/// Where on a scale of a hundred parts the line of what is needed lies, and these amounts of Power, in rising order:
/// none covers another, and none stands on the wrong side of the line.
fn along_scale(powers: &[u16], needed: u16) -> (f64, Vec<f64>) {
    let below = powers.iter().filter(|power| **power < needed).count();
    let most = f64::from(powers.last().copied().unwrap_or(0).max(needed)) * 1.06;
    let room = |tokens: usize| tokens as f64 * TOKEN;
    let line = (f64::from(needed) * 100.0 / most).min(100.0 - room(powers.len() - below)).max(room(below));
    let half = TOKEN / 2.0;
    let mut places: Vec<f64> = powers
        .iter()
        .map(|power| {
            let (power, needed) = (f64::from(*power), f64::from(needed));
            if power < needed {
                (power * line / needed).min(line - half)
            } else {
                (line + (power - needed) * (100.0 - line) / (most - needed)).max(line + half)
            }
        })
        .collect();
    // To the right as far as needed, and back from both ends.
    let mut free = half;
    for place in &mut places {
        *place = place.max(free);
        free = *place + TOKEN;
    }
    let mut end = 100.0 - half;
    for (at, place) in places.iter_mut().enumerate().rev() {
        if at + 1 == below {
            end = end.min(line - half);
        }
        *place = place.min(end);
        end = *place - TOKEN;
    }
    (line, places)
}

/// A holder with title, what the office gives and takes, and who could depose.
fn office(table: Table, view: &Observation) -> Html {
    let board = &view.board;
    if board.post() {
        let rows = Contest::ALL
            .into_iter()
            .map(|contest| {
                let held = board.offices.get(contest.index()).copied().flatten();
                let who = match held {
                    Some(seat) => {
                        let title = board.title(seat).map_or_else(String::new, words::title);
                        let text = board.title(seat).map_or_else(String::new, words::title_text);
                        view! {
                            {words::token(table, seat, 24)}
                            <span>
                                <b>{title} ", " {table.name(seat)}</b>
                                <small>{text}</small>
                            </span>
                        }
                    }
                    None => {
                        let of = t!("mf-contest", contest = contest.word());
                        view! {
                            <i class="mf-vac"></i>
                            <span>
                                {of}
                                <small>{t!("mf-vacant")}</small>
                            </span>
                        }
                    }
                };
                view! { <li>{who}</li> }
            })
            .collect_html();
        return view! {
            <section class="mf-pn mf-office" aria-labelledby="mf-off">
                <header>
                    <h2 id="mf-off">{t!("mf-offices")}</h2>
                </header>
                <ul class="mf-offs">{rows}</ul>
            </section>
        };
    }
    let head = board.leader.map_or_else(
        || view! { <p class="mf-oh"><i class="mf-vac"></i> <span>{t!("mf-office-free")}</span></p> },
        |seat| {
            let terms = t!("mf-terms", count = board.player(seat).terms);
            view! {
                <p class="mf-oh">
                    {words::token(table, seat, 26)}
                    <b>{table.name(seat)}</b>
                    <span>{terms}</span>
                </p>
            }
        },
    );
    // Everybody's Power on one scale, with what an office asks for.
    let needed = board
        .leader
        .map_or(tables::OFFICE_POWER, |seat| board.player(seat).power + tables::DEPOSE_POWER)
        .max(tables::OFFICE_POWER);
    let mut powers: Vec<(u16, Seat)> =
        board.alive().iter().map(|seat| (board.player(seat).power, seat)).collect();
    sort_few(&mut powers, |power| *power);
    let values: Vec<u16> = powers.iter().map(|(power, _)| *power).collect();
    let (line, places) = along_scale(&values, needed);
    let marks = powers
        .iter()
        .zip(places)
        .map(|((_, seat), place)| {
            let left = percent(place, 100.0);
            view! { <span class="mf-om" style:left=left>{words::token(table, *seat, 20)}</span> }
        })
        .collect_html();
    let line = percent(line, 100.0);
    view! {
        <section class="mf-pn mf-office" aria-labelledby="mf-off">
            <header>
                <h2 id="mf-off">{t!("mf-office")}</h2>
            </header>
            {head}
            <p class="mf-ot">{words::title_text(mefo::Title::Leader)}</p>
            <div class="mf-os" aria-hidden="true">
                <i></i>
                <span class="mf-dp" style:left=line></span>
                {marks}
            </div>
            <p class="mf-on">{words::glyph("power")} {t!("mf-power-needed", count = needed)}</p>
        </section>
    }
}

/// The last dice and the last sentence of the log.
fn last(table: Table) -> Html {
    let (dice, line) = super::super::log::last(table);
    let says = t!("mf-dice", dice = dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" + "));
    let drawn = dice.iter().map(|face| die(*face)).collect_html();
    let line = line.map(|text| rich(&text));
    view! {
        <section class="mf-pn mf-last" tabindex="0" aria-label=says>
            <div class="mf-dice">{drawn}</div>
            <p>{line}</p>
        </section>
    }
}

/// A die.
fn die(face: u8) -> Html {
    let places: &[(&str, &str)] = match face {
        1 => &[("22", "22")],
        2 => &[("11", "11"), ("33", "33")],
        3 => &[("11", "11"), ("22", "22"), ("33", "33")],
        4 => &[("11", "11"), ("33", "33"), ("11", "33"), ("33", "11")],
        5 => &[("11", "11"), ("33", "33"), ("11", "33"), ("33", "11"), ("22", "22")],
        _ => &[("11", "11"), ("33", "33"), ("11", "33"), ("33", "11"), ("11", "22"), ("33", "22")],
    };
    let eyes = places.iter().map(|(x, y)| view! { <circle cx=*x cy=*y r="3.9" /> }).collect_html();
    view! {
        <svg class="mf-die" viewBox="0 0 44 44" aria-hidden="true">
            <rect x="1.5" y="1.5" width="41" height="41" rx="8" />
            {eyes}
        </svg>
    }
}

/// Where a year stands in the curve, and a rate, and a levy.
fn along(year: u16) -> f64 {
    43.0 + f64::from(year.saturating_sub(FIRST_YEAR)) * 22.0
}

fn rate_at(hundredths: u32) -> f64 {
    104.0 - f64::from(hundredths) * 0.57
}

/// The rate of the bills, and behind it the levy.
fn curve(view: &Observation) -> Html {
    let board = &view.board;
    let line = |from: u16, to: u16, more: u32| {
        let points: Vec<String> =
            (from..=to).map(|year| decimals(&[along(year), rate_at(tables::rate(year) + more)])).collect();
        ["M", &points.join("L")].concat()
    };
    let now = board.year.min(LAST_YEAR);
    let area = [line(FIRST_YEAR, LAST_YEAR, 0).as_str(), "V104H43Z"].concat();
    let rate = words::rate(tables::rate(board.year));
    let next = words::rate(tables::rate(board.year + 1));
    let here = along(board.year.min(1953));
    let marks = (!board.post()).then(|| {
        let (x, y) = (along(board.year), rate_at(tables::rate(board.year)));
        // The first years leave no room to the left, the last ones none below.
        let ((ax, ay), (bx, by)) = match board.year {
            ..1936 => ((4.0, 26.0), (12.0, -8.0)),
            1944.. => ((6.0, 62.0 - y), (47.0, 61.0 - y)),
            _ => ((-8.0, 26.0), (12.0, -8.0)),
        };
        let anchor = if ax > 0.0 { "start" } else { "end" };
        view! {
            <circle class="mf-rc" cx=decimal(x) cy=decimal(y) r="5" />
            <text
                class="mf-lb"
                x=decimal(x + ax)
                y=decimal(y + ay)
                text-anchor=anchor
            >{rate.clone()}</text>
            <text class="mf-lb nx" x=decimal(x + bx) y=decimal(y + by)>
                "→ "
                {next.clone()}
            </text>
        }
    });
    let bars = (LAST_YEAR + 1..=1953)
        .map(|year| {
            let levy = tables::levy(year);
            let high = f64::from(levy) * 0.383;
            let x = along(year) - 7.0;
            view! {
                <rect
                    class="mf-lv"
                    class:cur=year == board.year
                    x=decimal(x)
                    y=decimal(104.0 - high)
                    width="14"
                    height=decimal(high)
                />
                <text class="mf-lvt" x=decimal(x + 7.0) y=decimal(100.0 - high) text-anchor="middle">
                    {levy.to_string()}
                </text>
            }
        })
        .collect_html();
    let years = (FIRST_YEAR..=1953)
        .map(|year| {
            view! {
                <text class="mf-yl" class:cur=year == board.year x=decimal(along(year)) y="118" text-anchor="middle">
                    {(year % 100).to_string()}
                </text>
            }
        })
        .collect_html();
    let says = if board.post() {
        t!("mf-curve-post", levy = tables::levy(board.year), next = tables::levy(board.year + 1))
    } else {
        t!("mf-curve", rate = rate, next = next, counter = words::rate(board.open_rate(true)))
    };
    let levy_now = board
        .post()
        .then(|| t!("mf-levy-now", levy = tables::levy(board.year), next = tables::levy(board.year + 1)));
    view! {
        <section class="mf-pn mf-curve" aria-label=says>
            <header>
                <h2>{t!("mf-rate")}</h2>
                <span>{t!("mf-rate-unit")}</span>
                <span class="grow"></span>
                <h2>{t!("mf-levy")}</h2>
                <span>{levy_now.unwrap_or_else(|| t!("mf-levy-unit"))}</span>
            </header>
            <svg viewBox="0 0 496 122" aria-hidden="true">
                <rect class="mf-zw" x="164" y="4" width="154" height="100" />
                <rect class="mf-zr" x="318" y="4" width="176" height="100" />
                <rect class="mf-zc" x=decimal(here - 11.0) y="4" width="22" height="117" />
                <path class="mf-gr" d="M32 75.5H318M32 47H318M32 18.5H318" />
                <text class="mf-ax" x="28" y="79.8" text-anchor="end">{words::rate(50)}</text>
                <text class="mf-ax" x="28" y="51.3" text-anchor="end">{words::rate(100)}</text>
                <text class="mf-ax" x="28" y="22.8" text-anchor="end">{words::rate(150)}</text>
                <path class="mf-rf" d=area />
                <path class="mf-ct" d=line(FIRST_YEAR, LAST_YEAR, tables::COUNTER_BONUS) />
                <path class="mf-rl" d=line(FIRST_YEAR, now, 0) />
                <path class="mf-rl fut" d=line(now, LAST_YEAR, 0) />
                {bars}
                <path class="mf-ln" d="M32 104H494" />
                {years}
                {marks}
            </svg>
        </section>
    }
}

/// A mark of the strip below the curve: sign, figure, and what they say; outlined if it comes `next`.
fn mark(sign: Html, figure: String, says: String, next: bool) -> Html {
    view! {
        <li class:next=next title=says.clone()>
            {sign}
            <b aria-hidden="true">{figure}</b>
            <span class="sr">{says}</span>
        </li>
    }
}

/// The strip below the curve.
fn strip(head: String, unit: String, note: Html, class: &'static str, marks: Html) -> Html {
    view! {
        <section class="mf-pn mf-raids" aria-labelledby="mf-raids-h">
            <header>
                <h2 id="mf-raids-h">{head}</h2>
                <span>{unit}</span>
                {note}
            </header>
            <ol class=class>{marks}</ol>
        </section>
    }
}

/// Once the bombing has stopped: how long everybody's money lasts.
fn lasts(table: Table, view: &Observation) -> Html {
    let board = &view.board;
    let rows = board
        .order()
        .filter(|seat| board.player(*seat).alive)
        .map(|seat| {
            let years = forecast::years(board, seat);
            let last = years.last().map_or(board.year, |year| year.number).to_string();
            let (short, says) = match forecast::runs_dry(board, seat, &years) {
                Some(year) => (year.to_string(), t!("mf-dry", year = year.to_string())),
                None => (["> ", &last].concat(), t!("mf-not-dry", year = last)),
            };
            mark(words::token(table, seat, 24), short, [table.name(seat), says].join(": "), false)
        })
        .collect_html();
    strip(t!("mf-lasts"), t!("mf-lasts-unit"), Html::Empty, "mf-rs mf-till", rows)
}

/// The raids to come.
fn raids(table: Table, view: &Observation) -> Html {
    let board = &view.board;
    let next = board.next_raid();
    let short = match next {
        None => return lasts(table, view),
        Some((0, rm)) => t!("mf-raid-now", rm = rm),
        Some((rounds, rm)) => t!("mf-raid-next", count = rounds, rm = rm),
    };
    let all = forecast::raids(board);
    let shown = all
        .iter()
        .take(14)
        .enumerate()
        .map(|(at, (year, round, rm))| {
            let says = t!("mf-raid-one", year = year.to_string(), round = *round, rm = *rm);
            let sign = view! {
                <small aria-hidden="true">{(year % 100).to_string()} "/" {round.to_string()}</small>
                {words::glyph("burst")}
            };
            mark(sign, rm.to_string(), says, at == 0)
        })
        .collect_html();
    let short = view! { <span class="grow"></span> <strong>{short}</strong> };
    strip(t!("mf-raids"), t!("mf-raids-unit"), short, "mf-rs", shown)
}

/// All of it.
pub fn hub(table: Table, view: Memo<Option<Observation>>) -> Html {
    let part =
        move |draw: fn(&Observation) -> Html| move || view.get().map_or(Html::Empty, |view| draw(&view));
    view! {
        {part(dial)}
        <div class="mf-hr">
            {move || view.get().map_or(Html::Empty, |view| office(table, &view))}
            {move || last(table)}
        </div>
        {part(curve)}
        {move || view.get().map_or(Html::Empty, |view| raids(table, &view))}
    }
}

#[cfg(test)]
mod tests {
    use super::along_scale;

    #[test]
    fn tokens_of_power_do_not_cover_each_other() {
        for (powers, needed) in [
            (vec![0, 0, 0, 0], 20),
            (vec![14, 18, 23, 170], 20),
            (vec![16, 17, 34, 34], 23),
            (vec![0, 19, 20, 21, 39, 40, 41, 200], 20),
            (vec![20, 20, 20, 20, 20, 20, 20, 20], 20),
            (vec![0, 1, 2, 3, 4, 5, 6, 7], 20),
            (Vec::new(), 20),
        ] {
            let (line, places) = along_scale(&powers, needed);
            for (power, place) in powers.iter().zip(&places) {
                assert_eq!(
                    *power >= needed,
                    *place > line,
                    "{power} of {powers:?} at {place}, the line at {line}"
                );
                assert!((4.4..=95.6).contains(place), "{places:?}");
            }
            assert!(places.windows(2).all(|pair| pair[1] - pair[0] > 8.9), "{powers:?}: {places:?}");
        }
    }
}
