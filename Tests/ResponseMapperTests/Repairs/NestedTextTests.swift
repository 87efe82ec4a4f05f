import Foundation
import ResponseMapper
import Testing

/// A text that spells a container is read as one, as deep as a document may be and no deeper.
@Suite(.hangLimit) struct NestedTextTests {
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
        ] {
            #expect(throws: DecodingError.self) { try depth(text) }
        }
    }
}
