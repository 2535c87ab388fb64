//! Kabinett: four political and economic board games in one browser app.
#![forbid(unsafe_code)]

// So that `view!` can name this crate in the same way here and in the tests.
extern crate self as kabinett;

#[macro_use]
pub mod i18n;

pub mod app;
pub mod brain;
pub mod games;
pub mod pages;
pub mod platform;
pub mod route;
pub mod rules_text;
pub mod settings;
pub mod table;
pub mod ui;
