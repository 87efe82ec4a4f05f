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
        let clock = time.split(at: ":", keepingEmpty: true).map(\.shortNumber)
        guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
            let day = day.shortNumber,
            // In any case: RFC 9111 §4.2.
            let month = Self.months.firstIndex(where: { $0.lowercased() == month.lowercased() }),
            let number = year.shortNumber, [2, 4].contains(year.utf8.count)
        else { return nil }
        let components = DateComponents(
            calendar: Self.calendar, timeZone: .gmt,
            year: year.utf8.count == 2 ? Self.year(endingIn: number, near: now) : number,
            month: month + 1, day: day, hour: hour, minute: minute,
            second: second == 60 ? 59 : second)
        guard components.isValidDate, let date = components.date else { return nil }
        self.date = date
    }

    /// Reads one of the forms to the letter, names in any case; nil for others (RFC 9111 §4.2).
    init?(exactly text: String, near now: Date) {
        let day = text.prefix { $0.isLetter }.lowercased()
        let form = String(
            text.dropFirst(day.count).map { $0.isNumber ? "0" : $0.isLetter ? "a" : $0 })
        let isForm =
            switch form {
            case ", 00 aaa 0000 00:00:00 aaa", " aaa 00 00:00:00 0000", " aaa  0 00:00:00 0000":
                Self.days.contains { $0.prefix(3) == day }
            case ", 00-aaa-00 00:00:00 aaa": Self.days.contains(day)
            default: false
            }
        guard isForm else { return nil }
        self.init(text, near: now)
    }

    private static let days = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    static let calendar = {
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

extension Substring {
    /// The number, if it has no more digits than a year: a calendar takes larger ones for valid.
    fileprivate var shortNumber: Int? { utf8.count <= 4 ? number : nil }
}
