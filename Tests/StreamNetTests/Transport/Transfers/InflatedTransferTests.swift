#if os(Linux)
    @testable import StreamNet
    import Testing

    /// The part of a compressed body that is in memory, and for how long.
    @Suite(.hangLimit) struct InflatedTransferTests {
        private let results = EventLog<Outcome>()
        private let head = Response(headers: ["Content-Encoding": "br"])

        private func transfer(
            _ delivery: Delivery, _ resolve: @escaping @Sendable (Response) -> Void = { _ in }
        ) throws -> Transfer {
            let url = try #require(URL(string: "http://a.example/"))
            let call = try Call(Endpoint(url: url, attributes: .delivery(delivery)))
            let transfer = Transfer(call.request, call) { [results] result in
                results.add(Outcome(result))
                if let response = try? result.get() { resolve(response) }
            }
            #expect(transfer.begin(Paused()))
            return transfer
        }

        /// A task that can be paused.
        private struct Paused: TransferHandle {
            let canPause = true
            func pause() {}
            func resume() {}
            func cancel() {}
        }

        @Test func `a piece is inflated a megabyte at a time`() throws {
            let transfer = try transfer(.buffered)
            transfer.receive(head, inflating: BodyInflater([.brotli]))
            var turns = 1
            if !transfer.receive(Compressed.bomb) {
                repeat { turns += 1 } while !transfer.receiveRest()
            }
            #expect((50...101).contains(turns))
            transfer.complete(nil, nil)
            #expect(results.all.count == 1)
        }

        @Test func `a body that is too long is not inflated any further`() throws {
            let transfer = try transfer(.buffered(upTo: 100_000))
            let inflater = try #require(BodyInflater([.brotli]))
            transfer.receive(head, inflating: inflater)
            #expect(transfer.receive(Compressed.bomb))
            #expect(results.all == [.failure(.bodyTooLong(limit: 100_000))])
            // The rest would still be there.
            #expect(try inflater.next() != nil)
        }

        @Test func `a stream is inflated as far as there is room, and later on`() async throws {
            let responses = EventLog<Response>()
            let transfer = try transfer(.streamed(buffering: 200_000)) { responses.add($0) }
            transfer.receive(head, inflating: BodyInflater([.brotli]))
            #expect(!transfer.receive(Compressed.bomb))
            #expect(!transfer.receiveRest())
            let stream = try #require(responses.all.first?.stream)
            var iterator = stream.makeAsyncIterator()
            // Four pieces of 65,536 bytes are more than the room, and two are no more than half.
            for _ in 1...2 {
                #expect(try await iterator.next()?.count == 65_536)
                #expect(!transfer.receiveRest())
            }
            var count = 2 * 65_536
            var isWhole = false
            while !isWhole, let piece = try await iterator.next() {
                count += piece.count
                isWhole = transfer.receiveRest()
            }
            transfer.complete(nil, nil)
            while let piece = try await iterator.next() { count += piece.count }
            #expect(count == 100_000_000)
        }

        /// The header of gzip, and blocks without contents (RFC 1951 §3.2.4).
        @Test func `bytes that become nothing are no silence`() throws {
            let transfer = try transfer(.buffered)
            let inflater = BodyInflater([.gzip])
            transfer.receive(Response(headers: ["Content-Encoding": "gzip"]), inflating: inflater)
            let header = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3])
            let block = Data([0, 0, 0, 0xFF, 0xFF])
            for piece in [header.prefix(1), header.dropFirst(), block, block] {
                let before = ContinuousClock.now
                transfer.receive(Data(piece))
                #expect(transfer.state.withLock { $0.clock.lastByte } >= before)
                #expect(transfer.state.withLock { $0.body?.delivered } == 0)
            }
            #expect(results.all.isEmpty)
        }

        @Test func `a paused reader gets no inflated rest`() throws {
            let transfer = try transfer(.buffered)
            transfer.receive(head, inflating: BodyInflater([.brotli]))
            #expect(!transfer.receive(Compressed.bomb))
            var delivered: Int { transfer.state.withLock { $0.body?.delivered ?? 0 } }
            let before = delivered
            transfer.pause()
            #expect(!transfer.receiveRest())
            #expect(delivered == before)
            transfer.resume()
            #expect(!transfer.receiveRest())
            #expect(delivered > before)
        }

        @Test func `an inflater goes with its transfer`() throws {
            let transfer = try transfer(.buffered)
            weak var inflater: BodyInflater?
            do {
                let new = BodyInflater([.brotli])
                inflater = new
                transfer.receive(head, inflating: new)
            }
            #expect(!transfer.receive(Compressed.bomb))
            #expect(inflater != nil)
            transfer.cancel()
            #expect(inflater == nil)
            #expect(transfer.receiveRest())
            #expect(results.all == [.cancelled])
        }
    }
#endif
