import Synchronization

/// Retains a source for several users: it is disposed when the last of them has left.
@usableFromInline
final class Lease: Sendable {
    private let source: Segment
    private let users = Atomic<Int>(0)

    @usableFromInline
    init(on source: Segment) { self.source = source }

    /// Adds a user of the source, until `segment` ends or is disposed.
    @usableFromInline
    func use(until segment: Segment) {
        users.add(1, ordering: .relaxed)
        segment.onTearDown { [self] in
            if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                source.dispose()
            }
        }
    }

    /// The events of `subject`; each subscription is a user of the source.
    @usableFromInline
    func flow<Element>(of subject: PublishSubject<Element>) -> Observable<Element> {
        Observable { [self] sink in
            use(until: sink.segment)
            subject.flow.start(sink)
        }
    }
}
