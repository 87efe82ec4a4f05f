/// The format of ``Parameters`` in a query or a form, which differs from server to server.
///
/// ```swift
/// Provider<Shop>(attributes: [
///     .parameterStyle(.init(arrays: .indexed, booleans: .words))
/// ])
/// ```
///
/// JSON has its own types and is not affected; see ``Attributes/encoder``.
public struct ParameterStyle: Sendable {
    /// The names of array elements.
    public var arrays: Arrays
    /// The names of nested values.
    public var paths: Paths
    /// The spelling of names, applied to each level separately.
    public var keys: Keys
    /// The order of names.
    public var order: Order
    /// The text of true and false.
    public var booleans: Booleans
    /// The text of nil.
    public var nils: Nils
    /// The text of a date.
    public var dates: Dates
    /// The text of bytes.
    public var data: Bytes
    /// The encoding of a space.
    public var spaces: Spaces
    /// The characters that are not escaped, besides letters, digits and `-._~`.
    ///
    /// Only ASCII, and never `%`, `&`, `=`, `+` and `#`, which would change the meaning. Characters
    /// that a URL cannot contain, such as `[`, are allowed in forms; a query with them is refused.
    public var kept: String

    /// Makes a style; the defaults are those of Alamofire and Moya, except that names keep their
    /// order.
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
    /// The style of parameters in queries, forms and the fields of a multipart body.
    public static var parameterStyle: Key<ParameterStyle> { .init(ParameterStyle()) }
}
