// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses a property of a ``Target`` that has another type than the requirement of its name.
///
/// Such a property would be no part of the target: the default would be sent in its place. Each
/// name has an associated type, which is inferred from what the target declares, and a marker,
/// whose default is unavailable for the wrong types, in `RenamedShapes.swift`.
@_documentation(visibility: internal)
public protocol _TargetShapes {
    associatedtype _Path = Path
    var path: _Path { get }
    associatedtype _Method = HTTPMethod
    var method: _Method { get }
    static func _methodShape()
    associatedtype _Payload = Payload
    var payload: _Payload { get }
    static func _payloadShape()
    associatedtype _Attributes = Attributes
    var attributes: _Attributes { get }
    static func _attributesShape()
    associatedtype _Headers = HTTPHeaders
    var headers: _Headers { get }
    static func _headersShape()
    associatedtype _SampleData = Data
    var sampleData: _SampleData { get }
    static func _sampleDataShape()
    associatedtype _HeaderFields = _Undeclared
    var headerFields: _HeaderFields { get }
    static func _headerFieldsShape()
    associatedtype _StaticMethod = _Undeclared
    static var method: _StaticMethod { get }
    static func _staticMethodShape()
}

/// The type of a member that a type does not declare.
@_documentation(visibility: internal)
public struct _Undeclared: Sendable {}

extension _TargetShapes {
    public static func _methodShape() where _Method == HTTPMethod {}
    public static func _payloadShape() where _Payload == Payload {}
    public static func _attributesShape() where _Attributes == Attributes {}
    public static func _headersShape() where _Headers: HTTPHeadersConvertible {}
    public static func _sampleDataShape() where _SampleData == Data {}
    public static func _headerFieldsShape() {}
    public static func _staticMethodShape() where _StaticMethod == _Undeclared {}
    // A case named `method` is a static member, too.
    public static func _staticMethodShape() where _StaticMethod == Self {}
}

extension _TargetShapes where _HeaderFields == _Undeclared {
    @_documentation(visibility: internal)
    public var headerFields: _Undeclared { _Undeclared() }
}

extension _TargetShapes where _StaticMethod == _Undeclared {
    public static var method: _Undeclared { _Undeclared() }
}
