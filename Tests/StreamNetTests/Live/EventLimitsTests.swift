import Foundation
import StreamNet
import Streams
import Testing

/// How far event streams go: attempts, waits and bytes, at each limit and one beyond it.
@Suite(.virtualLimit) struct EventLimitsTests {
    private let lost = StubAnswer.failure(.connectionLost)

    /// A body of pieces whose first have so many bytes, and whose end is far away.
    @Test(arguments: [(65_535, "1800"), (65_536, "0"), (100_000, "0"), (0, "3600")])
    func `an endless body of another type is cut after 64 KB`(count: Int, second: String) {
        let text = String(repeating: "x", count: count)
        let half = "\(text.prefix(count / 2))"
        let html = StubAnswer.chunks(
            .data(Data(half.utf8)), .data(Data(text.utf8.dropFirst(half.utf8.count))),
            .wait(.seconds(1_800)), "<a>", .wait(.seconds(1_800)),
            headers: ["Content-Type": "text/html"])
        let played = play([html, 204], with: [.idleTimeout(.seconds(3_600))])
        #expect(played.events == ["\(second): 200 wanted a stream of text/event-stream"])
        #expect(played.rejected?.body.count == min(65_536, count + 3))
        #expect(played.rejected?.body.starts(with: text.utf8.prefix(65_536)) == true)
    }

    @Test func `empty connections count as failures, and exhaust the attempts`() {
        let empty = Array(repeating: StubAnswer.events(), count: 5)
        let played = play(
            StubAnswer(empty + [204]), with: [.reconnect(.idempotent(attempts: 3, random: { 1 }))])
        #expect(played.requests == ["0", "3", "9", "21"])
        #expect(played.events == ["21: |"])
    }

    @Test(arguments: [(0, 1), (1, 2), (2, 3), (3, 4), (5, 6), (6, 7), (7, 7)])
    func `after as many failures as attempts there is a connection`(attempts: Int, requests: Int) {
        let answers = Array(repeating: lost, count: 6) + [204]
        let played = play(
            StubAnswer(answers),
            with: [.reconnect(.idempotent(attempts: attempts, includesFirst: true, random: { 1 }))])
        #expect(played.requests.count == requests)
        #expect(played.events.last?.hasSuffix(": |") == (attempts >= 6))
    }

    @Test func `the wait that a server sets is that of later connections, too`() {
        let later = StubAnswer.events("data: a\n\n", .wait(.seconds(5)), .fail(.connectionLost))
        let played = play([
            .events("retry: 500\n\n", .fail(.connectionLost)), later, later,
            .events("retry: 700\n\n", "data: b\n\n", .fail(.connectionLost)), lost, 204,
        ])
        #expect(played.requests == ["0", "0.5", "6", "11.5", "12.9", "15.7"])
    }

    @Test(arguments: [
        (1, 3, ["0", "1", "3", "6", "9"]),
        // A base above the cap is waited for.
        (60, 30, ["0", "60", "120", "180", "240"]),
    ])
    func `where a server sets no wait, the request does`(base: Int, cap: Int, requests: [String]) {
        let rule = Reconnect.idempotent(
            base: .seconds(base), cap: .seconds(cap), includesFirst: true, random: { 1 })
        let played = play([lost, lost, lost, lost, 204], with: [.reconnect(rule)])
        #expect(played.requests == requests)
    }

    @Test func `a wait of the server is none of the cap's, and is never shortened`() {
        let rule = Reconnect.idempotent(cap: .seconds(3), random: { 0.5 })
        let answer: StubAnswer = [.events("retry: 5000\n\n", .fail(.connectionLost)), lost, 204]
        #expect(play(answer, with: [.reconnect(rule)]).requests == ["0", "7.5", "15"])
    }

    @Test(arguments: [(4_999, "13"), (5_000, "4"), (5_001, "4")])
    func `a connection is healthy that was open for five seconds`(milliseconds: Int, wait: String) {
        let open = StubAnswer.events(.wait(.milliseconds(milliseconds)), .fail(.connectionLost))
        let rule = Reconnect.idempotent(base: .seconds(1), includesFirst: true, random: { 1 })
        let played = play([lost, lost, open, lost, 204], with: [.reconnect(rule)])
        let opened = Double(milliseconds) / 1_000 + 3
        let waits = played.requests.compactMap(Double.init).suffix(2).map { $0 - opened }
        #expect(waits.map { ($0 * 1_000).rounded() / 1_000 } == (wait == "4" ? [1, 3] : [4, 12]))
    }

    @Test(arguments: [(59_999, 1), (60_001, 2)])
    func `silence of a minute is a lost connection`(milliseconds: Int, requests: Int) {
        let silent = StubAnswer.events(
            "data: a\n\n", .wait(.milliseconds(milliseconds)), "data: b\n\n",
            .wait(.seconds(10)))
        let played = play([silent, 204], for: .milliseconds(63_500))
        #expect(played.requests.count == requests)
        #expect(played.events.contains { $0.hasSuffix("b") } == (requests == 1))
    }

    /// The data of an event, in lines of so many bytes; the line feeds between them count.
    @Test(arguments: [
        ([1_000_000 - 6], true), ([1_000_000 - 5], false), ([500_000, 499_999], true),
        ([500_000, 500_000], false),
    ])
    func `an event has up to 1,000,000 bytes`(lines: [Int], isRead: Bool) {
        let data = lines.map { "data: " + String(repeating: "x", count: $0) }
        let body = data.joined(separator: "\n")
        let played = play([.events("\(body)\n\n"), 204])
        #expect(played.events.count == (isRead ? 2 : 1))
        #expect(played.events[0].contains("at most 1000000 bytes") != isRead)
    }
}
