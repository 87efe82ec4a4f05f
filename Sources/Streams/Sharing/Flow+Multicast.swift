extension ObservableType {
    /// Sends the events of the stream to a subject, which the subscribers of the result observe.
    ///
    ///     source    -a-b-c-d|
    ///     connect   ^---!-^
    ///     observer  -a-b---d|
    /// One subject serves all connections, with its elements and observers, until an ending.
    /// [ReactiveX: Publish](https://reactivex.io/documentation/operators/publish.html)
    /// - Parameter subject: any observer that is a stream, too; a relay passes on no ending.
    @inlinable public func multicast<Subject: ObservableType & Observer>(
        _ subject: Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        let erasedSubject = AnySubject(subject)
        return ConnectableObservable(Connections(of: flow.source) { erasedSubject })
    }

    /// Sends the events of the stream to a subject, a new one for each connection.
    ///
    ///     source    -a-b-c-d|
    ///     connect   ^---!-^
    ///     first     -a-b
    ///     second         --d|
    /// - Parameter makeSubject: called for each connection; one of two at once may stay unused.
    @inlinable public func multicast<Subject: ObservableType & Observer>(
        makeSubject: @escaping @Sendable () -> Subject
    ) -> ConnectableObservable<Element> where Subject.Element == Element {
        ConnectableObservable(Connections(of: flow.source) { AnySubject(makeSubject()) })
    }

    /// Shares one run of the stream among several uses of it within one flow.
    ///
    ///     --a--b--c--|
    ///       multicast({ PublishSubject() }) { $0.zip($0.skip(1)) }
    ///     -----A--B--|        A = (a, b), B = (b, c)
    /// Each subscription makes a subject and the flow, starts both, and disposes both.
    @inlinable public func multicast<Subject: ObservableType & Observer, New: Sendable, Other>(
        _ subjectSelector: @escaping @Sendable () throws -> Subject,
        selector: @escaping @Sendable (Observable<Element>) throws -> Flow<New, Other>
    ) -> Flow<New, Other> where Subject.Element == Element {
        Flow { [flow] sink in
            do {
                let connectable = flow.multicast(try subjectSelector())
                try selector(connectable.flow).start(sink)
                // Disposed with the flow, even while the source starts.
                let (connection, _) = connectable.connections.present { $0.erasedSubject }
                sink.lifetime.add(connection)
                connectable.connections.connect(connection)
            } catch { sink.fail(error) }
        }
    }

    /// Makes the stream connectable: it runs once, for all subscribers, from `connect` on.
    ///
    ///     source    --a--b--c--|
    ///     connect   ^
    ///     first     --a--b--c--|
    ///     second       --b--c--|
    @inlinable
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Makes the stream connectable; later subscribers receive the last elements first.
    ///
    ///     replay(2)
    ///     source    a-b-c---d--|
    ///     connect   ^
    ///     late           [bc]--d--|
    /// Each connection has its own buffer. For an age, `multicast { ReplaySubject.create(…) }`.
    /// [ReactiveX: Replay](https://reactivex.io/documentation/operators/replay.html)
    /// - Parameter bufferSize: zero or less replays none, `.max` all.
    @inlinable public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }
}
