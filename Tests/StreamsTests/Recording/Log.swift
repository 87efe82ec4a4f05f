import Streams

/// The events in order, as words.
final class Log: Sendable {
    private let words = Locked<[String]>([])

    /// All words so far, separated by blanks.
    var text: String { words.value.joined(separator: " ") }

    func note(_ word: some Any) {
        let word = String(describing: word)
        words.change { $0.append(word) }
    }

    /// Notes an event as in a drawing: the element itself, `#` or `|`.
    func draw<Element>(_ event: Event<Element>) {
        switch event {
        case .next(let element): note(element)
        case .error: note("#")
        case .completed: note("|")
        }
    }
}

extension Log {
    /// The same flow, which notes a word at each subscription.
    func noting<Element, Count>(
        _ word: String, _ flow: Flow<Element, Count>
    ) -> Flow<Element, Count> {
        .deferred {
            self.note(word)
            return flow
        }
    }
}

extension ObservableType {
    /// Subscribes and draws each event into `log`.
    @discardableResult func draw(into log: Log) -> any Disposable {
        asObservable().subscribe { log.draw($0) }
    }

    /// The events of the stream by the time that `subscribe` returns.
    func drawnAtOnce() -> String {
        let log = Log()
        draw(into: log)
        return log.text
    }
}

/// A subscription that its own closures can dispose.
final class Held: Sendable {
    private let disposable = Locked<(any Disposable)?>(nil)

    func hold(_ disposable: any Disposable) { self.disposable.value = disposable }

    func dispose() { disposable.value?.dispose() }

    /// Disposes the subscription; returns `value`, for a closure to go on with.
    func disposing<Value>(_ value: Value) -> Value {
        dispose()
        return value
    }
}
