/// The event with which a server marks the end of an event stream; it is not delivered.
///
/// ```swift
/// rx.events(.chat(prompt), as: Delta.self, until: .data("[DONE]"))
/// ```
///
/// The stream completes at the mark, and its connection is closed. A stream that ends without it
/// is continued by another connection, if ``Attributes/reconnect`` allows one, and otherwise fails
/// with ``TransportFailure/Reason/truncated(received:expected:)``.
public struct EndMark: Sendable {
    let matches: @Sendable (ServerSentEvent) -> Bool
    /// The mark in words, for errors.
    let description: String

    private init(_ description: String, _ matches: @escaping @Sendable (ServerSentEvent) -> Bool) {
        (self.description, self.matches) = (description, matches)
    }

    /// The first event with these data.
    public static func data(_ data: String) -> EndMark {
        EndMark("the data \(data.debugDescription)") { $0.data == data }
    }

    /// The first event of this type.
    public static func event(_ name: String) -> EndMark {
        EndMark("an event \(name.debugDescription)") { $0.event == name }
    }

    /// The first event for which the closure returns true.
    public static func event(
        where matches: @escaping @Sendable (ServerSentEvent) -> Bool
    ) -> EndMark {
        EndMark("the last event", matches)
    }
}
