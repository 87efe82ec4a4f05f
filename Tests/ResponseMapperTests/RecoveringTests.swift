import Foundation
import ResponseMapper
import Testing

@Suite(.hangLimit) struct RecoveringTests {
    private let deep = Envelope(
        status: "error>code", success: 0, tip: "error>errMsg", model: "data")

    private func provider(_ response: Response, _ envelope: Envelope? = nil) -> Provider<Shop> {
        provider(StubBackend { _ in response }, envelope)
    }

    private func provider(_ backend: some Backend, _ envelope: Envelope? = nil) -> Provider<Shop> {
        Provider(
            backend: backend,
            plugins: [MapperPlugin(envelope ?? deep, recoversFailures: true)])
    }

    private let offline = StubBackend { endpoint in
        throw RequestError(.intercepted, wanted: "a connection", found: "none")
    }

    @Test func `a failure without a response is a response of 700, in the envelope`() async throws {
        let response = try await provider(offline).request(.items)
        let tip = try #require(response.recoveredError.map { "\($0)" })
        #expect(response.status == MapperPlugin.failureStatus)
        #expect(try response.toJSON(at: .root) == ["error": ["code": 700, "errMsg": JSON(tip)]])
        #expect(try response.mapResult() == Outcome(isSuccess: false, tip: tip, status: "700"))
        #expect(tip.contains("wanted a connection, found none"))
        #expect(response.endpoint?.description == "GET https://shop.example/items")
    }

    @Test func `what the server said in the envelope stays as it is`() async throws {
        let words: JSON = ["error": ["code": 7, "errMsg": "sold out"]]
        let refused = provider(Response(status: 409, json: words))
        let plain = try await refused.request(.items)
        #expect(try plain.mapResult() == Outcome(isSuccess: false, tip: "sold out", status: "7"))
        #expect(plain.status == 409)
        #expect(plain.recoveredError == nil)

        let rejected = try await refused.request(.items, .validation(.successCodes))
        #expect(try rejected.mapResult().tip == "sold out")
        #expect(rejected.status == 409)
        #expect(rejected.recoveredError is NetError)
    }

    @Test(arguments: [[], Attributes.validation(.successCodes)])
    func `a status outside of 200 to 299 without words is put into the envelope`(
        _ call: Attributes
    ) async throws {
        let page = Response(status: 502, text: "<html>Bad gateway</html>")
        let response = try await provider(page).request(.items, call)
        #expect(response.status == 502)
        #expect(try response.mapResult() == Outcome(isSuccess: false, tip: "502", status: "700"))
        let error = try #require(response.recoveredError)
        guard case NetError.rejected(let original) = error else { throw error }
        #expect(original.body == page.body)
        #expect(original.status == 502)
    }

    @Test func `a success is a success, whatever is in it`() async throws {
        let response = try await provider(Response(status: 204)).request(.items)
        #expect(response.status == 204)
        #expect(response.body.isEmpty)
        #expect(response.recoveredError == nil)
    }

    @Test func `a recovered response is never a success`() async throws {
        let anything = Envelope(
            status: "code", success: .where { $0.exists }, tip: "msg", model: "data")
        let lost = try await provider(offline, anything).request(.items)
        #expect(try lost.mapResult().isSuccess == false)
        let claims = Response(status: 500, json: ["code": 0])
        let rejected = try await provider(claims, anything)
            .request(.items, .validation(.successCodes))
        #expect(try rejected.mapResult() == Outcome(isSuccess: false, tip: "", status: "0"))
    }

    @Test func `the innermost envelope is written, and none writes nothing`() async throws {
        let response = try await provider(offline).request(.items, .envelope(gank))
        #expect(try response.toJSON(at: .root)["error"] == 700)
        await #expect(throws: RequestError.self) {
            try await provider(offline).request(.items, .envelope(nil))
        }
    }

    @Test func `what is cancelled stays cancelled`() async {
        let group = RequestGroup()
        let backend = StubBackend { _ in
            group.cancel()
            return Response()
        }
        await #expect(throws: CancellationError.self) {
            try await provider(backend).request(.items, .groups([group]))
        }
    }

    @Test func `unless asked, failures fail`() async {
        let provider = Provider<Shop>(backend: offline, plugins: [MapperPlugin(deep)])
        await #expect(throws: RequestError.self) { try await provider.request(.items) }
    }
}
