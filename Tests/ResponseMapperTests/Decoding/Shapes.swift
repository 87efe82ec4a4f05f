import Foundation

// The family of types that decoders are compared over.

struct Held<Value: Decodable>: Decodable {
    var a: Value
}

struct Perhaps<Value: Decodable>: Decodable {
    var a: Value?
}

enum Suit: String, Decodable {
    case hearts, spades
}

enum Rank: Int, Decodable {
    case one = 1
    case two
}

enum Event: Decodable {
    case opened
    case moved(x: Int, y: Int)
    case named(String)
}

struct Point: Decodable, Equatable {
    var x: Int
    var y: Int?
}

class Animal: Decodable {
    var name: String
}

/// A subclass whose superclass is in a value of its own.
final class Dog: Animal {
    var age: Int

    private enum CodingKeys: CodingKey { case age, parent }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        age = try container.decode(Int.self, forKey: .age)
        try super.init(from: container.superDecoder(forKey: .parent))
    }
}

/// A subclass whose superclass is in `super`.
final class Cat: Animal {
    var age: Int

    private enum CodingKeys: CodingKey { case age }

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        age = try container.decode(Int.self, forKey: .age)
        try super.init(from: container.superDecoder())
    }
}

/// Reads nested containers of all kinds.
struct Nested: Decodable {
    var depth: Int
    var list: [Int] = []
    var rest: [String] = []

    private enum CodingKeys: CodingKey { case outer, list }
    private enum InnerKeys: CodingKey { case inner }
    private enum DepthKeys: CodingKey { case depth }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let outer = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .outer)
        depth = try outer.nestedContainer(keyedBy: DepthKeys.self, forKey: .inner)
            .decode(Int.self, forKey: .depth)
        var numbers = try container.nestedUnkeyedContainer(forKey: .list)
        list.append(try numbers.decode(Int.self))
        var row = try numbers.nestedUnkeyedContainer()
        while !row.isAtEnd { list.append(try row.decode(Int.self)) }
        list.append(
            try numbers.nestedContainer(keyedBy: DepthKeys.self).decode(Int.self, forKey: .depth))
        let last = try numbers.superDecoder().singleValueContainer()
        list.append(try last.decode(Int.self))
        rest = [numbers.currentIndex, numbers.count ?? -1].map(String.init)
        rest += decoder.codingPath.map(\.stringValue) + numbers.codingPath.map(\.stringValue)
    }
}

/// Takes what it gets, the way much code does.
enum Loose: Decodable {
    case number(Int)
    case fraction(Double)
    case text(String)
    case list([Loose])
    case nothing

    init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
            var elements: [Loose] = []
            while !list.isAtEnd {
                if let number = try? list.decode(Int.self) {
                    elements.append(.number(number))
                } else {
                    elements.append(try list.decode(Loose.self))
                }
            }
            self = .list(elements)
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .nothing
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let fraction = try? value.decode(Double.self) {
            self = .fraction(fraction)
        } else {
            self = .text(try value.decode(String.self))
        }
    }
}

/// A list that reports the answers of its container.
struct Steps: Decodable {
    var told: [String] = []

    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        for _ in 0..<3 {
            told.append("\(list.currentIndex) of \(list.count ?? -1), at end: \(list.isAtEnd)")
            if try list.decodeNil() {
                told.append("nil")
            } else if let text = try list.decodeIfPresent(String.self) {
                told.append(text)
            }
        }
    }
}

/// The answers of an object about its keys.
struct Keys: Decodable {
    var all: [String]
    var contained: [Bool]
    var isNil: Bool

    private enum CodingKeys: CodingKey { case a, b, c }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        all = container.allKeys.map(\.stringValue).sorted()
        contained = [.a, .b, .c].map(container.contains)
        isNil = try container.decodeNil(forKey: .a)
    }
}

/// A chain as deep as the JSON.
final class Chain: Decodable {
    var next: Chain?
}
