import Foundation
import ResponseMapper
import Testing

private struct Page: Codable, Hashable {
    @LossyArray var items: [Int]
}

@Suite struct LossyArrayTests {
    @Test(arguments: [
        ("[]", [], 0), ("[1,2]", [1, 2], 0), (#"[1,"x",3,null,[],{}]"#, [1, 3], 4),
    ])
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
            try self.kept(
                type, "[\(good),\(bad)]", dates: .secondsSince1970, .secondsSince1970)
        }
        #expect(try kept(Date.self, "1.5") == [Date(timeIntervalSince1970: 1.5)])
        #expect(try kept(Data.self, #""SGk=""#) == [Data("Hi".utf8)])
        #expect(try kept(Decimal.self, "0.1") == [#require(Decimal(string: "0.1"))])
        #expect(try kept(URL.self, #""https://a.b""#) == [#require(URL(string: "https://a.b"))])
        #expect(try kept([String: Int].self, #"{"one_two":1}"#) == [["one_two": 1]])
        #expect(try kept(Int?.self, "1,null") == [1, nil])
        #expect(
            try self.kept(
                Date.self, #"["1970-01-01T00:00:01Z","x"]"#, dates: .iso8601, .iso8601)
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
