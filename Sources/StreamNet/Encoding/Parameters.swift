/// Names and values for a query or a form, in the order written.
///
/// ```swift
/// ["sort": "pushed", "page": page, "tags": ["a", "b"], "filter": ["min": 1]]
/// // sort=pushed&page=2&tags%5B%5D=a&tags%5B%5D=b&filter%5Bmin%5D=1
/// ```
///
/// Array elements are named `tags[]`, dictionary values `filter[min]`, nil is left out. For another
/// style write the names out: names may repeat, so `["tag": "a", "tag": "b"]` is `tag=a&tag=b`.
public struct Parameters: Sendable, Hashable {
    /// One name and one value, neither of them escaped.
    public struct Pair: Sendable, Hashable {
        /// The name, brackets included.
        public let name: String
        /// The value as text.
        public let value: String

        /// Makes a pair.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What will be written, in order; nested values are flat here, and nil is not among them.
    public private(set) var pairs: [Pair] = []

    /// Makes parameters without a pair.
    public init() {}

    /// Whether there is nothing to write.
    public var isEmpty: Bool { pairs.isEmpty }

    /// Adds what `value` is written as under `name`, at the end; nil adds nothing.
    public mutating func append(_ name: String, _ value: some ParameterValue) {
        pairs += value.pairs(named: name)
    }

    /// `name=value` joined by `&`, for a query and for a form body alike; "" without a pair.
    ///
    /// All but RFC 3986's unreserved characters, `/` and `?` is escaped; a space is `%20`, which
    /// forms understand as well as `+`.
    public var encoded: String {
        pairs
            .map { "\($0.name.asQuery)=\($0.value.asQuery)" }
            .joined(separator: "&")
    }
}

extension Parameters: ExpressibleByDictionaryLiteral {
    /// Makes parameters in the order written; a name written twice is there twice.
    public init(dictionaryLiteral elements: (String, any ParameterValue)...) {
        for (name, value) in elements { append(name, value) }
    }
}

extension Parameters: CustomStringConvertible {
    /// What will be written, as in ``encoded``, with what ``Redaction/standard`` hides as `•••`.
    public var description: String { Redaction.standard.redacted(form: encoded) }
}

extension Parameters.Pair: CustomStringConvertible {
    /// `name=value`, with the value hidden where ``Redaction/standard`` hides it.
    public var description: String { "\([name: value] as Parameters)" }
}

extension String {
    fileprivate var asQuery: String { utf8.percentEncoded(keeping: .query) }
}
