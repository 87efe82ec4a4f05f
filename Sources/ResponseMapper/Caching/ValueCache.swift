import Foundation

/// Keeps values by name: models, arrays of them, JSON, numbers, texts.
///
/// ```swift
/// let cache = ValueCache(DiskCache(in: folder))
/// try cache.set(user, for: "user")
/// let user: User? = cache["user"]
/// ```
///
/// Values are kept as JSON wherever the `ResponseCache` keeps things: in memory, on
/// disk, or both. What was set as another type, or cannot be read as its own any more, reads as
/// absent. Two caches that keep in two places know nothing of each other.
public struct ValueCache: Sendable {
    private let cache: any ResponseCache
    private let now: @Sendable () -> Date

    /// Keeps values in `cache`.
    /// - Parameter now: what the ends of values are counted by.
    public init(_ cache: any ResponseCache, now: @escaping @Sendable () -> Date = { Date() }) {
        self.cache = cache
        self.now = now
    }

    /// Keeps `value`, in the place of what was there.
    ///
    /// Throws what the value's encoding throws, and what the cache does where it cannot keep it.
    /// - Parameter expiry: how long it is kept; what is over reads as absent.
    public func set<Value: Encodable>(
        _ value: Value, for name: String, _ expiry: CacheExpiry = .never
    ) throws {
        let now = now()
        let response = Response(
            headers: [Self.type: "\(Value.self)"], body: try ModelEncoder().encode(value))
        let entry = CacheEntry(response, stored: now, expires: expiry.date(from: now))
        try cache.store(entry, for: CacheKey(named: name))
    }

    /// The value that was set under this name as the same type; nil where there is none.
    public func value<Value: Decodable>(for name: String, as type: Value.Type) -> Value? {
        guard let entry = cache.entry(for: CacheKey(named: name)), entry.isFresh(at: now()),
            entry.response.headers[Self.type] == "\(Value.self)"
        else { return nil }
        return try? ModelDecoder().decode(Value.self, from: entry.response.body)
    }

    /// The value that was set under this name, where its type is known: `let user: User? = …`.
    public subscript<Value: Decodable>(name: String) -> Value? {
        value(for: name, as: Value.self)
    }

    /// Forgets one value.
    public func remove(_ name: String) throws { try cache.remove(CacheKey(named: name)) }

    /// Forgets all that the cache keeps.
    public func removeAll() throws { try cache.removeAll() }

    /// Names the type, so that a number is not read as another one.
    private static let type = "Value-Type"
}
