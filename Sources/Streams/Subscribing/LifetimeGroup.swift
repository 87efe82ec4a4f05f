import Locks

@usableFromInline final class LifetimeGroup: Endable {
    /// Some are over: each is removed, or used again, when others are added.
    private let members = Mutex<[SubscriptionLifetime]?>([])

    @usableFromInline init() {}

    @usableFromInline var isOver: Bool { members.withLock { $0 == nil } }

    /// A lifetime that is disposed with the group; nil if the group already was. One that has ended
    /// is used again, if nothing else refers to it: sources one after another allocate only one.
    // Not inlined: the code of `next` stays within it.
    @usableFromInline @inline(never) func lifetime(
        in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void
    ) -> SubscriptionLifetime? {
        // Lifetimes that are over are released outside the lock.
        let next = members.withLock { $0?.next(in: parent, ending) }
        return next?.lifetime
    }

    /// True while the first member, the outer source, delivers its last element.
    @usableFromInline var isAtLast: Bool {
        // Not `first`, whose generic code allocates in a debug build.
        members.withLock { members in
            guard let members, members.count > 0 else { return false }
            return members[0].isAtLast
        }
    }

    func close() -> [SubscriptionLifetime] { members.withLock { $0.take() } ?? [] }

    /// Leaves the last member that runs to `lifetime`, and ends the group; false if it is over or
    /// the member is unfinished.
    @usableFromInline
    func leave(_ last: SubscriptionLifetime, to lifetime: SubscriptionLifetime) -> Bool {
        guard !last.isUnfinished, let members = members.withLock({ $0.take() })
        else { return false }
        last.handOver(to: lifetime)
        for member in members where member !== last { lifetime.retire(member) }
        return true
    }

    @usableFromInline func dispose() { for lifetime in close() { lifetime.dispose() } }

    @usableFromInline func dispose(before parent: SubscriptionLifetime) {
        for lifetime in close() { lifetime.dispose(before: parent) }
    }

    @usableFromInline func retire(from parent: SubscriptionLifetime) {
        for lifetime in close() { parent.retire(lifetime) }
    }
}

extension [SubscriptionLifetime] {
    /// Opens the last member again or appends one; returns those that are over, which it removes.
    fileprivate mutating func next(
        in parent: SubscriptionLifetime, _ ending: @escaping @Sendable (Ending) -> Void
    ) -> (lifetime: SubscriptionLifetime, over: [SubscriptionLifetime]) {
        let last = count - 1
        if last >= 0, self[last].isOver, isKnownUniquelyReferenced(&self[last]) {
            self[last].reopen(in: parent, ending)
            return (self[last], [])
        }
        let lifetime = SubscriptionLifetime()
        lifetime.reopen(in: parent, ending)
        append(lifetime)
        return (lifetime, compact { $0.isOver })
    }
}
