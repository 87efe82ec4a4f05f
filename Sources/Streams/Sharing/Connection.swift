import Locks

@usableFromInline struct AnySubject<Element: Sendable>: Sendable {
    @usableFromInline let flow: Observable<Element>
    @usableFromInline let next: @Sendable (Element) -> Void
    @usableFromInline let end: @Sendable (Ending) -> Void

    @inlinable
    init<Subject: ObservableType & Observer>(_ subject: Subject) where Subject.Element == Element {
        flow = subject.asObservable()
        next = { subject.on(.next($0)) }
        end = { subject.on($0.event()) }
    }
}

/// One run of a shared source, until that ends or this is disposed. It exists from the first
/// subscriber on: none is left with a connection that is over and has no successor.
@usableFromInline final class Connection<Element: Sendable>: Endable {
    @usableFromInline struct Usage: Sendable {
        /// Released when the connection is over, even if the connection is retained longer.
        @usableFromInline var erasedSubject: AnySubject<Element>?
        @usableFromInline var users = 0
        @usableFromInline var isStarted = false

        @inlinable init(_ erasedSubject: AnySubject<Element>) { self.erasedSubject = erasedSubject }
    }

    @usableFromInline let lifetime: SubscriptionLifetime
    @usableFromInline let state: Mutex<Usage>
    /// Two things must be over before the next connection starts: the starting call, the teardown.
    // Each releases what it wrote, and the last one acquires it.
    @usableFromInline let unfinished = Atomic<Int>(2)

    @inlinable init(on erasedSubject: AnySubject<Element>) {
        state = Mutex(Usage(erasedSubject))
        lifetime = SubscriptionLifetime(erasedSubject.end)
    }

    @inlinable var erasedSubject: AnySubject<Element>? { change { $0.erasedSubject } }

    /// Returns nil if the connection is over, as the others that `change` it do.
    @inlinable func join() -> AnySubject<Element>? {
        change { state in
            state.users += 1
            return state.erasedSubject
        }
    }

    /// Disposes the connection when the last user leaves, which waits for its teardown.
    @inlinable func leave(for user: SubscriptionLifetime) {
        let unused = state.withLock { state in
            state.users -= 1
            return state.users == 0 ? state.erasedSubject.take() : nil
        }
        if unused != nil { lifetime.dispose(before: user) }
    }

    /// Returns true if the caller must start the source, since it is the first.
    @inlinable func claimStart() -> Bool? {
        change { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
    }

    @inlinable func dispose() {
        close()
        lifetime.dispose()
    }

    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        close()
        lifetime.dispose(before: parent)
    }

    @usableFromInline var isOver: Bool { lifetime.isOver }

    @inlinable func close() { _ = state.withLock { $0.erasedSubject.take() } }

    @inlinable
    func finish() -> Bool { unfinished.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 }

    @inlinable func change<Result: Sendable>(_ body: (inout Usage) -> Result?) -> Result? {
        state.withLock { state in
            state.erasedSubject == nil || lifetime.isClosed ? nil : body(&state)
        }
    }
}
