import Foundation

/// A target whose type is forgotten: for one provider of all, and for lists of requests.
///
///     let provider = Provider<AnyTarget>()
///     provider.rx(AnyTarget(GitHub.zen))
///
/// What is sent is the target's own endpoint, which knows the target. A provider of any kind also
/// takes targets of other types as they are.
public struct AnyTarget: Target {
    /// The target itself.
    public let base: any Target

    /// Forgets the type of `target`.
    public init(_ target: some Target) {
        base = (target as? AnyTarget)?.base ?? target
    }

    /// The target's own.
    public var baseURL: URL { base.baseURL }
    /// The target's own.
    public var path: Path { base.path }
    /// The target's own.
    public var method: HTTPMethod { base.method }
    /// The target's own.
    public var payload: Payload { base.payload }
    /// The target's own.
    public var headers: HTTPHeaders { base.headers }
    /// The target's own.
    public var attributes: Attributes { base.attributes }
    /// The target's own.
    public var endpoint: Endpoint { get throws { try base.endpoint } }
}
