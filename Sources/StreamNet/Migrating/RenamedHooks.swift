// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Hooks and members of Moya, APIKit and CSAPIService that would compile here and do nothing: the
// markers that are unavailable where a type declares one, and the defaults where it does not.

extension _PluginShapes {
    @available(*, unavailable, message: "write prepare(_ endpoint: Endpoint), or didEncode(_:for:)")
    public static var _prepareShape: Void { () }
    @available(*, unavailable, message: "write willSend(_ endpoint: Endpoint)")
    public static var _willSendShape: Void { () }
    @available(
        *, unavailable,
        message: "write didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _didReceiveShape: Void { () }
    @available(
        *, unavailable,
        message: "write process(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _processShape: Void { () }
}

extension _PluginShapes where _PrepareTarget == _Undeclared, _PrepareRequest == _Undeclared {
    public static var _prepareShape: Void { () }
}
extension _PluginShapes where _WillSendTarget == _Undeclared, _WillSendRequest == _Undeclared {
    public static var _willSendShape: Void { () }
}
extension _PluginShapes
where
    _DidReceiveTarget == _Undeclared, _DidReceiveNetTarget == _Undeclared,
    _DidReceiveNet == _Undeclared
{
    public static var _didReceiveShape: Void { () }
}
extension _PluginShapes
where
    _ProcessTarget == _Undeclared, _ProcessNetTarget == _Undeclared, _ProcessNet == _Undeclared
{
    public static var _processShape: Void { () }
}

// A hook that a plugin declares is taken before these.
extension _PluginShapes {
    @_documentation(visibility: internal)
    public func prepare(_: URLRequest, target: any Target) -> _Undeclared { .init() }
    @_documentation(visibility: internal)
    public func prepare(_: URLRequest) -> _Undeclared { .init() }
    @_documentation(visibility: internal)
    public func willSend(_: URLRequest, target: any Target) -> _Undeclared { .init() }
    @_documentation(visibility: internal)
    public func willSend(_: URLRequest) -> _Undeclared { .init() }
    @_documentation(visibility: internal)
    public func didReceive(_: Result<Response, any Error>, target: any Target) -> _Undeclared {
        .init()
    }
    @_documentation(visibility: internal)
    public func didReceive(_: Result<Response, NetError>, target: any Target) -> _Undeclared {
        .init()
    }
    @_documentation(visibility: internal)
    public func didReceive(_: Result<Response, NetError>, for: Endpoint) -> _Undeclared { .init() }
    @_documentation(visibility: internal)
    public func process(_: Result<Response, any Error>, target: any Target) -> _Undeclared {
        .init()
    }
    @_documentation(visibility: internal)
    public func process(_: Result<Response, NetError>, target: any Target) -> _Undeclared {
        .init()
    }
    @_documentation(visibility: internal)
    public func process(_: Result<Response, NetError>, for: Endpoint) -> _Undeclared { .init() }
}

extension _TypedTargetShapes {
    public static var _parametersShape: Void { () }
    public static var _queryParametersShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(urlRequest: URLRequest) -> _Undeclared { .init() }
    @available(*, unavailable, message: "a Plugin changes the request: didEncode(_:for:)")
    public static var _interceptedRequestShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(object: Any, urlResponse: HTTPURLResponse) -> _Undeclared { .init() }
    @available(*, unavailable, message: "write .validation(…), or parse(_:) of a Parsable Response")
    public static var _interceptedObjectShape: Void { () }
    @_documentation(visibility: internal)
    public func intercept(parameters: [String: Any]?) -> _Undeclared { .init() }
    @available(*, unavailable, message: "write intercept(_ parameters: Parameters) throws")
    public static var _interceptedParametersShape: Void { () }
}
extension _TypedTargetShapes where _QueryParameters == _Undeclared {
    @_documentation(visibility: internal) public var queryParameters: _Undeclared { .init() }
}
extension _TypedTargetShapes where _QueryParameters == [String: Any] {
    @available(*, unavailable, message: "write var parameters: Parameters, the query of a GET")
    public static var _queryParametersShape: Void { () }
}
extension _TypedTargetShapes where _QueryParameters == [String: Any]? {
    @available(*, unavailable, message: "write var parameters: Parameters, the query of a GET")
    public static var _queryParametersShape: Void { () }
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
