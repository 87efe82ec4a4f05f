extension Response {
    /// Maps the response, and reports the repairs that were made.
    ///
    ///     let (items, report) = try response.reporting { try $0.mapArray(Item.self) }
    ///
    /// The report is empty if nothing had to be repaired, and if the policy is strict.
    public func reporting<Value>(
        _ map: (Response) throws -> Value
    ) throws -> (Value, RepairReport) {
        try RepairLog.reporting(of: endpoint) { try map(self) }
    }
}

extension ObservableType where Element == Response {
    /// Maps each response, and reports the repairs that were made.
    ///
    ///     let (items, report) = try await shop.rx(.items, .lenient)
    ///         .reporting { try $0.mapArray(Item.self) }.value
    ///
    /// Fails with the error that `map` throws; see the method on `Response`.
    public func reporting<Value: Sendable>(
        _ map: @escaping @Sendable (Response) throws -> Value
    ) -> Flow<(Value, RepairReport), Count> {
        mapResponse { try $0.reporting(map) }
    }
}

extension ModelDecoder {
    /// Decodes a value, and reports the repairs that were made.
    ///
    ///     let (item, report) = try decoder.reporting { try $0.decode(Item.self, from: data) }
    ///
    /// Paths are relative to the value that is decoded. The report is empty if the policy is
    /// strict.
    public func reporting<Value>(
        _ decode: (ModelDecoder) throws -> Value
    ) rethrows -> (Value, RepairReport) {
        try RepairLog.reporting(of: nil) { try decode(self) }
    }
}

extension JSON {
    /// Maps the value, and reports the repairs that were made.
    ///
    ///     let (item, report) = try json.reporting { try $0.map(Item.self, policy: .lenient) }
    ///
    /// Paths are relative to this value. The report is empty if the policy is strict.
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
