import StreamNet

/// The rules by which models are read: those of the response being mapped, or this package's own.
final class ReadingRules: Sendable {
    @TaskLocal static var current = plain
    /// The rules where nothing is set, and where only the usual policy is: made once, as this takes
    /// as long as half of a small model.
    static let plain = ReadingRules(ModelDecoder.plain)
    static let lenient = ReadingRules(ModelDecoder(policy: .lenient))

    let decoder: any BodyDecoder
    /// The decoder, if it is one of this package.
    let own: ModelDecoder?
    let policy: MappingPolicy

    /// - Parameter policy: The policy, which applies to decoders that have none.
    init(_ decoder: any BodyDecoder, _ policy: MappingPolicy? = nil) {
        self.decoder = decoder
        own = decoder as? ModelDecoder
        self.policy = own?.policy ?? policy ?? .strict
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
        if Self.current === self { return try read() }
        return try Self.$current.withValue(self, operation: read)
    }
}
