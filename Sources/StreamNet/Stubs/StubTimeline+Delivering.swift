import Foundation

extension StubTimeline {
    /// Returns the response, delivered when it is due on `scheduler`; at once if it takes no time.
    func deliver(on scheduler: any Scheduler) throws -> Single<Response> {
        guard endpoint.delivery.isWhole, endpoint.attributes.progress == nil else {
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
        var (timeline, body) = (self, Data())
        var head: Response?
        while let event = timeline.next() {
            switch event {
            case .head(let response): (head, body) = (response, response.body)
            case .piece(let piece): body += piece
            case .failure(let error): return (timeline.now, .failure(error))
            }
        }
        // Each timeline begins with a head or a failure.
        let whole = head ?? Response()
        return (timeline.now, .success(timeline.isInPieces ? whole.with(body: body) : whole))
    }
}
