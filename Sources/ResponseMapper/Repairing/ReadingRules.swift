import StreamNet

/// The rules for models that are read from JSON without a response at hand: those of the response
/// being mapped, otherwise the defaults of this package.
final class ReadingRules: Sendable {
    @TaskLocal static var current = ReadingRules(ModelDecoder())

    let decoder: any BodyDecoder
    let policy: MappingPolicy
    /// The log of repairs; nil if no one observes them.
    let log: RepairLog?

    init(_ decoder: any BodyDecoder, _ policy: MappingPolicy = .strict, log: RepairLog? = nil) {
        (self.decoder, self.policy, self.log) = (decoder, policy, log)
    }

    /// Returns the same rules with the policy or log replaced, if one is given.
    func with(policy: MappingPolicy? = nil, log: RepairLog? = nil) -> ReadingRules {
        var decoder = decoder
        if let policy, var own = decoder as? ModelDecoder {
            own.policy = policy
            decoder = own
        }
        return ReadingRules(decoder, policy ?? self.policy, log: log ?? self.log)
    }

    /// Runs a closure with these rules as the current ones.
    func callAsFunction<Value>(_ read: () throws -> Value) rethrows -> Value {
        try Self.$current.withValue(self, operation: read)
    }
}

extension Response {
    /// Reads a model by the rules of the request. On failure, adds the response to the error and
    /// removes it from the cache.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        let decoder = modelDecoder
        let policy = (decoder as? ModelDecoder)?.policy ?? self.mappingPolicy
        do {
            return try logging { log in
                try ReadingRules(decoder, policy, log: log).callAsFunction(read)
            }
        } catch {
            forget()
            throw (error as? MapError)?.found(in: self) ?? error
        }
    }

    /// Logs repairs if they are observed, and then delivers the report.
    func logging<Value>(_ read: (RepairLog?) throws -> Value) throws -> Value {
        let hear = self.onRepair
        let outer = ReadingRules.current.log
        guard hear != nil || outer != nil else { return try read(nil) }
        let log = RepairLog()
        let value = try read(log)
        outer?.append(log)
        let report = log.report(of: endpoint)
        if !report.isEmpty { hear?(report) }
        return value
    }
}
