import Foundation
import ResponseMapper
import StreamNet
import Testing

/// The decoder that is used, and an envelope that is decoded by it.
@Suite(.hangLimit) struct MapperDecoderTests {
    private static let snake = ModelDecoder(keys: .convertFromSnakeCase)
    private static let plain = JSONDecoder()
    private static let said = Attributes.envelope(coded)
    private static let fine = #"{"code":0,"msg":"ok","data":{"first_name":"Ann"}}"#
    private static let refused = #"{"code":7,"msg":"not logged in"}"#

    private func provider(
        _ text: String, plugins: [any Plugin] = [], _ attributes: Attributes = []
    ) -> Provider<AnyTarget> {
        Provider(backend: .stub(Response(text: text)), plugins: plugins, attributes: attributes)
    }

    @Test(arguments: [MapperPlugin(), MapperPlugin(policy: .lenient)])
    func `a plugin's decoder gives way to one that is laid`(plugin: MapperPlugin) async throws {
        let laid: Attributes = [Self.said, .decoder(Self.snake)]
        let shop = provider(Self.fine, plugins: [plugin], laid)
        #expect(try await shop.rx(Wrapped.snake).value.firstName == "Ann")
        #expect(try await shop.send(AskSnake()).firstName == "Ann")
        #expect(
            try await shop.rx(AnyTarget(AskSnake())).mapObject(Snake.self).value.firstName == "Ann")
        let bare = provider(Self.fine, plugins: [plugin], Self.said)
        let snake = Attributes.decoder(Self.snake)
        #expect(try await bare.rx(Wrapped.snake.with(snake)).value.firstName == "Ann")
        #expect(try await bare.rx(Wrapped.snake, snake).value.firstName == "Ann")
        let doubled = provider(Self.fine, plugins: [plugin, MapperPlugin()], laid)
        #expect(try await doubled.rx(Wrapped.snake).value.firstName == "Ann")
        let later = provider(Self.fine, plugins: [Laying(snake), plugin], Self.said)
        #expect(try await later.rx(Wrapped.snake).value.firstName == "Ann")
    }

    @Test func `a decoder that a plugin is given wins over the provider's`() async throws {
        let shop = provider(
            Self.fine, plugins: [MapperPlugin(decoder: Self.snake)],
            [Self.said, .decoder(Self.plain)])
        #expect(try await shop.rx(Wrapped.snake).value.firstName == "Ann")
    }

    @Test(
        arguments: [
            [], .decoder(JSONDecoder()), .decoder(ModelDecoder()), .decoder(Foreign()),
        ] as [Attributes])
    func `an envelope is honoured, whatever decodes`(_ laid: Attributes) async throws {
        let text = #"{"code":0,"msg":"ok","data":{"name":"Ann"}}"#
        let shop = provider(text, [Self.said, laid])
        #expect(try await shop.rx(Wrapped.named).value.name == "Ann")
        #expect(try await shop.send(AskNamed()).name == "Ann")
        #expect(try await shop.rx(Wrapped.key).value == "Ann")
        let word = provider(#"{"code":0,"data":"zen"}"#, [Self.said, laid])
        #expect(try await word.rx(Wrapped.text).value == "zen")
        let none = provider(#"{"code":0,"data":null}"#, [Self.said, laid])
        #expect(try await none.rx(Wrapped.optional).value == nil)
        let raw = provider(#"{"name":"Ann"}"#, [Self.said, laid])
        #expect(try await raw.rx(Wrapped.named, .envelope(nil)).value.name == "Ann")
    }

    @Test func `a decoder that reads responses itself knows best`() async throws {
        let shop = provider("x", [Self.said, .decoder(Stubborn())])
        #expect(try await shop.rx(Wrapped.named).value.name == "own")
    }

    @Test func `a policy and a prefix are kept where nobody says what decodes`() async throws {
        let shop = provider(#"{"name":5}"#, .lenient)
        #expect(try await shop.rx(Wrapped.named).value.name == "5")
        let guarded = provider(#")]}',{"name":"Ann"}"#, .jsonPrefix(.xssi))
        #expect(try await guarded.rx(Wrapped.named).value.name == "Ann")
    }

    /// Each way to send a request that needs a model.
    private static let sends: [@Sendable (Provider<AnyTarget>) async throws -> Void] = [
        { _ = try await $0.rx(Wrapped.named).value }, { _ = try await $0.rx(Wrapped.list).value },
        { _ = try await $0.rx(Wrapped.optional).value },
        { _ = try await $0.rx(Wrapped.text).value },
        { _ = try await $0.send(AskNamed()) },
    ]

    @Test(arguments: [[], .decoder(JSONDecoder())] as [Attributes], [true, false])
    func `what is required is required of every output`(
        _ laid: Attributes, hasPlugin: Bool
    ) async throws {
        let shop = provider(
            Self.refused, plugins: hasPlugin ? [MapperPlugin()] : [],
            [Self.said, laid, .requirement(.success)])
        for send in Self.sends { await refuses { try await send(shop) } }
        await refuses { try await shop.rx(Wrapped.nothing).value }
        await refuses { _ = try await shop.rx(Wrapped.key).value }
        await refuses { _ = try await shop.send(AskNothing()) }
    }

    @Test func `a request names the model alone, and the envelope is the service's`()
        async throws
    {
        let open = provider(#"{"code":0,"msg":"ok","data":{"name":"Ann"}}"#)
        #expect(try await open.send(AskShop()).name == "Ann")
        await refuses { _ = try await provider(Self.refused).send(AskShop()) }
    }

    @Test func `an action may require it, a call may not, and an empty body tells none`()
        async throws
    {
        let shop = provider(Self.refused, Self.said)
        try await shop.rx(Wrapped.nothing).value
        let strict = Wrapped.nothing.with(.requirement(.success))
        await refuses { try await shop.rx(strict).value }
        try await shop.rx(strict, .requirement(.nothing)).value
        try await provider("", Self.said).rx(strict).value
        try await provider(#"{"code":0}"#, Self.said).rx(strict).value
        await #expect(throws: MapError(.noEnvelope)) {
            try await provider(Self.refused).rx(strict).value
        }
    }

    @Test func `unless required, a failure without the model is told`() async throws {
        let shop = provider(Self.refused, Self.said)
        for send in Self.sends {
            let error = await #expect(throws: MapError.missing(path: "data")) {
                try await send(shop)
            }
            #expect(error?.outcome?.tip == "not logged in" && error?.outcome?.status == "7")
            #expect(
                error?.description.contains("; the outcome is a failure (status 7: not logged in)")
                    == true)
        }
        let odd = provider(#"{"code":7,"msg":"no","data":{"name":1}}"#, Self.said)
        let error = await #expect(throws: MapError.self) { try await odd.rx(Wrapped.named).value }
        #expect(error?.path == "data>name" && error?.outcome?.status == "7")
    }

    @Test func `the outcome alone may be what an action brings, whatever is required`()
        async throws
    {
        let wanted = Outcome(isSuccess: false, tip: "not logged in", status: "7")
        for said in [Self.said, [Self.said, .requirement(.success)]] {
            let shop = provider(Self.refused, said)
            #expect(try await shop.rx(Wrapped.outcome).value == wanted)
            #expect(try await shop.send(AskOutcome()) == wanted)
        }
    }

    private func refuses(_ send: () async throws -> Void) async {
        let error = await #expect(throws: MapError.self) { try await send() }
        let wanted = Outcome(isSuccess: false, tip: "not logged in", status: "7")
        #expect(error?.reason == .business(wanted))
    }

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

private struct Wrapped: API {
    static let attributes: Attributes = .baseURL(Shop.items.baseURL)

    @GET("x") var snake: Action<Void, Snake>
    @GET("x") var named: Action<Void, Named>
    @GET("x") var list: Action<Void, [Named]>
    @GET("x") var optional: Action<Void, Named?>
    @GET("x") var text: Action<Void, String>
    @GET("x") var nothing: Action<Void, Void>
    @GET("x") var outcome: Action<Void, Outcome>
    @GET("x", output: .key("name")) var key: Action<Void, String>
}

private struct Snake: Decodable, Equatable, Sendable, Parsable { var firstName: String }
private struct Named: Decodable, Equatable, Sendable, Parsable { var name: String }

private struct AskSnake: Asking { typealias Response = Snake }
private struct AskNamed: Asking { typealias Response = Named }
private struct AskOutcome: Asking { typealias Response = Outcome }

private struct AskShop: Asking {
    typealias Response = Named
    var attributes: Attributes { [.envelope(coded), .requirement(.success)] }
}

private struct Laying: Plugin {
    let attributes: Attributes
    init(_ attributes: Attributes) { self.attributes = attributes }
}

/// Knows bytes, and nothing of responses.
private struct Foreign: BodyDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }
}

/// Knows responses, and nothing of envelopes.
private struct Stubborn: BodyDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }

    func decode<Value: Decodable>(_ type: Value.Type, of response: Response) throws -> Value {
        try decode(type, from: Data(#"{"name":"own"}"#.utf8))
    }
}
