#if THREAD_SANITIZER
    import StreamNet

    /// Stands for that of the standard library in this module; see ``KnownMutex``.
    typealias Mutex<Value> = KnownMutex<Value>
#endif
