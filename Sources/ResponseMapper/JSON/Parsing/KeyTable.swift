/// The positions of the keys of an object that has so many that a hash takes less time than a
/// search; of a repeated key, the last one counts.
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
