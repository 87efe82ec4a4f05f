/// A list that can be built from only those elements that fit.
protocol RepairedList { init(repairing list: TapeDecoder, by repairer: Repairer) throws }

extension Array: RepairedList where Element: Decodable {
    init(repairing list: TapeDecoder, by repairer: Repairer) throws {
        let isArray = list.tape.isArray(at: list.index)
        let list = isArray ? list : try list.substitute(list.notAnArray)
        self = []
        var bad = BadElements(of: list, by: repairer)
        var position = list.tape.first(in: list.index)
        for number in 0..<list.tape.count(at: list.index) {
            let element = try bad.tried(Element.self, at: position, .element(number))
            if let element { append(element) }
            position = list.tape.next(after: position)
        }
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
        let list = try list.object()
        let names = try list.container(keyedBy: PathKey.self).allKeys
        self = [:]
        var bad = BadElements(of: list, by: repairer)
        for name in names.map(\.stringValue) {
            guard let index = list.member(name) else { continue }
            let step = DecodingStep.member(name, PathKey.self)
            if let value = try bad.tried(Value.self, at: index, step) { self[name] = value }
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
            let issue = DecodingIssue(type, .content, at: index, step: step)
            if repairer.isThorough {
                list.find(error, issue, by: repairer)
                return nil
            }
            guard limit > 0 else { throw error }
            let cause = list.cause(of: error, issue)
            first = first ?? cause
            count += 1
            guard count <= limit else {
                let error = MapError(tooMany: first ?? cause, limit, at: list.jsonPath)
                throw DecodingError(error, at: list.codingPath)
            }
            list.note(.dropped, because: error, issue)
            return nil
        }
    }
}
