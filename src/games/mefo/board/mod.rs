//! The table: players, the ring with what the year brings inside it, and beside it the deed and the balance.

use engine::Seat;
use leptos::prelude::*;
use markup::view;
use mefo::{Mefo, Observation, Stage};

use crate::i18n::tr;
use crate::table::Table;
use crate::ui::effect;
use crate::ui::html::Html;
use crate::ui::{Tabs, page_tab};
use engine::Viewer;

mod hub;
mod near;
mod ring;
mod seats;
mod side;

pub use seats::seats;

/// Ash on the table of the war years.
const ASH: &str = r#"<path d="M107.5 298.4L108.3 299.5L107.7 300.1L106.9 299.6ZM626.7 609.0L627.6 609.9L626.9 611.0L626.0 610.0ZM382.5 132.3L384.5 134.6L382.9 135.5L381.1 134.8ZM578.5 666.8L579.9 668.4L578.7 669.8L576.3 668.5ZM529.9 108.8L530.6 109.7L530.0 110.3L529.1 109.8ZM65.8 634.3L66.2 634.6L65.9 635.2L65.2 634.7ZM13.7 217.8L14.6 218.6L13.9 219.1L13.2 218.6ZM288.5 651.5L289.6 652.3L288.7 652.9L287.3 652.4ZM44.9 107.3L46.0 109.0L45.1 111.0L43.0 109.1ZM86.5 371.3L87.0 372.0L86.6 372.5L85.8 372.1ZM197.8 679.9L198.2 680.3L197.9 680.8L197.4 680.3ZM485.7 615.2L486.3 616.1L485.9 616.5L484.8 616.2ZM33.7 679.0L34.5 679.7L33.8 680.3L33.0 679.7ZM89.2 158.6L90.2 159.8L89.3 160.8L88.4 159.9ZM674.2 660.2L674.6 660.8L674.2 661.3L673.7 660.8ZM625.6 62.4L627.1 64.5L626.0 66.5L624.4 64.6ZM669.3 385.5L670.9 387.6L669.7 389.2L667.2 387.8ZM92.1 280.1L92.7 281.0L92.2 281.5L91.4 281.0ZM594.4 79.2L595.1 80.2L594.5 80.7L593.5 80.2ZM231.1 654.3L232.3 656.0L231.4 657.7L229.8 656.1ZM672.2 133.2L672.8 134.4L672.4 135.1L671.4 134.5ZM456.4 395.6L457.0 396.1L456.5 396.5L456.0 396.2ZM732.2 86.4L733.9 88.5L732.5 90.4L730.6 88.7ZM531.9 233.4L532.6 234.2L532.1 234.8L531.0 234.2ZM444.6 654.7L445.8 656.2L445.1 658.1L442.9 656.3ZM195.0 656.8L195.4 657.3L195.0 657.7L194.5 657.3ZM198.3 395.9L199.2 396.5L198.4 397.3L197.6 396.6ZM130.3 110.7L132.2 113.0L130.6 114.7L128.6 113.1ZM105.2 364.6L106.8 366.2L105.4 368.2L103.8 366.4ZM596.8 114.7L597.3 115.2L596.9 115.7L596.2 115.3ZM708.5 286.2L709.0 286.9L708.6 287.5L707.7 287.0ZM28.1 476.7L29.1 477.9L28.3 478.9L27.1 477.9ZM238.9 48.5L239.5 49.3L239.1 50.2L238.3 49.4ZM659.0 103.8L659.4 104.3L659.1 104.8L658.7 104.3ZM188.4 660.3L190.6 662.1L188.8 663.3L186.5 662.3ZM330.7 131.8L331.3 132.2L330.8 132.8L330.1 132.3ZM158.9 211.0L159.3 211.5L159.0 211.9L158.6 211.5ZM69.7 677.4L70.8 679.4L69.9 680.5L68.0 679.5ZM239.0 656.7L239.8 657.2L239.1 657.6L238.2 657.3ZM26.4 668.8L27.2 669.5L26.5 670.3L25.9 669.6ZM505.1 636.9L505.5 637.4L505.2 637.8L504.6 637.5ZM639.2 136.2L640.1 137.1L639.4 137.7L638.7 137.1ZM139.9 403.7L140.4 404.1L140.0 404.5L139.6 404.2ZM297.0 104.0L298.1 105.7L297.3 107.4L294.9 105.9ZM249.9 52.0L250.3 52.5L250.0 52.8L249.4 52.6ZM670.3 137.5L671.4 138.4L670.6 139.3L669.4 138.5ZM729.6 23.5L730.2 24.4L729.7 25.1L728.9 24.5ZM537.6 70.7L538.1 71.2L537.7 71.6L537.0 71.3ZM213.6 116.6L214.4 117.3L213.8 118.0L212.8 117.4ZM596.4 23.7L597.2 24.6L596.6 25.4L595.5 24.6ZM653.4 390.7L654.1 391.4L653.5 392.0L652.9 391.5ZM245.2 255.6L246.1 256.7L245.4 257.2L244.6 256.7ZM585.4 447.5L585.9 448.3L585.5 448.9L584.6 448.3ZM431.0 145.3L432.3 146.8L431.5 148.5L429.4 146.9ZM650.4 87.4L651.3 88.3L650.6 89.1L649.8 88.4ZM516.8 134.2L517.4 135.0L517.0 135.6L516.1 135.1ZM139.6 644.4L140.2 645.1L139.7 645.7L138.8 645.2ZM99.2 326.7L99.7 327.2L99.3 327.5L98.8 327.3ZM307.8 302.6L308.9 303.5L308.0 304.5L306.6 303.6ZM328.9 541.7L329.8 542.5L329.0 542.9L328.1 542.5ZM180.0 137.8L182.1 139.7L180.3 141.3L178.3 139.9ZM325.8 269.6L326.5 270.5L326.1 271.5L324.7 270.6ZM102.7 369.1L104.4 370.7L103.1 372.6L100.8 370.9ZM469.9 68.8L470.6 69.4L470.1 70.2L469.0 69.5ZM505.1 26.5L505.4 27.0L505.1 27.5L504.7 27.0ZM601.6 94.4L602.6 95.5L601.8 96.2L600.6 95.5ZM72.7 688.5L73.1 688.9L72.7 689.4L72.2 688.9ZM548.5 621.5L550.3 623.1L548.7 624.8L546.8 623.4ZM674.5 714.8L675.3 715.5L674.7 716.2L673.3 715.6ZM588.7 75.9L589.5 76.5L588.8 77.0L588.2 76.6Z"/>"#;

