import Clients
import Foundation
import StreamNet

/// The figures of one kind of use, for `Scripts/measure-wire`: through a provider with a
/// `CurlBackend`, as a user calls it.
struct Figures {
    private let provider: Provider<Page>
    private let url: URL
    private let method: HTTPMethod

    init(_ url: URL, _ method: HTTPMethod = .get, connections: Int) throws {
        provider = Provider(backend: try CurlBackend(.measured(connections: connections)))
        (self.url, self.method) = (url, method)
    }

    private func request(_ attributes: Attributes = []) async throws -> Response {
        try await provider.request(Page(baseURL: url, method: method), attributes)
    }

    /// The times of `count` requests, so many at a time, and the number of connections opened.
    @concurrent
    func requests(_ count: Int, inFlight: Int) async throws -> (times: [Double], connections: Int) {
        let turns = (0..<inFlight).map { count / inFlight + ($0 < count % inFlight ? 1 : 0) }
        return try await withThrowingTaskGroup(of: ([Double], Int).self) { group in
            for turn in turns {
                group.addTask {
                    var (times, connections): ([Double], Int) = ([], 0)
                    for _ in 0..<turn {
                        let begun = ContinuousClock.now
                        let response = try await request()
                        times.append((ContinuousClock.now - begun) / .microseconds(1))
                        if response.timing?.connecting != nil { connections += 1 }
                    }
                    return (times, connections)
                }
            }
            return try await group.reduce(into: ([], 0)) {
                $0.0 += $1.0
                $0.1 += $1.1
            }
        }
    }

    /// The number of bytes of a body that is read as a stream.
    @concurrent
    func download() async throws -> Int {
        guard let stream = try await request(.delivery(.streamed)).stream else { return 0 }
        var count = 0
        for try await piece in stream { count += piece.count }
        return count
    }

    /// Sends a file.
    @concurrent
    func upload(_ file: URL) async throws {
        let page = Page(baseURL: url, method: method, payload: .file(file))
        _ = try await provider.request(page, .timeout(.seconds(600))).filter(statusCodes: 200..<300)
    }

    /// Opens `count` event streams, and waits for an event of each; they end with the result.
    @concurrent
    func streams(_ count: Int) async throws -> DisposeBag {
        let (opened, bag) = (AsyncStream.makeStream(of: Void.self), DisposeBag())
        for _ in 0..<count {
            provider.rx.events(Page(baseURL: url), .idleTimeout(.seconds(3600)))
                .subscribe(onNext: { _ in opened.continuation.yield() })
                .disposed(by: bag)
        }
        var left = count
        for await _ in opened.stream {
            left -= 1
            if left == 0 { break }
        }
        return bag
    }

    /// Opens `count` sockets, sixteen at a time; they close when the result is released.
    @concurrent
    func sockets(_ count: Int, pinging interval: Duration?) async throws -> [any Sendable] {
        try await withThrowingTaskGroup(of: (any Sendable).self) { group in
            for _ in 0..<count {
                group.addTask {
                    try await provider.open(
                        Page(baseURL: url), .pingInterval(interval), .timeout(.seconds(3600)))
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }
}

private struct Page: Target {
    let baseURL: URL
    let path: Path = ""
    var method = HTTPMethod.get
    var payload = Payload.none
}
