//! One module per screen. Every page has one element with id `main` and `tabindex="-1"`, where the skip
//! link and a change of page put the focus.

pub mod credits;
pub mod error;
pub mod home;
pub mod link;
pub mod rules;
pub mod settings;
pub mod setup;
pub mod table;
