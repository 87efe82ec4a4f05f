import Synchronization

/// The only lock of this module; no outside code is called while it is held.
///
/// ThreadSanitizer on Linux does not recognise `Mutex` and reports false races on it, so sanitized
/// builds (`-Xswiftc -DTHREAD_SANITIZER`) use ``KnownMutex``.
@usableFromInline
struct Lock<State: Sendable>: ~Copyable, Sendable {
    #if THREAD_SANITIZER
        private let state: KnownMutex<State>

        @usableFromInline
        init(_ state: State) { self.state = KnownMutex(state) }

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
