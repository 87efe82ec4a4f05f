import Foundation
import Locks
import Streams
import Testing

@testable import StreamNet

/// Sockets of stubs, on virtual time.
@Suite(.virtualLimit) struct StubbedSocketsTests {
    private let time = VirtualTimeScheduler()

    private func stubs(_ answer: StubAnswer) -> Stubs<Chat> {
        Stubs<Chat>(scheduler: time).on(.room("42"), answer)
    }

    private func chat(_ stubs: Stubs<Chat>, _ attributes: Attributes = []) -> Provider<Chat> {
        Provider<Chat>(backend: stubs, attributes: [.reconnectScheduler(time), attributes])
    }

    /// The second and the event of each event.
    private func log(_ recording: Recorder<SocketMessage>) -> [String] {
        recording.events.map { "\(Int($0.time / .seconds(1))) \($0.event.words)" }
    }

    @Test func `a conversation follows its script`() {
        let stubs = stubs(.socket("hello", .expect("hi"), .wait(.seconds(3)), "bye", .close(1001)))
        let said = Observable<SocketMessage>.just("hi").delay(.seconds(2), scheduler: time)
        let recording = time.record(chat(stubs).rx.socket(.room("42"), sending: said))
        #expect(log(recording) == ["0 next(hello)", "5 next(bye)", "5 closed 1001"])
        #expect(stubs.verify() == [])
        #expect(stubs.requests.map(\.encoded.url.absoluteString) == ["https://chat.host/rooms/42"])
    }

    @Test(arguments: [
        (1000, "", "completed"), (1005, "", "completed"), (1008, "", "closed 1008"),
        (4001, "full", "closed 4001 full"),
    ])
    func `a code completes or fails the stream`(code: Int, reason: String, ending: String) {
        let answer = StubAnswer.socket("a", .close(code, reason))
        let recording = time.record(chat(stubs(answer)).rx.socket(.room("42")))
        #expect(log(recording) == ["0 next(a)", "0 \(ending)"])
    }

    @Test func `a validation of statuses accepts an open socket, and rejects a refusal`() {
        let attributes = Attributes.validation(.successCodes)
        let opened = time.record(
            chat(stubs(.socket("a", .close(1000))), attributes).rx.socket(.room("42")))
        #expect(log(opened) == ["0 next(a)", "0 completed"])
        let refused = time.record(chat(stubs(403), attributes).rx.socket(.room("42")))
        #expect((refused.ending?.event.error as? NetError)?.response?.status == 403)
    }

