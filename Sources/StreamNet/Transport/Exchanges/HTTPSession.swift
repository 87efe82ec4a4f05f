/// A protocol spoken on a connection, on the loop's thread only. Nothing is called back: the
/// endings of exchanges are fetched behind each call.
protocol HTTPSession: AnyObject {
    var connection: CurlConnection { get }
    /// The number of exchanges that run.
    var count: Int { get }
    /// The number of exchanges that may begin now.
    var room: Int { get }
    /// The number of exchanges that have begun on it.
    var begun: Int { get }
    /// True if there may be more to read, when others had their turn.
    var isUnfinished: Bool { get }
    /// The exchanges that have ended since `takeEnded`.
    var ended: [HTTPExchange.Ending] { get set }

    func begin(_ exchange: HTTPExchange)
    func resume(_ exchange: HTTPExchange)
    func cancel(_ exchange: HTTPExchange)
    func read(_ buffer: inout [UInt8])
    /// Sends what waits, as far as there is room.
    func write()
    /// Looks for a peer that is gone, as nothing has come for so long.
    func check(silentFor time: Duration)
    /// Closes the connection; exchanges that run are lost.
    func close()
}

extension HTTPSession {
    func takeEnded() -> [HTTPExchange.Ending] {
        if ended.isEmpty { return [] }
        defer { ended = [] }
        return ended
    }
}
