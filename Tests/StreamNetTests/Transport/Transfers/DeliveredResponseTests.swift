@testable import StreamNet
import Testing

/// Pieces, or the whole body, as a request wants them delivered.
@Suite(.hangLimit) struct DeliveredResponseTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "a") }

    init() throws { folder = try TemporaryFolder() }

    private func endpoint(_ attributes: Attributes) -> Endpoint {
        Endpoint(url: URL(string: "https://sayings.host")!, attributes: attributes)
    }

    /// A response whose body is "ab", "cd", and then `error`, if there is one.
    private func pieces(_ status: Int = 200, then error: NetError? = nil) -> Response {
        let pieces = AsyncThrowingStream<Data, any Error> { pieces in
            for piece in ["ab", "cd"] { pieces.yield(Data(piece.utf8)) }
            pieces.finish(throwing: error)
        }
        return Response(status: status, headers: ["A": "b"]).streaming(ByteStream(pieces))
    }

    @Test func `pieces are put together`() async throws {
        let log = EventLog<TransferProgress>()
        let asked = endpoint(.progress { log.add($0) })
        let response = try await pieces().delivered(for: asked).value
        #expect(response.body == Data("abcd".utf8))
        #expect(response.headers["A"] == "b")
        #expect(response.stream == nil)
        #expect(log.all.map(\.completed) == [2, 4])
    }

    @Test func `a stream stays one`() async throws {
        let response = try await pieces().delivered(for: endpoint(.delivery(.streamed))).value
        #expect(response.body.isEmpty)
        #expect(try await response.collected() == Data("abcd".utf8))
    }

    @Test func `pieces may come from a sequence that cannot fail`() async throws {
        let pieces = AsyncStream<Data> { pieces in
            pieces.yield(Data("ab".utf8))
            pieces.finish()
        }
        let response = Response().streaming(ByteStream(pieces))
        #expect(try await response.collected() == Data("ab".utf8))
    }

    @Test func `an error page is no stream, and no file`() async throws {
        for delivery in [Delivery.streamed, .file(to: file)] {
            let response = try await pieces(404).delivered(for: endpoint(.delivery(delivery))).value
            #expect(response.body == Data("abcd".utf8))
        }
        #expect(try folder.names == [])
    }

    @Test func `pieces become a file`() async throws {
        let asked = endpoint(.delivery(.file(to: file)))
        #expect(try await pieces().delivered(for: asked).value.file == file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "abcd")
        #expect(try folder.names == ["a"])
    }

    @Test(arguments: [
        (Delivery.buffered, Outcome.failure(.connectionLost)),
        (.buffered(upTo: 3), .failure(.bodyTooLong(limit: 3))),
    ])
    func `what is lost or too long is an error`(delivery: Delivery, outcome: Outcome) async throws {
        let lost = TransportError(.connectionLost, request: "a request")
        let response = pieces(then: .transport(lost)).delivered(for: endpoint(.delivery(delivery)))
        #expect(await response.outcome() == outcome)
    }

    @Test func `half a file is none`() async throws {
        let lost = TransportError(.connectionLost, request: "a request")
        let response = pieces(then: .transport(lost))
            .delivered(for: endpoint(.delivery(.file(to: file))))
        #expect(await response.outcome() == .failure(.connectionLost))
        #expect(try folder.names == [])
    }

    @Test func `a file that cannot be written is refused`() async throws {
        _ = try folder.file("a", "")
        let response = pieces().delivered(for: endpoint(.delivery(.file(to: file))))
        #expect(await response.outcome() == .refused(.unwritableDestination))
    }

    @Test func `who leaves ends the stream`() async {
        let (ended, end) = AsyncStream<Void>.makeStream()
        let pieces = AsyncThrowingStream<Data, any Error> { pieces in
            pieces.onTermination = { _ in end.finish() }
        }
        Response().streaming(ByteStream(pieces)).delivered(for: endpoint([])).subscribe().dispose()
        for await _ in ended {}
    }
}

extension Flow where Element == Response, Count == One {
    /// Waits for what comes of it.
    fileprivate func outcome() async -> Outcome {
        do { return Outcome(.success(try await value)) } catch { return Outcome(.failure(error)) }
    }
}
