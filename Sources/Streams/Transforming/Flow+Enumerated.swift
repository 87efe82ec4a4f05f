extension ObservableType {
    /// Numbers the elements, from 0 for each subscription.
    ///
    ///     --a--b--|
    ///       enumerated()
    ///     --A--B--|        A = (0, a), B = (1, b)
    @inlinable @inline(__always)
    public func enumerated() -> Flow<(index: Int, element: Element), Count> {
        let start = flow.starter
        return Flow<(index: Int, element: Element), Count> { sink in
            let count = StateBox(0)
            start(
                Sink(sink.lifetime) { element in
                    let index = count.value
                    count.value = index &+ 1
                    sink.next((index, element))
                })
        }
    }
}
