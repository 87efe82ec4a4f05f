import Foundation

extension Exchange {
    /// Something an exchange can send: text as UTF-8, or bytes as they are.
    public protocol Payload {
        /// The bytes to send.
        var wireBytes: Data { get }
    }
}

extension Data: Exchange.Payload {
    /// The bytes themselves.
    public var wireBytes: Data { self }
}

extension String: Exchange.Payload {
    /// The text in UTF-8.
    public var wireBytes: Data { Data(utf8) }
}
