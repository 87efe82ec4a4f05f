import Foundation
import Locks
import ResponseMapper
import Testing

/// Pages of models, and cursors in JSON.
@Suite(.hangLimit) struct PagesTests {
    private func pages(_ bodies: [String]) -> Pages<Response> {
        let stubs = Stubs<Channels>().on(Channels(), StubAnswer(bodies.map { StubAnswer.text($0) }))
        return Provider<Channels>(backend: stubs)
            .rx.pages(Channels(), next: .cursor(at: "meta>next"))
    }

    /// The names, and the error.
    private func names(_ channels: some ObservableType<Channel, Many>) -> [String] {
        let log = Log<String>()
        channels.flow.subscribe(onNext: { log.add($0.name) }, onError: { log.add("\($0)") })
        return log.all
    }

    private func names(_ bodies: String...) -> [String] {
        names(pages(bodies).mapArray(Channel.self, at: "channels").items)
    }

    @Test(arguments: ["", #","meta":{}"#, #","meta":{"next":null}"#, #","meta":{"next":""}"#])
    func `a page without a cursor is the last`(_ meta: String) {
        #expect(
            names(
                #"{"channels":[{"name":"a"},{"name":"b"}],"meta":{"next":"x"}}"#,
                #"{"channels":[],"meta":{"next":17}}"#,
                #"{"channels":[{"name":"c"}]\#(meta)}"#) == ["a", "b", "c"])
    }

    @Test func `a cursor of another kind is an error after its page`() {
        #expect(
            names(#"{"channels":[{"name":"a"}],"meta":{"next":[1]}}"#) == [
                "a",
                "GET https://chat.host/channels: $.meta.next: wanted a cursor, found array of 1",
            ])
    }

    @Test func `a model of a page keeps the pages`() async throws {
        var names: [String] = []
        let pages = pages([#"{"name":"a","meta":{"next":1}}"#, #"{"name":"b"}"#])
        for try await channel in pages.mapObject(Channel.self).values { names.append(channel.name) }
        #expect(names == ["a", "b"])
    }

    @Test func `an element that cannot be read fails with its path, after the pages before`() {
        #expect(
            names(
                #"{"channels":[{"name":"a"}],"meta":{"next":1}}"#,
                #"{"channels":[{"name":"b"},{}]}"#) == [
                    "a",
                    "GET https://chat.host/channels: $.channels[1].name: "
                        + "wanted a value, found nothing",
                ])
    }

    /// The names, the error and the number of requests of a list with its next address at a path.
    private func addressed(
        _ path: JSONPath, _ bodies: String..., permitting origins: PageOrigins = .same
    ) -> (names: [String], headers: [HTTPHeaders]) {
        let headers = Mutex<[HTTPHeaders]>([])
        let backend = StubBackend { endpoint in
            let number = try headers.withLock { headers in
                headers.append(try endpoint.encoded().headers)
                return headers.count
            }
            return Response(text: bodies[min(number, bodies.count) - 1])
        }
        let provider = Provider<Channels>(
            backend: backend, plugins: [AccessToken { _ in "t0ken" }],
            attributes: [.authorization(.bearer), .pageOrigins(origins)])
        let pages = provider.rx.pages(Channels(), next: .address(at: path))
        let names = names(pages.mapArray(Channel.self, at: "channels").items)
        return (names, headers.withLock { $0 })
    }

    @Test(
        arguments: [
            ("next", #""next":"https://chat.host/channels?page=2""#),
            ("links>next", #""links":{"next":"/channels?page=2"}"#),
            ("_links>next>href", #""_links":{"next":{"href":"?page=2"}}"#),
            ("@odata.nextLink", #""@odata.nextLink":"channels?$skiptoken=2""#),
        ] as [(JSONPath, String)],
        ["", #","next":null"#, #","next":"""#, #","links":{"next":null}"#])
    func `the next address is at a path`(row: (path: JSONPath, member: String), end: String) {
        let (names, headers) = addressed(
            row.path, #"{"channels":[{"name":"a"}],\#(row.member)}"#,
            #"{"channels":[{"name":"b"}]\#(end)}"#)
        #expect(names == ["a", "b"])
        #expect(headers.map { $0["Authorization"] } == ["Bearer t0ken", "Bearer t0ken"])
    }

    @Test
    func `an address of another server is requested only where permitted, without credentials`() {
        let first = #"{"channels":[{"name":"a"}],"next":"https://evil.host/list?key=s3cret"}"#
        let refused = addressed("next", first)
        #expect(
            refused.names == [
                "a",
                "GET https://chat.host/channels: wanted a page of https://chat.host:443, "
                    + "found https://evil.host/list",
            ])
        #expect(refused.headers.count == 1)
        let permitted = addressed(
            "next", first, #"{"channels":[{"name":"b"}]}"#, permitting: .any)
        #expect(permitted.names == ["a", "b"])
        #expect(permitted.headers.map { $0["Authorization"] } == ["Bearer t0ken", nil])
    }

    @Test(arguments: ["1", "true", "[]", #"{"href":"/2"}"#])
    func `an address of another kind is an error after its page`(value: String) {
        let (names, headers) = addressed(
            "next", #"{"channels":[{"name":"a"}],"next":\#(value)}"#)
        #expect(names.first == "a")
        #expect(names.last?.contains("$.next: wanted an address, found ") == true)
        #expect(headers.count == 1)
    }

    @Test func `an action has a cursor in its envelope`() {
        let stubs = Stubs<AnyTarget>().on(
            Chat.channels,
            [
                #"{"ok":true,"data":[{"name":"a"}],"next":"x"}"#,
                #"{"ok":true,"data":[{"name":"b"}]}"#,
            ])
        let provider = Provider<AnyTarget>(
            backend: stubs,
            plugins: [
                MapperPlugin(Envelope(status: "ok", success: true, tip: "msg", model: "data"))
            ])
        #expect(names(provider.rx.pages(Chat.channels).items) == ["a", "b"])
        #expect(stubs.requests.last?.encoded.url.query() == "after=x")
    }

    @Test func `a call of an action may have its rule at a path`() {
        let answers: StubAnswer = [#"{"name":"a","next":"?page=2"}"#, #"{"name":"b"}"#]
        let stubs = Stubs<AnyTarget>().on(Chat.channel, answers)
        let pages = Provider<AnyTarget>(backend: stubs)
            .rx.pages(Chat.channel, next: .address(at: "next"))
        #expect(names(pages) == ["a", "b"])
    }
}

private struct Channels: Target {
    let baseURL = URL(string: "https://chat.host")!
    let path: Path = "channels"
}

private struct Channel: Decodable, Sendable { let name: String }

private struct Chat: API {
    static let attributes: Attributes = .baseURL(URL(string: "https://chat.host")!)
    @GET("channels", .paging(.cursor("after", at: "next"))) var channels: Action<Void, [Channel]>
    @GET("channel") var channel: Action<Void, Channel>
}
