// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Refuses attributes of an ``API`` that are of another type, or no static property: they would be
/// no part of it.
@_documentation(visibility: internal)
public protocol _APIShapes {
    associatedtype _Attributes = Attributes
    static var attributes: _Attributes { get }
    static var _attributesShape: Void { get }
    associatedtype _Own = _Undeclared
    var attributes: _Own { get }
    static var _ownShape: Void { get }
}

extension _APIShapes {
    @available(*, unavailable, message: "static let attributes: Attributes = [.baseURL(url)]")
    public static var _attributesShape: Void { () }
    @available(*, unavailable, message: "attributes of an API are static")
    public static var _ownShape: Void { () }
}

extension _APIShapes where _Attributes == Attributes {
    public static var _attributesShape: Void { () }
}

extension _APIShapes where _Own == _Undeclared {
    public var attributes: _Undeclared { _Undeclared() }
    public static var _ownShape: Void { () }
}
