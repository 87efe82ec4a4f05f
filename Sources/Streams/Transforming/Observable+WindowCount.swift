extension ObservableType where Count == Many {
    /// Delivers streams of `count` elements each, one after another.
    ///
    ///     --a--b--c--|
    ///       window(count: 2)
    ///     --A-----B--|        A = "a--[b|]", B = "c--|"
    ///
    /// A window is delivered just before its first element, so none is empty, and it is hot: a
    /// subscription made during that delivery misses nothing. An ending of the source ends the open
    /// window and then the result. A count of less than one is one.
    ///
    /// The source is disposed when the result and all subscriptions of windows are over. While only
    /// a window is left, no further one opens.
    ///
    /// [ReactiveX: Window](https://reactivex.io/documentation/operators/window.html)
    @inlinable
    public func window(count: Int) -> Observable<Observable<Element>> {
        let source = flow
        return Observable { sink in
            let open = StateBox<(window: PublishSubject<Element>?, count: Int)>((nil, 0))
            let lifetime = SubscriptionLifetime { ending in
                open.value.window?.on(ending.event())
                sink.lifetime.end(ending)
            }
            let lease = SharedDisposable(on: lifetime)
            lease.use(until: sink.lifetime)
            source.start(
                Sink(lifetime) { element in
                    if open.value.window == nil {
                        guard !sink.lifetime.isClosed else { return }
                        let window = PublishSubject<Element>()
                        open.value = (window, 0)
                        sink.next(lease.flow(of: window))
                    }
                    open.value.count += 1
                    let window = open.value.window
                    window?.onNext(element)
                    guard open.value.count >= count else { return }
                    open.value.window = nil
                    window?.onCompleted()
                })
        }
    }
}
