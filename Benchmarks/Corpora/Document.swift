/// A JSON document to be written.
indirect enum Document {
    case object([(String, Document)])
    case array([Document])
    case string(String)
    /// A number, `true`, `false` or `null`.
    case word(String)

    static func number(_ value: Int) -> Document { .word(String(value)) }
    static func flag(_ value: Bool) -> Document { .word(String(value)) }
    static var null: Document { .word("null") }

    /// Without indentation, compact.
    func bytes(indentation: Int? = nil) -> [UInt8] {
        var writer = Writer(indentation: indentation)
        writer.write(self)
        return writer.bytes
    }
}

private struct Writer {
    let indentation: Int?
    var bytes: [UInt8] = []
    private var level = 0

    init(indentation: Int?) {
        self.indentation = indentation
    }

    mutating func write(_ document: Document) {
        switch document {
        case .object(let members):
            write(members, "{", "}") { writer, member in
                writer.write(member.0)
                writer.bytes += (writer.indentation == nil ? ":" : ": ").utf8
                writer.write(member.1)
            }
        case .array(let elements): write(elements, "[", "]") { $0.write($1) }
        case .string(let text): write(text)
        case .word(let word): bytes += word.utf8
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], _ start: String, _ end: String,
        _ each: (inout Writer, Element) -> Void
    ) {
        bytes += start.utf8
        level += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes += ",".utf8 }
            breakLine()
            each(&self, element)
        }
        level -= 1
        if !elements.isEmpty { breakLine() }
        bytes += end.utf8
    }

    private mutating func breakLine() {
        guard let indentation else { return }
        bytes += "\n".utf8
        bytes += repeatElement(UInt8(ascii: " "), count: level * indentation)
    }

    private mutating func write(_ text: String) {
        bytes += "\"".utf8
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += #"\""#.utf8
            case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
            // Some servers escape slashes; here it is those that indent.
            case UInt8(ascii: "/") where indentation != nil: bytes += #"\/"#.utf8
            case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
            default: bytes.append(byte)
            }
        }
        bytes += "\"".utf8
    }
}
