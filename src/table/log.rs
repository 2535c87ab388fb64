//! The log of a match: its public events as sentences, in chapters.
//!
//! It is written once and then continued: a step costs what it adds, however long the match is. Only the chapters
//! that change are drawn anew.

use std::sync::Arc;

use engine::{Game, Seat, Viewer};
use leptos::prelude::*;
use markup::view;

use super::rich::{bold, plain, rich};
use super::{Table, company};
use crate::i18n::{Lang, lang, say};
use crate::ui::html::{CollectHtml, Html, IntoHtml, Show, keyed, live};
use crate::ui::{Icon, announce, effect_from, icon};

/// A line of the log: public, in the player's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The step that caused it; the line leads to the moment after this step.
    pub step: usize,
    /// The sentence, names marked by [`bold`].
    pub text: String,
}

/// Lines under a heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// "Election 9, special"; none before the first heading.
    pub heading: Option<String>,
    /// Oldest first.
    pub lines: Vec<LogLine>,
}

/// A log, oldest chapter first. Cheap to clone, and to compare with what it was before.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Log(Vec<Arc<Chapter>>);

impl Log {
    /// Adds a line, below a new heading if there is one.
    fn add(&mut self, heading: Option<String>, step: usize, text: String) {
        if heading.is_some() || self.0.is_empty() {
            self.0.push(Arc::new(Chapter { heading, lines: Vec::new() }));
        }
        if let Some(chapter) = self.0.last_mut() {
            Arc::make_mut(chapter).lines.push(LogLine { step, text });
        }
    }

    /// The newest line, to be continued.
    fn last_mut(&mut self) -> Option<&mut LogLine> {
        Arc::make_mut(self.0.last_mut()?).lines.last_mut()
    }

    /// All lines, oldest first.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &LogLine> {
        self.0.iter().flat_map(|chapter| &chapter.lines)
    }

    /// Puts a line where the match stood after so many steps.
    fn insert(&mut self, steps: usize, text: String) {
        let later = |line: &LogLine| line.step >= steps;
        let line = LogLine { step: steps.saturating_sub(1), text };
        let found = self.0.iter().position(|chapter| chapter.lines.iter().any(later));
        let at = found.unwrap_or(self.0.len());
        let place = found.and_then(|at| self.0.get(at)?.lines.iter().position(later)).unwrap_or(0);
        // What came right before a heading belongs to the chapter that it ends.
        let (at, place) = match place {
            0 if at > 0 => (at - 1, usize::MAX),
            place => (at, place),
        };
        match self.0.get_mut(at).map(Arc::make_mut) {
            Some(chapter) => chapter.lines.insert(place.min(chapter.lines.len()), line),
            None => self.add(None, line.step, line.text),
        }
    }
}

/// A log on its way: what is written, and how far it goes.
#[derive(Default)]
pub struct Draft {
    log: Log,
    /// How many events are in it.
    told: usize,
    /// Waits for its first line.
    heading: Option<String>,
}

impl Draft {
    /// Hands on the events that a viewer was told since the last time, with their steps.
    pub fn since<G: Game>(
        &mut self,
        table: Table,
        viewer: Viewer,
        mut take: impl FnMut(&mut Self, usize, &G::Event),
    ) {
        table.with_present(|game| {
            let Some(game) = game.typed::<G>() else { return };
            for (step, event) in game.told(viewer).skip(self.told) {
                self.told += 1;
                take(self, step, event);
            }
        });
    }

    /// The next line stands below this heading.
    pub fn head(&mut self, heading: String) {
        self.heading = Some(heading);
    }

    /// Adds a line.
    pub fn line(&mut self, step: usize, text: String) {
        self.log.add(self.heading.take(), step, text);
    }

    /// The newest line, to be continued; none if nothing is written.
    pub fn last_mut(&mut self) -> Option<&mut LogLine> {
        self.log.last_mut()
    }
}

/// Writes the log of one match, and goes on where it stopped.
pub trait Scribe {
    /// Adds what was told since the last time; the present match counts, whatever moment is in sight. False if
    /// what is written no longer holds: then a new scribe begins anew.
    fn go_on(&mut self, table: Table, draft: &mut Draft) -> bool;
}

/// Writes nothing, as for a match of another game.
impl Scribe for () {
    fn go_on(&mut self, _: Table, _: &mut Draft) -> bool {
        true
    }
}

/// A log as far as it is written.
pub struct Written {
    /// In which language, with which names, of which telling of the match.
    key: (Lang, Vec<String>, u32),
    scribe: Box<dyn Scribe>,
    draft: Draft,
}

/// Goes on with what is written, or begins anew. Tracked.
pub fn write(table: Table, written: &mut Option<Written>, names: Vec<String>, telling: u32) -> Log {
    let key = (lang(), names, telling);
    let begin = || Written { key: key.clone(), scribe: (table.ui().scribe)(table), draft: Draft::default() };
    let mut now = written.take().filter(|written| written.key == key).unwrap_or_else(begin);
    if !now.scribe.go_on(table, &mut now.draft) {
        now = begin();
        now.scribe.go_on(table, &mut now.draft);
    }
    written.insert(now).draft.log.clone()
}

