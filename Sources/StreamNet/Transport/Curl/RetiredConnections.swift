/// The connections of HTTP/2 that their servers have retired by a GOAWAY, and the last stream that
/// each may process: a request on a later one is safe to send again (RFC 9113 §6.8, §8.7). Used on
/// the loop's thread only. libcurl reports it in its log only.
final class RetiredConnections {
    /// The addresses of a connection, the local address aside.
    struct Connection: Hashable {
        let port: Int32
        let remote: String
        let remotePort: Int32
    }

    /// A line of libcurl's log.
    enum Note: Equatable {
        case stream(Int)
        case goAway(last: Int)
        /// Another connection is looked for, as the last one was lost.
        case again
        /// The rest of what the server sends cannot be read, as libcurl has stopped on the way.
        case broken
        case closing

        init?(_ line: UnsafeRawBufferPointer) {
            // Most lines begin otherwise, and are not decoded.
            guard let first = line.first, "Ur[Chp".utf8.contains(first),
                !line.starts(with: "h2h3".utf8)
            else { return nil }
            let words = String(decoding: line, as: UTF8.self).split { " \n[],()".contains($0) }
            func number(_ index: Int) -> Int? { index < words.count ? Int(words[index]) : nil }
            if words.starts(with: ["Using", "Stream", "ID:"]), let stream = number(3) {
                self = .stream(stream)
            } else if words.first == "HTTP/2", words.contains("OPENED"), let stream = number(1) {
                self = .stream(stream)
            } else if words.count > 1, words[1] == "GOAWAY", let text = words.last,
                text.hasPrefix("last_stream="), let last = Int(text.dropFirst(12))
            {
                self = .goAway(last: last)
            } else if words.starts(with: ["Connection", "died"]) {
                self = .again
            } else if words.starts(with: ["Closing", "connection"]) {
                self = .closing
            } else if words.contains("nghttp2_session_mem_recv") {
                self = .broken
            } else {
                return nil
            }
        }
    }

    /// The number of connections that are known; of older ones, requests count as processed.
    static let limit = 64
    private(set) var all: [(connection: Connection, last: Int)] = []

    /// Adds a connection; of several GOAWAYs the least stream counts.
    func add(_ connection: Connection, last: Int) {
        let earlier = lastStream(on: connection)
        all.removeAll { $0.connection == connection }
        if all.count == Self.limit { all.removeFirst() }
        all.append((connection, min(last, earlier ?? last)))
    }

    /// Removes a connection, as a new one has its addresses.
    func remove(_ connection: Connection) {
        all.removeAll { $0.connection == connection }
        confirmed[connection] = nil
    }

    /// The connections that are known to be of HTTP/2, with the number of their last use.
    private var confirmed: [Connection: Int] = [:]
    private var uses = 0
    static let confirmedLimit = 10_000

    /// Notes that a connection is of HTTP/2.
    func confirm(_ connection: Connection) {
        uses += 1
        confirmed[connection] = uses
        guard confirmed.count > Self.confirmedLimit else { return }
        let oldest = confirmed.values.sorted()[confirmed.count / 2]
        confirmed = confirmed.filter { $0.value > oldest }
    }

    /// False if a connection is one of HTTP/1, which libcurl other than 7.88 tells after a stream.
    func mayBeHTTP2(_ connection: Connection) -> Bool {
        guard confirmed[connection] != nil
        else { return uses == 0 && !Curl.version.hasPrefix("libcurl/7.88.") }
        uses += 1
        confirmed[connection] = uses
        return true
    }

    /// The last stream that may be processed on a connection; nil if it is not retired.
    func lastStream(on connection: Connection) -> Int? {
        all.first { $0.connection == connection }?.last
    }
}
