/// The connections to a server, and what waits for one. Used on the loop's thread only.
final class OriginConnections {
    let name: String
    let session = TLSSession()
    /// The version of HTTP that it speaks; nil until its first connection is made.
    var version: Int?
    /// The number of streams that its last connection of HTTP/2 allowed at a time.
    var streamLimit = HTTP2Session.limit
    /// Idle ones of HTTP/1.1; the last one has been used last.
    var idle: [HTTP1Session] = []
    /// Those of HTTP/2 that are open.
    var shared: [HTTP2Session] = []
    var making: [Connecting] = []
    private var waiting = Buffer<HTTPExchange>()
    /// Those that go again, ahead of all others: a server may take so many, and no more.
    private var repeated = Buffer<HTTPExchange>()
    private(set) var waitingCount = 0

    /// True if its version of HTTP is not known in advance to be 1.
    let hasChoice: Bool

    init(_ name: String, version: Int?) {
        (self.name, self.version, hasChoice) = (name, version, version != 1)
    }

    func add(_ exchange: HTTPExchange) {
        waitingCount += 1
        if exchange.isRepeated { repeated.push(exchange) } else { waiting.push(exchange) }
    }

    /// - Parameter onNew: False for a used connection: a repeated one waits for a new one.
    func next(onNew: Bool = true) -> HTTPExchange? {
        while let exchange = (onNew ? repeated.pop() : nil) ?? waiting.pop() {
            if exchange.isCancelled { continue }
            waitingCount -= 1
            return exchange
        }
        return nil
    }

    func cancelOne() {
        waitingCount -= 1
        // Those that were cancelled are not retained for as long as nobody else waits.
        if waitingCount == 0 { (waiting, repeated) = (Buffer(), Buffer()) }
    }

    /// The number of connections that should be being made for those that wait: one until its
    /// protocol is known, and where it is HTTP/2 (RFC 9113 §9.1).
    func wanted(atMost limit: Int) -> Int {
        if version == 1 { return waitingCount }
        let isHeldUp = shared.contains(where: \.isHeldUp)
        // One whose peer may be gone is no reason to wait.
        let count = shared.count { !$0.isSuspect }
        return waitingCount > 0 && !isHeldUp && count < limit ? 1 : 0
    }

    var isUnused: Bool { idle.isEmpty && shared.isEmpty && making.isEmpty && waitingCount == 0 }
}

final class Connecting {
    let connection: CurlConnection
    let origin: OriginConnections
    /// The exchange for which it alone is made, as it will switch its protocol; nil for any.
    let exchange: HTTPExchange?

    init(_ connection: CurlConnection, to origin: OriginConnections, for exchange: HTTPExchange?) {
        (self.connection, self.origin, self.exchange) = (connection, origin, exchange)
    }
}
