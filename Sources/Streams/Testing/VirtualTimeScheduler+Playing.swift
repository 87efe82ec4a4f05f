extension VirtualTimeScheduler {
    /// A stream that plays a drawing for each subscription, from the moment of the subscription.
    ///
    ///     time.cold("--a-[b|]")
    ///
    /// A drawing that cannot be read fails with `MalformedDrawing` when it is subscribed.
    /// - Parameter drawing: one column is one virtual second; `-` is nothing, `|` the completion,
    ///   `#` a failure with `MarbleError`; what stands in `[ ]` happens in one moment and takes one
    ///   column; blanks are skipped; `(`, `)`, `^` and `!` are refused, and any other character is
    ///   an element.
    public func cold(_ drawing: String) -> Observable<Character> {
        playing(drawing) { cold($0) }
    }

    /// A stream that plays a drawing once, from now on, to whoever listens at that time.
    ///
    /// The marks are those of `cold`. There is no `^` for what was played before: to come late,
    /// advance the clock first.
    public func hot(_ drawing: String) -> Observable<Character> {
        playing(drawing) { hot($0) }
    }

    /// A stream that plays events for each subscription, their times counted from it.
    ///
    ///     time.cold([.next(.milliseconds(20), 42), .completed(.seconds(1))])
    public func cold<Element>(_ events: [Recorded<Element>]) -> Observable<Element> {
        Observable { sink in
            for event in events {
                sink.segment.add(self.schedule(after: event.time) { sink.on(event.event) })
            }
        }
    }

    /// A stream that plays events once, their times counted from now, to whoever listens then.
    public func hot<Element>(_ events: [Recorded<Element>]) -> Observable<Element> {
        let subject = PublishSubject<Element>()
        for event in events { schedule(after: event.time) { subject.on(event.event) } }
        return subject.flow
    }

    private func playing(
        _ drawing: String, _ play: ([Recorded<Character>]) -> Observable<Character>
    ) -> Observable<Character> {
        do throws(MalformedDrawing) {
            return play(try Marbles(drawing).events)
        } catch {
            note(error)
            return .error(error)
        }
    }

    /// Makes what is drawn on this clock the text of `error`, unless it is that of another already.
    func note(_ error: MalformedDrawing) { malformed.withLock { $0 = $0 ?? error } }
}
