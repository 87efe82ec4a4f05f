import Foundation
import ResponseMapper
import StreamNet
import Testing

/// The decoder of providers that are made where this module is imported.
@Suite(.hangLimit) struct DefaultDecoderTests {
    private struct Word: Decodable, Equatable, Sendable, Parsable { var a: Int }

    private struct Words: API {
        @GET("/word", .baseURL(Shop.items.baseURL)) var word: Action<Void, Word>
        @GET("/word", .baseURL(Shop.items.baseURL), output: .key("a")) var key: Action<Void, Int>
        static let plain: Action<Void, Word> = GET("/word", .baseURL(Shop.items.baseURL)).action
    }

    private struct Ask: TypedTarget {
        typealias Response = Word
        let baseURL = Shop.items.baseURL
        let path: Path = "word"
    }

    // Of a repeated key, this module's decoder reads the last value, and Foundation's the first.
    private let backend = StubBackend { _ in Response(text: #"{"a":1,"a":2}"#) }

    @Test func `actions and typed requests decode by it`() async throws {
        let shop = Provider<Shop>(backend: backend)
        #expect(shop.describe().hasPrefix("decode: ModelDecoder\n"))
        #expect(try await shop.rx(Words.word).value.a == 2)
        #expect(try await shop.rx(Words.key).value == 2)
        #expect(try await shop.rx(Words.plain).value.a == 2)
        #expect(try await shop.send(Ask()).a == 2)
        #expect(try await Words.word.with(.provider(shop)).request(()).a == 2)
    }

    @Test func `it stays with providers that are made of one`() async throws {
        let shop = Provider<Shop>(backend: backend).with(attributes: .timeout(.seconds(3)))
        #expect(try await shop.of(AnyTarget.self).send(Ask()).a == 2)
        #expect(shop.with(plugins: []).describe().hasPrefix("decode: ModelDecoder\n"))
    }

    @Test(
        arguments: [
            Provider<Shop>(attributes: .decoder(JSONDecoder())),
            Provider<Shop>().with(attributes: .decoder(JSONDecoder())),
            Provider<Shop>(plugins: [MapperPlugin(decoder: JSONDecoder())]),
        ])
    func `any decoder that is set wins over it`(_ shop: Provider<Shop>) async throws {
        let shop = shop.with(backend: backend)
        #expect(shop.describe().hasPrefix("decode: JSONDecoder\n"))
        #expect(try await shop.rx(Words.word).value.a == 1)
        #expect(try await shop.send(Ask()).a == 1)
    }

    @Test func `an API without attributes has it for a provider without`() {
        #expect(Words.attributes.contains(Attributes.decoder))
        #expect(Words.attributes.decoder is ModelDecoder)
    }

    @Test func `a failure says where, and is a mapping failure`() async throws {
        let shop = Provider<Shop>(backend: .stub(Response(text: #"{"a":"x"}"#)))
        let error = await #expect(throws: MapError.self) { try await shop.send(Ask()) }
        #expect(error?.path == "a" && error?.unmapped != nil)
    }
}
