/// The order of a storage's readers, and of its change when one reference to it is left, which the
/// reference count gives.
///
/// The thread sanitizer does not see the count, which is the runtime's: for it, and for it only,
/// this is an atomic value. Otherwise it is nothing.
public struct ReferenceOrder: ~Copyable, Sendable {
    #if THREAD_SANITIZER
        private let releases = Atomic<Int>(0)
    #endif

    /// Makes an order without readers.
    public init() {}

    /// Notes that a reader releases its reference.
    public borrowing func release() {
        #if THREAD_SANITIZER
            releases.add(1, ordering: .releasing)
        #endif
    }

    /// Notes that the storage is changed, as one reference is left.
    public borrowing func acquire() {
        #if THREAD_SANITIZER
            _ = releases.load(ordering: .acquiring)
        #endif
    }
}
