import Foundation

extension TransportConfiguration {
    /// Throws for settings that no backend supports.
    func check() throws(ConfigurationError) {
        let timeout = [connectTimeout, queueTimeout].compactMap(\.self).min() ?? .seconds(1)
        let socket = unixSocket.map { $0.isFileURL ? $0.path.utf8.count : .max } ?? 0
        let (total, size) = (connections ?? 1, maximumHeaderSize ?? 1)
        let age = maximumConnectionAge ?? .seconds(1)
        let count = connectionsPerHost
        try require(count > 0, "at least 1 connection for each host", "\(count)")
        try require(total > 0, "at least 1 connection", "\(total)")
        try require(timeout > .zero, "a timeout above zero", "\(timeout)")
        // `sun_path` of Linux has room for so many.
        try require(
            socket <= 107, "a Unix socket whose path has at most 107 bytes",
            unixSocket?.path.debugDescription ?? "")
        try require(age >= .seconds(1), "a maximumConnectionAge of at least a second", "\(age)")
        try require(spoolDirectory.isFileURL, "a spoolDirectory on a disk", "another URL")
        try require(size > 0, "a maximumHeaderSize of at least 1 byte", "\(size)")
        try require(proxy?.user?.contains(":") != true, "a proxy's user without a colon", "one")
        try require(proxy?.hasHost != false, "the name or address of a proxy", "something else")
        for entry in resolve { try entry.check() }
        if case .pem(_, let key) = tls.identity?.format, tls.identity?.passphrase == nil {
            let isPlain = key.range(of: Data("ENCRYPTED".utf8)) == nil
            try require(isPlain, "the passphrase of the identity's private key", "none")
        }
        // They are merged into requests that have already been checked.
        do throws(RequestError) { try headers.validate() } catch {
            throw ConfigurationError(wanted: error.wanted, found: error.found)
        }
    }

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
        for (wish, isThere) in wishes {
            try require(!isThere, "no \(wish), which URLSession does not get", "one")
        }
    }
}
