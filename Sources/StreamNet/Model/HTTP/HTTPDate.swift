import Foundation

/// A date in a header, in one of the three forms that RFC 9110 §5.6.7 asks to understand.
///
///     Sun, 06 Nov 1994 08:49:37 GMT
///     Sunday, 06-Nov-94 08:49:37 GMT
///     Sun Nov  6 08:49:37 1994
struct HTTPDate {
    let date: Date

    /// Reads `text`, or nil; the day of the week is not looked at. A year with two digits is the
    /// latest that is not more than 50 years after `now`.
    init?(_ text: String, near now: Date) {
        let words = text.split { " ,-".contains($0) }
        let isAsctime = words.count == 5
        guard isAsctime || words.count == 6 && words[5].lowercased() == "gmt" else { return nil }
        let (day, month, year, time) =
            isAsctime
            ? (words[2], words[1], words[4], words[3]) : (words[1], words[2], words[3], words[4])
        // No more digits than a year has: a calendar takes larger numbers for valid.
        func number(_ text: Substring) -> Int? { text.utf8.count <= 4 ? text.number : nil }
        let clock = time.split(at: ":", keepingEmpty: true).map(number)
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            let day = number(day),
            // In any case: RFC 9111 §4.2.
            let month = Self.months.firstIndex(where: { $0.lowercased() == month.lowercased() }),
            let written = number(year), [2, 4].contains(year.utf8.count)
        else { return nil }
        self.init(
            year: year.utf8.count == 2 ? Self.year(endingIn: written, near: now) : written,
            month: month, day: day, hour, minute, second == 60 ? 59 : second)
    }

    /// Makes a date of its parts, with the month as its index; nil if there is none.
    init?(year: Int, month: Int, day: Int, _ hour: Int, _ minute: Int, _ second: Int) {
        let parts = DateComponents(
            calendar: Self.calendar, timeZone: .gmt, year: year, month: month + 1, day: day,
            hour: hour, minute: minute, second: second)
        guard parts.isValidDate, let date = parts.date else { return nil }
        self.date = date
    }

    /// Reads one of the forms to the letter, names in any case; nil for others (RFC 9111 §4.2).
    init?(exactly text: String, near now: Date) {
        let usual = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [a-z]{3} \d{4} \d\d:\d\d:\d\d GMT/
        let former =
            /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d\d-[a-z]{3}-\d\d \d\d:\d\d:\d\d GMT/
        let asctime = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [a-z]{3} [ \d]\d \d\d:\d\d:\d\d \d{4}/
        let isForm = [usual, former, asctime].contains { form in
            text.wholeMatch(of: form.ignoresCase()) != nil
        }
        guard isForm else { return nil }
        self.init(text, near: now)
    }

    static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private static func year(endingIn digits: Int, near now: Date) -> Int {
        let limit = calendar.component(.year, from: now) + 50
        let year = limit / 100 * 100 + digits
        return year > limit ? year - 100 : year
    }
}
