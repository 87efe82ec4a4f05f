import Foundation

/// The attributes of a `Set-Cookie` (RFC 6265bis §5.6).
struct CookieAttributes {
    /// The longest value of an attribute, in bytes; a longer one does not count.
    private static let longest = 1_024
    /// The greatest age of a cookie, 400 days (§5.5).
    private static let oldest: TimeInterval = 34_560_000

    /// The host and those below it, without a dot at its start; empty for the host of the request.
    private(set) var domain = ""
    /// The path; empty for that of the request, and nil if there is no such attribute.
    private(set) var path: String?
    private(set) var isSecure = false
    private(set) var sameSite: Cookie.SameSite?
    private var age: Date?
    private var end: Date?

    /// The date on which the cookie expires: of two attributes, Max-Age wins.
    var expires: Date? { age ?? end }

    /// Reads the parts of the field after the first; of one name the last valid one counts.
    init(_ parts: ArraySlice<Substring>, at now: Date) {
        let limit = now.addingTimeInterval(Self.oldest)
        for part in parts {
            let halves = part.split(at: "=", cuts: 1, keepingEmpty: true)
            let value = halves.count > 1 ? halves[1].trimmingBlanks : ""
            guard value.utf8.count <= Self.longest else { continue }
            switch halves[0].trimmingBlanks.lowercased() {
            case "domain":
                domain = (value.hasPrefix(".") ? String(value.dropFirst()) : value).lowercased()
            case "path": path = value.hasPrefix("/") ? value : ""
            case "max-age": age = Date(maxAge: value, from: now).map { min($0, limit) } ?? age
            case "expires": end = Date(cookieDate: value).map { min($0, limit) } ?? end
            case "secure": isSecure = true
            case "samesite": sameSite = Cookie.SameSite(rawValue: value.capitalized)
            default: break
            }
        }
    }
}

extension Date {
    /// The end of a cookie that lives for a number of seconds (§5.6.2); nil if it is no number.
    fileprivate init?(maxAge text: String, from now: Date) {
        let digits = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
        let isNumber = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let seconds = Double(text) else { return nil }
        self = seconds > 0 ? min(now.addingTimeInterval(seconds), .distantFuture) : .distantPast
    }

    /// Parses the date of a cookie, with its parts in any order, such as
    /// `Thu, 01-Jan-1970 00:00:00 GMT` (RFC 6265 §5.1.1); nil if it is not a date.
    init?(cookieDate text: String) {
        var (time, day, month, year): ([Int]?, Int?, Int?, Int?)
        let isPart = { (part: Character) in part.isLetter || part.isNumber || part == ":" }
        for token in text.split(whereSeparator: { !$0.isASCII || !isPart($0) }) {
            let clock = token.split(at: ":").map { Int($0.prefix { $0.isNumber }) }
            if time == nil, clock.count == 3, !clock.contains(nil) {
                time = clock.compactMap(\.self)
            } else if month == nil,
                let found = HTTPDate.months.firstIndex(of: token.prefix(3).capitalized[...])
            {
                month = found
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
        guard let found = HTTPDate(year: year, month: month, day: day, time[0], time[1], time[2])
        else { return nil }
        self = found.date
    }
}
