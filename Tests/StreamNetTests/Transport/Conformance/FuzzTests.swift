#if os(Linux)
    import Loopback
    import StreamNet
    import Locks
    import Testing

    extension Transporting.Conformance {
        /// Responses with mistakes, by the thousands: `STRESS=1 swift test --filter Fuzz` sends a
        /// hundred thousand of them, others each time; `FUZZ_SEED` sets the first seed.
        @Suite(.hangLimit) struct Fuzz {
            private static let environment = ProcessInfo.processInfo.environment
            private static let isStress = environment["STRESS"] != nil
            private static let count = isStress ? 100_000 : 1_500
            private static let seed =
                environment["FUZZ_SEED"].flatMap(UInt64.init)
                ?? (isStress ? .random(in: 0..<1_000_000_000) : 1)

            /// In a process of its own, as any of them could end it.
            @Test func `no response ends the process, or is the answer to another request`() async {
                let seed = Self.seed
                print("FUZZ_SEED=\(seed)")
                await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
                    try await Fuzzer(.curl, seed: seed).run(Self.count)
                }
            }

            /// Without what is known to end it, or to answer another request: ``Shortcoming``.
            @Test func `no response else ends the process of URLSession`() async {
                let seed = Self.seed
                await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
                    try await Fuzzer(.urlSession, seed: seed).run(Self.count / 3)
                }
            }
        }
    }

    /// A server of responses with mistakes, and a client that goes on after each.
    private struct Fuzzer {
        let seed: UInt64
        private let server: LoopbackServer
        private let contender: Contender
        private let backend: any Backend

        init(_ contender: Contender, seed: UInt64) throws {
            (self.contender, self.seed) = (contender, seed)
            backend = contender.make(16, 3)
            let isLax = contender.takesUnaskedResponses
            server = try LoopbackServer(remembering: 100) { exchange in
                let words = exchange.request.path.split(separator: "/")
                guard words.first == "fuzz", let number = words.last.flatMap({ UInt64($0) }) else {
                    return try exchange.respond(body: words.last.map(String.init) ?? "")
                }
                let response = MutatedResponse(seed: number)
                let bytes = isLax && response.isKnownToHarm ? MutatedResponse.plain : response.bytes
                // The client may have left.
                try? exchange.send(Data(bytes))
                // What is left of a long one could arrive when the connection is used again.
                if isLax || number % 2 == 0 || bytes.count > 8_000 { exchange.close() }
            }
        }

        func run(_ count: Int) async throws {
            let next = Atomic(seed)
            let answered = await Storm.each(count, 32) {
                await send(next.add(1, ordering: .relaxed).oldValue)
            }
            #expect((1..<count).contains(answered))
        }

        /// Sends one request that is answered with mistakes, and others; true if it is answered.
        private func send(_ number: UInt64) async -> Bool {
            let asked = Task { await isAnswered(number) }
            for _ in 1...3 { await expectOrder(number) }
            // Its end has come by then, or does not come.
            asked.cancel()
            let wasAnswered = await asked.value
            await expectOrder(number)
            return wasAnswered
        }

        private func isAnswered(_ number: UInt64) async -> Bool {
            let method = ["GET", "GET", "GET", "HEAD", "POST", "PUT"][Int(number % 6)]
            let body = method.hasPrefix("P") ? " hello" : ""
            let delivery = Attributes.delivery(number % 5 == 0 ? .streamed : .buffered)
            let endpoint = server.endpoint("\(method) /fuzz/\(number)\(body)", delivery)
            var isAnswered = false
            do {
                let response = try await backend.send(endpoint).value
                isAnswered = true
                if let stream = response.stream { for try await _ in stream {} }
            } catch is NetError {
            } catch is CancellationError {
            } catch {
                Issue.record("\(number): \(error)")
            }
            return isAnswered
        }

        private func expectOrder(_ number: UInt64) async {
            // Against hanging only.
            let ok = server.endpoint("GET /ok/\(number)", .timeout(.seconds(60)))
            let next = await backend.outcome(ok)
            // What is behind a response may answer the next request, until the connection closes.
            #expect(
                next == .response(200, "\(number)") || contender.takesUnaskedResponses,
                "\(next) beside \(number)")
        }
    }
#endif
