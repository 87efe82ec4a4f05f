extension ObservableType {
    /// Continues with a second stream when this one has completed.
    ///
    ///     --a--b|
    ///     -1-2|
    ///       concat
    ///     --a--b-1-2|
    /// `second` is not subscribed to if this stream fails. Two singles make an `Observable`.
    /// Streams may be appended at either end, a hundred thousand and more: each costs the same, and
    /// running or releasing them does not grow the stack; for ever, with `deferred`.
    /// [ReactiveX: Concat](https://reactivex.io/documentation/operators/concat.html)
    @inlinable public func concat(_ second: Observable<Element>) -> Observable<Element> {
        Observable(flow.source.then(second.source))
    }

    /// Continues with a second stream of any type, such as a subject, when this one has completed.
    @inlinable public func concat<Second: ObservableType>(
        _ second: Second
    ) -> Observable<Element> where Second.Element == Element { concat(second.asObservable()) }

    /// Delivers some elements before those of the stream.
    ///
    ///     --a--b--|
    ///       startWith(x)
    ///     x-a--b--|
    /// They are delivered on subscription, on the subscribing thread, in the order given, and
    /// before the stream is subscribed to. The result of a single is an `Observable`.
    /// [ReactiveX: StartWith](https://reactivex.io/documentation/operators/startwith.html)
    @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = flow.source
        return Observable(
            .deferred { sink in
                for element in elements {
                    if sink.lifetime.isClosed { break }
                    sink.next(element)
                }
                return source
            })
    }
}

extension ObservableType where Count == Many, Element: ObservableType {
    /// Subscribes to the streams that arrive, one after another.
    ///
    ///     ab|                 a = "-1--2|", b = "-3-4|"
    ///       concat()
    ///     -1--2-3-4|
    /// As `concatMap { $0 }`.
    @inlinable public func concat() -> Observable<Element.Element> { concatMap { $0.flow } }
}

extension Flow where Count == Many {
    /// Subscribes to the streams, one after another. Without streams, it completes at once.
    @inlinable public static func concat(_ sources: Observable<Element>...) -> Self {
        sources.reduce(.empty()) { $0.concat($1) }
    }

    /// Subscribes to the streams of a sequence, one after another.
    ///
    /// The sequence is iterated for each subscription; the next stream is taken from it when the
    /// one before completes, on that thread: it may be lazy, or endless. A million streams that
    /// complete at once do not grow the stack; each is released when over.
    @inlinable public static func concat<Sources: Sequence & Sendable>(_ sources: Sources) -> Self
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        let count = (sources as? [Sources.Element])?.count
        return Self(
            .deferred { _ in
                let streams = MutableBox((iterator: sources.makeIterator(), started: 0))
                return Source.empty.followed(
                    by: .sequence {
                        streams.value.started += 1
                        let isLast = streams.value.started == count
                        return streams.value.iterator.next().map { ($0.flow.source, isLast) }
                    })
            })
    }
}
