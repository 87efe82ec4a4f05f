extension Response {
    /// Maps the response, and reports the repairs that were made; none by a strict policy.
    ///
    ///     let (items, report) = try response.reporting { try $0.mapArray(Item.self) }
    public func reporting<Value>(
        _ map: (Response) throws -> Value
    ) throws -> (Value, RepairReport) { try RepairLog.reporting(of: endpoint) { try map(self) } }
}

extension ObservableType where Element == Response {
    /// Maps each response, and reports the repairs; fails with the error that `map` throws.
    public func reporting<Value: Sendable>(
        _ map: @escaping @Sendable (Response) throws -> Value
    ) -> Flow<(Value, RepairReport), Count> { mapResponse { try $0.reporting(map) } }
}

extension ModelDecoder {
    /// Decodes a value, and reports the repairs, with paths from it; by a strict policy, none.
    public func reporting<Value>(
        _ decode: (ModelDecoder) throws -> Value
    ) rethrows -> (Value, RepairReport) { try RepairLog.reporting(of: nil) { try decode(self) } }
}

extension JSON {
    /// Maps the value, and reports the repairs, with paths from it; by a strict policy, none.
    public func reporting<Value>(_ map: (JSON) throws -> Value) rethrows -> (Value, RepairReport) {
        try RepairLog.reporting(of: nil) { try map(self) }
    }
}

extension RepairLog {
    fileprivate static func reporting<Value>(
        of endpoint: Endpoint?, _ map: () throws -> Value
    ) rethrows -> (Value, RepairReport) {
        let log = RepairLog()
        return (try log.observing(map), log.report(of: endpoint))
    }
}
