import Foundation

/// The names that the platforms' socket headers spell differently.
enum Platform {
    #if canImport(Glibc)
        static let streamSocket = Int32(SOCK_STREAM.rawValue)
    #else
        static let streamSocket = SOCK_STREAM
    #endif

    #if canImport(Darwin)
        /// Makes writing to a closed connection an error instead of a signal, by an option.
        static let quietOption: Int32? = SO_NOSIGPIPE
        static let quietFlag: Int32 = 0

        /// The number of bytes sent that the other side's system has not received yet.
        static func unreceived(_ descriptor: Int32) -> Int32 {
            var (count, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
            return getsockopt(descriptor, SOL_SOCKET, SO_NWRITE, &count, &size) == 0 ? count : 0
        }
    #else
        static let quietOption: Int32? = nil
        /// Does the same, by a flag of each `send`.
        static let quietFlag = Int32(MSG_NOSIGNAL)

        /// The number of bytes sent that the other side's system has not received yet.
        static func unreceived(_ descriptor: Int32) -> Int32 {
            var count = Int32(0)
            return ioctl(descriptor, UInt(TIOCOUTQ), &count) == 0 ? count : 0
        }
    #endif
}
