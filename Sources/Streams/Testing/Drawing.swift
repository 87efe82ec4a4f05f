extension VirtualTimeScheduler {
    /// Runs a stream until nothing more is scheduled and draws its events.
    ///
    /// An element is drawn as its description, in parentheses if it has several characters. Events
    /// of the same second are put in `[ ]`, which takes one column. A failure is a `#`; but the
    /// text of a `DrawingError`, of a source or of `until`, or of ``failure`` is the whole drawing.
    /// - Parameter until: the time of disposal, as a drawing: `"---!"` is after 3 seconds. By
    ///   default, the stream runs until nothing is scheduled any more.
    public func draw<Element, Count>(
        _ flow: Flow<Element, Count>, until end: String? = nil
    ) -> String {
        let start = now
        let instant: Duration?
        do throws(DrawingError) {
            instant = if let end { start + .seconds(try Marbles.end(end)) } else { nil }
        } catch { return error.description }
        let recorder = record(flow, until: instant)
        if let malformed = recorder.ending?.event.error as? DrawingError { note(malformed) }
        if let malformed = malformed.withLock({ $0 }) { return malformed.description }
        if let failure { return failure.description }
        return Self.drawing(recorder.events, from: start)
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

/// Draws the result of an operator for a drawn source.
///
///     diagram("a-b-c|") { $0.map { $0.uppercased() } }        // "A-B-C|"
///     diagram("a-b|") { $0.delay(.seconds(2), scheduler: $1) }  // "--a-b|"
/// The closure's last argument is the clock. See `VirtualTimeScheduler.cold(_:)` for the marks, and
/// `draw(_:until:)` for the result and for `until`.
public func diagram<Element, Count>(
    _ source: String, until end: String? = nil,
    _ build: (Observable<Character>, VirtualTimeScheduler) -> Flow<Element, Count>
) -> String {
    let time = VirtualTimeScheduler()
    return time.draw(build(time.cold(source), time), until: end)
}

/// Draws the result of an operator that needs no clock, for a drawn source.
public func diagram<Element, Count>(
    _ source: String, until end: String? = nil,
    _ build: (Observable<Character>) -> Flow<Element, Count>
) -> String { diagram(source, until: end) { source, _ in build(source) } }

/// Draws the result of an operator for two drawn sources.
public func diagram<Element, Count>(
    _ first: String, _ second: String, until end: String? = nil,
    _ build: (Observable<Character>, Observable<Character>) -> Flow<Element, Count>
) -> String {
    let time = VirtualTimeScheduler()
    return time.draw(build(time.cold(first), time.cold(second)), until: end)
}
