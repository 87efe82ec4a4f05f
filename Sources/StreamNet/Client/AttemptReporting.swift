import Foundation
import Locks

/// Encodes the request of each attempt, and calls the hooks of plugins that run once per attempt:
/// `didEncode` and `willSend` on the way in, `didReceive` on the way back.
struct AttemptReporting: Interceptor {
    /// The fields that the provider's backend adds to each request.
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
            } catch {
                sink.fail(error)
            }
        }
    }

    func describe(for endpoint: Endpoint) -> String {
        endpoint.describe(hooks: "encode, willSend, didReceive")
    }

    /// Returns the endpoint with its bytes, as the plugins leave them.
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

/// The additions of a backend to requests; the fields are set here, since a cache must know them.
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

    init(_ endpoint: Endpoint) {
        number = endpoint.attempt
        request = endpoint.settled
    }

    var description: String {
        guard let request else { return "\(number)" }
        let size = request.body.map { $0.count.map { ", \($0) bytes" } ?? ", a stream" } ?? ""
        return "\(number): \(request.method) \(Redaction.standard.redacted(request.url))\(size)"
    }
}

private struct ResponseSummary: Sendable, CustomStringConvertible {
    private let status: Int
    /// The number of bytes; nil for a body that is not in memory.
    private let count: Int?
    private let isStream: Bool

    init(_ response: Response) {
        status = response.status
        isStream = response.stream != nil
        count = isStream || response.file != nil ? nil : response.body.count
    }

    var description: String {
        "\(status), \(count.map { "\($0) bytes" } ?? (isStream ? "a stream" : "a file"))"
    }
}

/// Sends one attempt and notifies the plugins of its beginning, its result or its cancellation.
private final class AttemptObserver: Sendable {
    private enum State {
        case waiting, beginning, cancelledMeanwhile, begun, over

        /// True if the caller must now notify the plugins of the beginning.
        mutating func begin() -> Bool {
            defer { if self == .waiting { self = .beginning } }
            return self == .waiting
        }

        /// True if the attempt was not cancelled while the plugins were notified.
        mutating func haveBegun() -> Bool {
            defer { self = self == .beginning ? .begun : .over }
            return self == .beginning
        }

        /// True if the caller must now notify the plugins of the end.
        mutating func end() -> Bool {
            defer { self = self == .beginning ? .cancelledMeanwhile : .over }
            return self == .begun
        }
    }

    private let plugins: [any Plugin]
    private let endpoint: Endpoint
    private let sink: Sink<Response>
    private let state = Mutex(State.waiting)

    init(_ endpoint: Endpoint, _ sink: consuming Sink<Response>) {
        plugins = endpoint.plugins
        self.endpoint = endpoint
        self.sink = sink
    }

    /// Sends the endpoint, unless the attempt is cancelled first or a plugin vetoes it.
    func send(_ next: Interceptor.Next) {
        // Closures that hold the observer and nothing else need no memory of their own.
        let lifetime = SubscriptionLifetime(in: sink.lifetime) { self.end($0) }
        // Added first and so run last: the backend stops, then the plugins are notified.
        lifetime.onTearDown { self.report(.failure(NetError.cancelled)) }
        do {
            try begin()
            endpoint.mark("attempt", showing: AttemptSummary(endpoint))
            next(endpoint).start(Sink(lifetime) { self.receive($0) })
        } catch {
            lifetime.end(.error(error))
        }
    }

    /// Throws the veto of a plugin, if there is one.
    ///
    /// A plugin notified of the beginning is notified of the end; of a cancellation, after all.
    private func begin() throws {
        guard state.withLock({ $0.begin() }) else { throw NetError.cancelled }
        var veto: (any Error)?
        for plugin in plugins {
            do {
                try NetError.wrapping("a request that \(type(of: plugin)) lets pass", endpoint) {
                    try plugin.willSend(endpoint)
                }
            } catch {
                veto = veto ?? error
            }
        }
        guard state.withLock({ $0.haveBegun() }) else {
            announce(.failure(NetError.cancelled))
            throw NetError.cancelled
        }
        if let veto { throw veto }
    }

    private func receive(_ response: Response) {
        let response = response.answering(endpoint)
        endpoint.mark("response", showing: ResponseSummary(response))
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
        if state.withLock({ $0.end() }) { announce(result()) }
    }

    private func announce(_ result: Result<Response, any Error>) {
        for plugin in plugins { plugin.didReceive(result, for: endpoint) }
    }
}
