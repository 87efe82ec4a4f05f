import Foundation
import ResponseMapper
import Testing

/// The number of containers that may be nested, whatever they are.
@Suite(.hangLimit) struct ModelEncoderLimitsTests {
    private func nested(
        _ depth: Int, _ innermost: @escaping (any Encoder) throws -> Void
    ) -> Encoding {
        depth == 1
            ? Encoding(innermost)
            : Encoding { try [nested(depth - 1, innermost)].encode(to: $0) }
    }

    private static let innermost: [@Sendable (any Encoder) throws -> Void] = [
        { try [1].encode(to: $0) }, { try [Int]().encode(to: $0) },
        { _ = $0.container(keyedBy: Name.self) }, { try ["a": 1].encode(to: $0) },
        { try JSON([]).encode(to: $0) },
    ]

    @Test(arguments: innermost.indices)
    func `512 containers may be nested, and no more`(_ index: Int) throws {
        let innermost = Self.innermost[index]
        #expect(try JSON(encoding: nested(512, innermost)).text.hasPrefix("[[[["))
        for depth in [513, 514, 600] {
            let error = #expect(throws: EncodingError.self) {
                try ModelEncoder().encode(nested(depth, innermost))
            }
            guard case .invalidValue(_, let context)? = error else { return }
            #expect(context.codingPath.count == 512)
            #expect(context.debugDescription.hasPrefix("wanted at most 512 nested containers"))
        }
    }

    @Test func `nested containers have the same limit`() throws {
        func lists(_ depth: Int) -> (any Encoder) throws -> Void {
            { encoder in
                var list = encoder.unkeyedContainer()
                for _ in 1..<depth { list = list.nestedUnkeyedContainer() }
            }
        }
        let text = try JSON(encoding: Encoding(lists(512))).text
        #expect(text == String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
        #expect(throws: EncodingError.self) { try ModelEncoder().encode(Encoding(lists(513))) }
        #expect(throws: EncodingError.self) { try ModelEncoder().encode(nested(512, lists(2))) }
    }
}
