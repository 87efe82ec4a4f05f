import Foundation

/// The event or record with which a server marks the end of a stream; it is not delivered.
///
///     rx.events(.chat(prompt), as: Delta.self, until: .data("[DONE]"))
///     rx.records(.generate(prompt), as: Delta.self, until: .member("done"))
/// The stream completes at the mark, also if the body ends in it without the empty line that ends
/// an event. Without it the stream fails with
/// ``TransportError/Reason/truncated(received:expected:)``.
///
/// An event stream that is closed or lost before is continued by another connection, as
/// ``Attributes/reconnect`` permits, if the last event has an identifier of its own of at most
/// 8 KB, or there was none yet. `Reconnect.always` begins again in any case, and repeats events.
public struct EndMark: Sendable {
    let matches: @Sendable (ServerSentEvent) -> Bool
    let description: String

    private init(_ description: String, _ matches: @escaping @Sendable (ServerSentEvent) -> Bool) {
        (self.description, self.matches) = (description, matches)
    }

    /// The first event with these data, or the first record of this text.
    public static func data(_ data: String) -> EndMark {
        EndMark("the data \(data.debugDescription)") { $0.data == data }
    }

    /// The first event or record that is a JSON object whose member of this name is true, as the
    /// last record of Ollama, `{"done": true}`.
    public static func member(_ name: String) -> EndMark {
        EndMark("the member \(name.debugDescription)") { event in
            // Text of another kind is no mark.
            let object = try? JSONSerialization.jsonObject(with: Data(event.data.utf8))
            return (object as? [String: Any])?[name] as? Bool == true
        }
    }

    /// The first event of this type; no record.
    public static func event(_ name: String) -> EndMark {
        EndMark("an event \(name.debugDescription)") { $0.event == name }
    }

    /// The first event for which the closure returns true; the data of a record are its text.
    public static func event(
        where matches: @escaping @Sendable (ServerSentEvent) -> Bool
    ) -> EndMark { EndMark("the last event", matches) }
}

extension EndMark {
    func matches(_ record: RecordText) -> Bool {
        let end = record.text.lastIndex { !JSONExtent.blanks.contains($0) } ?? 0
        return matches(ServerSentEvent(data: String(decoding: record.text[...end], as: UTF8.self)))
    }

    /// Returns the failure of a stream that ended before its mark.
    /// - Parameter loss: The error that ended the stream; nil if the body ended in order.
    func truncation(
        after received: Int, of endpoint: Endpoint?, by loss: (any Error)? = nil
    ) -> NetError {
        let failure = NetError.transport(
            TransportError(
                .truncated(received: received, expected: nil),
                request: endpoint?.description ?? "a response",
                detail: "\(description) marks the end", underlying: loss))
        // A loss has been reported.
        if loss == nil { endpoint?.reportFailure(failure, at: .body) }
        return failure
    }
}
