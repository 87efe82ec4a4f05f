import Foundation
import StreamNet

/// A client by the name of its row.
package struct Contender: Sendable {
    package let name: String
    /// Makes the client for a URL and a number of requests in flight, each of which has a
    /// connection unless the settings are the default ones.
    package let client: @Sendable (_ url: URL, _ inFlight: Int) throws -> Client

    init(_ name: String, client: @escaping @Sendable (URL, Int) throws -> Client) {
        self.name = name
        self.client = client
    }

    /// All of them: alone is a backend whose `send` is called, without a provider.
    package static let all =
        [
            Contender("session delegate") { url, inFlight in
                let session = SessionDelegate(connections: inFlight)
                return Client(close: { session.end() }) { await session.get(url).count }
            },
            Contender("URLSessionBackend alone") { url, inFlight in
                Client(try URLSessionBackend(.init(connectionsPerHost: inFlight)), url)
            },
            Contender("URLSessionBackend, provider") { url, inFlight in
                let backend = try URLSessionBackend(.init(connectionsPerHost: inFlight))
                return Client(Provider(backend: backend), url)
            },
            Contender("CurlBackend alone") { url, inFlight in
                Client(try CurlBackend(.measured(connections: inFlight)), url)
            },
            Contender("CurlBackend, provider") { url, inFlight in
                let backend = try CurlBackend(.measured(connections: inFlight))
                return Client(Provider(backend: backend), url)
            },
            Contender("CurlBackend, provider, 2 plugins, 2 interceptors") { url, inFlight in
                let backend = try CurlBackend(.measured(connections: inFlight))
                return Client(
                    Provider(
                        backend: backend, plugins: [Header(), Header()],
                        interceptors: [Passing(), Passing()]), url)
            },
            Contender("provider, default settings") { url, _ in Client(Provider(), url) },
        ] + asyncHTTPClients
}

extension Client {
    /// Calls the backend itself.
    fileprivate init(_ backend: some Backend, _ url: URL) {
        self.init { try await backend.send(Endpoint(url: url)).value.body.count }
    }

    /// Calls what a user calls.
    fileprivate init(_ provider: Provider<Page>, _ url: URL) {
        self.init { try await provider.rx(Page(baseURL: url)).value.body.count }
    }
}

private struct Page: Target {
    let baseURL: URL
    let path: Path = ""
}
