import Foundation
import Locks
import Streams
import Testing

@testable import StreamNet

/// Awaits others: not within the minute of those in virtual time.
@Suite(.hangLimit) struct AwaitedStubSocketTests {
    @Test func `a server waits for a slow loop`() async throws {
        let answer = StubAnswer.socket("aa", "bb", "cc", "dd", .close(1000))
        let stubs = Stubs<Chat>().on(.room("42"), answer)
        let socket = try await Provider<Chat>(backend: stubs, attributes: .messageLimit(2))
            .open(.room("42"))
        var texts: [SocketMessage] = []
        for try await message in socket.messages { texts.append(message) }
        #expect(texts == ["aa", "bb", "cc", "dd"])
    }

    @Test func `a close that is not answered ends after five seconds`() async throws {
        let time = VirtualTimeScheduler()
        let stubs = Stubs<Chat>(scheduler: time).on(.room("42"), .socket(.ignoreClose))
        let chat = Provider<Chat>(backend: stubs)
        let socket = try await chat.open(.room("42"))
        let closed = Mutex(false)
        let connection = socket.lease.connection
        connection.close(SocketClose(4000, "enough")) { _ in closed.withLock { $0 = true } }
        time.advance(by: .seconds(4))
        #expect(!closed.withLock { $0 })
        time.advance(by: .seconds(1))
        #expect(closed.withLock { $0 })
        for try await _ in socket.messages {}
        #expect(stubs.verify() == [])
        for code in [1003, 1007, 1014, 3000, 4999] {
            await #expect(throws: Never.self) { try await socket.close(code) }
        }
        for code in [999, 1004, 1005, 1006, 1015, 2999, 5000] {
            await #expect(throws: NetError.self) { try await socket.close(code) }
        }
    }

    @Test func `the subprotocol is one of those offered`() async throws {
        let stubs = Stubs<Chat>(scheduler: ImmediateScheduler())
            .on(.room("42"), [.socket(), .socket(subprotocol: "v1"), .socket(subprotocol: "v3")])
        let chat = Provider<Chat>(backend: stubs, attributes: .subprotocols(["v2", "v1"]))
        #expect(try await chat.open(.room("42")).subprotocol == "v2")
        #expect(try await chat.open(.room("42")).subprotocol == "v1")
        await #expect(throws: NetError.self) { try await chat.open(.room("42")) }
    }
}

extension Event where Element == SocketMessage {
    /// The event in a few words.
    var words: String {
        switch self {
        case .next(.text(let text)): "next(\(text))"
        case .next(.binary(let bytes)): "next(\(bytes.count) bytes)"
        case .completed: "completed"
        case .error(let error): Self.words(of: error)
        }
    }

    private static func words(of error: any Error) -> String {
        switch error as? NetError {
        case .closed(let code, let reason): "closed \(code)\(reason.isEmpty ? "" : " " + reason)"
        case .transport(let failure) where failure.reason == .connectionLost: "lost"
        default: "\(error)"
        }
    }
}