/// Cracks in the table of the ruins.
const CRACKS: &str = r#"<path d="M0 250L15 254L48 261L52 277L70 266L84 281L125 285L128 288L136 295L158 297M40 264L53 248L48 245L65 233L69 218M756 520L741 521L720 521L708 522L693 525L682 540L674 550L677 553L666 567M700 530L698 537L697 554L694 568L672 580M300 0L303 5L304 8L295 26L314 28L326 56L331 80L329 110L326 128L314 133M520 756L522 742L515 730L509 721L504 695L499 690L490 675L497 652L482 634M120 666L125 646L131 634L140 628L160 622L167 602L176 599L180 586"/>"#;

/// What lies open, in the moment in sight. Tracked.
pub fn open(table: Table) -> Memo<Option<Observation>> {
    Memo::new(move |_| table.observe::<Mefo>(Viewer::Table))
}

/// The space that the turn is about, if it is about one.
pub fn subject(view: &Observation) -> Option<u8> {
    match view.stage {
        Stage::Buy(_, space) | Stage::OfficeDie(_, space) | Stage::Modifier(space) => Some(space),
        Stage::First | Stage::Role(_) | Stage::Over(..) => None,
        _ => Some(view.board.player(view.board.current()).at),
    }
}

/// Whose empire is reckoned when nobody was picked: who decides, else whose turn it is.
pub fn concerned(view: &Observation) -> Seat {
    view.owing.first().unwrap_or_else(|| view.board.current())
}

/// The era of a year, for the looks of the table.
pub const fn era(year: u16) -> &'static str {
    match year {
        ..1939 => "boom",
        1939..=1945 => "war",
        _ => "ruin",
    }
}

/// The page takes the looks of the era as long as the table stands.
fn age(view: Memo<Option<Observation>>) {
    let root = || document().document_element();
    effect(move || {
        let era = view.get().map_or("boom", |view| era(view.board.year));
        if let Some(root) = root() {
            // Refused only for a name that is no attribute name.
            let _ = root.set_attribute("data-era", era);
        }
    });
    on_cleanup(move || {
        if let Some(root) = root() {
            let _ = root.remove_attribute("data-era");
        }
    });
}

/// Board, tabs, and the column beside the board. On wide screens the tabs stand above that column and lead
/// from deed and balance to the log; on narrow ones they show one part at a time.
pub fn board(table: Table) -> Html {
    let view = open(table);
    age(view);
    let wide = window().inner_width().ok().and_then(|wide| wide.as_f64()).is_some_and(|wide| wide > 900.0);
    let tab = RwSignal::new(usize::from(wide));
    page_tab(tab);
    let names = vec![tr("mf-tab-board"), tr("mf-tab-deed"), tr("mf-tab-year"), tr("mf-tab-log")];
    view! {
        <div class="tabbar mf-tabbar">
            <Tabs group="table" label=tr("mf-tabs") names selected=tab />
        </div>
        <section class="board mf-board" tabindex="0" aria-label=tr("mf-table")>
            <div class="mf-map" id="table-panel-0">
                {near::near(table, view)}
                <div class="mf-bw">
                    {ring::ring(table, view)}
                    <div class="mf-hub" id="table-panel-2">
                        {hub::hub(table, view)}
                    </div>
                </div>
            </div>
        </section>
        <section class="side mf-side" id="table-panel-1" tabindex="0" aria-label=tr("mf-tab-deed")>
            {side::deed(table, view)}
            {side::empire(table, view)}
        </section>
    }
}
