//! The browser's services behind small types. Each says in its errors what a player can do about it.

pub mod clipboard;
pub mod few;
pub mod files;
pub mod install;
pub mod json;
pub mod locks;
pub mod maths;
pub mod moments;
pub mod random;
pub mod share;
pub mod storage;
pub mod stored;
pub mod texts;
pub mod timers;
pub mod updates;
pub mod words;
pub mod worker;
