import Foundation
import ResponseMapper
import Testing

/// Random decoding calls on random documents, answered as by `JSONDecoder`.
@Suite(.hangLimit) struct RandomCallsTests {
    @Test func `each call has the value of JSONDecoder, or its error`() throws {
        var (answers, errors) = (0, 0)
        for seed in seeds(1000) {
            var random = RandomNumbers(seed: seed)
            let text = "[\(random.document(depth: 4))]"
            let mine = DecodingCalls(seed: seed).decode(text, by: ModelDecoder())
            let theirs = DecodingCalls(seed: seed).decode(text, by: JSONDecoder())
            #expect(mine == theirs, "FUZZ_SEED=\(seed): \(text)")
            answers += mine.count
            errors += mine.count { $0.contains("!") }
        }
        #expect(errors > answers / 10 && errors < answers)
    }
}

extension RandomNumbers {
    /// A value of a few members or elements; keys are of `a` to `f`, each at most once.
    fileprivate mutating func document(depth: Int) -> String {
        switch next(below: depth > 0 ? 12 : 7) {
        case 0: return "null"
        case 1: return next(below: 2) == 0 ? "true" : "false"
        case 2: return "\(next(below: 600) - 300)"
        case 3: return "\(next(below: 100)).\(next(below: 90) + 1)"
        case 4: return #""a\n\u00e9""#
        case 5: return #""\#(next(below: 50))""#
        case 6: return #""""#
        case 7, 8:
            return "["
                + (0..<next(below: 5)).map { _ in document(depth: depth - 1) }
                .joined(separator: ",") + "]"
        default:
            var members: [String] = []
            for key in "abcdef" where next(below: 2) == 0 {
                members.append(#""\#(key)":"# + document(depth: depth - 1))
            }
            return "{" + members.joined(separator: ",") + "}"
        }
    }
}

/// Decoding calls by random numbers, and their results: of each kind of container, in any order.
// Unchecked: one decoding at a time uses it.
private final class DecodingCalls: @unchecked Sendable {
    struct Node: Decodable {
        init(from decoder: any Decoder) throws { try DecodingCalls.current?.read(decoder) }
    }

    @TaskLocal static var current: DecodingCalls?
    private(set) var results: [String] = []
    private var random: RandomNumbers
    private var depth = 0

    init(seed: UInt64) { random = RandomNumbers(seed: ~seed) }

    func decode(_ text: String, by decoder: any BodyDecoder) -> [String] {
        Self.$current.withValue(self) {
            note { try decoder.decode([Node].self, from: Data(text.utf8)) }
        }
        return results
    }

    /// Notes a value that is read, or the error.
    private func note<Value>(_ read: () throws -> Value) {
        guard let value = taken(read) else { return }
        results.append(value is Node || value is [Node] ? "a node" : "\(value)")
    }

    /// A value or a container; nil if it is refused, which is noted.
    private func taken<Value>(_ read: () throws -> Value) -> Value? {
        do { return try read() } catch {
            results.append("! " + Self.words(of: error, for: Value.self))
            return nil
        }
    }

    /// The kind of an error and its path, but where `JSONDecoder` has another: of a number that
    /// does not fit it has none, of elements that are not there it counts another, and the first
    /// member of a dictionary that does not fit is the first in its own order.
    private static func words<Value>(of error: any Error, for type: Value.Type) -> String {
        if type == [(key: String, value: Int)].self { return "no dictionary" }
        guard let error = error as? DecodingError else { return "corrupted" }
        switch error {
        case .dataCorrupted: return "corrupted"
        case .valueNotFound(_, let context) where context.path.last?.hasPrefix("Index") == true:
            return "no value at \(context.path.dropLast())"
        default: return error.words
        }
    }

