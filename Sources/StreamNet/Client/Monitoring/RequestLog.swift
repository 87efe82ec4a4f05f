import Locks

/// Logs the requests sent and the responses received, one ``Entry`` at a time, with secrets hidden.
///
///     let github = Provider<GitHub>(plugins: [RequestLog { print($0) }])
///     // #1 → GET https://api.github.com/zen
///     // #1 ← 200, 31 bytes, 84 ms
///
/// List it last among the plugins, to log the changes of the others. Retries are attempts of one
/// number; a veto and a cancelled attempt are logged as `✗`, a request cancelled before, between or
/// after its attempts is not. No body that is not in memory is read.
public struct RequestLog: Plugin {
    private let items: Items
    private let redaction: Redaction
    private let limit: Int
    private let output: @Sendable (Entry) -> Void
    private let numbers = RequestNumbers()

    /// Makes a log.
    /// - Parameters:
    ///   - items: The items to log; the attribute ``Attributes/logging`` overrides them.
    ///   - redaction: The secrets to hide in all entries.
    ///   - bodyLimit: The maximum number of bytes of a body that are logged.
    ///   - output: Called with each entry, on the current thread of the request.
    public init(
        _ items: Items = .summary, redacting redaction: Redaction = .standard,
        bodyLimit: Int = 10_000, output: @escaping @Sendable (Entry) -> Void
    ) { (self.items, self.redaction, limit, self.output) = (items, redaction, bodyLimit, output) }

    /// Logs the request.
    public func willSend(_ endpoint: Endpoint) {
        let items = endpoint.logging ?? items
        // A provider has encoded it by now; an endpoint of a direct call may fail to encode.
        guard !items.isDisjoint(with: .sending), let request = try? endpoint.encoded()
        else { return }
        write(.request, endpoint) { "\(request.method) \(redaction.redacted(request.url))" }
        write(.requestHeaders, endpoint) { redaction.redacted(request.headers).lines }
        write(.requestBody, endpoint) { LoggedBody(request)?.summary(by: redaction, limit: limit) }
        write(.curl, endpoint) { request.curl(redacting: redaction) }
    }

    /// Logs the result of the attempt.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        let items = endpoint.logging ?? items
        guard !items.isEmpty else { return }
        // Also numbers the request, in the order in which requests have results.
        let request = numbers.loggedRequest(of: endpoint)
        lazy var line = self.line(of: result)
        if items.contains(.delivery) {
            let line = line
            request.results.withLock { _ = $0.insert(line) }
        }
        guard case .success(let response) = result
        else { return write(.failure, endpoint) { line } }
        write(.response, endpoint) { line }
        write(.responseHeaders, endpoint) { redaction.redacted(response.headers).lines }
        write(.responseBody, endpoint, response.status < 400 ? .successBody : .errorBody) {
            LoggedBody(response).summary(by: redaction, limit: limit)
        }
    }

    /// Logs the result that the caller received, unless it is that of an attempt.
    public func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        guard (endpoint.logging ?? items).contains(.delivery) else { return }
        let line = line(of: result)
        let isKnown = numbers.loggedRequest(of: endpoint).results.withLock { $0.contains(line) }
        if isKnown { return }
        write((try? result.get()) == nil ? .refusal : .delivery, endpoint) { line }
    }

    /// Logs a failure of a body that is read as a stream, and of a mapping.
    public func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
        switch step {
        case .request: break
        case .body: write(.failure, endpoint) { redaction.redacted("\(error)") }
        case .connection(let wait):
            write(.failure, endpoint) {
                let next = wait.map { "the next connection in \($0.inMilliseconds)" }
                return redaction.redacted("\(error); \(next ?? "no other connection")")
            }
        case .mapping: write(.mappingFailure, endpoint) { redaction.redacted("\(error)") }
        }
    }

    private func line(of result: Result<Response, any Error>) -> String {
        switch result {
        case .success(let response):
            let time = response.timing.map { ", \($0.total.inMilliseconds)" } ?? ""
            let hint = response.missingScheme.map { "; \($0)" } ?? ""
            let summary = "\(response.status), \(response.bodySummary)\(time)"
            return summary + response.cacheSummary + hint
        case .failure(let error): return redaction.redacted("\(error)")
        }
    }

    private func write(
        _ kind: Entry.Kind, _ endpoint: Endpoint, _ item: Items? = nil, _ text: () -> String?
    ) {
        guard (endpoint.logging ?? items).contains(item ?? kind.item), let text = text(),
            !text.isEmpty
        else { return }
        let number = numbers.loggedRequest(of: endpoint).number
        output(Entry(request: number, attempt: endpoint.attempt, kind: kind, text: text))
    }
}

extension Attributes {
    /// The items that a ``RequestLog`` logs of this request; nil, the default, for the log's own.
    ///
    ///     var attributes: Attributes { .logging(.summary) }   // no bodies of a login
    public static var logging: Key<RequestLog.Items?> { .init(nil) }
}

extension Response {
    /// The reason for which a 401 is no surprise: see ``TokenRefresh``.
    var missingScheme: String? {
        status == 401 ? endpoint?.context?[RequestContext.missingScheme] : nil
    }
}

extension HTTPHeaders {
    fileprivate var lines: String { map { "\($0.name): \($0.value)" }.joined(separator: "\n") }
}

final class RequestNumbers: Sendable {
    // Relaxed: only to be unlike the others.
    private let count = Atomic<Int>(0)

    /// Returns the log's record of the request of `endpoint`; a new request gets a new number.
    func loggedRequest(of endpoint: Endpoint) -> RequestLog.LoggedRequest {
        guard let context = endpoint.context else { return next() }
        return context.update(RequestContext.loggedRequests) { loggedRequests in
            if let known = loggedRequests.first(where: { $0.numbers === self }) { return known }
            let new = next()
            loggedRequests.append(new)
            return new
        }
    }

    private func next() -> RequestLog.LoggedRequest {
        RequestLog.LoggedRequest(self, count.add(1, ordering: .relaxed).newValue)
    }
}

extension RequestLog {
    final class LoggedRequest: Sendable {
        let number: Int
        let results = Mutex<Set<String>>([])
        fileprivate let numbers: RequestNumbers

        init(_ numbers: RequestNumbers, _ number: Int) {
            (self.numbers, self.number) = (numbers, number)
        }
    }
}

extension RequestContext {
    fileprivate static var loggedRequests: Key<[RequestLog.LoggedRequest]> { .init([]) }
}
