/// A step from a value to one inside it.
enum DecodingStep {
    case same
    case element(Int)
    /// A member, by its name in the model and the type of the model's keys; the key itself is made
    /// again for a path, as to hold it takes a twentieth of the time of a model.
    case member(String, any CodingKey.Type)
    /// A member of a key that its name alone would make without its number.
    indirect case numbered(any CodingKey)

    @inline(never) static func member(_ key: some CodingKey) -> DecodingStep {
        let (name, type) = (key.stringValue, Swift.type(of: key))
        guard let number = key.intValue, type.init(stringValue: name)?.intValue != number
        else { return .member(name, type) }
        return .numbered(key)
    }

    /// The name of a member in the model, and the type of the model's keys.
    var member: (name: String, keys: any CodingKey.Type)? {
        switch self {
        case .same, .element: nil
        case .member(let name, let type): (name, type)
        case .numbered(let key): (key.stringValue, Swift.type(of: key))
        }
    }

    fileprivate var key: (any CodingKey)? {
        switch self {
        case .same: nil
        case .element(let number): PathKey(number)
        case .member(let name, let type): type.init(stringValue: name) ?? PathKey(name)
        case .numbered(let key): key
        }
    }
}

extension PathKey {
    static func keys(of path: JSONPath) -> [any CodingKey] {
        path.parts.map { part in
            if case .index(let index) = part { PathKey(index) } else { PathKey(part.text) }
        }
    }
}

extension JSONPath {
    init(codingPath keys: [any CodingKey]) {
        self.init(keys.map { key in key.intValue.map(Part.index) ?? .key(key.stringValue) })
    }
}

extension TapeDecoder {
    /// The path to the value, with the model's keys.
    var codingPath: [any CodingKey] { path(to: .same) }

    func path(to step: DecodingStep) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        if let key = step.key { keys.append(key) }
        for decoder in lineage { if let key = decoder.step.key { keys.append(key) } }
        return PathKey.keys(of: run.base) + keys.reversed()
    }

    /// The path to the value, with the keys of the JSON.
    var jsonPath: JSONPath { jsonPath(to: .same, at: index) }

    func jsonPath(to step: DecodingStep, at index: Int) -> JSONPath {
        // From the inside out.
        var parts: [JSONPath.Part] = []
        add(step, to: index, &parts)
        for decoder in lineage {
            (decoder.parent ?? decoder).add(decoder.step, to: decoder.index, &parts)
        }
        if run.base != .root { parts += run.base.parts.reversed() }
        return JSONPath(parts.reversed())
    }

    /// The number of containers being decoded around the value, including those on other tapes.
    var levelsAround: Int { lineage.count { if case .same = $0.step { false } else { true } } }
    /// This decoder and those around it, the innermost first.
    private var lineage: UnfoldFirstSequence<TapeDecoder> { sequence(first: self) { $0.parent } }

    /// The keys of a member are in words before it; a substitute, the root of its tape, has none.
    private func add(_ step: DecodingStep, to index: Int, _ parts: inout [JSONPath.Part]) {
        if case .element(let number) = step { return parts.append(.index(number)) }
        guard let (name, keys) = step.member else { return }
        if keys is any PathCodingKey.Type {
            parts += self.parts(ofPath: name, to: index).reversed()
        } else {
            parts.append(.key(index == tape.root ? name : tape.key(of: index)))
        }
    }
}

extension TapeDecoder {
    /// The index of the value at one of a key's paths, null if all are; throws if some differ.
    @inline(never) func member(atPath key: String) throws -> Int? {
        let paths = run.paths(of: key).all
        let found = paths.compactMap { values(along: $0.parts).last }
        let present = found.filter { !tape.isNull(at: $0) }
        guard let value = present.first ?? found.first else { return nil }
        guard present.dropFirst().allSatisfy({ JSON(tape, $0) == JSON(tape, value) }) else {
            let (wanted, found) = ("one value for \(key)", "several that differ")
            throw misfit(.mismatch(path: .root, wanted: wanted, found: found))
        }
        if run.repairer != nil { note(.found) }
        return value
    }

    /// The names that lead to the value at an index in the JSON; the first path, if it is missing.
    func parts(ofPath key: String, to index: Int) -> [JSONPath.Part] {
        let paths = run.paths(of: key)
        for path in paths.all where index != tape.root {
            let values = values(along: path.parts)
            guard values.last == index else { continue }
            return zip(path.parts, values).map { part, value in
                if case .key = part { .key(tape.key(of: value)) } else { part }
            }
        }
        return paths.first.parts
    }

    /// The indices of the values that a path leads through; none if it leads to none.
    private func values(along parts: [JSONPath.Part]) -> [Int] {
        var values: [Int] = []
        var decoder = self
        for part in parts {
            guard let value = decoder.value(at: part, in: values.last ?? index) else { return [] }
            values.append(value)
            if keepsKeys { continue }
            decoder = decoder.inner(at: value, .member(part.text, PathKey.self))
        }
        return values
    }

    private func value(at part: JSONPath.Part, in index: Int) -> Int? {
        if case .index(let number) = part, tape.isArray(at: index) {
            return tape.element(number, of: index)
        }
        guard tape.isObject(at: index) else { return nil }
        return keepsKeys
            ? tape.member(part.text, of: index) : indexedMembers().value(of: part.text)
    }
}
