//! The browser's services behind small types. Each says in its errors what a player can do about it.

pub mod files;
pub mod random;
pub mod storage;
pub mod timers;
pub mod updates;
pub mod worker;
