// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Refuses the hooks of Moya's plugins in a ``Plugin``, and hooks with other types than its own.
///
/// They compile there, as functions that nothing calls. Each has a marker, whose default
/// is unavailable if a hook with such parameters is declared, from which the types are inferred.
@_documentation(visibility: internal)
public protocol _PluginShapes {
    associatedtype _PrepareInput = _Undeclared
    associatedtype _PrepareTarget = _Undeclared
    associatedtype _PrepareOutput = _Undeclared
    func prepare(_ request: _PrepareInput, target: _PrepareTarget) -> _PrepareOutput
    static var _prepareShape: Void { get }
    associatedtype _WillSendInput = _Undeclared
    associatedtype _WillSendTarget = _Undeclared
    func willSend(_ request: _WillSendInput, target: _WillSendTarget)
    static var _willSendShape: Void { get }
    associatedtype _DidReceiveInput = _Undeclared
    associatedtype _DidReceiveTarget = _Undeclared
    func didReceive(_ result: _DidReceiveInput, target: _DidReceiveTarget)
    static var _didReceiveShape: Void { get }
    associatedtype _ProcessInput = _Undeclared
    associatedtype _ProcessTarget = _Undeclared
    associatedtype _ProcessOutput = _Undeclared
    func process(_ result: _ProcessInput, target: _ProcessTarget) -> _ProcessOutput
    static var _processShape: Void { get }
    associatedtype _Prepared = Endpoint
    associatedtype _PreparedOutput = Endpoint
    func prepare(_ endpoint: _Prepared) throws -> _PreparedOutput
    static var _preparedShape: Void { get }
    associatedtype _Sent = Endpoint
    func willSend(_ endpoint: _Sent) throws
    static var _sentShape: Void { get }
    associatedtype _Received = Result<Response, any Error>
    func didReceive(_ result: _Received, for endpoint: Endpoint)
    static var _receivedShape: Void { get }
    associatedtype _Processed = Result<Response, any Error>
    associatedtype _ProcessedOutput = Result<Response, any Error>
    func process(_ result: _Processed, for endpoint: Endpoint) -> _ProcessedOutput
    static var _processedShape: Void { get }
}

extension _PluginShapes {
    @available(*, unavailable, message: "prepare takes an Endpoint, and returns one")
    public static var _preparedShape: Void { () }
    @available(*, unavailable, message: "willSend takes an Endpoint")
    public static var _sentShape: Void { () }
    @available(*, unavailable, message: "didReceive takes a Result<Response, any Error>")
    public static var _receivedShape: Void { () }
    @available(*, unavailable, message: "process takes and returns a Result<Response, any Error>")
    public static var _processedShape: Void { () }
    @available(
        *, unavailable,
        message: "write prepare(_ endpoint: Endpoint), or didEncode(_:for:)"
    )
    public static var _prepareShape: Void { () }
    @available(
        *, unavailable,
        message: "write willSend(_ endpoint: Endpoint)"
    )
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

extension _PluginShapes where _PrepareInput == _Undeclared {
    @_documentation(visibility: internal)
    public func prepare(_ request: _Undeclared, target: _Undeclared) -> _Undeclared { .init() }
    public static var _prepareShape: Void { () }
}

extension _PluginShapes where _WillSendInput == _Undeclared {
    @_documentation(visibility: internal)
    public func willSend(_ request: _Undeclared, target: _Undeclared) {}
    public static var _willSendShape: Void { () }
}

extension _PluginShapes where _DidReceiveInput == _Undeclared {
    @_documentation(visibility: internal)
    public func didReceive(_ result: _Undeclared, target: _Undeclared) {}
    public static var _didReceiveShape: Void { () }
}

extension _PluginShapes where _ProcessInput == _Undeclared {
    @_documentation(visibility: internal)
    public func process(_ result: _Undeclared, target: _Undeclared) -> _Undeclared { .init() }
    public static var _processShape: Void { () }
}

extension _PluginShapes where _Prepared == Endpoint, _PreparedOutput == Endpoint {
    public static var _preparedShape: Void { () }
}

extension _PluginShapes where _Sent == Endpoint {
    public static var _sentShape: Void { () }
}

extension _PluginShapes where _Received == Result<Response, any Error> {
    public static var _receivedShape: Void { () }
}

extension _PluginShapes
where _Processed == Result<Response, any Error>, _ProcessedOutput == Result<Response, any Error> {
    public static var _processedShape: Void { () }
}
