extension Response {
    /// Reads by the request's rules. If that fails, adds the response to the error and removes it
    /// from the cache.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        try reading(by: modelDecoder, read)
    }

    /// Reads by the rules of a decoder, as by those of the request.
    func reading<Value>(
        by decoder: any BodyDecoder, _ read: () throws -> Value
    ) throws -> Value {
        let policy = (decoder as? ModelDecoder)?.policy ?? self.mappingPolicy
        do {
            return try logging { try ReadingRules(decoder, policy).callAsFunction(read) }
        } catch {
            forget()
            throw (error as? MapError)?.found(in: self) ?? error
        }
    }

    /// Logs repairs if there is a handler or an outer log, and reports them.
    private func logging<Value>(_ read: () throws -> Value) throws -> Value {
        let handler = self.onRepair
        let outer = RepairLog.current
        guard handler != nil || outer != nil else { return try read() }
        let log = RepairLog()
        let value = try log.observing(read)
        outer?.append(log)
        let report = log.report(of: endpoint)
        if !report.isEmpty { handler?(report) }
        return value
    }
}
