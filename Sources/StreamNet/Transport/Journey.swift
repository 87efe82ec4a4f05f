import Synchronization

/// One request on its way, whatever the number of its redirects: how long it may take, how it is
/// delivered, who hears of its progress, and how it is called in errors.
final class Journey: Sendable {
    let endpoint: Endpoint
    /// What is sent first; redirects make others of it.
    let request: EncodedRequest
    let delivery: Delivery
    let meter: ProgressMeter?
    private let limits: TimeLimits
    private let spent: Mutex<Duration>

    /// Throws ``NetError/request(_:)`` for what must not be sent, or could not be written.
    convenience init(_ endpoint: Endpoint) throws(NetError) {
        let request = try endpoint.encoded()
        guard let destination = endpoint.delivery.destination else {
            self.init(endpoint, request, endpoint.delivery)
            return
        }
        do throws(RequestFailure) { try destination.check() } catch {
            throw .request(error.naming(endpoint.description))
        }
        let context = endpoint.context
        let token = context?.update(RequestContext.resumeToken) { $0.take() } ?? destination.token
        self.init(
            endpoint, request.resuming(token),
            .file(destination.resuming(token).storing(in: context)))
    }

    private init(
        _ endpoint: Endpoint, _ request: EncodedRequest, _ delivery: Delivery,
        spent: Duration = .zero
    ) {
        self.endpoint = endpoint
        self.request = request
        self.delivery = delivery
        meter = ProgressMeter(for: endpoint)
        limits = TimeLimits(endpoint, sending: request)
        self.spent = Mutex(spent)
    }

    /// The same journey from its beginning, where the server has no such part of the file.
    func anew(after response: Response) throws(NetError) -> Journey? {
        guard delivery.destination?.mustBeginAnew(after: response, to: request) == true else {
            return nil
        }
        return Journey(
            endpoint, try endpoint.encoded(), delivery, spent: spent.withLock { $0 })
    }

    /// How long it may still take, at most a day.
    var left: Duration {
        min(limits.total - spent.withLock { $0 }, .seconds(URLRequest.neverTimesOut))
    }

    /// The failure for a request whose time is over.
    var expiry: NetError { failure(.timedOut(.total, after: limits.total)) }

    /// When the request would have started, had it never waited for a connection.
    func start(at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        now - spent.withLock { $0 }
    }

    /// Counts what has passed since `start` also for the redirects that may follow.
    func spend(since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant) {
        spent.withLock { $0 = now - start }
    }

    /// Counts what `decide` takes, and throws where there is no time left behind it.
    func timing<Decision>(_ decide: () throws -> Decision) throws -> Decision {
        let start = ContinuousClock.now
        let decision = try decide()
        let took = ContinuousClock.now - start
        spent.withLock { $0 += took }
        guard left > .zero else { throw expiry }
        return decision
    }

    func failure(
        _ reason: TransportFailure.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        .transport(
            TransportFailure(
                reason, request: endpoint.description, detail: detail, underlying: underlying))
    }

    func failure(_ failure: RequestFailure) -> NetError {
        .request(failure.naming(endpoint.description))
    }

    /// The failure for an exchange that runs since `begun`, and its request since `start`, unless
    /// these do not count any more, and that has moved nothing since `lastByte`.
    func expiry(
        start: ContinuousClock.Instant?,
        begun: ContinuousClock.Instant?,
        lastByte: ContinuousClock.Instant,
        now: ContinuousClock.Instant
    ) -> NetError? {
        if let start, now - start >= limits.total { return expiry }
        if let begun, let firstByte = limits.firstByte, now - begun >= firstByte {
            return failure(.timedOut(.firstByte, after: firstByte))
        }
        if let idle = limits.idle, now - lastByte >= idle {
            return failure(.timedOut(.idle, after: idle))
        }
        return nil
    }
}

extension FileDestination {
    /// The same destination, which stores the token of a part in the context, too, so that the next
    /// attempt of the request resumes it.
    fileprivate func storing(in context: RequestContext?) -> FileDestination {
        guard let context, let keep else { return self }
        return keepingPart { [weak context] token in
            context?[RequestContext.resumeToken] = token
            keep(token)
        }
    }
}

extension RequestContext {
    /// The part of a file with which an attempt ended.
    fileprivate static var resumeToken: Key<ResumeToken?> { .init(nil) }
}
