extension ObservableType where Count == Many {
    /// Delivers one stream for each key, with the elements of that key.
    ///
    ///     --a--b--A--B--|
    ///       groupBy { $0.lowercased() }
    ///     --a--b--------|        a = "a-----A-----|", b = "b-----B--|"
    ///
    /// To subscribe to all groups: `groupBy { … }.flatMap { $0.asObservable() }`.
    ///
    /// A group is delivered just before its first element, and it is hot: a subscription made
    /// during that delivery misses nothing, a later one starts with the next element. An ending of
    /// the source ends all groups, in the order of their first elements, and then the result. The
    /// groups last as long as the source: a key that recurs after its group's subscribers have left
    /// makes no new group.
    ///
    /// The source is disposed when the result and all subscriptions of groups are over. While only
    /// groups are left, a new key makes no group and its elements are dropped. An error thrown by
    /// `keySelector` fails groups and result.
    ///
    /// [ReactiveX: GroupBy](https://reactivex.io/documentation/operators/groupby.html)
    @inlinable
    public func groupBy<Key: Hashable & Sendable, Failure: Error>(
        keySelector: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = flow
        return Observable { sink in
            let groups = StateBox(Groups<Key, Element>())
            let lifetime = SubscriptionLifetime { ending in
                for subject in groups.value.subjects { subject.on(ending.event()) }
                sink.lifetime.end(ending)
            }
            let lease = SharedDisposable(on: lifetime)
            lease.use(until: sink.lifetime)
            source.start(
                Sink(lifetime) { element in
                    let key: Key
                    do throws(Failure) {
                        key = try keySelector(element)
                    } catch {
                        return lifetime.end(.error(error))
                    }
                    if let subject = groups.value[key] { return subject.onNext(element) }
                    guard !sink.lifetime.isClosed else { return }
                    let subject = groups.value.add(key)
                    sink.next(GroupedObservable(key: key, flow: lease.flow(of: subject)))
                    subject.onNext(element)
                })
        }
    }
}

/// The groups so far, in the order of their first elements.
@usableFromInline
struct Groups<Key: Hashable & Sendable, Element: Sendable>: Sendable {
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var subjects: [PublishSubject<Element>] = []

    @inlinable
    init() {}

    @inlinable
    subscript(key: Key) -> PublishSubject<Element>? { places[key].map { subjects[$0] } }

    @inlinable
    mutating func add(_ key: Key) -> PublishSubject<Element> {
        let subject = PublishSubject<Element>()
        places[key] = subjects.count
        subjects.append(subject)
        return subject
    }
}
