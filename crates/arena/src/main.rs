//! Bots against bots.
mod bench;

fn main() {
    if std::env::args().nth(1).as_deref() == Some("bench") {
        bench::bench();
    }
}
