import Foundation

/// The events of a request that a script answers, in order and with their times, up to a timeout.
struct StubTimeline: Sendable {
    enum Event: Sendable {
        /// The head has arrived; its body is that of the script's first response.
        case head(Response)
        case piece(Data)
        /// The last event of a request that fails; one that succeeds ends after its last piece.
        case failure(any Error)
    }

    /// The time of the event that `next()` returned last.
    private(set) var now = Duration.zero
    let endpoint: Endpoint

    private let script: Result<StubScript, any Error>
    private let url: URL
    private let delay: Duration
    private var lastByte = Duration.zero
    /// The limit of the whole request; nil if it no longer applies.
    private var total: Duration?
    private let idle: Duration?
    /// The number of completed steps; nil before the head.
    private var step: Int?

    /// Plays `script`, whose head arrives after `delay`, against the timeouts of `endpoint`, of
    /// which `elapsed` is over.
    init(
        _ script: Result<StubScript, any Error>, after delay: Duration, for endpoint: Endpoint,
        _ request: EncodedRequest, elapsed: Duration = .zero
    ) {
        (self.script, self.delay, self.endpoint) = (script, delay, endpoint)
        url = request.url
        let limits = TimeLimits(endpoint, sending: request)
        (total, idle, lastByte) = (limits.total.map { $0 - elapsed }, limits.idle, .zero - elapsed)
    }

    mutating func next() -> Event? {
        do {
            guard let step else {
                try wait(delay)
                let head = try script.get().head.located(at: url)
                lastByte = now
                // The total timeout of a stream ends with its head.
                if endpoint.delivery.isStreamed { total = nil }
                step = 0
                return .head(head)
            }
            return try piece(behind: step)
        } catch { return .failure(error) }
    }

    private mutating func piece(behind step: Int) throws -> Event? {
        var step = step
        defer { self.step = step }
        let steps = try script.get().steps
        while step < steps.count {
            defer { step += 1 }
            switch steps[step].kind {
            case .wait(let delay): try wait(delay)
            case .failure(let error): throw error(endpoint)
            case .bytes(let bytes):
                lastByte = now
                return .piece(bytes)
            }
        }
        return nil
    }

    /// Advances by `delay` without data; throws if that is not shorter than a timeout.
    private mutating func wait(_ delay: Duration) throws(NetError) {
        guard delay > .zero else { return }
        let end = now + delay
        if let idle, end >= lastByte + idle, lastByte + idle < total ?? .seconds(Int64.max) {
            throw expired(at: lastByte + idle, .idle, idle)
        }
        if let total, end >= total { throw expired(at: total, .total, total) }
        now = end
    }

    private mutating func expired(
        at instant: Duration, _ phase: TransportError.Phase, _ limit: Duration
    ) -> NetError {
        now = instant
        return TransportError.Reason.timedOut(phase, after: limit).error(for: endpoint)
    }

    /// Returns the response, delivered when it is due on `scheduler`; at once if it takes no time.
    func deliver(on scheduler: any Scheduler) throws -> Single<Response> {
        let hasStream = (try? script.get())?.head.stream != nil
        guard endpoint.delivery.isWhole, endpoint.attributes.progress == nil, !hasStream else {
            let call = try Call(endpoint)
            return .create { resolve in
                let transfer = Transfer(call.request, call, on: scheduler, resolve)
                StubPlayer(self, to: transfer, on: scheduler).start()
                return Disposables.create { transfer.leave() }
            }
        }
        let (duration, result) = whole()
        if duration <= .zero { return try .just(result.get()) }
        return .create { resolve in scheduler.schedule(after: duration) { resolve(result) } }
    }

    /// The response at the end of the timeline, and the time of that end.
    private func whole() -> (Duration, Result<Response, any Error>) {
        var (timeline, head, body) = (self, Response?.none, Data?.none)
        while let event = timeline.next() {
            switch event {
            case .head(let response): head = response
            case .piece(let piece): body = (body ?? head?.body ?? Data()) + piece
            case .failure(let error): return (timeline.now, .failure(error))
            }
        }
        // Each timeline begins with a head or a failure.
        var whole = head ?? Response()
        if let body { whole = whole.with(body: body) }
        return (timeline.now, .success(whole))
    }
}

/// The answer of a simulated server to one request, and its timing. The body of the head is the
/// first piece of the body; the steps follow after the head.
struct StubScript: Sendable {
    var head: Response
    var steps: [StubAnswer.Step] = []
}
