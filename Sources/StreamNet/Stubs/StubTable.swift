/// The state of a table of ``Stubs``; guarded by its lock.
struct StubTable: Sendable {
    /// The stubs, the most specific first, the latest first among equals.
    private(set) var stubs: [Stub] = []
    /// The reasons why some stubs match no request.
    var flaws: [String] = []
    private(set) var requests: [StubbedRequest] = []
    private var samples: [String: Int] = [:]

    /// Adds a stub, and replaces one that answers the same requests.
    mutating func add(_ stub: Stub) {
        stubs.removeAll { $0.pattern.isSame(as: stub.pattern) }
        let index = stubs.firstIndex { !$0.pattern.isMoreSpecific(than: stub.pattern) }
        stubs.insert(stub, at: index ?? stubs.endIndex)
    }

    mutating func remove(_ address: StubAddress) {
        stubs.removeAll { $0.pattern.address == address }
    }

    mutating func removeAll() { (stubs, flaws) = ([], []) }

    /// Stores a request, and returns its index.
    mutating func add(_ request: StubbedRequest) -> Int {
        requests.append(request)
        return requests.count - 1
    }

    /// Records how the request at an index has ended; only the first end counts.
    mutating func end(_ index: Int, _ outcome: StubbedRequest.Outcome) {
        if requests[index].outcome == .waiting { requests[index].outcome = outcome }
    }

    /// Counts an answer of a sample at `address`, and returns the number of earlier ones.
    mutating func countSample(at address: StubAddress) -> Int {
        defer { samples[address.description, default: 0] += 1 }
        return samples[address.description, default: 0]
    }
}
