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
            let last = Cell((elements: Buffer<Element>(), room: count))
            let segment = sink.segment {
                while !sink.segment.isClosed, let element = last.value.elements.pop() {
                    sink.next(element)
                }
                sink.complete()
            }
            source.start(
                Sink(segment) { element in
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
