import Foundation
import StreamNet
import Testing

/// Which requests a recording answers.
struct MatchingRecordingsTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    private static let form = "application/x-www-form-urlencoded"

    /// Two requests that are one for a recording.
    private static let equal: [(String, Endpoint, Endpoint)] = [
        ("a cache-buster in the query", .get("a?t=1&b=2"), .get("a?b=2&t=99")),
        ("the order of names in a query", .get("a?b=2&a=1"), .get("a?a=1&b=2")),
        ("the spelling of a query", .get("a?q=a%20b%7E"), .get("a?q=a+b~")),
        ("other credentials in the query", .get("a?token=1"), .get("a?token=2")),
        ("the case of the host", .get("a"), Endpoint(url: URL(string: "https://SHOP.host/a")!)),
        (
            "user and password in the URL", .get("a"),
            Endpoint(url: URL(string: "https://ann:pw@shop.host/a")!)
        ),
        (
            "headers", .get("a"),
            Endpoint(
                url: URL(string: "https://shop.host/a")!, headers: ["Authorization": "Bearer 1"])
        ),
        (
            "keys, spaces and numbers of JSON", .post(#"{"a": 1.50, "b": [true, null]}"#),
            .post(#"{"b":[true,null],"a":15e-1}"#)
        ),
        ("a secret in JSON", .post(#"{"a":1,"password":"x"}"#), .post(#"{"password":7,"a":1}"#)),
        ("JSON of no type", .post(#"{"a": 1}"#, nil), .post(#"{"a":1}"#, nil)),
        ("the order of a form", .post("b=2&a=1", form), .post("a=1&b=2", form)),
        ("a secret in a form", .post("a=1&token=x", form), .post("a=1&token=y", form)),
        ("no body and an empty one", .post("", nil), .post("", "text/plain")),
        (
            "the boundary of parts", multipart([.text("a", "1"), .text("token", "x")]),
            multipart([.text("a", "1"), .text("token", "y")])
        ),
    ]

    /// Two requests that are not.
    private static let different: [(String, Endpoint, Endpoint, String)] = [
        ("a path", .get("a"), .get("b"), "the address"),
        ("a method", .get("orders"), .post("", nil), "the method"),
        ("a value in the query", .get("a?page=1"), .get("a?page=2"), "page in the query"),
        ("values of one name in order", .get("a?i=1&i=2"), .get("a?i=2&i=1"), "i in the query"),
        ("a name without a value", .get("a?i"), .get("a?i="), "i in the query"),
        (
            "a value of JSON", .post(#"{"items":[{"amount":1}]}"#),
            .post(#"{"items":[{"amount":2}]}"#), "$.items[0].amount"
        ),
        ("an order in JSON", .post("[1,2]"), .post("[2,1]"), "$[0], $[1]"),
        (
            "digits that a double does not have", .post("[12345678901234567890123]"),
            .post("[12345678901234567890124]"), "$[0]"
        ),
        ("true and 1", .post("[true]"), .post("[1]"), "$[0]"),
        ("a number and its text", .post("[1]"), .post(#"["1"]"#), "$[0]"),
        ("a query of GraphQL", .post(#"{"query":"{a}"}"#), .post(#"{"query":"{b}"}"#), "$.query"),
        ("a form", .post("a=1", form), .post("a=2", form), "a in the form"),
        ("a text", .post("a", "text/plain"), .post("b", "text/plain"), "the body"),
        ("spaces in a text", .post("1 ", "text/plain"), .post("1", "text/plain"), "the body"),
        (
            "a part", multipart([.text("a", "1"), .text("b", "2")]),
            multipart([.text("a", "1"), .text("b", "3")]), "part 2"
        ),
        (
            "a number of parts", multipart([.text("a", "1")]),
            multipart([.text("a", "1"), .text("b", "3")]), "the body"
        ),
    ]

    private static func multipart(_ parts: [Multipart.Part]) -> Endpoint {
        Endpoint(
            url: URL(string: "https://shop.host/photos")!, method: .post,
            payload: .multipart(Multipart(parts)))
    }

    @Test(arguments: equal.indices)
    func `a recording answers a request that differs only so`(row: Int) throws {
        let (name, one, two) = Self.equal[row]
        try store.record([one])
        let replay = store.recording(.replay, ignoring: ["t"])
        #expect(store.send(two, replay) == "1", "\(name)")
        #expect(store.seen.all.count == 1)
        #expect(replay.verify().isEmpty)
    }

    @Test(arguments: different.indices)
    func `the error names the nearest, and what differs`(row: Int) throws {
        let (name, one, two, difference) = Self.different[row]
        try store.record([.get("far/away"), one])
        let replay = store.recording(.replay, ignoring: ["t"])
        let answer = store.send(two, replay)
        #expect(answer.contains(", and differs in \(difference); record again: "), "\(name)")
        #expect(answer.hasSuffix("record again: STREAMNET_RECORDING=record swift test"))
        let report = replay.verify()
        #expect(report.unmatched.count == 1 && report.unplayed.count == 2)
    }

    @Test func `an error has the request, the file and the nearest`() throws {
        try store.record([.get("a?page=1&token=s3cret"), .get("b")])
        let endpoint = Endpoint.get("a?page=2&token=s3cret")
        let answer = store.send(endpoint, store.recording(.replay))
        #expect(
            answer == "GET https://shop.host/a: wanted a response in shop.har, found none; the "
                + "nearest is GET https://shop.host/a?page=1&token=•••, and differs in page in the "
                + "query; record again: STREAMNET_RECORDING=record swift test")
    }

    @Test func `no more than five differences are named`() throws {
        for (count, more) in [(5, "e in the query; r"), (6, "e in the query and 1 more; r")] {
            let names = ["a", "b", "c", "d", "e", "f"].prefix(count)
            try store.record([.get("a")])
            let query = names.map { "\($0)=1" }.joined(separator: "&")
            let answer = store.send(.get("a?\(query)"), store.recording(.replay))
            #expect(answer.contains(more))
        }
    }

    @Test func `a hidden key is not compared`() throws {
        let redaction = Redaction.standard.adding("nonce")
        try store.record([.post(#"{"a":1,"nonce":7}"#)], redaction)
        let replay = store.recording(.replay, redaction)
        #expect(store.send(.post(#"{"a":1,"nonce":8}"#), replay) == "1")
        #expect(!(try store.text.contains("7}")))
    }

    @Test func `a body of a file or a stream is compared, and sent as it was`() throws {
        let upload = try store.folder.file("upload.txt", "hello")
        let address = URL(string: "https://shop.host/upload")!
        let file = Endpoint(url: address, method: .put, payload: .file(upload))
        let stream = Endpoint(
            url: address, method: .put,
            payload: .stream(
                BodySource(count: 5) {
                    var rest = Data("hello".utf8)
                    return { limit in
                        defer { rest = rest.dropFirst(limit) }
                        return Data(rest.prefix(limit))
                    }
                }, contentType: "text/plain"))
        try store.record([file])
        #expect(store.seen.all.first?.body?.data == nil)
        #expect(store.send(stream, store.recording(.replay)) == "1")
    }

    @Test func `a body that is too long to compare fails the request`() throws {
        let zeros = Endpoint(
            url: URL(string: "https://shop.host/upload")!, method: .put,
            payload: .stream(BodySource { { Data(count: $0) } }, contentType: nil))
        let answer = store.send(zeros, store.recording(.replay))
        #expect(answer.contains("wanted at most 10000000 bytes, found more"))
    }
}
