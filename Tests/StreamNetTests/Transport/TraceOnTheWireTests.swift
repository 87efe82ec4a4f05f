import Loopback
@testable import StreamNet
import Testing

extension Transporting {
    /// The decisions of a transport about a request.
    @Suite struct TraceOnTheWire {
        private func provider(_ backend: any Backend, _ server: LoopbackServer) -> Provider<Page> {
            Provider(backend: backend, attributes: [.tracing(), .baseURL(server.url)])
        }

        @Test func `a new connection has its steps, a reused one has none`() async throws {
            let server = try LoopbackServer { try $0.respond(body: "ok") }
            let provider = provider(try NetworkBackend(.init()), server)
            let first = try #require(try await provider.request(.page).trace)
            #expect(first.marks.map(\.name).contains("connected"))
            #expect(!first.marks.map(\.name).contains("secured"))
            let second = try #require(try await provider.request(.page).trace)
            #expect(second.marks.prefix(5).names == "attributes attempt sent head response")
        }

        #if os(Linux)
            /// The marks of a request that fails to connect, from the transport on.
            private func failure(
                _ url: String, within limit: Duration? = nil
            ) async throws -> [Trace.Mark] {
                let backend = try CurlBackend(.init(connectTimeout: limit))
                let provider = Provider<Page>(
                    backend: backend, attributes: [.tracing(), .baseURL(URL(string: url)!)])
                let error = await #expect(throws: NetError.self) {
                    try await provider.request(.page)
                }
                return try #require(error?.trace).marks
            }

            @Test func `a step to a connection that fails has its time`() async throws {
                let server = try LoopbackServer(reading: .nothing) { exchange in
                    try exchange.send("no TLS")
                    exchange.close()
                }
                for (url, steps) in [
                    ("http://host.invalid", "resolving"),
                    ("http://127.0.0.1:1", "resolved connecting"),
                    ("https://127.0.0.1:\(server.port)", "resolved securing"),
                ] {
                    let marks = try await failure(url)
                    // Not each version of libcurl reports when it had connected.
                    let names = marks.filter { $0.name != "connected" }.names
                    #expect(names == "attributes attempt sent \(steps) lost failed")
                    let times = marks.map(\.time)
                    #expect(times == times.sorted())
                    #expect(marks.dropLast(2).last?.detail == "failed", "\(url)")
                }
            }

            @Test func `a connection that takes too long names its step`() async throws {
                let server = try LoopbackServer(reading: .nothing) { exchange in
                    _ = exchange.waitForPeerClose()
                }
                let url = "https://127.0.0.1:\(server.port)"
                let marks = try await failure(url, within: .milliseconds(300))
                let names = marks.filter { $0.name != "connected" }.names
                #expect(names == "attributes attempt sent resolved connecting lost failed")
                #expect(try #require(marks.last).time >= .milliseconds(300))
            }
        #endif

        @Test(arguments: Transporting.makers.indices)
        func `a request that waits for a connection says so`(maker: Int) async throws {
            let go = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { exchange in
                if exchange.request.path == "/held" { go.wait() }
                try exchange.respond(body: "ok")
            }
            let backend = try Transporting.makers[maker](.init(connectionsPerHost: 1))
            let provider = provider(backend, server)
            async let held = provider.request(.held)
            #expect(await server.wait { $0.requests.count == 1 })
            let (results, continuation) = AsyncStream<Result<Response, any Error>>.makeStream()
            provider.request(.page) { continuation.yield($0) }
            // It is in the queue by now.
            go.signal()
            let late = await results.first { _ in true }
            let marks = try #require(try late?.get().trace).marks
            #expect(marks.prefix(6).names == "attributes attempt waits sent head response")
            #expect(marks[2].detail.hasPrefix("for a connection to 127.0.0.1"))
            _ = try await held
        }

        @Test(arguments: Transporting.makers.indices)
        func `a redirect to another origin names the fields it drops`(maker: Int) async throws {
            let other = try LoopbackServer { try $0.respond(body: "ok") }
            let server = try LoopbackServer { exchange in
                try exchange.respond(302, headers: [("Location", "\(other.url)/next?token=abc")])
            }
            let provider = provider(try Transporting.makers[maker](.init()), server)
            let response = try await provider.request(
                .page, .headers(["Authorization": "Bearer abc", "X-Trace": "1"]))
            let redirect = response.trace?.marks.first { $0.name == "redirect" }
            #expect(
                redirect?.detail
                    == "302 to GET \(other.url)/next?token=•••, without Authorization")
            #expect(response.trace?.marks.filter { $0.name == "head" }.count == 2)
        }
    }
}

private enum Page: Target {
    case page, held
    var baseURL: URL { URL(string: "https://host")! }
    var path: Path { self == .page ? "/page" : "/held" }
}
