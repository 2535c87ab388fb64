//! Starts the page, or the thinking of computer players if this is the worker.
#![forbid(unsafe_code)]

fn main() {
    if kabinett::platform::worker::is_worker() {
        kabinett::platform::worker::answer_requests();
    } else if let Err(error) = kabinett::i18n::start() {
        // The start script says it, and offers a way out.
        wasm_bindgen::throw_str(&error.to_string());
    } else {
        kabinett::app::start();
    }
}
