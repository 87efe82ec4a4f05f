import Synchronization

#if THREAD_SANITIZER
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif
#endif

/// The one mutual exclusion of this module; nothing is called out while it is held.
///
/// ThreadSanitizer on Linux does not know `Mutex` and reports false races on it, so sanitized
/// builds (`-Xswiftc -DTHREAD_SANITIZER`) use the POSIX lock that it knows.
@usableFromInline
struct Lock<State: Sendable>: ~Copyable, Sendable {
    #if THREAD_SANITIZER
        private let state: PosixLocked<State>

        @usableFromInline
        init(_ state: State) { self.state = PosixLocked(state) }

        @usableFromInline
        borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
            state.withLock(body)
        }
    #else
        @usableFromInline let state: Mutex<State>

        @inlinable
        init(_ state: State) { self.state = Mutex(state) }

        @inlinable
        borrowing func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
            state.withLock { state in body(&state) }
        }
    #endif
}

#if THREAD_SANITIZER
    // Unchecked: `state` is touched only between lock and unlock of `mutex`.
    private final class PosixLocked<State>: @unchecked Sendable {
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        private var state: State

        init(_ state: State) {
            self.state = state
            pthread_mutex_init(mutex, nil)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        func withLock<Result>(_ body: (inout State) -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body(&state)
        }
    }
#endif
