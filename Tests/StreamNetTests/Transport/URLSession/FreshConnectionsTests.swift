import Loopback
import StreamNet
import Testing

extension Transporting {
    @Suite struct FreshConnections {
        @Test func `a body asks for the connection to be closed`() async throws {
            let server = try LoopbackServer { try $0.respond() }
            let backend = try URLSessionBackend()
            for ask in ["POST / hello", "GET /", "GET /", "PUT / hello"] {
                #expect(await backend.outcome(server.endpoint(ask)) == .response(200, ""))
            }
            #if os(Linux)
                let connections = server.requests.map { $0.header("Connection") }
                #expect(connections == ["close", "keep-alive", "keep-alive", "close"])
            #endif
            let numbers = server.requests.map(\.connection)
            #expect(numbers[1] == numbers[2])
        }
    }
}
