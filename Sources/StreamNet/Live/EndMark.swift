/// The event with which a server marks the end of an event stream; it is not delivered.
///
///     rx.events(.chat(prompt), as: Delta.self, until: .data("[DONE]"))
/// The stream completes at the mark, and its connection is closed. The mark counts also if the body
/// ends in it, without the empty line that ends an event. A stream that is closed or lost before it
/// is continued by another connection if that can continue it: if the last event has an identifier
/// of its own of at most 8 KB, or there was none yet, and ``Attributes/reconnect`` allows another.
/// ``Reconnect/always(base:cap:longest:resetAfter:attempts:includesFirst:budget:random:now:)``
/// begins again in any case, and repeats events. Otherwise the stream fails with
/// ``TransportError/Reason/truncated(received:expected:)``, and so it does after a 204.
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
    ) -> EndMark { EndMark("the last event", matches) }
}
