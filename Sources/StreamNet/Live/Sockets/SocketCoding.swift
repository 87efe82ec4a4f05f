import Foundation

/// Reads and writes the messages of a socket: as values in the format of the request, or as is.
struct SocketCoding<Incoming: Decodable & Sendable, Outgoing: Encodable & Sendable>: Sendable {
    private let reading = ElementReading()

    /// Returns a message as a value; nil if it is skipped.
    func decode(_ message: SocketMessage, in response: Response) throws -> Incoming? {
        if Incoming.self == SocketMessage.self { return message as? Incoming }
        let own = response.with(body: message.data)
        let number = reading.next()
        do { return try OutputDecoding<Incoming>.decoded.decode(own) } catch {
            return try reading.skip(ElementError(number, in: own, error), in: own)
        }
    }

    /// Returns a value as a message: a text, or bytes if the encoder makes no UTF-8.
    func encode(_ value: Outgoing, for response: Response) throws -> SocketMessage {
        if let message = value as? SocketMessage { return message }
        return try SocketMessage(encoding: value, by: response.attributes.encoder)
    }
}

extension SocketMessage {
    fileprivate var data: Data {
        switch self {
        case .text(let text): Data(text.utf8)
        case .binary(let bytes): bytes
        }
    }

    var count: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .binary(let bytes): bytes.count
        }
    }

    init(encoding value: some Encodable, by encoder: any BodyEncoder) throws {
        let data = try encoder.encode(value)
        self = String(valid: data).map(SocketMessage.text) ?? .binary(data)
    }
}
