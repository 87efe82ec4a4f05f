import StreamNet

extension Contender {
    static let curl = Contender(name: "curl", cannot: [:]) { connections, redirects in
        let configuration = TransportConfiguration(
            connectionsPerHost: connections, redirects: .follow(upTo: redirects))
        do { return try CurlBackend(configuration) } catch {
            return StubBackend { _ in throw error }
        }
    }
}
