//! Studies as text, for every game: see `docs/study-format.md`.

use std::fmt::Write;

use prise_game::{MoveTree, NodeId, Rules};

use crate::games::TableGame;

/// The first line of every study.
const HEAD: &str = "Prise study 1";
/// Variations inside variations beyond this are refused: nobody reads them.
const DEEPEST: usize = 64;

/// A comment is one line: everything that is space becomes one space.
pub(crate) fn in_one_line(text: &str) -> String {
    let words: Vec<_> = text
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ")
}

/// A text without what some programs write before it.
fn trimmed(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

/// Whether a text begins like a study.
pub(crate) fn is_study(text: &str) -> bool {
    trimmed(text).starts_with(HEAD)
}

/// The game that a text names, if it is a study.
pub(crate) fn game_of(text: &str) -> Option<String> {
    if is_study(text) { tag(trimmed(text), "Game") } else { None }
}

/// The value of a tag in the head.
fn tag(text: &str, name: &str) -> Option<String> {
    let lines = text.lines().skip(1).take_while(|line| line.trim_start().starts_with('['));
    for line in lines {
        let line = line.trim().strip_prefix('[')?.strip_suffix(']')?;
        let (known, value) = line.split_once(' ')?;
        if known == name {
            let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
            return Some(value.replace("\\\"", "\"").replace("\\\\", "\\"));
        }
    }
    None
}

/// What is left to write. Trees may be deep, so they are not written by functions that call
/// themselves.
enum Job<G> {
    Node(NodeId, G),
    Open,
    Close,
}

/// A study as text.
pub(crate) fn write<G: TableGame>(start: &G, tree: &MoveTree<G::Move>, name: &str) -> String {
    let quoted = |value: &str| in_one_line(value).replace('\\', "\\\\").replace('"', "\\\"");
    let mut text = format!("{HEAD}\n[Game \"{}\"]\n", G::ID);
    let rules = start.rules().to_text();
    for (tag, value) in [("Name", name), ("Rules", &rules), ("Position", &start.write())] {
        if !value.is_empty() {
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "[{tag} \"{}\"]", quoted(value));
        }
    }
    text.push('\n');
    let mut words = Vec::new();
    say(&mut words, tree, NodeId::ROOT);
    let first = tree.children(NodeId::ROOT).first().copied();
    let mut jobs: Vec<Job<G>> =
        first.map(|node| Job::Node(node, start.clone())).into_iter().collect();
    while let Some(job) = jobs.pop() {
        match job {
            Job::Open => words.push("(".to_owned()),
            Job::Close => words.push(")".to_owned()),
            Job::Node(node, before) => {
                let Some(mv) = tree.mv(node) else { continue };
                words.push(before.notation(mv));
                say(&mut words, tree, node);
                let mut after = before.clone();
                after.play_unchecked(mv);
                if let Some(next) = tree.children(node).first() {
                    jobs.push(Job::Node(*next, after));
                }
                let siblings = tree.parent(node).map_or(&[][..], |parent| tree.children(parent));
                let variations = siblings.strip_prefix(&[node]).unwrap_or_default();
                for variation in variations.iter().rev() {
                    jobs.push(Job::Close);
                    jobs.push(Job::Node(*variation, before.clone()));
                    jobs.push(Job::Open);
                }
            }
        }
    }
    text.push_str(&words.join(" "));
    text.push('\n');
    text
}

/// What is said about a move: glyphs, then the comment.
fn say<M: Copy + Eq>(words: &mut Vec<String>, tree: &MoveTree<M>, node: NodeId) {
    let notes = tree.notes(node);
    words.extend(notes.glyphs.iter().map(|glyph| format!("${glyph}")));
    let comment = in_one_line(&notes.comment);
    if !comment.is_empty() {
        let comment = comment.replace('\\', "\\\\").replace('}', "\\}");
        words.push(format!("{{{comment}}}"));
    }
}

/// Reads a study of this game.
pub(crate) fn read<G: TableGame>(text: &str) -> Result<(G, MoveTree<G::Move>, String), String> {
    let text = trimmed(text);
    if game_of(text).as_deref() != Some(G::ID) {
        return Err(format!("it is no study of {}", G::ID));
    }
    let rules = tag(text, "Rules").unwrap_or_default();
    let rules = G::Rules::from_text(&rules).map_err(|error| error.to_string())?;
    let start = match tag(text, "Position") {
        Some(position) => G::read(&rules, &position).map_err(|error| error.to_string())?,
        None => G::start(&rules, 0),
    };
    let name = tag(text, "Name").unwrap_or_default();
    let body = text.split_once("\n\n").or_else(|| text.split_once("\r\n\r\n"));
    let mut tree = MoveTree::new();
    let mut at = (NodeId::ROOT, start.clone());
    let mut before = at.clone();
    let mut open: Vec<((NodeId, G), (NodeId, G))> = Vec::new();
    let mut rest = body.map_or("", |(_, body)| body).trim_start();
    while let Some(first) = rest.chars().next() {
        match first {
            '(' => {
                if open.len() >= DEEPEST {
                    return Err("variations are nested too deeply".to_owned());
                }
                open.push((at, before.clone()));
                at = before.clone();
                rest = &rest[1..];
            }
            ')' => {
                (at, before) = open.pop().ok_or("there is a ')' without its '('")?;
                rest = &rest[1..];
            }
            '{' => {
                let mut comment = String::new();
                let mut chars = rest[1..].char_indices();
                let end = loop {
                    match chars.next().ok_or("a comment does not end")? {
                        (index, '}') => break index + 2,
                        (_, '\\') => comment.extend(chars.next().map(|(_, c)| c)),
                        (_, c) => comment.push(c),
                    }
                };
                let notes = tree.notes_mut(at.0);
                notes.comment = in_one_line(&format!("{} {comment}", notes.comment));
                rest = &rest[end..];
            }
            '$' => {
                let digits: String = rest[1..].chars().take_while(char::is_ascii_digit).collect();
                let glyph = digits.parse().map_err(|_| format!("'${digits}' is no glyph"))?;
                let glyphs = &mut tree.notes_mut(at.0).glyphs;
                if !glyphs.contains(&glyph) {
                    glyphs.push(glyph);
                }
                rest = &rest[1 + digits.len()..];
            }
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || "(){}$".contains(c));
                let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
                let mv = at.1.find_move(word).map_err(|error| error.to_string())?;
                let node = tree.add(at.0, mv);
                let mut next = at.1.clone();
                next.play_unchecked(mv);
                before = std::mem::replace(&mut at, (node, next));
                rest = after;
            }
        }
        rest = rest.trim_start();
    }
    if open.is_empty() { Ok((start, tree, name)) } else { Err("a '(' is not closed".to_owned()) }
}
