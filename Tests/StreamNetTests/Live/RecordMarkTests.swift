import Foundation
import StreamNet
import Streams
import Testing

/// Records whose server marks their end, wherever the bytes are cut.
@Suite(.virtualLimit) struct RecordMarkTests {
    private static func cut(_ bytes: Int, _ mark: String) -> String {
        "wanted the whole body, found the end after \(bytes) bytes (\(mark) marks the end)"
    }

    @Test(arguments: [
        ("{\"n\":1}\n{\"n\":2,\"done\":true}\n{\"n\":3}\n", ["1", "|"]),
        ("{\"n\":1,\"done\":false}\n{\"done\":true}", ["1", "|"]),
        ("{\"done\":true}\r\n", ["|"]),
        ("", [cut(0, #"the member "done""#)]),
        ("{\"n\":1}\n{\"n\":2}\n", ["1", "2", cut(16, #"the member "done""#)]),
        ("{\"n\":1}\n[{\"done\":true}]\n", ["1", "$: wanted an object, found an array"]),
    ])
    func `records end at their mark, and are cut without it`(text: String, events: [String]) {
        let body = Data(text.utf8)
        for cut in 0...body.count {
            let played = playRecords(body, cutAt: cut, until: .member("done"))
            #expect(played.dropLast() == events.dropLast())
            #expect(played.last?.hasPrefix(events.last ?? "-") == true, "\(played)")
        }
    }

    @Test(arguments: [
        ("{\"n\":1}\n[DONE]\n{\"n\":2}\n", "application/x-ndjson"),
        ("{\"n\":1}\n[DONE]", "application/x-ndjson"),
        ("\u{1E}{\"n\":1}\n\u{1E}[DONE]\n\u{1E}{\"n\":2}", "application/json-seq"),
    ])
    func `a mark of records is no JSON`(text: String, type: String) {
        #expect(playRecords(Data(text.utf8), cutAt: 0, type, until: .data("[DONE]")) == ["1", "|"])
    }
}
