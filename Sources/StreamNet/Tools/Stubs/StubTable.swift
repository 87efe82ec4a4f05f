import Locks

/// The state of a table of ``Stubs``; guarded by its lock.
struct StubTable: Sendable {
    /// The stubs, the most specific first, the latest first among equals.
    private(set) var stubs: [Stub] = []
    /// The reasons why some stubs match no request.
    var flaws: [String] = []
    private(set) var requests: [StubbedRequest] = []
    private var samples: [String: Int] = [:]

    /// Adds a stub, and replaces those that answer the same requests, which it returns.
    mutating func add(_ stub: Stub) -> [Stub] {
        let replaced = remove { $0.isSame(as: stub.pattern) }
        let index = stubs.firstIndex { !$0.pattern.isMoreSpecific(than: stub.pattern) }
        stubs.insert(stub, at: index ?? stubs.endIndex)
        return replaced
    }

    /// Removes and returns the stubs of these patterns, to be released outside of the lock.
    mutating func remove(where isMeant: (StubPattern) -> Bool) -> [Stub] {
        let former = stubs
        stubs.removeAll { isMeant($0.pattern) }
        return former
    }

    mutating func removeAll() -> [Stub] {
        flaws = []
        return remove { _ in true }
    }

    mutating func add(_ request: StubbedRequest) -> Int {
        defer { requests.append(request) }
        return requests.count
    }

    mutating func end(_ index: Int, _ outcome: StubbedRequest.Outcome) {
        if requests[index].outcome == .waiting { requests[index].outcome = outcome }
    }

    /// Counts an answer of a sample at `address`, and returns the number of earlier ones.
    mutating func countSample(at address: StubAddress) -> Int {
        defer { samples[address.description, default: 0] += 1 }
        return samples[address.description, default: 0]
    }
}

extension [Stub] {
    /// The first stub that answers a request, in their order; of those that are as specific, one
    /// that was declared with the query of the request.
    func stub(for request: EncodedRequest, at address: StubAddress) -> Stub? {
        let fitting = lazy.filter { $0.pattern.covers(request, at: address) }
        guard let first = fitting.first else { return nil }
        let exact = fitting.prefix { !first.pattern.isMoreSpecific(than: $0.pattern) }
            .first { $0.pattern.address.query == address.query }
        return exact ?? first
    }
}

final class Stub: Sendable {
    let pattern: StubPattern
    private let answer: StubAnswer
    // Relaxed: a number, with which nothing else is published.
    private let count = Atomic<Int>(0)

    init(_ pattern: StubPattern, _ answer: StubAnswer) {
        (self.pattern, self.answer) = (pattern, answer)
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
