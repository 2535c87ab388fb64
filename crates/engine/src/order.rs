//! Putting few things in order.

/// Puts the items in the order of their keys; equal ones stay in theirs.
///
/// By insertion, at most a few hundred items: the sort of the standard library is compiled anew for every
/// type, 3 kB each.
pub fn sort_few<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let place = items[..end].partition_point(|item| key(item) <= key(&items[end]));
        items[place..=end].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::sort_few;

    #[test]
    fn items_come_in_order_and_equal_ones_keep_theirs() {
        let mut items = [(3, 'a'), (1, 'b'), (3, 'c'), (0, 'd'), (1, 'e')];
        sort_few(&mut items, |item| item.0);
        assert_eq!(items, [(0, 'd'), (1, 'b'), (1, 'e'), (3, 'a'), (3, 'c')]);
        sort_few::<u8, u8>(&mut [], |item| *item);
    }
}
