import Locks

/// The elements of a stream that share a key; `groupBy` makes one for each key.
public struct GroupedObservable<Key: Sendable, Element: Sendable>: ObservableType {
    /// The key that the elements share.
    public let key: Key
    /// The elements, from now on.
    public let flow: Observable<Element>

    @inlinable init(key: Key, flow: Observable<Element>) {
        self.key = key
        self.flow = flow
    }
}

extension ObservableType where Count == Many {
    /// Delivers one stream for each key, with the elements of that key.
    ///
    ///     --a--b--A--B--|
    ///       groupBy { $0.lowercased() }
    ///     --a--b--------|        a = "a-----A-----|", b = "b-----B--|"
    /// A group is delivered just before its first element, and is hot: a subscription made in that
    /// delivery misses nothing, a later one starts with the next element. To subscribe to all:
    /// `groupBy { … }.flatMap { $0.asObservable() }`. An ending of the source, or an error of
    /// `keySelector`, ends all groups, in the order of their first elements, and then the result.
    /// The source is disposed when the result and all subscriptions of groups are over; a group
    /// lasts as long. While only groups are left, elements of new keys are dropped.
    /// [ReactiveX: GroupBy](https://reactivex.io/documentation/operators/groupby.html)
    @inlinable public func groupBy<Key: Hashable & Sendable, Failure: Error>(
        keySelector: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        Observable { [flow] sink in
            // The subjects are in the order of their first elements.
            let groups = MutableBox((places: [Key: Int](), subjects: [PublishSubject<Element>]()))
            let lifetime = SubscriptionLifetime { ending in
                for subject in groups.value.subjects { subject.on(ending.event()) }
                sink.lifetime.end(ending)
            }
            let lease = SharedDisposable(on: lifetime)
            lease.use(until: sink.lifetime)
            flow.start(in: lifetime) { element in
                let key: Key
                do throws(Failure) { key = try keySelector(element) } catch {
                    return lifetime.end(.error(error))
                }
                if let place = groups.value.places[key] {
                    return groups.value.subjects[place].onNext(element)
                }
                guard !sink.lifetime.isClosed else { return }
                let subject = PublishSubject<Element>()
                groups.value.places[key] = groups.value.subjects.count
                groups.value.subjects.append(subject)
                sink.next(GroupedObservable(key: key, flow: lease.flow(of: subject)))
                subject.onNext(element)
            }
        }
    }
}

/// Retains a source for several users: it is disposed when the last of them has left.
@usableFromInline final class SharedDisposable: Sendable {
    private let source: SubscriptionLifetime
    // Relaxed upwards, by one of them; the last that leaves acquires what the others wrote.
    private let users = Atomic<Int>(0)

    @usableFromInline init(on source: SubscriptionLifetime) { self.source = source }

    @usableFromInline func use(until lifetime: SubscriptionLifetime) {
        users.add(1, ordering: .relaxed)
        lifetime.onTearDown { [self] lifetime in
            if users.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                source.dispose(before: lifetime)
            }
        }
    }

    @usableFromInline
    func flow<Element>(of subject: PublishSubject<Element>) -> Observable<Element> {
        Observable { [self] sink in
            use(until: sink.lifetime)
            subject.flow.start(sink)
        }
    }
}
