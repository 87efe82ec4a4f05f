import Synchronization

extension ObservableType {
    /// Starts the stream again when it fails, as often as it takes.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry() -> Flow<Element, Count> { retry(Int.max) }

    /// Starts the stream again when it fails, up to `maxAttemptCount` attempts in all.
    ///
    ///     -a-#
    ///       retry(2)
    ///     -a--a-#
    ///
    /// The count is RxSwift's: `retry(1)` changes nothing; less than one attempt is one. The
    /// error of the last attempt is delivered. A million attempts that fail at once take no stack.
    ///
    /// [ReactiveX: Retry](https://reactivex.io/documentation/operators/retry.html)
    public func retry(_ maxAttemptCount: Int) -> Flow<Element, Count> {
        let source = flow
        return Flow { sink in Attempts(of: source, maxAttemptCount, into: sink).begin() }
    }
}

/// The attempts of one `retry`, one after another.
private final class Attempts<Element: Sendable, Count>: Disposable {
    private let source: Flow<Element, Count>
    private let sink: Sink<Element>
    private let wanted = Atomic<Int>(0)
    private let current = Lock<Segment?>(nil)
    /// How many may follow; touched only by the loop that `wanted` guards.
    private let left: Cell<Int>

    init(of source: Flow<Element, Count>, _ count: Int, into sink: Sink<Element>) {
        self.source = source
        self.sink = sink
        left = Cell(max(1, count))
    }

    func begin() {
        sink.segment.add(self)
        startAnother()
    }

    func dispose() { current.withLock { $0 }?.dispose() }

    /// A failure inside `start` only asks for another turn of the loop that is running.
    private func startAnother() {
        guard wanted.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        repeat {
            if sink.segment.isClosed { return }
            left.value -= 1
            let attempt = Segment { [self] in ended($0) }
            current.withLock { $0 = attempt }
            // Disposed between the question above and the line above: nobody else will do it.
            if sink.segment.isClosed { return attempt.dispose() }
            source.start(Sink(attempt, sink.next))
        } while wanted.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    }

    private func ended(_ ending: Ending) {
        switch ending {
        case .completed: sink.complete()
        case .error(let error): left.value > 0 ? startAnother() : sink.fail(error)
        }
    }
}
