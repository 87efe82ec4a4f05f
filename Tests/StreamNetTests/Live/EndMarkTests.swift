import Foundation
import StreamNet
import Streams
import Testing

/// Event streams whose server marks their end: delivered whole, or not as a success.
@Suite(.virtualLimit) struct EndMarkTests {
    private static let done = EndMark.data("[DONE]")

    /// The error of a stream without its mark.
    private static func cut(after bytes: Int, at second: String = "0") -> String {
        "\(second): wanted the whole body, found the end after \(bytes) bytes "
            + #"(the data "[DONE]" marks the end)"#
    }

    @Test(arguments: [
        (StubAnswer.events("data: a\n\ndata: [DONE]\n\ndata: b\n\n"), done),
        (
            .events("data: a\n\nevent: done\ndata\n\n", .wait(.seconds(1)), "data: b\n\n"),
            .event("done")
        ),
        (.events("data: a\n\ndata: 7\n\n"), .event(where: { $0.data == "7" })),
        (.events("data: a\n\ndata: {\"done\": true, \"n\": 1}\n\ndata: b\n\n"), .member("done")),
    ])
    func `the end mark completes a stream and is not delivered`(answer: StubAnswer, mark: EndMark) {
        let played = play(answer, until: mark)
        #expect(played.events == ["0: a", "0: |"])
        #expect(played.requests.count == 1)
    }

    @Test(arguments: ["\n", "", "\r", "\r\n", "\n: comment\n", "\nid: 7\n"])
    func `the mark needs no empty line at the end of the body`(ending: String) {
        for target in [LiveFeed.ticker, .chat] {
            let played = play(
                [.events("data: a\n\ndata: [DONE]\(ending)"), 204], target, until: Self.done)
            #expect(played.events == ["0: a", "0: |"])
            #expect(played.requests.count == 1)
        }
    }

    @Test(arguments: [
        "data: [DONE", "data: [DONE]\ndata: b", "event: [DONE]\n", "[DONE]", "id: [DONE]\n",
    ])
    func `any other end of the body is no mark`(ending: String) {
        let body = "data: a\n\n" + ending
        let played = play([.events("\(body)"), 204], until: Self.done)
        #expect(played.events == ["0: a", Self.cut(after: body.utf8.count)])
        #expect(played.requests.count == 1)
    }

    @Test func `a mark before a lost connection needs its empty line`() {
        let lost = StubAnswer.Step.fail(.connectionLost)
        let played = play([.events("data: a\n\ndata: [DONE]\n", lost), 204], until: Self.done)
        #expect(played.events == ["0: a", Self.cut(after: 22)])
    }

    /// The ways in which a connection ends early.
    enum Loss: CaseIterable {
        case closed, lost, cut, silent

        /// The seconds until it is noticed.
        var second: Int { self == .silent ? 60 : 0 }

        func after(_ events: String) -> StubAnswer {
            switch self {
            case .closed: .events("\(events)")
            case .lost: .events("\(events)", .fail(.connectionLost))
            case .cut: .events("\(events)", .fail(.truncated(received: 9, expected: nil)))
            case .silent: .events("\(events)", .wait(.seconds(90)))
            }
        }
    }

    @Test(arguments: Loss.allCases)
    func `what cannot be continued is truncated, and not begun again`(loss: Loss) {
        for target in [LiveFeed.ticker, .chat] {
            let answer: StubAnswer = [
                loss.after("data: a\n\n"), .events("data: a\n\ndata: [DONE]\n\n"),
            ]
            let played = play(answer, target, until: Self.done)
            #expect(played.events == ["0: a", Self.cut(after: 9, at: "\(loss.second)")])
            #expect(played.requests.count == 1)
        }
    }

    @Test func `the error of a lost connection is the one underlying`() {
        let played = play(.events("data: a\n\n", .fail(.connectionLost)), .chat, until: Self.done)
        let failure = (played.error as? NetError)?.transport
        #expect(failure?.reason == .truncated(received: 9, expected: nil))
        let cause = failure?.underlying as? NetError
        #expect(cause?.transport?.reason == .connectionLost)
    }

    @Test(arguments: Loss.allCases)
    func `the identifier of the last event continues a stream`(loss: Loss) {
        for events in ["id: 1\ndata: a\n\n", "data: a\n\nid: 1\n\n", "data: a\nid: 1\n\n: c\n\n"] {
            let answer: StubAnswer = [loss.after(events), .events("data: b\n\ndata: [DONE]\n\n")]
            let played = play(answer, until: Self.done)
            let next = loss.second + 3
            #expect(played.events == ["0: a", "\(next): b", "\(next): |"])
            #expect(played.ids == [nil, "1"])
        }
    }

