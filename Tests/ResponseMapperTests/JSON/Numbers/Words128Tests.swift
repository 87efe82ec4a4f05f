import Testing

@testable import ResponseMapper

@Suite struct Words128Tests {
    @Test func `a digit that does not fit changes nothing`() {
        var words = Words128(high: .max, low: 5)
        let fits = words.append(1)
        #expect(!fits && words.high == .max && words.low == 5)
    }

    @Test func `the successor carries`() {
        let next = Words128(high: 1, low: .max).successor
        #expect(next.high == 2 && next.low == 0)
        let other = Words128(high: 1, low: 6).successor
        #expect(other.high == 1 && other.low == 7)
    }

    @Test func `a power of five is its first 128 bits`() {
        let exact = sequence(first: UInt128(1)) { $0 * 5 }.prefix(56)
        for (exponent, power) in exact.enumerated() {
            let words = PowersOfFive.table[exponent - PowersOfFive.range.lowerBound]
            let bits = power << UInt128(power.leadingZeroBitCount)
            #expect(UInt128(words.high) << 64 | UInt128(words.low) == bits, "5^\(exponent)")
        }
    }
}
