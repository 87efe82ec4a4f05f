import Foundation

extension TransportConfiguration {
    /// The addresses of a host for one of its ports, used in place of a lookup of its name. The
    /// name stays in all else: `Host`, TLS and its certificate.
    public struct HostAddresses: Sendable, Hashable {
        let host: String
        let port: UInt16
        let addresses: [String]

        /// Makes an entry of a port and at least one IPv4 or IPv6 address, such as `::1`.
        public init(host: String, port: UInt16, addresses: [String]) {
            (self.host, self.port, self.addresses) = (host.asciiHost, port, addresses)
        }

        func check() throws(ConfigurationError) {
            let isName = host.utf8.allSatisfy {
                $0 > 0x20 && $0 < 0x7F && !"@/?#\\:,*".utf8.contains($0)
            }
            let name = host.debugDescription
            try require(isName && !host.isEmpty, "the name of a host to resolve", name)
            try require(!addresses.isEmpty, "an address of \(host)", "none")
            for address in addresses {
                let found = address.debugDescription
                try require(address.isAddress, "an IPv4 or IPv6 address of \(host)", found)
            }
        }

        /// The entry as libcurl takes it: `host:443:10.0.0.7,[::1]`.
        var line: String {
            let list = addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
            return "\(host):\(port):" + list.joined(separator: ",")
        }
    }
}

extension String {
    fileprivate var isAddress: Bool {
        var (four, six) = (in_addr(), in6_addr())
        return inet_pton(AF_INET, self, &four) == 1 || inet_pton(AF_INET6, self, &six) == 1
    }
}
