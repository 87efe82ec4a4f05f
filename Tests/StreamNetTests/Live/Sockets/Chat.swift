import Foundation
import StreamNet

/// A server of rooms.
enum Chat: Target {
    case room(String)
    case at(String)

    var baseURL: URL { URL(string: "wss://chat.host")! }
    var path: Path {
        switch self {
        case .room(let room): "rooms/\(room)"
        case .at(let path): "\(path)"
        }
    }
}

/// What is said in a room.
struct Line: Codable, Sendable, Equatable { let text: String }
