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
