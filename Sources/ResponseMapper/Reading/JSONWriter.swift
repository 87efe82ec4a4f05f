/// Writes a value as UTF-8 JSON.
///
/// It keeps its own stack of open containers, so no depth of nesting can overflow the thread's.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private var open: [Level] = []

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    mutating func write(_ root: JSON) {
        begin(root)
        while let last = open.indices.last {
            let isFirst = open[last].position == 0
            guard let (key, value) = open[last].next() else {
                let closed = open.removeLast()
                if !isFirst { breakLine() }
                bytes.append(closed.end)
                continue
            }
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            if let key {
                write(string: key)
                bytes += isPretty ? ": ".utf8 : ":".utf8
            }
            begin(value)
        }
    }

    private mutating func begin(_ value: JSON) {
        switch value.shape {
        case .absent, .null, .taped: bytes += "null".utf8
        case .bool(let flag): bytes += String(flag).utf8
        case .number(let number): bytes += number.literal.utf8
        case .string(let text): write(string: text)
        case .array(let elements): begin(.array(elements.values), UInt8(ascii: "["))
        case .object(let members): begin(.object(members.pairs), UInt8(ascii: "{"))
        }
    }

    private mutating func begin(_ content: Level.Content, _ start: UInt8) {
        bytes.append(start)
        open.append(Level(content: content))
    }

    private mutating func breakLine() {
        guard isPretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * open.count)
    }

    /// RFC 8259 §7: only the quote, the backslash and control characters must be escaped.
    private mutating func write(string: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x08: bytes += #"\b"#.utf8
            case 0x09: bytes += #"\t"#.utf8
            case 0x0A: bytes += #"\n"#.utf8
            case 0x0C: bytes += #"\f"#.utf8
            case 0x0D: bytes += #"\r"#.utf8
            case 0..<0x20:
                bytes += (#"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

/// A container that is being written, and how far.
private struct Level {
    enum Content {
        case array([JSON])
        case object([JSONMembers.Pair])
    }

    let content: Content
    private(set) var position = 0

    init(content: Content) {
        self.content = content
    }

    mutating func next() -> (key: String?, value: JSON)? {
        defer { position += 1 }
        switch content {
        case .array(let elements):
            return position < elements.count ? (nil, elements[position]) : nil
        case .object(let pairs):
            return position < pairs.count ? (pairs[position].key, pairs[position].value) : nil
        }
    }

    var end: UInt8 {
        if case .array = content { UInt8(ascii: "]") } else { UInt8(ascii: "}") }
    }
}
