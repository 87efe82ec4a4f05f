import Foundation
import Locks

/// A plugin that keeps the last requests with their traces, and shows them: as text, as a page, as
/// an HTTP archive.
///
/// A request is a row, whatever the number of its attempts; so is a stream or a socket, whatever
/// the number of its connections. Several providers may share an inspector, and it may be read at
/// any time, on any thread. Secrets are hidden in all that it shows; it holds them as they were
/// sent. Put it last among the plugins, to see the changes of the others.
public final class Inspector: Plugin {
    let redaction: Redaction
    private let state: Mutex<InspectedRequests>

    /// Makes an inspector without requests.
    /// - Parameters:
    ///   - requests: The number of requests to keep, the latest; at least 1.
    ///   - bodyLimit: The bytes of bodies to keep, of all requests together: the latest. A body
    ///     that is a file or a stream is not kept.
    ///   - redaction: The secrets to hide.
    public init(
        last requests: Int = 1_000, bodies bodyLimit: Int = 20_000_000,
        redacting redaction: Redaction = .standard
    ) {
        self.redaction = redaction
        state = Mutex(InspectedRequests(limit: max(1, requests), bodyLimit: max(0, bodyLimit)))
    }

    /// Traces the requests.
    public var attributes: Attributes { .tracing() }
    /// The traces of the requests that are kept, in the order in which they were first sent.
    public var traces: [Trace] { requests.map(\.trace) }
    /// The trace of the latest request; nil before there is one.
    public var last: Trace? { state.withLock { $0.last }?.trace }

    /// Forgets all requests; those that run are seen again with their next attempt.
    public func clear() {
        // Released after the lock, as a value of a trace may run code of its own.
        _ = state.withLock { $0.removeAll() }
    }

    /// The attempts as an HTTP Archive, which the developer tools of browsers open. An attempt that
    /// failed or still runs has status 0. Long bodies are cut, and those that may have secrets are
    /// left out; the comment of a body says so.
    public var har: HAR {
        HAR(
            requests.flatMap { request in
                request.attempts.map { attempt in
                    let duration = attempt.ended.map { $0 - attempt.began }
                    return HAR.Entry(
                        request: attempt.request, response: attempt.response,
                        error: attempt.error.map { "\($0)" },
                        startedAt: request.trace.started + attempt.began.inSeconds,
                        timing: attempt.response?.timing
                            ?? duration.map { Response.Timing(firstByte: $0, total: $0) },
                        attempt: attempt.number, redacting: redaction)
                }
            })
    }

    var requests: [InspectedRequest] { state.withLock { $0.all } }
    /// The number of requests that were sent before those that are kept.
    var dropped: Int { state.withLock { $0.first } }

    /// Keeps the request of an attempt.
    public func willSend(_ endpoint: Endpoint) {
        guard let trace = endpoint.trace, let request = try? endpoint.encoded() else { return }
        var forgotten: InspectedRequest.Attempt?
        change(trace, adding: true) {
            forgotten = $0.begin(endpoint.attempt, request.inMemory, at: trace.now)
        }
        // Released after the lock, as an error may run code of its own.
        withExtendedLifetime(forgotten) {}
    }

    /// Keeps the result of an attempt.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        guard let trace = endpoint.trace else { return }
        change(trace) { $0.end(endpoint.attempt, result.map(\.inMemory), at: trace.now) }
    }

    /// Keeps the reason of a failure.
    public func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
        guard let trace = endpoint.trace else { return }
        let failure = "\(error)"
        change(trace) { $0.fail(failure) }
    }

    /// Keeps the request, though it may not have been sent.
    public func didEnd(_ trace: Trace, of endpoint: Endpoint) {
        // One with attempts, and without a row, has been forgotten.
        change(trace, adding: !trace.hasAttempts) { request in
            if request.attempts.isEmpty { request.title = endpoint.description }
            request.ended = trace.now
        }
    }

    /// Changes the request of a trace; what is removed is released after the lock.
    /// - Parameter isAdded: True to add the request if it is not there.
    private func change(
        _ trace: Trace, adding isAdded: Bool = false, _ change: (inout InspectedRequest) -> Void
    ) { _ = state.withLock { $0.change(trace, adding: isAdded, change) } }
}

