import Foundation
import ResponseMapper
import Testing

private struct Cart: Decodable {
    struct Item: Decodable {
        var id: Int
        var price: Double
        var suit: Suit?
    }
    enum Suit: String, Decodable { case hearts }
    enum State: String, Decodable, UnknownCase { case open, unknown }

    var items: [Item]
    var total: Double?
    var isPaid: Bool
    var state: State
    var byName: [String: Int]
}

@Suite(.hangLimit) struct RepairTests {
    private let lenient = ModelDecoder(policy: .lenient)

    private func report<Model: Decodable>(
        _ type: Model.Type, _ text: String, at path: JSONPath = .root
    ) throws -> RepairReport {
        try lenient.reporting { try $0.decode(type, from: text, at: path) }.1
    }

    private static let texts = [
        (
            #"{"items":[{"id":1,"price":"n/a"},{"id":2,"price":1}]}"#,
            #"$.items[0].price: wanted Double, found string "n/a"; dropped"#
        ),
        (
            #"{"items":[{"id":"1","price":2}]}"#,
            #"$.items[0].id: wanted Int, found string "1"; converted"#
        ),
        (
            #"{"items":[{"id":1,"price":2,"suit":"cups"}]}"#,
            #"$.items[0].suit: wanted Suit, which is no UnknownCase, found string "cups"; nil used"#
        ),
        (
            #"{"items":"[{\"id\":1,\"price\":2}]"}"#,
            #"$.items: wanted an array, found string "[{\"id\":1,\"price\":2}]"; parsed"#
        ),
        (
            #"{"items":"[{\"id\":\"1\",\"price\":2}]"}"#,
            #"$.items[0].id: wanted Int, found string "1"; converted"#
        ),
        (#"{"items":{}}"#, "$.items: wanted an array, found object of 0; converted"),
        (#"{"total":1}"#, "$.items: wanted Array<Item>, found nothing; default used"),
        (#"{"isPaid":null}"#, "$.isPaid: wanted Bool, found null; default used"),
        (#"{"total":"n/a"}"#, #"$.total: wanted Double, found string "n/a"; nil used"#),
        (#"{"state":"shut"}"#, #"$.state: wanted State, found string "shut"; unknown used"#),
        (#"{"byName":{"a":1,"b":"x"}}"#, #"$.byName.b: wanted Int, found string "x"; dropped"#),
    ]

    @Test(arguments: texts)
    func `a repair says where, what was wanted, what was found and what was done`(
        _ text: String, _ says: String
    ) throws {
        let lines = try report(Cart.self, text).repairs.map(\.description)
        #expect(lines.contains(says), "\(lines)")
    }

    @Test func `a report has the repairs in the order of the model`() throws {
        let text = #"{"items":[],"total":"1","isPaid":0,"state":"open","byName":[]}"#
        #expect(
            try report(Cart.self, text).description == """
                3 repairs
                $.total: wanted Double, found string "1"; converted
                $.isPaid: wanted Bool, found number 0; converted
                $.byName: wanted an object, found array of 0; converted
                """)
        #expect(try report(Int.self, "1").description == "")
        #expect(try report(Int.self, #""1""#).description.hasPrefix("1 repair\n$: wanted Int"))
    }

    @Test func `paths begin at the root, also below a path`() throws {
        let report = try report([Int].self, #"{"a":[[1,"2"]]}"#, at: "a>0")
        #expect(report.repairs.map(\.path) == ["a>0>1"])
    }

    @Test func `nothing at a path is repaired, too`() throws {
        let (numbers, report) = try lenient.reporting {
            try $0.decode([Int].self, from: "{}", at: "a>b")
        }
        #expect(numbers == [])
        #expect(
            report.repairs == [Repair(.defaulted, at: "a>b", wanted: "an array", found: "nothing")])
    }

    @Test func `what was repaired in a value that is not used is not told`() throws {
        struct Outer: Decodable { var inner: Inner? }
        struct Inner: Decodable { var first: Int, second: Int }
        let repairs = try report(Outer.self, #"{"inner":{"first":"1","second":"x"}}"#).repairs
        #expect(repairs.map(\.path) == ["inner>second"])
        #expect(repairs.map(\.kind) == [.cleared])
    }

    @Test func `a long value is cut off, and a secret is not shown`() throws {
        let long = String(repeating: "x", count: 1000)
        struct Secrets: Decodable { var text: Int?, password: Int?, accessToken: [Int] }
        let repairs = try report(
            Secrets.self, #"{"text":"\#(long)","password":"hunter2","accessToken":[1,"abc"]}"#
        ).repairs
        #expect(repairs[0].found.count < 60)
        #expect(repairs[1].found == "•••")
        #expect(repairs[2].found == "•••")
    }

    @Test(arguments: [(40, 40, ""), (41, 40, "…"), (39, 39, "")])
    func `up to forty characters of a value are shown`(
        count: Int, shown: Int, mark: String
    ) throws {
        struct Page: Decodable { var page: Int? }
        for letter in ["x", "é", "/"] {
            let text = String(repeating: letter, count: count)
            let repairs = try report(Page.self, #"{"page":"\#(text)"}"#).repairs
            let found = String(repeating: letter, count: shown)
            #expect(repairs.map(\.found) == [#"string "\#(found)\#(mark)""#])
        }
    }

    @Test(arguments: [
        ("https://ann:1234@a.b/c", #"https://•••@a.b/c""#), ("see: token=abc", "see: token=•••"),
        ("a <token>abc</token> d", "a <token•••"), ("secret key, no value", nil),
    ])
    func `what looks like a secret in a value is not shown`(_ text: String, _ shown: String?) throws
    {
        struct Page: Decodable { var page: Int? }
        let repairs = try report(Page.self, #"{"page":"\#(text)"}"#).repairs
        #expect(repairs.map(\.found) == [#"string "\#(shown ?? text + "\"")"#])
    }

    @Test(arguments: [(1_000, 0), (1_001, 1), (1_500, 500)])
    func `after a thousand, repairs are counted`(count: Int, others: Int) throws {
        let text = "[" + Array(repeating: #""1""#, count: count).joined(separator: ",") + "]"
        let report = try report([Int].self, text)
        #expect((report.repairs.count, report.omitted) == (1_000, others))
        #expect(report.description.hasPrefix("\(count) repairs\n"))
        #expect(report.description.hasSuffix("\nand \(others) more") == (others > 0))
        // Also in the report of a mapping around another one.
        let response = Response(text: "{}").with(.lenient)
        let (_, around) = try response.reporting { _ in
            try Response(text: text).with(.lenient).mapArray(Int.self)
        }
        #expect((around.repairs.count, around.omitted) == (1_000, others))
    }

    @Test(arguments: [
        (MappingPolicy.DropLimit.share(0.5), [0, 0, 1, 1, 2, 2, 3, 3]),
        (.share(0.34), [0, 0, 0, 1, 1, 1, 2, 2]), (.share(0.99), [0, 0, 1, 2, 3, 4, 5, 6]),
        (.share(1.0.nextDown), [0, 0, 1, 2, 3, 4, 5, 6]), (.share(1), [0, 1, 2, 3, 4, 5, 6, 7]),
        (.share(0), [0, 0, 0, 0, 0, 0, 0, 0]), (.count(2), [0, 1, 2, 2, 2, 2, 2, 2]),
        (.any, [0, 1, 2, 3, 4, 5, 6, 7]), (.share(7), [0, 1, 2, 3, 4, 5, 6, 7]),
        (.count(0), [0, 0, 0, 0, 0, 0, 0, 0]), (.count(-1), [0, 0, 0, 0, 0, 0, 0, 0]),
        (.count(.max), [0, 1, 2, 3, 4, 5, 6, 7]), (.share(.infinity), [0, 1, 2, 3, 4, 5, 6, 7]),
        (.share(.nan), [0, 0, 0, 0, 0, 0, 0, 0]), (.share(-.infinity), [0, 0, 0, 0, 0, 0, 0, 0]),
    ])
    func `of each number of elements, the limit is dropped and one more is an error`(
        _ limit: MappingPolicy.DropLimit, _ dropped: [Int]
    ) throws {
        let policy = MappingPolicy.lenient(dropping: limit)
        for (count, most) in dropped.enumerated() {
            for bad in 0...count {
                let texts = (0..<count).map { $0 < bad ? #""x""# : "\($0)" }
                let list = "[\(texts.joined(separator: ","))]"
                let numbers = try? ModelDecoder(policy: policy).decode([Int].self, from: list)
                #expect(numbers?.count == (bad <= most ? count - bad : nil), "\(list)")
                let members = texts.enumerated().map { #""\#($0)":\#($1)"# }
                let object = "{\(members.joined(separator: ","))}"
                let named = try? ModelDecoder(policy: policy).decode(
                    [String: Int].self, from: object)
                #expect(named?.count == numbers?.count, "\(object)")
                let people = (0..<count).map { JSON($0 < bad ? [:] : ["name": "ann"]) }
                let mapped = try? JSON(people).mapArray(Person.self, policy: policy)
                #expect(mapped?.count == numbers?.count, "\(list)")
            }
        }
    }

    @Test func `a policy without arguments repairs all, and drops up to half of a list`() {
        let all = Set(Repair.Kind.allCases)
        #expect(MappingPolicy.lenient(repairing: all) == .lenient(dropping: .share(0.5)))
        #expect(MappingPolicy.lenient(repairing: all) == .lenient)
    }

    @Test func `a share that a product misses by a rounding is whole`() {
        let policy = MappingPolicy.lenient(dropping: .share(0.29))
        func read(_ bad: Int) -> [Int]? {
            let list = (0..<100).map { $0 < bad ? #""x""# : "1" }.joined(separator: ",")
            return try? ModelDecoder(policy: policy).decode([Int].self, from: "[\(list)]")
        }
        #expect(read(29)?.count == 71)
        #expect(read(30) == nil)
    }

    @Test func `beyond the limit, the error says so and names the first`() {
        let error = #expect(throws: DecodingError.self) {
            try lenient.decode(Held<[Int]>.self, from: #"{"a":[1,"x","y","z"]}"#)
        }
        let first = #"[1]: wanted Int, found string "x""#
        #expect(error?.text == "$.a: wanted at most 2 bad elements, found more, first \(first)")
        let people: JSON = [["name": "ann"], ["name": 1], 2, 3]
        let other = #expect(throws: MapError.self) {
            try people.mapArray(Person.self, policy: .lenient)
        }
        let text = other.map { "\($0)" }
        #expect(text?.contains("at most 2 bad elements, found more, first [1]") == true)
    }

    @Test(arguments: [
        (Repair.Kind.converted, #"{"a":"1"}"#), (.defaulted, #"{"b":1}"#),
        (.defaulted, #"{"a":null}"#),
    ])
    func `only what is allowed is repaired`(_ kind: Repair.Kind, _ text: String) throws {
        struct Two: Decodable { var a: Int, b: Int? }
        let others = Set(Repair.Kind.allCases).subtracting([kind])
        _ = try lenient.decode(Two.self, from: text)
        #expect(throws: DecodingError.self) {
            try ModelDecoder(policy: .lenient(repairing: others)).decode(Two.self, from: text)
        }
    }

    @Test func `a policy that is thorough repairs nothing`() {
        var policy = MappingPolicy.lenient
        policy.isThorough = true
        DecodingError.expect(
            """
            2 values do not fit
            $[0]: wanted Int, found string "1"
            $[1]: wanted Int, found string "x"
            """
        ) { try ModelDecoder(policy: policy).decode([Int].self, from: #"["1","x"]"#) }
    }

    @Test func `a lossy array keeps what it can, and tells why not the rest`() throws {
        struct Page: Decodable {
            @LossyArray var items: [Int]
            var total: Int?
        }
        let page = try lenient.decode(Page.self, from: #"{"items":[1,"2","x",null]}"#)
        #expect(page.items == [1, 2])
        #expect(page.$items.count == 2)
        #expect(try lenient.decode(Page.self, from: #"{"total":0}"#).items == [])
    }
}
