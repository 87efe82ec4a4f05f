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
    let arrays: Arrays
    let paths: Paths
    let keys: Keys
    let order: Order
    let booleans: Booleans
    let nils: Nils
    let dates: Dates
    let data: Bytes
    let spaces: Spaces
    let unescaped: String

    /// Makes a style; the defaults are those of Alamofire and Moya, but names keep their order.
    /// - Parameters:
    ///   - keys: The form of names, applied to each level separately.
    ///   - unescaped: The characters that are not escaped, besides letters, digits and `-._~`.
    ///     Only ASCII, and never `%`, `&`, `=`, `+` and `#`, which would change the meaning. `[`,
    ///     `]` and others that a URL cannot contain are for forms: a query with them fails with
    ///     ``RequestError/Reason/invalidURL``.
    public init(
        arrays: Arrays = .brackets, paths: Paths = .brackets, keys: Keys = .asWritten,
        order: Order = .asWritten, booleans: Booleans = .numbers, nils: Nils = .dropped,
        dates: Dates = .iso8601, data: Bytes = .base64, spaces: Spaces = .escaped,
        unescaped: String = "/?"
    ) {
        (self.arrays, self.paths, self.keys, self.order) = (arrays, paths, keys, order)
        (self.booleans, self.nils, self.dates, self.data) = (booleans, nils, dates, data)
        (self.spaces, self.unescaped) = (spaces, unescaped)
    }
}

extension Attributes {
    /// The style of parameters in queries, forms and the fields of a multipart body.
    public static var parameterStyle: Key<ParameterStyle> { .init(ParameterStyle()) }
}
