import Foundation

struct StubPattern: Sendable {
    /// `GET https://host/users/*`, without query and credentials, and the other conditions.
    var name: String { "\(address)\(matching.words)" }
    let address: StubAddress
    private let matching: StubMatching
    /// The request whose body must match; nil if the body does not matter.
    private let model: EncodedRequest?

    init(_ endpoint: Endpoint, _ matching: StubMatching) throws(NetError) {
        address = StubAddress(declaredBy: endpoint)
        self.matching = matching
        var hosted = endpoint
        // A body can be compared even if the base is left to the provider.
        if endpoint.url.scheme == nil, let url = URL(string: "https://stub.invalid") {
            hosted.url = url
        }
        model = matching.hasBody ? try hosted.encoded() : nil
    }

    init(_ target: some Target, _ matching: StubMatching) throws(NetError) {
        let target = AnyTarget(target)
        let endpoint = try NetError.wrapping("an endpoint of \(type(of: target.base))", nil) {
            try target.endpoint
        }
        try self.init(endpoint, matching)
    }

    init(_ action: DeclaredAction, _ matching: StubMatching) throws(NetError) {
        let endpoint = try Endpoint(
            Path(action.wildcardPath), action, headers: [:], payload: .none)
        try self.init(endpoint, matching)
    }

    /// Matches the requests to `url`, in which `*` is a segment or a part of one.
    init(_ method: HTTPMethod, _ url: Path, _ matching: StubMatching) throws(NetError) {
        let text = URLText(url.text)
        let endpoint: Endpoint
        do throws(RequestError) {
            guard text.scheme != nil else {
                throw RequestError(
                    .missingHost, wanted: "a whole URL", found: text.summary.debugDescription)
            }
            endpoint = Endpoint(url: try url.joined(to: nil), method: method)
        } catch { throw .request(error.naming("\(method) \(text.summary)")) }
        try self.init(endpoint, text.query == nil ? matching : [matching, .query])
    }

    /// The name, with the difference if that is a slash at the end, or values in the query.
    func name(beside other: StubAddress) -> String {
        guard !address.differsInSlash(from: other) else {
            return "\(name) (differs in the slash at the end)"
        }
        guard matching.hasQuery, address.covers(other) else { return name }
        let differences = address.queryDifferences(from: other)
        if differences.isEmpty { return name }
        return "\(name) (differs in \(differences.joined(separator: ", ")))"
    }

    /// True if this stub answers `request`, which is sent to `address` or declared for it.
    func covers(_ request: EncodedRequest, at address: StubAddress) -> Bool {
        self.address.covers(address)
            && (!matching.hasQuery || self.address.query == address.query)
            && (model.map { $0.body == request.body } ?? true)
            && matching.predicates.allSatisfy { $0(request) }
    }

    /// True if the two answer the same requests; false with closures, which cannot be compared.
    func isSame(as other: StubPattern) -> Bool {
        address == other.address
            && matching.predicates.isEmpty && other.matching.predicates.isEmpty
            && matching.hasQuery == other.matching.hasQuery
            && address.query == other.address.query
            && matching.hasBody == other.matching.hasBody
            && model?.body == other.model?.body
    }

    /// True if this pattern has fewer wildcards, or as many and more conditions.
    func isMoreSpecific(than other: StubPattern) -> Bool {
        (other.address.wildcards, matching.count) > (address.wildcards, other.matching.count)
    }
}

/// The conditions of a stub, besides the method and address, that a request must meet.
///
///     stubs.on(.search("ann"), matching: .query, "…")
///     stubs.on(.order(order), matching: [.query, .body], 201)
///     stubs.on(.zen, matching: .when { $0.headers["Authorization"] == nil }, 401)
///
/// None by default: `[]`. All conditions must hold.
public struct StubMatching: Sendable {
    var hasQuery = false
    var hasBody = false
    var predicates: [@Sendable (EncodedRequest) -> Bool] = []

    /// The query, with its pairs in any order.
    public static let query = StubMatching(hasQuery: true)
    /// The body, byte for byte.
    public static let body = StubMatching(hasBody: true)

    /// A condition on the request as it is sent: the closure must return true. It is called for
    /// requests that match otherwise, on their threads, perhaps several times.
    public static func when(
        _ fits: @escaping @Sendable (_ request: EncodedRequest) -> Bool
    ) -> StubMatching { StubMatching(predicates: [fits]) }

    var count: Int { (hasQuery ? 1 : 0) + (hasBody ? 1 : 0) + predicates.count }

    private var names: [String] {
        (hasQuery ? ["query"] : []) + (hasBody ? ["body"] : []) + predicates.map { _ in "closure" }
    }

    /// ` by query and body`; "" if there are no conditions.
    var words: String { names.isEmpty ? "" : " by " + names.joined(separator: " and ") }
}

extension StubMatching: ExpressibleByArrayLiteral {
    /// All of `elements`.
    public init(arrayLiteral elements: StubMatching...) {
        for element in elements {
            hasQuery = hasQuery || element.hasQuery
            hasBody = hasBody || element.hasBody
            predicates += element.predicates
        }
    }
}
