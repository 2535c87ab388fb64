//! Saved matches, in `IndexedDB`: database `kabinett`, store `saves`, one JSON text per save.
//!
//! One text per record means that one unreadable record hides no other. A save counts as made only when
//! its transaction is complete; the screen shows a step after that.

use std::{cell::RefCell, cmp::Reverse};

use engine::order::sort_few;

use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};

use super::json::{Draft, Record, array, word};
use super::{files, random};
use crate::i18n;

const DATABASE: &str = "kabinett";
const STORE: &str = "saves";
const PERSIST_ASKED: &str = "kabinett.persist";
/// Longest file that is read: far more than any honest one, little enough not to stop the page.
pub const MAX_FILE: usize = 8_000_000;

/// How the players share devices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// All at one device, which is passed around.
    #[default]
    OneDevice,
    /// Several devices; links go to and fro.
    ByLink,
}

/// How ballots are taken when all sit at one device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ballots {
    /// All show hands and one person enters who said Ja.
    #[default]
    TableVote,
    /// The device goes round, each votes in secret.
    PassedAround,
}

/// How a match is played here; no matter of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableSettings {
    /// One device or links.
    pub mode: Mode,
    /// How ballots are taken.
    pub ballots: Ballots,
    /// Whether people may ask for hints.
    pub hints: bool,
}

impl Default for TableSettings {
    fn default() -> Self {
        Self { mode: Mode::default(), ballots: Ballots::default(), hints: true }
    }
}

/// Their words in a record.
const MODES: [(Mode, &str); 2] = [(Mode::OneDevice, "OneDevice"), (Mode::ByLink, "ByLink")];
const BALLOTS: [(Ballots, &str); 2] =
    [(Ballots::TableVote, "TableVote"), (Ballots::PassedAround, "PassedAround")];

impl TableSettings {
    /// As a part of a record.
    pub fn to_record(self) -> Record {
        Draft::default()
            .with("mode", word(&MODES, &self.mode))
            .with("ballots", word(&BALLOTS, &self.ballots))
            .with("hints", self.hints)
            .done()
    }

    /// From such a part; what is missing or unknown is as it comes.
    pub fn from_record(record: &Record) -> Self {
        Self {
            mode: record.get("mode").one_of(&MODES).unwrap_or_default(),
            ballots: record.get("ballots").one_of(&BALLOTS).unwrap_or_default(),
            hints: record.get("hints").flag().unwrap_or(true),
        }
    }
}

/// What the list of saves shows without opening one. It holds nothing secret.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Summary {
    /// The players' names in seat order.
    pub names: Vec<String>,
    /// The players' looks, as [`crate::ui::SeatToken`] takes them.
    pub looks: Vec<u8>,
    /// Bits of the seats that computers play.
    pub bots: u16,
    /// Key of the sentence that says how the match stands.
    pub key: String,
    /// The sentence's variables.
    pub args: Vec<(String, Value)>,
    /// Whether the match is over.
    pub over: bool,
}

/// A variable of a [`Summary`].
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number, which may choose a plural.
    Number(i64),
    /// A name.
    Text(String),
}

impl Summary {
    fn to_record(&self) -> Record {
        let args = self.args.iter().map(|(name, value)| {
            array([
                JsValue::from_str(name),
                match value {
                    // Counts of a game: far below where whole numbers end.
                    Value::Number(number) => JsValue::from_f64(*number as f64),
                    Value::Text(text) => JsValue::from_str(text),
                },
            ])
        });
        Draft::default()
            .with("names", array(self.names.iter().map(String::as_str)))
            .with("looks", array(self.looks.iter().copied()))
            .with("bots", self.bots)
            .with("key", self.key.as_str())
            .with("args", array(args))
            .with("over", self.over)
            .done()
    }

