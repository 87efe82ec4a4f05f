import Foundation
import Locks

/// Encodes the request of each attempt, and calls the hooks of plugins that run once per attempt.
struct AttemptReporting: Interceptor {
    private let additions: Additions
    /// The plugins of the provider, for endpoints that an interceptor makes without a context.
    private let plugins: [any Plugin]

    init(backend: any Backend, plugins: [any Plugin]) {
        additions = Additions(of: backend)
        self.plugins = plugins
    }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Single { sink in
            do {
                let context = endpoint.context ?? RequestContext(RequestContext.initial(plugins))
                let encoded = try encoded(endpoint.attempted(in: context))
                AttemptObserver(encoded, sink).send(next)
            } catch { sink.fail(error) }
        }
    }

    func describe(for endpoint: Endpoint) -> String {
        endpoint.describe(hooks: "encode, willSend, didReceive")
    }

    func encoded(_ endpoint: Endpoint) throws -> Endpoint {
        let own = try endpoint.encoded()
        var request = own
        let additions = endpoint.backend.map { Additions(of: $0) } ?? additions
        if !additions.headers.isEmpty { request = request.defaulting(additions.headers) }
        if let jar = additions.cookies { endpoint.context?[RequestContext.cookieJar] = jar }
        if !additions.scope.isEmpty {
            endpoint.context?[RequestContext.cacheScope] = additions.scope
        }
        try endpoint.addDeadline(to: &request)
        for plugin in endpoint.plugins {
            try NetError.wrapping("a request encoded by \(type(of: plugin))", endpoint) {
                try plugin.didEncode(&request, for: endpoint)
            }
        }
        return try NetError.wrapping("an encoded request", endpoint) {
            try endpoint.settled(as: endpoint.withholdingCredentials(request), madeOf: own)
        }
    }
}

/// The additions of a backend to requests; set here, since a cache must know them.
private struct Additions: Sendable {
    let headers: HTTPHeaders
    let cookies: CookieJar?
    /// A digest of the rest; "" for nothing.
    let scope: String

    init(of backend: any Backend) {
        let configuration = backend.configuration
        headers = configuration?.headers ?? [:]
        cookies = configuration?.cookies
        let socket = configuration?.unixSocket?.absoluteString ?? ""
        let certificate: Data? =
            switch configuration?.tls.identity?.format {
            case .pem(let certificates, _)?: certificates
            case .pkcs12(let data)?: data
            case nil: nil
            }
        let isPlain = backend.cacheScope.isEmpty && socket.isEmpty && certificate == nil
        scope = isPlain ? "" : SHA256Digest([backend.cacheScope, socket], certificate).text
    }
}

private struct AttemptSummary: Sendable, CustomStringConvertible {
    let number: Int
    let request: EncodedRequest?

    var description: String { request.map { "\(number): \($0)" } ?? "\(number)" }
}

/// Sends one attempt and notifies the plugins of its beginning, its result or its cancellation.
private final class AttemptObserver: Sendable {
    private enum State { case waiting, beginning, begun, over }

    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let sink: Sink<Response>
    private let state = Mutex(State.waiting)

    init(_ endpoint: Endpoint, _ sink: consuming Sink<Response>) {
        (plugins, self.endpoint, self.sink) = (endpoint.plugins, endpoint, sink)
    }

    func send(_ next: Interceptor.Next) {
        // Closures that hold the observer and nothing else need no memory of their own.
        let lifetime = SubscriptionLifetime(in: sink.lifetime) { self.end($0) }
        // Added first and so run last: the backend stops, then the plugins are notified.
        lifetime.onTearDown { self.report(.failure(NetError.cancelled)) }
        do {
            try begin()
            endpoint.mark(
                "attempt",
                showing: AttemptSummary(number: endpoint.attempt, request: endpoint.settled))
            next(endpoint).start(Sink(lifetime) { self.receive($0) })
        } catch { lifetime.end(.error(error)) }
    }

    /// Throws the veto of a plugin. All are notified of the beginning, and then of a cancellation.
    private func begin() throws {
        guard move(from: .waiting, to: .beginning) else { throw NetError.cancelled }
        var veto: (any Error)?
        for plugin in plugins {
            do {
                try NetError.wrapping("a request that \(type(of: plugin)) lets pass", endpoint) {
                    try plugin.willSend(endpoint)
                }
            } catch { veto = veto ?? error }
        }
        guard move(from: .beginning, to: .begun) else {
            announce(.failure(NetError.cancelled))
            throw NetError.cancelled
        }
        if let veto { throw veto }
    }

    private func receive(_ response: Response) {
        let response = response.answering(endpoint)
        endpoint.mark("response", "\(response.status), \(response.bodySummary)")
        if let hint = response.missingScheme { endpoint.mark("unauthorized", hint) }
        report(response.replacedResult ?? .success(response))
        sink.next(response)
    }

    private func end(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(let error):
            endpoint.mark("lost", error.shortDescription)
            report(.failure(error))
            sink.fail(error)
        }
    }

    private func report(_ result: @autoclosure () -> Result<Response, any Error>) {
        if state.withLock({ exchange(&$0, with: .over) }) == .begun { announce(result()) }
    }

    /// Returns false, and changes nothing, if the attempt was cancelled before.
    private func move(from old: State, to new: State) -> Bool {
        state.withLock { state in
            guard state == old else { return false }
            state = new
            return true
        }
    }

    private func announce(_ result: Result<Response, any Error>) {
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
    }
}
