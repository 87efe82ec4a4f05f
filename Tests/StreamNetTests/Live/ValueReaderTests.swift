import Foundation
import Streams
import Testing

@testable import StreamNet

/// Arrays, and values without separators, as elements, wherever the body is cut.
@Suite(.virtualLimit) struct ValueReaderTests {
    /// The records of a body in two pieces, each with its place and the mark of its ending.
    private func records(
        _ body: String, cutAt cut: Int, upTo limit: Int = 1_000
    ) -> (records: [String], error: NetError?) {
        var reader = ValueReader(upTo: limit)
        var records: [String] = []
        let bytes = Data(body.utf8)
        do throws(NetError) {
            for piece in [bytes.prefix(cut), bytes.dropFirst(cut), nil] {
                try reader.read(piece) { record in
                    let text = String(decoding: record.text, as: UTF8.self)
                    let mark =
                        switch record.ending {
                        case .complete: ""
                        case .cut: "…"
                        case .undelimited: "?"
                        case .misplaced: "!"
                        }
                    records.append("\(record.offset) \(text)\(mark)")
                }
            }
        } catch { return (records, error) }
        return (records, nil)
    }

    @Test(
        arguments: [
            ("[]", []), (" [ ] ", []), ("", []), ("[1]", ["1 1"]),
            ("[{\"a\":1},{\"a\":2}]", ["1 {\"a\":1}", "9 {\"a\":2}"]),
            ("[1 , \"a,]\" ,[2,[3]],true]", ["1 1", "5 \"a,]\"", "12 [2,[3]]", "20 true"]),
            ("\u{FEFF}[1]", ["4 1"]),
            ("{\"a\":1}{\"a\":2}\n{\"a\":3}", ["0 {\"a\":1}", "7 {\"a\":2}", "15 {\"a\":3}"]),
            ("1 2\n\"x\"\"y\"3 ", ["0 1", "2 2", "4 \"x\"", "7 \"y\"", "10 3"]),
            ("{\"a\":\"}{\\\"\"}", ["0 {\"a\":\"}{\\\"\"}"]),
            ("[1", ["1 1…"]), ("[1,", ["1 1", "3 …"]), ("[", ["1 …"]), ("{\"a\":", ["0 {\"a\":…"]),
            ("12", ["0 12…"]), ("[1 2]", ["1 1", "3 2!", "4 ]!"]), ("[1,,2]", ["1 1", "3 ,…"]),
            ("[1]x", ["1 1", "3 x!"]), ("[1]]", ["1 1", "3 ]!"]),
        ] as [(String, [String])])
    func `values are the same wherever the body is cut`(body: String, expected: [String]) {
        for cut in 0...body.utf8.count {
            let (records, error) = records(body, cutAt: cut)
            if body == "[1,,2]" {
                #expect(records.first == "1 1")
                #expect(records.count > 1)
            } else {
                #expect(records == expected, "cut at \(cut)")
            }
            #expect(error == nil)
        }
    }

    @Test(arguments: ["\"123456\"", "12345678", "{\"a\":  1}", "[1,2,34]"])
    func `a value has at most as many bytes as the limit`(value: String) {
        for body in ["\(value) ", "[0,\(value)]"] {
            guard !(body.hasPrefix("[1")) else { continue }
            let length = value.utf8.count
            #expect(records(body, cutAt: 3, upTo: length).error == nil, "\(body)")
            #expect(records(body, cutAt: 3, upTo: length - 1).error != nil, "\(body)")
        }
    }

    @Test func `an array that ends behind a comma has one more record, which is none`() {
        #expect(records("[1,]", cutAt: 2).records.count == 2)
    }

    @Test func `a comma in the wrong place fails the stream`() {
        for (body, words) in [
            ("[1 2]", "wanted a comma, or the end of the array"), ("[1]2", "the end of the body"),
            ("[1,,2]", "record 2"), ("[,1]", "record 1"),
        ] {
            let events = playRecords(Data(body.utf8), as: Int.self, "application/json")
            #expect(events.dropLast() == (body == "[,1]" ? [] : ["1"]))
            #expect(events.last?.contains(words) == true, "\(events)")
        }
    }

    @Test func `elements of an array are delivered as they arrive, and an open one is an error`() {
        let time = VirtualTimeScheduler()
        let answer = StubAnswer.chunks(
            "[1,2", .wait(.seconds(5)), "0,3",
            headers: ["Content-Type": "application/json; charset=utf-8"])
        let feed = Provider<LiveFeed>(backend: Stubs<LiveFeed>(scheduler: time).on(.export, answer))
        let record = time.record(feed.rx.records(.export, as: Int.self))
        let times = record.events.map { "\(Int($0.time / .seconds(1)))" }
        #expect(record.elements == [1, 20])
        #expect(times == ["0", "5", "5"])
        let words = record.ending.map { "\($0.event)" } ?? ""
        #expect(words.contains("record 3 at byte 6 was cut"))
    }
}
