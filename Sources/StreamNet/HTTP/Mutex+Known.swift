#if THREAD_SANITIZER
    import Streams

    /// Replaces the `Mutex` of the standard library in this module; see ``KnownMutex``.
    typealias Mutex<Value> = KnownMutex<Value>
#endif
