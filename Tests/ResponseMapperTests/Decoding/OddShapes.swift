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
