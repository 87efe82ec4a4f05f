/// The answer of a simulated server to one request, and its timing.
///
/// The body of the head is the first piece of the body; the steps follow after the head.
struct StubScript: Sendable {
    var head: Response
    var steps: [StubAnswer.Step] = []
}
