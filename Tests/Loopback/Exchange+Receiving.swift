import Foundation

extension Exchange {
    /// Waits for the next bytes that the client sends, HTTP or not; none when it sends no more.
    ///
    /// For servers that read nothing by themselves, and speak another protocol.
    public func receive(atMost limit: Int = 65_536) throws(LoopbackError) -> Data {
        Data(try connection.reader.inbox.chunk(atMost: max(limit, 1)))
    }
}
