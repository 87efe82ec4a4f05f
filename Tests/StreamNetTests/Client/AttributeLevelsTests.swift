import StreamNet
import Testing

/// Where a request has its attributes from, in its trace.
@Suite(.virtualLimit) struct AttributeLevelsTests {
    private let inspector = Inspector()
    private let stubs = Stubs<Cart>(scheduler: ImmediateScheduler())

    private func provider(_ attributes: Attributes = []) -> Provider<Cart> {
        Provider(
            backend: stubs.on(.get, url: "https://host/cart", "tea"),
            plugins: [inspector, Hooks(attributes: .idleTimeout(.seconds(2)))],
            attributes: attributes)
    }

    /// The detail of the first mark, if it is about attributes.
    private var levels: String? {
        let mark = inspector.last?.marks.first
        return mark?.name == "attributes" ? mark?.detail : nil
    }

    @Test func `a target's come from the provider, its plugins, the target or the call`() {
        let provider = provider([
            .timeout(.seconds(9)), .headers(["A": "1"]), .validation(.successCodes),
        ])
        provider.rx(.cart, .timeout(.seconds(5)), .headers(["B": "s3cret"]))
            .subscribe { _ in }
        #expect(
            levels == "timeout (call), headers (call), validation (provider), "
                + "idleTimeout (plugin), authorization (target)")
        #expect(inspector.last?.marks.count { $0.name == "attributes" } == 1)
    }

    @Test func `those of one call are not those of the next`() {
        let provider = provider()
        provider.rx(.cart, .timeout(.seconds(5))).subscribe { _ in }
        provider.rx(.cart).subscribe { _ in }
        #expect(levels == "idleTimeout (plugin), authorization (target)")
    }

    @Test func `an action's come from its API, itself or the call, too`() {
        let action = provider([.timeout(.seconds(9)), .retries(0)])
        action.rx(CartAPI.cart, .validation(.none), .headers(["B": "2"])).subscribe { _ in }
        #expect(
            levels == "validation (call), timeout (action), retries (provider), "
                + "idleTimeout (plugin), baseURL (API), headers (call)")
        action.rx(CartAPI.cart.with(.validation(.none))).subscribe { _ in }
        #expect(levels?.contains("validation (action)") == true)
        #expect(levels?.contains("headers (API)") == true)
    }

    @Test func `each connection of a stream continues the trace, which has them once`() throws {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Cart>(scheduler: time)
            .on(
                .get, url: "https://host/cart",
                [.events("data: 1\n\n", .fail(.connectionLost)), 204])
        let provider = Provider<Cart>(
            backend: stubs, plugins: [inspector],
            attributes: [.reconnectScheduler(time), .timeout(.seconds(9))])
        _ = time.record(provider.rx.events(.cart), until: .seconds(60))
        let marks = try #require(inspector.last).marks
        #expect(marks.count { $0.name == "attempt" } == 2)
        #expect(marks.count { $0.name == "attributes" } == 1)
    }

    @Test func `nobody has set one`() {
        Provider<Ping>(backend: .stub(Response()), plugins: [inspector]).rx(Ping())
            .subscribe { _ in }
        #expect(inspector.last?.marks.first?.name == "prepared")
    }
}

private enum Cart: Target {
    case cart
    var baseURL: URL { URL(string: "https://host")! }
    var path: Path { "/cart" }
    var attributes: Attributes { .authorization(.none) }
}

private struct CartAPI: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://host")!), .headers(["A": "1"]),
    ]
    @GET("/cart", .timeout(.seconds(3))) var cart: Action<Void, String>
}
