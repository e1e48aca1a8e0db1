//! What the app holds of the core.

/// What is declared opaque is put behind a lock by the generator, and every call takes it. Where a
/// worker holds it at that moment the page's own thread would wait, which a browser does not allow.
#[test]
fn no_handle_is_behind_a_lock() {
    let generated = include_str!("../src/frb_generated.rs");
    assert!(generated.contains("::OpenMatch>"), "there are handles");
    for sign in ["RustAutoOpaqueInner<", "lockable_decode", "RustOpaqueMoi<"] {
        assert!(!generated.contains(sign), "{sign}: something is declared opaque");
    }
}
