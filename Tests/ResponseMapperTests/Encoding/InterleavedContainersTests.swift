import Foundation
import ResponseMapper
import Testing

/// Containers that are requested, and written in any order, as `JSONEncoder` writes them.
@Suite(.hangLimit) struct InterleavedContainersTests {
    @Test(arguments: 0..<400) func `any order of writing is JSONEncoder's`(seed: Int) throws {
        let (mine, theirs) = (Interleaving(seed: seed), Interleaving(seed: seed))
        let foundation = JSONEncoder()
        foundation.outputFormatting = .sortedKeys
        let wanted = String(decoding: try foundation.encode([theirs]), as: UTF8.self)
        for format in [ModelEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted]] {
            let encoder = ModelEncoder(outputFormatting: format)
            let data = try encoder.encode([mine])
            #expect(try JSON(parsing: data).text == wanted)
            // JSONEncoder's super encoders have the path of a container that was requested before.
            #expect(mine.paths == theirs.paths || mine.hasSuper)
            #expect(try String(decoding: data, as: UTF8.self) == format.text(wanted))
        }
    }

    @Test func `what is written behind the end of its model is an error`() {
        var escaped: KeyedEncodingContainer<Name>?
        let value = Members { object in
            let inner = Members {
                escaped = $0.nestedContainer(keyedBy: Name.self, forKey: Name("b"))
            }
            try object.encode(inner, forKey: Name("a"))
            try escaped?.encode(1, forKey: Name("late"))
        }
        #expect(throws: EncodingError.self) { try ModelEncoder().encode(value) }
    }

    @Test func `a super encoder's container is continued behind a move`() throws {
        let value = Members { object in
            try object.encode(0, forKey: Name("z"))
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
            var inner = nested.superEncoder(forKey: Name("s")).container(keyedBy: Name.self)
            try inner.encode(1, forKey: Name("x"))
            try object.encode(0, forKey: Name("b"))
            var again = nested.nestedContainer(keyedBy: Name.self, forKey: Name("s"))
            try again.encode(2, forKey: Name("y"))
        }
        #expect(try JSON(encoding: value).text == #"{"z":0,"a":{"s":{"x":1,"y":2}},"b":0}"#)
    }

    @Test func `a finished container is not taken for one of a super encoder`() {
        var escaped: KeyedEncodingContainer<Name>?
        let value = Members { object in
            var inner = object.superEncoder().container(keyedBy: Name.self)
            try object.encode(["k": Members { escaped = $0 }], forKey: Name("a"))
            var open = (1...3).map {
                inner.nestedContainer(keyedBy: Name.self, forKey: Name("n\($0)"))
            }
            try open[2].encode(1, forKey: Name("x"))
            try escaped?.encode(2, forKey: Name("late"))
        }
        #expect(throws: EncodingError.self) { try ModelEncoder().encode(value) }
    }

    @Test func `a container around an unfinished value is an error, the value whole`() throws {
        let value = Members { object in
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
            var outer = object
            let inner = Members { inner in
                try inner.encode(1, forKey: Name("x"))
                #expect(throws: EncodingError.self) { try outer.encode(2, forKey: Name("y")) }
                try inner.encode(3, forKey: Name("z"))
            }
            try nested.encode(inner, forKey: Name("b"))
        }
        #expect(try JSON(encoding: value).text == #"{"a":{"b":{"x":1,"z":3}}}"#)
    }

    @Test(arguments: [3, 80]) func `a dictionary's object is continued`(count: Int) throws {
        let members = Dictionary(uniqueKeysWithValues: (0..<count).map { ("aKey\($0)", $0) })
        let value = Encoding { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(members)
            var object = encoder.container(keyedBy: Name.self)
            try object.encode(-1, forKey: Name("aKey1"))
            try object.encode(-2, forKey: Name("bKey"))
        }
        let foundation = JSONEncoder()
        foundation.keyEncodingStrategy = .convertToSnakeCase
        for (keys, theirs) in [
            (ModelEncoder.KeyEncodingStrategy.useDefaultKeys, JSONEncoder()),
            (.convertToSnakeCase, foundation),
        ] {
            let data = try ModelEncoder(keys: keys).encode([value])
            let wanted = try theirs.encode([value])
            #expect(data.count == wanted.count)
            #expect(try JSON(parsing: data) == JSON(parsing: wanted))
        }
    }

    @Test(arguments: [false, true])
    func `a value of a super encoder writes around itself`(fails: Bool) throws {
        struct Failure: Error {}
        let value = Members { object in
            var outer = object
            var single = object.superEncoder().singleValueContainer()
            let inner = Members { inner in
                try inner.encode(1, forKey: Name("x"))
                try outer.encode(2, forKey: Name("y"))
                try inner.encode(3, forKey: Name("z"))
                if fails { throw Failure() }
            }
            do { try single.encode(inner) } catch { try single.encode(5) }
            try object.encode(4, forKey: Name("w"))
        }
        let inner = fails ? "5" : #"{"x":1,"z":3}"#
        #expect(try JSON(encoding: value).text == #"{"super":\#(inner),"y":2,"w":4}"#)
    }

    @Test func `a finished container does not write into an object that was moved`() throws {
        let value = Members { object in
            var escaped: KeyedEncodingContainer<Name>?
            var moved = object.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
            try object.encode(0, forKey: Name("b"))
            try object.encode(Members { escaped = $0 }, forKey: Name("c"))
            let other = Members { other in
                #expect(throws: EncodingError.self) { try escaped?.encode(1, forKey: Name("x")) }
                try other.encode(2, forKey: Name("y"))
            }
            try moved.encode(other, forKey: Name("d"))
        }
        #expect(try JSON(encoding: value).text == #"{"a":{"d":{"y":2}},"b":0,"c":{}}"#)
    }
}

