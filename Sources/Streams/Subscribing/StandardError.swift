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

/// The standard error of the process.
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
