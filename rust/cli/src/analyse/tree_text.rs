//! A tree of moves in words, in the order in which books print it.

use prise_game::NodeId;
use prise_session::StudyNode;

/// One word of a tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) text: String,
    /// The move that it is, if it is one.
    pub(super) node: Option<NodeId>,
    /// Whether it belongs to the main line.
    pub(super) is_main: bool,
}

/// The marks of the glyphs that have one.
pub(super) const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// A move with its glyphs: `32-28!`.
pub(super) fn marked(node: &StudyNode) -> String {
    let glyphs = node.glyphs.iter().map(|glyph| match usize::from(*glyph) {
        mark @ 1..=6 => GLYPHS[mark - 1].to_owned(),
        other => format!(" ${other}"),
    });
    format!("{}{}", node.notation.replace('x', "×"), glyphs.collect::<String>())
}

enum Job {
    Node { index: usize, is_first: bool },
    Open,
    Close,
}

/// The words of a tree: every move, its variations in parentheses after it, then the line goes on.
/// In draughts two moves share a number, elsewhere each has its own.
pub(super) fn words(nodes: &[StudyNode], is_draughts: bool) -> Vec<Word> {
    let children = |parent: NodeId| {
        let mut children: Vec<_> =
            (0..nodes.len()).filter(|n| nodes[*n].parent == Some(parent)).collect();
        children.sort_by_key(|n| nodes[*n].place);
        children
    };
    let mut words = Vec::new();
    let say = |words: &mut Vec<Word>, text: &str, is_main| {
        for text in text.split_whitespace() {
            words.push(Word { text: text.to_owned(), node: None, is_main });
        }
    };
    let Some(root) = nodes.first() else { return words };
    say(&mut words, &root.comment, true);
    let mut jobs: Vec<_> = children(root.id)
        .first()
        .map(|index| Job::Node { index: *index, is_first: true })
        .into_iter()
        .collect();
    while let Some(job) = jobs.pop() {
        let (index, is_first) = match job {
            Job::Open | Job::Close => {
                let text = if matches!(job, Job::Open) { "(" } else { ")" };
                words.push(Word { text: text.to_owned(), node: None, is_main: false });
                continue;
            }
            Job::Node { index, is_first } => (index, is_first),
        };
        let node = &nodes[index];
        let text = format!("{}{}", number(node, is_draughts, is_first), marked(node));
        words.push(Word { text, node: Some(node.id), is_main: node.is_main });
        say(&mut words, &node.comment, node.is_main);
        let siblings = node.parent.map(children).unwrap_or_default();
        let variations = if node.place == 0 { &siblings[1..] } else { &[] };
        if let Some(next) = children(node.id).first() {
            let is_first = !variations.is_empty() || !node.comment.is_empty();
            jobs.push(Job::Node { index: *next, is_first });
        }
        for variation in variations.iter().rev() {
            jobs.push(Job::Close);
            jobs.push(Job::Node { index: *variation, is_first: true });
            jobs.push(Job::Open);
        }
    }
    words
}

fn number(node: &StudyNode, is_draughts: bool, is_first: bool) -> String {
    if !is_draughts {
        return format!("{}.", node.ply);
    }
    // Whoever began: White's moves have the number, Black's only where something stood between.
    let is_white = node.seat.index() == 0;
    let number = if is_white { node.ply.div_ceil(2) } else { node.ply / 2 };
    match (is_white, is_first) {
        (true, _) => format!("{}.", number.max(1)),
        (false, true) => format!("{}…", number.max(1)),
        (false, false) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use prise_session::Study;

    use super::*;

    #[test]
    fn variations_stand_after_the_move_that_they_replace() {
        let study = Study::of_start("draughts", "").unwrap();
        let play = |mv: &str| study.play(study.find_move(mv).unwrap()).unwrap();
        play("32-28");
        let first = study.cursor();
        play("19-23");
        play("28x19");
        study.go_to(first).unwrap();
        play("18-23");
        study.set_glyphs(study.cursor(), &[5]).unwrap();
        study.set_comment(study.cursor(), "the Roozenburg").unwrap();
        let words = words(&study.nodes(), true);
        let text: Vec<_> = words.iter().map(|word| word.text.as_str()).collect();
        assert_eq!(text.join(" "), "1.32-28 19-23 ( 1…18-23!? the Roozenburg ) 2.28×19");
        assert_eq!(words.iter().filter(|word| word.node.is_some()).count(), 4);
    }
}
