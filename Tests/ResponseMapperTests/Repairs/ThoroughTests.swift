import Foundation
import ResponseMapper
import Testing

private struct Order: Decodable {
    struct Item: Decodable { var id: Int, price: Double, suit: Suit? }
    enum Suit: String, Decodable { case hearts }
    enum Size: String, Decodable, CaseIterable { case small, large }

    var number: Int
    var placed: Date
    var size: Size
    var items: [Item]
    var buyer: Buyer
    struct Buyer: Decodable { var name: String, link: URL }
}

@Suite(.hangLimit) struct ThoroughTests {
    private let text = """
        {"number":"7","placed":"today","size":"huge","items":[
        {"id":1,"price":"n/a","suit":"cups"},7,{"id":2,"price":1},{"price":null}],"buyer":[]}
        """

    private let says = """
        9 values do not fit
        $.number: wanted Int, found string "7"
        $.placed: wanted Date, found string "today"
        $.size: wanted Size, found string "huge"
        $.items[0].price: wanted Double, found string "n/a"
        $.items[0].suit: wanted Suit, found string "cups"
        $.items[1]: wanted an object, found number 7
        $.items[3].id: wanted a value, found nothing
        $.items[3].price: wanted Double, found null
        $.buyer: wanted an object, found array of 0
        """

    @Test func `one error tells all that is wrong`() {
        MapError.expect(says) {
            try Response(text: text).with(.mappingPolicy(.thorough)).mapObject(Order.self)
        }
    }

    @Test func `what is wrong once is an error as ever`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"{"a":[1,"x"]}"#).with(.mappingPolicy(.thorough))
                .mapObject([Int].self, at: "a")
        }
        #expect(error == .mismatch(path: "a>1", wanted: "Int", found: #"string "x""#))
    }

    @Test func `what is right is read as ever`() throws {
        let response = Response(text: #"{"a":1}"#).with(.mappingPolicy(.thorough))
        #expect(try response.mapObject(Held<Int>.self).a == 1)
        #expect(try response.reporting { try $0.mapObject(Held<Int>.self) }.1.isEmpty)
    }

    @Test func `paths are those of the body, also in an envelope`() {
        let response = Response(#"{"results":{"list":[1,"x",null]}}"#, envelope: gank)
            .with(.mappingPolicy(.thorough))
        let error = #expect(throws: MapError.self) { try response.mapObject([String: [Int]].self) }
        guard case .several(let errors)? = error?.reason else {
            Issue.record("wanted several, found \(String(describing: error))")
            return
        }
        #expect(errors.map(\.path) == ["results>list>1", "results>list>2"])
    }

    @Test func `models that read themselves are told one by one`() {
        let response = Response(json: [["name": "a"], ["name": 1], [:]])
            .with(.mappingPolicy(.thorough))
        MapError.expect(
            """
            2 values do not fit
            $[1].name: wanted String, found number 1
            $[2].name: wanted a value, found nothing
            """
        ) { try response.mapArray(Person.self) }
    }

    @Test(arguments: [(99, 99), (100, 100), (101, 100), (500, 100)])
    func `after a hundred there is silence`(count: Int, told: Int) {
        let list = Array(repeating: "null", count: count).joined(separator: ",")
        let error = #expect(throws: DecodingError.self) {
            try ModelDecoder(policy: .thorough).decode([Int].self, from: "[\(list)]")
        }
        #expect(error?.text.hasPrefix("\(told) values do not fit\n") == true)
        #expect(error?.text.split(separator: "\n").count == told + 1)
    }
}
