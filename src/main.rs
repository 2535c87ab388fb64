//! Kabinett: four political and economic board games in one browser app.
#![forbid(unsafe_code)]

fn main() {
    console_error_panic_hook::set_once();
}
