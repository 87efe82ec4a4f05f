// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Members of targets, APIs and paths that have another type than is needed, so that the compiler
// says which.

extension _TargetShapes {
    @available(*, unavailable, message: "method is an HTTPMethod: var method: HTTPMethod { .post }")
    public static func _methodShape() {}
    @available(*, unavailable, message: "payload is a Payload: .json(order), .none for none")
    public static func _payloadShape() {}
    @available(*, unavailable, message: "attributes is an Attributes: { .timeout(.seconds(5)) }")
    public static func _attributesShape() {}
    @available(*, unavailable, message: "headers is an HTTPHeaders or a [String: String]")
    public static func _headersShape() {}
    @available(*, unavailable, message: "sampleData is a Data: { Data(text.utf8) }")
    public static func _sampleDataShape() {}
    @available(
        *, unavailable, message: "method is no static property: var method: HTTPMethod { .post }"
    )
    public static func _staticMethodShape() {}
}

extension _TargetShapes where _HeaderFields == [String: String] {
    @available(*, unavailable, message: "write var headers: [String: String] { … }")
    public static func _headerFieldsShape() {}
}

// A target whose `path` is a `String` lacks the `Path` that is required, and is given this one: the
// error has its message.
extension Target where _Path == String {
    @available(*, unavailable, message: "path is a Path: var path: Path { \"users/\\(id)\" }")
    public var path: Path { "" }
}

extension _APIShapes {
    @available(*, unavailable, message: "static let attributes: Attributes = [.baseURL(url)]")
    public static func _attributesShape() {}
    @available(*, unavailable, message: "attributes of an API are static")
    public static func _ownShape() {}
}

extension Path.Interpolation {
    @available(*, unavailable, message: "a path takes no array: join its elements")
    public mutating func appendInterpolation<Element>(_ values: [Element]) {}
    // It would be written as `Optional(7)`.
    @available(*, unavailable, message: "unwrap the value, or return another path for nil")
    public mutating func appendInterpolation<Value: PathValue>(_ value: Value?) {}
}
