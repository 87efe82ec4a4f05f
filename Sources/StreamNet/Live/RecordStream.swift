import Foundation
import Locks

/// The records of one response as elements.
struct RecordStream<Element: Sendable>: Sendable {
    let response: Response
    let decoding: OutputDecoding<Element>

    /// The elements, each decoded when it has arrived; reads the body, once.
    var elements: Observable<Element> {
        .deferred { [self] in
            let limit = response.elementLimit
            let type = response.headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
            let skipped = SkippedRecords()
            return response.parts { RecordReader(upTo: limit, of: type) }
                .compactMap { try element(of: $0, skipped) }
        }
    }

    /// Returns the element of a record; nil for one that the decoder skips.
    private func element(of record: RecordText, _ skipped: SkippedRecords) throws -> Element? {
        let own = response.with(body: record.text)
        switch record.ending {
        case .complete: break
        case .cut: throw truncated(record)
        case .undelimited:
            report(record, in: own)
            return nil
        }
        do {
            return try decoding.decode(own)
        } catch {
            let error = ElementError(
                ofRecord: record.number, at: record.offset, in: own, error)
            if skipped.add(error, by: response.decoder) { return nil }
            return try own.mapping { _ in throw error }
        }
    }

    /// Notifies the plugins of a dropped element; the stream goes on, as RFC 7464 §2.4 requires.
    private func report(_ record: RecordText, in own: Response) {
        let error = ElementError(
            ofRecord: record.number, at: record.offset, in: own,
            ParseError(own, wanted: "white space after the value", found: "the next record"))
        own.endpoint?.reportFailure(error, at: .mapping(own))
    }

    private func truncated(_ record: RecordText) -> NetError {
        .transport(
            TransportError(
                .truncated(received: record.offset + record.text.count, expected: nil),
                request: response.endpoint?.description ?? "a response",
                detail: "record \(record.number) at byte \(record.offset) was cut"))
    }
}

/// A decoder that may skip records which it cannot decode.
package protocol RecordSkipping: BodyDecoder {
    /// True if the record is skipped, which the decoder reports; false if it fails the stream.
    /// - Parameter dropped: The number of records skipped before.
    func skips(_ error: ElementError, after dropped: Int) -> Bool
}

/// Counts the records of one stream that were skipped.
private final class SkippedRecords: Sendable {
    private let count = Atomic<Int>(0)

    /// Returns true if `decoder` skips the record.
    func add(_ error: ElementError, by decoder: any BodyDecoder) -> Bool {
        guard let decoder = decoder as? any RecordSkipping,
            decoder.skips(error, after: count.load(ordering: .relaxed))
        else { return false }
        count.add(1, ordering: .relaxed)
        return true
    }
}
