/// What a JSON number is worth: its text, already valid by RFC 8259 §6, to binary numbers.
enum DecimalParser {
    /// The nearest double; nil where that is infinite.
    static func double(_ text: some Collection<UInt8>) -> Double? {
        Double(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The nearest float, rounded once; nil where that is infinite.
    static func float(_ text: some Collection<UInt8>) -> Float? {
        Float(String(decoding: text, as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }
}
