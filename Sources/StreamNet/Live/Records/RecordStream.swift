import Foundation
import Locks

struct RecordStream<Element: Sendable>: Sendable {
    let response: Response
    let decoding: OutputDecoding<Element>
    let mark: EndMark?

    /// The elements, each decoded when it has arrived; reads the body, once.
    var elements: Observable<Element> {
        .deferred { [self] in
            let limit = response.elementLimit
            let type = response.headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
            let reading = ElementReading()
            // One JSON text, or several without a format of their own.
            let isJSON = type.map { $0.subtype == "json" || $0.subtype.hasSuffix("+json") }
            let all = response.parts { () -> any PieceReader<RecordText> in
                isJSON == true ? ValueReader(upTo: limit) : RecordReader(upTo: limit, of: type)
            }
            return (mark.map { records(of: all, until: $0) } ?? all)
                .compactMap { try element(of: $0, reading) }
        }
    }

    /// Returns the records before the mark; fails if the body ends without it.
    private func records(
        of records: Observable<RecordText>, until mark: EndMark
    ) -> Observable<RecordText> {
        // The number of bytes before the end; nil behind the mark.
        let received = Mutex<Int?>(0)
        return records.take { record in
            let count = mark.matches(record) ? nil : record.end
            received.withLock { $0 = count }
            return count != nil
        }.concat(
            .deferred { [response] in
                guard let count = received.withLock({ $0 }) else { return .empty() }
                throw mark.truncation(after: count, of: response.endpoint)
            })
    }

    /// Returns the element of a record; nil for one that the decoder skips.
    private func element(of record: RecordText, _ reading: ElementReading) throws -> Element? {
        let own = response.with(body: record.text)
        switch record.ending {
        case .complete: break
        case .cut:
            throw NetError.transport(
                TransportError(
                    .truncated(received: record.end, expected: nil),
                    request: response.endpoint?.description ?? "a response",
                    detail: "record \(record.number) at byte \(record.offset) was cut"))
        case .undelimited:
            // The stream goes on, as RFC 7464 §2.4 requires.
            let error = ParseError(
                own, wanted: "white space after the value", found: "the next record")
            own.endpoint?.reportFailure(record.error(error, in: own), at: .mapping(own))
            return nil
        case .misplaced(let wanted):
            let found = String(decoding: record.text, as: UTF8.self).debugDescription
            throw record.error(ParseError(own, wanted: wanted, found: found), in: own)
        }
        do { return try decoding.decode(own) } catch {
            return try reading.skip(record.error(error, in: own), in: own)
        }
    }
}

extension RecordText {
    fileprivate var end: Int { offset + text.count }

    fileprivate func error(_ error: any Error, in response: Response) -> ElementError {
        ElementError(number, at: offset, in: response, error)
    }
}

extension Response {
    /// Returns the parts of the body that `reader` makes; reports a failure to the plugins.
    func parts<Part: Sendable>(
        by reader: @escaping @Sendable () -> any PieceReader<Part>
    ) -> Observable<Part> {
        chunks.parts(of: endpoint, by: reader)
            .do(onError: { endpoint?.reportFailure($0, at: .body) })
    }
}

extension Attributes {
    /// The number of bytes that an event or a record of live data may have; by default 1,000,000.
    ///
    /// A longer one fails the stream with ``TransportError/Reason/lineTooLong(limit:)``.
    public static var elementLimit: Key<Int> { .init(1_000_000) }
}
