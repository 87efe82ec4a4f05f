// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses hooks of a ``Plugin`` with the types of Moya's, or with a narrower error.
///
/// They compile there, as functions that nothing calls. Each has an associated type for its result,
/// which is inferred from one that is declared, and a marker, whose default is unavailable then.
/// The parameters are fixed, so that other overloads are left alone.
@_documentation(visibility: internal)
public protocol _PluginShapes {
    associatedtype _PrepareTarget = _Undeclared
    func prepare(_ request: URLRequest, target: any Target) -> _PrepareTarget
    static var _prepareTargetShape: Void { get }
    associatedtype _PrepareRequest = _Undeclared
    func prepare(_ request: URLRequest) throws -> _PrepareRequest
    static var _prepareRequestShape: Void { get }
    associatedtype _WillSendTarget = _Undeclared
    func willSend(_ request: URLRequest, target: any Target) -> _WillSendTarget
    static var _willSendTargetShape: Void { get }
    associatedtype _WillSendRequest = _Undeclared
    func willSend(_ request: URLRequest) throws -> _WillSendRequest
    static var _willSendRequestShape: Void { get }
    associatedtype _DidReceiveTarget = _Undeclared
    func didReceive(_ result: Result<Response, any Error>, target: any Target) -> _DidReceiveTarget
    static var _didReceiveTargetShape: Void { get }
    associatedtype _DidReceiveNetTarget = _Undeclared
    func didReceive(_ result: Result<Response, NetError>, target: any Target)
        -> _DidReceiveNetTarget
    static var _didReceiveNetTargetShape: Void { get }
    associatedtype _DidReceiveNet = _Undeclared
    func didReceive(_ result: Result<Response, NetError>, for endpoint: Endpoint) -> _DidReceiveNet
    static var _didReceiveNetShape: Void { get }
    associatedtype _ProcessTarget = _Undeclared
    func process(_ result: Result<Response, any Error>, target: any Target) -> _ProcessTarget
    static var _processTargetShape: Void { get }
    associatedtype _ProcessNetTarget = _Undeclared
    func process(_ result: Result<Response, NetError>, target: any Target) -> _ProcessNetTarget
    static var _processNetTargetShape: Void { get }
    associatedtype _ProcessNet = _Undeclared
    func process(_ result: Result<Response, NetError>, for endpoint: Endpoint) -> _ProcessNet
    static var _processNetShape: Void { get }
}

extension _PluginShapes {
    @available(*, unavailable, message: "write prepare(_ endpoint: Endpoint), or didEncode(_:for:)")
    public static var _prepareTargetShape: Void { () }
    @available(*, unavailable, message: "write prepare(_ endpoint: Endpoint), or didEncode(_:for:)")
    public static var _prepareRequestShape: Void { () }
    @available(*, unavailable, message: "write willSend(_ endpoint: Endpoint)")
    public static var _willSendTargetShape: Void { () }
    @available(*, unavailable, message: "write willSend(_ endpoint: Endpoint)")
    public static var _willSendRequestShape: Void { () }
    @available(
        *, unavailable,
        message: "write didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _didReceiveTargetShape: Void { () }
    @available(
        *, unavailable,
        message: "write didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _didReceiveNetTargetShape: Void { () }
    @available(
        *, unavailable,
        message: "write didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _didReceiveNetShape: Void { () }
    @available(
        *, unavailable,
        message: "write process(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _processTargetShape: Void { () }
    @available(
        *, unavailable,
        message: "write process(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _processNetTargetShape: Void { () }
    @available(
        *, unavailable,
        message: "write process(_ result: Result<Response, any Error>, for endpoint: Endpoint)"
    )
    public static var _processNetShape: Void { () }
}

extension _PluginShapes where _PrepareTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func prepare(_ request: URLRequest, target: any Target) -> _Undeclared { .init() }
    public static var _prepareTargetShape: Void { () }
}

extension _PluginShapes where _PrepareRequest == _Undeclared {
    @_documentation(visibility: internal)
    public func prepare(_ request: URLRequest) -> _Undeclared { .init() }
    public static var _prepareRequestShape: Void { () }
}

extension _PluginShapes where _WillSendTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func willSend(_ request: URLRequest, target: any Target) -> _Undeclared { .init() }
    public static var _willSendTargetShape: Void { () }
}

extension _PluginShapes where _WillSendRequest == _Undeclared {
    @_documentation(visibility: internal)
    public func willSend(_ request: URLRequest) -> _Undeclared { .init() }
    public static var _willSendRequestShape: Void { () }
}

extension _PluginShapes where _DidReceiveTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func didReceive(_ result: Result<Response, any Error>, target: any Target) -> _Undeclared
    { .init() }
    public static var _didReceiveTargetShape: Void { () }
}

extension _PluginShapes where _DidReceiveNetTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func didReceive(_ result: Result<Response, NetError>, target: any Target) -> _Undeclared
    { .init() }
    public static var _didReceiveNetTargetShape: Void { () }
}

extension _PluginShapes where _DidReceiveNet == _Undeclared {
    @_documentation(visibility: internal)
    public func didReceive(_ result: Result<Response, NetError>, for endpoint: Endpoint)
        -> _Undeclared
    { .init() }
    public static var _didReceiveNetShape: Void { () }
}

extension _PluginShapes where _ProcessTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func process(_ result: Result<Response, any Error>, target: any Target) -> _Undeclared {
        .init()
    }
    public static var _processTargetShape: Void { () }
}

extension _PluginShapes where _ProcessNetTarget == _Undeclared {
    @_documentation(visibility: internal)
    public func process(_ result: Result<Response, NetError>, target: any Target) -> _Undeclared {
        .init()
    }
    public static var _processNetTargetShape: Void { () }
}

extension _PluginShapes where _ProcessNet == _Undeclared {
    @_documentation(visibility: internal)
    public func process(_ result: Result<Response, NetError>, for endpoint: Endpoint) -> _Undeclared
    { .init() }
    public static var _processNetShape: Void { () }
}
