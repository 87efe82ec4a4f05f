import Foundation
import ResponseMapper
import Testing

/// Models that take their containers in unusual ways are encoded as `JSONEncoder` encodes them.
@Suite(.hangLimit) struct AgainstJSONEncoderTests {
    @Test(arguments: Odd.all) func `it is written as by JSONEncoder`(_ odd: Odd) throws {
        let theirs = JSONEncoder()
        theirs.outputFormatting = .sortedKeys
        theirs.dateEncodingStrategy = .custom { _, _ in }
        theirs.dataEncodingStrategy = .custom { _, _ in }
        let wanted = String(decoding: try theirs.encode(odd.value), as: UTF8.self)
        for format in [ModelEncoder.OutputFormatting.sortedKeys, [.sortedKeys, .prettyPrinted]] {
            let mine = ModelEncoder(
                outputFormatting: format, dates: .custom { _, _ in }, data: .custom { _, _ in })
            #expect(try JSON(parsing: mine.encode(odd.value)).text == wanted)
        }
    }

    @Test func `a root that a strategy leaves empty is an object`() throws {
        let theirs = JSONEncoder()
        theirs.dateEncodingStrategy = .custom { _, _ in }
        let mine = ModelEncoder(dates: .custom { _, _ in })
        #expect(try mine.encode(Date()) == theirs.encode(Date()))
    }

    @Test func `indentation and escapes are kept where members are merged`() throws {
        let value = Members { object in
            try object.encode(["a/b": [1], "c": []], forKey: Name("k"))
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try nested.encode("/", forKey: Name("d"))
        }
        let encoder = ModelEncoder(
            outputFormatting: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(text == (try JSON(parsing: #"{"k":{"a/b":[1],"c":[],"d":"/"}}"#)).prettyText)
    }

    @Test func `a strategy converts no key twice`() throws {
        let value = Members { object in
            try object.encode(["aB": 1], forKey: Name("oneKey"))
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("oneKey"))
            try nested.encode(2, forKey: Name("twoKeys"))
        }
        let encoder = ModelEncoder(keys: .convertToSnakeCase)
        #expect(
            try JSON(encoding: value, by: encoder).text == #"{"one_key":{"aB":1,"two_keys":2}}"#)
    }

    @Test func `a container over a scalar is an error, where JSONEncoder ends the process`() {
        let values = [
            Members { object in
                try object.encode(1, forKey: Name("k"))
                _ = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            },
            Members { object in
                try object.encode(["a": 1], forKey: Name("k"))
                _ = object.nestedUnkeyedContainer(forKey: Name("k"))
            },
            Members { object in
                _ = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
                _ = object.nestedUnkeyedContainer(forKey: Name("k"))
            },
        ]
        for (index, value) in values.enumerated() {
            #expect(throws: EncodingError.self, "\(index)") { try ModelEncoder().encode(value) }
        }
    }
}

/// A model that takes its containers in an unusual way.
struct Odd: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let make: @Sendable () -> Encoding
    var value: Encoding { make() }

    private init(_ name: String, _ encode: @escaping @Sendable (any Encoder) throws -> Void) {
        testDescription = name
        make = { Encoding(encode) }
    }

    private init(
        members name: String,
        _ encode: @escaping @Sendable (inout KeyedEncodingContainer<Name>) throws -> Void
    ) {
        self.init(name) { encoder in
            var container = encoder.container(keyedBy: Name.self)
            try encode(&container)
        }
    }

    static let all = [
        Odd(members: "a value, then a container of its key") { object in
            try object.encode(["x": 1, "y": 2], forKey: Name("k"))
            try object.encode(0, forKey: Name("other"))
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try nested.encode(3, forKey: Name("y"))
            try nested.encode([4], forKey: Name("z"))
        },
        Odd(members: "a list, then a container of its key") { object in
            try object.encode([[1], [2]], forKey: Name("k"))
            var nested = object.nestedUnkeyedContainer(forKey: Name("k"))
            try nested.encode([3])
        },
        Odd(members: "a value behind a container, then the container again") { object in
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try nested.encode(1, forKey: Name("lost"))
            try object.encode(["x": 2], forKey: Name("k"))
            var again = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try again.encode(3, forKey: Name("y"))
        },
        Odd(members: "containers in containers over values") { object in
            try object.encode(["a": ["b": ["c": 1]]], forKey: Name("k"))
            var outer = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            var inner = outer.nestedContainer(keyedBy: Name.self, forKey: Name("a"))
            try inner.encode(2, forKey: Name("d"))
        },
        Odd(members: "super encoders of one key") { object in
            try ["a": 1].encode(to: object.superEncoder())
            try ["b": 2].encode(to: object.superEncoder())
            try ["c": 3].encode(to: object.superEncoder(forKey: Name("k")))
            try ["d": 4].encode(to: object.superEncoder(forKey: Name("k")))
        },
        Odd(members: "a super encoder, then a container of its key") { object in
            try ["a": 1].encode(to: object.superEncoder(forKey: Name("k")))
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try nested.encode(2, forKey: Name("b"))
        },
        Odd(members: "a container, then a super encoder of its key") { object in
            var nested = object.nestedContainer(keyedBy: Name.self, forKey: Name("k"))
            try nested.encode(1, forKey: Name("a"))
            try ["b": 2].encode(to: object.superEncoder(forKey: Name("k")))
        },
        Odd("the same container, asked for twice") { encoder in
            var one = encoder.container(keyedBy: Name.self)
            try one.encode(1, forKey: Name("a"))
            var two = encoder.container(keyedBy: Name.self)
            try two.encode(2, forKey: Name("b"))
            try one.encode(3, forKey: Name("c"))
        },
        Odd("a single value, then a container") { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(["a": 1])
            var object = encoder.container(keyedBy: Name.self)
            try object.encode(2, forKey: Name("b"))
        },
        Odd("a list, then its container") { encoder in
            try [1].encode(to: encoder)
            var list = encoder.unkeyedContainer()
            try list.encode(2)
        },
        Odd("super encoders of a list") { encoder in
            var list = encoder.unkeyedContainer()
            try 1.encode(to: list.superEncoder())
            try list.encode(2)
            _ = list.superEncoder()
        },
        Odd(members: "dates and data that write nothing") { object in
            try object.encode(Date(), forKey: Name("date"))
            try object.encode([Date()], forKey: Name("dates"))
            try object.encode(["a": Data()], forKey: Name("data"))
            try object.encode(Date?.some(Date()), forKey: Name("optional"))
        },
        Odd("a single date that writes nothing") { encoder in
            var single = encoder.singleValueContainer()
            try single.encode(Date())
        },
        Odd("a list with single data that write nothing") { encoder in
            var list = encoder.unkeyedContainer()
            try list.encode(Data())
            try list.encode(Encoding { try [Data()].encode(to: $0) })
        },
    ]
}
