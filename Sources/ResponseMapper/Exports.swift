@_exported public import StreamNet

#if THREAD_SANITIZER
    /// Replaces the standard library's `Mutex` in this module; see ``PosixMutex``.
    typealias Mutex<Value> = PosixMutex<Value>
#endif
