// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Refuses hooks of a ``Plugin`` with the types of Moya's, or with a narrower error, which nothing
/// would call.
///
/// Each has an associated type for its result, which is inferred from one that is declared, and
/// each phase a marker, whose default in `RenamedHooks` is unavailable then. The parameters are
/// fixed, so that other overloads are left alone.
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
