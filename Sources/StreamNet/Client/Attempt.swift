/// One attempt: encode, tell the plugins, ask the backend, tell the plugins, validate.
struct Attempt: Sendable {
    private let endpoint: Endpoint
    private let plugins: [any Plugin]

    init(_ endpoint: Endpoint, _ plugins: [any Plugin]) {
        self.endpoint = endpoint
        self.plugins = plugins
    }

    func send(by backend: any Backend) -> Single<Response> {
        Single { sink in
            do {
                Report(plugins, try encoded(), sink).send(by: backend)
            } catch {
                sink.fail(error)
            }
        }
    }

    /// The endpoint with its bytes, as the plugins leave them.
    private func encoded() throws -> Endpoint {
        let endpoint = endpoint.attempted(for: endpoint.ticket ?? Ticket(plugins))
        var request = try endpoint.encoded()
        for plugin in plugins {
            try Refusal.of("a request encoded by \(type(of: plugin))", endpoint) {
                try plugin.didEncode(&request, for: endpoint)
            }
        }
        return try endpoint.settled(as: request)
    }
}

/// Makes a request failure of what a declaration or a plugin throws.
enum Refusal {
    /// What `make` makes; what it throws is a `NetError`, made here unless it is one.
    static func of<Made>(
        _ wanted: @autoclosure () -> String, _ endpoint: Endpoint?, _ make: () throws -> Made
    ) throws -> Made {
        do {
            return try make()
        } catch let error as NetError {
            throw error
        } catch let failure as RequestFailure {
            guard failure.request == nil, let endpoint else { throw NetError.request(failure) }
            throw NetError.request(failure.naming(endpoint.title))
        } catch {
            throw NetError.request(
                RequestFailure(
                    .intercepted, request: endpoint?.title, wanted: wanted(),
                    found: "\(error)", underlying: error))
        }
    }
}
