#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The identity of a thread, during its lifetime.
struct ThreadIdentity: Equatable, Sendable {
    private let number: UInt

    /// The calling thread.
    static var current: Self {
        #if canImport(Darwin) || canImport(Musl)
            Self(number: UInt(bitPattern: pthread_self()))
        #else
            Self(number: UInt(pthread_self()))
        #endif
    }
}
