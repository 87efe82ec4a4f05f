import Foundation

/// The records of one response as elements.
struct RecordStream<Element: Sendable>: Sendable {
    let response: Response
    let decoding: OutputDecoding<Element>

    /// The elements, each decoded when it has arrived; reads the body, once.
    var elements: Observable<Element> {
        .deferred { [self] in
            let limit = response.elementLimit
            let type = response.headers.firstValue(for: "Content-Type").flatMap { MediaType($0) }
            let reading = ElementReading()
            let isOneText = type.map { $0.isJSON } ?? false
            return response.parts { () -> any PieceReader<RecordText> in
                isOneText ? ValueReader(upTo: limit) : RecordReader(upTo: limit, of: type)
            }.compactMap { try element(of: $0, reading) }
        }
    }

    /// Returns the element of a record; nil for one that the decoder skips.
    private func element(of record: RecordText, _ reading: ElementReading) throws -> Element? {
        let own = response.with(body: record.text)
        switch record.ending {
        case .complete: break
        case .cut: throw truncated(record)
        case .undelimited:
            report(record, in: own)
            return nil
        case .misplaced(let wanted):
            let found = String(decoding: record.text, as: UTF8.self).debugDescription
            throw ElementError(
                ofRecord: record.number, at: record.offset, in: own,
                ParseError(own, wanted: wanted, found: found))
        }
        do {
            return try decoding.decode(own)
        } catch {
            let error = ElementError(
                ofRecord: record.number, at: record.offset, in: own, error)
            return try reading.skip(error, in: own)
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

extension MediaType {
    /// True for one JSON text, or several without a format of their own.
    fileprivate var isJSON: Bool { subtype == "json" || subtype.hasSuffix("+json") }
}
