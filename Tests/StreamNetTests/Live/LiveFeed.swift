import Foundation
import StreamNet

/// A server of live data.
enum LiveFeed: Target {
    case ticker, chat, export

    var baseURL: URL { URL(string: "https://feed.host")! }
    var path: Path {
        switch self {
        case .ticker: "ticker";
        case .chat: "chat";
        case .export: "export"
        }
    }
    var method: HTTPMethod { if case .chat = self { .post } else { .get } }
}
