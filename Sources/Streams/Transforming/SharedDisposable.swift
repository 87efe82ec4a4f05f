import Synchronization

/// Retains a source for several users: it is disposed when the last of them has left.
@usableFromInline
final class SharedDisposable: Sendable {
    private let source: SubscriptionLifetime
    private let users = Atomic<Int>(0)

    @usableFromInline
    init(on source: SubscriptionLifetime) { self.source = source }

    /// Adds a user of the source, until `lifetime` ends or is disposed.
    @usableFromInline
    func use(until lifetime: SubscriptionLifetime) {
        users.add(1, ordering: .relaxed)
        lifetime.onTearDown { [self] in
            if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                source.dispose()
            }
        }
    }

    /// The events of `subject`; each subscription is a user of the source.
    @usableFromInline
    func flow<Element>(of subject: PublishSubject<Element>) -> Observable<Element> {
        Observable { [self] sink in
            use(until: sink.lifetime)
            subject.flow.start(sink)
        }
    }
}
