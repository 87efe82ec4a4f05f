import Foundation

/// A date in UTC as RFC 3339 writes it, in the Gregorian calendar also before there was one.
struct ISO8601Text {
    let ascii: [UInt8]

    init(_ date: Date, hasFraction: Bool) throws(Unwritable) {
        let scale: Int64 = hasFraction ? 1000 : 1
        let seconds = date.timeIntervalSince1970
        // A date is no exact decimal: 0.123 may be 0.12299999.
        let units = hasFraction ? (seconds * 1000).rounded() : seconds.rounded(.down)
        guard let ascii = Int64(exactly: units).flatMap({ Self.ascii($0, scale) }) else {
            // Not the date itself: describing some of these traps in Foundation.
            throw Unwritable(
                value: seconds, text: "wanted a date of the years 0 to 9999, found \(seconds) s")
        }
        self.ascii = ascii
    }

    private static func ascii(_ units: Int64, _ scale: Int64) -> [UInt8]? {
        let (seconds, fraction) = units.flooredDivision(by: scale)
        let (days, second) = seconds.flooredDivision(by: 86_400)
        guard -719_528..<2_932_897 ~= days else { return nil }
        let (year, month, day) = civil(days)
        var ascii = scale == 1 ? whole : withFraction
        func write(_ number: Int64, before end: Int) {
            var (place, rest) = (end - 1, number)
            while rest > 0 {
                ascii[place] += UInt8(truncatingIfNeeded: rest % 10)
                (place, rest) = (place - 1, rest / 10)
            }
        }
        write(year, before: 4)
        write(month, before: 7)
        write(day, before: 10)
        write(second / 3600, before: 13)
        write(second / 60 % 60, before: 16)
        write(second % 60, before: 19)
        if scale > 1 { write(fraction, before: 23) }
        return ascii
    }

    private static let whole = Array("0000-00-00T00:00:00Z".utf8)
    private static let withFraction = Array("0000-00-00T00:00:00.000Z".utf8)

    /// The date of a day since 1970, by eras that begin in March, as in ``ISO8601Date``.
    private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, day) = (days + 719_468).flooredDivision(by: 146_097)
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
        let dayOfYear = day - (365 * year + year / 4 - year / 100)
        let march = (5 * dayOfYear + 2) / 153
        let month = march < 10 ? march + 3 : march - 9
        return (
            year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * march + 2) / 5 + 1
        )
    }
}

extension Int64 {
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
