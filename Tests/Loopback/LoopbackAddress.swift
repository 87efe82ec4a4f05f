import Foundation

/// The address at which a server listens.
public enum LoopbackAddress: Sendable {
    /// 127.0.0.1
    case ipv4
    /// ::1
    case ipv6

    /// True if this machine has the address.
    public var isAvailable: Bool {
        do {
            _ = try Socket.listening(on: self)
            return true
        } catch {
            return false
        }
    }

    /// The address as it stands in a URL.
    var host: String { self == .ipv4 ? "127.0.0.1" : "[::1]" }

    var family: Int32 { self == .ipv4 ? AF_INET : AF_INET6 }

    /// Lends the address with `port` in the form that `bind` and `connect` take.
    func with(port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        switch self {
        case .ipv4:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
            return Self.lend(address, call)
        case .ipv6:
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            address.sin6_addr = in6addr_loopback
            return Self.lend(address, call)
        }
    }

    private static func lend<Address>(
        _ address: Address, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call($0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }
}
