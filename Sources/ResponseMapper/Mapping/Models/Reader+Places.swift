extension Reader {
    /// Reads the model at a path of `json`; the path of an error begins at the root of `json`.
    func model(in json: JSON, at path: JSONPath) throws -> Model {
        try checkStack(at: path)
        let node = json[path: path]
        let log = RepairLog.current
        if !isOptional, node.isMissing, ReadingRules.current.policy.repairs.contains(.defaulted),
            let model = made(of: node, at: path, log)
        {
            return model
        }
        guard node.exists || isOptional else { throw MapError.missing(path: path) }
        return try located(at: path, log) { try read(node) }
    }

    /// Reads the models in the array at a path of `json`; strictly, throws for the first bad one.
    func models(in json: JSON, at path: JSONPath) throws -> [Model] {
        try checkStack(at: path)
        let node = json[path: path]
        let policy = ReadingRules.current.policy
        let log = RepairLog.current
        if node.isMissing, policy.repairs.contains(.defaulted) {
            log?.note(.defaulted, at: path, wanted: "an array", found: node)
            return []
        }
        return try located(at: path, log) {
            if let readAll, policy != .strict || node.type == .array { return try readAll(node) }
            return try models(in: node, policy, log)
        }
    }

    /// Throws if a model that maps models may need more stack than the thread has left.
    private func checkStack(at path: JSONPath) throws {
        if ThreadStack.isNearlyFull { throw MapError.noStack("models in each other", at: path) }
    }

    /// Reads the models in the array at a path of `json`; calls `drop` with the errors of bad ones.
    func models(
        in json: JSON, at path: JSONPath, droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        let found = try located(at: path, nil) { try elements(of: json[path: path]) }
        return try models(of: found, at: path, RepairLog.current, orElse: drop)
    }

    private func models(
        of elements: [JSON], at path: JSONPath, _ log: RepairLog?,
        orElse drop: (MapError) throws -> Void
    ) throws -> [Model] {
        var models: [Model] = []
        models.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            if index & 63 == 63 { try Task.checkCancellation() }
            do {
                models.append(
                    try located(at: path.appending(.index(index)), log) { try read(element) })
            } catch let error as MapError { try drop(error) }
        }
        return models
    }

    private func elements(of node: JSON) throws -> [JSON] {
        guard let elements = node.array else { throw node.mismatch(wanted: "an array") }
        return elements
    }

    /// The model for a missing value, or the one that can be read from `null`, if there is one.
    private func made(of node: JSON, at path: JSONPath, _ log: RepairLog?) -> Model? {
        if node.exists, let model = try? located(at: path, log, { try read(node) }) { return model }
        let declared = (Model.self as? any Defaulted.Type)?.init() as? Model
        // Nothing missing in it is reported.
        let model = declared ?? (try? RepairLog.$current.withValue(nil) { try read(.null) })
        guard let model else { return nil }
        log?.note(.defaulted, at: path, wanted: "\(Model.self)", found: node)
        return model
    }

    /// Those that can be read, within the limit; or all that is wrong with the others.
    private func models(in node: JSON, _ policy: MappingPolicy, _ log: RepairLog?) throws -> [Model]
    {
        let elements = try elements(of: node)
        let isAllowed = policy.repairs.contains(.dropped)
        let limit = isAllowed ? policy.dropping.elements(of: elements.count) : 0
        var bad: [MapError] = []
        let models = try models(of: elements, at: .root, log) { error in
            guard policy.isThorough || limit > 0 else { throw error }
            bad.append(error)
            if policy.isThorough { return }
            guard bad.count <= limit else { throw MapError(tooMany: bad[0], limit, at: .root) }
            log?.append([Repair(.dropped, because: error)])
        }
        if policy.isThorough, let first = bad.first {
            throw bad.count == 1 ? first : MapError(.several(bad.flatMap(\.each)))
        }
        return models
    }
}

/// Adds the path to a mapping error and to the repairs that `map` logs; not to other errors.
func located<Value>(
    at path: @autoclosure () -> JSONPath, _ log: RepairLog?, _ map: () throws -> Value
) throws -> Value {
    let start = log?.count ?? 0
    do {
        let value = try map()
        log?.prefix(from: start, by: path())
        return value
    } catch {
        log?.drop(from: start)
        throw (error as? MapError)?.prefixed(by: path()) ?? error
    }
}
