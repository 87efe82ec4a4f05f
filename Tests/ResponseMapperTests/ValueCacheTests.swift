import Foundation
import Locks
import ResponseMapper
import Testing

@Suite(.hangLimit) struct ValueCacheTests {
    private struct User: Codable, Equatable {
        let name: String
        let age: Int
    }

    private let cache = ValueCache(MemoryCache())

    @Test func `a value comes back as what it was`() throws {
        try cache.set(User(name: "Ann", age: 7), for: "user")
        try cache.set([User(name: "Bob", age: 8)], for: "users")
        try cache.set("text", for: "text")
        try cache.set(true, for: "bool")
        try cache.set(["id": 240_558_470_661_799_936, "a": [nil, 1.5]] as JSON, for: "json")
        try cache.set(UInt64.max, for: "number")
        try cache.set(1.5 as Float, for: "float")
        #expect(cache["user"] == User(name: "Ann", age: 7))
        #expect(cache["users"] == [User(name: "Bob", age: 8)])
        #expect(cache["text"] == "text")
        #expect(cache["bool"] == true)
        #expect(cache["json"] == ["id": 240_558_470_661_799_936, "a": [nil, 1.5]] as JSON)
        #expect(cache["number"] == UInt64.max)
        #expect(cache["float"] == 1.5 as Float)
    }

    @Test func `another type is absent`() throws {
        try cache.set(1, for: "one")
        #expect((cache["one"] as Int?) == 1)
        #expect((cache["one"] as Int64?) == nil)
        #expect((cache["one"] as Double?) == nil)
        #expect((cache["one"] as Bool?) == nil)
        #expect((cache["two"] as Int?) == nil)
    }

    @Test func `one is forgotten, or all`() throws {
        for name in ["a", "b", "c"] { try cache.set(name, for: name) }
        try cache.remove("a")
        #expect((cache["a"] as String?) == nil)
        #expect(cache["b"] == "b")
        try cache.removeAll()
        #expect((cache["b"] as String?) == nil)
    }

    @Test func `a value that was asked for before a removal is not stored`() throws {
        let start = cache.generation
        try cache.remove("a")
        for name in ["a", "b"] { try cache.set(1, for: name, since: start) }
        #expect((cache["a"] as Int?) == nil)
        #expect(cache["b"] == 1)
        try cache.removeAll()
        try cache.set(1, for: "b", since: start)
        #expect((cache["b"] as Int?) == nil)
        try cache.set(2, for: "b")
        #expect(cache["b"] == 2)
    }

    @Test func `a value has its time`() throws {
        let now = Mutex(Date(timeIntervalSinceReferenceDate: 0))
        let cache = ValueCache(MemoryCache()) { now.withLock { $0 } }
        try cache.set(1, for: "a", .after(.seconds(60)))
        #expect(cache["a"] == 1)
        // A clock that was set back since does not tell how old it is.
        for seconds in [60.0, -0.25] {
            now.withLock { $0 = Date(timeIntervalSinceReferenceDate: seconds) }
            #expect((cache["a"] as Int?) == nil)
        }
        now.withLock { $0 = Date(timeIntervalSinceReferenceDate: 0) }
        #expect(cache["a"] == 1)
    }

    @Test func `a value on disk is there in another run`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "values-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try ValueCache(DiskCache(in: folder)).set(User(name: "Ann", age: 7), for: "user")
        #expect(ValueCache(DiskCache(in: folder))["user"] == User(name: "Ann", age: 7))
        #expect((cache["user"] as User?) == nil)
    }

    @Test func `what cannot be encoded is an error`() {
        #expect(throws: EncodingError.self) { try cache.set(Double.nan, for: "a") }
        #expect((cache["a"] as Double?) == nil)
    }
}