    fn from_record(record: &Record) -> Self {
        let arg = |arg: &Record| {
            let parts = arg.list();
            let value = parts.get(1)?;
            let number = || value.number().map(|number| Value::Number(number as i64));
            Some((parts.first()?.text()?, value.text().map(Value::Text).or_else(number)?))
        };
        Self {
            names: record.get("names").list().iter().filter_map(Record::text).collect(),
            looks: looks(&record.get("looks")),
            bots: record.get("bots").small().unwrap_or_default(),
            key: record.get("key").text().unwrap_or_default(),
            args: record.get("args").list().iter().filter_map(arg).collect(),
            over: record.get("over").flag().unwrap_or_default(),
        }
    }

    /// How the match stands, in the language in use; tracked. Empty if a later version wrote a sentence
    /// that this one does not know.
    pub fn sentence(&self) -> String {
        let args: Vec<(&str, i18n::Arg)> = self
            .args
            .iter()
            .map(|(name, value)| {
                let arg = match value {
                    Value::Number(number) => i18n::Arg::from(*number),
                    Value::Text(text) => i18n::Arg::from(text),
                };
                (name.as_str(), arg)
            })
            .collect();
        locale::text(i18n::lang(), &self.key, &args).unwrap_or_default()
    }
}

/// A saved match.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// Names the save on this device.
    pub id: String,
    /// The player's own title for it.
    pub title: Option<String>,
    /// The game's word, as `secret-hitler`.
    pub game: String,
    /// The whole match as a link's text, with names.
    pub link: String,
    /// Bits of the seats that are played on this device, seat 0 lowest.
    pub mine: u16,
    /// How it is played here.
    pub table: TableSettings,
    /// For each seat, up to which step its player has taken the private looks that were due.
    pub looked: Vec<u32>,
    /// The seats' looks, as [`crate::ui::SeatToken`] takes them; a seat that is not in it looks as its
    /// number.
    pub looks: Vec<u8>,
    /// Where people asked for a hint: for each the number of steps played and the seat, as `steps * 16 + seat`.
    pub hints: Vec<u32>,
    /// When it was begun, in milliseconds since 1970.
    pub created: f64,
    /// When it was last saved; [`put`] sets it.
    pub updated: f64,
    /// For the list.
    pub summary: Summary,
}

impl Save {
    /// A new save with a new id, begun now.
    pub fn new(game: &str, link: String, mine: u16, table: TableSettings) -> Self {
        let now = js_sys::Date::now();
        Self {
            id: random::id(),
            title: None,
            game: game.to_owned(),
            link,
            mine,
            table,
            looked: Vec::new(),
            looks: Vec::new(),
            hints: Vec::new(),
            created: now,
            updated: now,
            summary: Summary::default(),
        }
    }

    /// Takes the position of the other, which was made of this one; what was edited here meanwhile stays.
    pub fn take_position(&mut self, other: Self) {
        (self.game, self.link, self.summary) = (other.game, other.link, other.summary);
        (self.looks, self.updated) = (other.looks, other.updated);
    }

    /// As a record.
    pub fn to_record(&self) -> Record {
        Draft::default()
            .with("id", self.id.as_str())
            .with("title", self.title.as_deref())
            .with("game", self.game.as_str())
            .with("link", self.link.as_str())
            .with("mine", self.mine)
            .with("table", self.table.to_record())
            .with("looked", array(self.looked.iter().copied()))
            .with("looks", array(self.looks.iter().copied()))
            .with("hints", array(self.hints.iter().copied()))
            .with("created", self.created)
            .with("updated", self.updated)
            .with("summary", self.summary.to_record())
            .done()
    }

    /// From a record; `None` without what a match needs. What else is missing is as it comes.
    pub fn from_record(record: &Record) -> Option<Self> {
        Some(Self {
            id: record.get("id").text()?,
            title: record.get("title").text(),
            game: record.get("game").text()?,
            link: record.get("link").text()?,
            mine: record.get("mine").small().unwrap_or_default(),
            table: TableSettings::from_record(&record.get("table")),
            looked: record.get("looked").list().iter().filter_map(Record::whole).collect(),
            looks: looks(&record.get("looks")),
            hints: record.get("hints").list().iter().filter_map(Record::whole).collect(),
            created: record.get("created").number().unwrap_or_default(),
            updated: record.get("updated").number().unwrap_or_default(),
            summary: Summary::from_record(&record.get("summary")),
        })
    }

