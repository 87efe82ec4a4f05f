extension ObservableType {
    /// Tells a subject what the stream delivers; who subscribes to the result listens to that.
    ///
    ///     source    -a-b-c-d|
    ///     connect   ^---!-^
    ///     observer  -a-b---d|
    ///
    /// There is one subject for all connections, so it keeps its memory and its observers from one
    /// to the next. Once it has been told an ending, it takes nothing more.
    ///
    /// [ReactiveX: Publish](https://reactivex.io/documentation/operators/publish.html)
    /// - Parameter subject: any type that both can be told and can be subscribed to.
    @inlinable
    public func multicast<Subject: ObservableType & Observer>(
        _ subject: Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        let stage = Stage(subject)
        return ConnectableObservable(Connections(of: flow.source) { stage })
    }

    /// Tells a subject what the stream delivers, a new one for each connection.
    ///
    ///     source    -a-b-c-d|
    ///     connect   ^---!-^
    ///     first     -a-b
    ///     second         --d|
    ///
    /// [ReactiveX: Publish](https://reactivex.io/documentation/operators/publish.html)
    /// - Parameter makeSubject: called for the first who listens or connects; one that it makes for
    ///   two threads that come at once may stay unused.
    @inlinable
    public func multicast<Subject: ObservableType & Observer>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        ConnectableObservable(Connections(of: flow.source) { Stage(makeSubject()) })
    }

    /// Runs the stream once for several uses of it within one flow.
    ///
    ///     --a--b--c--|
    ///       multicast({ PublishSubject() }) { $0.zip($0.skip(1)) }
    ///     -----A--B--|        A = (a, b), B = (b, c)
    ///
    /// Each subscription makes a subject, then the flow, starts that, and then the source. The
    /// source is disposed when the flow is over. An error thrown by either closure fails the
    /// result.
    ///
    /// [ReactiveX: Publish](https://reactivex.io/documentation/operators/publish.html)
    /// - Parameters:
    ///   - subjectSelector: makes what is told the elements.
    ///   - selector: makes the result of a stream that may be subscribed to as often as needed.
    @inlinable
    public func multicast<Subject: ObservableType & Observer, New: Sendable, Other>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Element>) throws -> Flow<New, Other>
    ) -> Flow<New, Other> where Subject.Element == Element {
        let source = flow
        return Flow { sink in
            do {
                let connectable = source.multicast(try subjectSelector())
                try selector(connectable.flow).start(sink)
                connectable.connect(until: sink.segment)
            } catch {
                sink.fail(error)
            }
        }
    }
}

extension ConnectableObservable {
    /// Starts the source, and disposes it when `segment` is over, be it on the way.
    @inlinable
    func connect(until segment: Segment) {
        let (connection, _) = connections.present { $0.stage }
        segment.add(connection)
        connections.connect(connection)
    }
}
