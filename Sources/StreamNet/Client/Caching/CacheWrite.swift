import Synchronization

/// The place of a response in the cache: one that is stored there, or that will be stored once it
/// has been validated, delivered, and mapped where its stream maps it.
final class StoredEntry: Sendable {
    private enum State {
        case pending, stored, refused
    }

    let place: CachePlace
    private let entry: CacheEntry
    /// The entry that was there before the request was sent.
    private let former: CacheEntry?
    private let onFailure: (@Sendable (any Error) -> Void)?
    private let state: Mutex<State>

    /// An entry that answers from the cache.
    init(_ place: CachePlace, _ entry: CacheEntry) {
        (self.place, self.entry, former, onFailure) = (place, entry, nil, nil)
        state = Mutex(.stored)
    }

    /// An entry to store.
    /// - Parameter onFailure: Called with the error of a cache that cannot store it.
    init(
        _ place: CachePlace, pending entry: CacheEntry, former: CacheEntry?,
        onFailure: @escaping @Sendable (any Error) -> Void
    ) {
        (self.place, self.entry, self.former) = (place, entry, former)
        self.onFailure = onFailure
        state = Mutex(.pending)
    }

    /// True if a usable entry was there before.
    var hasFormer: Bool { former != nil }

    /// Stores the entry, unless that is done or was refused.
    func store() {
        guard change(to: .stored) == .pending else { return }
        do { try place.store(entry) } catch { onFailure?(error) }
    }

    /// Removes the entry, or stores it never; one that it has replaced is restored. Does nothing if
    /// it was replaced meanwhile.
    func refuse() {
        guard change(to: .refused) == .stored,
            place.entries.contains(where: { $0.stored == entry.stored })
        else { return }
        do {
            if let former { return try place.store(former) }
        } catch {}
        // An entry that cannot be removed now will be found to be unusable again.
        try? place.cache.remove(place.key)
    }

    /// Sets the state, and returns the one before; nothing follows a refusal.
    private func change(to new: State) -> State {
        state.withLock { state in
            defer { if state != .refused { state = new } }
            return state
        }
    }
}

extension Attributes {
    static var storedEntry: Key<StoredEntry?> { .init(nil) }
}

extension RequestContext {
    /// The entry of the response to the latest attempt, not stored yet.
    static var pendingEntry: Key<StoredEntry?> { .init(nil) }

    /// Forgets the entry of an attempt whose response is not delivered.
    func dropPendingEntry() {
        if self[RequestContext.pendingEntry] != nil { self[RequestContext.pendingEntry] = nil }
    }
}
