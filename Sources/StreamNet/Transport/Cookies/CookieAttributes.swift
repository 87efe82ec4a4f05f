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

    /// Reads the parts of the field after the first; of several with one name the last valid one
    /// counts.
    init(_ parts: ArraySlice<Substring>, at now: Date) {
        let limit = now.addingTimeInterval(Self.oldest)
        for part in parts {
            let halves = part.split(at: "=", cuts: 1, keepingEmpty: true)
            let value = halves.count > 1 ? halves[1].trimmingBlanks : ""
            guard value.utf8.count <= Self.longest else { continue }
            switch halves[0].trimmingBlanks.lowercased() {
            case "domain":
                domain = (value.hasPrefix(".") ? String(value.dropFirst()) : value)
                    .lowercased()
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
    /// The end of a cookie that lives for this number of seconds, of any number of digits (§5.6.2);
    /// nil if it is not a number.
    fileprivate init?(maxAge text: String, from now: Date) {
        let digits = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
        let isNumber = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let seconds = Double(text) else { return nil }
        self = seconds > 0 ? min(now.addingTimeInterval(seconds), .distantFuture) : .distantPast
    }
}
