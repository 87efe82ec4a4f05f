/// A step from a value to one inside it.
enum DecodingStep {
    /// No step: the value itself.
    case same
    case element(Int)
    /// A member, by its name in the model.
    case member(String)
}

extension PathKey {
    static func keys(of path: JSONPath) -> [any CodingKey] {
        path.parts.map { part in
            switch part {
            case .key(let key): PathKey(key)
            case .index(let index): PathKey(index)
            }
        }
    }
}

extension TapeDecoder {
    /// The path to the value, with the model's names.
    var codingPath: [any CodingKey] { path(to: .same) }

    /// Returns the path to a value inside, with the model's names.
    func path(to step: DecodingStep) -> [any CodingKey] {
        var keys: [any CodingKey] = []
        if let key = step.key { keys.append(key) }
        var next: TapeDecoder? = self
        while let decoder = next {
            if let key = decoder.step.key { keys.append(key) }
            next = decoder.parent
        }
        return PathKey.keys(of: run.base) + keys.reversed()
    }

    /// The path to the value, with the keys of the JSON.
    var jsonPath: JSONPath {
        var parts: [JSONPath.Part] = []
        var next: TapeDecoder? = self
        while let decoder = next {
            if let part = decoder.step.part(decoder.tape, decoder.index) { parts.append(part) }
            next = decoder.parent
        }
        return run.base + JSONPath(parts.reversed())
    }

    /// The number of containers being decoded around the value, including those on other tapes.
    var levelsAround: Int {
        var levels = 0
        var next: TapeDecoder? = self
        while let decoder = next {
            if case .same = decoder.step {} else { levels += 1 }
            next = decoder.parent
        }
        return levels
    }

    /// Returns the path to a value inside, with the keys of the JSON.
    func jsonPath(to step: DecodingStep, at index: Int) -> JSONPath {
        step.part(tape, index).map(jsonPath.appending) ?? jsonPath
    }
}

extension DecodingStep {
    fileprivate var key: PathKey? {
        switch self {
        case .same: nil
        case .element(let number): PathKey(number)
        case .member(let name): PathKey(name)
        }
    }

    /// The key of a member is read from the word before it; a substitute is the root of its own
    /// tape and has no such word.
    fileprivate func part(_ tape: Tape, _ index: Int) -> JSONPath.Part? {
        switch self {
        case .same: nil
        case .element(let number): .index(number)
        case .member(let name): .key(index == tape.root ? name : tape.key(of: index))
        }
    }
}