extension ModelEncoder.OutputFormatting {
    fileprivate func text(_ text: String) throws -> String {
        contains(.prettyPrinted) ? try JSON(parsing: text).prettyText : text
    }
}

/// Requests containers in each other and writes them, by random numbers.
private final class Interleaving: Encodable {
    private let seed: Int
    /// The coding paths of the containers as they were written.
    private(set) var paths: [String] = []

    init(seed: Int) { self.seed = seed }

    var hasSuper: Bool { seed % 2 == 1 }

    func encode(to encoder: any Encoder) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        var objects = [encoder.container(keyedBy: Name.self)]
        var lists: [any UnkeyedEncodingContainer] = []
        paths = []
        for step in 0..<40 {
            let key = Name("k\(step)")
            let object = random.next(below: objects.count)
            let list = random.next(below: max(1, lists.count))
            switch random.next(below: lists.isEmpty ? 5 : hasSuper ? 10 : 9) {
            case 0, 1: try objects[object].encode(step, forKey: key)
            case 2: try objects[object].encode(["a": ["b": [step]]], forKey: key)
            case 3:
                objects.append(objects[object].nestedContainer(keyedBy: Name.self, forKey: key))
            case 4: lists.append(objects[object].nestedUnkeyedContainer(forKey: key))
            case 5: try lists[list].encode(step)
            case 6: try lists[list].encode(["a": step])
            case 7: objects.append(lists[list].nestedContainer(keyedBy: Name.self))
            case 8: lists.append(lists[list].nestedUnkeyedContainer())
            default:
                let inner = objects[object].superEncoder(forKey: key)
                objects.append(inner.container(keyedBy: Name.self))
            }
            paths.append(Self.text(objects[object].codingPath))
            if !lists.isEmpty {
                paths.append("\(Self.text(lists[list].codingPath)) \(lists[list].count)")
            }
        }
        // Containers that are there already are continued, too.
        var again = encoder.container(keyedBy: Name.self)
        try again.encode("end", forKey: Name("end"))
    }

    private static func text(_ path: [any CodingKey]) -> String {
        path.map(\.stringValue).joined(separator: ".")
    }
}
