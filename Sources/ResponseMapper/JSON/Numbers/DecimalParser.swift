/// Converts the text of a valid JSON number (RFC 8259 §6) to the nearest binary number, with ties
/// to even, independent of the locale. The few texts that 64 digits of a product cannot decide are
/// passed to the standard library, which reads them in the C locale.
enum DecimalParser {
    @inline(__always) static func double(_ text: some Collection<UInt8>) -> Double? {
        let decimal = DecimalText(text)
        if let value = decimal.smallDouble { return value }
        if let bits = decimal.nearest(.double) { return finite(Double(bitPattern: bits)) }
        return Double(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    /// Returns the nearest float, not always that nearest to the nearest double; nil if infinite.
    @inline(never) static func float(_ text: some Collection<UInt8>) -> Float? {
        if let bits = DecimalText(text).nearest(.float) {
            return finite(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
        }
        return Float(String(decoding: text, as: UTF8.self)).flatMap(finite)
    }

    @inline(__always)
    private static func finite<Value: BinaryFloatingPoint>(_ value: Value) -> Value? {
        value.isFinite ? value : nil
    }

    /// The number as an integer, also if written `1.0`, `1e2` or `100e-2`; nil if it does not fit.
    static func wholeNumber<Integer: FixedWidthInteger>(
        _ text: some Collection<UInt8>, as type: Integer.Type = Integer.self
    ) -> Integer? { ExactNumber(text)?.integer(as: type) }
}
