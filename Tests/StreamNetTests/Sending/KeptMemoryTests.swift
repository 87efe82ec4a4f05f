#if os(Linux)
    import Foundation
    import StreamNet
    import Testing

    /// Memory that requests leave behind, in a process of its own.
    @Suite(.timeLimit(.minutes(1))) struct KeptMemoryTests {
        @Test func `nothing is kept after 20 000 requests`() async {
            await #expect(processExitsWith: .success) {
                let provider = Provider<Sayings>(
                    backend: StubBackend { Response(text: $0.url.lastPathComponent) },
                    plugins: [Hooks(), Hooks(attributes: .timeout(.seconds(5)))],
                    interceptors: [Around { $1($0).retry(2) }, Around { $1($0) }])
                let send = { (count: Int) in
                    for number in 0..<count {
                        provider.rx(.saying(number), .idleTimeout(.seconds(1))).subscribe()
                    }
                }
                send(2_000)
                let before = Footprint.memory
                send(20_000)
                // Whole pages: sixteen bytes for each request would be eighty of them.
                if Footprint.memory - before > 40 * 4_096 { exit(1) }
            }
        }
    }
#endif
