import Foundation
import Testing

@testable import StreamNet

/// The marks of secrets: one for each in a file, found again by the requests of a replay.
struct RecordedSecretsTests {
    private let store: RecordedCase

    init() throws { store = try RecordedCase() }

    /// A server that answers with JSON.
    private func server(_ json: String) -> StubBackend {
        StubBackend { _ in Response(headers: ["Content-Type": "application/json"], text: json) }
    }

    @Test func `requests that differ in a secret are two recordings`() throws {
        try store.record([.get("a?key=a"), .get("a?key=b"), .get("a?key=a")])
        #expect(try store.text.contains("key=%E2%80%A2%E2%80%A2%E2%80%A22"))
        for (one, two) in [("a", "b"), ("c", "d")] {
            let replay = store.recording(.replay)
            let answers = [one, two, one, two].map { store.send(.get("a?key=\($0)"), replay) }
            #expect(answers == ["1", "2", "3", "2"])
            let third = store.send(.get("a?key=third"), replay)
            #expect(third.contains("and differs in the secret key; record again"), "\(third)")
        }
    }

    @Test func `secrets that are equal, prefixes or spelt differently`() throws {
        let same = [
            "a?token=p%2Bw", "b?pin=p%2bw", "c?password=%70%2Bw", "d?token=p+w", "e?token=p",
        ]
        try store.record(same.map(Endpoint.get))
        let marks = try HAR(contentsOf: store.file).entries.flatMap(\.marks)
        #expect(marks == ["•••1", "•••1", "•••1", "•••2", "•••3"])
    }

