import Foundation
import ResponseMapper
import Testing

private enum FirstPage: DefaultSource { static var value: Int { 1 } }
private enum NoTags: DefaultSource { static var value: [String] { [] } }

private struct Query: Codable, Equatable {
    @DefaultIfMissing<FirstPage> var page: Int
    @DefaultIfUnreadable<FirstPage> var size: Int
    @DefaultIfUnreadable<NoTags> var tags: [String]
}

private struct Scalars: Codable, Equatable {
    @LosslessScalar var id: Int
    @LosslessScalar var code: String?
    @LosslessScalar var count: Int?
}

private struct Dates: Codable, Equatable {
    @ISODate var made: Date
    @UnixSeconds var sold: Date?
    @UnixMilliseconds var seen: Date
    var day: Date
}

private struct Remarks: Codable, Equatable {
    @NullIfNil var note: String?
    @NullIfNil var count: Int?
}

private struct Folder: Codable, Equatable {
    var name: String
    @Indirect var parent: Folder?
}

private struct Rates: Codable, Equatable {
    @LossyDictionary var prices: [String: Double]
}

private struct Page: Codable, Hashable {
    @LossyArray var items: [Int]
}

/// Property wrappers, by each decoder and encoder.
@Suite(.hangLimit) struct PropertyWrapperTests {
    private static let decoders: [any BodyDecoder] = [ModelDecoder(), JSONDecoder()]
    private static let both: [Int] = [0, 1]

    private func decode<Model: Decodable>(
        _ type: Model.Type, _ text: String, by number: Int
    ) throws -> Model { try Self.decoders[number].decode(type, from: Data(text.utf8)) }

    private func encode(_ model: some Encodable) throws -> [JSON] {
        [try JSON(encoding: model), try JSON(parsing: JSONEncoder().encode(model))]
    }

