/// The successors of a running source, the next one last.
@usableFromInline
struct Successors<Element: Sendable>: Sendable {
    /// A successor, and the number of failures that it has recovered from.
    @usableFromInline typealias Entry = (successor: Successor<Element>, failures: Int)

    /// The next one; there is seldom another, so most need no array.
    @usableFromInline var next: Entry?
    @usableFromInline var later: [Entry] = []

    @inlinable
    init() {}

    /// True if it is known that nothing follows.
    @inlinable
    var isEmpty: Bool { next == nil }

    @inlinable
    mutating func push(_ successor: Successor<Element>, failures: Int = 0) {
        if let next { later.append(next) }
        next = (successor, failures)
    }

    /// Removes and returns the source that runs after a completion; nil if there is none.
    @inlinable
    mutating func afterCompletion() -> Source<Element>? {
        while let entry = pop() {
            switch entry.successor {
            case .source(let source): return source
            case .sequence(let sources):
                guard let (source, isLast) = sources() else { continue }
                if !isLast { push(entry.successor) }
                return source
            case .recovery: continue
            }
        }
        return nil
    }

    /// Removes and returns the source that runs after a failure; nil if there is none.
    @inlinable
    mutating func afterFailure(_ error: any Error) -> Source<Element>? {
        while let entry = pop() {
            guard case .recovery(let recover) = entry.successor else { continue }
            switch recover(error, entry.failures + 1) {
            case .instead(let source): return source
            case .again(let source):
                push(entry.successor, failures: entry.failures + 1)
                return source
            }
        }
        return nil
    }

    @inlinable
    mutating func pop() -> Entry? {
        let entry = next
        next = later.popLast()
        return entry
    }
}
