/// A number of 128 bits, also where the standard library has none.
struct Words128: Sendable {
    var high: UInt64 = 0
    var low: UInt64 = 0

    var isZero: Bool { high | low == 0 }
    /// The number plus one, without the carry of the highest bit.
    var successor: Words128 { Words128(high: low == .max ? high &+ 1 : high, low: low &+ 1) }

    /// Appends a digit; returns false, and changes nothing, if that overflows.
    mutating func append(_ digit: UInt64) -> Bool {
        let (carry, product) = low.multipliedFullWidth(by: 10)
        let (sum, isCarried) = product.addingReportingOverflow(digit)
        let (tenfold, isOver) = high.multipliedReportingOverflow(by: 10)
        // Less than ten, and one more.
        let (top, isFull) = tenfold.addingReportingOverflow(carry + (isCarried ? 1 : 0))
        guard !isOver, !isFull else { return false }
        (high, low) = (top, sum)
        return true
    }
}
