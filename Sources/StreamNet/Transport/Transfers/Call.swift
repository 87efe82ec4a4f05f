import Locks

/// One request with all its redirects: its time limits, its delivery, and its progress.
final class Call: Sendable {
    let endpoint: Endpoint
    /// The first request that is sent; redirects derive others from it.
    let request: EncodedRequest
    let delivery: Delivery
    let meter: ProgressMeter?
    let limits: TimeLimits
    private let spent: Mutex<Duration>

    /// Throws for a request that must not be sent, and a destination that cannot be written.
    convenience init(_ endpoint: Endpoint) throws(NetError) {
        let request = try endpoint.compressed()
        guard let destination = endpoint.delivery.destination else {
            self.init(endpoint, request, endpoint.delivery)
            return
        }
        do throws(RequestError) { try destination.check() } catch {
            throw .request(error.naming(endpoint.description))
        }
        let context = endpoint.context
        // It stays there until a response has taken its part, or removed it.
        let token = context?[RequestContext.resumeToken] ?? destination.token
        self.init(
            endpoint, request.storable(in: destination).resuming(token),
            .file(destination.resuming(token).storing(in: context)))
    }

    private init(
        _ endpoint: Endpoint, _ request: EncodedRequest, _ delivery: Delivery,
        spent: Duration = .zero
    ) {
        (self.endpoint, self.request, self.delivery) = (endpoint, request, delivery)
        meter = ProgressMeter(for: endpoint)
        limits = TimeLimits(endpoint, sending: request)
        self.spent = Mutex(spent)
    }

    /// Returns the request from its start if the server lacks the part asked for; otherwise nil.
    func restarted(after response: Response) throws(NetError) -> Call? {
        guard let destination = delivery.destination,
            destination.mustRestart(after: response, to: request)
        else { return nil }
        let request = try endpoint.encoded().storable(in: destination)
        return Call(endpoint, request, delivery, spent: spent.withLock { $0 })
    }

    private var total: Duration { limits.total ?? .seconds(Platform.never) }
    var left: Duration { min(total - spent.withLock { $0 }, .seconds(Platform.never)) }
    var expiry: NetError { failure(.timedOut(.total, after: total)) }

    /// Returns the time at which the request would have started without waiting for a connection.
    func start(at now: ContinuousClock.Instant) -> ContinuousClock.Instant {
        now - spent.withLock { $0 }
    }

    /// Counts the time since `start`, also for the redirects that may follow.
    func spend(since start: ContinuousClock.Instant, _ now: ContinuousClock.Instant) {
        spent.withLock { $0 = now - start }
    }

    /// Counts the time that `decide` takes, and throws if there is none left after it.
    func timing<Decision>(_ decide: () throws -> Decision) throws -> Decision {
        let start = ContinuousClock.now
        let decision = try decide()
        spent.withLock { $0 += ContinuousClock.now - start }
        guard left > .zero else { throw expiry }
        return decision
    }

    func failure(
        _ reason: TransportError.Reason, detail: String = "", underlying: (any Error)? = nil
    ) -> NetError {
        let request = endpoint.description
        return .transport(
            TransportError(reason, request: request, detail: detail, underlying: underlying))
    }

    func failure(_ failure: RequestError) -> NetError {
        .request(failure.naming(endpoint.description))
    }
}

extension FileDestination {
    /// The destination, which stores the token for the next attempt, too.
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
