import Locks

/// An event or a record of live data that could not be read as the type that was wanted.
///
/// It ends the stream, after the elements before it; except for an element of a text sequence that
/// may be cut (RFC 7464 §2.4), which is dropped, and of which plugins are notified only.
public struct ElementError: MappingError {
    /// The number of the element in its stream, from 1, across connections.
    public let number: Int
    /// The event; nil for a record.
    public let event: ServerSentEvent?
    /// The number of bytes before a record; nil for an event.
    public let offset: Int?
    /// The error of reading it, such as a ``ParseError`` or a `MapError`.
    public let underlying: any Error
    /// The response, with the text of this element as its body.
    public let response: Response

    /// The response, with the text of this element as its body.
    public var unmapped: Response? { response }

    init(of event: ServerSentEvent, number: Int, in response: Response, _ error: any Error) {
        (self.number, self.event, self.response) = (number, event, response)
        (offset, underlying) = (nil, error)
    }

    init(ofRecord number: Int, at offset: Int, in response: Response, _ error: any Error) {
        (self.number, self.offset, self.response) = (number, offset, response)
        (event, underlying) = (nil, error)
    }
}

extension ElementError {
    /// One line, the error of reading and the element:
    /// `GET https://host/ticks: $.n: wanted Int, found a string, in event 3 ("tick", id "7")`.
    public var description: String { "\(underlying), in \(place)" }

    /// The element in words, for errors and reports.
    package var place: String {
        guard let event else { return "record \(number) at byte \(offset ?? 0)" }
        let id = event.id.isEmpty ? "" : ", id \(event.id.debugDescription)"
        return "event \(number) (\(event.event.debugDescription)\(id))"
    }
}

/// Counts the elements of a stream.
final class NumberedElements: Sendable {
    private let count = Atomic<Int>(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
