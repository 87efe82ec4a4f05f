import Foundation
import StreamNet
import Testing

extension HostName {
    fileprivate static let main: HostName = "main"
    fileprivate static let pay: HostName = "pay"
}

extension Attributes {
    fileprivate static var payAPI: Attributes { .host(.pay) }
}

private let main = URL(string: "https://main.host/v1")!
private let pay = URL(string: "https://pay.host")!
private let local = URL(string: "http://localhost:8080")!

/// The hosts of actions, and the providers that send them.
@Suite(.hangLimit) struct ActionHostsTests {
    private static func line(
        _ action: Action<Void, Response>, _ attributes: Attributes = []
    ) -> String {
        switch action.outcome(of: Response(), attributes) {
        case .success(let response)?: response.endpoint?.line ?? ""
        case .failure(let error)?: "\(error)"
        case nil: ""
        }
    }

    private static let production: Attributes = .hosts([.main: main, .pay: pay])

    private static let table: [(String, String)] = [
        (line(Store.items, production), "GET https://main.host/v1/items"),
        (line(Store.vip, production), "GET https://pay.host/vip"),
        (line(Store.own, production), "GET https://own.host/own"),
        (line(Store.both, production), "GET https://pay.host/both"),
        (line(Store.items, .hosts([.main: local])), "GET http://localhost:8080/items"),
        (line(Mixed.vip, production), "GET https://pay.host/vip"),
        (line(Mixed.items, production), "GET https://mixed.host/items"),
        (line(Mixed.vip, [.hosts([.pay: pay]), .baseURL(local)]), "GET http://localhost:8080/vip"),
        (line(Bare.items, .baseURL(local)), "GET http://localhost:8080/items"),
        (line(Store.plain, production), "GET https://main.host/v1/plain"),
        (
            line(Bare.items),
            "Bare.items: GET /items: wanted an absolute http or https URL, "
                + #"which .baseURL or .host makes of a path, found "/items""#
        ),
        (
            line(Store.nowhere),
            "GET /nowhere: wanted an absolute http or https URL, "
                + #"which .baseURL or .host makes of a path, found "/nowhere""#
        ),
        (
            line(Store.vip, .hosts([.main: main])),
            "Store.vip: GET /vip: wanted a URL for the host pay, found URLs for main"
        ),
    ]

    @Test(arguments: table)
    func `the provider resolves hosts, and the closest base wins`(found: String, wanted: String) {
        #expect(found == wanted)
    }

    @Test func `without a provider a call fails, and says which`() {
        let error = Bare.items().outcome?.error as? NetError
        #expect(error?.reason == .missingProvider)
        #expect(
            error?.description
                == "Bare.items: GET /items: wanted a provider that sends it, found none")
    }

    @Test func `a provider that is named sends instead of the action's own`() throws {
        let own = Provider<AnyTarget>(backend: .stub(Response(status: 201)))
        let other = Provider<AnyTarget>(backend: .stub(Response(status: 202)))
        let action = Store.own.with(.provider(own))
        #expect(try action().outcome?.get().status == 201)
        #expect(try other.rx(action).outcome?.get().status == 202)
        #expect(try action(.provider(other)).outcome?.get().status == 202)
    }

    @Test func `a provider of any targets sends actions`() throws {
        let shop = Provider<Sayings>(backend: .stub(Response(status: 203)))
        #expect(try Store.own.with(.provider(shop))().outcome?.get().status == 203)
        #expect(try shop.rx(Store.own).outcome?.get().status == 203)
    }
}

private struct Store: API {
    static let attributes: Attributes = .host(.main)

    @GET("/items", output: .response) var items: Action<Void, Response>
    @GET("/vip", .payAPI, output: .response) var vip: Action<Void, Response>
    @GET("/own", .baseURL(ownURL), output: .response) var own: Action<Void, Response>
    @GET("/both", .baseURL(ownURL), .payAPI, output: .response) var both: Action<Void, Response>

    static let plain: Action<Void, Response> = GET("/plain", attributes, output: .response).action
    static let nowhere: Action<Void, Response> = GET("/nowhere", output: .response).action
}

private let ownURL = URL(string: "https://own.host")!

private struct Mixed: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://mixed.host")!)

    @GET("/items", output: .response) var items: Action<Void, Response>
    @GET("/vip", .payAPI, output: .response) var vip: Action<Void, Response>
}

private struct Bare: API {
    @GET("/items", output: .response) var items: Action<Void, Response>
}
