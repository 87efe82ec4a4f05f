extension ObservableType {
    /// Makes the stream connectable: it runs once, for all subscribers, from `connect` on.
    ///
    ///     source    --a--b--c--|
    ///     connect   ^
    ///     first     --a--b--c--|
    ///     second       --b--c--|
    ///
    /// Later subscribers start with the next element.
    ///
    /// [ReactiveX: Publish](https://reactivex.io/documentation/operators/publish.html)
    @inlinable
    public func publish() -> ConnectableObservable<Element> {
        multicast { PublishSubject() }
    }
}
