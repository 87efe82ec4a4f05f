import Foundation
import StreamNet
import Streams
import Testing

/// Bodies in pieces, against the timeouts of their requests.
@Suite(.virtualLimit) struct StubChunksTests {
    private static let request = "GET https://sayings.host/zen: wanted"

    @Test(arguments: [
        Row("a buffered response comes with its last piece", .chunks("a", s(1), "b"), "1: 200 ab"),
        Row("silence behind the last piece counts", .chunks("a", s(1)), "1: 200 a"),
        Row("no pieces are an empty body", .chunks(), "0: 200 "),
        Row("without silence it is there at once", .chunks("a", "b"), "0: 200 ab"),
        Row("the delay is that of the head", .chunks("a", s(1)).after(.seconds(2)), "3: 200 a"),
        Row("a negative silence is none", .chunks("a", s(-1), "b"), "0: 200 ab"),
        Row(
            "silences add up to the total", .chunks(s(4), "a", s(4), "b", s(4), "c"),
            "10: \(request) a response within 10.0 seconds, found none"),
        Row(
            "a silence as long as allowed is too long", .chunks(s(5)),
            "5: \(request) data within 5.0 seconds, found silence"),
        Row(
            "each piece begins a new silence", .chunks(s(4), "a", s(1), s(4)),
            "9: \(request) data within 5.0 seconds, found silence"),
        Row("an empty piece is a sign of life", .chunks(s(4), "", s(4), "a"), "8: 200 a"),
        Row("so is the head", .chunks(s(4), "a").after(.seconds(4)), "8: 200 a"),
        Row(
            "whichever timeout ends first", .chunks(s(4), "a", s(4), "b", s(5)),
            "10: \(request) a response within 10.0 seconds, found none"),
        Row(
            "a failure ends it, whatever follows",
            .chunks("abc", s(1), .fail(.truncated(received: 3, expected: 9)), s(1), "d"),
            "1: \(request) 9 bytes, found the end after 3"),
        Row("any error will do", .chunks("a", .fail(Dice())), "0: Dice()"),
    ])
    fileprivate func `a script is played on the clock`(row: Row) {
        let time = VirtualTimeScheduler()
        let log = EventLog<String>()
        let stubs = Stubs<Sayings>(scheduler: time).on(.zen, row.answer)
        let limits: Attributes = [.timeout(.seconds(10)), .idleTimeout(.seconds(5))]
        Provider<Sayings>(backend: stubs).rx(.zen, limits).subscribe {
            log.add("\(time.now.components.seconds): \($0.text)")
        }
        time.run()
        #expect(log.all == [row.wanted])
    }

    @Test func `a body begins at 0, also where its piece is part of other bytes`() {
        let piece = Data("--ab".utf8).dropFirst(2)
        let stubs = Stubs<Sayings>().on(.zen, .chunks(.data(piece)))
        // With a progress closure the pieces are delivered one by one.
        let body = Provider<Sayings>(backend: stubs).rx(.zen, .progress { _ in })
            .outcome?.response?.body
        #expect(body == Data("ab".utf8) && body?.startIndex == 0)
    }
}

/// Awaits others: not within the minute of those in virtual time.
@Suite(.hangLimit) struct StubStepsTests {
    @Test func `steps may be made by a loop`() async throws {
        let steps = ["a", "b", "c"].map { StubAnswer.Step.data(Data($0.utf8)) }
        let stubs = Stubs<Sayings>()
            .on(.zen, .chunks(steps, status: 206, headers: ["A": "1"]))
            .on(.saying(1), .events(steps + [.fail(.connectionLost)]))
            .on(.saying(2), .events(steps)).on(.saying(3), .chunks([])).on(.saying(4), .events([]))
        let provider = Provider<Sayings>(backend: stubs)
        let streamed = provider.rx(.zen, .delivery(.streamed)).flatMap { $0.chunks }
        #expect(try await streamed.toArray().value == ["a", "b", "c"].map { Data($0.utf8) })
        let response = provider.rx(.zen).outcome?.response
        #expect(response?.status == 206 && response?.headers == ["A": "1"])
        #expect(provider.rx(.saying(1)).outcome?.error is NetError)
        let events = provider.rx(.saying(2)).outcome?.response
        #expect(events?.body == Data("abc".utf8) && events?.status == 200)
        #expect(events?.headers == ["Content-Type": "text/event-stream"])
        #expect(provider.rx(.saying(3)).outcome?.text == "200 ")
        #expect(provider.rx(.saying(4)).outcome?.text == "200 ")
    }
}

private func s(_ seconds: Int) -> StubAnswer.Step { .wait(.seconds(seconds)) }

private struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: StubAnswer
    let wanted: String

    init(_ name: String, _ answer: StubAnswer, _ wanted: String) {
        (testDescription, self.answer, self.wanted) = (name, answer, wanted)
    }
}
