import Foundation

/// A cached response. Its dates are at most a century before or after 1 January 2001; one that is
/// not becomes the nearest of these, and one that is no number that day.
public struct CacheEntry: Sendable {
    /// Status, headers, body and URL.
    public let response: Response
    /// The date when its request was sent.
    public let requested: Date
    /// The date when it was received.
    public let stored: Date
    /// The date from which it is no longer fresh, except by ``CachePolicy/standard``; nil is never.
    public let expires: Date?
    let varyFields: VaryFields?
    private let freshness: Freshness?

    /// A text for the fields of the request that the response's `Vary` names, by which entries of
    /// one key differ; nil if it names none. A digest of their values, a blank, and their names in
    /// lower case, sorted, with commas.
    public var variant: String? { varyFields.map(\.text) }

    /// Makes an entry.
    /// - Parameter requested: The date when the request was sent; nil is that of `stored`.
    public init(
        _ response: Response, requested: Date? = nil, stored: Date, expires: Date? = nil,
        variant: String? = nil
    ) {
        self.init(
            response, requested: requested ?? stored, stored: stored, expires: expires,
            varyFields: variant.map { VaryFields($0) })
    }

    /// - Parameter rules: The rules for which its freshness is computed now, not at each use.
    init(
        _ response: Response, requested: Date, stored: Date, expires: Date?,
        varyFields: VaryFields?, for rules: CacheRules? = nil
    ) {
        self.response = response
        let (requested, stored) = (requested.withinCentury, stored.withinCentury)
        (self.requested, self.stored, self.expires) = (requested, stored, expires?.withinCentury)
        self.varyFields = varyFields
        freshness = rules.map {
            Freshness(response, requested: requested, received: stored, by: $0)
        }
    }

    /// Returns true if the entry has not expired at `now`, and was stored before, by this clock.
    package func isFresh(at now: Date) -> Bool { stored <= now && !hasExpired(at: now) }
    func hasExpired(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }

    /// Returns `entries` with this one in place of those that it replaces: one of the same
    /// ``variant``, all if it has none, and the oldest of many.
    public func added(to entries: [CacheEntry]) -> [CacheEntry] {
        guard let varyFields else { return [self] }
        let others = entries.filter { $0.varyFields != nil && $0.varyFields != varyFields }
        return [self] + others.prefix(Self.maximumVariants - 1)
    }

    /// The number of variants that are stored for one key: each is compared with a request.
    static let maximumVariants = 16

    func with(body: Data) -> CacheEntry {
        CacheEntry(
            response.with(body: body), requested: requested, stored: stored, expires: expires,
            varyFields: varyFields, for: freshness?.rules)
    }

    func freshness(by rules: CacheRules) -> Freshness {
        if let freshness, freshness.rules == rules { return freshness }
        return Freshness(response, requested: requested, received: stored, by: rules)
    }

    func matches(_ headers: HTTPHeaders, of key: CacheKey) -> Bool {
        varyFields.map { $0 == VaryFields($0.names, in: headers, of: key) } ?? true
    }
}

/// The fields of a request that `Vary` names (RFC 9111 §4.1), and a digest of their values.
struct VaryFields: Sendable, Hashable {
    let names: [String]
    /// 64 letters and digits, the same for equal values of the same address.
    let digest: String

    init(_ text: some StringProtocol) {
        let parts = Substring(text).split(at: " ", cuts: 1, keepingEmpty: true)
        digest = parts.first.map(String.init) ?? ""
        names = parts.dropFirst().flatMap { $0.split(at: ",").map(String.init) }
    }

    init(_ names: [String], in headers: HTTPHeaders, of key: CacheKey) {
        self.names = names
        let fields = names.flatMap { name in
            let members = headers.values(for: name).flatMap(\.listMembers).map(\.trimmingBlanks)
            return [name] + (name == "accept-language" ? members.sortedLanguages : members) + [""]
        }
        digest = SHA256Digest(["vary", key.address] + fields).text
    }

    var text: String { "\(digest) \(names.joined(separator: ","))" }
}

extension [String] {
    /// Ranges of languages, the same for all that ask for the same: in lower case, each with its
    /// weight, and sorted, as their order means nothing (RFC 9110 §12.5.4).
    fileprivate var sortedLanguages: [String] {
        let ranges = map { range in
            let parts = range.lowercased().split(at: ";", cuts: 1).map(\.trimmingBlanks)
            guard let tag = parts.first else { return "" }
            let weight =
                parts.count < 2 ? "1" : parts[1].hasPrefix("q=") ? parts[1].dropFirst(2) : ""
            return Double(weight).map { "\(tag);q=\($0)" } ?? range
        }
        return ranges.sorted()
    }
}

extension Response {
    /// The names in `Vary`, in lower case, sorted, but `Accept-Encoding`: bodies are decompressed.
    var varyingNames: [String] {
        let members = headers.values(for: "Vary").flatMap(\.listMembers)
        if members.isEmpty { return [] }
        let names = Set(members.map { $0.trimmingBlanks.lowercased() })
        return names.subtracting(["", "accept-encoding"]).sorted(byText: \.self)
    }

    /// True if no other request can be known to get the same response: `Vary: *` (§4.1).
    var variesByAnything: Bool { varyingNames.contains("*") }
}

extension Date {
    /// The nearest date of a ``CacheEntry``: the difference of two fits into any type of number.
    var withinCentury: Date {
        let (seconds, century) = (timeIntervalSinceReferenceDate, 100 * 365.25 * 86_400)
        if seconds.isNaN { return Date(timeIntervalSinceReferenceDate: 0) }
        return Date(timeIntervalSinceReferenceDate: min(max(seconds, -century), century))
    }
}

extension CacheEntry: DescribedMirror {
    /// The response, and the date when it was received.
    public var description: String { "\(response), stored \(stored.ISO8601Format())" }
}
