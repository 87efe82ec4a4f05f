import StreamNet

/// By what models are read that come out of JSON without asking a response: the rules of the
/// response that is being mapped, else this package's own.
final class ReadingRules: Sendable {
    @TaskLocal static var current = ReadingRules(ModelDecoder())

    let decoder: any BodyDecoder
    let policy: MappingPolicy
    /// Where repairs are written down; nil where nobody wants to know.
    let log: RepairLog?

    init(_ decoder: any BodyDecoder, _ policy: MappingPolicy = .strict, log: RepairLog? = nil) {
        (self.decoder, self.policy, self.log) = (decoder, policy, log)
    }

    /// The same rules, but for those given.
    func with(policy: MappingPolicy? = nil, log: RepairLog? = nil) -> ReadingRules {
        var decoder = decoder
        if let policy, var own = decoder as? ModelDecoder {
            own.policy = policy
            decoder = own
        }
        return ReadingRules(decoder, policy ?? self.policy, log: log ?? self.log)
    }

    /// Reads by these rules.
    func callAsFunction<Value>(_ read: () throws -> Value) rethrows -> Value {
        try Self.$current.withValue(self, operation: read)
    }
}

extension Response {
    /// Reads a model by the request's rules, and tells in an error which response it was, which is
    /// then kept no longer.
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

    /// Has repairs written down where somebody wants to know, and tells them.
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
