/// What a JSON number is worth: its text, already valid by RFC 8259 §6, to binary numbers.
///
/// Whatever comes back is the nearest value there is, ties to even. No locale has a say in it:
/// the few texts that 64 digits of a product cannot decide go to the standard library, which
/// reads them in the C locale.
enum DecimalParser {
    /// The nearest double; nil where that is infinite.
    @inline(__always)
    static func double(_ text: some Collection<UInt8>) -> Double? {
        let decimal = DecimalText(text)
        if let value = decimal.smallDouble { return value }
        if let bits = decimal.nearest(.double) { return finite(Double(bitPattern: bits)) }
        return Double(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    /// The nearest float, which need not be the one nearest to the nearest double; nil where that
    /// is infinite.
    @inline(never)
    static func float(_ text: some Collection<UInt8>) -> Float? {
        if let bits = DecimalText(text).nearest(.float) {
            return finite(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        }
        return Float(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    @inline(__always)
    private static func finite<Value: BinaryFloatingPoint>(_ value: Value) -> Value? {
        value.isFinite ? value : nil
    }
}