    private func read(_ decoder: any Decoder) throws {
        depth += 1
        defer { depth -= 1 }
        for _ in 0...random.next(below: depth > 4 ? 1 : 2) {
            switch random.next(below: 4) {
            case 0:
                guard let list = taken({ try decoder.unkeyedContainer() }) else { continue }
                elements(list)
            case 1: try single(decoder.singleValueContainer())
            default:
                guard let object = taken({ try decoder.container(keyedBy: Name.self) })
                else { continue }
                members(object)
            }
        }
        // A model that fails, the error of which its neighbours see.
        if random.next(below: 6) == 0 { _ = try decoder.container(keyedBy: Name.self) }
    }

    private func single(_ value: any SingleValueDecodingContainer) throws {
        switch random.next(below: 7) {
        case 0: note { value.decodeNil() }
        case 1: note { try value.decode(Int.self) }
        case 2: note { try value.decode(String.self) }
        case 3: note { try value.decode(Double?.self) as Any }
        case 4 where depth < 6: note { try value.decode(Node.self) }
        case 5 where depth < 6: note { try value.decode([Node].self) }
        default: note { try value.decode(UInt8.self) }
        }
    }

    private func members(_ object: KeyedDecodingContainer<Name>) {
        for _ in 0..<random.next(below: 5) {
            let key = Name(String("abcdefg".randomElement(using: &random) ?? "a"))
            switch random.next(below: 17) {
            case 0: note { object.contains(key) }
            case 1: note { try object.decodeNil(forKey: key) }
            case 2: note { object.allKeys.map(\.stringValue).sorted() }
            case 3: note { try object.decode(Int.self, forKey: key) }
            case 4: note { try object.decode(String.self, forKey: key) }
            case 5: note { try object.decode(Double.self, forKey: key) }
            case 6: note { try object.decodeIfPresent(Int8.self, forKey: key) as Any }
            case 7: note { try object.decodeIfPresent(String.self, forKey: key) as Any }
            case 8: note { try object.decode(Int?.self, forKey: key) as Any }
            case 9: note { try object.decode([Int].self, forKey: key) }
            case 10: note { try object.decode([String: Int].self, forKey: key).sorted { $0 < $1 } }
            case 11 where depth < 6:
                let inner = taken {
                    try object.nestedContainer(keyedBy: Name.self, forKey: key)
                }
                inner.map(members)
            case 12 where depth < 6:
                taken { try object.nestedUnkeyedContainer(forKey: key) }.map(elements)
            case 13 where depth < 6:
                _ = taken { try object.superDecoder(forKey: key) }.flatMap { decoder in
                    taken { try read(decoder) }
                }
            case 14 where depth < 6:
                note { try object.decodeIfPresent(Node.self, forKey: key) != nil }
            case 15 where depth < 6: note { try object.decode([Node?].self, forKey: key).count }
            default: note { depth < 6 ? try object.decode(Node.self, forKey: key) as Any : 0 }
            }
        }
    }

    private func elements(_ list: any UnkeyedDecodingContainer) {
        var list = list
        for _ in 0..<random.next(below: 7) {
            switch random.next(below: 12) {
            case 0: note { list.count ?? -1 }
            case 1: note { list.isAtEnd ? -1 : list.currentIndex }
            case 2: note { try list.decodeNil() }
            case 3: note { try list.decode(Int.self) }
            case 4: note { try list.decode(String.self) }
            case 5: note { try list.decodeIfPresent(Double.self) }
            case 6: note { try list.decode(String?.self) as Any }
            case 7 where depth < 6:
                taken { try list.nestedContainer(keyedBy: Name.self) }.map(members)
            case 8 where depth < 6:
                taken { try list.nestedUnkeyedContainer() }.map(elements)
            case 9 where depth < 6:
                _ = taken { try list.superDecoder() }.flatMap { decoder in
                    taken { try read(decoder) }
                }
            case 10: note { try list.decode([Int?].self) }
            default: note { depth < 6 ? try list.decode(Node.self) as Any : 0 }
            }
        }
    }
}
