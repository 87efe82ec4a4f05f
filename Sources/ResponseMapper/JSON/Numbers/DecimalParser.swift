/// Converts the text of a JSON number, already validated (RFC 8259 §6), to binary numbers.
///
/// Every result is the nearest value, with ties to even, and independent of the locale: the few
/// texts that 64 digits of a product cannot decide are passed to the standard library, which reads
/// them in the C locale.
enum DecimalParser {
    /// Returns the nearest double; nil if that is infinite.
    @inline(__always)
    static func double(_ text: some Collection<UInt8>) -> Double? {
        let decimal = DecimalText(text)
        if let value = decimal.smallDouble { return value }
        if let bits = decimal.nearest(.double) { return finite(Double(bitPattern: bits)) }
        return Double(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    /// Returns the nearest float, which may differ from the float nearest to the nearest double;
    /// nil if it is infinite.
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
