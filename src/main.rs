//! Starts the page, or the thinking of computer players if this is the worker.
#![forbid(unsafe_code)]

fn main() {
    if kabinett::platform::worker::is_worker() {
        kabinett::platform::worker::answer_requests();
    } else {
        kabinett::app::start();
    }
}
