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

/// Property wrappers, by each decoder and encoder.
@Suite(.hangLimit) struct PropertyWrapperTests {
    private static let decoders: [any BodyDecoder] = [ModelDecoder(), JSONDecoder()]
    private static let both: [Int] = [0, 1]

    private func decode<Model: Decodable>(
        _ type: Model.Type, _ text: String, by number: Int
    ) throws -> Model {
        try Self.decoders[number].decode(type, from: Data(text.utf8))
    }

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
        let other = try decode(Folder.self, #"{"name":"a","parent":null}"#, by: decoder)
        #expect(other.parent == nil)
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
        let query = try decode(Query.self, #"{"size":"x","tags":[1]}"#, by: decoder)
        #expect(query == Query())
        #expect(throws: DecodingError.self) {
            try decode(Query.self, #"{"page":"x"}"#, by: decoder)
        }
        let given = try decode(Query.self, #"{"page":2,"size":3,"tags":["a"]}"#, by: decoder)
        #expect(given.page == 2 && given.size == 3 && given.tags == ["a"])
    }

    @Test func `an error of a default property has its path`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"{"page":"x"}"#).mapObject(Query.self)
        }
        #expect(error?.description == #"$.page: wanted Int, found string "x""#)
    }

    @Test func `a default is written as any other value`() throws {
        for json in try encode(Query()) { #expect(json == ["page": 1, "size": 1, "tags": []]) }
    }

    @Test(arguments: [("7", 7), (#""7""#, 7), ("7.0", 7), ("true", 1)], both)
    func `a scalar is read from another type`(_ row: (String, Int), _ decoder: Int) throws {
        let read = try decode(Scalars.self, #"{"id":\#(row.0)}"#, by: decoder)
        #expect(read.id == row.1 && read.code == nil)
    }

    @Test(
        arguments: [#""7x""#, "7.5", "[7]", "{}", "null", "99999999999999999999"], both)
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

    @Test func `the error of a scalar has its path`() {
        let error = #expect(throws: MapError.self) {
            try Response(text: #"[{"id":1,"code":[]}]"#).mapArray(Scalars.self)
        }
        #expect(error?.description == "$[0].code: wanted String, found array of 0")
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
}

extension Rates {
    fileprivate var hashed: Int { _prices.hashValue }
}
