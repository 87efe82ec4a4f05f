import Foundation

/// What a made-up server says to one request, and when.
///
/// The body of the head is the first piece of the body; the steps follow, once the head is there.
struct StubScript: Sendable {
    var head: Response
    var steps: [StubAnswer.Step] = []
}
