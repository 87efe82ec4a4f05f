import Foundation
@testable import StreamNet
import Testing

/// Text that is made to be slow takes no more than its length.
@Suite(.hangLimit) struct LongTextTests {
    @Test(arguments: [
        "a=", "a=%41", "a=%zz", "%25", "//a@", "<token", "token", "a ", "a:", "\\\"", "a%3D%41&",
    ])
    func `a long text ends`(part: String) {
        let text = String(repeating: part, count: 25_000 / part.utf8.count)
        #expect(Redaction.standard.redacted(text).isEmpty == false)
        #expect(Redaction.standard.redacted(form: text).isEmpty == false)
    }
}
