import Foundation

/// The types of the messages of a socket, and how they are read and written.
struct SocketCoding<Incoming: Sendable, Outgoing: Sendable>: Sendable {
    /// Returns a message as a value; nil if it is skipped.
    let decode: @Sendable (SocketMessage, Response) throws -> Incoming?
    let encode: @Sendable (Outgoing, Response) throws -> SocketMessage
}

extension SocketCoding where Incoming == SocketMessage, Outgoing == SocketMessage {
    /// Messages as they are.
    static var messages: SocketCoding {
        SocketCoding(decode: { message, _ in message }, encode: { message, _ in message })
    }
}

extension SocketCoding where Incoming: Decodable, Outgoing: Encodable {
    /// Values in the format of the request.
    static func coded() -> SocketCoding {
        SocketCoding(
            decode: SocketMessage.decoding(ElementReading()), encode: SocketMessage.encoding)
    }
}

extension SocketCoding where Incoming: Decodable, Outgoing == SocketMessage {
    /// Values in the format of the request, and messages to send as they are.
    static func decoded() -> SocketCoding {
        SocketCoding(
            decode: SocketMessage.decoding(ElementReading()), encode: { message, _ in message })
    }
}

extension SocketMessage {
    /// The bytes of a text or of a binary message.
    fileprivate var data: Data {
        switch self {
        case .text(let text): Data(text.utf8)
        case .binary(let bytes): bytes
        }
    }

    /// Returns a function that decodes messages by ``Attributes/decoder``.
    static func decoding<Model: Decodable & Sendable>(
        _ reading: ElementReading
    ) -> @Sendable (SocketMessage, Response) throws -> Model? {
        { message, response in
            let own = response.with(body: message.data)
            let number = reading.next()
            do { return try OutputDecoding<Model>.decoded.decode(own) } catch {
                let error = ElementError(ofMessage: number, in: own, error)
                return try reading.skip(error, in: own)
            }
        }
    }

    /// Encodes a value by ``Attributes/encoder``: as a text, or as bytes if it makes no UTF-8.
    static func encoding(
        _ value: some Encodable & Sendable, for response: Response
    ) throws -> SocketMessage {
        let data = try response.attributes.encoder.encode(value)
        return String(validating: data, as: UTF8.self).map(SocketMessage.text) ?? .binary(data)
    }
}
