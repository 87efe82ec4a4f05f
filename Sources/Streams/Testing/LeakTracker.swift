/// Runs `body` and returns the names of the objects tracked in it that are still alive afterwards.
///
///     let leaks = findLeaks { track in
///         let model = track(SearchModel(backend))
///         model.search("ada")
///     }
///     // or: ["SearchModel, tracked at AppTests/SearchTests.swift:12"]
///     #expect(leaks == [])
/// An object still retained by a queue or a task counts as alive: wait for it in the body.
public func findLeaks(_ body: (LeakTracker) throws -> Void) rethrows -> [String] {
    let tracker = LeakTracker()
    try body(tracker)
    return tracker.alive
}

/// Runs an asynchronous `body`, on the caller's actor.
public func findLeaks(
    isolation: isolated (any Actor)? = #isolation, _ body: (LeakTracker) async throws -> Void
) async rethrows -> [String] {
    let tracker = LeakTracker()
    try await body(tracker)
    return tracker.alive
}

/// Tracks objects by weak references; made by `findLeaks`, and called like a function.
public final class LeakTracker {
    private struct Tracked {
        weak var object: AnyObject?
        let place: String
    }

    private var tracked: [Tracked] = []

    /// Tracks and returns `object`, which should be gone when the body of `findLeaks` has returned.
    @discardableResult public func callAsFunction<Object: AnyObject>(
        _ object: Object, fileID: String = #fileID, line: Int = #line
    ) -> Object {
        tracked.append(Tracked(object: object, place: "\(fileID):\(line)"))
        return object
    }

    fileprivate var alive: [String] {
        tracked.compactMap { tracked in
            tracked.object.map { "\(type(of: $0)), tracked at \(tracked.place)" }
        }
    }
}
