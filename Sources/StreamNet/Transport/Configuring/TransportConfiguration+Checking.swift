import Foundation

extension TransportConfiguration {
    /// Throws for settings that no backend supports.
    func check() throws(ConfigurationError) {
        let timeout = [connectTimeout, queueTimeout].compactMap(\.self).min() ?? .seconds(1)
        let socket = unixSocket.map { $0.isFileURL ? $0.path.utf8.count : .max } ?? 0
        let (total, size) = (connections ?? 1, maximumHeaderSize ?? 1)
        let age = maximumConnectionAge ?? .seconds(1)
        let wishes: [(isMet: Bool, wanted: String, found: String)] = [
            (
                connectionsPerHost > 0, "at least 1 connection for each host",
                "\(connectionsPerHost)"
            ),
            (total > 0, "at least 1 connection", "\(total)"),
            (timeout > .zero, "a timeout above zero", "\(timeout)"),
            (
                socket <= Self.longestSocket,
                "a Unix socket whose path has at most \(Self.longestSocket) bytes",
                unixSocket?.path.debugDescription ?? ""
            ),
            (age >= .seconds(1), "a maximumConnectionAge of at least a second", "\(age)"),
            (size > 0, "a maximumHeaderSize of at least 1 byte", "\(size)"),
            (proxy?.user?.contains(":") != true, "a proxy's user without a colon", "one"),
            (proxy?.hasHost != false, "the name or address of a proxy", "something else"),
        ]
        for wish in wishes where !wish.isMet {
            throw ConfigurationError(wanted: wish.wanted, found: wish.found)
        }
        for entry in resolve { try entry.check() }
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
