//! Thinking beside the page: the same program runs once more in a web worker.
//!
//! The page sends `<number> <request>` and gets `<number> <answer>`; what stands in them is the matter
//! of [`crate::brain`]. If no worker can be started, or one fails twice in a row, the page thinks itself.

use std::{cell::RefCell, time::Duration};

use super::few::Few;
use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::brain;

/// Longest time for one answer; the thinking itself is bounded well below it.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often in a row a worker may fail before the page thinks itself.
const TRIES: u8 = 2;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage, catch)]
    fn post_to_page(message: &str) -> Result<(), JsValue>;
}

/// Whether this instance runs in a worker.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// In the worker: answers every request from now on.
pub fn answer_requests() {
    console_error_panic_hook::set_once();
    let global = js_sys::global();
    let answer = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let Some(text) = event.data().as_string() else { return };
        let (number, request) = text.split_once(' ').unwrap_or((&text, ""));
        // If it cannot be posted the page loses patience and starts another worker.
        let _ = post_to_page(&[number, " ", &brain::answer(request)].concat());
    });
    let _ = Reflect::set(&global, &"onmessage".into(), answer.as_ref());
    // For the life of the worker.
    answer.forget();
    // Requests sent before this point are lost, so the page waits for this.
    let _ = post_to_page("ready");
}

#[derive(Default)]
struct Helper {
    worker: Option<Worker>,
    ready: bool,
    /// Counts the workers, so that a timer can tell whether its own still runs.
    generation: u32,
    failures: u8,
    next: u32,
    /// Sent or to be sent, and whom to tell.
    waiting: Few<(String, Function)>,
}

thread_local! {
    static HELPER: RefCell<Helper> = RefCell::default();
}

fn with<T>(act: impl FnOnce(&mut Helper) -> T) -> T {
    HELPER.with(|helper| act(&mut helper.borrow_mut()))
}

/// In the page: the answer to a request. It always comes, from the worker or from the page itself; in
/// the latter case the page stands still for as long as the thinking takes.
pub async fn ask(request: &str) -> String {
    let given_up = with(|helper| helper.failures >= TRIES) || (!has_worker() && !start());
    if !given_up {
        let number = with(|helper| {
            helper.next = helper.next.wrapping_add(1);
            helper.next
        });
        let mut enlist = |resolve: Function, _reject: Function| {
            with(|helper| helper.waiting.insert(number, (request.to_owned(), resolve)));
        };
        let promise = Promise::new(&mut enlist);
        if with(|helper| helper.ready) {
            send(number);
        }
        if let Ok(answer) = JsFuture::from(promise).await
            && let Some(answer) = answer.as_string()
        {
            return answer;
        }
    }
    brain::answer(request)
}

fn has_worker() -> bool {
    with(|helper| helper.worker.is_some())
}

/// Starts a worker; its address stands in the page, as only the build knows it.
fn start() -> bool {
    let started = try_start();
    let is_there = started.is_some();
    let generation = with(|helper| {
        helper.ready = false;
        helper.worker = started;
        helper.generation = helper.generation.wrapping_add(1);
        helper.generation
    });
    if is_there {
        fail_later(generation, |helper| !helper.ready);
    }
    is_there
}

fn try_start() -> Option<Worker> {
    let meta = document().query_selector("meta[name=kabinett-worker]").ok()??;
    let address = meta.get_attribute("content").filter(|address| !address.is_empty())?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&address, &options).ok()?;
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        if let Some(text) = event.data().as_string() {
            hear(&text);
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let failed = Closure::<dyn FnMut()>::new(fail);
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    Some(worker)
}

/// Ends the worker of this generation if, when patience is over, it is still at fault.
fn fail_later(generation: u32, at_fault: impl Fn(&Helper) -> bool + 'static) {
    set_timeout(
        move || {
            if with(|helper| helper.generation == generation && at_fault(helper)) {
                fail();
            }
        },
        PATIENCE,
    );
}

fn send(number: u32) {
    fail_later(with(|helper| helper.generation), move |helper| helper.waiting.get(number).is_some());
    let sent = with(|helper| {
        let (Some(worker), Some((request, _))) = (&helper.worker, helper.waiting.get(number)) else {
            return true;
        };
        let message = [&number.to_string(), " ", request].concat();
        worker.post_message(&JsValue::from_str(&message)).is_ok()
    });
    if !sent {
        fail();
    }
}

fn hear(text: &str) {
    if text == "ready" {
        let numbers = with(|helper| {
            helper.ready = true;
            helper.waiting.numbers()
        });
        numbers.into_iter().for_each(send);
        return;
    }
    let Some((number, answer)) = text.split_once(' ') else { return };
    let Ok(number) = number.parse::<u32>() else { return };
    let waiting = with(|helper| {
        helper.failures = 0;
        helper.waiting.remove(number)
    });
    // None: it was answered by the page already.
    if let Some((_, resolve)) = waiting {
        let _ = resolve.call1(&JsValue::NULL, &JsValue::from_str(answer));
    }
}

/// The worker died, could not be loaded or took too long: end it and start another, or give up on it.
fn fail() {
    let (worker, give_up) = with(|helper| {
        helper.failures = helper.failures.saturating_add(1);
        helper.ready = false;
        // Timers of this worker are void.
        helper.generation = helper.generation.wrapping_add(1);
        (helper.worker.take(), helper.failures >= TRIES)
    });
    if let Some(worker) = worker {
        worker.set_onmessage(None);
        worker.set_onerror(None);
        worker.terminate();
    }
    if give_up || !start() {
        for (_, (_, resolve)) in with(|helper| helper.waiting.take_all()) {
            // No string: the page thinks.
            let _ = resolve.call0(&JsValue::NULL);
        }
    }
    // Otherwise what waits is sent again when the new worker is ready.
}
