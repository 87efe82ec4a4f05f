extension Response {
    /// Reads a model by the request's rules, and tells in an error which response it was, which is
    /// then kept no longer.
    func reading<Value>(_ read: () throws -> Value) throws -> Value {
        let decoder = modelDecoder
        let policy = (decoder as? ModelDecoder)?.policy ?? self.mappingPolicy
        do {
            return try logging { try ReadingRules(decoder, policy).callAsFunction(read) }
        } catch {
            forget()
            throw (error as? MapError)?.found(in: self) ?? error
        }
    }

    /// Has repairs written down where somebody wants to know, and tells them.
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
