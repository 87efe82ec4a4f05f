import Foundation

extension Transfer {
    /// Ends the transfer early, with an error for the caller that waits or reads.
    func stop(_ error: any Error) { state.withLock { $0.end() }.fail(error) }

    /// Ends the transfer unless its response is delivered, and so belongs to its reader.
    func leave() {
        state.withLock { $0.phase.isWaiting ? $0.end() : nil }?.fail(NetError.cancelled)
    }

    /// Ends the transfer if its time is over. Returns the time before which no check is needed.
    func check(
        _ now: ContinuousClock.Instant, notifying queue: DispatchQueue
    ) -> ContinuousClock.Instant {
        let (next, expired) = state.withLock { state in
            let beginnings = state.beginnings(now)
            let excess = call.limits.excess(since: beginnings, now: now)
            let expired = excess.map { (call.failure($0), state.end()) }
            return (call.limits.earliestExpiry(since: beginnings), expired)
        }
        guard let (error, ended) = expired else { return next }
        ended.stoppable?.cancel()
        queue.async { ended.notify(error) }
        return next
    }

    /// Records that a redirect is answered, after which nothing cancels the task; false if over.
    func endByRedirect() -> Bool {
        state.withLock { state in
            if state.phase.isWanted { state.isEnding = true }
            return state.phase.isWanted
        }
    }

    /// Ends the transfer, with its head if that has not been received before.
    func complete(
        _ last: @autoclosure () -> Response?,
        _ failure: ((_ received: Int?, _ expected: Int?) -> NetError)?,
        _ rest: Rest = Rest()
    ) {
        let now = ContinuousClock.now
        let ended = state.withLock { state in
            state.handle = nil  // it is over by itself
            return state.end()
        }
        call.spend(since: ended.clock.start, now)
        let body = ended.body
        let error = failure?(body?.received, body?.announced)
        call.endpoint.trace?.add(rest.connecting, error, since: ended.clock.begun, now)
        guard let head = body?.head ?? last(), error?.isBehindBody ?? true
        else { return ended.fail(error ?? call.failure(.invalidResponse)) }
        if let (reason, detail) = body?.truncation {
            return ended.fail(call.failure(reason, detail: detail))
        }
        if let body, body.inflater != nil {
            call.endpoint.mark("inflated", "\(body.received) to \(body.data.count) bytes")
        }
        let timing = head.timing.map {
            Response.Timing(
                firstByte: $0.firstByte, total: now - ended.clock.start, queued: $0.queued,
                connecting: rest.connecting)
        }
        ended.succeed(
            Response(
                status: head.status,
                headers: body?.inflater == nil ? head.headers : head.inflated.headers,
                body: body?.data ?? ended.headless, url: head.url ?? request.url, timing: timing
            ).trailed(by: rest.trailers))
    }

    /// The parts of a response that a transport knows only when it is complete.
    struct Rest: Sendable {
        var trailers: HTTPHeaders = [:]
        var connecting: Response.Timing.Connecting?
    }
}

extension Trace {
    /// Adds the steps to a connection, and the one that failed, which are reported at the end.
    fileprivate func add(
        _ connecting: Response.Timing.Connecting?, _ error: NetError?,
        since begun: ContinuousClock.Instant?, _ now: ContinuousClock.Instant
    ) {
        if let connecting, let begun {
            let took = now - begun
            let steps = [
                ("resolved", connecting.resolved), ("connected", connecting.connected),
                ("secured", connecting.secured ?? .zero),
            ]
            // A step that was not reached has no time.
            for (name, time) in steps where time > .zero { add(name, ago: took - time) }
        }
        guard case .transport(let failure)? = error else { return }
        switch failure.reason {
        case .cannotFindHost: add("resolving", "failed")
        case .cannotConnect, .timedOut(.connect, _): add("connecting", "failed")
        case .tls: add("securing", "failed")
        default: break
        }
    }
}

extension NetError {
    /// True if the connection was lost behind the body, when the request was still being sent.
    fileprivate var isBehindBody: Bool {
        guard case .transport(let failure) = self,
            case .truncated(let received, let expected?) = failure.reason
        else { return false }
        return received == expected
    }
}
