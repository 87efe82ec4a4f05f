import Locks

extension ObservableType where Count == Many {
    /// Subscribes to the flow that each element makes, all at once, and merges their elements.
    ///
    ///     a-b----|
    ///       flatMap { "-\($0)--\($0)|" }
    ///     -a-ba-b|
    /// For subjects and groups: `groups.flatMap { $0.asObservable() }`.
    /// The stream completes when the source and all inner flows have. Elements are delivered in the
    /// order of arrival, by the thread of the inner flow, or by one that is delivering already.
    ///
    /// The last flow of a source that has completed takes the place of the whole, as in `deferred`.
    /// Deep in other flows, one waits for the next event, or the return, of its source.
    /// [ReactiveX: FlatMap](https://reactivex.io/documentation/operators/flatmap.html)
    @inlinable public func flatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        let source = flow
        if let made = source.source.made(by: transform) { return Observable(made) }
        return Observable(
            .continuing { sink, outer in
                let merge = Merge(sink, outer)
                return merge.start(source) { element in
                    merge.beginHeld()
                    do throws(Failure) { merge.run(try transform(element)) } catch {
                        merge.fail(error)
                    }
                }
            })
    }

    /// Subscribes to the flow that an element makes; drops the elements that arrive while it runs.
    ///
    ///     a-b----|
    ///       flatMapFirst { "-\($0)--\($0)|" }
    ///     -a--a--|
    /// `transform` is not called for those. The stream completes when source and inner flow have.
    @inlinable public func flatMapFirst<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Observable<New> {
        Observable(
            .continuing { [flow] sink, outer in
                let merge = Merge(sink, outer)
                return merge.start(flow) { element in
                    merge.beginHeld()
                    guard merge.isFree else { return }
                    do throws(Failure) { merge.run(try transform(element)) } catch {
                        merge.fail(error)
                    }
                }
            })
    }

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

extension ObservableType where Count == One {
    /// Continues with the flow that the element makes, a `Single` or an `Observable`.
    ///
    ///     --[a|]
    ///       flatMap { "-1-2|" }
    ///     ---1-2|
    @inlinable public func flatMap<New: Sendable, Other, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Flow<New, Other> { continued(by: transform) }

    /// Continues with the single that the element makes, for a closure that shows no type.
    @inlinable public func flatMap<New: Sendable, Failure: Error>(
        _ transform: @escaping @Sendable (Element) throws(Failure) -> Single<New>
    ) -> Single<New> { continued(by: transform) }

    @inlinable func continued<New: Sendable, Other, Failure: Error>(
        by transform: @escaping @Sendable (Element) throws(Failure) -> Flow<New, Other>
    ) -> Flow<New, Other> {
        let source = flow
        if let made = source.source.made(by: transform) { return Flow<New, Other>(made) }
        return Flow<New, Other>(
            .continuing { sink, outer in
                let continuation = Continuation(sink, outer)
                // The source's completion is ignored: the inner flow delivers directly to the sink.
                let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                    if case .error(let error) = ending { sink.fail(error) }
                }
                source.start(in: lifetime) { element in
                    do throws(Failure) { continuation.follow(with: try transform(element)) } catch {
                        sink.fail(error)
                    }
                }
                return continuation.endStart()
            })
    }
}
