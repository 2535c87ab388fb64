//! What happened, and who may know it.

use crate::game::Viewer;
use crate::seat::{Seat, SeatSet};

/// Who may know an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everyone at the table.
    Public,
    /// These seats only, until the end and after it.
    Seats(SeatSet),
}

impl Audience {
    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// Whether the viewer belongs to it. [`Viewer::Everyone`] sees public events only: what a
    /// game opens at its end it tells in public events.
    pub const fn admits(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Public, _) => true,
            (Self::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Self::Seats(_), Viewer::Table | Viewer::Everyone) => false,
        }
    }
}

/// An event with its audience.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who may know it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Where a game puts its events. `()` drops them, for random play and search.
pub trait Sink<E> {
    /// Takes one event.
    fn tell(&mut self, audience: Audience, event: E);

    /// Takes an event that everyone may know.
    fn public(&mut self, event: E) {
        self.tell(Audience::Public, event);
    }
}

impl<E> Sink<E> for () {
    #[inline]
    fn tell(&mut self, _: Audience, _: E) {}
}

impl<E> Sink<E> for Vec<Told<E>> {
    fn tell(&mut self, audience: Audience, event: E) {
        self.push(Told { audience, event });
    }
}

/// What the engine must know of an event to judge whether a step can be taken back.
pub trait Revealing {
    /// Whether the event tells its audience something beyond the act that caused it: a card
    /// turned up, a sealed decision opened, a role. Events with a private audience count as
    /// revealing without being asked.
    fn reveals(&self) -> bool;
}
