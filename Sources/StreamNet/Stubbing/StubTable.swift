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
