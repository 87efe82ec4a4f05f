import Foundation
import ResponseMapper
import Testing

/// Failures to map are reported to the plugins of the request, once each.
@Suite(.hangLimit) struct MappingErrorTests {
    private struct User: Decodable, Sendable { let name: String }

    private enum Users: Target {
        case one
        var baseURL: URL { URL(string: "https://users.host")! }
        var path: Path { "one" }
    }

    private final class Told: Plugin {
        let failures = Log<String>()

        func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
            guard case .mapping(let response) = step else { return }
            failures.add("\(response.status): \(error)")
        }
    }

    @Test(arguments: ["[1]", "{}", "{\"name\": 1}", "", "{\"name\""])
    func `a stream that fails to map tells the plugins`(body: String) async {
        let told = Told()
        let provider = Provider<Users>(
            backend: .stub(Response(status: 203, text: body)), plugins: [told])
        let error = await #expect(throws: MapError.self) {
            try await provider.rx(.one).mapObject(User.self).value
        }
        #expect(told.failures.all == [error.map { "203: \($0)" }])
    }

    @Test func `a stream that maps tells nobody`() async throws {
        let told = Told()
        let provider = Provider<Users>(
            backend: .stub(Response(text: "{\"name\": \"Ann\"}")), plugins: [told])
        #expect(try await provider.rx(.one).mapObject(User.self).value.name == "Ann")
        #expect(told.failures.all.isEmpty)
    }
}
