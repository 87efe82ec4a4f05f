// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses members of a ``TypedTarget`` with the names and types of APIKit and CSAPIService.
///
/// Nothing reads them: it would be sent without. Each has an associated type, which is inferred
/// from one that is declared, and a marker, whose default in `RenamedHooks` is unavailable then.
@_documentation(visibility: internal)
public protocol _TypedTargetShapes {
    associatedtype _Parameters = Parameters
    var parameters: _Parameters { get }
    static var _parametersShape: Void { get }
    associatedtype _QueryParameters = _Undeclared
    var queryParameters: _QueryParameters { get }
    static var _queryParametersShape: Void { get }
    associatedtype _InterceptedRequest = _Undeclared
    func intercept(urlRequest: URLRequest) throws -> _InterceptedRequest
    static var _interceptedRequestShape: Void { get }
    associatedtype _InterceptedObject = _Undeclared
    func intercept(object: Any, urlResponse: HTTPURLResponse) throws -> _InterceptedObject
    static var _interceptedObjectShape: Void { get }
    associatedtype _InterceptedParameters = _Undeclared
    func intercept(parameters: [String: Any]?) -> _InterceptedParameters
    static var _interceptedParametersShape: Void { get }
}

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
