extension ObservableType {
    /// Delivers each element together with the previous one.
    ///
    ///     --a--b--c--|
    ///       pairwise()
    ///     -----B--C--|        B = (a, b), C = (b, c)
    ///
    /// A stream of fewer than two elements delivers only its ending. The last element is held until
    /// the stream ends.
    ///
    /// [ReactiveX: Buffer](https://reactivex.io/documentation/operators/buffer.html)
    @inlinable @inline(__always)
    public func pairwise() -> Observable<(Element, Element)> {
        let start = flow.starter
        return Observable { sink in
            let last = StateBox<Element?>(nil)
            start(
                Sink(sink.lifetime) { element in
                    let previous = last.value
                    last.value = element
                    if let previous { sink.next((previous, element)) }
                })
        }
    }
}
