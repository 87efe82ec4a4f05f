import Foundation

/// A method and a URL, cut into what is compared.
struct StubAddress: Sendable {
    let method: HTTPMethod
    /// Scheme, host and path, without user and password; `https://host` and `https://host/` are
    /// one place, letters of the host have no case.
    let place: String
    /// The pairs of the query, sorted.
    let query: [Substring]
    private let segments: [Substring]

    private init(_ method: HTTPMethod, _ url: URLText) {
        self.method = method
        var place = url.summary
        if url.scheme != nil {
            let host = URLText(place).authority
            let path = place.dropFirst(host.count)
            place = host.lowercased() + (path.isEmpty ? "/" : path)
        }
        self.place = place
        segments = place.split(at: "/", keepingEmpty: true)
        query = (url.query ?? "").split(at: "&").sorted(byText: { String($0) })
    }

    /// Where `request` goes.
    init(of request: EncodedRequest) {
        self.init(request.method, URLText(request.url.absoluteString))
    }

    /// Where `endpoint` was declared to go, before ``Attributes/baseURL`` was laid.
    init(declaredBy endpoint: Endpoint) {
        var text = URLText(endpoint.url.absoluteString)
        // A query that cannot be encoded fails the request before anybody compares it.
        let query = try? endpoint.payload.queryText(
            for: endpoint.method, endpoint.parameterStyle)
        text.append(query: query ?? "")
        self.init(endpoint.method, text)
    }

    /// How many segments are left open.
    var wildcards: Int { segments.count { $0 == "*" } }

    /// Whether `other` has this method and this place, `*` standing for any segment.
    func covers(_ other: StubAddress) -> Bool {
        method == other.method && segments.count == other.segments.count
            && zip(segments, other.segments).allSatisfy { $0 == "*" || $0 == $1 }
    }

    /// Whether a request could have both, `*` standing for any segment in either; a host that one
    /// of them does not know is any.
    func meets(_ other: StubAddress) -> Bool {
        let isHosted = [place, other.place].allSatisfy { URLText($0).scheme != nil }
        let (one, two) = isHosted ? (segments, other.segments) : (path, other.path)
        return method == other.method && one.count == two.count
            && zip(one, two).allSatisfy { $0 == "*" || $1 == "*" || $0 == $1 }
    }

    /// The segments behind the host.
    private var path: [Substring] {
        segments.dropFirst(URLText(place).scheme == nil ? 0 : 3).filter { !$0.isEmpty }
    }

    /// How much of the longer place the two do not have in common; a wrong method counts little.
    func distance(to other: StubAddress) -> Int {
        let (one, two) = (Array(place.utf8), Array(other.place.utf8))
        let shorter = min(one.count, two.count)
        let head = zip(one, two).prefix { $0 == $1 }.count
        let tail = zip(one.reversed(), two.reversed()).prefix { $0 == $1 }.count
        let rest = max(one.count, two.count) - min(head + tail, shorter)
        return 2 * rest + (method == other.method ? 0 : 1)
    }
}

extension StubAddress: Equatable {
    /// Whether method and place are the same; the query does not matter.
    static func == (one: StubAddress, other: StubAddress) -> Bool {
        one.method == other.method && one.place == other.place
    }
}

extension StubAddress: CustomStringConvertible {
    var description: String { "\(method) \(place)" }
}
