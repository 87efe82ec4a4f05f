extension ObservableType where Count == One {
    /// The same stream.
    @inlinable
    public func asSingle() -> Single<Element> { flow }
}

extension ObservableType where Count == Many {
    /// The only element of the stream, delivered when the stream completes.
    ///
    ///     --a--|     --a-b-|    --|
    ///       asSingle              asSingle   asSingle
    ///     -----[a|]  ----#      --#
    ///
    /// Fails with `StreamError.noElements` when the stream completes empty, and with
    /// `StreamError.moreThanOneElement` as soon as a second element arrives.
    @inlinable
    public func asSingle() -> Single<Element> {
        let source = flow
        return Single { sink in
            let only = StateBox<Element?>(nil)
            let lifetime = sink.lifetime {
                guard let element = only.value else { return sink.fail(StreamError.noElements) }
                sink.succeed(element)
            }
            source.start(
                Sink(lifetime) { element in
                    if only.value == nil {
                        only.value = element
                    } else {
                        sink.fail(StreamError.moreThanOneElement)
                    }
                })
        }
    }
}
