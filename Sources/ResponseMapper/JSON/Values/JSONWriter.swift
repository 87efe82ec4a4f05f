/// Writes a value as UTF-8 JSON.
///
/// It keeps its own stack of open containers, so no depth of nesting can overflow the thread's.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private let format: JSONFormat
    private var open: [JSONLevel] = []

    init(_ format: JSONFormat) {
        self.format = format
    }

    mutating func write(_ root: JSON) {
        begin(root)
        while let last = open.indices.last {
            let isFirst = open[last].isAtStart
            guard let (name, value) = open[last].next() else {
                let closed = open.removeLast()
                if !isFirst { breakLine() }
                bytes.append(closed.end)
                continue
            }
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            breakLine()
            if let name {
                write(name)
                bytes += format.contains(.pretty) ? ": ".utf8 : ":".utf8
            }
            begin(value)
        }
    }

    private mutating func begin(_ value: JSON) {
        switch value.node {
        case .taped(let value): begin(value)
        case .absent, .null: bytes += "null".utf8
        case .bool(let flag): bytes += String(flag).utf8
        case .number(let number): bytes += number.literal.utf8
        case .string(let text): write(text)
        case .array(let elements): begin(JSONLevel(elements: elements.values))
        case .object(let members): begin(JSONLevel(members: members.pairs, in: format))
        }
    }

    private mutating func begin(_ value: TapeValue) {
        switch value.kind {
        case .array: begin(JSONLevel(value))
        case .object where format.contains(.sortedKeys):
            begin(JSONLevel(members: value.members ?? [], in: format))
        case .object: begin(JSONLevel(value))
        case .string: write(value)
        case .absent, .null, .bool, .number: value.tape.copy(value.index, to: &bytes)
        }
    }

    private mutating func begin(_ level: JSONLevel) {
        bytes.append(level.start)
        open.append(level)
    }

    private mutating func breakLine() {
        guard format.contains(.pretty) else { return }
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * open.count)
    }

    private mutating func write(_ name: JSONLevel.Name) {
        switch name {
        case .text(let text): write(text)
        case .taped(let value): write(value)
        }
    }

    private mutating func write(_ string: TapeValue) {
        guard format.contains(.escapedSlashes) || string.tape.isEscaped(at: string.index) else {
            bytes.append(UInt8(ascii: "\""))
            string.tape.copy(string.index, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
            return
        }
        write(string.string ?? "")
    }

    /// RFC 8259 §7: only the quote, the backslash and control characters must be escaped.
    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "/") where format.contains(.escapedSlashes): bytes += #"\/"#.utf8
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
