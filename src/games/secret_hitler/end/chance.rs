//! Luck: Liberal policies due → came, with the band of two games in three.

use crate::platform::maths;
use crate::ui::html::{CollectHtml, Html};
use markup::view;
use secret_hitler::{Draw, Party, Record, Source, Verdict};

use crate::i18n::{Lang, lang};

pub fn luck(record: &Record) -> Html {
    let rows = record.luck.draws.iter().map(row).collect_html();
    let winner_liberal = record.end.winner() == Party::Liberal;
    let verdict = match (record.luck.verdict, winner_liberal) {
        (Verdict::Nothing, _) => t!("sh-over-luck-nothing"),
        (Verdict::Usual, _) => t!("sh-over-luck-usual"),
        (Verdict::Against, true) => t!("sh-over-luck-against-liberals"),
        (Verdict::Against, false) => t!("sh-over-luck-against-fascists"),
        (Verdict::Helped, true) => t!("sh-over-luck-helped-liberals"),
        (Verdict::Helped, false) => t!("sh-over-luck-helped-fascists"),
        (Verdict::Decided, true) => t!("sh-over-luck-decided-liberals"),
        (Verdict::Decided, false) => t!("sh-over-luck-decided-fascists"),
    };
    view! {
        <section class="end-box end-luck" aria-labelledby="end-luck-title">
            <header>
                <h2 id="end-luck-title">{t!("sh-over-luck")}</h2>
                <span>{t!("sh-over-luck-band")}</span>
            </header>
            <p class="head" aria-hidden="true">{t!("sh-over-luck-head")}</p>
            <ol>{rows}</ol>
            <p class="verdict">{verdict}</p>
            <p class="fine">{t!("sh-over-luck-note")}</p>
        </section>
    }
}

/// One decimal, with the sign that the language writes.
fn decimal(value: f64) -> String {
    let text = maths::decimal(value);
    if lang() == Lang::En { text } else { text.replace('.', ",") }
}

fn row(draw: &Draw) -> Html {
    let times = draw.times;
    let name = match draw.source {
        Source::TwoLiberals => t!("sh-over-source-liberals"),
        Source::Chaos => t!("sh-over-source-chaos"),
        Source::Others => t!("sh-over-source-others"),
    };
    let note = match draw.source {
        Source::Chaos => t!("sh-over-times-chaos", count = times),
        Source::TwoLiberals | Source::Others => t!("sh-over-times-governments", count = times),
    };
    let said = t!(
        "sh-over-luck-said",
        due = decimal(draw.due),
        came = draw.came,
        least = draw.band.0,
        most = draw.band.1
    );
    let place = |value: f64| maths::percent(value, f64::from(times.max(1)));
    let came = f64::from(draw.came);
    let (from, to) = (f64::from(draw.band.0), f64::from(draw.band.1));
    let (low, high) = (came.min(draw.due), came.max(draw.due));
    // Half a tile to either side, so that a band of one number is seen too.
    let (left, right) = ((from - 0.35).max(0.0), (to + 0.35).min(f64::from(times)));
    let choice = draw.source == Source::Others;
    view! {
        <li class:choice=choice>
            <span class="src">
                <b>{name}</b>
                <em>{note}</em>
            </span>
            <span class="ea" aria-hidden="true">{decimal(draw.due)} <em>"→"</em> <b>{draw.came}</b></span>
            <span class="lk" role="img" aria-label=said>
                <i class="bd" style:left=place(left) style:width=place(right - left)></i>
                <i class="zz" style:left=place(low) style:width=place(high - low)></i>
                <i class="due" style:left=place(draw.due)></i>
                <i class="pt" style:left=place(came)></i>
            </span>
        </li>
    }
}
