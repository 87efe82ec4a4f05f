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
