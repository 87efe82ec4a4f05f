extension ObservableType {
    /// Delivers `element` when the stream completes without one.
    ///
    ///     --|
    ///       ifEmpty(default: x)
    ///     --[x|]
    /// [ReactiveX](https://reactivex.io/documentation/operators/defaultifempty.html)
    @inlinable public func ifEmpty(default element: Element) -> Flow<Element, Count> {
        ifEmpty(switchTo: .just(element))
    }

    /// Continues with another flow when the stream completes without an element.
    ///
    ///     --|
    ///       ifEmpty(switchTo: "-1-2|")
    ///     ---1-2|
    /// The other flow is subscribed to on the thread that delivers the completion.
    @inlinable public func ifEmpty(switchTo other: Flow<Element, Count>) -> Flow<Element, Count> {
        Flow { [flow] sink in
            let isEmpty = MutableBox(true)
            let lifetime = sink.lifetime { isEmpty.value ? other.start(sink) : sink.complete() }
            flow.start(in: lifetime) { element in
                isEmpty.value = false
                sink.next(element)
            }
        }
    }
}
