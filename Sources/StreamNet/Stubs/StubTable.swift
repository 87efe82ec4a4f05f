/// What a table of ``Stubs`` holds; guarded by its lock.
struct StubTable: Sendable {
    /// The most specific first, the latest first among equals.
    private(set) var stubs: [Stub] = []
    /// Why some stubs can fit no request.
    var flaws: [String] = []
    private(set) var requests: [StubbedRequest] = []
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

    /// Remembers a request, and returns its place among all.
    mutating func add(_ request: StubbedRequest) -> Int {
        requests.append(request)
        return requests.count - 1
    }

    /// Notes how the request at a place has ended, which it does once.
    mutating func end(_ index: Int, _ fate: StubbedRequest.Fate) {
        if requests[index].fate == .waiting { requests[index].fate = fate }
    }

    /// How often a sample has answered at `address` before.
    mutating func countSample(at address: StubAddress) -> Int {
        defer { samples[address.description, default: 0] += 1 }
        return samples[address.description, default: 0]
    }
}
