extension Reader {
    /// Reads the model at a path of `json`; the path of an error begins at the root of `json`.
    func model(in json: JSON, at path: JSONPath) throws -> Model {
        let node = json[path: path]
        let reading = ReadingRules.current
        if !isOptional, node.isMissing, reading.policy.repairs.contains(.defaulted) {
            return try made(of: node, at: path, reading.log)
        }
        guard node.exists || isOptional else { throw MapError.missing(path: path) }
        return try located(at: path, reading.log) { try read(node) }
    }

    /// Reads the models in the array at a path of `json`; the first that cannot be read throws,
    /// unless the policy specifies otherwise.
    func models(in json: JSON, at path: JSONPath) throws -> [Model] {
        let node = json[path: path]
        let reading = ReadingRules.current
        if node.isMissing, reading.policy.repairs.contains(.defaulted) {
            reading.log?.note(.defaulted, at: path, wanted: "an array", found: node)
            return []
        }
        return try located(at: path, reading.log) {
            if let readAll, node.type == .array { return try readAll(node) }
            if reading.policy != .strict { return try models(in: node, reading) }
            var index = -1
            return try elements(of: node).map { element in
                index += 1
                return try located(at: [.index(index)], reading.log) { try read(element) }
            }
        }
    }

    /// Reads the models in the array at a path of `json`; `drop` is called with the errors of those
    /// that cannot be read.
    func models(
        in json: JSON, at path: JSONPath, droppingBad drop: (MapError) -> Void
    ) throws -> [Model] {
        let log = ReadingRules.current.log
        return try located(at: path, nil) { try elements(of: json[path: path]) }.enumerated()
            .compactMap { index, element in
                do {
                    let path = path.appending(.index(index))
                    return try located(at: path, log) { try read(element) }
                } catch let error as MapError {
                    drop(error)
                    return nil
                }
            }
    }

    private func elements(of node: JSON) throws -> [JSON] {
        guard let elements = node.array else { throw node.mismatch(wanted: "an array") }
        return elements
    }
}

/// Adds the path to a mapping error and to the repairs that `map` logs; other errors stay as they
/// are.
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

extension Reader {
    /// The model for a missing value, if there is one; values that are missing in it are not
    /// reported.
    func modelOfNothing() -> Model? {
        let reading = ReadingRules.current
        let isLenient = reading.policy.repairs.contains(.defaulted)
        if isLenient, let type = Model.self as? any Defaulted.Type,
            let model = type.init() as? Model
        {
            return model
        }
        return try? ReadingRules(reading.decoder, reading.policy).callAsFunction { try read(.null) }
    }

    /// The model for a missing value; for `null`, the model that can be read from it, if there is
    /// one.
    private func made(of node: JSON, at path: JSONPath, _ log: RepairLog?) throws -> Model {
        if node.exists, let model = try? located(at: path, log, { try read(node) }) { return model }
        guard let model = modelOfNothing() else { return try strictly(node, at: path) }
        log?.note(.defaulted, at: path, wanted: "\(Model.self)", found: node)
        return model
    }

    private func strictly(_ node: JSON, at path: JSONPath) throws -> Model {
        guard node.exists else { throw MapError.missing(path: path) }
        return try located(at: path, nil) { try read(node) }
    }

    /// Reads the elements that can be read, within the limit; a thorough policy throws the errors
    /// of all others.
    private func models(in node: JSON, _ reading: ReadingRules) throws -> [Model] {
        if let readAll { return try readAll(node) }
        let elements = try elements(of: node)
        let isAllowed = reading.policy.repairs.contains(.dropped)
        let limit = isAllowed ? reading.policy.dropping.elements(of: elements.count) : 0
        var bad: [MapError] = []
        let models = try elements.enumerated().compactMap { index, element -> Model? in
            do {
                return try located(at: [.index(index)], reading.log) { try read(element) }
            } catch let error as MapError where reading.policy.isThorough || limit > 0 {
                bad.append(error)
                if reading.policy.isThorough { return nil }
                guard bad.count <= limit else { throw MapError(tooMany: bad[0], limit, at: .root) }
                reading.log?.append([Repair(.dropped, because: error)])
                return nil
            }
        }
        if reading.policy.isThorough, let first = bad.first {
            throw bad.count == 1 ? first : MapError(.several(bad.flatMap(\.each)))
        }
        return models
    }
}

/// A model type that may be nil. ``JSON`` has a nil literal, but is not optional.
protocol OptionalModel {}

extension Optional: OptionalModel {}
