extension ObservableType {
    /// Delivers the last elements, when the stream completes.
    ///
    ///     --a--b--c--|
    ///       takeLast(2)
    ///     -----------[bc|]
    ///
    /// At most `count` elements wait; a failure drops them. A count of zero or less delivers only
    /// the ending.
    ///
    /// [ReactiveX: TakeLast](https://reactivex.io/documentation/operators/takelast.html)
    @inlinable
    public func takeLast(_ count: Int) -> Observable<Element> {
        let source = flow
        return Observable { sink in
            let last = StateBox((elements: Buffer<Element>(), room: count))
            let lifetime = sink.lifetime {
                while !sink.lifetime.isClosed, let element = last.value.elements.pop() {
                    sink.next(element)
                }
                sink.complete()
            }
            source.start(
                Sink(lifetime) { element in
                    last.value.elements.push(element)
                    if last.value.room > 0 {
                        last.value.room -= 1
                    } else {
                        _ = last.value.elements.pop()
                    }
                })
        }
    }
}
