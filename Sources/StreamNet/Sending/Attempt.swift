import Synchronization

/// One attempt: encode, tell the plugins, ask the backend, tell the plugins, validate.
struct Attempt: Sendable {
    private let endpoint: Endpoint
    private let plugins: [any Plugin]

    init(_ endpoint: Endpoint, _ plugins: [any Plugin]) {
        self.endpoint = endpoint
        self.plugins = plugins
    }

    func send(by backend: any Backend) -> Single<Response> {
        .deferred {
            let endpoint = try encoded()
            let report = Report(plugins, endpoint)
            let answer = permitted(endpoint) ?? backend.send(endpoint)
            return
                answer
                .map { $0.stamped(with: endpoint) }
                .do(
                    onSuccess: { report.tell(.success($0)) },
                    onError: { report.tell(.failure($0)) },
                    onDispose: { report.tell(.failure(NetError.cancelled)) }
                )
                .map { try endpoint.validation.check($0) }
        }
    }

    /// The endpoint with its bytes, as the plugins leave them.
    private func encoded() throws -> Endpoint {
        var request = try endpoint.encoded()
        for plugin in plugins {
            try Refusal.of("a request encoded by \(type(of: plugin))", endpoint) {
                try plugin.didEncode(&request, for: endpoint)
            }
        }
        return try endpoint.settled(as: request, for: endpoint.ticket ?? Ticket(plugins))
    }

    /// Tells the plugins; nil unless one of them vetoes.
    private func permitted(_ endpoint: Endpoint) -> Single<Response>? {
        var veto: (any Error)?
        for plugin in plugins {
            do {
                try Refusal.of("a request that \(type(of: plugin)) lets pass", endpoint) {
                    try plugin.willSend(endpoint)
                }
            } catch {
                veto = veto ?? error
            }
        }
        return veto.map { .error($0) }
    }
}

/// Tells the plugins about one attempt, once: its result, or that it was cancelled.
private final class Report: Sendable {
    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let isTold = Atomic<Bool>(false)

    init(_ plugins: [any Plugin], _ endpoint: Endpoint) {
        self.plugins = plugins
        self.endpoint = endpoint
    }

    func tell(_ result: Result<Response, any Error>) {
        guard !isTold.exchange(true, ordering: .relaxed) else { return }
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
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
            throw NetError.request(failure.naming(endpoint.description))
        } catch {
            throw NetError.request(
                RequestFailure(
                    .intercepted, request: endpoint?.description, wanted: wanted(),
                    found: "\(error)", underlying: error))
        }
    }
}
