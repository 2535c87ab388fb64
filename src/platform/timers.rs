//! Time that passes: sleeping and measuring.

use std::time::Duration;

use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// Milliseconds since the page began, for measuring.
pub fn now() -> f64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// How long ago a moment of [`now`] was.
pub fn since(moment: f64) -> Duration {
    Duration::from_secs_f64(((now() - moment) / 1000.0).max(0.0))
}

/// Waits. The page goes on meanwhile.
pub async fn sleep(time: Duration) {
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = web_sys::window() {
            let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
            // Refused only outside a window, where nobody waits.
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
        }
    });
    // The promise is never rejected.
    let _ = JsFuture::from(promise).await;
}
