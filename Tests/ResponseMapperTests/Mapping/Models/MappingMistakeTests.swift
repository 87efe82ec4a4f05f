import ResponseMapper
import Testing

/// The messages for the commonest mistakes, word for word.
@Suite(.hangLimit) struct MappingMistakeTests {
    private static let mistakes: [(String, String, @Sendable (Response) throws -> Void, String)] = [
        (
            "a name that the server spells otherwise", #"{"results":{"ID":1}}"#,
            { _ = try $0.mapObject(Item.self) },
            "$.results.id: wanted a value, found nothing; did you mean ID?; keys: ID"
        ),
        (
            "a number that comes as a string", #"{"results":[{"id":1},{"id":"2"}]}"#,
            { _ = try $0.mapArray(Item.self) },
            #"$.results[1].id: wanted Int, found string "2""#
        ),
        (
            "null where a value was promised", #"{"results":{"id":null}}"#,
            { _ = try $0.mapObject(Item.self) },
            "$.results.id: wanted Int, found null"
        ),
        (
            "an object where there is an array", #"{"results":[{"id":1}]}"#,
            { _ = try $0.mapObject(Person.self, at: "results>name") },
            "$.results.name: wanted a value, found nothing"
        ),
        (
            "an array where there is an object", #"{"results":{"id":1}}"#,
            { _ = try $0.mapArray(Item.self) },
            "$.results: wanted an array, found object of 1"
        ),
        (
            "a path that leads nowhere", #"{"data":{"id":1}}"#,
            { _ = try $0.mapObject(Item.self) },
            "$.results: wanted a value, found nothing; keys: data"
        ),
        (
            "no model, since the server refused", #"{"error":true,"errMsg":"log in first"}"#,
            { _ = try $0.mapObjResult(Item.self) },
            "wanted a model, found failure (status true: log in first)"
        ),
        (
            "no envelope", #"{"error":false}"#,
            { _ = try $0.with(.envelope(nil)).mapResult() },
            "wanted an envelope to find the outcome by, found none"
        ),
        (
            "an error page instead of JSON", "<html>502</html>",
            { _ = try $0.mapObject(Item.self) },
            "not JSON: byte 0 (line 1, column 1): wanted a value, found '<'"
        ),
        ("no body", "", { _ = try $0.mapObject(Item.self) }, "wanted JSON, found an empty body"),
    ]

    @Test(arguments: mistakes)
    func `a mistake says what was wanted, and what is there`(
        _ name: String, _ body: String, _ map: @Sendable (Response) throws -> Void, _ text: String
    ) async throws {
        let provider = Provider<Shop>(
            backend: .stub(Response(text: body)), plugins: [MapperPlugin(gank)])
        let response = try await provider.request(.items)
        MapError.expect("GET https://shop.example/items: \(text)") { try map(response) }
    }
}
