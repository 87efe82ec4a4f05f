extension ObservableType {
    /// Transforms each element.
    ///
    ///     --a--b--|
    ///       map { $0.uppercased() }
    ///     --A--B--|
    ///
    /// An error thrown by `transform` fails the stream.
    ///
    /// [ReactiveX: Map](https://reactivex.io/documentation/operators/map.html)
    @inlinable @inline(__always)
    public func map<New: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> New
    ) -> Flow<New, Count> {
        let start = flow.starter
        return Flow<New, Count> { sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        sink.next(try transform(element))
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }

    /// Transforms each element, or drops it if `transform` returns nil.
    ///
    ///     --1--x--2--|
    ///       compactMap { Int($0) }
    ///     --1-----2--|
    ///
    /// An error thrown by `transform` fails the stream.
    @inlinable @inline(__always)
    public func compactMap<New: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> New?
    ) -> Observable<New> {
        let start = flow.starter
        return Observable { sink in
            start(
                Sink(sink.lifetime) { element in
                    do throws(Failure) {
                        if let new = try transform(element) { sink.next(new) }
                    } catch {
                        sink.fail(error)
                    }
                })
        }
    }
}
