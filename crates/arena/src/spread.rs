//! Games on every processor.

/// Plays games number 0 up to `games`, dealt out to one worker for each processor. `one` plays a game and counts it;
/// `add` puts what the workers counted together, worker by worker, so that the sum does not hang on who was quicker.
pub fn spread<T: Send>(
    games: u32,
    new: impl Fn() -> T + Sync,
    one: impl Fn(u32, &mut T) -> Result<(), String> + Sync,
    add: impl Fn(&mut T, T),
) -> Result<T, String> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from) as u32;
    let part = |worker: u32| -> Result<T, String> {
        let mut sum = new();
        for number in (worker..games).step_by(workers as usize) {
            one(number, &mut sum)?;
        }
        Ok(sum)
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|worker| scope.spawn(move || part(worker))).collect();
        let mut sum = new();
        for thread in threads {
            add(&mut sum, thread.join().map_err(|_| "a worker stopped")??);
        }
        Ok(sum)
    })
}
