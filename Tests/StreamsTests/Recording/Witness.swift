import Streams

/// Observes a stream to which many threads send, and checks the contract.
final class Witness<Element: Sendable>: Sendable {
    private struct State: Sendable {
        var elements: [Element] = []
        var endings = 0
        var isBusy = false
        var faults: Set<String> = []
    }

    private let state = Locked(State())

    /// The delivered elements, in order.
    var elements: [Element] { state.value.elements }

    /// The faults; none, if all is well and the stream has ended as often as `endings`.
    func faults(endings: Int = 1) -> [String] {
        let state = state.value
        let count = state.endings == endings ? [] : ["\(state.endings) endings"]
        return state.faults.sorted() + count
    }

    func watch(_ flow: Observable<Element>) -> any Disposable {
        flow.subscribe { event in
            self.state.change { state in
                if state.isBusy { state.faults.insert("two events at once") }
                if state.endings > 0 { state.faults.insert("an event behind the ending") }
                state.isBusy = true
                if let element = event.element { state.elements.append(element) }
                if event.isEnding { state.endings += 1 }
            }
            self.state.change { $0.isBusy = false }
        }
    }
}

/// An element that knows its sender and its number.
struct Tagged: Sendable, Hashable, Comparable {
    let teller: Int
    let number: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.teller, left.number) < (right.teller, right.number)
    }

    /// The elements of each sender, in order.
    static func all(_ tellers: Int, _ count: Int) -> [Tagged] {
        (0..<tellers).flatMap { teller in (0..<count).map { Tagged(teller: teller, number: $0) } }
    }
}

extension [Tagged] {
    /// The same, by sender; the elements of one stay in the order of delivery.
    var byTeller: [Tagged] {
        (Set(map(\.teller))).sorted().flatMap { teller in filter { $0.teller == teller } }
    }
}
