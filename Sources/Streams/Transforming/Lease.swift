import Synchronization

/// Keeps a source running for several users: it is disposed when the last of them has gone.
@usableFromInline
final class Lease: Sendable {
    private let source: Segment
    private let users = Atomic<Int>(0)

    @usableFromInline
    init(on source: Segment) { self.source = source }

    /// Uses the source until `segment` ends or is disposed.
    @usableFromInline
    func use(until segment: Segment) {
        users.add(1, ordering: .relaxed)
        segment.onTearDown { [self] in
            if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                source.dispose()
            }
        }
    }

    /// What `subject` tells, to users of the source.
    @usableFromInline
    func flow<Element>(of subject: PublishSubject<Element>) -> Observable<Element> {
        Observable { [self] sink in
            use(until: sink.segment)
            subject.flow.start(sink)
        }
    }
}
