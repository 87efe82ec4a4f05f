import Streams

/// Plays the sources of a drawing on a clock of its own, and draws one line of what comes of them.
struct Stage {
    let panel: MarbleDrawing.Panel
    /// The place of the panel in the drawing.
    let number: Int
    /// The line to draw, one of the results.
    let line: MarbleLine
    /// The place of the element whose stream is drawn in its stead.
    var element: Int?
    let time = VirtualTimeScheduler()

    var a: Observable<Character> { time.cold(panel.sources[0].played) }
    var b: Observable<Character> { time.cold(panel.sources[1].played) }

    /// The first source, whose elements are streams.
    var streams: Observable<Observable<Character>> {
        let inner = panel.sources[0].inner.mapValues { time.cold($0.played) }
        return a.map { inner[String($0)] ?? .never() }
    }

    func draw<Element, Count>(_ flow: Flow<Element, Count>) -> String {
        let end = String(repeating: "-", count: line.end) + "!"
        return time.draw(flow, until: line.isEnding ? nil : end)
    }

    /// Draws the elements as the legend names them, or one of them, which is a stream.
    func draw<Stream: ObservableType>(streams: Observable<Stream>) -> String {
        if let element { return time.draw(streams.element(at: element).flatMap { $0.flow }) }
        let letters = line.letters
        return draw(streams.enumerated().map { letters[$0.index] })
    }

    /// Draws a window of its own for each line.
    func draw(windows: Observable<Observable<Character>>) -> String {
        draw(windows.element(at: panel.results.firstIndex(of: line) ?? 0).flatMap { $0 })
    }

    /// Draws what an observer receives from the time on at which its line starts.
    func drawLate<Element, Count>(_ flow: Flow<Element, Count>) -> String {
        if line.start == 0 { return draw(flow) }
        return draw(flow.delaySubscription(.seconds(line.start), scheduler: time))
    }

    /// Draws what one observer receives, while the others subscribe when their lines start.
    func drawShared<Element, Count>(_ flow: Flow<Element, Count>) -> String {
        for other in panel.results where other != line {
            time.schedule(after: .seconds(other.start)) { flow.asObservable().subscribe() }
        }
        return drawLate(flow)
    }

    /// Draws what one observer receives, while the stream is connected and disconnected.
    func draw(connecting connectable: ConnectableObservable<Character>) -> String {
        let connection = Held()
        for event in panel.sources[1].events {
            time.schedule(after: .seconds(event.column)) {
                event.mark == .subscribed
                    ? connection.hold(connectable.connect()) : connection.dispose()
            }
        }
        return drawShared(connectable.flow)
    }

    /// Draws what an observer receives from a subject to which the source is sent.
    func draw(subject: some ObservableType<Character, Many> & Observer<Character>) -> String {
        a.subscribe(subject)
        return drawLate(subject.flow)
    }

    /// Draws what an observer receives from a relay that accepts the source.
    func draw(
        relay: some ObservableType<Character, Many>,
        _ accept: @escaping @Sendable (Character) -> Void
    ) -> String {
        a.subscribe(onNext: accept)
        return drawLate(relay.flow)
    }
}
