import Foundation

/// A transfer on its way through a loop, as libcurl's calls see it; belongs to the loop's thread.
final class CurlCarriage {
    enum Speech {
        /// None of them is the end.
        case bytes(Data)
        /// Nothing yet; the handle is resumed when there is.
        case pause
        case abort
    }

    let task: CurlTask
    private let mail: CurlMail
    private var head = HeadReader()
    /// Why what came is no response.
    private(set) var flaw: String?
    private var sent = 0

    init(_ task: CurlTask, _ mail: CurlMail) {
        self.task = task
        self.mail = mail
    }

    var mayHear: Bool { task.hasRoom }

    /// Whether to go on.
    func hear(line: [UInt8]) -> Bool {
        switch head.read(line) {
        case .nothing: break
        case .head(let head): mail.add(.head(head), for: task)
        case .malformed(let flaw): self.flaw = flaw
        }
        return flaw == nil
    }

    func hear(piece: Data) {
        task.post(piece.count)
        mail.add(.piece(piece), for: task)
    }

    /// Whether there is an answer, and libcurl waits for more of the request's body all the same.
    var isAnsweredEarly: Bool { head.isRead && task.feed?.isAwaited == true }

    func speak(atMost limit: Int) -> Speech {
        let speech = task.feed?.take(limit, for: task) ?? .abort
        if case .bytes(let data) = speech, !data.isEmpty {
            sent += data.count
            mail.add(.sent(sent), for: task)
        }
        return speech
    }

    /// Whether the body is ready to be sent again.
    func rewind(to offset: Int) -> Bool {
        guard offset == 0, let feed = task.feed else { return false }
        sent = 0
        feed.rewind()
        return true
    }

    /// It is over; for libcurl a head may also end where the connection does.
    func end(_ error: CurlError?, _ connecting: Response.Timing.Connecting?) {
        let flaw = flaw.map { CurlError(code: CurlError.noHTTP, text: $0) }
        let cut = head.isRead ? nil : CurlError(code: CurlError.nothing)
        let rest = Transfer.Rest(trailers: head.trailers, connecting: connecting)
        mail.add(.end(flaw ?? error ?? cut, rest), for: task)
    }
}
