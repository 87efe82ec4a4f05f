import Foundation

/// One accepted connection: has its requests answered one after another, on its own thread.
final class Connection {
    let socket: Socket
    let reader: RequestReader
    let journal: Journal
    let stopping: Signal
    private let number: Int

    init(_ socket: Socket, number: Int, journal: Journal, stopping: Signal) {
        self.socket = socket
        self.number = number
        self.journal = journal
        self.stopping = stopping
        reader = RequestReader(socket, connection: number)
    }

    /// Serves until one side ends the connection.
    func serve(_ reading: LoopbackServer.Reading, _ answer: LoopbackServer.Answer) {
        do {
            if reading == .nothing { _ = try keepsAlive(after: .unread(on: number), answer) }
            while reading != .nothing, let request = try nextRequest(reading) {
                journal.note { $0.add(request) }
                guard try keepsAlive(after: request, answer) else { break }
            }
        } catch .malformed(let reason) {
            refuse(reason)
        } catch {
            // The client is gone, or the server stops: no client is left to answer.
        }
        hangUp()
    }

    private func nextRequest(
        _ reading: LoopbackServer.Reading
    ) throws(LoopbackError) -> LoopbackRequest? {
        guard var request = try reader.head() else { return nil }
        if reading == .whole { request.body = try reader.wholeBody() }
        return request
    }

    private func keepsAlive(
        after request: LoopbackRequest, _ answer: LoopbackServer.Answer
    ) throws(LoopbackError) -> Bool {
        let exchange = Exchange(request, on: self)
        do {
            try answer(exchange)
        } catch {
            guard !exchange.isAnswered else { return false }
            try exchange.respond(500, body: "\(error)")
        }
        return exchange.keepsAlive
    }

    private func refuse(_ reason: String) {
        let length = ("Content-Length", "\(reason.utf8.count)")
        let head = ResponseHead(status: 400, headers: [length, ("Connection", "close")])
        try? socket.send(head.bytes + reason.wireBytes)
    }

    /// Ends in order, and lets the client read what was sent before the descriptor closes.
    private func hangUp() {
        socket.finish()
        // Closing with bytes unread would reset the connection and take the answer with it.
        try? socket.drain(before: .now + .hangLimit)
        socket.close()
    }
}
