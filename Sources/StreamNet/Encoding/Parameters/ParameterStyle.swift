/// How a query or a form writes ``Parameters``, where servers disagree.
///
/// ```swift
/// Provider<Shop>(attributes: [.parameterStyle(.init(arrays: .indexed, booleans: .words))])
/// ```
///
/// JSON has types of its own and does not ask; there ``Attributes/encoder`` decides.
public struct ParameterStyle: Sendable {
    /// How the elements of an array are named.
    public var arrays: Arrays
    /// How the names of nested values are built.
    public var paths: Paths
    /// How names are spelt, each by itself.
    public var keys: Keys
    /// In which order names come.
    public var order: Order
    /// What true and false are.
    public var booleans: Booleans
    /// What nil is.
    public var nils: Nils
    /// What a date is.
    public var dates: Dates
    /// What bytes are.
    public var data: Bytes
    /// What a space is.
    public var spaces: Spaces
    /// What is not escaped, besides letters, digits and `-._~`.
    ///
    /// Only ASCII, and never `%`, `&`, `=`, `+` and `#`, which would change what is read. What a
    /// URL cannot hold, such as `[`, may be kept in forms; a query with it is refused.
    public var kept: String

    /// Makes a style; what is not said is as Alamofire and Moya have it, but in the order written.
    public init(
        arrays: Arrays = .brackets,
        paths: Paths = .brackets,
        keys: Keys = .asWritten,
        order: Order = .asWritten,
        booleans: Booleans = .numbers,
        nils: Nils = .dropped,
        dates: Dates = .iso8601,
        data: Bytes = .base64,
        spaces: Spaces = .escaped,
        kept: String = "/?"
    ) {
        self.arrays = arrays
        self.paths = paths
        self.keys = keys
        self.order = order
        self.booleans = booleans
        self.nils = nils
        self.dates = dates
        self.data = data
        self.spaces = spaces
        self.kept = kept
    }
}

extension Attributes {
    /// How parameters are written into queries, forms and the fields of a multipart body.
    public static var parameterStyle: Key<ParameterStyle> { .init(ParameterStyle()) }
}
