import Foundation
import ResponseMapper
import Testing

/// Keys with a common beginning, shorter and longer than the eight bytes that are compared first.
@Suite struct SortedKeysTests {
    /// In order; the quote that ends a key is behind a space and an exclamation mark.
    private static let endings = ["", " ", "!", "\"", "#", "/", "0", "0 ", "00", "\\", "a", "é"]

    private func keys(_ keys: [String], _ format: ModelEncoder.OutputFormatting) throws -> [String]
    {
        let value = Members { object in
            for (index, key) in keys.enumerated() { try object.encode(index, forKey: Name(key)) }
        }
        let data = try ModelEncoder(outputFormatting: format).encode(value)
        return try JSON(parsing: data).keys
    }

    @Test(arguments: [
        "", "a", "abcdefg", "abcdefgh", "abcdefghi", "ab\"cdefgh", "éééé", "/path/to",
    ])
    func `a key that begins another one is before it`(beginning: String) throws {
        let sorted = Self.endings.map { beginning + $0 }
        for first in sorted.indices {
            // Each key is the first once, and the last once, in either direction.
            let turned = Array(sorted[first...] + sorted[..<first])
            for order in [turned, turned.reversed()] {
                #expect(try keys(order, .sortedKeys) == sorted)
                #expect(try keys(order, [.sortedKeys, .withoutEscapingSlashes]) == sorted)
                #expect(try keys(order, [.sortedKeys, .prettyPrinted]) == sorted)
                #expect(try keys(order, []) == order, "none of them is another one")
            }
        }
    }

    @Test(arguments: [2, 64, 65, 100])
    func `a key that begins another one is not taken for it`(count: Int) throws {
        let numbers = (0..<count).map { "abcdefgh" + String(repeating: "x", count: $0) }
        #expect(try keys(numbers, []) == numbers)
        #expect(try keys(numbers + [numbers[1]], []).count == count)
        #expect(try keys(numbers.reversed(), .sortedKeys) == numbers)
    }
}
