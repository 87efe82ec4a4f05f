/// A container that is being written, and the position in it.
struct JSONLevel {
    private enum Content {
        case elements([JSON])
        case members([JSONMembers.Pair])
        case taped(Tape, end: Int)
    }

    private let content: Content
    private let isObject: Bool
    private var position = 0
    private(set) var isAtStart = true

    init(elements: [JSON]) {
        content = .elements(elements)
        isObject = false
    }

    init(members: [JSONMembers.Pair], in format: JSONFormat) {
        isObject = true
        content = .members(
            format.contains(.sortedKeys) ? JSONMembers.sorted(members) : members)
    }

    /// Makes a level of a value, which must be a container.
    init(_ value: TapeValue) {
        isObject = value.kind == .object
        content = .taped(value.tape, end: value.tape.end(of: value.index))
        position = value.tape.first(in: value.index)
    }

    var start: Unicode.Scalar { isObject ? "{" : "[" }
    var end: Unicode.Scalar { isObject ? "}" : "]" }

    /// The next value, with its key if it is a member.
    mutating func next() -> (key: JSON?, value: JSON)? {
        defer { isAtStart = false }
        switch content {
        case .elements(let elements):
            guard position < elements.count else { return nil }
            defer { position += 1 }
            return (.none, elements[position])
        case .members(let pairs):
            guard position < pairs.count else { return nil }
            defer { position += 1 }
            return (JSON(pairs[position].key), pairs[position].value)
        case .taped(let tape, let end):
            guard position < end else { return nil }
            // Not `nil`, which is a JSON value, too.
            var key = JSON?.none
            if isObject {
                key = JSON(.taped(TapeValue(tape: tape, index: position)))
                position += 1
            }
            defer { position = tape.next(after: position) }
            return (key, JSON(.taped(TapeValue(tape: tape, index: position))))
        }
    }
}
