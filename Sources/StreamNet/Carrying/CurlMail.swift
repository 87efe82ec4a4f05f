import Dispatch
import Foundation

/// What a loop tells about its transfers: collected on its thread, delivered on a queue.
///
/// libcurl is never kept waiting by who hears of it.
final class CurlMail {
    enum News: Sendable {
        case head(Response)
        case piece(Data)
        /// So many bytes of the request's body have gone out, in all.
        case sent(Int)
        /// Nothing comes behind it but the end of the connection.
        case end(CurlError?, Transfer.Rest)
        /// The transfer is over for all who heard of it.
        case gone
    }

    private struct Letter: Sendable {
        let task: CurlTask
        var news: News

        func deliver() {
            let transfer = task.transfer
            switch news {
            case .gone: task.finished()
            case .end(let error, let rest):
                task.finished()
                let failure = error.map { transfer.journey.failure($0, task.connectTimeout) }
                transfer.complete(nil, failure, rest)
            case _ where task.isCancelled: break
            case .head(let head): transfer.receive(head)
            case .sent(let count): transfer.send(count)
            case .piece(let piece):
                transfer.receive(piece)
                task.deliver(piece.count)
            }
        }
    }

    /// More than that is not told at once.
    private static let piece = 131_072

    private let queue = DispatchQueue(label: "streamnet.curl")
    private var letters: [Letter] = []

    func add(_ news: News, for task: CurlTask) {
        guard let last = letters.indices.last, letters[last].task === task else {
            return letters.append(Letter(task: task, news: news))
        }
        switch (letters[last].news, news) {
        case (.piece(var earlier), .piece(let later)) where earlier.count < Self.piece:
            letters[last].news = .gone  // so that it is appended in place
            earlier.append(later)
            letters[last].news = .piece(earlier)
        case (.sent, .sent): letters[last].news = news
        default: letters.append(Letter(task: task, news: news))
        }
    }

    /// Sends off what has been added.
    func post() {
        guard !letters.isEmpty else { return }
        queue.async { [letters] in for letter in letters { letter.deliver() } }
        letters = []
    }
}

extension Journey {
    /// What a failed transfer means, as a function of what had come by then.
    fileprivate func failure(
        _ error: CurlError, _ connectTimeout: Duration?
    ) -> (_ received: Int?, _ expected: Int?) -> NetError {
        { received, expected in
            self.failure(
                TransportFailure.Reason(
                    error, connectingWithin: connectTimeout, received: received,
                    expected: expected),
                detail: error.text, underlying: error)
        }
    }
}
