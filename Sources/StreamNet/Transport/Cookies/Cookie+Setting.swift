import Foundation

extension Cookie {
    /// Parses a `Set-Cookie` in a response from `url`; nil for a cookie that must be ignored, such
    /// as one for a domain to which `url` does not belong (§5.2, §5.3).
    init?(_ field: String, from url: URL, at now: Date) {
        let parts = field.split(at: ";", keepingEmpty: true)
        let pair = parts[0].split(at: "=", cuts: 1, keepingEmpty: true)
        guard pair.count == 2, let host = url.host()?.lowercased() else { return nil }
        let name = String(pair[0]).trimmed
        if name.isEmpty { return nil }

        // Of several, the last valid one counts; a path is always valid (§5.2.4).
        var (domain, path, isSecure): (String, String?, Bool) = ("", nil, false)
        var (age, end): (Date?, Date?)
        for part in parts.dropFirst() {
            let halves = part.split(at: "=", cuts: 1, keepingEmpty: true)
            let value = halves.count > 1 ? String(halves[1]).trimmed : ""
            switch String(halves[0]).trimmed.lowercased() {
            case "domain": domain = value.isEmpty ? domain : value.lowercased()
            case "path": path = value.hasPrefix("/") ? value : nil
            case "max-age": age = Date(maxAge: value, from: now) ?? age
            case "expires": end = Date(cookieDate: value) ?? end
            case "secure": isSecure = true
            default: break
            }
        }

        if domain.hasPrefix(".") { domain.removeFirst() }
        // Without a list of public suffixes, only a name of one part is known to be one.
        let isOwn = domain == host || host.isBelow(domain) && domain.contains(".")
        guard domain.isEmpty || isOwn else { return nil }
        self.init(
            name: name, value: String(pair[1]).trimmed, domain: domain.isEmpty ? host : domain,
            isForSubdomains: !domain.isEmpty, path: path ?? url.cookiePath, expires: age ?? end,
            isSecure: isSecure)
    }
}

extension Date {
    /// The end of a cookie that lives for this number of seconds, of any number of digits (§5.2.2);
    /// nil if it is not a number.
    fileprivate init?(maxAge text: String, from now: Date) {
        let digits = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
        let isNumber = !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
        guard isNumber, let seconds = Double(text) else { return nil }
        self = seconds > 0 ? min(now.addingTimeInterval(seconds), .distantFuture) : .distantPast
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: CharacterSet(charactersIn: " \t")) }
}

extension URL {
    /// The path of a cookie that specifies none: the request's up to the last slash (§5.1.4).
    fileprivate var cookiePath: String {
        let path = requestPath
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
