import Foundation

// Types that ask a decoder for what few types ask for.

/// A superclass and a subclass, each in an element of its own.
class Shelf: Decodable {
    var label: String
}

final class Crate: Shelf {
    var weight: Int

    required init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        weight = try list.decode(Int.self)
        try super.init(from: list.superDecoder())
    }
}

/// Three generations, each in the `super` of the one below.
class Mammal: Decodable {
    var legs: Int
}

class Canine: Mammal {
    var teeth: Int

    private enum CodingKeys: CodingKey { case teeth }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        teeth = try container.decode(Int.self, forKey: .teeth)
        try super.init(from: container.superDecoder())
    }
}

final class Poodle: Canine {
    var curls: Int

    private enum CodingKeys: CodingKey { case curls }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        curls = try container.decode(Int.self, forKey: .curls)
        try super.init(from: container.superDecoder())
    }
}

/// Asks an array for what may be there.
struct Maybes: Decodable {
    var number: Int?
    var text: String?
    var list: [Int]?
    var point: Point?
    var flag: Bool?
    var index: Int

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        number = try container.decodeIfPresent(Int.self)
        text = try container.decodeIfPresent(String.self)
        list = try container.decodeIfPresent([Int].self)
        point = try container.decodeIfPresent(Point.self)
        flag = try container.decode(Bool?.self)
        index = container.currentIndex
    }
}

/// Calls its members by numbers.
struct Numbered: Decodable {
    var first: Int
    var second: String?
    var all: [String]
    var path: [String]

    private enum CodingKeys: Int, CodingKey {
        case first = 1
        case second = 20
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        first = try container.decode(Int.self, forKey: .first)
        second = try container.decodeIfPresent(String.self, forKey: .second)
        all = container.allKeys.map { "\($0.stringValue) \($0.intValue ?? -1)" }.sorted()
        path = container.codingPath.map(\.stringValue)
    }
}

enum Unit: String, Decodable, CodingKeyRepresentable {
    case metre, second
}

/// A tree whose nodes report their place.
indirect enum Tree: Decodable {
    case leaf(Int, path: [String])
    case branch([Tree])

    init(from decoder: any Decoder) throws {
        if let number = try? decoder.singleValueContainer().decode(Int.self) {
            self = .leaf(number, path: decoder.codingPath.map(\.stringValue))
        } else {
            self = .branch(try [Tree](from: decoder))
        }
    }
}

@propertyWrapper struct Doubled: Decodable {
    var wrappedValue: Int

    init(from decoder: any Decoder) throws {
        wrappedValue = try 2 * decoder.singleValueContainer().decode(Int.self)
    }
}

struct DoubledPair: Decodable {
    @Doubled var a: Int
    @Doubled var b: Int
}

/// Names that are empty, and that C would cut off.
struct OddNames: Decodable {
    var empty: Int
    var zero: String?

    private enum CodingKeys: String, CodingKey {
        case empty = ""
        case zero = "a\u{0}b"
    }
}

/// Asks one decoder for containers of several kinds, and one member several times.
struct Greedy: Decodable {
    var told: [String] = []

    private enum CodingKeys: CodingKey { case a, b }
    private enum OtherKeys: CodingKey { case b, c }

    init(from decoder: any Decoder) throws {
        let first = try decoder.container(keyedBy: CodingKeys.self)
        let second = try decoder.container(keyedBy: OtherKeys.self)
        told.append("\(try first.decode(Int.self, forKey: .a))")
        told.append("\(try second.decode(Int?.self, forKey: .b) ?? -1)")
        told.append("\(try first.decode(Double.self, forKey: .a))")
        told.append("\((try? first.decode(String.self, forKey: .a)) ?? "none")")
        told.append("\((try? decoder.unkeyedContainer()) == nil)")
        told.append("\(try decoder.singleValueContainer().decode([String: Int?].self).count)")
        told.append("\(try second.superDecoder(forKey: .c).singleValueContainer().decodeNil())")
        told.append("\(try second.decodeNil(forKey: .c))")
    }
}

