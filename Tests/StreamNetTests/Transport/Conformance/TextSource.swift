import Foundation
import Locks
import StreamNet

/// The text in pieces of one byte, of known length or not; counts how often it is opened.
final class TextSource: Sendable {
    let opened = Atomic<Int>(0)

    func body(_ text: String, count: Int?) -> BodySource {
        BodySource(count: count) { [self] in
            opened.add(1, ordering: .relaxed)
            var bytes = Array(text.utf8)[...]
            return { _ in bytes.popFirst().map { Data([$0]) } }
        }
    }
}
