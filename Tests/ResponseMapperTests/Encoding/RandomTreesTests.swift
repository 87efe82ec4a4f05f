import Foundation
import ResponseMapper
import Testing

/// Random trees of encoding calls, as `JSONEncoder` writes them, or an error.
@Suite(.hangLimit) struct RandomTreesTests {
    private static let seeds = ResponseMapperTests.seeds(800)

    @Test func `a tree is JSONEncoder's, or an error of a container used late`() throws {
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        var compared = 0
        for seed in Self.seeds {
            let mine = CallTree(seed: seed)
            let text: String
            do {
                let data = try ModelEncoder().encode([CallTree.Node(tree: mine, depth: 3)])
                text = String(decoding: data, as: UTF8.self)
            } catch {
                #expect(error is EncodingError && mine.usesKept, "FUZZ_SEED=\(seed): \(error)")
                continue
            }
            let theirs = CallTree(seed: seed)
            let data = try foundation.encode([CallTree.Node(tree: theirs, depth: 3)])
            let sorted = try ModelEncoder(outputFormatting: .sortedKeys).encode(
                [CallTree.Node(tree: CallTree(seed: seed), depth: 3)])
            let wanted = String(decoding: data, as: UTF8.self)
            #expect(String(decoding: sorted, as: UTF8.self) == wanted, "FUZZ_SEED=\(seed)")
            // The same number of members: no key is there twice.
            #expect(text.utf8.count == wanted.utf8.count, "FUZZ_SEED=\(seed)")
            compared += 1
        }
        #expect(compared > Self.seeds.count / 4)
    }

    @Test func `what is used late never writes into the object of another model`() throws {
        for seed in Self.seeds {
            let tree = CallTree(seed: seed, goesOn: true)
            guard let data = try? ModelEncoder().encode([CallTree.Node(tree: tree, depth: 3)])
            else { continue }
            let json = try JSON(parsing: data)
            #expect(Self.hasOnlyOwnMembers(json), "FUZZ_SEED=\(seed): \(json.text)")
        }
    }

    /// True if the keys of each object begin with the number of one container.
    private static func hasOnlyOwnMembers(_ json: JSON) -> Bool {
        let owners = Set(json.objectValue.map { $0.key.prefix { $0 != "." } })
        return owners.count < 2 && json.objectValue.allSatisfy { hasOnlyOwnMembers($0.value) }
            && json.arrayValue.allSatisfy(hasOnlyOwnMembers)
    }
}

/// Encoding calls by random numbers: of each kind of container, in any order, also late ones.
private final class CallTree {
    struct Node: Encodable {
        let tree: CallTree
        let depth: Int

        func encode(to encoder: any Encoder) throws { try tree.write(to: encoder, depth) }
    }

    fileprivate struct Broken: Error {}

    /// A container, and the number of its value.
    private final class Slot {
        let number: Int
        var object: KeyedEncodingContainer<Name>?
        var list: (any UnkeyedEncodingContainer)?

        init(_ number: Int, _ object: KeyedEncodingContainer<Name>) {
            (self.number, self.object) = (number, object)
        }

        init(_ number: Int, _ list: any UnkeyedEncodingContainer) {
            (self.number, self.list) = (number, list)
        }
    }

    private var random: RandomNumbers
    private let goesOn: Bool
    /// True for super encoders, whose containers `JSONEncoder` writes at the end of their lives, so
    /// that none may be kept.
    private let hasSuper: Bool
    private var kept: [Slot] = []
    private var count = 0
    private var numbers: [String: Int] = [:]
    private(set) var usesKept = false

    /// - Parameter goesOn: True to ignore errors of the encoder, and to keep super encoders, too.
    init(seed: UInt64, goesOn: Bool = false) {
        random = RandomNumbers(seed: seed)
        self.goesOn = goesOn
        hasSuper = seed % 2 == 1
    }

    private func keep(_ slot: Slot) {
        if goesOn || !hasSuper, random.next(below: 2) == 0 { kept.append(slot) }
    }

    private func number(_ key: String? = nil) -> Int {
        if let key, let known = numbers[key] { return known }
        count += 1
        if let key { numbers[key] = count }
        return count
    }

    func write(to encoder: any Encoder, _ depth: Int) throws {
        var slots: [Slot] = []
        switch random.next(below: 6) {
        case 0:
            let number = number()
            var single = encoder.singleValueContainer()
            let size = [1, 3, 65, 80][random.next(below: 4)]
            try single.encode(members(size, of: number))
            guard random.next(below: 3) > 0 else { return }
            slots.append(Slot(number, encoder.container(keyedBy: Name.self)))
        case 1:
            var single = encoder.singleValueContainer()
            switch random.next(below: 4) {
            case 0: return try single.encodeNil()
            case 1: return try single.encode([1, 2])
            case 2 where depth > 0: return try single.encode(Node(tree: self, depth: depth - 1))
            default: return try single.encode("text")
            }
        case 2: slots.append(Slot(number(), encoder.unkeyedContainer()))
        default:
            slots.append(Slot(number(), encoder.container(keyedBy: Name.self)))
            if random.next(below: 4) == 0 {
                slots.append(Slot(slots[0].number, encoder.container(keyedBy: Name.self)))
            }
        }
        keep(slots[0])
        for _ in 0..<random.next(below: 9) {
            let isKept = !kept.isEmpty && random.next(below: 6) == 0
            if isKept { usesKept = true }
            let slot =
                isKept
                ? kept[random.next(below: kept.count)] : slots[random.next(below: slots.count)]
            do {
                guard let new = try call(slot, depth, isKept: isKept) else { continue }
                slots.append(new)
                keep(new)
            } catch let error where error is Broken || goesOn {}
        }
        // JSONEncoder does not take back all that such a model has begun, and ends the process.
        if goesOn, depth < 3, random.next(below: 8) == 0 { throw Broken() }
    }

