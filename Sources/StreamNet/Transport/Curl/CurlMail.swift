import Foundation

/// What a loop tells about its transfers: collected on its thread, delivered on another.
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

    /// More than that is not told at once.
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

    /// Sends off what has been added.
    func send() {
        guard !letters.isEmpty else { return }
        post.take(letters)
        letters = []
    }

    /// How long the loop may wait before it is to `hasten` what it has sent.
    var patience: Duration? { post.isUnattended ? CurlPost.patience : nil }

    func hasten() { post.hasten() }
}
