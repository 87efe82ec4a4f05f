import Foundation
import StreamNet
import Testing

extension Attributes {
    fileprivate static var shouldEncrypt: Key<Bool> { .init(true) }
    fileprivate static var algorithm: Key<Algorithm?> { .init(nil) }
    fileprivate static var secure: Attributes { [.shouldEncrypt(), .algorithm(.aes)] }
}

private enum Algorithm: Sendable { case aes }

/// The attributes of an action, and the places that read them.
@Suite(.virtualLimit) struct ActionAttributesTests {
    @Test func `a property is declared once, said at the declaration and read from the action`() {
        #expect(Vault.plain.shouldEncrypt)
        #expect(!Vault.open.shouldEncrypt)
        #expect(Vault.locked.shouldEncrypt && Vault.locked.algorithm == .aes)
        #expect(Vault.open.algorithm == nil)
    }

    @Test func `names of run time hold values of any type, and those of another are absent`() {
        var action = Vault.custom
        #expect(action[custom: "useEncrypt", as: Bool.self] == true)
        #expect(action[custom: "useEncrypt", as: String.self] == nil)
        #expect(action[custom: "level", as: Int.self] == 3)
        #expect(action[custom: "none", as: Int.self] == nil)
        action[custom: "level"] = "high"
        #expect(action[custom: "level", as: Int.self] == nil)
        #expect(action[custom: "level"] == "high")
        action[custom: "level", as: String.self] = nil
        #expect(action.custom.keys.sorted() == ["useEncrypt"])
        #expect(Vault.custom[custom: "level"] == 3)
    }

    @Test func `headers are merged by name, of all else the last wins`() throws {
        let request = try Vault.headed.endpoint().encoded()
        #expect(request.headers["X-App"] == "vault")
        #expect(request.headers["X-Kind"] == "last")
        #expect(request.headers["X-Own"] == "1")
        #expect(Vault.headed.timeout == .seconds(2))
    }

    private static let levels: [(Attributes, Attributes, Attributes, Int)] = [
        ([], [], [], 0), (.level(1), [], [], 1), (.level(1), .level(3), [], 3),
        (.level(1), .level(3), .level(4), 4), ([], [], .level(4), 4),
    ]

    @Test(arguments: levels)
    func `the call wins over the action, that over the provider`(
        provider: Attributes, action: Attributes, call: Attributes, wanted: Int
    ) throws {
        let sender = Provider<AnyTarget>(backend: .stub(Response()), attributes: provider)
        let response = try sender.rx(Vault.answer.with(action), call).outcome?.get()
        #expect(response?.level == wanted)
        #expect(response?.endpoint?.level == wanted)
    }

    @Test func `the API is below its actions and above the provider`() throws {
        let sender = Provider<AnyTarget>(backend: .stub(Response()), attributes: .level(1))
        #expect(try sender.rx(Levelled.api).outcome?.get().level == 2)
        #expect(try sender.rx(Levelled.own).outcome?.get().level == 3)
    }

    @Test func `interceptors, plugins and backends see the action and what it says`() throws {
        let log = EventLog<String>()
        @Sendable func note(_ name: String, _ endpoint: Endpoint) -> Endpoint {
            log.add("\(name) \(endpoint.shouldEncrypt) \(endpoint.action?.name ?? "")")
            return endpoint
        }
        let provider = Provider<AnyTarget>(
            backend: StubBackend { endpoint in
                _ = note("backend", endpoint)
                return Response()
            }, plugins: [Hooks(preparing: { note("prepare", $0) })],
            interceptors: [Around { $1(note("intercept", $0)) }])
        provider.rx(Vault.open).subscribe { _ in }
        let wanted = ["prepare", "intercept", "backend"].map { "\($0) false Vault.open" }
        #expect(log.all == wanted)
    }
}

extension Attributes {
    fileprivate static var level: Key<Int> { .init(0) }
}

private struct Vault: API {
    static let attributes: Attributes = [
        .baseURL(forumURL), .headers(["X-App": "vault", "X-Kind": "all"]),
    ]

    @POST("x") var plain: Action<Void, Void>
    @POST("x", .shouldEncrypt(false)) var open: Action<Void, Void>
    @POST("x", .secure) var locked: Action<Void, Void>
    @POST("x", .custom("useEncrypt", true), .custom("level", 3)) var custom: Action<Void, Void>
    @POST(
        "x", .headers(["X-Own": "1", "x-kind": "first"]), .timeout(.seconds(1)),
        .headers(["X-Kind": "last"]), .timeout(.seconds(2)))
    var headed: Action<Void, Void>
    @GET("x", output: .response) var answer: Action<Void, Response>
}

private struct Levelled: API {
    static let attributes: Attributes = [.baseURL(forumURL), .level(2)]

    @GET("x", output: .response) var api: Action<Void, Response>
    @GET("x", .level(3), output: .response) var own: Action<Void, Response>
}
