import Locks

/// A table of a large container of a tape, so that a loop over its keys or positions does not walk
/// from the start each time; made for one that is asked often, as a walk is faster until then.
enum LargeContainer {
    case asked(times: Int)
    case keys([ExactName: Int])
    case elements([UInt32])

    static let limit = 64
    static let often = 8
}

extension Tape {
    /// The table of a large object's keys; nil when it is not asked often enough.
    func keyTable(of index: Int) -> [ExactName: Int]? {
        let table = table(of: index) {
            var keys = KeyTable(capacity: count(at: index))
            forEach(in: index) { keys.add(key(of: $0), at: $0) }
            return .keys(keys.positions)
        }
        return if case .keys(let keys)? = table { keys } else { nil }
    }

    /// The place of each element of a large array; nil when it is not asked often enough.
    func elementTable(of index: Int) -> [UInt32]? {
        let table = table(of: index) {
            .elements(map(in: index) { UInt32(truncatingIfNeeded: $0) })
        }
        return if case .elements(let elements)? = table { elements } else { nil }
    }

    /// Several threads may find that it is time; then the same table is made several times.
    private func table(of index: Int, _ make: () -> LargeContainer) -> LargeContainer? {
        let known = largeContainers.withLock { containers in
            if case .asked(let times) = containers[index, default: .asked(times: 0)] {
                containers[index] = .asked(times: min(times + 1, LargeContainer.often))
            }
            return containers[index]
        }
        guard case .asked(LargeContainer.often) = known else { return known }
        let made = make()
        largeContainers.withLock { $0[index] = made }
        return made
    }
}

/// The positions of the keys of a large object; of a repeated key, the last one counts.
struct KeyTable: Sendable {
    private(set) var positions: [ExactName: Int] = [:]
    /// The positions before the last one, of keys that are repeated.
    private var earlier: [ExactName: [Int]] = [:]

    init(capacity: Int) { positions.reserveCapacity(capacity) }
    var hasDistinctKeys: Bool { earlier.isEmpty }
    func last(of key: String) -> Int? { positions[ExactName(text: key)] }

    /// The positions of a key, in no order.
    func all(of key: String) -> [Int] {
        let name = ExactName(text: key)
        guard let last = positions[name] else { return [] }
        return earlier.isEmpty ? [last] : earlier[name, default: []] + [last]
    }

    mutating func add(_ key: String, at position: Int) {
        let name = ExactName(text: key)
        guard let before = positions.updateValue(position, forKey: name) else { return }
        earlier[name, default: []].append(before)
    }

    mutating func remove(_ key: String) {
        let name = ExactName(text: key)
        positions[name] = nil
        if !earlier.isEmpty { earlier[name] = nil }
    }
}
