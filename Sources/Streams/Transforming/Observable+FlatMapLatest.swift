extension ObservableType where Count == Many {
    /// Subscribes to the flow that each element makes, and disposes the previous one.
    ///
    ///     a-b----|
    ///       flatMapLatest { "-\($0)--\($0)|" }
    ///     -a-b--b|
    /// For subjects and groups: `rooms.flatMapLatest { $0.asObservable() }`.
    /// No event of an earlier flow is delivered after one of a later flow, on any threads. The
    /// stream completes when the source and the latest flow have.
    /// [ReactiveX: Switch](https://reactivex.io/documentation/operators/switch.html)
    @inlinable public func flatMapLatest<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        Observable(
            .continuing { [flow] sink, outer in
                let switching = Switching(sink, outer)
                return switching.start(flow) { element, lifetime in
                    switching.beginHeld()
                    do throws(Failure) {
                        switching.run(try transform(element), of: lifetime)
                    } catch { switching.sourceEnded(.error(error)) }
                }
            })
    }

    /// Delivers the elements of the latest of the streams that arrive.
    ///
    ///     a----b-----|        a = "-1--2--3|", b = "-4--5|"
    ///       switchLatest()
    ///     -1--2-4--5-|
    @inlinable
    public func switchLatest() -> Observable<Element.Element> where Element: ObservableType {
        flatMapLatest { $0.flow }
    }
}
