import Foundation
import ResponseMapper
import Testing

private enum Face: String, Decodable, UnknownCase, CustomStringConvertible {
    case hearts, unknown
    var description: String { rawValue }
}

/// Each kind of repair, permitted alone.
@Suite(.hangLimit) struct RepairsAloneTests {
    struct Shape: Sendable, CustomStringConvertible {
        let description: String
        /// The value by each kind of repair with which there is one.
        let wanted: [Repair.Kind: String]
        let read: @Sendable (MappingPolicy) throws -> (String, [Repair.Kind])

        init<Value: Decodable & SendableMetatype>(
            _ type: Value.Type, of text: String, _ wanted: [Repair.Kind: String]
        ) {
            description = "\(type) of \(text)"
            self.wanted = wanted
            read = { policy in
                let decoder = ModelDecoder(policy: policy)
                let (value, report) = try decoder.reporting { try $0.decode(type, from: text) }
                return ("\(value)", report.repairs.map(\.kind))
            }
        }
    }

    private static let misfits: [Shape] = [
        Shape(Held<Int?>.self, of: #"{"a":"x"}"#, [.cleared: "Held<Optional<Int>>(a: nil)"]),
        Shape(
            [Int?].self, of: #"[1,"x"]"#,
            [.cleared: "[Optional(1), nil]", .dropped: "[Optional(1)]"]),
        Shape([String: Int?].self, of: #"{"b":"x"}"#, [.cleared: #"["b": nil]"#]),
        Shape([URL?].self, of: "[1]", [.cleared: "[nil]"]),
        Shape(
            [[Int]?].self, of: #"["x",[2]]"#,
            [.cleared: "[nil, Optional([2])]", .dropped: "[Optional([2])]"]),
        Shape([Date?].self, of: #"["x"]"#, [.cleared: "[nil]"]),
        Shape(
            [Face?].self, of: #"["cups"]"#,
            [.cleared: "[nil]", .unknownCase: "[Optional(unknown)]"]),
        Shape(
            [Face].self, of: #"["cups","hearts"]"#,
            [.dropped: "[hearts]", .unknownCase: "[unknown, hearts]"]),
        Shape(
            [Int?].self, of: #"["7",1]"#,
            [
                .converted: "[Optional(7), Optional(1)]", .cleared: "[nil, Optional(1)]",
                .dropped: "[Optional(1)]",
            ]),
        Shape(
            [[Int]?].self, of: #"["[7]",[1]]"#,
            [
                .parsed: "[Optional([7]), Optional([1])]", .cleared: "[nil, Optional([1])]",
                .dropped: "[Optional([1])]",
            ]),
        Shape([Int].self, of: "[1,null]", [.dropped: "[1]"]),
        Shape(Held<[Int]>.self, of: #"{"a":null}"#, [.defaulted: "Held<Array<Int>>(a: [])"]),
    ]

    @Test(arguments: misfits, Repair.Kind.allCases)
    func `a repair that is permitted alone is the only one`(
        _ shape: Shape, _ kind: Repair.Kind
    ) throws {
        let policy = MappingPolicy.lenient(repairing: [kind])
        guard let wanted = shape.wanted[kind] else {
            #expect(throws: DecodingError.self) { try shape.read(policy) }
            return
        }
        let (value, kinds) = try shape.read(policy)
        #expect(value == wanted)
        #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == kind })
    }

    @Test(arguments: [#"[5]"#, #"["cups"]"#])
    func `a value that does not fit is found once`(_ text: String) {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder(policy: .thorough).decode([Face].self, from: text)
        }
        #expect(error?.text.contains("do not fit") == false)
        DecodingError.expect(#"$[0]: wanted an array, found string "x""#) {
            try ModelDecoder(policy: .thorough).decode([[Int]?].self, from: #"["x"]"#)
        }
    }

    private struct Nest: Decodable {
        let depth: Int

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            depth = try list.isAtEnd ? 1 : 1 + list.decode(Nest.self).depth
        }
    }

    private func list(_ levels: Int, around text: String = "") -> String {
        String(repeating: "[", count: levels) + text + String(repeating: "]", count: levels)
    }

    private func depth(_ text: String) throws -> Int {
        try ModelDecoder(policy: .lenient).decode(Nest.self, from: text).depth
    }

    @Test func `a text in a text adds to the levels around it`() throws {
        let twice = list(100, around: JSON(list(100, around: JSON(list(50)).text)).text)
        #expect(try depth(twice) == 250)
        #expect(try depth(list(256, around: JSON(list(256)).text)) == 512)
        for text in [
            list(256, around: JSON(list(257)).text), list(512, around: JSON(list(1)).text),
            list(200, around: JSON(list(200, around: JSON(list(113)).text)).text),
        ] { #expect(throws: DecodingError.self) { try depth(text) } }
    }
}