    private func members(_ count: Int, of number: Int) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: (0..<count).map { ("\(number).s\($0)", $0) })
    }

    /// Calls a container once; returns one that was requested.
    private func call(_ slot: Slot, _ depth: Int, isKept: Bool) throws -> Slot? {
        // JSONEncoder ends the process for some models in a container that is used late.
        let takesModels = goesOn || !isKept
        // Copies: a model that is written may come back to the same container.
        var (object, list) = (slot.object, slot.list)
        let step = random.next(below: 8)
        // Of each kind of value, so that JSONEncoder need not replace a container.
        let name = "\(slot.number).\(["s", "s", "d", "m", "o", "l", "p", "s"][step])"
        let key = Name(name + "\(step == 6 ? number() : random.next(below: 4))")
        let value = random.next(below: 100)
        let size = [1, 63, 64, 65, 70][random.next(below: 5)]
        switch step {
        case 0, 1:
            try object?.encode(value, forKey: key)
            try list?.encode(value)
        case 2 where takesModels:
            // With members of its own if other models may be continued, else of any kind.
            let kind =
                goesOn
                ? 5 + random.next(below: 2) : [0, 1, 2, 3, 4, 6, 6, 6][random.next(below: 8)]
            let value = Leaf(Leaf.Kind(rawValue: kind) ?? .named, size: size, number: number())
            // The same object twice, of which an object has the last.
            for _ in 0..<random.next(below: 3) {
                do {
                    try object?.encode(value, forKey: key)
                    try list?.encode(value)
                } catch is Broken {}
            }
        case 3 where takesModels && depth > 0:
            let node = Node(tree: self, depth: depth - 1)
            try object?.encode(node, forKey: key)
            try list?.encode(node)
        case 4:
            let number = number(object == nil ? nil : key.stringValue)
            let inner =
                object?.nestedContainer(keyedBy: Name.self, forKey: key)
                ?? list?.nestedContainer(keyedBy: Name.self)
            return inner.map { Slot(number, $0) }
        case 5:
            let inner =
                object?.nestedUnkeyedContainer(forKey: key)
                ?? list?.nestedUnkeyedContainer()
            return inner.map { Slot(number(), $0) }
        // JSONEncoder inserts the elements of super encoders at the end of their lives.
        case 6 where goesOn || hasSuper && list == nil:
            let encoder = object?.superEncoder(forKey: key) ?? list?.superEncoder()
            // Without a use, for a value, or for a container.
            switch random.next(below: 4) {
            case 0: return nil
            case 1 where takesModels && depth > 0:
                var single = encoder?.singleValueContainer()
                try single?.encode(Node(tree: self, depth: depth - 1))
                return nil
            default: return encoder.map { Slot(number(), $0.container(keyedBy: Name.self)) }
            }
        default:
            try object?.encodeNil(forKey: key)
            try list?.encodeNil()
        }
        return nil
    }
}

/// A value that encodes itself at once, in one of several ways, or fails.
private final class Leaf: Encodable {
    enum Kind: Int { case numbered, byCase, byFlag, list, failing, broken, named }

    private enum Key: String, Encodable, CodingKeyRepresentable { case one, two }

    private let kind: Kind
    private let number: Int
    private let names: [String: Int]

    init(_ kind: Kind, size: Int, number: Int) {
        (self.kind, self.number) = (kind, number)
        names = Dictionary(uniqueKeysWithValues: (0..<size).map { ("\(number).s\($0)", $0) })
    }

    func encode(to encoder: any Encoder) throws {
        switch kind {
        case .numbered:
            try Dictionary(uniqueKeysWithValues: names.map { ($1, $0) }).encode(to: encoder)
        case .byCase: try [Key.one: names, .two: [:]].encode(to: encoder)
        case .byFlag: try [names.isEmpty: names].encode(to: encoder)
        case .list: try names.values.sorted().map { Optional($0) }.encode(to: encoder)
        case .failing: throw CallTree.Broken()
        // JSONEncoder ends the process behind some of these.
        case .broken:
            var object = encoder.container(keyedBy: Name.self)
            try object.encode(names, forKey: Name("\(number).names"))
            throw CallTree.Broken()
        case .named: try names.encode(to: encoder)
        }
    }
}
