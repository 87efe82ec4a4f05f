import Foundation

/// The backend of a ``NetworkRecording``.
struct RecordingBackend: Backend, CustomStringConvertible {
    let recording: NetworkRecording
    let other: any Backend
    let scheduler: any Scheduler

    var configuration: TransportConfiguration? { other.configuration }
    var cacheScope: String { other.cacheScope }
    var clock: (any Scheduler)? { recording.isPlayed ? scheduler : other.clock }

    func send(_ endpoint: Endpoint) -> Single<Response> {
        .deferred { [self] in
            if recording.isOff { return other.send(endpoint) }
            return try NetError.wrapping("a recording", endpoint) {
                try answer(endpoint, endpoint.encoded().recordable(endpoint))
            }
        }
    }

    /// Returns the response to a request, which others have led to.
    private func answer(
        _ endpoint: Endpoint, _ request: EncodedRequest, behind count: Int = 0
    ) throws -> Single<Response> {
        switch try recording.source(for: request) {
        case .network(let place): return recorded(endpoint, request, at: place)
        case .file(let entry):
            if let failure = entry.failure(of: endpoint.description) {
                return .error(NetError.transport(failure))
            }
            var script = try StubScript(entry, to: request)
            if let conversation = recording.conversation(of: entry) {
                script.head.attributes.stubSocket = conversation
            }
            let played = try StubTimeline(.success(script), after: .zero, for: endpoint, request)
                .deliver(on: scheduler)
                .do(onSuccess: { [other] in other.configuration?.cookies?.store(from: $0) })
            // Our own archives have the response behind all redirects.
            guard entry.isForeign && script.head.redirectLocation != nil else { return played }
            let redirects = endpoint.redirects ?? other.configuration?.redirects ?? .follow
            return played.flatMap { response in
                try NetError.wrapping("a recorded redirect", endpoint) {
                    let next = try redirects.next(
                        behind: response, to: request, Call(endpoint),
                        left: redirects.limit - count)
                    guard let next else { return .just(response) }
                    let settled = try endpoint.settled(as: next, madeOf: next)
                    return try answer(settled, next, behind: count + 1)
                }
            }
        }
    }

    private func recorded(
        _ endpoint: Endpoint, _ request: EncodedRequest, at place: Int
    ) -> Single<Response> {
        let (start, began) = (Date(), scheduler.now)
        if endpoint.delivery.isUpgraded {
            endpoint.context?[RequestContext.socketObserver] = { [recording, scheduler] event in
                recording.add(event, after: scheduler.now - began, at: place)
            }
        }
        let attempt = endpoint.attempt
        @Sendable func add(_ response: Response?, _ failure: TransportError?) {
            let entry: @Sendable (Redaction) -> HAR.Entry = { redaction in
                var entry = HAR.Entry(
                    request: request, response: response, error: failure?.summary,
                    startedAt: start, timing: response?.timing, attempt: attempt,
                    redacting: redaction, bodies: .whole)
                if let failure { entry.setFailure(failure, redaction) }
                return entry
            }
            recording.add(entry, isStream: response?.stream != nil, at: place)
        }
        return other.send(endpoint).do(onError: { error in
            if case .transport(let failure) = error as? NetError { add(nil, failure) }
        }).map { [recording, scheduler] response in
            add(try response.recordable(of: endpoint), nil)
            return response.stream.map { stream in
                response.streaming(
                    stream.observed { recording.add($0, at: scheduler.now, to: place) })
            } ?? response
        }
    }

    /// `NetworkRecording (replay, shop.har)`, and the other backend if that is used.
    var description: String {
        let words = "NetworkRecording (\(recording.mode.rawValue), \(recording.name))"
        return recording.mode == .replay ? words : "\(words) over \(other)"
    }
}

extension EncodedRequest {
    /// Returns the request with its body in memory; that of a socket with `ws` or `wss`.
    fileprivate func recordable(_ endpoint: Endpoint) throws(RequestError) -> EncodedRequest {
        var request = self
        if endpoint.delivery.isUpgraded {
            request.url = URL(strict: url.absoluteString.withSocketScheme) ?? url
        }
        if let body = body, body.data == nil { request.body = .data(try body.collected()) }
        return request
    }
}

extension Response {
    fileprivate func recordable(of endpoint: Endpoint) throws(NetError) -> Response {
        guard let file else { return self }
        return try NetError.wrapping("a file that can be recorded", endpoint) {
            with(body: try Data(contentsOf: file))
        }
    }
}