extension AgainstJSONDecoderTests {
    /// Rare requests of types.
    static let oddShapes = [
        Probe(
            Crate.self, of: #"[3,{"label":"l"}]"#, "[3]", "[3,null]", "[]", #"[3,{"label":1}]"#,
            #"["3",{"label":"l"}]"#, #"[3,{"label":"l"},4]"#),
        Probe(
            [Poodle].self, of: #"[{"curls":1,"super":{"teeth":2,"super":{"legs":4}}}]"#,
            #"[{"curls":1,"super":{"teeth":2,"super":{"legs":"4"}}}]"#,
            #"[{"curls":1,"super":{"teeth":2,"super":null}}]"#,
            #"[{"curls":1,"super":{"teeth":2}}]"#, #"[{"curls":1,"super":[]}]"#, #"[{"curls":1}]"#),
        Probe(
            Maybes.self, of: #"[1,"a",[1],{"x":1},true]"#, "[null,null,null,null,null]", "[1]",
            "[]", #"[null,"a",null,{"x":1,"y":null},null]"#, #"["1"]"#, #"[1,2]"#, #"[1,"a",{}]"#,
            #"[1,"a",[1],{"y":1}]"#, #"[1,"a",[null]]"#, "[1,null,null,null]"),
        Probe(
            [String: Numbered].self, of: #"{"k":{"1":5,"20":"b","01":3,"x":1}}"#, #"{"k":{"1":5}}"#,
            #"{"k":{"01":5}}"#, #"{"k":{"1":5,"20":null}}"#, #"{"k":{"1":5,"20":7}}"#,
            #"{"k":{"first":5,"second":"b"}}"#),
        Probe(
            [Unit: Int?].self, of: #"{"metre":1,"second":null}"#, #"{"mile":1}"#, #"["metre",1]"#,
            "{}", "[]"),
        Probe(
            [Suit: Int].self, of: #"["hearts",1,"spades",2]"#, #"["hearts"]"#, #"{"hearts":1}"#,
            #"["clubs",1]"#, "[]"),
        Probe([Rank: String].self, of: #"[1,"a",2,"b"]"#, #"{"1":"a"}"#, #"[3,"a"]"#),
        Probe(
            [Int: [Int: String?]?].self, of: #"{"1":{"2":"a","3":null},"4":null}"#,
            #"{"1":{"a":"b"}}"#, #"{"a":{}}"#, #"{"1":[]}"#),
        Probe([Double: Int].self, of: "[1.5,1,2,2]", "[1.5]", #"{"1.5":1}"#),
        Probe([String: Int??].self, of: #"{"a":null,"b":1}"#, #"{"a":[]}"#),
        Probe([String: [String?]?].self, of: #"{"a":null,"b":["c",null]}"#, #"{"b":[1]}"#),
        Probe(ClosedRange<Int>.self, of: "[1,2]", "[2,1]", "[1]", "[1,2,3]", "{}"),
        Probe(PartialRangeFrom<Double>.self, of: "[1]", "[null]", "1"),
        Probe(SIMD2<Float>.self, of: "[1,2.5]", "[1]", "[1,2,3]", #"["1",2]"#),
        Probe(ContiguousArray<Int?>.self, of: "[1,null]", "[true]", "null"),
        Probe(Tree.self, of: "[1,[2,[3,4],[]]]", "1", #"[1,"a"]"#, "{}"),
        Probe(DoubledPair.self, of: #"{"a":1,"b":2}"#, #"{"a":1}"#, #"{"a":1,"b":null}"#),
        Probe(
            OddNames.self, of: #"{"":1}"#, #"{"":1,"a\u0000b":"c\u0000d"}"#, #"{"a\u0000b":""}"#,
            #"{"":null}"#, #"{"":1,"a":"short"}"#),
        Probe([String: String].self, of: #"{"":"\u0000","a\u0000":"b","a":"c"}"#),
        Probe(
            Greedy.self, of: #"{"a":1,"b":2,"c":null}"#, #"{"a":1,"b":null,"c":3}"#,
            #"{"a":1,"b":2}"#, #"{"a":1}"#, #"{"b":2,"a":1.5,"c":1}"#, #"{"b":2,"c":1}"#, "[]"),
        Probe(
            [UInt128].self, of: "[340282366920938463463374607431768211455]",
            "[340282366920938463463374607431768211456]", "[-1]", "[1e3]", "[1.5]", #"["1"]"#),
        Probe(
            [Int128].self, of: "[-170141183460469231731687303715884105728]",
            "[-170141183460469231731687303715884105729]", "[null]", "[0,-0]"),
        Probe(
            [Double].self, of: "[1e400]", "[-1e400]", "[1e-400]", "[1e99999999999999999999]",
            "[1e-99999999999999999999]", "[0e99999999999999999999]", "[-0.0]"),
    ]
}
