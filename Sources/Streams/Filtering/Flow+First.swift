extension ObservableType {
    /// The first element, or nil when the stream completes without one.
    ///
    ///     --a--b--|     --|
    ///       first()       first()
    ///     --[a|]        --[(nil)|]
    ///
    /// The source is disposed with its first element.
    ///
    /// [ReactiveX: First](https://reactivex.io/documentation/operators/first.html)
    @inlinable
    public func first() -> Single<Element?> {
        let source = flow
        return Single { sink in
            let lifetime = sink.lifetime { sink.succeed(nil) }
            source.start(Sink(lifetime) { sink.succeed($0) })
        }
    }
}
