#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WinSDK)
    import WinSDK
#else
    import Glibc
#endif

/// The identity of a thread, during its lifetime.
struct ThreadIdentity: Equatable, Sendable {
    private let number: UInt

    /// The calling thread.
    static var current: Self {
        #if canImport(WinSDK)
            Self(number: UInt(GetCurrentThreadId()))
        #elseif canImport(Darwin) || canImport(Musl) || canImport(Android)
            Self(number: UInt(bitPattern: pthread_self()))
        #else
            Self(number: UInt(pthread_self()))
        #endif
    }
}
