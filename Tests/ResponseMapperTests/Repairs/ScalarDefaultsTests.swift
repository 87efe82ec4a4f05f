import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct ScalarDefaultsTests {
    private struct Ware: Decodable, Equatable {
        var name: String
        var count: Int
        var small: UInt8
        var price: Double
        var weight: Float
        var exact: Decimal
        var isNew: Bool
        var note: String?
        var tags: [String]
    }

    private let defaults = ScalarDefaults(string: "–", integer: -1, float: 0.5, bool: true)

    @Test func `scalars that are missing or null have the defaults of the policy`() throws {
        let decoder = ModelDecoder(policy: .lenient(defaults: defaults))
        let expected = Ware(
            name: "–", count: -1, small: 0, price: 0.5, weight: 0.5, exact: 0.5, isNew: true,
            note: nil, tags: [])
        #expect(try decoder.decode(Ware.self, from: #"{"note":null}"#) == expected)
        #expect(try decoder.decode(Ware.self, from: #"{"name":null,"count":null}"#) == expected)
    }

    @Test func `what a model declares comes first, and values stay what they are`() throws {
        struct Tea: Codable, Defaulted, Equatable { var kind = "green", grams = 100 }
        let decoder = ModelDecoder(policy: .lenient(defaults: defaults))
        #expect(try decoder.decode(Tea.self, from: "{}") == Tea())
        #expect(try decoder.decode([Int?].self, from: "[null,2]") == [nil, 2])
        #expect(throws: DecodingError.self) {
            try decoder.decode(Tea.self, from: #"{"grams":"many"}"#)
        }
    }
}

/// A raw value that names no case is repaired.
@Suite(.hangLimit) struct UnknownRawValueTests {
    private enum Kind: String, Codable { case plain, other }
    private enum State: Int, Codable, UnknownCase { case on = 1, off = 0, unknown = -1 }

    private struct Item: Codable, Defaulted, Equatable {
        var kind: Kind = .other
        var maybe: Kind? = .plain
        var state: State = .on
        var id = 0
    }

    private struct Bare: Decodable, Equatable {
        var kind: Kind
    }

    private let lenient = ModelDecoder(policy: .lenient)

    @Test func `the declared default is used, and reported`() throws {
        let text = #"[{"kind":"x","maybe":"y","state":7,"id":1}]"#
        let (items, report) = try lenient.reporting { try $0.decode([Item].self, from: text) }
        #expect(items == [Item(kind: .other, maybe: .plain, state: .unknown, id: 1)])
        #expect(report.repairs.map(\.kind) == [.defaulted, .defaulted, .unknownCase])
        #expect(report.repairs.first?.found == #"string "x""#)
        #expect(report.repairs.map(\.path) == ["0>kind", "0>maybe", "0>state"])
    }

    @Test func `without one, the element is dropped, and strictly it is an error`() throws {
        let bare = #"[{"kind":"x"},{"kind":"plain"}]"#
        #expect(try lenient.decode([Bare].self, from: bare) == [Bare(kind: .plain)])
        #expect(throws: DecodingError.self) {
            try ModelDecoder().decode([Item].self, from: #"[{"kind":"x"}]"#)
        }
        let some = ModelDecoder(policy: .lenient(repairing: [.dropped]))
        let items = #"[{"kind":"x","id":1,"state":1},{"kind":"plain","id":1,"state":1}]"#
        #expect(try some.decode([Item].self, from: items).map(\.kind) == [.plain])
    }

    @Test(arguments: [
        (MappingPolicy.lenient(repairing: [.unknownCase]), "Kind, which is no UnknownCase"),
        (.lenient(repairing: [.dropped]), "Kind"),
    ])
    func `the error names UnknownCase, where that would repair it`(
        policy: MappingPolicy, wanted: String
    ) {
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder(policy: policy).decode(Bare.self, from: #"{"kind":"x"}"#)
        }
        let text = #"$.kind: wanted \#(wanted), found string "x""#
        #expect("\(error?.context?.underlyingError ?? MapError(.missing))" == text)
    }

    @Test func `a container is no raw value`() throws {
        let items = #"[{"kind":["x"],"state":1},{"kind":"plain"}]"#
        #expect(try lenient.decode([Item].self, from: items).map(\.kind) == [.plain])
    }
}
