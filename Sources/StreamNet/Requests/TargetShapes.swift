// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses a property of a ``Target`` that has another type than the requirement of its name.
///
/// Such a property would be no part of the target: the default would be sent in its place. Each
/// name has an associated type, which is inferred from what the target declares, and a marker,
/// whose default is unavailable for the wrong types.
@_documentation(visibility: internal)
public protocol _TargetShapes {
    associatedtype _Path = Path
    var path: _Path { get }
    associatedtype _Method = HTTPMethod
    var method: _Method { get }
    static var _methodShape: Void { get }
    associatedtype _Payload = Payload
    var payload: _Payload { get }
    static var _payloadShape: Void { get }
    associatedtype _Attributes = Attributes
    var attributes: _Attributes { get }
    static var _attributesShape: Void { get }
    associatedtype _Headers = HTTPHeaders
    var headers: _Headers { get }
    static var _headersShape: Void { get }
    associatedtype _SampleData = Data
    var sampleData: _SampleData { get }
    static var _sampleDataShape: Void { get }
    associatedtype _HeaderFields = _Undeclared
    var headerFields: _HeaderFields { get }
    static var _headerFieldsShape: Void { get }
    associatedtype _StaticMethod = _Undeclared
    static var method: _StaticMethod { get }
    static var _staticMethodShape: Void { get }
}

/// The type of a member that a type does not declare.
@_documentation(visibility: internal)
public struct _Undeclared: Sendable {}

extension _TargetShapes {
    @available(*, unavailable, message: "method is an HTTPMethod: var method: HTTPMethod { .post }")
    public static var _methodShape: Void { () }
    @available(
        *, unavailable,
        message: "payload is a Payload: var payload: Payload { .json(order) }, .none for none"
    )
    public static var _payloadShape: Void { () }
    @available(
        *, unavailable,
        message: "attributes is an Attributes: var attributes: Attributes { .timeout(.seconds(5)) }"
    )
    public static var _attributesShape: Void { () }
    @available(
        *, unavailable,
        message: "headers is an HTTPHeaders or a [String: String], optional or not"
    )
    public static var _headersShape: Void { () }
    @available(
        *, unavailable,
        message: "sampleData is a Data: var sampleData: Data { Data(text.utf8) }"
    )
    public static var _sampleDataShape: Void { () }
    @available(
        *, unavailable,
        message: "method belongs to each request: var method: HTTPMethod { .post }"
    )
    public static var _staticMethodShape: Void { () }
}

extension _TargetShapes where _Method == HTTPMethod {
    public static var _methodShape: Void { () }
}

extension _TargetShapes where _Payload == Payload {
    public static var _payloadShape: Void { () }
}

extension _TargetShapes where _Attributes == Attributes {
    public static var _attributesShape: Void { () }
}

extension _TargetShapes where _Headers: HTTPHeadersConvertible {
    public static var _headersShape: Void { () }
}

extension _TargetShapes where _SampleData == Data {
    public static var _sampleDataShape: Void { () }
}

extension _TargetShapes {
    public static var _headerFieldsShape: Void { () }
}

extension _TargetShapes where _HeaderFields == _Undeclared {
    @_documentation(visibility: internal)
    public var headerFields: _Undeclared { _Undeclared() }
}

extension _TargetShapes where _HeaderFields == [String: String] {
    @available(*, unavailable, message: "write var headers: [String: String] { … }")
    public static var _headerFieldsShape: Void { () }
}

extension _TargetShapes where _StaticMethod == _Undeclared {
    public static var method: _Undeclared { _Undeclared() }
    public static var _staticMethodShape: Void { () }
}

// A case named `method` is a static member, too.
extension _TargetShapes where _StaticMethod == Self {
    public static var _staticMethodShape: Void { () }
}

// A target whose `path` is a `String` lacks the `Path` that is required, and is given this one: the
// error has its message.
extension Target where _Path == String {
    @available(*, unavailable, message: "path is a Path: var path: Path { \"users/\\(id)\" }")
    public var path: Path { "" }
}
