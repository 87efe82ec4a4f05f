// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses members of a ``TypedTarget`` with the names and types of APIKit and CSAPIService.
///
/// They compile there, as members that nothing reads: it would be sent without them. Each has an
/// associated type, which is inferred from one that is declared, and a marker, whose default is
/// unavailable then. See `_TargetShapes`.
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

extension _TypedTargetShapes {
    public static var _parametersShape: Void { () }
    public static var _queryParametersShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(urlRequest: URLRequest) -> _Undeclared { _Undeclared() }
    @available(*, unavailable, message: "a Plugin changes the request: didEncode(_:for:)")
    public static var _interceptedRequestShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(object: Any, urlResponse: HTTPURLResponse) -> _Undeclared {
        _Undeclared()
    }
    @available(
        *, unavailable, message: "the Response checks itself, Parsable.parse(_:); or .validation(…)"
    )
    public static var _interceptedObjectShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(parameters: [String: Any]?) -> _Undeclared { _Undeclared() }
    @available(
        *, unavailable,
        message: "write func intercept(_ parameters: Parameters) throws -> Parameters"
    )
    public static var _interceptedParametersShape: Void { () }
}

extension _TypedTargetShapes where _QueryParameters == _Undeclared {
    @_documentation(visibility: internal)
    public var queryParameters: _Undeclared { _Undeclared() }
}

extension _TypedTargetShapes where _InterceptedRequest == _Undeclared {
    public static var _interceptedRequestShape: Void { () }
}

extension _TypedTargetShapes where _InterceptedObject == _Undeclared {
    public static var _interceptedObjectShape: Void { () }
}

extension _TypedTargetShapes where _InterceptedParameters == _Undeclared {
    public static var _interceptedParametersShape: Void { () }
}

extension _TypedTargetShapes where _Parameters == [String: Any] {
    @available(*, unavailable, message: "parameters is a Parameters: var parameters: Parameters")
    public static var _parametersShape: Void { () }
}

extension _TypedTargetShapes where _Parameters == [String: Any]? {
    @available(*, unavailable, message: "parameters is a Parameters: var parameters: Parameters")
    public static var _parametersShape: Void { () }
}

extension _TypedTargetShapes where _Parameters == Any? {
    @available(*, unavailable, message: "parameters is a Parameters: var parameters: Parameters")
    public static var _parametersShape: Void { () }
}

extension _TypedTargetShapes where _QueryParameters == [String: Any] {
    @available(*, unavailable, message: "write var parameters: Parameters, the query of a GET")
    public static var _queryParametersShape: Void { () }
}

extension _TypedTargetShapes where _QueryParameters == [String: Any]? {
    @available(*, unavailable, message: "write var parameters: Parameters, the query of a GET")
    public static var _queryParametersShape: Void { () }
}
