/// The running inner sources of one operator: disposed together, removed one by one.
@usableFromInline
final class SegmentGroup: Disposable {
    private let members = Lock<[Segment]?>([])

    @usableFromInline
    init() {}

    /// Adds `segment`, to be disposed with the group; at once if the group already was.
    @usableFromInline
    func add(_ segment: Segment) {
        segment.join(self)
        let isAdded = members.withLock { members in
            guard let count = members?.count else { return false }
            segment.place.store(count, ordering: .relaxed)
            members?.append(segment)
            return true
        }
        if !isAdded { segment.dispose() }
    }

    /// Removes a segment that has ended.
    func remove(_ segment: Segment) {
        members.withLock { members in
            guard let last = members?.popLast(), last !== segment else { return }
            let place = segment.place.load(ordering: .relaxed)
            last.place.store(place, ordering: .relaxed)
            members?[place] = last
        }
    }

    @usableFromInline
    func dispose() {
        for segment in members.withLock({ $0.take() }) ?? [] { segment.dispose() }
    }
}
