import Foundation
import Loopback
import Streams
import Testing

@testable import StreamNet

/// The tests of a client, recorded against a server and played without it: its models decode, and
/// its results are the same.
@Suite(.hangLimit, .highPriority) struct RecordedClientTests {
    @Test func `a recorded client has the same results without its server`() async throws {
        let (store, server) = (try RecordedCase(), try ConferenceServer())
        let record = store.recording(.record)
        let live = try await results(of: record, at: server.url, password: "s3cret-1")
        try record.save()
        #expect(live.count == 9)
        #expect(!(try store.text.contains("s3cret")))
        server.loopback.stop()
        for password in ["s3cret-1", "another"] {
            let replay = store.recording(.replay)
            let played = try await results(of: replay, at: server.url, password: password)
            #expect(played == live)
            #expect(replay.verify().isEmpty, "\(replay.verify())")
        }
    }

    /// Calls everything that the client has.
    private func results(
        of recording: NetworkRecording, at url: URL, password: String
    ) async throws -> [String] {
        let jar = CookieJar()
        let backend = recording.backend(try NetworkBackend(.init(cookies: jar)))
        let client = Provider<AnyTarget>(backend: backend, attributes: .baseURL(url))
        var results: [String] = []
        let login = try await client.request(
            Conference.login, Credentials(user: "ann", password: password))
        results.append("\(login.session) \(login.key) \(login.scopes) \(login.expires)")
        results.append("cookies: \(jar.cookies.map { "\($0.name) \($0.path)" })")
        let token = Attributes.headers(["Authorization": "Bearer \(login.accessToken)"])
        let me = try await client.request(Conference.me, token)
        results.append("\(me.name) \(me.isPinned)")
        let pages = client.rx.pages(
            Conference.talks, TalkQuery(cursor_key: login.cursor_key), next: .address(\.next))
        for try await page in pages.values { results.append("\(page.talks.map(\.title))") }
        let renewed = try await client.request(
            Conference.renew, Renewal(token: login.accessToken))
        results.append("renewed: \(renewed.pin > 0) \(renewed.accessToken != login.accessToken)")
        let badge = url.appending(path: "badge")
            .appending(queryItems: [URLQueryItem(name: "token", value: "\(renewed.accessToken)")])
        let response = try await client.request(AnyTarget(Given(endpoint: Endpoint(url: badge))))
        let xml = String(decoding: response.body, as: UTF8.self)
        results.append("\(xml.hasPrefix("<badge><name>Ann</name><token>")) \(xml.suffix(16))")
        for action in [Conference.broken, Conference.forbidden] {
            do {
                _ = try await client.request(action)
                results.append("no failure")
            } catch { results.append("\(error)") }
        }
        return results
    }
}

private struct Credentials: Codable, Sendable { let user, password: String }
private struct Renewal: Codable, Sendable { let token: UUID }
private struct TalkQuery: Codable, Sendable { let cursor_key: String }

private struct Login: Codable, Sendable {
    struct Session: Codable, Sendable { let id: Int, title: String, auth: Bool }
    let session: Session
    let key: String
    let accessToken: UUID
    let cursor_key: String
    let scopes: [String]
    let expires: Date
}

private struct Renewed: Codable, Sendable { let pin: Int, accessToken: UUID }
private struct Me: Codable, Sendable { let name: String, isPinned: Bool }
private struct TalkPage: Codable, Sendable {
    struct Talk: Codable, Sendable { let title: String }
    let talks: [Talk]
    let next: String?
}

private struct Conference: API {
    static let attributes: Attributes = .decoder(.conference)

    @POST("/login") var login: Action<Credentials, Login>
    @GET("/me") var me: Action<Void, Me>
    @GET("/talks") var talks: Action<TalkQuery, TalkPage>
    @POST("/renew") var renew: Action<Renewal, Renewed>
    @GET("/broken") var broken: Action<Void, Me>
    @GET("/forbidden") var forbidden: Action<Void, Me>
}

extension BodyDecoder where Self == JSONDecoder {
    fileprivate static var conference: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}

/// A server with sessions: each call but the first needs the secret of one before.
private struct ConferenceServer {
    let loopback: LoopbackServer
    var url: URL { loopback.url }

    private static let tokens = [
        "5ec3e700-aaaa-4bbb-8ccc-000000000001", "5ec3e700-aaaa-4bbb-8ccc-000000000002",
    ]

    init() throws {
        let tokens = Self.tokens
        let json = ("Content-Type", "application/json")
        loopback = try LoopbackServer(routes: [
            "POST /login": { exchange in
                try exchange.respond(
                    headers: [json, ("Set-Cookie", "sid=s3cret-c; Path=/; HttpOnly")],
                    body: #"{"session":{"id":3,"title":"Keynote","auth":true},"key":"PROJ-1","#
                        + #""accessToken":"\#(tokens[0])","cursor_key":"s3cret-k-0123456789","#
                        + #""scopes":["a"],"expires":"2026-11-30T10:00:00Z"}"#)
            },
            "GET /me": { exchange in
                let token = exchange.request.header("Authorization")
                let isKnown = token == "Bearer \(tokens[0].uppercased())"
                try exchange.respond(
                    isKnown && exchange.request.header("Cookie") == "sid=s3cret-c" ? 200 : 401,
                    headers: [json], body: #"{"name":"Ann","isPinned":true}"#)
            },
            "GET /talks": { exchange in
                let isLast = exchange.request.query?.contains("s3cret-l") == true
                let next = "\\/talks?cursor_key=s3cret-l\\u0026size=2"
                try exchange.respond(
                    headers: [json],
                    body: isLast
                        ? #"{"talks":[{"title":"C"}]}"#
                        : #"{"talks":[{"title":"A"},{"title":"B"}],"next":"\#(next)"}"#)
            },
            "POST /renew": { exchange in
                try exchange.respond(
                    headers: [json], body: #"{"pin":1234,"accessToken":"\#(tokens[1])"}"#)
            },
            "GET /badge": { exchange in
                try exchange.respond(
                    headers: [("Content-Type", "application/xml")],
                    body: "<badge><name>Ann</name><token>s3cret-x</token></badge>")
            },
            "GET /broken": { exchange in
                try exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{")
                exchange.close()
            },
            "GET /forbidden": { exchange in
                try exchange.respond(403, headers: [json], body: #"{"code":17,"token":"s3cret"}"#)
            },
        ])
    }
}
