extension ObservableType {
    /// Subscribes to the failed stream again at each element of another stream, made from its
    /// errors.
    ///
    ///     -a-#
    ///       retry { errors in errors.delay(2) }
    ///     -a----a----a-…
    ///
    /// `notificationHandler` is called once for each subscription, with a stream of all errors.
    /// Each element of its result starts the stream again, on the thread that delivers it, if the
    /// stream has failed and waits; other elements are ignored. When the result ends, the failed
    /// stream ends the same way: with its error, or with a completion. A single cannot complete
    /// without an element and fails with its last error instead. A million attempts that fail at
    /// once do not grow the stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry<Trigger: Sendable, Other>(
        when notificationHandler:
            @escaping @Sendable (Observable<any Error>) -> Flow<Trigger, Other>
    ) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in
            let pause = Pause(sink, mayBeEmpty: Count.self != One.self)
            let attempts = SourceLoop(again: source, into: sink) { error, _ in pause.begin(error) }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { pause.triggerEnded($0) }
            notificationHandler(pause.errors.flow).start(
                Sink(lifetime) { _ in if pause.end() { attempts.startNext() } })
            attempts.begin()
        }
    }
}

/// The time between a failure and the response of the trigger.
private final class Pause<Element: Sendable>: Sendable {
    private struct State: Sendable {
        /// The error of the stream, while it waits.
        var error: (any Error)?
        /// The ending of the trigger.
        var ending: Ending?
    }

    let errors = PublishSubject<any Error>()
    private let sink: Sink<Element>
    private let mayBeEmpty: Bool
    private let state = Lock(State())

    init(_ sink: Sink<Element>, mayBeEmpty: Bool) {
        self.sink = sink
        self.mayBeEmpty = mayBeEmpty
    }

    func begin(_ error: any Error) {
        let ending = state.withLock { state in
            if state.ending == nil { state.error = error }
            return state.ending
        }
        if let ending { end(ending, error) } else { errors.onNext(error) }
    }

    /// Returns true if there was a pause.
    func end() -> Bool { state.withLock { $0.error.take() != nil } }

    func triggerEnded(_ ending: Ending) {
        let error = state.withLock { state in
            state.ending = ending
            return state.error.take()
        }
        if let error { end(ending, error) }
    }

    private func end(_ ending: Ending, _ error: any Error) {
        switch ending {
        case .completed where mayBeEmpty: sink.complete()
        case .completed: sink.fail(error)
        case .error(let other): sink.fail(other)
        }
    }
}
