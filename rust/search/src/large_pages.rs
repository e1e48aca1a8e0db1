//! Memory in large pages.
//!
//! A table of many megabytes is read here and there. With pages of a few kilobytes the processor
//! does not only wait for what it reads but, almost every time, for where the page is as well.
//! Where the system has larger pages it gives them to who asks.

use std::mem::MaybeUninit;

/// Asks the system for large pages. To be done before the memory is first written to, as a page
/// is chosen then. It is a wish: what can be done with the memory stays the same.
#[cfg(any(target_os = "linux", target_os = "android"))]
#[expect(unsafe_code, reason = "there is no other way to tell the system")]
pub(crate) fn ask_for<T>(memory: &mut [MaybeUninit<T>]) {
    /// What advice is about begins at a multiple of the size of a page, 16 KB at most.
    const PAGE: usize = 1 << 14;
    let bytes = size_of_val(memory);
    let start = memory.as_mut_ptr().cast::<libc::c_void>();
    let skipped = start.addr().next_multiple_of(PAGE) - start.addr();
    if skipped >= bytes {
        return;
    }
    // SAFETY: the range is part of `memory`, and this advice changes no byte of it and no right
    // to it. A refusal costs time and nothing else.
    unsafe {
        libc::madvise(start.byte_add(skipped), bytes - skipped, libc::MADV_HUGEPAGE);
    }
}

/// No such wish can be expressed here.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub(crate) fn ask_for<T>(_: &mut [MaybeUninit<T>]) {}
