import Foundation
@testable import StreamNet
import Testing

extension HostName {
    fileprivate static let pay: HostName = "pay"
    fileprivate static let media: HostName = "media"
}

@Suite(.hangLimit) struct HostsTests {
    private static let pay = URL(string: "https://pay.host/v2")!
    private static let media = URL(string: "https://media.host")!

    private static let table: [(Attributes, Attributes, String)] = [
        ([], [], "https://sayings.host/zen"),
        (.hosts([.pay: pay]), .host(.pay), "https://pay.host/v2/zen"),
        (.hosts([.pay: pay]), [], "https://sayings.host/zen"),
        (.hosts([.pay: pay]), .host(nil), "https://sayings.host/zen"),
        ([.hosts([.pay: pay]), .host(.pay)], .host(nil), "https://sayings.host/zen"),
        ([.hosts([.pay: pay]), .hosts([.media: media])], .host(.pay), "https://pay.host/v2/zen"),
        ([.hosts([.pay: pay]), .hosts([.pay: media])], .host(.pay), "https://media.host/zen"),
        (.hosts([.pay: pay]), [.host(.pay), .baseURL(media)], "https://media.host/zen"),
        (
            .hosts([.pay: pay, .media: media]), .host("play"),
            "GET https://sayings.host/zen: wanted a URL for the host play,"
                + " found URLs for media, pay"
        ),
        (
            [], .host(.pay),
            "GET https://sayings.host/zen: wanted a URL for the host pay, found no hosts at all"
        ),
    ]

    private func url(_ provider: Attributes, _ call: Attributes) -> String {
        let provider = Provider<Sayings>(backend: .stub(Response()), attributes: provider)
        switch provider.rx(.zen, call).outcome {
        case .success(let response)?:
            return (try? response.endpoint?.encoded().url.absoluteString) ?? ""
        case .failure(let error)?: return "\(error)"
        case nil: return ""
        }
    }

    @Test(arguments: table)
    func `a host is looked up when the request is encoded`(
        provider: Attributes, call: Attributes, wanted: String
    ) {
        #expect(url(provider, call) == wanted)
    }

    @Test(arguments: [HostName.pay, "unknown"])
    func `a whole URL as path ignores the host`(host: HostName) throws {
        let provider = Provider<Sayings>(
            backend: .stub(Response()), attributes: [.hosts([.pay: Self.pay]), .host(host)])
        let response = try provider.rx(Whole()).outcome?.get()
        #expect(try response?.endpoint?.encoded().url.absoluteString == "https://else.where/x")
    }
}

private struct Whole: Target {
    let baseURL = URL(string: "https://shop.host")!
    let path: Path = "https://else.where/x"
}
