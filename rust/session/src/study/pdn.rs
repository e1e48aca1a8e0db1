//! Studies of draughts as PDN.

use prise_draughts::pdn::{self, PdnGame, Step, Tree};
use prise_draughts::{Draughts, DrawRules, Move};
use prise_game::{Game, MoveTree, NodeId};

/// A tree as a PDN game of this name.
pub(crate) fn write(start: &Draughts, tree: &MoveTree<Move>, name: &str) -> String {
    let mut written = Tree::new(*start.position());
    let note = |written: &mut Tree, to, from| {
        let notes = tree.notes(from);
        let to: &mut pdn::Notes = written.notes_mut(to);
        to.comments =
            (!notes.comment.is_empty()).then(|| notes.comment.clone()).into_iter().collect();
        to.glyphs.clone_from(&notes.glyphs);
    };
    note(&mut written, pdn::NodeId::ROOT, NodeId::ROOT);
    let mut pairs = vec![(NodeId::ROOT, pdn::NodeId::ROOT)];
    for (_, node) in tree.walk() {
        let parent = tree.parent(node).unwrap_or(NodeId::ROOT);
        let after = pairs.iter().rev().find(|(known, _)| *known == parent);
        if let (Some((_, after)), Some(mv)) = (after.copied(), tree.mv(node))
            && let Ok(added) = written.add(after, Step::Move(mv))
        {
            note(&mut written, added, node);
            pairs.push((node, added));
        }
    }
    let mut game = PdnGame::new(written);
    if !name.is_empty() {
        game.set_tag("Event", name);
    }
    game.to_string()
}

/// The tree of the first game of a text, and its name. Where another position is put on the board
/// in mid-game, the line ends.
pub(crate) fn read(text: &str) -> Result<(Draughts, MoveTree<Move>, String), String> {
    let reading = pdn::read(text);
    let Some(game) = reading.games.into_iter().next() else {
        let fault = reading.faults.first().map(ToString::to_string);
        return Err(fault.unwrap_or_else(|| "there is no game in it".to_owned()));
    };
    let start = Draughts::from_position(*game.start(), DrawRules::default());
    let mut tree = MoveTree::new();
    let words = |notes: &pdn::Notes| {
        let words: Vec<_> = notes.before.iter().chain(&notes.comments).cloned().collect();
        super::text::in_one_line(&words.join(" "))
    };
    let root = game.tree.notes(pdn::NodeId::ROOT);
    *tree.notes_mut(NodeId::ROOT) =
        prise_game::Notes { comment: words(root), glyphs: root.glyphs.clone() };
    let mut waiting = vec![(pdn::NodeId::ROOT, NodeId::ROOT, start.clone())];
    while let Some((from, to, at)) = waiting.pop() {
        let mut below = Vec::new();
        for &child in game.tree.children(from) {
            let Some(Step::Move(mv)) = game.tree.step(child) else { continue };
            let mut next = at.clone();
            if next.play(mv).is_err() {
                continue;
            }
            let node = tree.add(to, mv);
            let read = game.tree.notes(child);
            let notes = tree.notes_mut(node);
            if notes.comment.is_empty() {
                notes.comment = words(read);
            }
            notes.glyphs.extend(read.glyphs.iter().filter(|_| true));
            notes.glyphs.dedup();
            below.push((child, node, next));
        }
        waiting.extend(below.into_iter().rev());
    }
    let name = game.tag("Event").filter(|name| *name != "?").unwrap_or_default().to_owned();
    Ok((start, tree, name))
}
