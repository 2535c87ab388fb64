//! The pieces that every screen shares. Each is usable by keyboard and by touch, at least 44 px where
//! it is pressed, and says by shape or word what it also says by colour.

mod controls;
mod dialog;
mod effect;
mod frame;
mod hold;
pub mod html;
mod icons;
mod notice;
mod token;

pub use controls::{Meter, Segmented, Switch, TabPanel, Tabs};
pub use dialog::{Dialog, Question, QuestionHost, ask, ask_if_wished};
pub use effect::{effect, effect_from, page_class, page_tab};
pub use frame::{CreditLine, TopBar};
pub use hold::HoldButton;
pub use html::live;
pub use icons::{Icon, Mark, icon};
pub use notice::{Banner, NoticeHost, Tone, announce, refuse, toast, toast_with};
pub use token::{KONZERN_LOOKS, LOOKS, PARTY_LOOKS, SeatToken, SeatTokenIn, letter};
