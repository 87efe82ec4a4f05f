// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses hooks of a ``Plugin`` with the types of Moya's, or with a narrower error.
///
/// They compile there, as functions that nothing calls. Each has an associated type for its result,
/// which is inferred from one that is declared, and each phase a marker, whose default is
/// unavailable then. The parameters are fixed, so that other overloads are left alone.
@_documentation(visibility: internal)
public protocol _PluginShapes {
    associatedtype _PrepareTarget = _Undeclared
    func prepare(_ request: URLRequest, target: any Target) -> _PrepareTarget
    associatedtype _PrepareRequest = _Undeclared
    func prepare(_ request: URLRequest) throws -> _PrepareRequest
    static var _prepareShape: Void { get }
    associatedtype _WillSendTarget = _Undeclared
    func willSend(_ request: URLRequest, target: any Target) -> _WillSendTarget
    associatedtype _WillSendRequest = _Undeclared
    func willSend(_ request: URLRequest) throws -> _WillSendRequest
    static var _willSendShape: Void { get }
    associatedtype _DidReceiveTarget = _Undeclared
    func didReceive(_ result: Result<Response, any Error>, target: any Target) -> _DidReceiveTarget
    associatedtype _DidReceiveNetTarget = _Undeclared
    func didReceive(_ result: Result<Response, NetError>, target: any Target)
        -> _DidReceiveNetTarget
    associatedtype _DidReceiveNet = _Undeclared
    func didReceive(_ result: Result<Response, NetError>, for endpoint: Endpoint) -> _DidReceiveNet
    static var _didReceiveShape: Void { get }
    associatedtype _ProcessTarget = _Undeclared
    func process(_ result: Result<Response, any Error>, target: any Target) -> _ProcessTarget
    associatedtype _ProcessNetTarget = _Undeclared
    func process(_ result: Result<Response, NetError>, target: any Target) -> _ProcessNetTarget
    associatedtype _ProcessNet = _Undeclared
    func process(_ result: Result<Response, NetError>, for endpoint: Endpoint) -> _ProcessNet
    static var _processShape: Void { get }
}

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

extension _PluginShapes
where _PrepareTarget == _Undeclared, _PrepareRequest == _Undeclared {
    public static var _prepareShape: Void { () }
}

extension _PluginShapes
where _WillSendTarget == _Undeclared, _WillSendRequest == _Undeclared {
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
