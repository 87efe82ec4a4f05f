import Synchronization

/// What a table of ``Stubs`` holds; guarded by its lock.
struct StubTable: Sendable {
    /// The most specific first, the latest first among equals.
    private(set) var stubs: [Stub] = []
    /// Why some stubs can fit no request.
    var flaws: [String] = []
    var requests: [StubbedRequest] = []
    private var samples: [String: Int] = [:]

    /// Adds a stub in the place of one that answers the same requests.
    mutating func add(_ stub: Stub) {
        stubs.removeAll { $0.pattern.isSame(as: stub.pattern) }
        let index = stubs.firstIndex { !$0.pattern.isMoreSpecific(than: stub.pattern) }
        stubs.insert(stub, at: index ?? stubs.endIndex)
    }

    mutating func remove(_ address: StubAddress) {
        stubs.removeAll { $0.pattern.address == address }
    }

    mutating func removeAll() { (stubs, flaws) = ([], []) }

    /// How often a sample has answered at `address` before.
    mutating func countSample(at address: StubAddress) -> Int {
        defer { samples[address.description, default: 0] += 1 }
        return samples[address.description, default: 0]
    }
}

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
