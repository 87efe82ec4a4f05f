import Benchmark
import Foundation
import StreamNet
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
// Not `canImport`, which also finds what an earlier build has left behind.
#if ALL_PEERS
    import AsyncHTTPClient
    import NIOCore
    import NIOPosix
#endif

/// What a request over a loopback connection costs, 16 at a time, beside a session delegate and
/// nothing else: time of this process on all its threads.
func transports() {
    let requests = 2_000
    transport("raw session delegate", requests) { url in
        let session = RawSession()
        await inTurns(requests) { _ in await session.get(url) }
        session.end()
    }
    transport("URLSessionBackend", requests) { url in
        guard let backend = try? URLSessionBackend(.init(connectionsPerHost: 16)) else { return }
        await inTurns(requests) { _ in
            _ = try? await backend.send(Endpoint(url: url)).value
        }
    }
    transport("CurlBackend", requests) { url in
        guard let backend = try? CurlBackend(.init(connectionsPerHost: 16)) else { return }
        await inTurns(requests) { _ in
            _ = try? await backend.send(Endpoint(url: url)).value
        }
    }
    #if ALL_PEERS
        for (who, count) in [("one event loop", 1), ("two event loops", 2)] {
            let loops = MultiThreadedEventLoopGroup(numberOfThreads: count)
            transport("AsyncHTTPClient, \(who)", requests) { url in
                await askAsyncHTTPClient(url, requests, on: loops)
            }
        }
    #endif
    transport("provider, 2 plugins, 2 interceptors", requests) { url in
        guard let backend = try? URLSessionBackend(.init(connectionsPerHost: 16)) else { return }
        let provider = Provider<Page>(
            backend: backend, plugins: [Header(), Header()], interceptors: [Passing(), Passing()])
        await inTurns(requests) { _ in _ = try? await provider.rx(Page(baseURL: url)).value }
    }
}

#if ALL_PEERS
    private func askAsyncHTTPClient(
        _ url: URL, _ count: Int, on loops: any EventLoopGroup
    ) async {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 16
        let client = HTTPClient(
            eventLoopGroupProvider: .shared(loops), configuration: configuration)
        await inTurns(count) { _ in
            let request = HTTPClientRequest(url: url.absoluteString)
            let response = try? await client.execute(request, timeout: .seconds(60))
            _ = try? await response?.body.collect(upTo: 1 << 20)
        }
        try? await client.shutdown()
    }
#endif

private func transport(
    _ who: String, _ count: Int, _ body: @escaping @Sendable (URL) async -> Void
) {
    let configuration = Benchmark.Configuration(
        metrics: [.cpuTotal, .wallClock], timeUnits: .microseconds, warmupIterations: 2,
        maxDuration: .seconds(20), maxIterations: 40)
    Benchmark("2 KB over loopback, \(count): \(who)", configuration: configuration) { benchmark in
        do {
            let server = try Server.shared.get()
            benchmark.startMeasurement()
            await body(server.url)
            benchmark.stopMeasurement()
        } catch {
            benchmark.error("no server: \(error)")
        }
    }
}

/// Runs so many pieces of work, 16 at a time.
private func inTurns(_ count: Int, _ work: @escaping @Sendable (Int) async -> Void) async {
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<count {
            if number >= 16 { await group.next() }
            group.addTask { await work(number) }
        }
    }
}

private struct Page: Target {
    let baseURL: URL
    let path: Path = ""
}

/// The least that one can write around URLSession: a session, a delegate, an answer.
private final class RawSession: NSObject, URLSessionDataDelegate, Sendable {
    private struct Running: Sendable {
        var body = Data()
        let done: CheckedContinuation<Data, Never>
    }

    private let running = Mutex<[Int: Running]>([:])
    private let session = Mutex<URLSession?>(nil)

    override init() {
        super.init()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpMaximumConnectionsPerHost = 16
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        let made = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
        session.withLock { $0 = made }
    }

    func get(_ url: URL) async {
        guard let session = session.withLock({ $0 }) else { return }
        _ = await withCheckedContinuation { done in
            let task = session.dataTask(with: URLRequest(url: url))
            running.withLock { $0[task.taskIdentifier] = Running(done: done) }
            task.resume()
        }
    }

    func end() { session.withLock { $0.take() }?.finishTasksAndInvalidate() }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        running.withLock { $0[dataTask.taskIdentifier]?.body.append(data) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
        let over = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        over?.done.resume(returning: over?.body ?? Data())
    }
}

/// The server of `Serve`, which stands beside this executable, or the one at `SERVER`.
private struct Server: Sendable {
    static let shared = Result { try Server() }

    let url: URL
    private let process: Process?
    /// The server goes when this is closed.
    private let input = Pipe()

    private init() throws {
        if let there = ProcessInfo.processInfo.environment["SERVER"].flatMap(URL.init(string:)) {
            url = there
            process = nil
            return
        }
        let tool = (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent().appending(path: "Serve")
        let (process, output) = (Process(), Pipe())
        process.executableURL = tool
        process.standardOutput = output
        process.standardInput = input
        try process.run()
        let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let url = URL(string: "http://127.0.0.1:\(port.prefix { $0.isNumber })/") else {
            throw CocoaError(.fileReadUnknown)
        }
        self.url = url
        self.process = process
    }
}
