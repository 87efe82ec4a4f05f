extension Models {
    /// The property wrapper of a value of a type that contains it.
    static let wrapper = "Indirect"

    /// Makes choices indirect, and properties, until no type contains itself directly.
    func breakCircles() {
        let ids = all.indices.map { Model.ID(index: $0) }
        for id in ids {
            guard case .choice(var choice) = self[id].kind else { continue }
            choice.isIndirect = reaches(id, from: id)
            self[id].kind = .choice(choice)
        }
        for id in ids {
            guard case .object(var properties) = self[id].kind else { continue }
            for index in properties.indices {
                guard case .model(let inner) = properties[index].type,
                    inner == id || reaches(id, from: inner)
                else { continue }
                properties[index].wrapper = Self.wrapper
                self[id].kind = .object(properties)
            }
        }
    }

    /// True if a value of one model has a value of another in its own memory.
    private func reaches(_ target: Model.ID, from start: Model.ID) -> Bool {
        var seen: Set<Model.ID> = []
        var open = inner(of: start)
        while let id = open.popLast() {
            if id == target { return true }
            if seen.insert(id).inserted { open += inner(of: id) }
        }
        return false
    }

    /// The models in its own memory.
    private func inner(of id: Model.ID) -> [Model.ID] {
        var types = self[id].inner
        if case .choice(let choice) = self[id].kind, choice.isIndirect { return [] }
        if case .object(let properties) = self[id].kind {
            types = properties.filter { $0.wrapper != Self.wrapper }.map(\.type)
        }
        return types.compactMap { if case .model(let id) = $0 { id } else { nil } }
    }
}
