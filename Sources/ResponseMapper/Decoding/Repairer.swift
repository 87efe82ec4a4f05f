/// The values that do not fit in one decoding: records repairs, or errors by a thorough policy.
final class Repairer {
    private static let mostFindings = 100

    let policy: MappingPolicy
    let isMissing: Bool
    var isStopped = false
    private let outerLog = RepairLog.current
    /// The repairs of this decoding; nil if repairs are not logged.
    let log = RepairLog.current.map { _ in RepairLog() }
    private var findings: [MapError] = []
    private var places: Set<JSONPath> = []
    private var traits: [ObjectIdentifier: ModelTraits] = [:]
    /// The types of which a default is being made; none of them can contain itself.
    private var making: Set<ObjectIdentifier> = []

    init(_ policy: MappingPolicy, isMissing: Bool) {
        (self.policy, self.isMissing) = (policy, isMissing)
    }

    var isThorough: Bool { policy.isThorough }
    func allows(_ kind: Repair.Kind) -> Bool { policy.repairs.contains(kind) }

    /// Records the first error of each value: outer values catch it again, and others follow.
    func find(_ error: MapError) {
        for error in error.each where findings.count < Self.mostFindings {
            if places.insert(error.path).inserted { findings.append(error) }
        }
    }

    /// Runs a closure that may fail; if it does, the repairs recorded for it are removed.
    func trying<Value>(_ make: () throws -> Value) throws -> Value {
        let start = log?.count ?? 0
        do { return try make() } catch {
            log?.drop(from: start)
            throw error
        }
    }

    /// Makes a default value; nil if the type would contain itself.
    func making<Value>(_ type: Value.Type, _ make: () throws -> Value) rethrows -> Value? {
        guard making.insert(ObjectIdentifier(type)).inserted else { return nil }
        defer { making.remove(ObjectIdentifier(type)) }
        return try make()
    }

    func traits<Value>(of type: Value.Type) -> ModelTraits {
        let identity = ObjectIdentifier(type)
        if let known = traits[identity] { return known }
        let new = ModelTraits(of: type)
        traits[identity] = new
        return new
    }

    /// Delivers the repairs; a thorough policy throws the errors, if there is more than the first.
    func finish<Value>(_ result: Result<Value, any Error>, after first: any Error) throws -> Value {
        guard !isThorough
        else { throw findings.count > 1 ? DecodingError(MapError(.several(findings))) : first }
        let value = try result.get()
        if let log { outerLog?.append(log) }
        return value
    }
}
