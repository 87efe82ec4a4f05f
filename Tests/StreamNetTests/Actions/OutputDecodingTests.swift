import Foundation
import StreamNet
import Testing

/// The outputs that an action makes of its response.
@Suite(.hangLimit) struct OutputDecodingTests {
    private static let post = Response(text: #"{"title": "zen"}"#)
    private static let pair = Response(text: #"{"hello": "world", "byte": "Giga", "n": 19.99}"#)

    @Test func `a decodable type is decoded, whatever is around it`() throws {
        #expect(try Outputs.post.outcome(of: Self.post)?.get() == Post(title: "zen"))
        let list = Response(text: #"[{"title": "zen"}]"#)
        #expect(try Outputs.posts.outcome(of: list)?.get() == [Post(title: "zen")])
    }

    @Test(arguments: [
        (post, "zen"), (Response(text: "null"), nil), (Response(status: 204), nil),
        (Response(text: ""), nil),
    ])
    func `an optional is nil for null and for nothing`(response: Response, title: String?) throws {
        #expect(try Outputs.optional.outcome(of: response)?.get()?.title == title)
        #expect(try Outputs.parsedOptional.outcome(of: response)?.get()?.title == title)
    }

    @Test func `texts and bytes are the body`() throws {
        let response = Response(text: "keep it simple")
        #expect(try Outputs.text.outcome(of: response)?.get() == "keep it simple")
        #expect(try Outputs.bytes.outcome(of: response)?.get() == response.body)
        #expect(try Outputs.noText.outcome(of: Response(status: 204))?.get() == .some(nil))
    }

    @Test(arguments: [
        Response(status: 204), Response(text: "{}"), Response(text: #"{"data": {}}"#),
        Response(text: "no JSON at all"),
    ])
    func `nothing is read where nothing is wanted`(response: Response) {
        #expect(Outputs.nothing.outcome(of: response)?.error == nil)
    }

    @Test func `one key, and several, are taken out of an object`() throws {
        #expect(try Outputs.key.outcome(of: Self.pair)?.get() == "world")
        let two = try #require(try Outputs.two.outcome(of: Self.pair)?.get())
        #expect(two == ("world", "Giga"))
        let three = try #require(try Outputs.three.outcome(of: Self.pair)?.get())
        #expect(three == ("world", 19.99, nil))
        let four = try #require(try Outputs.four.outcome(of: Self.pair)?.get())
        #expect(four == ("world", "Giga", 19.99, nil))
        #expect(try Outputs.absentKey.outcome(of: Self.pair)?.get() == .some(nil))
    }

    @Test func `any number of keys is taken, whatever their types are`() throws {
        let body = #"{"a": 1, "b": null, "c": [2], "d": true, "e": 2.5, "f": {"x": 3}, "g": "z"}"#
        let seven = try #require(try Outputs.seven.outcome(of: Response(text: body))?.get())
        #expect((seven.0, seven.1, seven.2, seven.3, seven.4) == (1, nil, [2], true, 2.5))
        #expect((seven.5, seven.6) == (["x": 3], "z"))
        let computed = Outputs.computed.outcome(of: Response(text: #"{"ab": 1, "c": 2}"#))
        let pair = try #require(try computed?.get())
        #expect(pair == (1, 2))
    }

    @Test func `a type that parses itself does, with its response`() throws {
        let reply = try Outputs.reply.outcome(of: Response(status: 203, text: "zen"))?.get()
        #expect(reply?.value == "zen" && reply?.response.status == 203)
        #expect(try Outputs.feed.outcome(of: Response(text: "<a/>"))?.get().text == "<a/>")
    }

    @Test func `the response itself may be wanted, or what a closure makes of it`() throws {
        #expect(try Outputs.response.outcome(of: Response(status: 201))?.get().status == 201)
        #expect(try Outputs.count.outcome(of: Response(text: "zen"))?.get() == 3)
    }

    private static let mistakes: [((any Error)?, String)] = [
        (
            Outputs.post.outcome(of: Response(text: "{}"))?.error,
            #"GET https://forum.host/x: wanted Post, found no "title""#
        ),
        (
            Outputs.two.outcome(of: Response(text: #"{"hello": 1, "byte": "a"}"#))?.error,
            "$.hello: wanted String, found a number"
        ),
        (
            Outputs.seven.outcome(of: Response(text: #"{"a": 1, "c": [], "d": true}"#))?.error,
            "wanted (Int, Optional<String>, Array<Int>, Bool, Double, Dictionary<String, Int>, "
                + #"String), found no "e""#
        ),
        (Outputs.key.outcome(of: Response(text: "{}"))?.error, #"wanted String, found no "hello""#),
        (
            Outputs.post.outcome(of: Response(status: 404))?.error,
            "GET https://forum.host/x: wanted a status in 200..<300, found 404"
        ),
    ]

    @Test(arguments: mistakes)
    func `what cannot be read is an error that says why`(error: (any Error)?, wanted: String) {
        #expect(error.map { "\($0)" }?.contains(wanted) == true)
    }

    @Test func `another validation is the action's to say`() throws {
        let response = try Outputs.any.outcome(of: Response(status: 404))?.get()
        #expect(response?.status == 404)
    }

    @Test func `what is wanted is asked for, unless the action asks for something else`() throws {
        #expect(try Outputs.post.endpoint().encoded().headers["Accept"] == "application/json")
        #expect(try Outputs.text.endpoint().encoded().headers["Accept"] == nil)
        #expect(try Outputs.feed.endpoint().encoded().headers["Accept"] == "application/xml")
        #expect(try Outputs.asking.endpoint().encoded().headers["Accept"] == "text/json")
    }

    @Test func `the decoder of the action or the provider decodes`() throws {
        let response = Response(text: "x")
        let fixed = Fixed(title: "fixed")
        #expect(try Outputs.post.outcome(of: response, .decoder(fixed))?.get().title == "fixed")
        let action = Outputs.post.with(.decoder(Fixed(title: "own")))
        #expect(try action.outcome(of: response)?.get().title == "own")
    }

    @Test func `a file is written where the action says`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "report.txt")
        let action = GET<Void, URL>(
            "x", .baseURL(forumURL), output: .file(.file(file, .replacesFile))
        ).action
        let url = try action.outcome(of: Response(text: "zen"))?.get()
        #expect(url == file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "zen")
        #expect(action.outcome(of: Response(status: 204))?.error is ParseError)
    }

    @Test func `a file is written where the call says`() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "report.txt")
        let action = GET<Void, URL>("x", .baseURL(forumURL), output: .file).action
        let outcome = action.outcome(of: Response(text: "zen"), .delivery(.file(to: file)))
        #expect(try outcome?.get() == file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "zen")
        #expect(action.outcome(of: Response(text: "zen"))?.error is ParseError)
    }
}

private struct Outputs: API {
    static let attributes: Attributes = .baseURL(forumURL)

    @GET("x") var post: Action<Void, Post>
    @GET("x") var posts: Action<Void, [Post]>
    @GET("x") var optional: Action<Void, Post?>
    @GET("x") var parsedOptional: Action<Void, ParsedPost?>
    @GET("x") var text: Action<Void, String>
    @GET("x") var noText: Action<Void, String?>
    @GET("x") var bytes: Action<Void, Data>
    @GET("x") var nothing: Action<Void, Void>
    @GET("x", output: .key("hello")) var key: Action<Void, String>
    @GET("x", output: .key("none")) var absentKey: Action<Void, String?>
    @GET("x", output: .keys("hello", "byte")) var two: Action<Void, (String?, String)>
    @GET("x", output: .keys("hello", "n", "no")) var three: Action<Void, (String, Double, Int?)>
    @GET("x", output: .keys("hello", "byte", "n", "no"))
    var four: Action<Void, (String, String, Double, Int?)>
    @GET("x", output: .keys("a", "b", "c", "d", "e", "f", "g"))
    var seven: Action<Void, (Int, String?, [Int], Bool, Double, [String: Int], String)>
    @GET("x", output: .keys(KeyName(stringLiteral: "a" + "b"), "c"))
    var computed: Action<Void, (Int, Int)>
    @GET("x") var reply: Action<Void, Reply<String>>
    @GET("x") var feed: Action<Void, Feed>
    @GET("x", output: .response) var response: Action<Void, Response>
    @GET("x", .validation(.none), output: .response) var any: Action<Void, Response>
    @GET("x", output: OutputDecoding { $0.body.count }) var count: Action<Void, Int>
    @GET("x", .headers(["Accept": "text/json"])) var asking: Action<Void, Post>
}

private struct ParsedPost: Decodable, Parsable { var title: String }

/// A type that parses itself.
struct Feed: Parsable {
    var text: String

    static var accept: String? { "application/xml" }

    static func parse(data: Data) -> Feed { Feed(text: String(decoding: data, as: UTF8.self)) }
}

private struct Fixed: BodyDecoder {
    var title: String

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: Data(#"{"title": "\#(title)"}"#.utf8))
    }
}
