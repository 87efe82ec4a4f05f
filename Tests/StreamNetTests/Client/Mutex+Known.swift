#if THREAD_SANITIZER
    import Streams

    /// Stands for that of the standard library in this module; see ``PosixMutex``.
    typealias Mutex<Value> = PosixMutex<Value>
#endif