    @Test(arguments: [
        "id: 1\ndata: a\n\ndata: a\n\n", "id: 1\ndata: a\n\nid: 1\ndata: a\n\n",
        "id: 1\n\ndata: a\n\n", "id: 1\ndata: a\n\nid\n\n", "id: 1\ndata: a\n\nid\ndata: a\n\n",
        "id: 1\u{0}\ndata: a\n\n",
    ])
    func `an identifier that is not that of the last event continues nothing`(events: String) {
        for loss in Loss.allCases {
            let answer: StubAnswer = [loss.after(events), .events("data: b\n\ndata: [DONE]\n\n")]
            let played = play(answer, until: Self.done)
            #expect(played.isTruncated)
            #expect(played.requests.count == 1)
        }
    }

    @Test(arguments: [8_192, 8_193])
    func `an identifier that is too long to be sent back continues nothing`(length: Int) {
        let id = String(repeating: "i", count: length)
        let answer: StubAnswer = [
            .events("id: \(id)\ndata: a\n\n"), .events("data: b\n\ndata: [DONE]\n\n"),
        ]
        let played = play(answer, until: Self.done)
        #expect(played.isTruncated == (length > 8_192))
        #expect(played.ids == (length > 8_192 ? [nil] : [nil, id]))
    }

    @Test func `a connection after the first continues nothing either without an identifier`() {
        let answer: StubAnswer = [
            .events("id: 1\ndata: a\n\n"), .events("data: b\n\n"),
            .events("data: c\n\ndata: [DONE]\n\n"),
        ]
        let played = play(answer, until: Self.done)
        #expect(played.events == ["0: a", "3: b", Self.cut(after: 9, at: "3")])
        let reset: StubAnswer = [
            .events("id: 1\ndata: a\n\n"), .events("id\n\n"), .events("data: [DONE]\n\n"),
        ]
        #expect(play(reset, until: Self.done).isTruncated)
    }

    @Test func `a stream given an earlier identifier is not continued there after an event`() {
        let answer: StubAnswer = [.events("data: a\n\n"), .events("data: [DONE]\n\n")]
        let played = play(answer, until: Self.done, with: [.lastEventID("41")])
        #expect(played.isTruncated)
        #expect(played.requests.count == 1)
    }

    @Test func `a connection without an event loses nothing, and is opened again`() {
        let lost = StubAnswer.failure(.cannotConnect)
        let whole = StubAnswer.events("data: a\n\ndata: [DONE]\n\n")
        let silent = StubAnswer.events(": c\n\nretry: 1000\n\n", .fail(.connectionLost))
        let half = StubAnswer.events("data: a", .fail(.connectionLost))
        let played = play([lost, silent, half, lost, whole], until: Self.done)
        #expect(played.events.suffix(2).map { $0.suffix(1) } == ["a", "|"])
        #expect(played.requests.count == 5)
    }

    @Test func `always begins again, whatever was delivered`() {
        let answer: StubAnswer = [
            .events("data: a\n\n", .fail(.connectionLost)),
            .events("data: a\n\ndata: [DONE]\n\n"),
        ]
        for target in [LiveFeed.ticker, .chat] {
            let played = play(
                answer, target, until: Self.done, with: [.reconnect(.always(random: { 1 }))])
            #expect(played.events == ["0: a", "3: a", "3: |"])
        }
        let idempotent = play(answer, .chat, until: Self.done, with: [.isIdempotent()])
        #expect(idempotent.isTruncated)
    }

    @Test(arguments: [Reconnect.idempotent(), .always(), .never])
    func `a 204 before the mark is truncated`(reconnect: Reconnect) {
        for target in [LiveFeed.ticker, .chat] {
            let played = play([204, 204], target, until: Self.done, with: [.reconnect(reconnect)])
            #expect(played.events == [Self.cut(after: 0)])
            #expect(played.requests.count == 1)
        }
        let later = play([.events("id: 1\ndata: a\n\n"), 204], until: Self.done)
        #expect(later.events == ["0: a", Self.cut(after: 0, at: "3")])
    }

    @Test func `a failure that is no loss stays itself`() {
        let tls = play([.events("data: a\n\n", .fail(.tls)), 204], until: Self.done)
        #expect(tls.events == ["0: a", "0: wanted a trusted connection, found none"])
        let gone = play([.failure(.cannotConnect), 204], .chat, until: Self.done)
        #expect(gone.events == ["0: wanted a connection, found no server"])
    }

    @Test func `the mark is compared without a lock, and once`() {
        let asked = EventLog<String>()
        let mark = EndMark.event { event in
            asked.add(event.data)
            return event.data == "b"
        }
        #expect(play(.events("data: a\n\ndata: b"), until: mark).events == ["0: a", "0: |"])
        #expect(asked.all == ["a", "b"])
    }
}
