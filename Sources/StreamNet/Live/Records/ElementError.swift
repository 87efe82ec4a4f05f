import Locks

/// An event, a record or a message that could not be read as the type that was wanted.
///
/// It ends the stream, after the elements before it, unless ``Attributes/badElements`` or a lenient
/// decoder skips it.
public struct ElementError: MappingError {
    /// The number of the element in its stream, from 1, across connections.
    public let number: Int
    /// The event; nil for a record.
    public let event: ServerSentEvent?
    /// The number of bytes before a record; nil for an event and for a message of a socket.
    public let offset: Int?
    /// The error of reading it, such as a ``ParseError`` or a `MapError`.
    public let underlying: any Error
    /// The response, with the text of this element as its body.
    public let response: Response

    /// The ``response``.
    public var unmapped: Response? { response }

    init(
        _ number: Int, of event: ServerSentEvent? = nil, at offset: Int? = nil,
        in response: Response, _ error: any Error
    ) {
        (self.number, self.event, self.offset) = (number, event, offset)
        (self.response, underlying) = (response, error)
    }
}

extension ElementError {
    /// `GET https://host/ticks: $.n: wanted Int, found a string, in event 3 ("tick", id "7")`
    public var description: String { "\(underlying), in \(place)" }

    package var place: String {
        guard let event
        else { return offset.map { "record \(number) at byte \($0)" } ?? "message \(number)" }
        let id = event.id.isEmpty ? "" : ", id \(event.id.debugDescription)"
        return "event \(number) (\(event.event.debugDescription)\(id))"
    }
}

/// The policy for events and records that cannot be decoded.
public enum BadElements: Sendable {
    /// The first one fails the stream.
    case fail
    /// They are left out, and reported to ``Plugin/didFail(_:at:of:)``.
    case skip
}

extension Attributes {
    /// The policy for events and records that cannot be decoded; by default that of the decoder: a
    /// lenient `ModelDecoder` of `ResponseMapper` skips them, up to its limit, any other fails. An
    /// element that reports a failure by an envelope fails the stream in any case.
    public static var badElements: Key<BadElements?> { .init(nil) }
}

/// A decoder that may skip elements which it cannot decode.
package protocol ElementSkipping: BodyDecoder {
    /// Skips and reports the element; returns false if it fails the stream.
    /// - Parameter dropped: The number of elements skipped before.
    func skip(_ error: ElementError, after dropped: Int) -> Bool
    /// True if the element was read, and reports a failure of the server, which is never skipped.
    func isRefusal(_ error: ElementError) -> Bool
}

final class ElementReading: Sendable {
    // Relaxed, both: numbers, with which nothing else is published.
    private let count = Atomic<Int>(0)
    private let skipped = Atomic<Int>(0)

    func next() -> Int { count.add(1, ordering: .relaxed).newValue }

    /// Returns nil if the element is skipped, and throws the error otherwise.
    func skip<Element>(_ error: ElementError, in response: Response) throws -> Element? {
        let decoder = response.decoder as? any ElementSkipping
        let policy = decoder?.isRefusal(error) == true ? .fail : response.badElements
        if policy == .skip {
            response.endpoint?.reportFailure(error, at: .mapping(response))
            return nil
        }
        if policy == nil,
            decoder?.skip(error, after: skipped.load(ordering: .relaxed)) == true
        {
            skipped.add(1, ordering: .relaxed)
            return nil
        }
        return try response.mapping { _ in throw error }
    }
}
