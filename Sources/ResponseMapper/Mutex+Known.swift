#if THREAD_SANITIZER
    import StreamNet

    /// Replaces the standard library's `Mutex` in this module; see ``KnownMutex``.
    typealias Mutex<Value> = KnownMutex<Value>
#endif
