extension VirtualTimeScheduler {
    /// Runs a stream until nothing is left to happen and draws what it said.
    ///
    /// An element is drawn as what it prints; one of several characters stands in parentheses.
    /// Events of the same second stand in `[ ]`, which takes one column. Any failure is a `#`; only
    /// the text of a `MalformedDrawing`, be it of a source or of `until`, takes the place of the
    /// whole drawing.
    /// - Parameters:
    ///   - flow: what to draw; it is subscribed now.
    ///   - until: when to dispose the subscription, as a drawing: `"---!"` is after 3 seconds.
    ///     Without it the stream runs until nothing is scheduled any more.
    public func draw<Element, Count>(
        _ flow: Flow<Element, Count>, until end: String? = nil
    ) -> String {
        let start = now
        let instant: Duration?
        do throws(MalformedDrawing) {
            instant = if let end { start + .seconds(try Marbles.end(end)) } else { nil }
        } catch {
            return error.description
        }
        let recording = record(flow, until: instant)
        if let malformed = recording.ending?.event.error as? MalformedDrawing { note(malformed) }
        if let malformed = malformed.withLock({ $0 }) { return malformed.description }
        return Self.drawing(recording.events, from: start)
    }

    private static func drawing<Element>(
        _ events: [Recorded<Element>], from start: Duration
    ) -> String {
        let columns = Dictionary(grouping: events) { Int(($0.time - start).components.seconds) }
        return (0..<(columns.keys.max() ?? -1) + 1).map { column in
            switch (columns[column] ?? []).map({ mark($0.event) }) {
            case let marks where marks.count > 1: "[\(marks.joined())]"
            case let marks: marks.first ?? "-"
            }
        }.joined()
    }

    private static func mark<Element>(_ event: Event<Element>) -> String {
        switch event {
        case .completed: return "|"
        case .error: return "#"
        case .next(let element):
            let text = String(describing: element)
            return text.count == 1 ? text : "(\(text))"
        }
    }
}

/// Draws what an operator makes of a drawing.
///
///     diagram("a-b-c|") { $0.map { $0.uppercased() } }        // "A-B-C|"
///     diagram("a-b|") { $0.delay(.seconds(2), scheduler: $1) }  // "--a-b|"
///
/// One column is one virtual second, and no time passes; the closure's last argument is the clock.
/// See `VirtualTimeScheduler.cold(_:)` for the marks and `draw(_:until:)` for the result; of a
/// drawing that cannot be read the result is the text of its `MalformedDrawing`.
/// - Parameters:
///   - source: the stream that the operator is given.
///   - until: when the result is disposed, as in `"---!"`.
///   - build: applies the operator.
public func diagram<Element, Count>(
    _ source: String,
    until end: String? = nil,
    _ build: (Observable<Character>, VirtualTimeScheduler) -> Flow<Element, Count>
) -> String {
    let time = VirtualTimeScheduler()
    return time.draw(build(time.cold(source), time), until: end)
}

/// Draws what an operator that needs no clock makes of a drawing.
public func diagram<Element, Count>(
    _ source: String,
    until end: String? = nil,
    _ build: (Observable<Character>) -> Flow<Element, Count>
) -> String {
    diagram(source, until: end) { source, _ in build(source) }
}

/// Draws what an operator makes of two drawings.
public func diagram<Element, Count>(
    _ first: String,
    _ second: String,
    until end: String? = nil,
    _ build: (Observable<Character>, Observable<Character>) -> Flow<Element, Count>
) -> String {
    let time = VirtualTimeScheduler()
    return time.draw(build(time.cold(first), time.cold(second)), until: end)
}
