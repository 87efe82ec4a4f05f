import Locks

extension ObservableType {
    /// Subscribes to the stream again each time it fails, up to `maxAttemptCount` attempts in all.
    ///
    ///     -a-#
    ///       retry()
    ///     -a--a--a--a-…
    ///       retry(2)
    ///     -a--a-#
    /// Attempts follow at once; for pauses, use `retry(_:scheduler:)`. A million attempts do not
    /// grow the stack. The elements of all are delivered, but only the last error.
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    /// - Parameter maxAttemptCount: as in RxSwift: `retry(1)` has no effect, nor has less.
    @inlinable public func retry(_ maxAttemptCount: Int = .max) -> Flow<Element, Count> {
        flow.recovering { [flow] error, failures in
            if failures >= maxAttemptCount { return .instead(.error(error)) }
            let isLast = failures + 1 == maxAttemptCount
            return isLast ? .instead(flow.source) : .again(flow.source)
        }
    }

    /// Subscribes to the failed stream again at each element of a stream made from its errors.
    ///
    ///     -a-#
    ///       retry { errors in errors.delay(2) }
    ///     -a----a----a-…
    /// `notificationHandler` is called once for each subscription, with a stream of all errors.
    /// Each element of its result starts the failed stream again, on the thread that delivers it.
    /// When it ends, the stream ends the same way; a single that would complete fails with its last
    /// error. A million attempts that fail at once do not grow the stack.
    public func retry<Trigger: Sendable, Other>(
        when notificationHandler:
            @escaping @Sendable (Observable<any Error>) -> Flow<Trigger, Other>
    ) -> Flow<Element, Count> {
        Flow { [flow] sink in
            let pause = Pause(sink, mayBeEmpty: Count.self != One.self)
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { pause.triggerEnded($0) }
            notificationHandler(pause.errors.flow).start(in: lifetime) { _ in
                if let attempt = pause.end() { flow.start(attempt) }
            }
            flow.recovering { error, _ in .again(.run { pause.begin(error, before: $0) }) }
                .start(sink)
        }
    }
}

/// The time between a failure and the response of the trigger.
final class Pause<Element: Sendable>: Sendable {
    /// The error of the stream and the sink of the next attempt, while it waits.
    typealias Waiting = (error: any Error, attempt: Sink<Element>)

    let errors = PublishSubject<any Error>()
    let sink: Sink<Element>
    let mayBeEmpty: Bool
    let state = Mutex((waiting: Waiting?.none, ending: Ending?.none))

    init(_ sink: Sink<Element>, mayBeEmpty: Bool) {
        self.sink = sink
        self.mayBeEmpty = mayBeEmpty
    }

    func begin(_ error: any Error, before attempt: Sink<Element>) {
        let ending = state.withLock { state in
            if state.ending == nil { state.waiting = (error, attempt) }
            return state.ending
        }
        if let ending { end(ending, error) } else { errors.onNext(error) }
    }

    func end() -> Sink<Element>? { state.withLock { $0.waiting.take() }?.attempt }

    func triggerEnded(_ ending: Ending) {
        // The sink that waits is released after the lock.
        let waiting = state.withLock { state in
            state.ending = ending
            return state.waiting.take()
        }
        if let waiting { end(ending, waiting.error) }
    }

    func end(_ ending: Ending, _ error: any Error) {
        switch ending {
        case .completed where mayBeEmpty: sink.complete()
        case .completed: sink.fail(error)
        case .error(let other): sink.fail(other)
        }
    }
}
