import Foundation
import StreamNet

/// Echoes through a provider with a `CurlBackend`, as a user calls it.
@Sendable @concurrent
func echo(_ conversation: Conversation) async throws -> Stopwatch.Spent {
    let provider = Provider<Room>(backend: try CurlBackend())
    let socket = try await provider.open(Room(baseURL: conversation.url))
    let message = SocketMessage.binary(Data(count: conversation.size))
    var stopwatch = Stopwatch(conversation)
    for _ in 0..<conversation.inFlight { try await socket.send(message) }
    for try await case .binary(let bytes) in socket.messages {
        if let spent = try stopwatch.receive(bytes.count) { return spent }
        try await socket.send(message)
    }
    throw Ended()
}

private struct Room: Target {
    let baseURL: URL
    let path: Path = ""
}
