import StreamNet

/// The rules by which models are read: those of the response being mapped, or this package's own.
final class ReadingRules: Sendable {
    @TaskLocal static var current = ReadingRules(ModelDecoder())

    let decoder: any BodyDecoder
    let policy: MappingPolicy

    init(_ decoder: any BodyDecoder, _ policy: MappingPolicy? = nil) {
        self.decoder = decoder
        self.policy = policy ?? (decoder as? ModelDecoder)?.policy ?? .strict
    }

    /// The same rules with another policy, if there is one.
    func with(_ policy: MappingPolicy?) -> ReadingRules {
        guard let policy else { return self }
        return ReadingRules((decoder as? ModelDecoder)?.with(policy) ?? decoder, policy)
    }

    static func strict<Value>(_ read: () throws -> Value) rethrows -> Value {
        try current.with(.strict).callAsFunction(read)
    }

    func callAsFunction<Value>(_ read: () throws -> Value) rethrows -> Value {
        try Self.$current.withValue(self, operation: read)
    }
}