    @Test func `another message than the expected one closes with 1008, and is reported`() {
        let stubs = stubs(.socket(.expect("hi"), "never", .expect("there")))
        // What follows is compared with nothing.
        let said = Observable<SocketMessage>.from(["ho", "hi"])
        let recording = time.record(chat(stubs).rx.socket(.room("42"), sending: said))
        #expect(log(recording) == [#"0 closed 1008 wanted text("hi")"#])
        #expect(
            stubs.verify() == [
                "unexpected: GET https://chat.host/rooms/42: "
                    + #"wanted text("hi"), found text("ho")"#
            ])
    }

    @Test func `an expected message that did not come is reported`() {
        let stubs = stubs(.socket("hello", .expect("a line", where: { $0 != "" }), .close()))
        _ = time.record(chat(stubs).rx.socket(.room("42")), until: .seconds(5))
        #expect(stubs.verify() == ["unused: GET https://chat.host/rooms/42: wanted a line"])
        // By then, nothing holds the socket.
        time.run()
        #expect(stubs.verify().count == 1)
    }

    @Test func `an expected message that has not come yet is reported, too`() {
        let stubs = stubs(.socket("hello", .expect("a"), .wait(.seconds(9)), .expect("b")))
        let typed = PublishSubject<SocketMessage>()
        let open = chat(stubs).rx.socket(.room("42"), sending: typed.asObservable())
            .subscribe(onNext: { _ in })
        time.advance(by: .seconds(1))
        let room = "GET https://chat.host/rooms/42"
        #expect(
            stubs.verify() == [
                "unused: \(room): wanted text(\"a\")", "unused: \(room): wanted text(\"b\")",
            ])
        typed.onNext("a")
        typed.onNext("b")
        // It has come, though its step was not reached.
        #expect(stubs.verify() == [])
        time.advance(by: .seconds(9))
        typed.onNext("c")
        let late = [
            #"unexpected: GET https://chat.host/rooms/42: wanted no message "#
                + #"behind step 4 of 4, found text("c")"#
        ]
        #expect(stubs.verify() == late)
        open.dispose()
        #expect(stubs.verify() == late)
    }

    @Test(arguments: [
        StubAnswer.socket(), .socket("hello"), .socket(.wait(.seconds(2)), .close()),
        .socket(.expect("a"), "hello"),
    ])
    func `a message that no step expects is reported`(answer: StubAnswer) {
        let stubs = stubs(answer)
        let said = Observable<SocketMessage>.from(["a", "b"])
        _ = time.record(chat(stubs).rx.socket(.room("42"), sending: said), until: .seconds(5))
        let found = stubs.verify()
        let start = "unexpected: GET https://chat.host/rooms/42: wanted no message"
        #expect(found.last?.hasPrefix(start) == true)
        #expect(found.last?.hasSuffix(#", found text("b")"#) == true)
    }

    @Test func `two pings without an answer lose the connection`() {
        let recording = time.record(
            chat(stubs(.socket("a", .ignorePings)), .pingInterval(.seconds(10)))
                .rx.socket(.room("42")), until: .seconds(100))
        #expect(log(recording) == ["0 next(a)", "30 lost"])
        let error = recording.ending?.event.error
        #expect("\(error, default: "")".hasSuffix("1006: two pings were not answered"))
        // The script's server answers pings, so that the socket stays open.
        let answered = time.record(
            chat(stubs(.socket()), .pingInterval(.seconds(10))).rx.socket(.room("42")),
            until: .seconds(100))
        #expect(answered.events.isEmpty)
    }

    @Test func `values are read and written in the format of the request`() {
        let stubs = stubs(
            .socket(
                .json(Line(text: "hello")), .expect(#"{"text":"hi"}"#),
                .send(.binary(Data(#"{"text":"bytes"}"#.utf8))), .close()))
        let said = Observable.just(Line(text: "hi"))
        let recording = time.record(
            chat(stubs).rx.socket(.room("42"), as: Line.self, sending: said))
        #expect(recording.elements == [Line(text: "hello"), Line(text: "bytes")])
        #expect(recording.ending?.event.error == nil)
        #expect(stubs.verify() == [])
    }

    @Test func `a message that cannot be decoded is named, or skipped`() {
        let answer = StubAnswer.socket(
            .json(Line(text: "a")), "{}", .json(Line(text: "b")), .close())
        let strict = time.record(chat(stubs(answer)).rx.socket(.room("42"), as: Line.self))
        let error = strict.ending?.event.error as? ElementError
        #expect(strict.elements == [Line(text: "a")])
        #expect(error?.number == 2)
        #expect(error.map { "\($0)".hasSuffix("in message 2") } == true)
        let lenient = time.record(
            chat(stubs(answer), .badElements(.skip)).rx.socket(.room("42"), as: Line.self))
        #expect(lenient.elements.map(\.text) == ["a", "b"])
    }

    @Test(arguments: [401, 200, 503])
    func `a refusal is a response with its body`(status: Int) {
        let recording = time.record(chat(stubs(.text("no", status: status))).rx.socket(.room("42")))
        let response = (recording.ending?.event.error as? NetError)?.rejected
        #expect(response?.status == status)
        #expect(response?.body == Data("no".utf8))
    }

    @Test func `a socket connects again only if it is told to`() {
        let answers: StubAnswer = [
            .socket("a", .wait(.seconds(9)), .fail(.connectionLost)),
            .socket("b", .wait(.seconds(9)), .close(1012)), .socket("c", .close()),
        ]
        let once = time.record(chat(stubs(answers)).rx.socket(.room("42")))
        #expect(log(once) == ["0 next(a)", "9 lost"])
        let exactly = Reconnect.idempotent(random: { 1 })
        let start = Int(time.now / .seconds(1))
        let again = time.record(chat(stubs(answers), .reconnect(exactly)).rx.socket(.room("42")))
        let expected = [(0, "next(a)"), (12, "next(b)"), (24, "next(c)"), (24, "completed")]
        #expect(log(again) == expected.map { "\(start + $0.0) \($0.1)" })
    }

    @Test(arguments: [
        (1001, 2), (1002, 1), (1008, 1), (1011, 2), (1012, 2), (1013, 2), (1014, 2), (4000, 1),
    ])
    func `a socket connects again behind the codes of a server that may be well again`(
        code: Int, sockets: Int
    ) {
        let stubs = stubs([.socket(.close(code)), .socket(.close())])
        _ = time.record(chat(stubs, .reconnect(.idempotent(random: { 1 }))).rx.socket(.room("42")))
        #expect(stubs.requests.count == sockets)
    }

    @Test func `neither a retry nor a stored response takes the place of a connection`() {
        let stubs = stubs(["page", 503, .socket("a", .close())])
        let provider = Provider<Chat>(
            backend: stubs, interceptors: [Retry(2, scheduler: time)],
            attributes: [
                .reconnectScheduler(time), .baseURL(URL(string: "https://chat.host")),
                .cache(MemoryCache()), .caching(.cacheFirst),
            ])
        let page = time.record(provider.rx(.room("42")).asObservable())
        #expect(page.elements.map(\.status) == [200])
        let refused = time.record(provider.rx.socket(.room("42")))
        #expect((refused.ending?.event.error as? NetError)?.response?.status == 503)
        let opened = time.record(provider.rx.socket(.room("42")))
        #expect(opened.elements == ["a"])
    }

    @Test func `an expired token is renewed at 401, and the socket opens`() {
        let stubs = stubs([401, .socket("in", .close())])
        let token = Mutex("old")
        let refresh = TokenRefresh(
            token: { token.withLock { $0 } },
            renew: {
                token.withLock { $0 = "new" }
                return .just("new")
            }, scheduler: time)
        let provider = Provider<Chat>(
            backend: stubs, interceptors: [refresh],
            attributes: [.reconnectScheduler(time), .authorization(.bearer)])
        let recording = time.record(provider.rx.socket(.room("42")))
        #expect(log(recording) == ["0 next(in)", "0 completed"])
        #expect(
            stubs.requests.map { $0.encoded.headers["Authorization"] } == [
                "Bearer old", "Bearer new",
            ])
    }
}