    @Test func `a secret has one mark in fields, numbers and bodies`() throws {
        let login = Endpoint(
            url: URL(string: "https://shop.host/login")!, method: .post,
            headers: ["Authorization": "Bearer t0ken", "X-Pin": "1234", "Cookie": "a=t0ken; b=1"],
            payload: .data(
                Data(#"{"pin":1234,"token":"t0ken","otp":"","auth":true}"#.utf8),
                contentType: "application/json"))
        try store.record(
            [login], by: server(#"{"access_token":"t0ken","pin":[1234,5],"token":null}"#))
        let entry = try #require(HAR(contentsOf: store.file).entries.first)
        #expect(
            ["Authorization", "X-Pin", "Cookie"].map { entry.requestHeaders[$0] }
                == ["Bearer •••1", "•••2", "a=•••1; b=•••3"])
        #expect(
            entry.requestBody.map { String(decoding: $0.data, as: UTF8.self) }
                == #"{"pin":1000000002,"token":"•••1","otp":"","auth":true}"#)
        #expect(
            String(decoding: entry.responseBody, as: UTF8.self)
                == #"{"access_token":"•••1","pin":[1000000002,1000000004],"token":null}"#)
        #expect(
            entry.json["response"]?["_redacted"]?.elements?.first
                == ["name": "access_token", "mark": "•••1"])
    }

    @Test func `the secret of a played response is that of the next request`() throws {
        let token = "0f8b1c9e-1111-4222-8333-444455556666"
        let requests: [Endpoint] = [
            .get("login"), .get("list?token=\(token)&pin=17"),
            .post(#"{"token":"\#(token)","pin":17}"#),
        ]
        try store.record(requests, by: server(#"{"token":"\#(token)","pin":17}"#))
        let replay = store.recording(.replay)
        let uuid = "00000000-0000-0000-0000-001000000001"
        #expect(
            store.send(.get("login"), replay) == #"{"token":"\#(uuid)","pin":1000000002}"#)
        for request in [
            Endpoint.get("list?pin=1000000002&token=\(uuid.lowercased())"),
            .post(#"{"pin":1000000002,"token":"\#(uuid)"}"#),
        ] { #expect(store.send(request, replay).hasPrefix(#"{"token""#)) }
        #expect(replay.verify().isEmpty)
    }

    @Test func `a repeated secret is played as its mark, and one in a path is recorded`() throws {
        try store.record([.get("users/hush?token=hush")], by: server(#"{"token":"hush"}"#))
        #expect(try store.text.contains("users/hush?"))
        let answer = store.send(.get("users/hush?token=hush"), store.recording(.replay))
        #expect(answer == #"{"token":"•••1"}"#)
    }

    @Test(arguments: ["true", "1", "null", "•", "1000000001", "•••9"])
    func `a secret may be any word`(word: String) throws {
        let body = #"{"a":\#(word.first == "•" ? "2" : word),"b":"\#(word)","token":"\#(word)"}"#
        try store.record([.post(body)], by: server(body))
        let replay = store.recording(.replay)
        let played = store.send(.post(body), replay)
        #expect(played == body.replacing(#"n":"\#(word)""#, with: #"n":"•••1""#))
    }

    @Test func `recordings of two objects in one file are both found`() throws {
        let names = ["a", "b"]
        let recordings = names.map { _ in store.recording(.record) }
        for (name, recording) in zip(names, recordings) {
            _ = store.send(.get("\(name)?key=k&token=\(name)"), recording)
        }
        for recording in recordings { try recording.save() }
        let marks = try HAR(contentsOf: store.file).entries.map(\.marks)
        #expect(marks == [["•••1", "•••2"], ["•••3", "•••4"]])
        let replay = store.recording(.replay)
        let answers = (names + names).map { store.send(.get("\($0)?key=k&token=\($0)"), replay) }
        #expect(answers == ["1", "2", "1", "2"])
        #expect(replay.verify().isEmpty)
    }

    @Test func `a secret does not stand for two marks of one object`() throws {
        try store.record([.get("a?key=1"), .get("b?key=2")])
        let replay = store.recording(.replay)
        #expect(store.send(.get("a?key=1"), replay) == "1")
        #expect(store.send(.get("b?key=1"), replay).contains("differs in the secret key"))
        #expect(store.send(.get("b?key=9"), replay) == "2")
    }

    @Test func `recording again leaves the file as it was`() throws {
        let requests: [Endpoint] = [.get("a?key=1"), .get("a?key=2"), .get("b?token=1")]
        let answer = server(#"{"token":"x"}"#)
        try store.record(requests, by: answer)
        func marks() throws -> [[String]] { try HAR(contentsOf: store.file).entries.map(\.marks) }
        let former = try marks()
        try store.record(requests, by: answer)
        #expect(try marks() == former && former.count == 3)
    }

    @Test func `a recording whose secrets have no numbers answers any`() throws {
        try store.record([.get("a?key=1")])
        let old = try store.text.replacing(
            "%E2%80%A2%E2%80%A2%E2%80%A21", with: "•••"
        ).replacing("_redacted", with: "_x")
        _ = try store.folder.file("shop.har", old)
        let replay = store.recording(.replay)
        #expect(["7", "8"].map { store.send(.get("a?key=\($0)"), replay) } == ["1", "1"])
    }

    @Test func `each of a thousand secrets finds its own recording, with one comparison`() throws {
        let keys = try (0..<2_000).map { number in
            RequestKey(of: try Endpoint.get("a?key=\(number)").encoded(), .standard, ignoring: [])
        }
        try store.record((0..<1_000).map { .get("a?key=\($0)") })
        var requests = RecordedRequests(
            try HAR(contentsOf: store.file).entries, .standard, ignoring: [])
        #expect(
            keys.map { requests.find($0) } == requests.keys + Array(repeating: nil, count: 1_000))
        #expect(requests.comparisons == 1_000)
        let again = keys.prefix(1_000).reversed().map { requests.find($0) }
        #expect(again == requests.keys.reversed())
        #expect(requests.comparisons == 1_000)
    }

    @Test func `cookies are kept with their attributes, and work when played`() throws {
        let server = StubBackend { _ in
            Response(
                headers: [
                    "Set-Cookie": "id=s3cret; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax",
                    "Link": "<https://shop.host/a?token=s3cret&page=2>; rel=\"next\"",
                ], body: Data("a".utf8), url: URL(string: "https://shop.host/a"))
        }
        try store.record([.get("a")], by: server)
        let jar = CookieJar()
        let other = try NetworkBackend(.init(cookies: jar))
        let played = store.recording(.replay).backend(other).send(.get("a")).outcome?.response
        #expect(
            played?.headers["Set-Cookie"]
                == "id=•••1; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax")
        #expect(
            played?.linkTarget("next")
                == "https://shop.host/a?token=%E2%80%A2%E2%80%A2%E2%80%A21&page=2")
        #expect(jar.cookies.map(\.value) == ["•••1"])
    }

    @Test func `a photograph is recorded as it is, a secret beside it is not`() throws {
        let photo = Data([0xFF, 0xD8]) + Data("\"token\":\"x\"".utf8) + Data([0x00, 0xFF])
        let upload = Endpoint(
            url: URL(string: "https://shop.host/photo")!, method: .post,
            payload: .multipart(
                Multipart([.text("token", "s3cret"), .data("photo", photo, filename: "a.jpg")])))
        try store.record([upload], by: .stub(Response(body: photo)))
        #expect(!(try store.text.contains("s3cret")))
        let played = store.recording(.replay).backend().send(upload).outcome?.response
        #expect(played?.body == photo)
    }
}
