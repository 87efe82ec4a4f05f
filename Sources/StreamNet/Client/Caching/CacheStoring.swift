import Foundation
import Locks

/// Notes the removals from the cache when a request begins, stores its response once its caller has
/// handled it, and refreshes a stale one.
///
/// The outermost interceptor, while ``CacheLookup`` is the innermost: the bytes by which a response
/// is looked up may change for each attempt, and it is stored after the mapping in the stream of
/// the caller, which a callback scheduler may run when all interceptors have returned.
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
/// subscription, as a task that awaits it does before it goes on.
private final class DeliveryObserver: Sendable {
    private let sink: Sink<Response>
    private let endpoint: Endpoint
    private let next: Interceptor.Next
    private let refreshes: Refreshes
    private let delivered = Mutex<Response?>(nil)

    init(
        _ sink: Sink<Response>, _ endpoint: Endpoint, _ next: @escaping Interceptor.Next,
        _ refreshes: Refreshes
    ) { (self.sink, self.endpoint, self.next, self.refreshes) = (sink, endpoint, next, refreshes) }

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
        let write = endpoint.context?.takeCacheWrite()
        guard let response = delivered.withLock({ $0.take() }) else { return }
        write?.store()
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
    /// plugins are notified of its result. With its credentials it counts as begun when the request
    /// was that was answered.
    func run(_ location: CacheLocation, _ endpoint: Endpoint, _ next: Interceptor.Next) {
        let id = Refresh(key: location.key, generation: location.generation)
        guard running.withLock({ $0.insert(id).inserted }) else { return }
        endpoint.mark("refreshes", "the stale response, in the background")
        let context = RequestContext(
            RequestContext.initial(endpoint.plugins), trace: endpoint.trace)
        context[Attributes.cacheGeneration] = location.generation
        let refresh = endpoint.sent(
            with: endpoint.attributes.merging([
                .cacheStep(.network), .delivery(.buffered), .progress(nil), .timeLimit(nil),
            ]), in: context)
        next(refresh).subscribe(
            onSuccess: { _ in context.takeCacheWrite()?.store() },
            // The plugins have received it, and the stale entry stays.
            onFailure: { _ in },
            onDisposed: { [self] in
                context.takeCacheWrite()
                _ = running.withLock { $0.remove(id) }
            })
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
        let write = { @Sendable (entry: CacheEntry) in
            CacheWrite(of: entry, at: location, over: former) {
                endpoint.reportUnstored(answer, $0)
            }
        }
        if let stream {
            // The server does not end a stream of events.
            let type = headers["Content-Type"]?.lowercased()
            if type?.hasPrefix("text/event-stream") == true { return self }
            let copy = BodyCopy(upTo: location.cache.maximumBodySize)
            return streaming(
                stream.observed { reading in
                    switch reading {
                    case .waits, .failed: break
                    case .piece(let piece): copy.append(piece)
                    case .end:
                        if let body = copy.finish() { write(entry.with(body: body)).store() }
                    }
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
        endpoint.context?[Attributes.cacheWrite] = response.cacheWrite
        return response
    }

    /// Prevents an unusable response from being stored; if it has been, removes it from its cache,
    /// and restores the one before. One that replaced it meanwhile stays. ``mapping(_:)`` calls it.
    public func forget() { self.cacheWrite?.withdraw() }

    /// Leaves the response that this one would replace in the cache, if there is one: for one that
    /// reports that the server has not done as requested.
    package func keepFormer() { if self.cacheWrite?.former != nil { forget() } }
}

/// A copy of a streamed body or a file, made while it is read, in a temporary file without a name.
final class BodyCopy: Sendable {
    private let state: Mutex<(file: FileHandle?, count: Int)>
    private let limit: Int

    init(upTo limit: Int) {
        self.limit = limit
        let name = "streamnet-\(UInt64.random(in: 0 ... .max)).body"
        let path = FileManager.default.temporaryDirectory.appending(path: name).path
        // A disk that refuses it is a reason not to copy, not to fail the request.
        let file = try? Disk.create(path)
        if file != nil { Disk.remove(path) }
        state = Mutex((file, 0))
    }

    func append(_ piece: Data) {
        state.withLock { state in
            guard let file = state.file else { return }
            state.count += piece.count
            let isWritten = state.count <= limit && (try? file.write(contentsOf: piece)) != nil
            if !isWritten { state.file = nil }
        }
    }

    func append(contentsOf file: URL) {
        do {
            let file = try FileHandle(forReadingFrom: file)
            while let piece = try file.read(upToCount: 65_536), !piece.isEmpty { append(piece) }
        } catch {
            state.withLock { $0.file = nil }
        }
    }

    /// The whole body, read from the file where its bytes are used; nil if it was given up.
    func finish() -> Data? {
        let (file, count) = state.withLock { ($0.file.take(), $0.count) }
        return file.flatMap { Disk.map($0, count: count) }
    }
}

extension RequestContext {
    /// The generation of a cache without removals, so that it takes no memory.
    private static let withoutRemovals = Attributes.cacheGeneration(CacheGeneration())

    fileprivate func beginCaching(since generation: CacheGeneration?) {
        if generation == CacheGeneration() { return begin(with: Self.withoutRemovals) }
        self[Attributes.cacheGeneration] = generation
    }

    /// Removes the storing of the response: when it is stored, or when it is not delivered. It
    /// refers to the endpoint, and thus to this context.
    @discardableResult func takeCacheWrite() -> CacheWrite? {
        guard let write = self[Attributes.cacheWrite] else { return nil }
        self[Attributes.cacheWrite] = nil
        return write
    }
}

/// The storing of a response: it waits until the response has been validated, delivered, and mapped
/// where its stream maps it. A response from the cache has one, too, so that it can be removed.
final class CacheWrite: Sendable {
    private enum State { case waiting, stored, withdrawn }

    let location: CacheLocation
    private let entry: CacheEntry
    fileprivate let former: CacheEntry?
    private let onFailure: @Sendable (any Error) -> Void
    private let state: Mutex<State>

    /// - Parameter isStored: True for an entry that answers from the cache.
    init(
        of entry: CacheEntry, at location: CacheLocation, over former: CacheEntry? = nil,
        isStored: Bool = false, onFailure: @escaping @Sendable (any Error) -> Void = { _ in }
    ) {
        (self.location, self.entry, self.former) = (location, entry, former)
        self.onFailure = onFailure
        state = Mutex(isStored ? .stored : .waiting)
    }

    func store() {
        guard change(to: .stored) == .waiting else { return }
        do { try location.store(entry) } catch { onFailure(error) }
    }

    /// Removes the entry, unless it was replaced, and restores the one before, or stores none.
    func withdraw() {
        guard change(to: .withdrawn) == .stored,
            location.entries.contains(where: { $0.stored == entry.stored })
        else { return }
        if let former, (try? location.store(former)) != nil { return }
        location.removeEntries()
    }

    /// Sets the state, and returns the one before; nothing follows a withdrawal.
    private func change(to new: State) -> State {
        state.withLock { state in
            defer { if state != .withdrawn { state = new } }
            return state
        }
    }
}

extension Attributes {
    /// The removals from the cache when the request began, or the first of its deliveries; nil if
    /// it had no cache then. Also a key of its context.
    static var cacheGeneration: Key<CacheGeneration?> { .init(nil) }
    /// The storing of a response, and in a context that of the latest attempt's.
    static var cacheWrite: Key<CacheWrite?> { .init(nil) }
}
