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

    /// Without indentation, compact. All but ASCII may be written as `\u` and four digits.
    func bytes(indentation: Int? = nil, isASCII: Bool = false) -> [UInt8] {
        var writer = Writer(indentation: indentation, isASCII: isASCII)
        writer.write(self)
        return writer.bytes
    }
}

private struct Writer {
    let indentation: Int?
    let isASCII: Bool
    var bytes: [UInt8] = []
    private var level = 0

    init(indentation: Int?, isASCII: Bool) {
        (self.indentation, self.isASCII) = (indentation, isASCII)
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
        if isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) {
            for unit in text.utf16 { write(unit) }
        } else {
            writeUTF8(text)
        }
        bytes += "\"".utf8
    }

    private mutating func write(_ unit: UInt16) {
        if unit < 0x80 { return writeUTF8(String(decoding: [unit], as: UTF16.self)) }
        let digits = String(unit, radix: 16, uppercase: true)
        bytes += #"\u"#.utf8
        bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += digits.utf8
    }

    private mutating func writeUTF8(_ text: String) {
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
    }
}
