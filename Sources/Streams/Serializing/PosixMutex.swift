#if THREAD_SANITIZER
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A mutex that ThreadSanitizer recognises: on Linux it reports false races on the standard
    /// one. Replaces that in all modules of builds with `-Xswiftc -DTHREAD_SANITIZER`.
    @usableFromInline
    package struct PosixMutex<Value>: ~Copyable, Sendable {
        private let locked: PosixLocked<Value>

        @usableFromInline
        package init(_ value: Value) { locked = PosixLocked(value) }

        @usableFromInline
        package borrowing func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try locked.withLock(body)
        }
    }

    @usableFromInline typealias Mutex<Value> = PosixMutex<Value>

    // Unchecked: `value` is touched only between lock and unlock of `mutex`.
    private final class PosixLocked<Value>: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private var value: Value

        init(_ value: Value) {
            self.value = value
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return try body(&value)
        }
    }
#endif
