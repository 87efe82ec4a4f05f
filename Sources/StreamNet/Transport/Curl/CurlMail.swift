import Foundation

/// Collects the events of a loop's transfers on its thread; they are delivered on another one.
///
/// libcurl never waits for the receivers of the events.
final class CurlMail {
    enum News: Sendable {
        case head(Response)
        case piece(Data)
        /// The total number of bytes of the request body that have been sent.
        case sent(Int)
        /// The end of the transfer; no other event follows it.
        case end(CurlError?, Transfer.Rest)
        /// The transfer was cancelled; its connection is free, and nothing more is delivered.
        case gone
    }

    /// The size in bytes from which a piece is not joined with the next one.
    private static let piece = 131_072

    private let post = CurlPost()
    private var letters: [CurlPost.Letter] = []

    func add(_ news: News, for task: CurlTask) {
        guard let last = letters.indices.last, letters[last].task === task else {
            return append(news, for: task)
        }
        switch (letters[last].news, news) {
        case (.piece(var earlier), .piece(let later)) where earlier.count < Self.piece:
            letters[last].news = .gone  // so that it is appended in place
            earlier.append(later)
            letters[last].news = .piece(earlier)
        case (.sent, .sent): letters[last].news = news
        default: append(news, for: task)
        }
    }

    private func append(_ news: News, for task: CurlTask) {
        task.note()
        letters.append(.init(task: task, news: news))
    }

    /// Passes the collected events on for delivery.
    func send() {
        guard !letters.isEmpty else { return }
        post.take(letters)
        letters = []
    }

    /// The longest time for which the loop may wait before it must call `hasten`; nil if it need
    /// not.
    var patience: Duration? { post.isUnattended ? CurlPost.patience : nil }

    func hasten() { post.hasten() }
}