    /// Colour and shape of a seat on this device, as [`crate::ui::SeatToken`] takes them.
    pub fn look(&self, seat: u8) -> u8 {
        self.looks.get(usize::from(seat)).copied().unwrap_or(seat)
    }
}

/// A record that could not be read; its text can still be exported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawSave {
    /// Its key in the store.
    pub id: String,
    /// What stands there.
    pub text: String,
}

/// Why something could not be stored or read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageError {
    /// The browser has no `IndexedDB`.
    Absent,
    /// The browser forbids it, as some do in private windows.
    Blocked,
    /// No room left.
    Full,
    /// Anything else: the transaction was not completed.
    Failed,
}

impl StorageError {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        match self {
            Self::Absent => t!("storage-absent"),
            Self::Blocked => t!("storage-blocked"),
            Self::Full => t!("storage-full"),
            Self::Failed => t!("storage-failed"),
        }
    }

    fn of_name(name: &str) -> Self {
        match name {
            "QuotaExceededError" => Self::Full,
            "SecurityError" | "InvalidAccessError" | "NotAllowedError" => Self::Blocked,
            _ => Self::Failed,
        }
    }
}

impl From<idb::Error> for StorageError {
    fn from(error: idb::Error) -> Self {
        use idb::Error as E;
        let value = match error {
            E::IndexedDbNotFound(_) => return Self::Absent,
            E::DomException(exception) => return Self::of_name(&exception.name()),
            E::IndexedDbOpenFailed(value)
            | E::UpdateFailed(value)
            | E::AddFailed(value)
            | E::GetFailed(value)
            | E::TransactionOpenFailed(value) => value,
            _ => return Self::Failed,
        };
        value.dyn_into::<web_sys::DomException>().map_or(Self::Failed, |e| Self::of_name(&e.name()))
    }
}

thread_local! {
    static OPEN: RefCell<Option<Database>> = const { RefCell::new(None) };
    static TROUBLE: ArcRwSignal<Option<StorageError>> = ArcRwSignal::new(None);
    static RESCUE: ArcRwSignal<Option<Callback<()>>> = ArcRwSignal::new(None);
}

/// What is wrong with saving at present; tracked. The shell shows it as a banner.
pub fn trouble() -> Option<StorageError> {
    TROUBLE.with(Clone::clone).get()
}

fn set_trouble(trouble: Option<StorageError>) {
    let signal = TROUBLE.with(Clone::clone);
    if signal.get_untracked() != trouble {
        signal.set(trouble);
    }
}

/// What the banner's button does: hand the present match over as a file. The table sets it, and sets
/// `None` when it goes.
pub fn set_rescue(rescue: Option<Callback<()>>) {
    RESCUE.with(Clone::clone).set(rescue);
}

/// See [`set_rescue`]; tracked.
pub fn rescue() -> Option<Callback<()>> {
    RESCUE.with(Clone::clone).get()
}

async fn open() -> Result<Database, StorageError> {
    let mut request = Factory::new()?.open(DATABASE, Some(1))?;
    request.on_upgrade_needed(|event| {
        // A failure here makes the open request fail, which is reported there.
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(STORE, ObjectStoreParams::new());
        }
    });
    let mut database = request.await?;
    // A later version in another tab must not wait for this one.
    database.on_version_change(|_| close());
    database.on_close(|_| close());
    Ok(database)
}

fn close() {
    // Not `take()` inside `drop`: the callback runs while nothing else does.
    if let Some(database) = OPEN.with(RefCell::take) {
        database.close();
    }
}

/// What is done to the store in one transaction.
enum Task {
    Put(JsValue, JsValue),
    Get(JsValue),
    Delete(JsValue),
    /// All keys, and all values.
    List,
}

