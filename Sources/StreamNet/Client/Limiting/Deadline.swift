import Locks

/// Limits the time of a whole request: its retries, its waits and its renewals of a token.
///
///     Provider<Shop>(interceptors: [Deadline(.seconds(10)), Retry(2)])
///
/// ``Attributes/timeout`` limits each attempt; this one, the outermost of a call wherever it is
/// listed, limits them all, and fails with ``Refusal/deadlineExceeded``, unless a stored response
/// may answer. Nothing is begun that cannot be in time: a ``Retry`` whose wait is too long ends
/// with the result that it has, a ``RateLimit`` refuses at once, unless others wait for the same
/// response. Inside of `deadline(in:)` the earlier of both counts. A body delivered as a stream
/// counts up to its head.
public struct Deadline: Interceptor {
    private let limit: Duration
    private let field: String?
    private let scheduler: any Scheduler

    /// Makes an interceptor that limits the steps inside of it.
    /// - Parameters:
    ///   - limit: The time from the subscription to the response; zero or less refuses all.
    ///   - field: The name of a field that tells the server the time left for an attempt, as gRPC's
    ///     `grpc-timeout` has it: `1500m` are milliseconds. ``InFlightRequests`` should ignore it.
    ///   - scheduler: The scheduler that measures the time and delivers the failure.
    public init(
        _ limit: Duration, sentAs field: String? = nil,
        scheduler: any Scheduler = QueueScheduler(label: "streamnet.deadlines")
    ) { (self.limit, self.field, self.scheduler) = (limit, field, scheduler) }

    /// Sends `endpoint`, unless there is no time left.
    public func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        .using({ LateAnswer() }) { late in
            let deadline = TimeLimit(limit, on: scheduler, within: endpoint.timeLimit)
            let exceeded = NetError.refused(.deadlineExceeded)
            guard deadline.remaining > .zero else { throw exceeded }
            var endpoint = endpoint
            endpoint.attributes.timeLimit = deadline
            if let field { endpoint.attributes.deadlineField = field }
            // That of another deadline outside, which may be over first.
            let answer = endpoint.lateAnswer ?? late
            endpoint.attributes.lateAnswer = answer
            return next(endpoint).timeout(
                limit, other: .deferred { answer.make(exceeded) ?? .error(exceeded) },
                scheduler: scheduler)
        }
    }

    /// The time.
    public func describe(for endpoint: Endpoint) -> String {
        "Deadline: within \(limit)" + (field.map { ", sent as \($0)" } ?? "")
    }
}

/// The stored response that may answer once the time is over, as the cache has found it.
final class LateAnswer: Disposable {
    typealias Make = @Sendable (NetError) -> Single<Response>?

    private let answer = Mutex<Make?>(nil)

    func set(_ make: @escaping Make) {
        withExtendedLifetime(answer.withLock { exchange(&$0, with: make) }) {}
    }

    func make(_ error: NetError) -> Single<Response>? { answer.withLock { $0 }?(error) }

    /// Releases the request, to which the answer refers.
    func dispose() { withExtendedLifetime(answer.withLock { $0.take() }) {} }
}

extension ObservableType {
    /// Fails with ``Refusal/deadlineExceeded`` unless the stream has ended in time; its requests
    /// have no more time than is left when they begin.
    ///
    ///     shop.rx(.user).mapObject(User.self)
    ///         .flatMap { shop.rx(.orders(of: $0.id)) }
    ///         .deadline(in: .seconds(10))
    ///
    /// They inherit it through operators, across threads and waits, and through `Single(async:)`;
    /// but not where a source has a subscription of its own: before a subject, `share` or `replay`,
    /// `groupBy` or `window`, in pages that are prefetched, and in a `subscribe` of yours.
    /// - Parameters:
    ///   - limit: The time from the subscription to the ending; zero or less fails at once, without
    ///     the source. Inside of another deadline the earlier of both counts.
    ///   - scheduler: The scheduler that measures the time and delivers the failure.
    public func deadline(
        in limit: Duration, scheduler: any Scheduler = QueueScheduler(label: "streamnet.deadlines")
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let deadline = TimeLimit(limit, on: scheduler, within: sink.lifetime.limit)
            let exceeded = NetError.refused(.deadlineExceeded)
            guard deadline.remaining > .zero else { return sink.fail(exceeded) }
            let end: Single<Int> = .timer(limit, scheduler: scheduler).map { _ in throw exceeded }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { sink.lifetime.end($0) }
            lifetime.end(by: deadline)
            source.take(until: end).start(Sink(lifetime, sink.next))
        }
    }
}

extension TimeLimit {
    /// The limit that ends `limit` from now, or the outer one if that ends earlier.
    fileprivate convenience init(
        _ limit: Duration, on scheduler: any Scheduler, within outer: TimeLimit?
    ) {
        let end = scheduler.now + limit
        self.init { min(end - scheduler.now, outer?.remaining ?? limit) }
    }
}

extension Attributes {
    static var timeLimit: Key<TimeLimit?> { .init(nil) }
    static var lateAnswer: Key<LateAnswer?> { .init(nil) }
    fileprivate static var deadlineField: Key<String?> { .init(nil) }
}

extension Endpoint {
    /// Adds the field with the time that is left to an attempt; throws if there is none.
    func addDeadline(to request: inout EncodedRequest) throws(NetError) {
        guard let remaining = self.timeLimit?.remaining else { return }
        guard remaining > .zero else { throw .refused(.deadlineExceeded) }
        guard let field = self.deadlineField else { return }
        // At most 8 digits.
        let milliseconds = max(1, min(remaining / .milliseconds(1), 99_999_999))
        request.headers[field] = "\(Int(milliseconds))m"
    }
}
