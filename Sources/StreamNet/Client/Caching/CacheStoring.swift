import Foundation
import Synchronization

/// Notes the removals from the cache when a request begins, stores its response once its caller has
/// handled it, and asks the server again after an answer that was stale.
///
/// It is the outermost link, and no part of ``CacheLookup``, the innermost one: a response is
/// looked up by the bytes of the request, which interceptors and plugins may change for each
/// attempt, and stored after the mapping in the stream of the caller, which a callback scheduler
/// may run on another thread when all links inside have returned.
struct CacheStoring: Interceptor {
    private let refreshes = Refreshes()

    func applies(to endpoint: Endpoint) -> Bool { endpoint.cache != nil }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        Single { sink in
            endpoint.context?.beginCaching(
                since: endpoint.cacheGeneration ?? endpoint.cache?.generation)
            DeliveryObserver(sink, endpoint, next, refreshes).begin()
        }
    }

    func describe(for endpoint: Endpoint) -> String { "store in the cache" }
}

/// Passes a response on, and stores it once its observer has handled it or has disposed the
/// subscription: a task that awaits it does so before it goes on.
private final class DeliveryObserver: Sendable {
    private let sink: Sink<Response>
    private let endpoint: Endpoint
    private let next: Interceptor.Next
    private let refreshes: Refreshes
    private let delivered = Mutex<Response?>(nil)

    init(
        _ sink: Sink<Response>, _ endpoint: Endpoint, _ next: @escaping Interceptor.Next,
        _ refreshes: Refreshes
    ) {
        self.sink = sink
        self.endpoint = endpoint
        self.next = next
        self.refreshes = refreshes
    }

    func begin() {
        sink.lifetime.onTearDown { self.finish() }
        next(endpoint).start(Sink(sink.lifetime) { self.deliver($0) })
    }

    private func deliver(_ response: Response) {
        delivered.withLock { $0 = response }
        sink.next(response)
        finish()
    }

    private func finish() {
        guard let response = delivered.withLock({ $0.take() }) else { return }
        endpoint.context?[RequestContext.cacheWrite]?.store()
        guard endpoint.cacheStep == .single,
            case .stale(_, .whileRevalidating)? = response.cacheStatus,
            let location = response.cacheWrite?.location
        else { return }
        refreshes.run(location, endpoint, next)
    }
}

/// The requests that run to refresh stale entries (RFC 5861 §3), one for each key, and one more
/// after each removal: the response to those from before is not stored.
private final class Refreshes: Sendable {
    private struct Refresh: Hashable {
        let key: CacheKey
        let generation: CacheGeneration
    }

    private let running = Mutex<Set<Refresh>>([])

    /// Sends the endpoint to the server, unless a request for the location is under way; only the
    /// plugins are notified of its result.
    ///
    /// It begins when the request did that was answered: it has the same credentials.
    func run(_ location: CacheLocation, _ endpoint: Endpoint, _ next: Interceptor.Next) {
        let id = Refresh(key: location.key, generation: location.generation)
        guard running.withLock({ $0.insert(id).inserted }) else { return }
        let context = RequestContext(RequestContext.initial(endpoint.plugins))
        context[RequestContext.cacheGeneration] = location.generation
        let refresh = endpoint.sent(
            with: endpoint.attributes.merging([
                .cacheStep(.network), .delivery(.buffered), .progress(nil),
            ]), in: context)
        next(refresh).subscribe(
            onSuccess: { _ in context[RequestContext.cacheWrite]?.store() },
            // The plugins have received it, and the stale entry stays.
            onFailure: { _ in },
            onDisposed: { [self] in _ = running.withLock { $0.remove(id) } })
    }
}

extension Response {
    /// Returns the response with the entry that is stored once it has been delivered; that of a
    /// stream, once it has been read to its end.
    func storedOnceDelivered(
        as entry: CacheEntry, at location: CacheLocation, over former: CacheEntry?,
        for endpoint: Endpoint
    ) -> Response {
        let answer = answering(endpoint)
        guard endpoint.isCacheable(answer) else { return self }
        let plugins = endpoint.plugins
        let write = { @Sendable (entry: CacheEntry) in
            CacheWrite(of: entry, at: location, over: former) { error in
                for plugin in plugins { plugin.didFailStoring(answer, error) }
            }
        }
        if let stream {
            if isEndless { return self }
            let copy = BodyCopy(upTo: location.cache.maximumBodySize)
            return streaming(
                stream.observed { piece in
                    if let piece { return copy.append(piece) }
                    if let body = copy.finish() { write(entry.with(body: body)).store() }
                })
        }
        var entry = entry
        if let file {
            let copy = BodyCopy(upTo: location.cache.maximumBodySize)
            copy.append(contentsOf: file)
            guard let body = copy.finish() else { return self }
            entry = entry.with(body: body)
        }
        var response = self
        response.cacheWrite = write(entry)
        endpoint.context?[RequestContext.cacheWrite] = response.cacheWrite
        return response
    }

    /// True for a stream of events, which the server does not end.
    private var isEndless: Bool {
        headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") ?? false
    }
}

/// A copy of a body that is delivered as a stream or in a file, made while it is read, in a
/// temporary file without a name.
final class BodyCopy: Sendable {
    private struct State: Sendable {
        var file: FileHandle?
        var count = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The number of bytes beyond which nothing is copied.
    init(upTo limit: Int) {
        self.limit = limit
        let path = FileManager.default.temporaryDirectory.appending(
            path: "streamnet-\(UInt64.random(in: 0 ... .max)).body"
        ).path
        // A disk that refuses it is a reason not to copy, not to fail the request.
        guard let file = try? Disk.createReadable(path) else { return }
        Disk.remove(path)
        state.withLock { $0.file = file }
    }

    /// Adds a piece; gives the copy up if that is not possible.
    func append(_ piece: Data) {
        state.withLock { state in
            guard let file = state.file else { return }
            state.count += piece.count
            let isWritten = state.count <= limit && (try? file.write(contentsOf: piece)) != nil
            if !isWritten { state.file = nil }
        }
    }

    /// Adds the bytes of a file.
    func append(contentsOf file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return giveUp() }
        do {
            while let piece = try handle.read(upToCount: 65_536), !piece.isEmpty { append(piece) }
        } catch {
            giveUp()
        }
    }

    /// The whole body, read from the file where its bytes are used; nil if it was given up.
    func finish() -> Data? {
        let (file, count) = state.withLock { ($0.file.take(), $0.count) }
        return file.flatMap { Disk.map($0, count: count) }
    }

    private func giveUp() { state.withLock { $0.file = nil } }
}

extension RequestContext {
    /// The removals from the cache when the request began; nil if it had no cache then.
    static var cacheGeneration: Key<CacheGeneration?> { .init(nil) }

    /// As the context of a request to a cache without removals has it, so that it takes no memory.
    private static let withoutRemovals = cacheGeneration(CacheGeneration())

    fileprivate func beginCaching(since generation: CacheGeneration?) {
        if generation == CacheGeneration() { return begin(with: Self.withoutRemovals) }
        self[RequestContext.cacheGeneration] = generation
    }
}
