import Synchronization

/// An answer, whom it is for, and how far it has got.
final class Stub: Sendable {
    let pattern: StubPattern
    private let answer: StubAnswer
    private let count = Atomic<Int>(0)

    init(_ pattern: StubPattern, _ answer: StubAnswer) {
        self.pattern = pattern
        self.answer = answer
    }

    /// The next turn; nil for an answer that has none.
    func takeTurn() -> StubAnswer.Turn? {
        answer.turn(behind: count.add(1, ordering: .relaxed).oldValue)
    }

    /// Its name and how many answers are left; nil when each was asked for.
    var complaint: String? {
        let (given, all) = (count.load(ordering: .relaxed), answer.turns.count)
        guard given < all else { return nil }
        return all == 1 ? pattern.name : "\(pattern.name), \(all - given) of \(all) answers"
    }
}
