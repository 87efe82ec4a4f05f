import Foundation
import Streams
import Testing

@testable import StreamNet

/// The first and the last byte of records, and the number of those between.
@Suite(.virtualLimit) struct RecordLimitsTests {
    /// The records of a body in two pieces; nil if one is too long.
    private func records(
        _ body: [UInt8], cutAt cut: Int, limit: Int = .max, isSequence: Bool = false
    ) -> [RecordText]? {
        let type = MediaType(isSequence ? "application/json-seq" : "application/x-ndjson")
        var reader = RecordReader(upTo: limit, of: type)
        var records: [RecordText] = []
        do {
            for piece in [Data(body[..<cut]), Data(body[cut...]), nil] {
                try reader.read(piece) { records.append($0) }
            }
        } catch {
            return nil
        }
        return records
    }

    private func texts(_ records: [RecordText]?) -> [String]? {
        records?.map { String(decoding: $0.text, as: UTF8.self) }
    }

    @Test(arguments: [
        ("123456789\n", false), ("123456789", false), ("123456789\n1\n", false),
        ("1\n123456789\n", false), ("\u{FEFF}123456789\n", false), ("\u{FEFF}123456789", false),
        ("\u{1E}123456789\n", true), ("\u{1E}123456789", true),
        ("\u{1E}1\n\u{1E}123456789\n", true), ("\u{1E}{\n\"n\":10}\n\u{1E}1\n", true),
    ])
    func `a record has as many bytes as the limit, and no more`(text: String, isSequence: Bool) {
        let body = Array(text.utf8)
        for cut in 0...body.count {
            let whole = records(body, cutAt: cut, limit: 9, isSequence: isSequence)
            #expect(whole?.isEmpty == false, "\(cut)")
            #expect(texts(whole) == texts(records(body, cutAt: 0, isSequence: isSequence)))
            #expect(records(body, cutAt: cut, limit: 8, isSequence: isSequence) == nil, "\(cut)")
        }
    }

    @Test func `a record that a separator has cut leaves nothing open`() {
        let body = Array("\u{1E}{\"a\":\n\u{1E}[1]\n[2]\n".utf8)
        let records = records(body, cutAt: 0, isSequence: true)
        #expect(texts(records) == ["{\"a\":\n", "[1]\n", "[2]\n"])
    }

    @Test(arguments: [(1_000_000, true), (1_000_001, false)])
    func `by default, a record has up to 1,000,000 bytes`(count: Int, isRead: Bool) {
        let text = "\"" + String(repeating: "x", count: count - 2) + "\"\n"
        let events = playRecords(Data(text.utf8), as: String.self)
        #expect(events.dropLast().map(\.count) == (isRead ? [count - 2] : []))
        #expect(events.last?.contains("at most 1000000 bytes") == !isRead)
    }

    @Test(arguments: [
        ("\u{FEFF}[1]", ["[1]"], 3), ("\u{FEFF}[1]\n", ["[1]\n"], 3), ("\u{FEFF}", [], 0),
        ("\u{FEFF} [1]", ["[1]"], 4), ("\u{FEFF}\n[1]", ["[1]"], 4), ("\u{FEFF}\n", [], 0),
        ("[1]\n\u{FEFF}[2]\n", ["[1]\n", "\u{FEFF}[2]\n"], 0),
        ("\n\u{FEFF}[2]\n", ["\u{FEFF}[2]\n"], 1),
    ])
    func `a mark of the byte order is left out before the first record, and nowhere else`(
        text: String, found: [String], offset: Int
    ) {
        let body = Array(text.utf8)
        for cut in 0...body.count {
            let records = records(body, cutAt: cut)
            #expect(texts(records) == found, "\(cut)")
            #expect(records?.first?.offset == (found.isEmpty ? nil : offset))
            #expect(records?.allSatisfy { $0.ending == .complete } == true)
        }
    }

    /// Texts that are whole, and texts of which an end is missing.
    @Test(arguments: [
        (#""""#, true), (#""a""#, true), (#""\""#, false), (#""\"""#, true), (#""\\""#, true),
        (#""\\\""#, false), (#""\\\"""#, true), (#""\\\\""#, true), (#"""#, false),
        (#"{"a":"\"}"#, false), (#"{"a":"\""}"#, true), (#"{"a":"\"}"}"#, true),
        (#"{"a":"]"#, false), (#"["]"]"#, true), (#"["[",{"#, false), ("[[]", false),
        ("[[]]", true), ("{}", true), ("{", false), (" \t\r\n", false), ("", false), ("1", true),
    ])
    func `quotes and brackets end a text, wherever it is cut`(text: String, isClosed: Bool) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var extent = JSONExtent()
            extent.append(bytes[..<cut])
            extent.append(bytes[cut...])
            #expect(extent.isClosed == isClosed, "\(cut)")
        }
    }
}
