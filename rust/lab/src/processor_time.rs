//! The processor time of this thread: on a busy machine the clock says little.

use std::time::Duration;

/// How long this thread has been at work; nothing where the system does not tell (it does on Linux).
pub(crate) fn processor_time() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn it_grows_with_work() {
        let before = processor_time().expect("told");
        let mut sum = 0_u64;
        while processor_time().expect("told") == before {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(processor_time().expect("told") > before);
    }
}
