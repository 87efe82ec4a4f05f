/// What a request must have in common with a stub besides its method and address.
///
/// ```swift
/// stubs.on(.search("ann"), matching: .query, "…")
/// stubs.on(.order(order), matching: [.query, .body], 201)
/// stubs.on(.zen, matching: .when { $0.headers["Authorization"] == nil }, 401)
/// ```
///
/// Nothing unless said: `[]`. All of what is said must hold.
public struct StubMatching: Sendable {
    var hasQuery = false
    var hasBody = false
    var predicates: [@Sendable (EncodedRequest) -> Bool] = []

    /// The query, in whatever order its pairs are.
    public static let query = StubMatching(hasQuery: true)

    /// The body, to the byte.
    public static let body = StubMatching(hasBody: true)

    /// Whatever the closure says of the request as it is sent.
    ///
    /// It is called for requests that fit otherwise, on their threads, and may be called several
    /// times for one.
    public static func when(
        _ fits: @escaping @Sendable (_ request: EncodedRequest) -> Bool
    ) -> StubMatching {
        StubMatching(predicates: [fits])
    }

    /// How much is asked for.
    var count: Int { (hasQuery ? 1 : 0) + (hasBody ? 1 : 0) + predicates.count }
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

extension StubMatching: CustomStringConvertible {
    /// ` by query and body`; "" where nothing is asked for.
    public var description: String {
        let parts = (hasQuery ? ["query"] : []) + (hasBody ? ["body"] : [])
        let words = parts + predicates.map { _ in "closure" }
        return words.isEmpty ? "" : " by " + words.joined(separator: " and ")
    }
}
