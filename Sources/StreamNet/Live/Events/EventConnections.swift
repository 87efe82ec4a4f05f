/// Makes one stream of the connections that `connect` opens, one after the other.
struct EventConnections<Element: Sendable>: Sendable {
    let mark: EndMark?
    /// Sends the request of one connection, with attributes over all others.
    let connect: @Sendable (Attributes) -> Single<Events<Element>>

    var elements: Observable<Element> {
        .deferred { [self] in
            let session = EventSession(until: mark)
            let elements = ElementReading()
            return connection(of: session, elements)
                .retry(
                    RetryPolicy { _, error in session.wait(after: error) },
                    scheduler: session.attempts
                )
                .catch { error in
                    let refusal = session.attempts.refusal ?? session.failure(after: error)
                    if refusal == nil, error is BodyEnded { return .empty() }
                    throw (refusal ?? error).readForStream
                }
                .do(
                    onError: { session.attempts.end($0) },
                    onCompleted: { session.attempts.end(nil) })
        }
    }

    /// One connection; fails with ``BodyEnded`` when closed in order before the stream is over.
    private func connection(
        of session: EventSession, _ reading: ElementReading
    ) -> Observable<Element> {
        let next = Single.deferred { [connect] in
            connect([.plugins([EventRequest(session: session)]), session.attempts.attributes])
        }
        return next.flatMap { events in
            let element = events.elements(reading)
            let response = events.response
            let all = response.chunks.parts(of: response.endpoint) {
                EventBodyReader(of: response, session)
            }
            let wanted = session.mark == nil ? all : all.take(while: { !session.finish(at: $0) })
            return wanted.compactMap(element)
        }
        .concat(
            .deferred {
                try session.endConnection()
                return .empty()
            })
    }
}
