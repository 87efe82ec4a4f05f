import StreamNet

extension Attributes {
    /// The envelope in which the server wraps its models; by default nil, no envelope.
    /// Set by a ``MapperPlugin``, or for one target, endpoint or call: `.envelope(wrapped)`.
    public static var envelope: Key<Envelope?> {
        .init(nil, implying: .bodyReader(EnvelopedBody.self))
    }

    /// The requirement for a response that is mapped to a model; by default, there is none.
    ///
    /// Set for a provider, or for one target, endpoint or call: `.requirement(.success)`. It also
    /// applies to outputs that read nothing, unless the body is empty; it does not apply to bytes,
    /// files and responses, nor to an ``Outcome``, which describes success and failure.
    public static var requirement: Key<Requirement> {
        .init(.nothing, implying: .bodyReader(EnvelopedBody.self))
    }

    /// The prefix that the server writes before its JSON, `.jsonPrefix(.xssi)`; by default, none.
    ///
    /// It applies to all mapping by this module, and to actions and typed requests, except if there
    /// is no envelope and a `.decoder` is set that is not a ``ModelDecoder``.
    public static var jsonPrefix: Key<JSONPrefix> {
        .init(.none, implying: .bodyReader(EnvelopedBody.self))
    }

    /// The policy for JSON that does not match the model; by default, strict. It takes precedence
    /// over the policy of the ``ModelDecoder`` that is set, and has no effect on other decoders.
    public static var mappingPolicy: Key<MappingPolicy> {
        .init(.strict, implying: .bodyReader(EnvelopedBody.self))
    }

    /// Repairs all values that can be repaired: `.mappingPolicy(.lenient)`.
    public static var lenient: Attributes { .mappingPolicy(.lenient) }

    /// Repairs nothing: `.mappingPolicy(.strict)`.
    public static var strict: Attributes { .mappingPolicy(.strict) }

    /// Called with a report of the repairs, once for each mapping in which there were any.
    ///
    /// All that are set are called, on the thread that maps; not for a mapping that fails.
    public static var onRepair: Key<(@Sendable (RepairReport) -> Void)?> {
        .init(observing: RepairReport.self)
    }

    /// The error of the request, on a response that a ``MapperPlugin`` made of the failure; nil on
    /// any other. If the server did respond, it is `NetError.rejected` with that response, body
    /// included. Mapping such a response to a model throws ``MapError``.
    public static var recoveredError: Key<(any Error)?> { .init(nil) }
}

/// An attribute that every mapping reads, found without making its key, which takes a tenth of the
/// time of a small model.
struct Setting<Value: Sendable>: Sendable {
    private let identity: Attributes.Identity

    init(_ key: Attributes.Key<Value>) { identity = key.identity }

    /// The value that is set for a response; nil if none is.
    @inline(__always) func value(in response: Response) -> Value? {
        (response.box(under: identity) as? Attributes.AttributeValue<Value>)?.value
    }
}

enum Settings {
    static let envelope = Setting(Attributes.envelope)
    static let decoder = Setting(Attributes.decoder)
    static let policy = Setting(Attributes.mappingPolicy)
    static let prefix = Setting(Attributes.jsonPrefix)
    static let onRepair = Setting(Attributes.onRepair)
    static let recoveredError = Setting(Attributes.recoveredError)
}
