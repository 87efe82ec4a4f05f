import Foundation

/// A date in UTC as RFC 3339 writes it, in the Gregorian calendar also before there was one.
struct ISO8601Text {
    let text: String

    init(_ date: Date, hasFraction: Bool) throws(Unwritable) {
        let scale: Int64 = hasFraction ? 1000 : 1
        let seconds = date.timeIntervalSince1970
        // A date is no exact decimal: 0.123 may be 0.12299999.
        let units = hasFraction ? (seconds * 1000).rounded() : seconds.rounded(.down)
        guard let text = Int64(exactly: units).flatMap({ Self.text($0, scale) }) else {
            // Not the date itself: describing some of these traps in Foundation.
            throw Unwritable(
                value: seconds, text: "wanted a date of the years 0 to 9999, found \(seconds) s")
        }
        self.text = text
    }

    private static func text(_ units: Int64, _ scale: Int64) -> String? {
        let (seconds, fraction) = units.flooredDivision(by: scale)
        let (days, second) = seconds.flooredDivision(by: 86_400)
        guard -719_528..<2_932_897 ~= days else { return nil }
        let (year, month, day) = civil(days)
        let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
        let date = [padded(year, 4), padded(month, 2), padded(day, 2)].joined(separator: "-")
        let end = scale == 1 ? "Z" : ".\(padded(fraction, 3))Z"
        return date + "T" + time.joined(separator: ":") + end
    }

    /// The date of a day since 1970, by eras of 400 years that begin in March (Hinnant,
    /// chrono-Compatible Low-Level Date Algorithms).
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

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: width - digits.count) + digits
    }
}

extension Int64 {
    fileprivate func flooredDivision(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