struct InspectedRequest: Sendable {
    struct Attempt: Sendable {
        let number: Int
        /// The times since the request began.
        let began: Duration
        var ended: Duration?
        var request: EncodedRequest
        var result: Result<Response, any Error>?
        var response: Response? { try? result?.get() }
        var error: (any Error)? { if case .failure(let error) = result { error } else { nil } }
        var size: Int { (request.body?.data?.count ?? 0) + (response?.body.count ?? 0) }
    }

    let trace: Trace
    /// The method and address of a request that was not sent.
    var title = ""
    var attempts: [Attempt] = []
    var failures: [String] = []
    /// The time at which it ended, or the latest connection of a stream; nil before.
    var ended: Duration?
    /// True before its end, and while it is sent again, as a stream connects or a cache refreshes.
    var isRunning: Bool { ended == nil || attempts.contains { $0.ended == nil } }

    init(_ trace: Trace) { self.trace = trace }

    /// The number of attempts that are kept, and of failures: a stream may connect for years.
    static let longest = 20

    /// Adds an attempt, and returns the one that is forgotten for it.
    mutating func begin(_ number: Int, _ request: EncodedRequest, at time: Duration) -> Attempt? {
        let forgotten = attempts.count == Self.longest ? attempts.removeFirst() : nil
        attempts.append(Attempt(number: number, began: time, request: request))
        return forgotten
    }

    mutating func fail(_ failure: String) {
        if failures.count == Self.longest { failures.removeFirst() }
        failures.append(failure)
    }

    mutating func end(_ number: Int, _ result: Result<Response, any Error>, at time: Duration) {
        guard let index = attempts.lastIndex(where: { $0.number == number && $0.ended == nil })
        else { return }
        (attempts[index].ended, attempts[index].result) = (time, result)
    }

    var size: Int { attempts.reduce(0) { $0 + $1.size } }

    fileprivate mutating func growth(by change: (inout InspectedRequest) -> Void) -> Int {
        let before = size
        change(&self)
        return size - before
    }

    mutating func dropBodies() {
        for index in attempts.indices {
            attempts[index].request.body = nil
            attempts[index].result = attempts[index].result?.map { $0.with(body: Data()) }
        }
    }
}

/// The latest requests, and the latest of their bodies; a change costs the same however many they
/// are.
private struct InspectedRequests: Sendable {
    private var requests: [Int: InspectedRequest] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var first = 0
    private var next = 0
    private var bytes = 0
    /// The number of the oldest request that may have bodies.
    private var firstBody = 0
    private let limit: Int
    private let bodyLimit: Int

    init(limit: Int, bodyLimit: Int) { (self.limit, self.bodyLimit) = (limit, bodyLimit) }

    var all: [InspectedRequest] { (first..<next).compactMap { requests[$0] } }
    var last: InspectedRequest? { requests[next - 1] }

    mutating func change(
        _ trace: Trace, adding isAdded: Bool, _ change: (inout InspectedRequest) -> Void
    ) -> [InspectedRequest] {
        let known = numbers[ObjectIdentifier(trace)]
        guard let number = known ?? (isAdded ? add(trace) : nil) else { return [] }
        // In place, without a copy of its attempts.
        bytes += requests[number]?.growth(by: change) ?? 0
        var removed: [InspectedRequest] = []
        while requests.count > limit, let oldest = requests.removeValue(forKey: first) {
            numbers[ObjectIdentifier(oldest.trace)] = nil
            bytes -= oldest.size
            first += 1
            removed.append(oldest)
        }
        firstBody = max(first, firstBody)
        while bytes > bodyLimit, firstBody < next {
            bytes -= requests[firstBody]?.size ?? 0
            requests[firstBody]?.dropBodies()
            firstBody += 1
        }
        return removed
    }

    private mutating func add(_ trace: Trace) -> Int {
        defer { next += 1 }
        requests[next] = InspectedRequest(trace)
        numbers[ObjectIdentifier(trace)] = next
        return next
    }

    mutating func removeAll() -> [Int: InspectedRequest] {
        defer { (requests, numbers, first, firstBody, bytes) = ([:], [:], next, next, 0) }
        return requests
    }
}

extension EncodedRequest {
    /// The request without a body that is read when it is sent.
    fileprivate var inMemory: EncodedRequest {
        guard let body, body.data == nil else { return self }
        var request = self
        request.body = nil
        return request
    }
}

extension Response {
    /// The response without its request and its stream, which would stay in memory with it.
    fileprivate var inMemory: Response { stream == nil ? detached : with(body: Data()).detached }
}
