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

enum StandardError {
    /// Writes `text` as one line, at once; what cannot be written is lost.
    static func report(_ text: String) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let bytes = Array("\(line)\n".utf8)
        #if canImport(WinSDK)
            var count: DWORD = 0
            _ = WriteFile(
                GetStdHandle(STD_ERROR_HANDLE), bytes, DWORD(bytes.count), &count, nil)
        #else
            _ = write(STDERR_FILENO, bytes, bytes.count)
        #endif
    }
}

@usableFromInline enum Processor {
    /// Lets other threads that are ready run first, if they have no processor of their own.
    @usableFromInline static func yield() {
        #if canImport(WinSDK)
            _ = SwitchToThread()
        #else
            _ = sched_yield()
        #endif
    }
}

@usableFromInline package struct ThreadIdentity: Hashable, Sendable {
    private let number: UInt

    @usableFromInline var isCurrent: Bool { self == .current }

    @usableFromInline package static var current: Self {
        #if canImport(WinSDK)
            Self(number: UInt(GetCurrentThreadId()))
        #elseif canImport(Darwin) || canImport(Musl) || canImport(Android)
            Self(number: UInt(bitPattern: pthread_self()))
        #else
            Self(number: UInt(pthread_self()))
        #endif
    }
}
