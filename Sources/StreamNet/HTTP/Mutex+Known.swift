#if THREAD_SANITIZER
    import Streams

    /// Stands for that of the standard library in this module; see ``KnownMutex``.
    typealias Mutex<Value> = KnownMutex<Value>
#endif
