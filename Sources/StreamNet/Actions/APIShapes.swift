// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Refuses attributes of an ``API`` that are of another type, or no static property: they would be
/// no part of it.
@_documentation(visibility: internal)
public protocol _APIShapes {
    associatedtype _Attributes = Attributes
    static var attributes: _Attributes { get }
    static func _attributesShape()
    associatedtype _Own = _Undeclared
    var attributes: _Own { get }
    static func _ownShape()
}

extension _APIShapes {
    public static func _attributesShape() where _Attributes == Attributes {}
    public static func _ownShape() where _Own == _Undeclared {}
}

extension _APIShapes where _Own == _Undeclared {
    public var attributes: _Undeclared { _Undeclared() }
}
