/// Writes a value as UTF-8 JSON, with its own stack of open containers, so of any depth.
struct JSONWriter {
    let text = TextBuffer()
    private let format: JSONFormat
    private var open: [JSONLevel] = []

    init(_ format: JSONFormat) { self.format = format }

    mutating func write(_ root: JSON) {
        begin(root)
        while let last = open.indices.last {
            let isFirst = open[last].isAtStart
            guard let (key, value) = open[last].next() else {
                let closed = open.removeLast()
                if !isFirst { breakLine() }
                text.append(closed.end)
                continue
            }
            if !isFirst { text.append("," as Unicode.Scalar) }
            breakLine()
            if let key {
                begin(key)
                text.append(word: format.contains(.pretty) ? ": " : ":")
            }
            begin(value)
        }
    }

    private mutating func begin(_ value: JSON) {
        switch value.node {
        case .taped(let tape, let index): begin(tape, index)
        case .absent, .null: text.append(word: "null")
        case .bool(let flag): text.append(word: flag ? "true" : "false")
        case .number(let number): text.append(number.literal)
        case .string(let string): write(string)
        case .array(let elements): begin(JSONLevel(.elements(elements.values), isObject: false))
        case .object(let members): begin(members.pairs)
        }
    }

    private mutating func begin(_ tape: Tape, _ index: Int) {
        switch tape.kind(at: index) {
        case .object where format.contains(.sortedKeys):
            begin(tape.members(of: index) ?? [])
        case .array, .object:
            let content = JSONLevel.Content.taped(tape, end: tape.end(of: index))
            let (first, isObject) = (tape.first(in: index), tape.isObject(at: index))
            begin(JSONLevel(content, isObject: isObject, from: first))
        case .string where format.contains(.escapedSlashes) || tape.isEscaped(at: index):
            write(tape.string(at: index) ?? "")
        case .string:
            text.append("\"" as Unicode.Scalar)
            text.append(index, of: tape)
            text.append("\"" as Unicode.Scalar)
        case .absent, .null, .bool, .number: text.append(index, of: tape)
        }
    }

    private mutating func begin(_ members: [JSONMembers.Pair]) {
        let members = format.contains(.sortedKeys) ? JSONMembers.sorted(members) : members
        begin(JSONLevel(.members(members), isObject: true))
    }

    private mutating func begin(_ level: JSONLevel) {
        text.append(level.start)
        open.append(level)
    }

    private func breakLine() {
        guard format.contains(.pretty) else { return }
        text.append("\n" as Unicode.Scalar)
        text.append(spaces: 2 * open.count)
    }

    private func write(_ string: String) {
        _ = text.append(quoted: string, escapesSlashes: format.contains(.escapedSlashes))
    }
}

private struct JSONLevel {
    enum Content {
        case elements([JSON])
        case members([JSONMembers.Pair])
        case taped(Tape, end: Int)
    }

    private let content: Content
    private let isObject: Bool
    private var position: Int
    private(set) var isAtStart = true

    init(_ content: Content, isObject: Bool, from position: Int = 0) {
        (self.content, self.isObject, self.position) = (content, isObject, position)
    }

    var start: Unicode.Scalar { isObject ? "{" : "[" }
    var end: Unicode.Scalar { isObject ? "}" : "]" }

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
                key = JSON(tape, position)
                position += 1
            }
            defer { position = tape.next(after: position) }
            return (key, JSON(tape, position))
        }
    }
}
