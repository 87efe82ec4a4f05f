import Foundation

/// The number of requests that a server still allows until a time.
struct Quota: Sendable, Equatable {
    var remaining: Int
    /// The time until the server counts anew; in a queue, the time on its clock.
    let reset: Duration

    static let longest = Duration.seconds(86_400)
}

extension Response {
    /// The quotas by `RateLimit`, with the window of `RateLimit-Policy` where it has no time; or
    /// else by the older fields, whose reset is a number of seconds, from now or since 1970.
    func quotas(_ now: () -> Date) -> [Quota] {
        let items = headers.items(of: "RateLimit")
        if !items.isEmpty {
            let policies = headers.items(of: "RateLimit-Policy")
            return items.compactMap { item in
                Quota(item, by: policies.last { $0.name == item.name })
            }
        }
        for prefix in ["RateLimit-", "X-RateLimit-"] {
            let values = ["Remaining", "Reset"].map {
                headers.firstValue(for: prefix + $0)?.trimmingBlanks.decimal
            }
            guard let remaining = values[0], let reset = values[1] else { continue }
            let isDate = reset > 1e9
            let wait = isDate ? reset - now().timeIntervalSince1970 : reset
            return [Quota(remaining, until: wait)]
        }
        return []
    }
}

extension Quota {
    /// Reads an item such as `"burst";r=50;t=30`; nil if it does not limit requests.
    fileprivate init?(_ item: StructuredItem, by policy: StructuredItem?) {
        let isOfRequests = policy?.parameters["qu"].map { $0 == "\"requests\"" } ?? true
        guard let remaining = item.parameters["r"]?.decimal, isOfRequests || remaining == 0,
            let reset = (item.parameters["t"] ?? policy?.parameters["w"])?.decimal
        else { return nil }
        self.init(remaining, until: reset)
    }

    fileprivate init(_ remaining: Double, until reset: Double) {
        self.init(
            remaining: Int(min(remaining, 1e9)), reset: min(.clamped(reset), Self.longest))
    }
}

/// A string or a token with parameters (RFC 9651 §3.3), all as they are written.
private struct StructuredItem {
    let name: String
    let parameters: [String: String]

    init?(_ text: String) {
        let parts = text.unquotedParts(at: ";")
        guard let name = parts.first.map({ String($0) }) else { return nil }
        let isString = name.utf8.count > 1 && name.hasPrefix("\"") && name.hasSuffix("\"")
        guard name.isToken || isString && name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        self.name = name
        let pairs = parts.dropFirst().map { part in
            let pair = part.split(at: "=", cuts: 1)
            return (pair.first?.trimmingBlanks ?? "", pair.dropFirst().first.map(String.init) ?? "")
        }
        parameters = Dictionary(pairs) { $1 }
    }
}

extension HTTPHeaders {
    /// The items of a field that is a list; none if a member of it cannot be read (§4.2).
    fileprivate func items(of name: String) -> [StructuredItem] {
        let members = values(for: name).flatMap(\.listMembers)
        let items = members.compactMap { StructuredItem($0.trimmingBlanks) }
        return items.count == members.count ? items : []
    }
}
