extension ObservableType {
    /// Drops each element that equals the previous one.
    ///
    ///     --a--a--b--b--a--|
    ///       distinctUntilChanged()
    ///     --a-----b-----a--|
    /// [ReactiveX: Distinct](https://reactivex.io/documentation/operators/distinct.html)
    @inlinable @inline(__always)
    public func distinctUntilChanged() -> Flow<Element, Count> where Element: Equatable {
        distinct(by: { $0 }, comparer: { $0 == $1 })
    }

    /// Drops each element with the same key as the previous one.
    ///
    ///     --a--A--b--|
    ///       distinctUntilChanged { $0.lowercased() }
    ///     --a-----b--|
    /// `keySelector` runs once for each element.
    @inlinable @inline(__always)
    public func distinctUntilChanged<Key: Equatable & Sendable, Failure: Error>(
        _ keySelector: @escaping @Sendable (Element) throws(Failure) -> Key
    ) -> Flow<Element, Count> { distinct(by: keySelector, comparer: { $0 == $1 }) }

    /// Drops each element that is the same as the last one delivered.
    ///
    ///     --1--2--3--6--|
    ///       distinctUntilChanged { $1 - $0 < 2 }
    ///     --1-----3--6--|
    @inlinable @inline(__always) public func distinctUntilChanged<Failure: Error>(
        _ comparer: @escaping @Sendable (Element, Element) throws(Failure) -> Bool
    ) -> Flow<Element, Count> { distinct(by: { $0 }, comparer: comparer) }

    /// The first element is always delivered, so a `Single` stays one.
    @inlinable @inline(__always) func distinct<Key: Sendable, KeyFailure: Error, Failure: Error>(
        by keySelector: @escaping @Sendable (Element) throws(KeyFailure) -> Key,
        comparer: @escaping @Sendable (Key, Key) throws(Failure) -> Bool
    ) -> Flow<Element, Count> {
        Flow { [start = flow.starter] sink in
            let last = MutableBox<Key?>(nil)
            start(
                Sink(sink.lifetime) { element in
                    let key: Key
                    do throws(KeyFailure) { key = try keySelector(element) } catch {
                        return sink.fail(error)
                    }
                    do throws(Failure) {
                        if let last = last.value, try comparer(last, key) { return }
                    } catch { return sink.fail(error) }
                    last.value = key
                    sink.next(element)
                })
        }
    }
}
