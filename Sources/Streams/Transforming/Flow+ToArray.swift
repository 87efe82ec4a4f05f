extension ObservableType {
    /// All elements at once, when the stream completes.
    ///
    ///     --a--b--|
    ///       toArray()
    ///     --------[x|]        x = [a, b]
    ///
    /// A stream without elements delivers an empty array; a failure drops the elements collected.
    /// The array has no limit.
    ///
    /// [ReactiveX: To](https://reactivex.io/documentation/operators/to.html)
    @inlinable
    public func toArray() -> Single<[Element]> {
        let source = flow
        return Single { sink in
            let elements = StateBox<[Element]>([])
            let lifetime = sink.lifetime { sink.succeed(elements.value) }
            source.start(Sink(lifetime) { elements.value.append($0) })
        }
    }
}
