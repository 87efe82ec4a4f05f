extension VirtualTimeScheduler {
    /// A stream that plays a drawing for each subscription, from the moment of the subscription.
    ///
    /// A malformed drawing fails with `DrawingError` when it is subscribed to.
    /// - Parameter drawing: one column is one virtual second. `-` is nothing, `|` the completion,
    ///   `#` a failure with `MarbleError`. The events in `[ ]` happen in one moment and take one
    ///   column. Blanks are skipped, `(`, `)`, `^` and `!` refused; other characters are elements.
    public func cold(_ drawing: String) -> Observable<Character> { playing(drawing) { cold($0) } }

    /// A stream that plays a drawing once, from now on, to those subscribed at that time.
    /// There is no `^`: to subscribe late, advance the clock first.
    public func hot(_ drawing: String) -> Observable<Character> { playing(drawing) { hot($0) } }

    /// A stream that plays events for each subscription, at times relative to it.
    ///
    ///     time.cold([.next(.milliseconds(20), 42), .completed(.seconds(1))])
    public func cold<Element>(_ events: [Recorded<Element>]) -> Observable<Element> {
        Observable { sink in
            for event in events {
                sink.lifetime.add(self.schedule(after: event.time) { sink.on(event.event) })
            }
        }
    }

    /// A stream that plays events once, at times relative to now, to those subscribed then.
    public func hot<Element>(_ events: [Recorded<Element>]) -> Observable<Element> {
        let subject = PublishSubject<Element>()
        for event in events { schedule(after: event.time) { subject.on(event.event) } }
        return subject.flow
    }

    private func playing(
        _ drawing: String, _ play: ([Recorded<Character>]) -> Observable<Character>
    ) -> Observable<Character> {
        do throws(DrawingError) { return play(try Marbles(drawing).events) } catch {
            note(error)
            return .error(error)
        }
    }

    func note(_ error: DrawingError) { malformed.withLock { $0 = $0 ?? error } }
}
