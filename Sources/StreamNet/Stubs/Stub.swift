import Synchronization

/// An answer, the requests that it is for, and its progress.
final class Stub: Sendable {
    let pattern: StubPattern
    private let answer: StubAnswer
    private let count = Atomic<Int>(0)

    init(_ pattern: StubPattern, _ answer: StubAnswer) {
        self.pattern = pattern
        self.answer = answer
    }

    /// Returns the next turn; nil for an answer that has none.
    func takeTurn() -> StubAnswer.Turn? {
        answer.turn(behind: count.add(1, ordering: .relaxed).oldValue)
    }

    /// The name and the number of answers left; nil if all were used.
    var complaint: String? {
        let (given, all) = (count.load(ordering: .relaxed), answer.turns.count)
        guard given < all else { return nil }
        return all == 1 ? pattern.name : "\(pattern.name), \(all - given) of \(all) answers"
    }
}
