import Foundation
import StreamNet
import Streams
import Testing

/// Streams as servers of language models send them: marks, refusals and elements without content.
@Suite(.virtualLimit) struct StreamRefusalsTests {
    private struct Delta: Codable, Sendable, Equatable { let n: Int }
    private struct Refused: Error, Equatable { let n: Int }

    private let time = VirtualTimeScheduler()
    private let failures = EventLog<any Error>()

    private func feed(_ answer: StubAnswer) -> Provider<LiveFeed> {
        let stubs = Stubs<LiveFeed>(scheduler: time).on(.chat, answer).on(.export, answer)
        return Provider<LiveFeed>(
            backend: stubs, plugins: [Misreadings(log: failures)],
            attributes: [.reconnectScheduler(time), .reconnect(.never)])
    }

    private func play(
        _ answer: StubAnswer, _ attributes: Attributes = []
    ) -> (elements: [Int], error: (any Error)?) {
        let deltas = feed(answer).rx.events(
            .chat, as: Delta.self, attributes, until: .data("[DONE]"))
        let record = time.record(deltas)
        return (record.elements.map(\.n), record.ending?.event.error)
    }

    @Test(arguments: [
        "{\"error\": \"busy\"}", " \n{\"error\": \"busy\"}", "\u{FEFF}{\"error\": \"busy\"}",
        "[{\"error\": \"busy\"}]", "\r\n[ {\"error\": \"busy\"} ]",
    ])
    func `a JSON body in place of the stream is the refusal`(body: String) throws {
        for cut in 0...body.utf8.count {
            let bytes = Data(body.utf8)
            let answer = StubAnswer.events(
                .data(bytes.prefix(cut)), .wait(.seconds(1)), .data(bytes.dropFirst(cut)),
                .wait(.seconds(3_600)))
            let (elements, error) = play(answer)
            #expect(elements == [])
            let response = try #require((error as? NetError)?.rejected)
            #expect(response.status == 200)
            let refusal = body.drop { !"{[".contains($0) }
            #expect(String(decoding: response.body, as: UTF8.self).hasSuffix(refusal))
        }
    }

    @Test(arguments: [65_536, 65_537])
    func `a refusal has a limit`(length: Int) {
        // The rest is not waited for.
        let text = "{" + String(repeating: " ", count: length - 1)
        let (_, error) = play(.events("\(text)", .wait(.seconds(9)), .fail(.connectionLost)))
        #expect((error as? NetError)?.rejected?.body.count == 65_536)
    }

    @Test func `a line of a stream that looks like JSON is ignored later on`() {
        let (elements, error) = play(.events("data: {\"n\":1}\n{\"x\":1}\n\ndata: [DONE]\n\n"))
        #expect(elements == [1])
        #expect(error == nil)
    }

    @Test func `an event without data is no element`() {
        let (elements, error) = play(
            .events("data:\n\ndata: {\"n\":1}\n\ndata\n\nevent: ping\ndata: \n\ndata: [DONE]\n\n"))
        #expect(elements == [1])
        #expect(error == nil)
        let raw = time.record(feed(.events("data:\n\n")).rx.events(.chat))
        #expect(raw.elements.map(\.data) == [""])
    }

    @Test(arguments: [BadElements.fail, .skip])
    func `a bad element fails the stream or is left out`(policy: BadElements) {
        let (elements, error) = play(
            .events("data: {\"n\":1}\n\ndata: x\n\ndata: {\"n\":2}\n\ndata: [DONE]\n\n"),
            .badElements(policy))
        let rows = time.record(
            feed("{\"n\":1}\nx\n{\"n\":2}\n").rx.records(
                .export, as: Delta.self, .badElements(policy)))
        switch policy {
        case .fail:
            #expect(elements == [1])
            #expect((error as? ElementError)?.number == 2)
            #expect(rows.elements.map(\.n) == [1])
            #expect((rows.ending?.event.error as? ElementError)?.number == 2)
        case .skip:
            #expect(elements == [1, 2])
            #expect(error == nil)
            #expect(rows.elements.map(\.n) == [1, 2])
            #expect(rows.ending?.event.error == nil)
        }
        #expect(failures.all.map { ($0 as? ElementError)?.number } == [2, 2])
    }

    @Test func `an error event, and an error of a closure, fail the stream as they are`() {
        let cases = EventCases<Int>().on("tick") { (delta: Delta) in
            if delta.n > 1 { throw Refused(n: delta.n) }
            return delta.n
        }.refusing("error")
        let thrown = time.record(
            feed(.events("event: tick\ndata: {\"n\":1}\n\nevent: tick\ndata: {\"n\":2}\n\n"))
                .rx.events(.chat, as: cases))
        #expect(thrown.elements == [1])
        #expect(thrown.ending?.event.error as? Refused == Refused(n: 2))
        let refused = time.record(
            feed(.events("event: error\ndata: {\"n\":3}\n\n")).rx.events(.chat, as: cases))
        let refusal = (refused.ending?.event.error as? NetError)?.rejected
        #expect(refusal?.body == Data("{\"n\":3}".utf8))
        let other = EventCases<Int>().otherwise { _ in throw Refused(n: 4) }
        let skipped = time.record(
            feed(.events("data: a\n\n")).rx.events(.chat, as: other, .badElements(.skip)))
        #expect(skipped.ending?.event.error as? Refused == Refused(n: 4))
    }
}
