extension ObservableType where Count == Many {
    /// Runs the flow that each element makes, and disposes the one before it.
    ///
    ///     a----b-----|
    ///       flatMapLatest { "-\($0)--\($0)--\($0)|" }
    ///     -a--a-b--b--b|
    ///
    /// Nothing of an earlier flow is delivered behind something of a later one, whatever threads
    /// they run on. The stream completes when the source and the latest flow have; the first error
    /// of either fails it, and so does an error thrown by `transform`.
    ///
    /// [ReactiveX: Switch](https://reactivex.io/documentation/operators/switch.html)
    @inlinable
    public func flatMapLatest<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        return Observable { sink in
            let switching = Switching(sink)
            sink.segment.add(switching)
            let segment = Segment(in: sink.segment) { switching.sourceEnded($0) }
            source.start(
                Sink(segment) { element in
                    do throws(Failure) {
                        switching.run(try transform(element))
                    } catch {
                        switching.sourceEnded(.error(error))
                    }
                })
        }
    }

    /// Delivers what the latest of the streams that arrive delivers.
    ///
    ///     a----b-----|        a = "-1--2--3|", b = "-4--5|"
    ///       switchLatest()
    ///     -1--2-4--5-|
    ///
    /// As `flatMapLatest { $0 }`.
    ///
    /// [ReactiveX: Switch](https://reactivex.io/documentation/operators/switch.html)
    @inlinable
    public func switchLatest() -> Observable<Element.Element> where Element: ObservableType {
        flatMapLatest { $0.flow }
    }
}
