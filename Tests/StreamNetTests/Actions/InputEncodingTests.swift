import Foundation
import StreamNet
import Testing

/// The part of a request that an input becomes.
@Suite(.hangLimit) struct InputEncodingTests {
    private static let search = Search(q: "a b", page: 2)

    private static let table: [(String, String)] = [
        (Kinds.get.line(search), "GET /x?q=a%20b&page=2"),
        (Kinds.head.line(search), "HEAD /x?q=a%20b&page=2"),
        (Kinds.delete.line(search), "DELETE /x?q=a%20b&page=2"),
        (Kinds.post.line(search), #"POST /x {"page":2,"q":"a b"}"#),
        (Kinds.options.line(search), #"OPTIONS /x {"page":2,"q":"a b"}"#),
        (Kinds.query.line(search), "POST /x?q=a%20b&page=2"),
        (Kinds.json.line(search), #"DELETE /x {"page":2,"q":"a b"}"#),
        (Kinds.form.line(search), "PUT /x q=a%20b&page=2"),
        (Kinds.list.line([1, 2]), "POST /x [1,2]"),
        (Kinds.dictionary.line(["b": "2", "a": "1"]), "GET /x?a=1&b=2"),
        (Kinds.anything.line(["b": [1, 2], "a": "1"]), #"POST /x {"a":"1","b":[1,2]}"#),
        (Kinds.anything.line([:]), "POST /x {}"),
        (Kinds.queryKey.line("a&b=c+d?"), "GET /x?c=a%26b%3Dc%2Bd?"),
        (Kinds.fixed.line("zen"), "GET /v1/x?fixed=1&q=zen"),
        (Kinds.date.line(Date(timeIntervalSince1970: 0)), #"POST /x {"d":-978307200}"#),
        (Kinds.bodyKey.line(search), #"POST /x {"c":{"page":2,"q":"a b"}}"#),
        (Kinds.queryTuple.line((x: 1, y: "b")), "GET /x?x=1&y=b"),
        (Kinds.bodyTuple.line((x: 1, y: nil, z: [2])), #"POST /x {"x":1,"z":[2]}"#),
        (Kinds.bodyTuple.line((x: 1, y: "b", z: [])), #"POST /x {"x":1,"y":"b","z":[]}"#),
        (Kinds.text.line("zen"), "POST /x zen"),
        (Kinds.bytes.line(Data("zen".utf8)), "POST /x zen"),
        (Kinds.payload.line(.json([1], query: ["a": 1])), "POST /x?a=1 [1]"),
        (Kinds.made.line(search), "POST /x a b"),
        (Kinds.void.line(()), "POST /x"),
        (Kinds.optional.line(nil), "GET /x"),
    ]

    @Test(arguments: table)
    func `an input goes where the action says`(found: String, wanted: String) {
        #expect(found == wanted.at("forum.host"))
    }

    private static let tuple = "wanted a tuple of labelled values that can be encoded, found "
    private static let mistakes: [(String, String)] = [
        (Kinds.untupled.line(search), tuple + "Search"), (Kinds.emptyTuple.line(()), tuple + "()"),
        (
            Kinds.unlabelled.line((1, 2)),
            tuple + "(Int, Int), which has a value without a label"
        ),
        (
            Kinds.unencodable.line((x: 1, y: NotEncodable())),
            tuple + "y, which is a NotEncodable"
        ),
        (
            Kinds.get.line(Search(q: "", page: 2, weight: .nan)),
            "wanted something finite, found nan"
        ),
        (Kinds.post.line(Search(q: "", page: 2, weight: .nan)), "found Search at weight: "),
    ]

    @Test(arguments: mistakes)
    func `an input that cannot be written is an error of its action`(
        found: String, wanted: String
    ) {
        #expect(found.hasPrefix("Kinds."))
        #expect(found.contains(wanted), "\(found)")
    }

    @Test(arguments: [
        (try? Kinds.text.endpoint(""), "text/plain; charset=utf-8"),
        (try? Kinds.bytes.endpoint(Data()), nil), (try? Kinds.image.endpoint(Data()), "image/png"),
        (try? Kinds.post.endpoint(search), "application/json"),
        (
            try? Kinds.form.endpoint(search),
            "application/x-www-form-urlencoded; charset=utf-8"
        ), (try? Kinds.void.endpoint(), nil), (try? Kinds.get.endpoint(search), nil),
    ])
    func `a body is declared as what it is`(endpoint: Endpoint?, wanted: String?) throws {
        #expect(try endpoint?.encoded().headers["Content-Type"] == wanted)
    }

    @Test func `headers are the names and values of the input`() throws {
        let request = try Kinds.headers.endpoint(Search(q: "zen", page: 2)).encoded()
        #expect(request.headers["q"] == "zen" && request.headers["page"] == "2")
        #expect(request.body == nil && request.url.query() == nil)
    }

    @Test func `a multipart body is made of fields, or is the input`() throws {
        let fields = try Kinds.fields.endpoint(Self.search).encoded()
        let text = String(decoding: try fields.body?.collected() ?? Data(), as: UTF8.self)
        #expect(text.contains("name=\"q\"") && text.contains("a b"))
        let parts = Multipart([.text("t", "zen")], boundary: "xx")
        let request = try Kinds.parts.endpoint(parts).encoded()
        #expect(request.headers["Content-Type"] == "multipart/form-data; boundary=xx")
    }

    @Test func `the encoder and the style of parameters are those of the action`() {
        let shouting = Kinds.post.with(.encoder(Shouting()))
        #expect(shouting.line(Self.search) == "POST https://forum.host/x SEARCH")
        let styled = Kinds.get.with(.parameterStyle(ParameterStyle(keys: .uppercased)))
        #expect(styled.line(Self.search) == "GET https://forum.host/x?Q=a%20b&PAGE=2")
    }
}

private struct Kinds: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @GET("x") var get: Action<Search, Void>
    @HEAD("x") var head: Action<Search, Void>
    @DELETE("x") var delete: Action<Search, Void>
    @POST("x") var post: Action<Search, Void>
    @OPTIONS("x") var options: Action<Search, Void>
    @POST("x", input: .query) var query: Action<Search, Void>
    @DELETE("x", input: .json) var json: Action<Search, Void>
    @PUT("x", input: .form) var form: Action<Search, Void>
    @POST("x") var list: Action<[Int], Void>
    @GET("x") var dictionary: Action<[String: String], Void>
    @POST("x", input: .dictionary) var anything: Action<[String: any Sendable], Void>
    @GET("x", input: .key("c")) var queryKey: Action<String, Void>
    @POST("x", input: .key("c")) var bodyKey: Action<Search, Void>
    @GET("/x?fixed=1", .baseURL(URL(string: "https://forum.host/v1/")!), input: .key("q"))
    var fixed: Action<String, Void>
    @POST("x", input: .key("d")) var date: Action<Date, Void>
    @GET("x", input: .tuple) var queryTuple: Action<(x: Int, y: String), Void>
    @POST("x", input: .tuple) var bodyTuple: Action<(x: Int, y: String?, z: [Int]), Void>
    @POST("x", input: .raw) var text: Action<String, Void>
    @POST("x", input: .raw) var bytes: Action<Data, Void>
    @POST("x", input: .payload { .data($0, contentType: "image/png") })
    var image: Action<Data, Void>
    @POST("x", input: .payload { $0 }) var payload: Action<Payload, Void>
    @POST("x", input: .payload { .data(Data($0.q.utf8)) }) var made: Action<Search, Void>
    @POST("x") var void: Action<Void, Void>
    @GET("x") var optional: Action<Search?, Void>
    @GET("x", input: .headers) var headers: Action<Search, Void>
    @POST("x", input: .multipart) var fields: Action<Search, Void>
    @POST("x", input: .multipart) var parts: Action<Multipart, Void>
    @POST("x", input: .tuple) var untupled: Action<Search, Void>
    @POST("x", input: .tuple) var emptyTuple: Action<Void, Void>
    @POST("x", input: .tuple) var unlabelled: Action<(Int, Int), Void>
    @POST("x", input: .tuple) var unencodable: Action<(x: Int, y: NotEncodable), Void>
}

private struct Search: Encodable, Sendable { var q: String, page: Int, weight: Double? = nil }

private struct NotEncodable: Sendable {}

private struct Shouting: BodyEncoder {
    func encode<Value: Encodable>(_ value: Value) -> Data {
        Data("\(Value.self)".uppercased().utf8)
    }
}
