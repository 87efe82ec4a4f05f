import StreamNet

extension Contender {
    static let curl = Contender(name: "curl", cannot: shortcomings) { connections, redirects in
        let configuration = TransportConfiguration(
            connectionsPerHost: connections, redirects: .follow(upTo: redirects))
        do { return try CurlBackend(configuration) } catch {
            return StubBackend { _ in throw error }
        }
    }

    /// Those of libcurl 7.88.
    private static let shortcomings: [String: Shortcoming] = [
        "a field of 110 KB": .gets(.failure(.invalidResponse), because: "it takes 100 KB")
    ]
}
