#if THREAD_SANITIZER
    import Streams

    /// Replaces the `Mutex` of the standard library in this module; see ``PosixMutex``.
    typealias Mutex<Value> = PosixMutex<Value>
#endif
