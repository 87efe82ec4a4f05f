#if THREAD_SANITIZER
    /// Enough to overflow any stack; a million takes half a minute when sanitized.
    let million = 100_000
#else
    /// More than any stack holds.
    let million = 1_000_000
#endif
