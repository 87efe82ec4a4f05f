extension ObservableType where Count == Many {
    /// Collects elements and delivers them in arrays of `count`.
    ///
    ///     --a--b--c--|
    ///       buffer(count: 2)
    ///     -----A-----[B|]        A = [a, b], B = [c]
    ///
    /// The remaining elements, if any, are delivered before the completion; a failure drops them. A
    /// count of less than one is one.
    ///
    /// [ReactiveX: Buffer](https://reactivex.io/documentation/operators/buffer.html)
    @inlinable
    public func buffer(count: Int) -> Observable<[Element]> {
        let source = flow
        return Observable { sink in
            let elements = StateBox<[Element]>([])
            let lifetime = sink.lifetime {
                elements.value.isEmpty ? sink.complete() : sink.succeed(elements.value)
            }
            source.start(
                Sink(lifetime) { element in
                    elements.value.append(element)
                    guard elements.value.count >= count else { return }
                    let full = elements.value
                    elements.value = []
                    elements.value.reserveCapacity(full.count)
                    sink.next(full)
                })
        }
    }
}
