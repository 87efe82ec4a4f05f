extension TransportConfiguration {
    /// Throws for what no backend can do.
    func check() throws(ConfigurationFailure) {
        guard connectionsPerHost > 0 else {
            throw ConfigurationFailure(
                wanted: "at least 1 connection for each host", found: "\(connectionsPerHost)")
        }
        if let connections, connections < 1 {
            throw ConfigurationFailure(wanted: "at least 1 connection", found: "\(connections)")
        }
        if let connectTimeout, connectTimeout <= .zero {
            throw ConfigurationFailure(
                wanted: "a timeout above zero", found: "\(connectTimeout)")
        }
        if let socket = unixSocket,
            !socket.isFileURL || socket.path.utf8.count > Self.longestSocket
        {
            throw ConfigurationFailure(
                wanted: "a Unix socket whose path has at most \(Self.longestSocket) bytes",
                found: socket.path.debugDescription)
        }
        if let proxy, !proxy.hasHost {
            throw ConfigurationFailure(
                wanted: "the name or address of a proxy", found: "something else")
        }
        // They are laid below those of requests, which are checked before.
        do throws(RequestFailure) { try headers.validate() } catch {
            throw ConfigurationFailure(wanted: error.wanted, found: error.found)
        }
    }

    /// As many as an address of Linux has room for, `sun_path`.
    private static let longestSocket = 107

    /// Throws for what URLSession can do on no platform.
    func checkForURLSession() throws(ConfigurationFailure) {
        let wishes = [
            ("limit on connecting alone", connectTimeout != nil),
            ("choice of the version of HTTP", version != .automatic),
            ("Unix socket", unixSocket != nil),
            ("pinned key", tls.pinnedKeys != nil),
            ("client's certificate", tls.identity != nil),
        ]
        for (wish, isThere) in wishes where isThere {
            throw ConfigurationFailure(
                wanted: "no \(wish), which URLSession is not told of", found: "one")
        }
    }
}

extension TransportConfiguration.Proxy {
    /// Whether the host is one and no more: neither a user nor a path beside it.
    fileprivate var hasHost: Bool {
        !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && !"@/?#\\".utf8.contains($0) }
    }
}
