/// A list that can be built from only those elements that fit.
protocol RepairedList {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws
}

extension Array: RepairedList where Element: Decodable {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws {
        var elements: [Element] = []
        try list.forEachElement(Element.self, by: repairer) { elements.append($0) }
        self = elements
    }
}

extension ContiguousArray: RepairedList where Element: Decodable {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws {
        self.init(try [Element](repairing: list, by: repairer))
    }
}

extension Set: RepairedList where Element: Decodable {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws {
        self.init(try [Element](repairing: list, by: repairer))
    }
}

extension Dictionary: RepairedList where Key == String, Value: Decodable {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws {
        var members: [String: Value] = [:]
        try list.forEachMember(Value.self, by: repairer) { members[$0] = $1 }
        self = members
    }
}

extension TapeDecoder {
    fileprivate func forEachElement<Element: Decodable>(
        _ type: Element.Type, by repairer: Repairer, _ keep: (Element) -> Void
    ) throws {
        let isArray = tape.isArray(at: index)
        let list = isArray ? self : try substitute(.init([Any].self, .kind, at: index, "an array"))
        let tape = list.tape
        var bad = BadElements(of: list, by: repairer)
        var position = tape.first(in: list.index)
        for number in 0..<tape.count(at: list.index) {
            if let element = try bad.tried(type, at: position, .element(number)) { keep(element) }
            position = tape.next(after: position)
        }
    }

    fileprivate func forEachMember<Value: Decodable>(
        _ type: Value.Type, by repairer: Repairer, _ keep: (String, Value) -> Void
    ) throws {
        let list = try object()
        let names = try list.container(keyedBy: PathKey.self).allKeys
        var bad = BadElements(of: list, by: repairer)
        for name in names.map(\.stringValue) {
            guard let index = list.member(name) else { continue }
            let step = DecodingStep.member(name, PathKey.self)
            if let value = try bad.tried(type, at: index, step) { keep(name, value) }
        }
    }
}

/// The elements of one list that do not fit, and the number that may be dropped.
private struct BadElements {
    let list: TapeDecoder
    let repairer: Repairer
    let limit: Int
    var count = 0
    var first: MapError?

    init(of list: TapeDecoder, by repairer: Repairer) {
        (self.list, self.repairer) = (list, repairer)
        let elements = list.tape.count(at: list.index)
        limit = repairer.allows(.dropped) ? repairer.policy.dropping.elements(of: elements) : 0
    }

    /// Decodes an element; nil if it is dropped.
    mutating func tried<Element: Decodable>(
        _ type: Element.Type, at index: Int, _ step: DecodingStep
    ) throws -> Element? {
        let outer = list.run.listed
        list.run.listed = index
        defer { list.run.listed = outer }
        do { return try repairer.trying { try list.read(type, at: index, step) } } catch {
            if repairer.isStopped { throw error }
            if repairer.isThorough {
                list.find(error, type, at: index, step, by: repairer)
                return nil
            }
            guard limit > 0 else { throw error }
            let cause = list.cause(of: error, type, at: index, step)
            first = first ?? cause
            count += 1
            guard count <= limit else { throw tooMany(first ?? cause) }
            list.note(.dropped, because: error, type, at: index, step)
            return nil
        }
    }

    private func tooMany(_ first: MapError) -> DecodingError {
        DecodingError(
            MapError(tooMany: first, limit, at: list.jsonPath), at: list.codingPath)
    }
}
