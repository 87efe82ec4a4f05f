#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which thread this is, while it lives.
struct ThreadIdentity: Equatable, Sendable {
    private let number: UInt

    /// The thread that asks.
    static var current: Self {
        #if canImport(Darwin) || canImport(Musl)
            Self(number: UInt(bitPattern: pthread_self()))
        #else
            Self(number: UInt(pthread_self()))
        #endif
    }
}
