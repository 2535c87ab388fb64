//! What computer players think, as text in and text out, so that it runs in the worker or in the page.

/// Answers one request of the page.
///
/// No kind of request is known yet; an answer that begins with `error:` says why there is none.
pub fn answer(request: &str) -> String {
    let kind = request.split_whitespace().next().unwrap_or("nothing");
    ["error: unknown request ", kind].concat()
}