/// A log that is made anew when what it reads changes, and tells only when it differs.
pub fn memo(make: impl Fn() -> Log + Send + Sync + 'static) -> Memo<Log> {
    fn boxed(make: Box<dyn Fn() -> Log + Send + Sync>) -> Memo<Log> {
        Memo::new(move |_| make())
    }
    boxed(Box::new(make))
}

/// The log with a line for every hint that was asked for. Tracked.
fn with_hints(table: Table) -> Log {
    let mut log = table.log();
    let steps = table.with_present(|game| game.steps()) as u32;
    for mark in table.hints() {
        let (at, seat) = (mark / 16, Seat::new((mark % 16) as u8));
        // Otherwise it was taken back.
        if at <= steps {
            log.insert(at as usize, t!("hint-log", name = bold(&table.name(seat))));
        }
    }
    log
}

/// Says every new public event to screen readers.
pub fn speak(table: Table) {
    effect_from(move |before: Option<(usize, String)>| {
        let log = table.log();
        let all: Vec<&LogLine> = log.lines().collect();
        let last = all.last().map(|line| line.text.clone()).unwrap_or_default();
        if let Some((count, said)) = before {
            // A line may have been continued.
            let more = count.checked_sub(1).and_then(|at| all.get(at)?.text.strip_prefix(&said));
            let new: Vec<String> = more
                .into_iter()
                .chain(all.iter().skip(count).map(|line| line.text.as_str()))
                .filter(|text| !text.is_empty())
                .map(|text| plain(text.trim_start_matches([';', ' '])))
                .collect();
            if !new.is_empty() {
                announce(new.join(" "));
            }
        }
        (all.len(), last)
    });
}

/// The log: newest heading first, in order below it. Every line leads to its moment.
pub fn log(table: Table) -> Html {
    let takebacks = move || table.with_present(|game| game.takebacks().len());
    let log = memo(move || with_hints(table));
    let chapters = keyed(
        move || (0..log.with(|log| log.0.len())).rev().map(|at| (at as u64, at)).collect(),
        move |at| {
            // A log of one chapter, so that it is a memo like the other: each type costs code.
            let chapter = memo(move || log.with(|log| Log(log.0.get(at).cloned().into_iter().collect())));
            live(move || {
                chapter
                    .with(|log| log.0.iter().map(|chapter| lines(table, chapter)).collect_html().into_html())
            })
        },
    );
    view! {
        <section class="log" id="table-panel-3" aria-label=tr("table-log")>
            <h2>{tr("table-log")}</h2>
            {company::company(table)}
            <Show when=move || { takebacks() > 0 }>
                <p class="takebacks">
                    {icon(Icon::Undo)} {say(move || t!("table-takebacks", count = takebacks() as i64))}
                </p>
            </Show>
            {chapters}
        </section>
    }
}

fn lines(table: Table, chapter: &Chapter) -> Html {
    let moment = table.moment();
    let lines = chapter
        .lines
        .iter()
        .map(|line| {
            let steps = line.step + 1;
            view! {
                <li>
                    <button
                        type="button"
                        class="moment"
                        class:on=moment == Some(steps)
                        aria-current=(moment == Some(steps)).then_some("true")
                        on:click=move |_| table.show_moment(Some(steps))
                    >
                        {rich(&line.text)}
                    </button>
                </li>
            }
        })
        .collect_html();
    view! {
        {chapter.heading.clone().map(|heading| view! { <h3 class="turn-mark">{heading}</h3> })}
        <ol>{lines}</ol>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(log: &Log) -> Vec<(Option<&str>, Vec<&str>)> {
        log.0
            .iter()
            .map(|chapter| {
                let lines = chapter.lines.iter().map(|line| line.text.as_str()).collect();
                (chapter.heading.as_deref(), lines)
            })
            .collect()
    }

    #[test]
    fn a_hint_stands_where_it_was_asked_for() {
        let mut log = Log::default();
        log.insert(0, "before all".to_owned());
        assert_eq!(texts(&log), [(None, vec!["before all"])]);
        let mut log = Log::default();
        for (heading, step, text) in
            [(Some("One"), 0, "a"), (None, 2, "b"), (Some("Two"), 4, "c"), (None, 6, "d")]
        {
            log.add(heading.map(str::to_owned), step, text.to_owned());
        }
        // Between two lines; right before a heading, which belongs to the chapter that ends; after the last line.
        log.insert(2, "at 2".to_owned());
        log.insert(3, "at 3".to_owned());
        log.insert(7, "at 7".to_owned());
        assert_eq!(
            texts(&log),
            [(Some("One"), vec!["a", "at 2", "b", "at 3"]), (Some("Two"), vec!["c", "d", "at 7"])]
        );
        assert_eq!(log.lines().map(|line| line.step).collect::<Vec<_>>(), [0, 1, 2, 2, 4, 6, 6]);
    }

    #[test]
    fn only_chapters_that_change_are_new() {
        let mut log = Log::default();
        log.add(Some("One".to_owned()), 0, "a".to_owned());
        log.add(Some("Two".to_owned()), 1, "b".to_owned());
        let before = log.clone();
        if let Some(line) = log.last_mut() {
            line.text.push_str("; c");
        }
        assert_ne!(log, before);
        assert!(Arc::ptr_eq(&log.0[0], &before.0[0]));
        assert_eq!(texts(&log)[1].1, ["b; c"]);
        assert_eq!(texts(&before)[1].1, ["b"]);
    }
}
