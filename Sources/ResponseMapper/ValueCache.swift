import Foundation

/// Stores values by name: models, arrays of them, JSON, numbers, texts.
///
///     let cache = ValueCache(DiskCache(in: folder))
///     try cache.set(user, for: "user")
///     let user: User? = cache["user"]
///
/// Values are stored as JSON in the `ResponseCache`: in memory, on disk, or both. A value that was
/// set as another type or in the future, or that can no longer be decoded, reads as absent.
public struct ValueCache: Sendable {
    private let cache: any ResponseCache
    private let now: @Sendable () -> Date

    /// Makes a cache that stores its values in `cache`.
    /// - Parameter now: Returns the current time, by which values expire.
    public init(_ cache: any ResponseCache, now: @escaping @Sendable () -> Date = { Date() }) {
        self.cache = cache
        self.now = now
    }

    /// The removals so far. Read before a value is asked for, and passed to
    /// ``set(_:for:_:since:)``, it keeps an answer that arrives after a sign-out from being stored.
    ///
    ///     let start = cache.generation
    ///     provider.rx(.profile).mapObject(User.self)
    ///         .subscribe(onSuccess: { try? cache.set($0, for: "user", since: start) })
    public var generation: CacheGeneration { cache.generation }

    /// Stores `value`, replacing the value of this name; throws the errors of encoding and storing.
    /// - Parameters:
    ///   - expiry: The time at which the value expires; an expired value reads as absent.
    ///   - generation: The ``generation`` before the value was asked for: if this name or
    ///     everything was removed since, nothing is stored or thrown; by default, always stores.
    public func set<Value: Encodable>(
        _ value: Value, for name: String, _ expiry: CacheExpiry = .never,
        since generation: CacheGeneration? = nil
    ) throws {
        let now = now()
        let response = Response(
            headers: [Self.type: "\(Value.self)"], body: try ModelEncoder().encode(value))
        let entry = CacheEntry(response, stored: now, expires: expiry.date(from: now))
        try cache.store(
            entry, for: CacheKey(named: name), since: generation ?? cache.generation)
    }

    /// The value set under this name as the same type; nil if there is none.
    public subscript<Value: Decodable>(name: String) -> Value? {
        guard let entry = cache.entries(for: CacheKey(named: name)).first, entry.isFresh(at: now()),
            entry.response.headers[Self.type] == "\(Value.self)"
        else { return nil }
        return try? ModelDecoder().decode(Value.self, from: entry.response.body)
    }

    /// Removes one value.
    public func remove(_ name: String) throws { try cache.remove(.key(CacheKey(named: name))) }
    /// Removes everything that the cache stores.
    public func removeAll() throws { try cache.remove(.all) }
    /// The header field with the type's name, so that a number is not read as one of another type.
    private static let type = "Value-Type"
}
