import Synchronization

/// The storing of a response: it waits until the response has been validated, delivered, and mapped
/// where its stream maps it.
///
/// A response that answers from the cache has one, too, so that its entry can be removed.
final class CacheWrite: Sendable {
    private enum State {
        case waiting, stored, withdrawn
    }

    let location: CacheLocation
    private let entry: CacheEntry
    /// The entry that was there before the request was sent.
    fileprivate let former: CacheEntry?
    private let onFailure: (@Sendable (any Error) -> Void)?
    private let state: Mutex<State>

    /// An entry that is stored.
    init(of entry: CacheEntry, at location: CacheLocation) {
        (self.location, self.entry, former, onFailure) = (location, entry, nil, nil)
        state = Mutex(.stored)
    }

    /// An entry to store.
    /// - Parameter onFailure: Called with the error of a cache that cannot store it.
    init(
        of entry: CacheEntry, at location: CacheLocation, over former: CacheEntry?,
        onFailure: @escaping @Sendable (any Error) -> Void
    ) {
        (self.location, self.entry, self.former) = (location, entry, former)
        self.onFailure = onFailure
        state = Mutex(.waiting)
    }

    /// Stores the entry, unless that is done or it was withdrawn.
    func store() {
        guard change(to: .stored) == .waiting else { return }
        do { try location.store(entry) } catch { onFailure?(error) }
    }

    /// Removes the entry, or stores it never; one that it has replaced is restored. Does nothing if
    /// it was replaced meanwhile.
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
    /// The storing of the response.
    static var cacheWrite: Key<CacheWrite?> { .init(nil) }
}

extension RequestContext {
    /// The storing of the response to the latest attempt.
    static var cacheWrite: Key<CacheWrite?> { .init(nil) }

    /// Drops the entry of an attempt whose response is not delivered.
    func dropCacheWrite() {
        if self[RequestContext.cacheWrite] != nil { self[RequestContext.cacheWrite] = nil }
    }
}

extension Response {
    /// Keeps this response from being stored; if it has been, removes it from its cache, and
    /// restores the one that was there before the request was sent. If there was none, the next
    /// request goes to the network.
    ///
    /// For code that finds a response to be unusable; ``mapping(_:)`` and all that is based on it
    /// do this themselves. A response that replaced this one meanwhile stays. Does nothing if this
    /// response is not stored.
    public func forget() { self.cacheWrite?.withdraw() }

    /// Leaves the response that this one would replace in the cache, if there is one.
    ///
    /// For a readable response that reports that the server has not done as requested.
    package func keepFormer() { if self.cacheWrite?.former != nil { forget() } }
}
