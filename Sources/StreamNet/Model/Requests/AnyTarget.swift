import Foundation

/// A type-erased target: for one provider of all targets, and for lists of requests.
///
///     let provider = Provider<AnyTarget>()
///     provider.rx(AnyTarget(GitHub.zen))
///
/// The provider sends the target's own endpoint, which names that target. A provider of any kind
/// also accepts targets of other types as they are.
public struct AnyTarget: Target {
    let base: any Target

    /// Wraps `target`; an `AnyTarget` is not wrapped twice.
    public init(_ target: some Target) { base = (target as? AnyTarget)?.base ?? target }

    /// The target's own.
    public var baseURL: URL { base.baseURL }
    /// The target's own.
    public var path: Path { base.path }
    /// The target's own.
    public var method: HTTPMethod { base.method }
    /// The target's own.
    public var payload: Payload { base.payload }
    /// The target's own.
    public var headers: HTTPHeaders { base.headers.httpHeaders }
    /// The target's own.
    public var attributes: Attributes { base.attributes }
    /// The target's own.
    public var sampleData: Data { base.sampleData }
    /// The target's own.
    public var endpoint: Endpoint { get throws { try base.endpoint } }
}