/// Does one thing in one transaction and waits until that is complete. Returns the value that was got, or all
/// keys and after them all values.
async fn transact(task: Task) -> Result<Vec<JsValue>, StorageError> {
    let mode = match task {
        Task::Put(..) | Task::Delete(_) => TransactionMode::ReadWrite,
        Task::Get(_) | Task::List => TransactionMode::ReadOnly,
    };
    let mut transaction = None;
    // The browser may have closed the connection in the meantime; then a new one is opened.
    for _ in 0..2 {
        if OPEN.with(|open| open.borrow().is_none()) {
            let database = open().await?;
            OPEN.with(|slot| *slot.borrow_mut() = Some(database));
        }
        let begun = OPEN.with(|open| open.borrow().as_ref().map(|db| db.transaction(&[STORE], mode)));
        match begun {
            Some(Ok(begun)) => {
                transaction = Some(begun);
                break;
            }
            _ => close(),
        }
    }
    let transaction = transaction.ok_or(StorageError::Failed)?;
    let store = transaction.object_store(STORE)?;
    let mut result = Vec::new();
    match task {
        Task::Put(key, value) => drop(store.put(&value, Some(&key))?.await?),
        Task::Get(key) => result.extend(store.get(key)?.await?),
        Task::Delete(key) => store.delete(key)?.await?,
        Task::List => {
            let (keys, values) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
            result = keys.await?;
            result.extend(values.await?);
        }
    }
    let handle: web_sys::IdbTransaction = store.transaction().into();
    let ended = transaction.await;
    if matches!(ended, Ok(idb::TransactionResult::Committed)) {
        return Ok(result);
    }
    Err(handle.error().map_or(StorageError::Failed, |error| StorageError::of_name(&error.name())))
}

fn read(id: String, value: &JsValue) -> Result<Save, RawSave> {
    let text = value.as_string().unwrap_or_else(|| {
        js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()).unwrap_or_default()
    });
    match Record::parse(&text).and_then(|record| Save::from_record(&record)) {
        Some(save) if save.id == id => Ok(save),
        _ => Err(RawSave { id, text }),
    }
}

/// Saves, replacing what had this id, and sets `updated`. When it returns `Ok`, the save is on disk.
///
/// # Errors
/// Nothing was changed; [`trouble`] says so until a later save succeeds.
pub async fn put(save: &mut Save) -> Result<(), StorageError> {
    save.updated = js_sys::Date::now();
    let result = put_as_is(save).await;
    set_trouble(result.err());
    if result.is_ok() {
        ask_to_persist();
    }
    result
}

async fn put_as_is(save: &Save) -> Result<(), StorageError> {
    put_text(&save.id, &save.to_record().to_text()).await
}

/// Puts any text under an id; for giving back a deleted record as it was.
///
/// # Errors
/// Nothing was changed.
pub async fn put_text(id: &str, text: &str) -> Result<(), StorageError> {
    transact(Task::Put(JsValue::from_str(id), JsValue::from_str(text))).await.map(drop)
}

/// The save with this id: `None` if there is none, `Err` inside if it cannot be read.
///
/// # Errors
/// The store could not be read.
pub async fn get(id: &str) -> Result<Option<Result<Save, RawSave>>, StorageError> {
    let value = transact(Task::Get(JsValue::from_str(id))).await?.pop();
    Ok(value.map(|value| read(id.to_owned(), &value)))
}

/// All saves, the latest first; unreadable ones at the end.
///
/// # Errors
/// The store could not be read.
pub async fn list() -> Result<Vec<Result<Save, RawSave>>, StorageError> {
    let mut keys = transact(Task::List).await?;
    let values = keys.split_off(keys.len() / 2);
    let mut saves: Vec<_> = keys
        .into_iter()
        .zip(values)
        .map(|(key, value)| read(key.as_string().unwrap_or_default(), &value))
        .collect();
    // Whole milliseconds; those that cannot be read come last.
    sort_few(&mut saves, |save| {
        save.as_ref().map_or(Reverse(0), |save| Reverse(save.updated.max(0.0) as u64 + 1))
    });
    Ok(saves)
}

/// Deletes the save with this id, if there is one.
///
/// # Errors
/// Nothing was changed.
pub async fn delete(id: &str) -> Result<(), StorageError> {
    transact(Task::Delete(JsValue::from_str(id))).await.map(drop)
}

