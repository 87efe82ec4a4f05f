import Locks
@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct TransferTests {
    private let download: Download
    private let progress = EventLog<String>()
    private let results = EventLog<Outcome>()
    init() throws { download = try Download() }

    private func transfer(
        _ attributes: Attributes = [], _ method: HTTPMethod = .get, sending payload: Payload = .none
    ) throws -> Transfer {
        let call = try Call(
            Endpoint(
                url: Download.url, method: method, payload: payload,
                attributes: [attributes, .progress { [progress] in progress.add("\($0)") }]))
        return Transfer(call.request, call) { [results] in results.add(Outcome($0)) }
    }

    /// A task with events that may not have been delivered.
    private final class Task: TransferHandle {
        let hasPendingEvents: Bool
        let isCancelled = Atomic(false)
        let canPause = false
        init(hasPendingEvents: Bool) { self.hasPendingEvents = hasPendingEvents }
        func pause() {}
        func resume() {}
        func cancel() { isCancelled.store(true, ordering: .relaxed) }
    }

    @Test(arguments: [true, false])
    func `what waits to be told is no silence`(hasPendingEvents: Bool) throws {
        let (task, queue) = (Task(hasPendingEvents: hasPendingEvents), DispatchQueue(label: "test"))
        let transfer = try transfer([.idleTimeout(.seconds(5)), .firstByteTimeout(.seconds(7))])
        #expect(transfer.begin(task))
        queue.suspend()
        let later = ContinuousClock.now + .seconds(10)
        let next = transfer.check(later, notifying: queue)
        #expect(next <= later + .seconds(5))
        #expect(next == later + .seconds(5) || !hasPendingEvents)
        // A connection is closed although no observer is notified.
        #expect(task.isCancelled.load(ordering: .relaxed) == !hasPendingEvents)
        #expect(results.all.isEmpty)
        queue.resume()
        queue.sync {}
        let silence = Outcome.failure(.timedOut(.firstByte, after: .seconds(7)))
        #expect(results.all == (hasPendingEvents ? [] : [silence]))
    }

    @Test func `a rest that is announced as the longest there can be has no total`() throws {
        let destination = download.destination([], try download.token())
        let transfer = try transfer(.delivery(.file(destination)))
        let length: HTTPHeaders = ["Content-Length": "9223372036854775807"]
        transfer.receive(Download.rest("bytes 3-9223372036854775806/*", length))
        transfer.receive(Data("lo".utf8))
        #expect(progress.all == ["download 5 of unknown"])
    }

    @Test func `what comes behind the end makes no progress and no file`() throws {
        for delivery in [Delivery.buffered, .file(download.destination())] {
            let transfer = try transfer(.delivery(delivery))
            transfer.receive(Response(headers: ["Content-Length": "5"]))
            transfer.receive(Data("he".utf8))
            transfer.cancel()
            transfer.send(3)
            transfer.receive(Data("llo".utf8))
            transfer.receive(Response())
        }
        #expect(progress.all == ["download 2 of 5", "download 2 of 5"])
        #expect(results.all == [.cancelled, .cancelled])
        #expect(try download.names == [])
    }

    @Test func `the progress of a stream is that of its own bytes`() throws {
        let streams = EventLog<ByteStream?>()
        let attributes: Attributes = [
            .delivery(.streamed), .progress { [progress] in progress.add("\($0)") },
        ]
        let journey = try Call(Endpoint(url: Download.url, attributes: attributes))
        let transfer = Transfer(journey.request, journey) { streams.add(try? $0.get().stream) }
        transfer.receive(Response(headers: ["Content-Length": "5"]))
        transfer.receive(Data("he".utf8))
        #expect(progress.all == ["download 2 of 5"] && streams.all.count == 1)
    }

    @Test func `the time in the queue is that without the reading of the body`() {
        var clock = TransferClock()
        let begun = clock.made + .seconds(5)
        clock.begin(start: begun - .seconds(3), now: begun)
        let timing = clock.timing(begun + .seconds(2))
        #expect(timing.queued == .seconds(5))
        // The time of earlier exchanges counts, that in the queue does not.
        #expect(timing.firstByte == .seconds(5))
        #expect(timing.total == .seconds(5))
        var spooling = TransferClock()
        let read = spooling.made + .seconds(2)
        spooling.begin(start: read, now: read)
        #expect(spooling.lastByte == read)
        spooling.begin(start: read + .seconds(1), now: read + .seconds(3))
        #expect(spooling.lastByte == read + .seconds(3))
        let sent = spooling.timing(read + .seconds(3))
        #expect(sent.queued == .seconds(2) && sent.total == .seconds(3))
    }

    @Test func `an upload that is answered early is not reported as whole`() throws {
        for count in [2, 5] {
            let transfer = try transfer([], .post, sending: .data(Data("hello".utf8)))
            transfer.send(count)
            transfer.receive(Response())
            // The bytes behind the response are none of its progress.
            transfer.receive(Response())
        }
        #expect(progress.all == ["upload 2 of 5", "upload 5 of 5"])
    }

    @Test(
        arguments: [(0, 10, 0), (5, 10, 0.5), (10, 10, 1), (11, 10, 1), (0, 0, 1), (1, nil, nil)]
            as [(Int, Int?, Double?)])
    func `a fraction is at most the whole`(completed: Int, total: Int?, fraction: Double?) {
        let progress = TransferProgress(.download, completed: completed, total: total)
        #expect(progress.fraction == fraction)
    }

    @Test func `no limit applies before the start, in a pause and behind the end`() throws {
        let limits: Attributes = [
            .timeout(.seconds(9)), .idleTimeout(.seconds(5)), .firstByteTimeout(.seconds(7)),
        ]
        let (task, queue) = (Task(hasPendingEvents: false), DispatchQueue(label: "test"))
        let transfer = try transfer(limits)
        let later = ContinuousClock.now + .seconds(3600)
        var isCancelled: Bool { task.isCancelled.load(ordering: .relaxed) }
        // It waits for a connection.
        _ = transfer.check(later, notifying: queue)
        #expect(transfer.begin(task))
        transfer.pause()
        _ = transfer.check(later, notifying: queue)
        #expect(!isCancelled && transfer.isWanted)
        transfer.resume()
        _ = transfer.check(later, notifying: queue)
        #expect(isCancelled && !transfer.isWanted)
        _ = transfer.check(later, notifying: queue)
        queue.sync {}
        #expect(results.all == [.failure(.timedOut(.total, after: .seconds(9)))])
    }

    @Test func `bytes without a head are the body of one that comes at the end`() throws {
        let transfer = try transfer()
        for text in ["he", "llo"] { transfer.receive(Data(text.utf8)) }
        transfer.complete(Response(status: 101), nil)
        #expect(results.all == [.response(101, "hello")])
    }
}
