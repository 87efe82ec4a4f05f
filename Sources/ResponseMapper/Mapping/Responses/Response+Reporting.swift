extension Response {
    /// What is mapped, and what was repaired for it.
    ///
    ///     let (items, report) = try response.reporting { try $0.mapArray(Item.self) }
    ///
    /// The report is empty where nothing had to be repaired, and where the policy is strict.
    public func reporting<Value>(
        _ map: (Response) throws -> Value
    ) throws -> (Value, RepairReport) {
        try RepairLog.reporting(of: endpoint) { try map(self) }
    }
}

extension ObservableType where Element == Response {
    /// What is mapped of each response, and what was repaired for it.
    ///
    ///     let (items, report) = try await shop.rx(.items, .lenient)
    ///         .reporting { try $0.mapArray(Item.self) }.value
    ///
    /// Fails as `map` throws; see the method on `Response`.
    public func reporting<Value: Sendable>(
        _ map: @escaping @Sendable (Response) throws -> Value
    ) -> Flow<(Value, RepairReport), Count> {
        mapResponse { try $0.reporting(map) }
    }
}

extension ModelDecoder {
    /// What is decoded, and what was repaired for it.
    ///
    ///     let (item, report) = try decoder.reporting { try $0.decode(Item.self, from: data) }
    ///
    /// Paths begin at what is decoded. The report is empty where the policy is strict.
    public func reporting<Value>(
        _ decode: (ModelDecoder) throws -> Value
    ) rethrows -> (Value, RepairReport) {
        try RepairLog.reporting(of: nil) { try decode(self) }
    }
}

extension JSON {
    /// What is mapped, and what was repaired for it.
    ///
    ///     let (item, report) = try json.reporting { try $0.map(Item.self, policy: .lenient) }
    ///
    /// Paths begin here. The report is empty where the policy is strict.
    public func reporting<Value>(_ map: (JSON) throws -> Value) rethrows -> (Value, RepairReport) {
        try RepairLog.reporting(of: nil) { try map(self) }
    }
}

extension RepairLog {
    fileprivate static func reporting<Value>(
        of endpoint: Endpoint?, _ map: () throws -> Value
    ) rethrows -> (Value, RepairReport) {
        let log = RepairLog()
        return (try log.hearing(map), log.report(of: endpoint))
    }
}
