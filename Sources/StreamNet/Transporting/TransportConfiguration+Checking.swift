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
        // They are laid below those of requests, which are checked before.
        do throws(RequestFailure) { try headers.validate() } catch {
            throw ConfigurationFailure(wanted: error.wanted, found: error.found)
        }
    }

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
