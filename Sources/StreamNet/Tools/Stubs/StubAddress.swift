import Foundation

/// A method and a URL, split into the parts that are compared.
struct StubAddress: Sendable, Hashable, CustomStringConvertible {
    let method: HTTPMethod
    /// The scheme, host and path, without user and password; `https://host` and `https://host/` are
    /// equal, and the case of the host's letters is ignored.
    let place: String
    let query: [Substring]
    private let segments: [Substring]

    init(_ method: HTTPMethod, _ url: URLText) {
        self.method = method
        var place = url.placeWithoutUser
        if url.scheme != nil {
            let host = URLText(place).authority
            let path = place.dropFirst(host.count)
            place = host.lowercased() + (path.isEmpty ? "/" : path)
        }
        self.place = place
        segments = place.split(at: "/", keepingEmpty: true)
        query = (url.query ?? "").split(at: "&").sorted(byText: { String($0) })
    }

    init(of request: EncodedRequest) {
        self.init(request.method, URLText(request.url.absoluteString))
    }

    /// The address that `endpoint` declared, before ``Attributes/baseURL`` was applied.
    init(declaredBy endpoint: Endpoint) {
        var text = URLText(endpoint.url.absoluteString)
        // A query that cannot be encoded fails the request before it is compared.
        let query = try? endpoint.payload.queryText(
            for: endpoint.method, endpoint.parameterStyle)
        text.append(query: query ?? "")
        self.init(endpoint.method, text)
    }

    var wildcards: Int { segments.count { $0.contains("*") } }

    /// True if `other` has this method and this place; `*` matches any segment, or a part of one.
    func covers(_ other: StubAddress) -> Bool {
        method == other.method && segments.cover(other.segments)
    }

    /// True if it would match `other`, but for a slash at the end of one of the two.
    func differsInSlash(from other: StubAddress) -> Bool {
        method == other.method && segments.count != other.segments.count
            && segments.withoutEmptyEnd.cover(other.segments.withoutEmptyEnd)
    }

    /// True if a request could match both; `*` is any segment, an address without a host any host.
    func meets(_ other: StubAddress) -> Bool {
        let isHosted = [place, other.place].allSatisfy { URLText($0).scheme != nil }
        let (one, two) = isHosted ? (segments, other.segments) : (path, other.path)
        return method == other.method && one.count == two.count
            && zip(one, two).allSatisfy { $0.fits($1) || $1.fits($0) }
    }

    private var path: [Substring] {
        segments.dropFirst(URLText(place).scheme == nil ? 0 : 3).filter { !$0.isEmpty }
    }

    /// The difference of the two: twice the number of bytes of the longer place that they do not
    /// share, and one more if the methods differ.
    func distance(to other: StubAddress) -> Int {
        let (one, two) = (Array(place.utf8), Array(other.place.utf8))
        let shorter = min(one.count, two.count)
        let head = zip(one, two).prefix { $0 == $1 }.count
        let tail = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        let rest = max(one.count, two.count) - min(head + tail, shorter)
        return 2 * rest + (method == other.method ? 0 : 1)
    }

    /// True if method and place are equal; the query is not compared.
    static func == (one: StubAddress, other: StubAddress) -> Bool {
        one.method == other.method && one.place == other.place
    }

    func hash(into hasher: inout Hasher) { hasher.combine(place) }

    var description: String { "\(method) \(URLText(place).summary)" }

    /// The names in the query, in order, whose values differ from those of `other`.
    func queryDifferences(from other: StubAddress) -> [String] {
        query.map(Parameters.Pair.init).names(differingFrom: other.query.map(Parameters.Pair.init))
    }
}

extension [Substring] {
    fileprivate func cover(_ others: [Substring]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $1.fits($0) }
    }

    fileprivate var withoutEmptyEnd: [Substring] { last?.isEmpty == true ? dropLast() : self }
}

extension Substring {
    /// True if the text fits a pattern, in which `*` is all or a part: `7.json` fits `*.json`.
    fileprivate func fits(_ pattern: Substring) -> Bool {
        guard pattern != "*", let star = pattern.firstIndex(of: "*")
        else { return pattern == "*" || self == pattern }
        let (head, tail) = (pattern[..<star], pattern[star...].dropFirst())
        guard hasPrefix(head), count > head.count else { return false }
        let rest = dropFirst(head.count + 1)
        return tail.isEmpty || rest.indices.contains { self[$0...].fits(tail) }
    }
}

extension [Parameters.Pair] {
    func names(differingFrom other: [Parameters.Pair]) -> [String] {
        let one = Dictionary(grouping: self, by: \.name)
        let two = Dictionary(grouping: other, by: \.name)
        return Set(one.keys).union(two.keys).filter { one[$0] != two[$0] }.sorted(byText: \.self)
    }
}
