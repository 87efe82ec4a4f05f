struct JSONMembers: Sendable {
    typealias Pair = (key: String, value: JSON)

    private var names: [String]
    /// The values; absent at the positions of removed members.
    private var elements: JSONElements
    private var removed = 0
    /// The positions of each key, for large objects only: in others, a search is faster.
    private var table: KeyTable?

    init(_ pairs: [Pair]) {
        names = pairs.map(\.key)
        elements = JSONElements(pairs.map(\.value))
        makeTable()
    }

    var count: Int { names.count - removed }
    /// True if it is known that no key is repeated.
    var hasDistinctKeys: Bool { table?.hasDistinctKeys ?? (names.count < 2) }
    var keys: [String] { removed == 0 ? names : pairs.map(\.key) }

    var pairs: [Pair] {
        let pairs = zip(names, elements.values).map { (key: $0, value: $1) }
        return removed == 0 ? pairs : pairs.filter(\.value.exists)
    }

    subscript(key: String) -> JSON { position(of: key).map { elements.values[$0] } ?? .absent }

    /// Takes a value out to be changed, leaving null; absent if there is none.
    mutating func take(_ key: String) -> JSON {
        guard let position = position(of: key) else { return .absent }
        var value = JSON.null
        swap(&value, &elements.values[position])
        return value
    }

    /// Sets the value of a key: a new one goes to the end, an absent value removes all of the key.
    mutating func put(_ value: JSON, _ key: String) {
        guard let position = position(of: key) else { return append(key, value) }
        guard value.exists else { return remove(key) }
        elements.values[position] = value
    }

    /// Takes out all values and leaves only the keys; nil if the values are shared.
    mutating func takeAll() -> [JSON]? { elements.takeAll() }

    private mutating func append(_ key: String, _ value: JSON) {
        guard value.exists else { return }
        names.append(key)
        elements.values.append(value)
        if table == nil { makeTable() } else { table?.add(key, at: names.count - 1) }
    }

    /// Leaves gaps, closed when they are half of all positions: each would move all behind it.
    private mutating func remove(_ key: String) {
        for position in positions(of: key) {
            elements.values[position] = .absent
            names[position] = ""
            removed += 1
        }
        table?.remove(key)
        if table == nil || 2 * removed > names.count { closeGaps() }
    }

    private mutating func closeGaps() {
        let kept = names.indices.filter { elements.values[$0].exists }
        names = kept.map { names[$0] }
        elements.values = kept.map { elements.values[$0] }
        removed = 0
        makeTable()
    }

    private mutating func makeTable() {
        guard names.count > 16 else { return table = nil }
        var table = KeyTable(capacity: names.count)
        for (position, name) in names.enumerated() { table.add(name, at: position) }
        self.table = table
    }

    private func position(of key: String) -> Int? {
        if let table { return table.last(of: key) }
        let name = ExactName(text: key)
        return names.lastIndex { ExactName(text: $0) == name }
    }

    private func positions(of key: String) -> [Int] {
        if let table { return table.all(of: key) }
        let name = ExactName(text: key)
        return names.indices.filter { ExactName(text: names[$0]) == name }
    }

    /// Returns the members in the order of their keys' UTF-8; all sorting of members is done here.
    static func sorted(_ members: [Pair]) -> [Pair] {
        members.sorted { ExactName(text: $0.key) < ExactName(text: $1.key) }
    }
}
