import StreamNet

/// The rules by which models are read: those of the response being mapped, or this package's own.
final class ReadingRules: Sendable {
    @TaskLocal static var current = ReadingRules(ModelDecoder.plain)

    let decoder: any BodyDecoder
    /// The decoder, if it is one of this package.
    let own: ModelDecoder?
    let policy: MappingPolicy

    /// - Parameter response: The response, whose policy applies to decoders that have none.
    init(_ decoder: any BodyDecoder, _ policy: MappingPolicy? = nil, of response: Response? = nil) {
        self.decoder = decoder
        own = decoder as? ModelDecoder
        self.policy =
            policy ?? own?.policy ?? response.flatMap(Settings.policy.value(in:)) ?? .strict
    }

    /// The same rules with another policy, if there is one.
    func with(_ policy: MappingPolicy?) -> ReadingRules {
        guard let policy else { return self }
        return ReadingRules(own?.with(policy) ?? decoder, policy)
    }

    static func strict<Value>(_ read: () throws -> Value) rethrows -> Value {
        try current.with(.strict).callAsFunction(read)
    }

    func callAsFunction<Value>(_ read: () throws -> Value) rethrows -> Value {
        try Self.$current.withValue(self, operation: read)
    }
}
