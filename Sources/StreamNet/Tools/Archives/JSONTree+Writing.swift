import Foundation

extension JSONTree {
    /// Returns the value as JSON in UTF-8, with the members of objects in the order of their names.
    /// - Parameter isPretty: True for a line for each member and each element, as `JSONEncoder`
    ///   writes them, which takes many times as long.
    func data(isPretty: Bool = false) -> Data {
        var writer = JSONTreeWriter(isPretty: isPretty)
        writer.write(self)
        return Data(writer.output)
    }
}

private struct JSONTreeWriter {
    private(set) var output: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0

    init(isPretty: Bool) { self.isPretty = isPretty }

    mutating func write(_ tree: JSONTree) {
        switch tree {
        case .null: output += "null".utf8
        case .bool(let flag): output += (flag ? "true" : "false").utf8
        case .number(let number): output += "\(number)".utf8
        case .real(let number): output += "\(number)".utf8
        case .text(let text): write(text)
        case .list(let list): write(list, in: "[]") { writer, element in writer.write(element) }
        case .object(let members):
            write(members.sorted { $0.key < $1.key }, in: "{}") { writer, member in
                writer.write(member.key)
                writer.output += (writer.isPretty ? " : " : ":").utf8
                writer.write(member.value)
            }
        }
    }

    private mutating func write<Element>(
        _ elements: [Element], in brackets: String, _ write: (inout Self, Element) -> Void
    ) {
        output += brackets.utf8.prefix(1)
        depth += 1
        if elements.isEmpty, isPretty { output.append(UInt8(ascii: "\n")) }
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            beginLine()
            write(&self, element)
        }
        depth -= 1
        beginLine()
        output += brackets.utf8.suffix(1)
    }

    private mutating func beginLine() {
        guard isPretty else { return }
        output.append(UInt8(ascii: "\n"))
        output += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    private mutating func write(_ text: String) {
        output.append(UInt8(ascii: "\""))
        var rest = Substring(text).utf8
        while let special = rest.firstIndex(where: Self.isSpecial) {
            output += rest[..<special]
            output += Self.escaped(rest[special]).utf8
            rest = rest[rest.index(after: special)...]
        }
        output += rest
        output.append(UInt8(ascii: "\""))
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch Unicode.Scalar(byte) {
        case "\"": #"\""#
        case "\\": #"\\"#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: #"\u00"# + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
