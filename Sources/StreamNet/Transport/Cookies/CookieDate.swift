import Foundation

extension Date {
    /// Parses the date of a cookie, with its parts in any order, such as
    /// `Thu, 01-Jan-1970 00:00:00 GMT` (RFC 6265 §5.1.1); nil if it is not a date.
    init?(cookieDate text: String) {
        var (time, day, month, year): ([Int]?, Int?, Int?, Int?)
        for token in text.split(whereSeparator: { !$0.isASCII || !($0.isTokenPart) }) {
            let clock = token.split(at: ":").map { Int($0.prefix { $0.isNumber }) }
            if time == nil, clock.count == 3, !clock.contains(nil) {
                time = clock.compactMap(\.self)
            } else if month == nil,
                let found = HTTPDate.months.firstIndex(of: token.prefix(3).capitalized[...])
            {
                month = found + 1
            } else if let number = Int(token.prefix { $0.isNumber }) {
                let digits = token.prefix { $0.isNumber }.count
                if day == nil, digits <= 2 {
                    day = number
                } else if year == nil, digits == 2 || digits == 4 {
                    year = digits == 4 ? number : number < 70 ? 2_000 + number : 1_900 + number
                }
            }
        }
        guard let time, let day, let month, let year, year >= 1_601, (1...31).contains(day),
            time[0] < 24, time[1] < 60, time[2] < 60
        else { return nil }
        let parts = DateComponents(
            calendar: HTTPDate.calendar, timeZone: .gmt, year: year, month: month, day: day,
            hour: time[0], minute: time[1], second: time[2])
        guard parts.isValidDate, let date = parts.date else { return nil }
        self = date
    }
}

extension Character {
    fileprivate var isTokenPart: Bool { isLetter || isNumber || self == ":" }
}
