/// A request that a table of ``Stubs`` received.
public struct StubbedRequest: Sendable, DescribedMirror {
    /// The source of an answer.
    public enum Source: Sendable, Hashable {
        /// A stub of the table.
        case stub
        /// The target's ``Attributes/sample``.
        case sample
        /// The backend of the table for all other requests.
        case otherwise
        /// No source: the request failed with ``RequestError/Reason/missingStub``.
        case unanswered
    }

    /// The endpoint as it was sent, after all changes by plugins and interceptors.
    public let endpoint: Endpoint
    /// The request as it was encoded.
    public let encoded: EncodedRequest
    /// The time of the request, on the table's scheduler.
    public let time: Duration
    /// The source of the answer.
    public let source: Source
    /// True if the request was cancelled before it was answered. A request that failed, even by a
    /// timeout, was not cancelled. A response whose body is a stream counts as answered once its
    /// head has arrived.
    public var wasCancelled: Bool { outcome == .cancelled }

    var outcome = Outcome.waiting

    enum Outcome { case waiting, answered, cancelled }

    /// `GET https://host/path?page=2`, without credentials, and with secrets in the query hidden.
    public var description: String {
        let text = URLText(encoded.url.absoluteString)
        let query = text.query.map { "?" + Redaction.standard.redacted(query: $0) }
        return "\(encoded.method) \(text.summary)\(query ?? "")"
    }
}

extension Stubs {
    /// The requests so far, in the order in which the attempts began. A request that was rejected
    /// before it could be sent is not among them.
    public var requests: [StubbedRequest] { table.withLock { $0.requests } }

    /// The requests so far that a stub for `target` would match.
    public func requests(of target: T) -> [StubbedRequest] {
        guard let pattern = try? StubPattern(target, []) else { return [] }
        return requests.filter { request in
            pattern.covers(request.encoded, at: StubAddress(of: request.encoded))
                || pattern.covers(request.encoded, at: StubAddress(declaredBy: request.endpoint))
        }
    }

    /// Returns the requests of `action` so far, with any input and to any address. An action is
    /// identified by its name, `NetAPI.login`; one in no table by its method and path.
    public func requests<Input, Output>(of action: Action<Input, Output>) -> [StubbedRequest] {
        let name = action.summary.name
        return requests.filter { $0.endpoint.action?.name == name }
    }

    /// Returns the stubs that match none of these actions: misspelt, or of removed ones.
    ///
    ///     #expect(stubs.unlisted(in: NetAPI.actions).isEmpty)
    public func unlisted(in actions: [DeclaredAction]) -> [String] {
        let addresses = actions.compactMap { try? StubPattern($0, []).address }
        return table.withLock { $0.stubs }.map(\.pattern)
            .filter { pattern in !addresses.contains { $0.meets(pattern.address) } }
            .map(\.name)
    }

    /// Returns `unused: …` for each stub that was not used, or matches no request, and then
    /// `unexpected: …` for each request that was not answered; empty if there are none.
    ///
    /// A sequence is used when each of its answers was requested. The texts have no credentials,
    /// and secrets in queries are hidden.
    public func verify() -> [String] {
        let table = table.withLock { $0 }
        var (unused, unexpected): ([String], [String]) = ([], [])
        for finding in findings.all {
            switch finding {
            case .unused(let text): unused.append(text)
            case .unexpected(let text, let found): unexpected.append("\(text), found \(found)")
            }
        }
        return (table.stubs.compactMap(\.complaint) + table.flaws + unused).map { "unused: \($0)" }
            + (table.requests.filter { $0.source == .unanswered }.map { "\($0)" } + unexpected)
            .map { "unexpected: \($0)" }
    }

    /// The error for a request without a stub, which names the stubs, the closest to it first.
    func missingStub(for request: StubbedRequest) -> NetError {
        let (stubs, flaws) = table.withLock { ($0.stubs, $0.flaws) }
        let address = StubAddress(of: request.encoded)
        let nearest = stubs.map(\.pattern)
            .sorted(byNumber: { Double($0.address.distance(to: address)) })
        let names = nearest.map { $0.name(beside: address) } + flaws
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        let found = names.isEmpty ? "none" : names.prefix(5).joined(separator: ", ") + more
        return .request(
            RequestError(
                .missingStub, request: request.endpoint.description, wanted: "a stub", found: found)
        )
    }
}
