extension Attributes {
    /// How the server wraps its models; nil, the default, is not at all.
    ///
    /// Laid by a ``MapperPlugin``, or for one target, endpoint or call: `.envelope(wrapped)`.
    public static var envelope: Key<Envelope?> {
        .init(nil, implying: .bodyReader(EnvelopedBody.self))
    }

    /// What `mapObject` and `mapArray`, actions and typed requests require of a response; nothing,
    /// unless said otherwise.
    ///
    /// Said once for a provider, or for one target, endpoint or call: `.requirement(.success)`. It
    /// holds for outputs that read nothing, too, unless the body is empty; not for bytes, files and
    /// responses, nor for an ``Outcome``, which tells how it went.
    public static var requirement: Key<Requirement> {
        .init(.nothing, implying: .bodyReader(EnvelopedBody.self))
    }

    /// What the server puts in front of its JSON; nothing is the default.
    ///
    /// For a provider, target, endpoint or call: `.jsonPrefix(.xssi)`. It concerns what is mapped
    /// by this module, and actions and typed requests, unless a `.decoder` is laid that is none of
    /// its ``ModelDecoder``s and there is no envelope.
    public static var jsonPrefix: Key<JSONPrefix> {
        .init(.none, implying: .bodyReader(EnvelopedBody.self))
    }
}

extension Attributes {
    /// What mapping does with JSON that is not as the model wants it; strict, unless said
    /// otherwise.
    ///
    /// It wins over the policy of the ``ModelDecoder`` that is laid. Decoders of others are as
    /// strict as they are.
    public static var mappingPolicy: Key<MappingPolicy> {
        .init(.strict, implying: .bodyReader(EnvelopedBody.self))
    }

    /// Repairs what can be repaired: `.mappingPolicy(.lenient)`.
    public static var lenient: Attributes { .mappingPolicy(.lenient) }

    /// Repairs nothing: `.mappingPolicy(.strict)`.
    public static var strict: Attributes { .mappingPolicy(.strict) }

    /// Hears what was repaired, once for each mapping in which something was.
    ///
    /// For a provider, so that a team learns what its servers say, for a target or a call; all that
    /// are laid are told. Called on the thread that maps, before the model is delivered; not for a
    /// mapping that fails.
    public static var onRepair: Key<(@Sendable (RepairReport) -> Void)?> {
        .init(observing: RepairReport.self)
    }

    /// What the request failed with, on a response that a ``MapperPlugin`` made of the failure;
    /// nil on any other.
    ///
    /// Where the server did respond, this is `NetError.rejected` with that response, body included.
    public static var recoveredError: Key<(any Error)?> { .init(nil) }
}
