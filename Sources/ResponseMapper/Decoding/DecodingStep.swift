/// What leads from a value to one inside it.
enum DecodingStep {
    /// Nothing: it is the same value.
    case same
    case element(Int)
    /// A member, by the name that the model has for it.
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
    /// What leads to the value, in the model's words.
    var codingPath: [any CodingKey] { path(to: .same) }

    /// What leads to a value inside, in the model's words.
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

    /// What leads to the value, in the words of the JSON.
    var jsonPath: JSONPath {
        var parts: [JSONPath.Part] = []
        var next: TapeDecoder? = self
        while let decoder = next {
            if let part = decoder.step.part(decoder.tape, decoder.index) { parts.append(part) }
            next = decoder.parent
        }
        return run.base + JSONPath(parts.reversed())
    }

    /// How many containers are decoded around the value, those in other tapes included.
    var levelsAround: Int {
        var levels = 0
        var next: TapeDecoder? = self
        while let decoder = next {
            if case .same = decoder.step {} else { levels += 1 }
            next = decoder.parent
        }
        return levels
    }

    /// What leads to a value inside, in the words of the JSON.
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

    /// In front of a member there is its key, unless it is made up, and a root of its own.
    fileprivate func part(_ tape: Tape, _ index: Int) -> JSONPath.Part? {
        switch self {
        case .same: nil
        case .element(let number): .index(number)
        case .member(let name): .key(index == tape.root ? name : tape.key(of: index))
        }
    }
}
