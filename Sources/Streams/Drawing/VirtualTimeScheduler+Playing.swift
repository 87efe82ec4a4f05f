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
        playing(drawing) { marbles in
            Observable { sink in
                for (column, event) in marbles.marks {
                    sink.segment.add(
                        self.schedule(after: .seconds(column)) { sink.on(event) })
                }
            }
        }
    }

    /// A stream that plays a drawing once, from now on, to whoever listens at that time.
    ///
    /// The marks are those of `cold`. There is no `^` for what was played before: to come late,
    /// advance the clock first.
    public func hot(_ drawing: String) -> Observable<Character> {
        playing(drawing) { marbles in
            let subject = PublishSubject<Character>()
            for (column, event) in marbles.marks {
                self.schedule(after: .seconds(column)) { subject.on(event) }
            }
            return subject.flow
        }
    }

    private func playing(
        _ drawing: String, _ play: (Marbles) -> Observable<Character>
    ) -> Observable<Character> {
        do throws(MalformedDrawing) {
            return play(try Marbles(drawing))
        } catch {
            note(error)
            return .error(error)
        }
    }

    /// Makes what is drawn on this clock the text of `error`, unless it is that of another already.
    func note(_ error: MalformedDrawing) { malformed.withLock { $0 = $0 ?? error } }
}
