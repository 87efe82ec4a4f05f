/// Makes one stream of the connections that `connect` opens, one after the other.
struct EventConnections<Element: Sendable>: Sendable {
    let mark: EndMark?
    /// Sends the request of one connection, with attributes over all others.
    let connect: @Sendable (Attributes) -> Single<Events<Element>>

    /// The elements of all connections.
    var elements: Observable<Element> {
        .deferred { [self] in
            let session = EventSession(until: mark)
            let numbers = NumberedElements()
            return connection(of: session, numbers)
                .retry(
                    RetryPolicy { _, error in session.wait(after: error) },
                    scheduler: SessionScheduler(session: session)
                )
                .catch { error in
                    if let failure = session.failure(after: error) {
                        if error is BodyEnded { session.report(failure) }
                        throw failure
                    }
                    guard error is BodyEnded else { throw error }
                    return .empty()
                }
        }
    }

    /// One connection; fails with ``BodyEnded`` when it is closed in order before the stream is
    /// over.
    private func connection(
        of session: EventSession, _ numbers: NumberedElements
    ) -> Observable<Element> {
        connect(.plugins([EventRequest(session: session)]))
            .flatMap { events in
                let element = events.elements(numbers)
                let all = events.response.parts { session.reader() }
                let wanted =
                    session.mark == nil ? all : all.take(while: { session.isBeforeEnd($0) })
                return wanted.compactMap(element)
            }
            .concat(
                .deferred {
                    try session.endConnection()
                    return .empty()
                })
    }
}

/// The scheduler that the request of a session sets, which is known when it is sent.
private struct SessionScheduler: Scheduler {
    let session: EventSession

    var now: Duration { session.scheduler.now }

    func schedule(
        after delay: Duration, _ work: @escaping @Sendable () -> Void
    ) -> any Disposable {
        session.scheduler.schedule(after: delay, work)
    }
}
