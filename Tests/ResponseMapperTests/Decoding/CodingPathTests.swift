import Foundation
import ResponseMapper
import Testing

/// The paths that models and errors see: those of `JSONDecoder` and `JSONEncoder`.
@Suite(.hangLimit) struct CodingPathTests {
    private enum Keys: Int, CodingKey { case list = 3, name = 7 }

    /// Notes the path at which it is made and written.
    private struct Leaf: Codable {
        var path: [any CodingKey]

        init() { path = [] }
        init(from decoder: any Decoder) throws { path = decoder.codingPath }
        func encode(to encoder: any Encoder) throws { throw Found(path: encoder.codingPath) }
    }

    private struct Found: Error {
        let path: [any CodingKey]
    }

    private struct Model: Codable {
        var list: [[String: Leaf]]

        init() { list = [["k": Leaf()]] }

        init(from decoder: any Decoder) throws {
            list = try decoder.container(keyedBy: Keys.self).decode(
                [[String: Leaf]].self, forKey: .list)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(list, forKey: .list)
        }
    }

    private func check(_ path: [any CodingKey]?) {
        #expect(path?.first as? Keys == .list)
        #expect(path?.map(\.stringValue) == ["list", "Index 0", "k"])
        #expect(path?.map(\.intValue) == [3, 0, nil])
    }

    @Test func `models find their own keys in the path`() throws {
        let text = #"{"list":[{"k":{}}]}"#
        check(try ModelDecoder().decode(Model.self, from: text).list[0]["k"]?.path)
        let converting = ModelDecoder(keys: .convertFromSnakeCase)
        check(try converting.decode(Model.self, from: text).list[0]["k"]?.path)
        check(try JSONDecoder().decode(Model.self, from: Data(text.utf8)).list[0]["k"]?.path)
        let mine = #expect(throws: Found.self) { try ModelEncoder().encode(Model()) }
        check(mine?.path)
        let theirs = #expect(throws: Found.self) { try JSONEncoder().encode(Model()) }
        check(theirs?.path)
    }

    @Test func `errors have them, too, strictly and leniently`() throws {
        let text = #"{"list":[{"k":{}},1]}"#
        for policy in [MappingPolicy.strict, .lenient(repairing: [.cleared]), .thorough] {
            let decoder = ModelDecoder(policy: policy)
            let error = #expect(throws: DecodingError.self) {
                try decoder.decode(Model.self, from: text)
            }
            #expect(error?.path.first as? Keys == .list)
            #expect(error?.path.map(\.stringValue) == ["list", "Index 1"])
        }
    }

    @Test func `an error of the model itself keeps its path`() {
        struct Refusing: Decodable {
            init(from decoder: any Decoder) throws {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "no"))
            }
        }
        struct Outer: Decodable {
            var name: Refusing
            enum CodingKeys: Int, CodingKey { case name = 9 }
        }
        for policy in [MappingPolicy.strict, .lenient(repairing: [.converted]), .thorough] {
            let error = #expect(throws: DecodingError.self) {
                try ModelDecoder(policy: policy).decode(Outer.self, from: #"{"name":1}"#)
            }
            #expect(error?.path.map(\.intValue) == [9])
        }
    }

    @Test func `containers that are nested, and those of a superclass, continue the path`() throws {
        struct Nesting: Decodable {
            var paths: [[any CodingKey]] = []
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: Keys.self)
                var list = try container.nestedUnkeyedContainer(forKey: .list)
                paths.append(list.codingPath)
                paths.append(try list.superDecoder().codingPath)
                paths.append(try container.superDecoder(forKey: .name).codingPath)
                paths.append(try container.superDecoder().codingPath)
            }
        }
        let text = #"{"list":[1],"name":2}"#
        let mine = try ModelDecoder().decode(Nesting.self, from: text)
        let theirs = try JSONDecoder().decode(Nesting.self, from: Data(text.utf8))
        #expect(
            mine.paths.map { $0.map(\.stringValue) } == theirs.paths.map { $0.map(\.stringValue) })
        #expect(mine.paths.map { $0.map(\.intValue) } == theirs.paths.map { $0.map(\.intValue) })
        #expect(mine.paths.map { $0.first as? Keys } == [.list, .list, .name, nil])
    }
}

extension DecodingError {
    fileprivate var path: [any CodingKey] {
        switch self {
        case .keyNotFound(_, let context), .valueNotFound(_, let context): context.codingPath
        case .typeMismatch(_, let context), .dataCorrupted(let context): context.codingPath
        @unknown default: []
        }
    }
}
