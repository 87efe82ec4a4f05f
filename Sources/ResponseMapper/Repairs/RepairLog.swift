import Locks

final class RepairLog: Sendable {
    static let limit = 1000

    /// The log of the mapping that is running; nil if repairs are not logged.
    @TaskLocal static var current: RepairLog?

    private let state = Mutex((repairs: [Repair](), omitted: 0))

    var count: Int { state.withLock { $0.repairs.count + $0.omitted } }

    func observing<Value>(_ map: () throws -> Value) rethrows -> Value {
        try Self.$current.withValue(self, operation: map)
    }

    func append(_ repairs: [Repair], omitted: Int = 0) {
        state.withLock { state in
            let room = Self.limit - state.repairs.count
            state.repairs.append(contentsOf: repairs.prefix(room))
            state.omitted += omitted + max(repairs.count - room, 0)
        }
    }

    func note(_ kind: Repair.Kind, at path: JSONPath, wanted: String, found json: JSON) {
        let error = MapError.mismatch(path: path, wanted: wanted, found: json.summary)
        append([Repair(kind, because: error)])
    }

    func append(_ other: RepairLog) {
        let (repairs, omitted) = other.state.withLock { ($0.repairs, $0.omitted) }
        append(repairs, omitted: omitted)
    }

    func prefix(from start: Int, by path: JSONPath) {
        guard !path.parts.isEmpty else { return }
        state.withLock { state in
            for index in state.repairs.indices.dropFirst(start) {
                state.repairs[index] = state.repairs[index].prefixed(by: path)
            }
        }
    }

    /// Removes all repairs from an index on, since the value they were made for is not used.
    func drop(from start: Int) {
        // The errors of a model are its author's, and released after the lock.
        _ = state.withLock { state in
            state.omitted = max(0, min(state.omitted, start - state.repairs.count))
            guard start < state.repairs.count else { return [] as [Repair] }
            let former = state.repairs
            state.repairs = Array(former.prefix(start))
            return former
        }
    }

    func report(of endpoint: Endpoint?) -> RepairReport {
        state.withLock { RepairReport($0.repairs, omitted: $0.omitted, endpoint: endpoint) }
    }
}
