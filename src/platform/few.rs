//! A map of a few numbered things. The library's own costs 3 kB of the program for every type.

/// Things by number; a handful, so looking through them all is quick.
#[derive(Debug)]
pub struct Few<T>(Vec<(u32, T)>);

impl<T> Default for Few<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Few<T> {
    /// Nothing yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Puts a thing under a number that has none.
    pub fn insert(&mut self, number: u32, thing: T) {
        self.0.push((number, thing));
    }

    /// The thing under a number.
    pub fn get(&self, number: u32) -> Option<&T> {
        self.0.iter().find(|(known, _)| *known == number).map(|(_, thing)| thing)
    }

    /// Takes the thing under a number out.
    pub fn remove(&mut self, number: u32) -> Option<T> {
        let at = self.0.iter().position(|(known, _)| *known == number)?;
        Some(self.0.swap_remove(at).1)
    }

    /// All numbers.
    pub fn numbers(&self) -> Vec<u32> {
        self.0.iter().map(|(number, _)| *number).collect()
    }

    /// Takes all things out.
    pub fn take_all(&mut self) -> Vec<(u32, T)> {
        std::mem::take(&mut self.0)
    }
}
