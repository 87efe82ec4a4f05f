import Locks
import StreamNet

/// The events in order, from any thread.
final class EventLog<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    var all: [Entry] { entries.withLock { $0 } }

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
}

extension EventLog<String> {
    /// Adds what became of a request, behind this name.
    func noting(_ name: String) -> @Sendable (Result<Response, any Error>) -> Void {
        { self.add("\(name): \($0.summary)") }
    }
}

/// Objects that somebody else should let go of.
final class WeakLog<Object: AnyObject & Sendable>: Sendable {
    private struct Weak: Sendable { weak var object: Object? }

    private let all = Mutex<[Weak]>([])

    var count: Int { all.withLock { $0.count } }
    var living: Int { all.withLock { $0.filter { $0.object != nil }.count } }

    func add(_ object: Object?) {
        if let object { all.withLock { $0.append(Weak(object: object)) } }
    }
}

extension Flow where Count == One {
    /// The event of the single inside `subscribe`; nil if there is none by then.
    var outcome: Result<Element, any Error>? {
        let log = EventLog<Result<Element, any Error>>()
        subscribe { log.add($0) }
        return log.all.first
    }
}

extension Result<Response, any Error> {
    var summary: String {
        switch self {
        case .success(let response): "\(response.status)"
        case .failure(let error): "\(error)"
        }
    }

    var response: Response? { try? get() }

    /// The response that was not acceptable.
    var rejected: Response? { (error as? NetError)?.rejected }
}

extension Response {
    var bodyText: String { String(decoding: body, as: UTF8.self) }
}

extension Result {
    var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
