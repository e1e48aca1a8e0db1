//! Memory asked for before it is needed.
//!
//! A transposition table is larger than every cache, and waiting for an entry takes longer than
//! anything else at a node. Who says early what will be read does something else meanwhile.

/// Asks the processor to fetch the memory in which this value begins. It is a wish: nothing is
/// read, and nothing changes but the time.
#[cfg(target_arch = "x86_64")]
#[inline]
#[expect(unsafe_code, reason = "there is no other way to tell the processor")]
pub(crate) fn prefetch<T>(value: &T) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: every processor of this kind has the instruction, and it takes any address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
}

/// The same for phones.
#[cfg(target_arch = "aarch64")]
#[inline]
#[expect(unsafe_code, reason = "there is no other way to tell the processor")]
pub(crate) fn prefetch<T>(value: &T) {
    let address = std::ptr::from_ref(value);
    // SAFETY: every processor of this kind has the instruction; it takes any address and touches
    // neither flags nor stack.
    unsafe {
        std::arch::asm!(
            "prfm pldl1keep, [{}]",
            in(reg) address,
            options(nostack, preserves_flags, readonly)
        );
    }
}

/// Elsewhere there is nobody to ask.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
#[inline]
pub(crate) fn prefetch<T>(_: &T) {}
