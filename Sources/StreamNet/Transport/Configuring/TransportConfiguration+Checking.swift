import Foundation

extension TransportConfiguration {
    /// Throws for settings that no backend supports.
    func check() throws(ConfigurationError) {
        guard connectionsPerHost > 0 else {
            throw ConfigurationError(
                wanted: "at least 1 connection for each host", found: "\(connectionsPerHost)")
        }
        if let connections, connections < 1 {
            throw ConfigurationError(wanted: "at least 1 connection", found: "\(connections)")
        }
        for timeout in [connectTimeout, queueTimeout].compactMap(\.self) where timeout <= .zero {
            throw ConfigurationError(wanted: "a timeout above zero", found: "\(timeout)")
        }
        if let socket = unixSocket,
            !socket.isFileURL || socket.path.utf8.count > Self.longestSocket
        {
            throw ConfigurationError(
                wanted: "a Unix socket whose path has at most \(Self.longestSocket) bytes",
                found: socket.path.debugDescription)
        }
        for entry in resolve { try entry.check() }
        if let age = maximumConnectionAge, age < .seconds(1) {
            throw ConfigurationError(
                wanted: "a maximumConnectionAge of at least a second", found: "\(age)")
        }
        if let size = maximumHeaderSize, size < 1 {
            throw ConfigurationError(
                wanted: "a maximumHeaderSize of at least 1 byte", found: "\(size)")
        }
        if proxy?.user?.contains(":") == true {
            throw ConfigurationError(wanted: "a proxy's user without a colon", found: "one")
        }
        if let proxy, !proxy.hasHost {
            throw ConfigurationError(
                wanted: "the name or address of a proxy", found: "something else")
        }
        if case .pem(_, let key) = tls.identity?.format, tls.identity?.passphrase == nil,
            key.range(of: Data("ENCRYPTED".utf8)) != nil
        {
            throw ConfigurationError(
                wanted: "the passphrase of the identity's private key", found: "none")
        }
        // They are merged into requests that have already been checked.
        do throws(RequestError) { try headers.validate() } catch {
            throw ConfigurationError(wanted: error.wanted, found: error.found)
        }
    }

    /// The number of bytes that a Linux socket address has room for, `sun_path`.
    private static let longestSocket = 107

    /// Throws for settings that URLSession supports on no platform.
    func checkForURLSession() throws(ConfigurationError) {
        let wishes = [
            ("limit on connecting alone", connectTimeout != nil),
            ("choice of the version of HTTP", version != .automatic),
            ("Unix socket", unixSocket != nil),
            ("resolve", !resolve.isEmpty),
            ("maximumConnectionAge", maximumConnectionAge != nil),
            ("maximumHeaderSize", maximumHeaderSize != nil),
            ("log-in for the proxy", proxy?.user != nil || proxy?.password != nil),
        ]
        for (wish, isThere) in wishes where isThere {
            throw ConfigurationError(
                wanted: "no \(wish), which URLSession does not get", found: "one")
        }
    }
}
