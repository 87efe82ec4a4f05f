import Foundation
import StreamNet
import Streams
import Testing

/// Event streams across their connections, on a virtual clock.
@Suite(.virtualLimit) struct EventConnectionsTests {
    @Test func `a stream asks for events and ends with a 204`() {
        let played = play([.events("data: a\n\n"), 204])
        #expect(played.events == ["0: a", "3: |"])
        #expect(played.requests == ["0", "3"])
        #expect(played.headers[0]["Accept"] == "text/event-stream")
        #expect(played.headers[0]["Cache-Control"] == "no-cache")
        #expect(played.headers[0]["Last-Event-ID"] == nil)
    }

    @Test func `a header that the caller sets stays`() {
        let played = play(204, with: [.headers(["Accept": "text/event-stream, */*;q=0.1"])])
        #expect(played.headers[0]["Accept"] == "text/event-stream, */*;q=0.1")
    }

    @Test func `a lost connection is continued after its last event`() {
        let played = play([
            .events("id: 1\ndata: a\n\n", .wait(.seconds(1)), .fail(.connectionLost)),
            .events("data: b\n\n"), 204,
        ])
        #expect(played.events == ["0: a", "4: b", "7: |"])
        #expect(played.ids == [nil, "1", "1"])
    }

    @Test func `a block without data sets where the next connection continues, and when`() {
        let played = play([.events("data: a\nid: 1\n\nid: 7\nretry: 100\n\n"), 204])
        #expect(played.events == ["0: a", "0.1: |"])
        #expect(played.ids == [nil, "7"])
    }

    @Test(
        arguments: [
            ("id: 1\n\nid\n\n", nil), ("id: 1\n\nid: 2\u{0}\n\n", "1"), ("id: 1\n\nid: 2\n", "1"),
            ("id: é👩‍👧\n\n", "é👩‍👧"), ("data: a\n\n", "0"), ("id: 1", "0"), (": c\n", "0"),
        ] as [(String, String?)])
    func `only identifiers of whole blocks count, and empty ones reset`(body: String, id: String?) {
        let played = play([.events("\(body)"), 204], with: [.lastEventID("0")])
        #expect(played.ids == ["0", id])
    }

