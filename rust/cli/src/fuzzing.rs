//! What reads standard input, as functions: for the fuzz targets.

/// A line that an interface sends to `prise hub`. It is read and not obeyed.
pub fn hub_line(text: &str) {
    let _ = crate::hub::understand(text);
}

/// A line of `prise show --batch`, and the answer if it is a sound one.
pub fn batch_line(line: &[u8]) -> Option<String> {
    crate::show::answer(line).ok().map(|answer| answer.to_string())
}

/// A message that another program sends to `prise dxp`. What is read is written in the same words.
pub fn dxp_message(text: &str) {
    crate::dxp::understand(text);
}