/// Gives a save another title, or none.
///
/// # Errors
/// Nothing was changed, or there is no readable save with this id.
pub async fn rename(id: &str, title: Option<String>) -> Result<(), StorageError> {
    let Some(Ok(mut save)) = get(id).await? else { return Err(StorageError::Failed) };
    save.title = title.filter(|title| !title.trim().is_empty());
    // Not played, so not moved to the top of the list.
    put_as_is(&save).await
}

/// Copies a save under a new id and a new title; returns the copy.
///
/// # Errors
/// Nothing was changed, or there is no readable save with this id.
pub async fn duplicate(id: &str, title: Option<String>) -> Result<Save, StorageError> {
    let Some(Ok(mut save)) = get(id).await? else { return Err(StorageError::Failed) };
    save.id = random::id();
    save.title = title;
    put(&mut save).await?;
    Ok(save)
}

/// Asks the browser, once ever, not to throw the saves away when room gets scarce.
fn ask_to_persist() {
    let Ok(Some(memory)) = window().local_storage() else { return };
    if memory.get_item(PERSIST_ASKED).ok().flatten().is_some() || memory.set_item(PERSIST_ASKED, "1").is_err()
    {
        return;
    }
    let navigator = window().navigator();
    // Absent where the page has no secure context.
    if js_sys::Reflect::get(&navigator, &"storage".into()).is_ok_and(|storage| !storage.is_undefined())
        && let Ok(promise) = navigator.storage().persist()
    {
        wasm_bindgen_futures::spawn_local(async move {
            // Either answer is fine: it is a wish.
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

/// The text of a file with these saves; unreadable records go along as they are.
pub fn to_file(saves: &[Result<Save, RawSave>]) -> String {
    let readable = saves.iter().filter_map(|save| save.as_ref().ok());
    let unreadable = saves.iter().filter_map(|save| save.as_ref().err());
    Draft::default()
        .with("kabinett", 1)
        .with("saves", array(readable.map(Save::to_record)))
        .with("unreadable", array(unreadable.map(|raw| raw.text.as_str())))
        .done()
        .to_text()
}

fn looks(record: &Record) -> Vec<u8> {
    record.list().iter().filter_map(Record::small).collect()
}

/// Why a file gave no save.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    /// Longer than [`MAX_FILE`].
    TooLong,
    /// Not a file of this app, or damaged.
    NotOurs,
    /// Written by a later version.
    Newer,
}

impl FileError {
    /// The sentence for the player, in the language in use; tracked.
    pub fn sentence(self) -> String {
        match self {
            Self::TooLong => t!("file-too-long"),
            Self::NotOurs => t!("file-not-ours"),
            Self::Newer => t!("file-newer"),
        }
    }
}

/// The saves in a file, each under a new id so that none replaces another; how many were unreadable.
/// Nothing is stored yet.
///
/// # Errors
/// The file holds no saves of ours.
pub fn from_file(text: &str) -> Result<(Vec<Save>, usize), FileError> {
    if text.len() > MAX_FILE {
        return Err(FileError::TooLong);
    }
    let file = Record::parse(text).ok_or(FileError::NotOurs)?;
    match file.get("kabinett").number() {
        Some(1.0) => {}
        Some(version) if version > 1.0 => return Err(FileError::Newer),
        _ => return Err(FileError::NotOurs),
    }
    let (mut saves, mut unreadable) = (Vec::new(), file.get("unreadable").list().len());
    for record in file.get("saves").list() {
        match Save::from_record(&record) {
            Some(mut save) => {
                save.id = random::id();
                saves.push(save);
            }
            None => unreadable += 1,
        }
    }
    if saves.is_empty() && unreadable == 0 { Err(FileError::NotOurs) } else { Ok((saves, unreadable)) }
}

/// Hands all saves to the player as one file. Returns whether the file could be made.
pub async fn export_all() -> bool {
    let Ok(saves) = list().await else { return false };
    files::download("kabinett.json", "application/json", &to_file(&saves)).is_ok()
}
