/// The running inner sources of one operator: disposed together, removed one by one.
@usableFromInline
final class LifetimeGroup: Endable {
    private let members = Lock<[SubscriptionLifetime]?>([])

    @usableFromInline
    init() {}

    @usableFromInline var isOver: Bool { members.withLock { $0 == nil } }

    /// Adds `lifetime`, to be disposed with the group; at once if the group already was.
    @usableFromInline
    func add(_ lifetime: SubscriptionLifetime) {
        lifetime.join(self)
        let isAdded = members.withLock { members in
            guard let count = members?.count else { return false }
            lifetime.place.store(count, ordering: .relaxed)
            members?.append(lifetime)
            return true
        }
        if !isAdded { lifetime.dispose() }
    }

    /// Removes a lifetime that has ended.
    func remove(_ lifetime: SubscriptionLifetime) {
        members.withLock { members in
            guard let last = members?.popLast(), last !== lifetime else { return }
            let place = lifetime.place.load(ordering: .relaxed)
            last.place.store(place, ordering: .relaxed)
            members?[place] = last
        }
    }

    @usableFromInline
    func dispose() {
        for lifetime in members.withLock({ $0.take() }) ?? [] { lifetime.dispose() }
    }
}
