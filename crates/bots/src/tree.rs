//! The seat's own decisions after the first one, by what it would know at them.

/// A choice at a node.
#[derive(Clone, Debug)]
struct Edge {
    rank: u64,
    /// How often it was taken.
    visits: f64,
    /// How often it could have been taken: choices differ from world to world.
    offered: f64,
    sum: f64,
    /// Nodes that it leads to, by what the seat knows there.
    next: Vec<(u64, usize)>,
}

impl Edge {
    const fn new(rank: u64) -> Self {
        Self { rank, visits: 0.0, offered: 0.0, sum: 0.0, next: Vec::new() }
    }
}

/// What the seat knows at a decision.
#[derive(Clone, Default, Debug)]
struct Node {
    edges: Vec<Edge>,
}

/// All nodes; number 0 on are those after the first moves.
#[derive(Default, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
}

/// A decision on the way of a playout: node and edge.
pub(crate) type Way = Vec<(usize, usize)>;

impl Tree {
    /// Another node.
    pub fn node(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }

    /// The node that a taken choice leads to when the seat knows `key`, and whether it is new.
    pub fn enter(&mut self, (node, edge): (usize, usize), key: u64) -> (usize, bool) {
        let list = &self.nodes[node].edges[edge].next;
        if let Some((_, next)) = list.iter().find(|(known, _)| *known == key) {
            return (*next, false);
        }
        let next = self.node();
        self.nodes[node].edges[edge].next.push((key, next));
        (next, true)
    }

    /// The node after a first move when the seat knows `key`, and whether it is new. First moves
    /// are nodes with one edge.
    pub fn below(&mut self, root: usize, key: u64) -> (usize, bool) {
        if self.nodes[root].edges.is_empty() {
            self.nodes[root].edges.push(Edge::new(0));
        }
        self.enter((root, 0), key)
    }

    /// Takes the most promising of the ranks that are on offer, each with its share of habit:
    /// mean worth, and the more curiosity the more often it was offered and not taken. `None` if
    /// nothing is on offer.
    pub fn select(&mut self, node: usize, offer: &[(u64, f64)], explore: f64) -> Option<(usize, u64)> {
        let edges = &mut self.nodes[node].edges;
        let mut best: Option<(usize, u64, f64)> = None;
        for (rank, share) in offer {
            let at = edges.iter().position(|edge| edge.rank == *rank).unwrap_or_else(|| {
                edges.push(Edge::new(*rank));
                edges.len() - 1
            });
            let edge = &mut edges[at];
            edge.offered += 1.0;
            let mean = if edge.visits > 0.0 { edge.sum / edge.visits } else { 1.0 };
            let score = mean + explore * share * edge.offered.sqrt() / (1.0 + edge.visits);
            if best.is_none_or(|(.., most)| score > most) {
                best = Some((at, *rank, score));
            }
        }
        best.map(|(at, rank, _)| (at, rank))
    }

    /// Tells every decision on the way what came of it.
    pub fn learn(&mut self, way: &[(usize, usize)], worth: f64) {
        for (node, edge) in way {
            let edge = &mut self.nodes[*node].edges[*edge];
            edge.visits += 1.0;
            edge.sum += worth;
        }
    }
}