    @Test func `ten failures wait 3, 6, 12, 24 and then 30 seconds`() {
        let lost = StubAnswer.failure(.cannotConnect)
        let played = play(StubAnswer(Array(repeating: lost, count: 10) + [204]))
        #expect(
            played.requests
                == ["0", "3", "9", "21", "45", "75", "105", "135", "165", "195", "225"])
        #expect(played.events == ["225: |"])
    }

    @Test(arguments: [
        ("retry: 500\n\n", "0.5"), ("retry: 60000\n\n", "60"), ("retry: 1s\n\n", "3"),
        ("retry: -1\n\n", "3"), ("retry:\n\n", "3"), ("retry: 99999999999999999999\n\n", "300"),
        ("retry: 500\n", "0.5"), ("retry: 0\n\n", "0.1"), ("retry: 99\n\n", "0.1"),
        ("retry: 101\n\n", "0.101"), ("retry: 300000\n\n", "300"),
        ("retry: 300001\n\n", "300"), ("retry: 9223372036854775807\n\n", "300"),
    ])
    func `the server sets the wait`(body: String, second: String) {
        let played = play([.events("\(body)", .fail(.connectionLost)), 204])
        #expect(played.requests == ["0", second])
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func `a status that may pass counts as a lost connection, once a stream was open`(status: Int) {
        let later = StubAnswer.status(status, headers: ["Retry-After": "10"])
        #expect(play([.events("data: a\n\n"), later, 204]).requests == ["0", "3", "13"])
        let impatient = Reconnect.idempotent(random: { 1 })
        #expect(play([later, 204], with: [.reconnect(impatient)]).requests.count == 1)
        #expect(play([later, 204]).requests == ["0", "10"])
    }

    @Test(arguments: [400, 404, 501, 505, 201, 205, 302])
    func `any other status fails the stream with its body`(status: Int) {
        for before in [[], [StubAnswer.events("data: a\n\n")]] {
            let refusal = StubAnswer.text("why", status: status)
            let played = play(StubAnswer(before + [refusal, 204]))
            #expect(played.events.last?.hasSuffix("wanted a stream of text/event-stream") == true)
            #expect(played.rejected?.status == status)
            #expect(played.rejected?.body == Data("why".utf8))
        }
    }

    @Test(arguments: ["text/html", "application/json", "text/event-stream2", ""])
    func `another type fails the stream with the beginning of its body`(type: String) {
        let page = String(repeating: "x", count: 100_000)
        let html = StubAnswer.chunks("\(page)", headers: ["Content-Type": type])
        let played = play([html, 204])
        #expect(played.rejected?.body == Data(page.utf8.prefix(65_536)))
        #expect(played.rejected?.rejection?.wanted == "a stream of text/event-stream")
        #expect(played.requests.count == 1)
    }

    @Test(arguments: ["text/event-stream", "TEXT/Event-Stream; charset=utf-8"])
    func `parameters and case of the type do not count`(type: String) {
        let played = play([.chunks("data: a\n\n", headers: ["Content-Type": type]), 204])
        #expect(played.events == ["0: a", "3: |"])
    }

    @Test func `silence of the time that is set is a lost connection`() {
        let own = play(
            [.events("data: a\n\n", .wait(.seconds(9))), 204], with: [.idleTimeout(.seconds(5))])
        #expect(own.events.last == "8: |")
    }

    @Test(
        arguments: [
            ([], 1), (.reconnect(.never), 1), (.reconnect(.always(random: { 1 })), 2),
            (.reconnect(.idempotent(attempts: 0)), 1), (.isIdempotent(), 2),
        ] as [(Attributes, Int)])
    func `a POST is sent once unless the caller allows more`(attributes: Attributes, count: Int) {
        let answer: StubAnswer = [.events("data: a\n\n", .fail(.connectionLost)), 204]
        let played = play(answer, .chat, with: attributes)
        #expect(played.requests.count == count)
        #expect(
            played.events.last
                == (count == 2 ? "3: |" : "0: wanted a response, found the connection closed"))
    }

    @Test(arguments: [
        TransportError.Reason.tls, .invalidResponse, .corruptBody(coding: "gzip", received: 1),
    ])
    func `a failure that no other connection mends ends the stream`(reason: TransportError.Reason) {
        #expect(play([.failure(reason), 204]).requests == ["0"])
        #expect(play([.events("data: a\n\n", .fail(reason)), 204]).requests.count == 1)
    }

    @Test func `Retry does not act on connections`() {
        let answer: StubAnswer = [.events("data: a\n\n", .fail(.connectionLost)), 503, 503, 204]
        let played = play(answer, interceptors: { [Retry(5, scheduler: $0)] })
        #expect(played.requests == ["0", "3", "9", "21"])
        let asking = play(404, interceptors: { [Retry(5, scheduler: $0)] }, with: [.retries(3)])
        #expect(asking.requests.count == 1)
    }

    @Test func `each connection passes the whole chain`() {
        let log = EventLog<String>()
        let answer: StubAnswer = [.events("data: a\n\n", .fail(.connectionLost)), 204]
        let plugin = Hooks(
            preparing: {
                log.add("prepare")
                return $0
            }, sending: { _ in log.add("send") })
        let interceptor = Around {
            log.add("in")
            return $1($0)
        }
        _ = play(answer, plugins: [plugin], interceptors: { _ in [interceptor] })
        #expect(log.all == ["prepare", "in", "send", "prepare", "in", "send"])
    }

    @Test func `a stored response takes the place of no connection`() {
        let cache = MemoryCache()
        let answer: StubAnswer = [.events("data: a\n\n"), .events("data: b\n\n"), 204]
        let played = play(
            answer, with: [.cache(cache), .caching(.cacheFirst), .cacheExpiry(.never)])
        #expect(played.events == ["0: a", "3: b", "6: |"])
    }

    @Test func `an event that is too long is named, after those before it`() {
        let answer = StubAnswer.events("data: a\n\ndata: \(String(repeating: "b", count: 100))\n\n")
        let played = play([answer, 204], with: [.elementLimit(50)])
        #expect(
            played.events == [
                "0: a",
                "0: wanted a line of at most 50 bytes, found a longer one "
                    + "(event 2; elementLimit is the limit)",
            ])
    }
}