    @Test(arguments: ["{}", #"{"page":null,"size":null,"tags":null}"#], both)
    func `a missing value is the default, also strictly`(_ text: String, _ decoder: Int) throws {
        #expect(try decode(Query.self, text, by: decoder) == Query())
        #expect(Query().page == 1)
    }

    @Test(arguments: both)
    func `a property of its own type is coded as any other`(_ decoder: Int) throws {
        let text = #"{"name":"a","parent":{"name":"b"}}"#
        let folder = try decode(Folder.self, text, by: decoder)
        #expect(folder == Folder(name: "a", parent: Folder(name: "b", parent: nil)))
        for json in try encode(folder) { #expect(json == ["name": "a", "parent": ["name": "b"]]) }
        #expect(try decode(Folder.self, #"{"name":"a","parent":null}"#, by: decoder).parent == nil)
        #expect(throws: DecodingError.self) {
            try decode(Folder.self, #"{"name":"a","parent":7}"#, by: decoder)
        }
    }

    @Test(arguments: both)
    func `an optional is null if it is nil, and its key has to be there`(_ decoder: Int) throws {
        let notes = Remarks(note: nil, count: 7)
        for json in try encode(notes) { #expect(json == ["note": nil, "count": 7]) }
        #expect(try decode(Remarks.self, #"{"note":null,"count":7}"#, by: decoder) == notes)
        #expect(throws: DecodingError.self) {
            try decode(Remarks.self, #"{"count":7}"#, by: decoder)
        }
    }

    @Test(arguments: both)
    func `a misfit is the default only where that is said`(_ decoder: Int) throws {
        #expect(try decode(Query.self, #"{"size":"x","tags":[1]}"#, by: decoder) == Query())
        #expect(throws: DecodingError.self) {
            try decode(Query.self, #"{"page":"x"}"#, by: decoder)
        }
        let given = try decode(Query.self, #"{"page":2,"size":3,"tags":["a"]}"#, by: decoder)
        #expect(given.page == 2 && given.size == 3 && given.tags == ["a"])
    }

    @Test func `an error of a property has its path`() {
        MapError.expect(#"$.page: wanted Int, found string "x""#) {
            try Response(text: #"{"page":"x"}"#).mapObject(Query.self)
        }
        MapError.expect("$[0].code: wanted String, found array of 0") {
            try Response(text: #"[{"id":1,"code":[]}]"#).mapArray(Scalars.self)
        }
    }

    @Test func `a default is written as any other value`() throws {
        for json in try encode(Query()) { #expect(json == ["page": 1, "size": 1, "tags": []]) }
    }

    @Test(arguments: [("7", 7), (#""7""#, 7), ("7.0", 7), ("true", 1)], both)
    func `a scalar is read from another type`(_ row: (String, Int), _ decoder: Int) throws {
        let read = try decode(Scalars.self, #"{"id":\#(row.0)}"#, by: decoder)
        #expect(read.id == row.1 && read.code == nil)
    }

    @Test(arguments: [#""7x""#, "7.5", "[7]", "{}", "null", "99999999999999999999"], both)
    func `a scalar that would lose something is an error`(_ text: String, _ decoder: Int) {
        #expect(throws: DecodingError.self) {
            try decode(Scalars.self, #"{"id":\#(text)}"#, by: decoder)
        }
        #expect(throws: DecodingError.self) {
            try decode(Scalars.self, #"{"id":1,"code":[]}"#, by: decoder)
        }
        #expect(throws: DecodingError.self) {
            try decode(Scalars.self, #"{"id":1,"count":"x"}"#, by: decoder)
        }
    }

    @Test(arguments: both)
    func `an optional scalar is nil, and left out`(_ decoder: Int) throws {
        #expect(try decode(Scalars.self, #"{"id":1,"code":null}"#, by: decoder).code == nil)
        #expect(try decode(Scalars.self, #"{"id":1,"code":7}"#, by: decoder).code == "7")
        for json in try encode(Scalars(id: 1, code: nil, count: nil)) { #expect(json == ["id": 1]) }
        for json in try encode(Scalars(id: 1, code: "a", count: nil)) {
            #expect(json == ["id": 1, "code": "a"])
        }
    }

    @Test(arguments: both)
    func `dates have formats of their own`(_ decoder: Int) throws {
        let text = #"{"made":"1970-01-01T00:00:01.5Z","sold":2,"seen":3000,"day":4}"#
        let dates = try decode(Dates.self, text, by: decoder)
        #expect(dates.made == Date(timeIntervalSince1970: 1.5))
        #expect(dates.sold == Date(timeIntervalSince1970: 2))
        #expect(dates.seen == Date(timeIntervalSince1970: 3))
        #expect(dates.day == Date(timeIntervalSinceReferenceDate: 4))
        let other = try decode(
            Dates.self, #"{"made":"1970-01-01T00:00:01Z","seen":3000,"day":4}"#, by: decoder)
        #expect(other.sold == nil)
        for json in try encode(other) {
            #expect(json == ["made": "1970-01-01T00:00:01Z", "seen": 3000, "day": 4])
        }
        for json in try encode(dates) { #expect(json["sold"] == 2) }
    }

    @Test(
        arguments: [
            #"{"made":1,"seen":1,"day":1}"#, #"{"seen":1,"day":1}"#,
            #"{"made":null,"seen":1,"day":1}"#,
            #"{"made":"1970-01-01T00:00:01Z","sold":"x","seen":1,"day":1}"#,
        ], both)
    func `a date in another format is an error`(_ text: String, _ decoder: Int) {
        #expect(throws: DecodingError.self) { try decode(Dates.self, text, by: decoder) }
    }

    @Test(arguments: both)
    func `a dictionary leaves out what cannot be decoded`(_ decoder: Int) throws {
        let rates = try decode(
            Rates.self, #"{"prices":{"a":1,"b":"x","c":null,"d":2}}"#, by: decoder)
        #expect(rates.prices == ["a": 1, "d": 2])
        #expect(rates.$prices.keys.sorted() == ["b", "c"])
        #expect(rates.$prices["b"] is DecodingError)
        #expect(rates == Rates(prices: ["a": 1, "d": 2]))
        #expect(rates != Rates(prices: ["a": 1]))
        #expect(
            Set([rates.$prices.count, rates.hashed])
                == Set([2, Rates(prices: ["a": 1, "d": 2]).hashed]))
        for json in try encode(rates) { #expect(json == ["prices": ["a": 1, "d": 2]]) }
        for text in ["{}", #"{"prices":[]}"#, #"{"prices":null}"#] {
            #expect(throws: DecodingError.self) { try decode(Rates.self, text, by: decoder) }
        }
    }

    @Test(arguments: [("[]", [], 0), ("[1,2]", [1, 2], 0), (#"[1,"x",3,null,[],{}]"#, [1, 3], 4)])
    func `bad elements are left out, and counted`(
        _ list: String, _ items: [Int], _ dropped: Int
    ) throws {
        let page = try Response(text: #"{"items":\#(list)}"#).mapObject(Page.self)
        #expect(page.items == items)
        #expect(page.$items.count == dropped)
    }

    @Test func `an error tells which element, and why`() throws {
        let page = try Response(text: #"{"items":[1,"x"]}"#).mapObject(Page.self)
        let error = try #require(page.$items.first as? DecodingError)
        guard case .typeMismatch(let type, let context) = error else { throw error }
        #expect(type is Int.Type)
        #expect(context.codingPath.map(\.intValue) == [nil, 1])
    }

    @Test(arguments: ["{}", #"{"items":null}"#, #"{"items":{}}"#])
    func `what is no array is an error`(_ body: String) {
        #expect(throws: MapError.self) { try Response(text: body).mapObject(Page.self) }
    }

    private struct Kept<Element: Decodable>: Decodable {
        @LossyArray var items: [Element]
    }

    /// Both decoders drop the same elements of a list, by the same strategies.
    private func kept<Element: Decodable & Equatable>(
        _ type: Element.Type, _ list: String, dates: ModelDecoder.DateDecodingStrategy,
        _ theirDates: JSONDecoder.DateDecodingStrategy
    ) throws -> [Element] {
        let text = #"{"items":\#(list)}"#
        let mine = ModelDecoder(keys: .convertFromSnakeCase, dates: dates)
        let theirs = JSONDecoder()
        theirs.keyDecodingStrategy = .convertFromSnakeCase
        theirs.dateDecodingStrategy = theirDates
        let items = try mine.decode(Kept<Element>.self, from: text).items
        #expect(items == (try theirs.decode(Kept<Element>.self, from: Data(text.utf8)).items))
        return items
    }

    @Test func `an element is read by the strategies of the decoder`() throws {
        let bad = #"{"a_b":"x"}"#
        func kept<Element: Decodable & Equatable>(
            _ type: Element.Type, _ good: String
        ) throws -> [Element] {
            try self.kept(type, "[\(good),\(bad)]", dates: .secondsSince1970, .secondsSince1970)
        }
        #expect(try kept(Date.self, "1.5") == [Date(timeIntervalSince1970: 1.5)])
        #expect(try kept(Data.self, #""SGk=""#) == [Data("Hi".utf8)])
        #expect(try kept(Decimal.self, "0.1") == [#require(Decimal(string: "0.1"))])
        #expect(try kept(URL.self, #""https://a.b""#) == [#require(URL(string: "https://a.b"))])
        #expect(try kept([String: Int].self, #"{"one_two":1}"#) == [["one_two": 1]])
        #expect(try kept(Int?.self, "1,null") == [1, nil])
        #expect(
            try self.kept(Date.self, #"["1970-01-01T00:00:01Z","x"]"#, dates: .iso8601, .iso8601)
                == [Date(timeIntervalSince1970: 1)])
    }

    @Test func `an element of JSON keeps its digits`() throws {
        let kept = try ModelDecoder().decode(Kept<JSON>.self, from: #"{"items":[1.0,1e400]}"#)
        #expect(kept.items.map(\.text) == ["1.0", "1e400"])
    }

    @Test func `a lenient policy asks an element what it declares`() throws {
        struct Named: Codable, Defaulted { var name = "untitled" }
        let kept = try ModelDecoder(policy: .lenient)
            .decode(Kept<Named>.self, from: #"{"items":[{},{"name":1}]}"#)
        #expect(kept.items.map(\.name) == ["untitled", "1"])
    }

    @Test func `it is an array like any other`() throws {
        let page = Page(items: [1, 2])
        #expect(
            String(decoding: try JSONEncoder().encode(page), as: UTF8.self) == #"{"items":[1,2]}"#)
        let lossy = try Response(text: #"{"items":[1,"x",2]}"#).mapObject(Page.self)
        #expect(lossy == page)
        #expect(Set([lossy, page]).count == 1)
    }
}

extension Rates {
    fileprivate var hashed: Int { _prices.hashValue }
}
