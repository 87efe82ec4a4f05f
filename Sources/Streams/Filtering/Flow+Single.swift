extension ObservableType {
    /// The first element, or nil when the stream completes without one.
    ///
    ///     --a--b--|     --|
    ///       first()       first()
    ///     --[a|]        --[(nil)|]
    /// [ReactiveX: First](https://reactivex.io/documentation/operators/first.html)
    @inlinable public func first() -> Single<Element?> {
        Single { [flow] sink in
            let lifetime = sink.lifetime { sink.succeed(nil) }
            flow.start(in: lifetime) { sink.succeed($0) }
        }
    }

    /// Delivers the element with the given number, counted from 0, and completes.
    ///
    ///     --a--b--c--|     --a--|
    ///       element(at: 1)   element(at: 1)
    ///     -----[b|]        -----#
    /// Fails with `StreamError.argumentOutOfRange` when the stream completes before that element,
    /// and at once, without subscribing, when `index` is negative.
    /// [ReactiveX: ElementAt](https://reactivex.io/documentation/operators/elementat.html)
    @inlinable public func element(at index: Int) -> Observable<Element> {
        Observable { [flow] sink in
            guard index >= 0 else { return sink.fail(StreamError.argumentOutOfRange(index)) }
            let left = MutableBox(index)
            let lifetime = sink.lifetime { sink.fail(StreamError.argumentOutOfRange(index)) }
            flow.start(in: lifetime) { element in
                if left.value == 0 { return sink.succeed(element) }
                left.value -= 1
            }
        }
    }

    /// Delivers the only element, and fails unless there is exactly one.
    ///
    ///     --a--|     --a-b-|     --|
    ///       single()   single()    single()
    ///     --a--|     --a-#       --#
    /// Fails with `StreamError.noElements` if empty, `.moreThanOneElement` at a second element.
    /// The element is delivered at once, before it is known to be the only one; `asSingle` waits.
    @inlinable public func single() -> Observable<Element> {
        Observable { [flow] sink in
            let isEmpty = MutableBox(true)
            let lifetime = sink.lifetime {
                isEmpty.value ? sink.fail(StreamError.noElements) : sink.complete()
            }
            flow.start(in: lifetime) { element in
                guard isEmpty.value else { return sink.fail(StreamError.moreThanOneElement) }
                isEmpty.value = false
                sink.next(element)
            }
        }
    }

    /// The only element of the stream, delivered when the stream completes; a single as it is.
    ///
    ///     --a--|     --a-b-|    --|
    ///       asSingle              asSingle   asSingle
    ///     -----[a|]  ----#      --#
    /// Fails as `single()`.
    @inlinable public func asSingle() -> Single<Element> {
        if Count.self == One.self { return Single(flow.source) }
        return Single { [flow] sink in
            let only = MutableBox<Element?>(nil)
            let lifetime = sink.lifetime {
                guard let element = only.value else { return sink.fail(StreamError.noElements) }
                sink.succeed(element)
            }
            flow.start(in: lifetime) { element in
                guard only.value == nil else { return sink.fail(StreamError.moreThanOneElement) }
                only.value = element
            }
        }
    }

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
