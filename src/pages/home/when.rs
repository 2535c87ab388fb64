//! Times and sizes as people say them, by the browser's own knowledge of languages.

use js_sys::{Array, Date, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::i18n;

const MINUTE: f64 = 60_000.0;
const DAY: f64 = 24.0 * 60.0 * MINUTE;

fn options(pairs: &[(&str, &str)]) -> Object {
    let options = Object::new();
    for (name, value) in pairs {
        // A fresh plain object takes everything.
        let _ = Reflect::set(&options, &JsValue::from_str(name), &JsValue::from_str(value));
    }
    options
}

/// The language in use; tracked.
fn locales() -> Array {
    Array::of1(&JsValue::from_str(i18n::lang().tag()))
}

fn call(format: &Function, value: &JsValue) -> String {
    format.call1(&JsValue::NULL, value).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn date(moment: &Date, pairs: &[(&str, &str)]) -> String {
    call(&Intl::DateTimeFormat::new(&locales(), &options(pairs)).format(), moment)
}

fn relative(value: f64, unit: &str) -> String {
    let pairs = options(&[("numeric", "auto"), ("style", "short")]);
    Intl::RelativeTimeFormat::new(&locales(), &pairs).format(value, unit).into()
}

/// Midnight at the beginning of a moment's day, on this device's clock.
fn midnight(moment: f64) -> f64 {
    let day = Date::new(&JsValue::from_f64(moment));
    day.set_hours(0);
    day.set_minutes(0);
    day.set_seconds(0);
    day.set_milliseconds(0);
    day.get_time()
}

/// How long ago a moment was: "12 min. ago", "today 19:40", "Sunday", "2 October"; tracked by language.
/// Empty for a moment that a damaged record made up.
pub fn ago(moment: f64) -> String {
    let now = Date::now();
    // Within the range of the browser's dates.
    if !(0.0..8.64e15).contains(&moment) {
        return String::new();
    }
    let minutes = ((now - moment) / MINUTE).floor();
    if (-1.0..1.0).contains(&minutes) {
        return relative(0.0, "second");
    }
    if (1.0..60.0).contains(&minutes) {
        return relative(-minutes, "minute");
    }
    let then = Date::new(&JsValue::from_f64(moment));
    // Rounded: a day may have 23 or 25 hours.
    let days = ((midnight(now) - midnight(moment)) / DAY).round();
    if (0.0..2.0).contains(&days) {
        let clock = date(&then, &[("hour", "numeric"), ("minute", "2-digit")]);
        return [relative(-days, "day").as_str(), " ", &clock].concat();
    }
    if (2.0..7.0).contains(&days) {
        return date(&then, &[("weekday", "long")]);
    }
    if then.get_full_year() == Date::new_0().get_full_year() {
        return date(&then, &[("day", "numeric"), ("month", "long")]);
    }
    date(&then, &[("day", "numeric"), ("month", "short"), ("year", "numeric")])
}

/// A size: "0.5 kB"; tracked by language.
pub fn kilobytes(bytes: usize) -> String {
    let pairs = options(&[("style", "unit"), ("unit", "kilobyte"), ("unitDisplay", "short")]);
    let _ = Reflect::set(&pairs, &"maximumFractionDigits".into(), &JsValue::from_f64(1.0));
    let bytes = u32::try_from(bytes).map_or(f64::INFINITY, f64::from);
    let kilobytes = (bytes / 1000.0).max(0.1);
    call(&Intl::NumberFormat::new(&locales(), &pairs).format(), &JsValue::from_f64(kilobytes))
}
