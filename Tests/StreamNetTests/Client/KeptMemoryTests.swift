#if os(Linux)
    import StreamNet
    import Testing

    /// Memory that requests hold after their end, in a process of its own.
    @Suite(.hangLimit) struct KeptMemoryTests {
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
                let growth = (0...4).map { _ in
                    let before = Footprint.memory
                    send(5_000)
                    return Footprint.memory - before
                }
                // Whole pages, and the allocator's moods: of what is kept each time there is more.
                if growth.allSatisfy({ $0 > 4 * 4_096 }) { exit(1) }
            }
        }
    }
#endif
