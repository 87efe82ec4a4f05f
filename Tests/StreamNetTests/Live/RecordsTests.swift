import Foundation
import StreamNet
import Streams
import Testing

/// Bodies of many values, wherever they are cut.
@Suite(.virtualLimit) struct RecordsTests {
    private typealias Row = NumberedRow

    private static func cut(after bytes: Int, _ number: Int, at offset: Int) -> String {
        "wanted the whole body, found the end after \(bytes) bytes "
            + "(record \(number) at byte \(offset) was cut)"
    }

    @Test(arguments: [
        ("", ["|"]), ("\n\n", ["|"]), (#"{"n":1}"# + "\n", ["1", "|"]),
        (#"{"n":1}"#, ["1", "|"]),
        ("{\"n\":1}\n{\"n\":2}\r\n\n  \n{\"n\":3}", ["1", "2", "3", "|"]),
        ("\u{FEFF}{\"n\":1}\n", ["1", "|"]),
        ("{\"n\":1}\n{\"n\":2", ["1", cut(after: 14, 2, at: 8)]),
        (#"{"n":1,"s":"}"#, [cut(after: 13, 1, at: 0)]),
        (
            "{\"n\":1}\n{\"n\":\"é\"}\n{\"n\":3}\n",
            ["1", "$.n: wanted Int, found a string, in record 2 at byte 8"]
        ),
    ])
    func `lines are values wherever the bytes are cut`(text: String, events: [String]) {
        let body = Data(text.utf8)
        for cut in 0...body.count { #expect(playRecords(body, cutAt: cut) == events) }
    }

    @Test(arguments: [
        ("\u{1E}{\"n\":1}\n\u{1E}{\"n\":2}\n", ["1", "2", "|"]),
        ("\u{1E}{\"n\":\n1}\n\u{1E}\u{1E}\n\u{1E}{\"n\":2}", ["1", "2", "|"]),
        ("\u{1E}{\"n\":1}\u{1E}{\"n\":2}\n", ["1", "2", "|"]),
        ("\u{1E}{\"n\":1}\n\u{1E}{\"n\":", ["1", cut(after: 15, 2, at: 10)]),
    ])
    func `a text sequence has values wherever the bytes are cut`(text: String, events: [String]) {
        let body = Data(text.utf8)
        for cut in 0...body.count {
            #expect(playRecords(body, cutAt: cut, "application/json-seq") == events)
            #expect(playRecords(body, cutAt: cut, "application/geo+json-seq; a=b") == events)
        }
    }

    @Test func `a number without its line end may have been cut`() {
        #expect(playRecords(Data("1\n2\n".utf8), as: Int.self) == ["1", "2", "|"])
        let cut = playRecords(Data("1\n2".utf8), as: Int.self)
        #expect(cut == ["1", Self.cut(after: 3, 2, at: 2)])
        // A line has an end, even if its JSON has none.
        let wrong = playRecords(Data("[\n1\n".utf8), as: Int.self)
        #expect(wrong.count == 1 && wrong.first?.hasSuffix(", in record 1 at byte 0") == true)
        #expect(playRecords(Data("\"a\"\n\"b\"".utf8), as: String.self) == ["a", "b", "|"])
    }

    @Test(arguments: [
        ("\u{1E}12\u{1E}34\n", ["34", "|"]), ("\u{1E}12 \u{1E}34\n", ["12", "34", "|"]),
        ("\u{1E}12\r\u{1E}34\t", ["12", "34", "|"]), ("\u{1E}12\n\u{1E}34\n", ["12", "34", "|"]),
        ("\u{1E} \n12\u{1E}34\n", ["34", "|"]), ("\u{1E}\u{1E}1\u{1E}\u{1E}\u{1E}2\n", ["2", "|"]),
        ("\u{1E}-\u{1E}34\n", ["34", "|"]), ("12\u{1E}34\n", ["34", "|"]),
        ("\u{1E}12\n\u{1E}34", ["12", cut(after: 7, 2, at: 5)]),
        ("\u{1E}12\u{1E}34", [cut(after: 6, 2, at: 4)]),
    ])
    func `a number that no white space follows is dropped`(text: String, events: [String]) {
        let body = Data(text.utf8)
        for cut in 0...body.count {
            #expect(playRecords(body, cutAt: cut, as: Int.self, "application/json-seq") == events)
        }
    }

    @Test func `text, an array and an object of a text sequence show their end`() {
        let text = "\u{1E}\"a\"\u{1E}\"b\"\n\u{1E}\"c\""
        let texts = playRecords(Data(text.utf8), as: String.self, "application/json-seq")
        #expect(texts == ["a", "b", "c", "|"])
        let lists = "\u{1E}[1]\u{1E}[2]"
        let numbers = playRecords(Data(lists.utf8), as: [Int].self, "application/json-seq")
        #expect(numbers == ["[1]", "[2]", "|"])
    }

    @Test func `a dropped element is counted, and the plugins are notified of it`() throws {
        let log = EventLog<any Error>()
        let answer = StubAnswer.chunks(
            "\u{1E}1\n\u{1E}12\u{1E}x\n", headers: ["Content-Type": "application/json-seq"])
        let time = VirtualTimeScheduler()
        let numbers = Provider<LiveFeed>(
            backend: Stubs<LiveFeed>(scheduler: time).on(.export, answer),
            plugins: [Misreadings(log: log)]
        ).rx.records(.export, as: Int.self)
        let recording = time.record(numbers)
        #expect(recording.elements == [1])
        let failure = try #require(recording.ending?.event.error as? ElementError)
        #expect([failure.number, failure.offset] == [3, 7])
        let dropped = try #require(log.all.first as? ElementError)
        #expect(dropped.response.body == Data("12".utf8))
        #expect(
            dropped.description == "GET https://feed.host/export: wanted white space "
                + "after the value, found the next record, in record 2 at byte 4")
        #expect(log.all.count == 2)
    }

    @Test func `a record of a sequence is there before the next one begins`() {
        let body = Data("\u{1E}{\"n\":1}\n".utf8)
        let time = VirtualTimeScheduler()
        let stubs = Stubs<LiveFeed>(scheduler: time).on(
            .export,
            .chunks(
                .data(body), .wait(.seconds(9)), headers: ["Content-Type": "application/json-seq"]))
        let rows = Provider<LiveFeed>(backend: stubs).rx.records(.export, as: Row.self)
        #expect(time.record(rows.map(\.n)).events.first == .next(.zero, 1))
    }

    @Test func `a record that is too long is named, after those before it`() {
        let body = Data("{\"n\":1}\n{\"n\":1000}\n".utf8)
        for cut in 0...body.count {
            #expect(
                playRecords(body, cutAt: cut, "application/x-ndjson", .elementLimit(9))
                    == [
                        "1",
                        "wanted a line of at most 9 bytes, found a longer one "
                            + "(record 2; elementLimit is the limit)",
                    ])
        }
    }

    @Test(arguments: [
        "application/json", "application/vnd.shop+json", "Application/Problem+JSON; charset=utf-8",
    ])
    func `the elements of a JSON array may have several lines`(type: String) {
        let body = Data("[{\"n\":1},\n{\n\"n\":2}]\n".utf8)
        #expect(playRecords(body, type) == ["1", "2", "|"])
    }

    @Test func `a refusal is no value, and an answer without content has none`() throws {
        let stubs = Stubs<LiveFeed>().on(.export, [.text("why", status: 404), 204])
        let rows = Provider<LiveFeed>(backend: stubs).rx.records(.export, as: Row.self).toArray()
        #expect(rows.outcome?.error is NetError)
        #expect(try rows.outcome?.get().isEmpty == true)
        #expect(
            stubs.requests.first?.encoded.headers["Accept"]
                == "application/x-ndjson, application/jsonl, application/json-seq, "
                + "application/json;q=0.9")
    }

    @Test(arguments: [
        (RecordFormat.ndjson, "{\"n\":1}\n{\"n\":2}\n", "application/x-ndjson"),
        (.jsonLines, "{\"n\":1}\n{\"n\":2}\n", "application/jsonl"),
        (.jsonSequence, "\u{1E}{\"n\":1}\n\u{1E}{\"n\":2}\n", "application/json-seq"),
    ])
    func `records are written one by one`(format: RecordFormat, text: String, type: String) throws {
        let payload = Payload.records([Row(n: 1), Row(n: 2)], as: format)
        let request = try Endpoint(url: LiveFeed.export.baseURL, method: .post, payload: payload)
            .encoded()
        #expect(request.headers["Content-Type"] == type)
        #expect(request.body?.count == nil)
        for _ in 1...2 { #expect(try request.body?.collected() == Data(text.utf8)) }
        let read = try request.body?.source.reader()
        #expect(try read?(3) == Data(text.utf8.prefix(3)))
        #expect(try read?(100) == Data(text.utf8.dropFirst(3)))
        #expect(try read?(100) == nil)
    }

    @Test func `a value that is no record is named`() throws {
        let endpoint = Endpoint(
            url: LiveFeed.export.baseURL, method: .post, payload: .records([1.0, .infinity]))
        let body = try endpoint.encoded().body
        #expect { try body?.collected() } throws: { "\($0)".contains("wanted record 2 as JSON") }
        let pretty = JSONEncoder()
        pretty.outputFormatting = .prettyPrinted
        let lines = Endpoint(
            url: LiveFeed.export.baseURL, method: .post, payload: .records([Row(n: 1)]),
            attributes: .encoder(pretty))
        let broken = try lines.encoded().body
        #expect { try broken?.collected() } throws: {
            "\($0)".contains("wanted record 1 in one line")
        }
    }

    @Test func `records are encoded as they are sent`() throws {
        let made = EventLog<Int>()
        let payload = Payload.records(Rows { made.add($0) })
        let body = try Endpoint(url: LiveFeed.export.baseURL, method: .post, payload: payload)
            .encoded().body
        #expect(made.all.isEmpty)
        _ = try body?.source.reader()(100)
        #expect(made.all.count < 100)
    }
}

/// A million rows, made on demand.
private struct Rows: Sequence, Sendable {
    struct Row: Encodable, Sendable { let n: Int }

    let onRow: @Sendable (Int) -> Void

    func makeIterator() -> AnyIterator<Row> {
        var numbers = (1...1_000_000).makeIterator()
        return AnyIterator {
            numbers.next().map { n in
                onRow(n)
                return Row(n: n)
            }
        }
    }
}
