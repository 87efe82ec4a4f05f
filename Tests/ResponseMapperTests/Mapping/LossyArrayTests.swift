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

    @Test func `it is an array like any other`() throws {
        let page = Page(items: [1, 2])
        #expect(
            String(decoding: try JSONEncoder().encode(page), as: UTF8.self) == #"{"items":[1,2]}"#)
        let lossy = try Response(text: #"{"items":[1,"x",2]}"#).mapObject(Page.self)
        #expect(lossy == page)
        #expect(Set([lossy, page]).count == 1)
    }
}
