/// What sees to the values that do not fit, in one decoding: by a lenient policy it notes what is
/// used instead, by a thorough one what is wrong.
final class Mender {
    private static let mostFindings = 100

    let policy: MappingPolicy
    /// Whether there is no root at all.
    let isMissing: Bool
    private let log = RepairLog.current
    private var repairs: [Repair] = []
    private var omitted = 0
    private var findings: [MapError] = []
    private var traits: [ObjectIdentifier: ModelTraits] = [:]
    /// The types that are made of nothing just now; none of them can be made of itself.
    private var making: Set<ObjectIdentifier> = []

    init(_ policy: MappingPolicy, isMissing: Bool) {
        (self.policy, self.isMissing) = (policy, isMissing)
    }

    var isThorough: Bool { policy.isThorough }

    func allows(_ kind: Repair.Kind) -> Bool { policy.repairs.contains(kind) }

    /// Writes down a repair, where somebody wants to know.
    func note(_ repair: @autoclosure () -> Repair) {
        guard log != nil else { return }
        if repairs.count < RepairLog.limit { repairs.append(repair()) } else { omitted += 1 }
    }

    /// Writes down an error, once: it comes by again on its way out.
    func find(_ error: MapError) {
        guard findings.count < Self.mostFindings, findings.last != error else { return }
        findings.append(error)
    }

    /// Does what may fail; what was noted for it is forgotten when it does.
    func trying<Value>(_ make: () throws -> Value) throws -> Value {
        let (count, omitted) = (repairs.count, omitted)
        do { return try make() } catch {
            repairs.removeSubrange(count...)
            self.omitted = omitted
            throw error
        }
    }

    /// Makes a value of nothing; nil where it would be made of itself.
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

    /// Hands over what was noted, or throws what was found, where there is more than the first
    /// error.
    func finish<Value>(
        _ result: Result<Value, any Error>, after first: any Error
    ) throws -> Value {
        guard !isThorough else {
            throw findings.count > 1 ? DecodingError(MapError(.several(findings))) : first
        }
        let value = try result.get()
        log?.append(repairs, omitted: omitted)
        return value
    }
}

extension DecodingError {
    fileprivate init(_ error: MapError) {
        self = .dataCorrupted(
            .init(
                codingPath: PathKey.keys(of: error.path), debugDescription: error.description,
                underlyingError: error))
    }
}
