import Foundation
import StreamNet

/// A server of wise words, for tests of what a provider does with a target.
enum Sayings: Target {
    case zen, saying(Int)

    var baseURL: URL { URL(string: "https://sayings.host")! }
    var path: Path {
        switch self {
        case .zen: "zen"
        case .saying(let number): "sayings/\(number)"
        }
    }
}

/// A target of another type.
struct Ping: Target {
    let baseURL = URL(string: "https://ping.host")!
    let path: Path = "ping"
}
