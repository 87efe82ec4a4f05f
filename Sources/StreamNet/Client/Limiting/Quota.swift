import Foundation

/// The number of requests that a server still allows until a time.
struct Quota: Sendable, Equatable {
    var remaining: Int
    /// The time until the server counts anew; in a queue, the time on its clock.
    let reset: Duration

    /// The longest time of a server that is believed.
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

/// A string or a token with parameters (RFC 9651 §3.3), its values as they are written.
private struct StructuredItem {
    let name: String
    let parameters: [String: String]

    /// Reads the member of a list; nil for any other text.
    init?(_ text: String) {
        let item =
            #/
            ( "(?:[\x20!\x23-\[\]-~]|\\["\\])*" | [A-Za-z*][^\x20,;"()]* ) ( ;.* )?
            /#
        let parameter =
            #/
            ;\x20* ([a-z*][a-z0-9_.*\-]*)
            (?: = ( -?[0-9.]+ | "(?:[\x20!\x23-\[\]-~]|\\["\\])*" | [A-Za-z*][^\x20,;"()]*
                | :[A-Za-z0-9+\/=]*: | \?[01] ) )?
            /#
        guard let parts = text.wholeMatch(of: item)?.output else { return nil }
        var parameters: [String: String] = [:]
        var rest = parts.2 ?? ""
        while !rest.isEmpty {
            guard let match = rest.prefixMatch(of: parameter) else { return nil }
            parameters[String(match.1)] = match.2.map { String($0) } ?? "?1"
            rest = rest[match.range.upperBound...]
        }
        (name, self.parameters) = (String(parts.1), parameters)
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
