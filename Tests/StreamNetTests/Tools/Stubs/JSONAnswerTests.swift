import Foundation
import StreamNet
import Testing

@Suite(.hangLimit) struct JSONAnswerTests {
    private struct User: Codable, Equatable { var name: String, age: Int }

    private let stubs = Stubs<Sayings>()
    private var provider: Provider<Sayings> { Provider(backend: stubs) }

    @Test func `a value is encoded as a body is`() async throws {
        stubs.on(.zen, .json(User(name: "Ann", age: 7), status: 201, headers: ["X-A": "b"]))
        let response = try await provider.rx(.zen).value
        #expect(response.status == 201)
        #expect(response.headers == ["X-A": "b", "Content-Type": "application/json"])
        #expect(response.body == Data(#"{"age":7,"name":"Ann"}"#.utf8))
    }

    @Test func `the encoder is the request's, a content type the answer's`() async throws {
        stubs.on(.zen, .json(["a"], headers: ["content-type": "text/plain"]))
        let response = try await provider.rx(.zen, .encoder(PropertyListEncoder())).value
        #expect(response.headers == ["content-type": "text/plain"])
        let list = try PropertyListDecoder().decode([String].self, from: response.body)
        #expect(list == ["a"])
    }

    @Test func `values of several types are an object`() async throws {
        stubs.on(.zen, .json(["name": "Ann", "age": 3, "note": nil], status: 201))
        let response = try await provider.rx(.zen).value
        #expect(response.body == Data(#"{"age":3,"name":"Ann","note":null}"#.utf8))
    }

    @Test func `a value that cannot be encoded fails the attempt`() async {
        stubs.on(.zen, .json([Double.nan]))
        await #expect(throws: EncodingError.self) { try await provider.rx(.zen).value }
    }
}
