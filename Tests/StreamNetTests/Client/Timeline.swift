import Streams

/// Records singles as rows of a timeline, as `Scripts/draw` draws them.
struct Timeline: Sendable {
    private struct Span {
        let row: String, start: Int, end: Int, text: String
    }

    let time = VirtualTimeScheduler()
    private let spans = EventLog<Span>()

    /// The same single, each run of which becomes a span of a row.
    /// - Parameter text: a mark and what is written on the span.
    func recorded<Element>(
        _ single: Single<Element>, as row: String,
        _ text: @escaping @Sendable (Result<Element, any Error>) -> String
    ) -> Single<Element> {
        .deferred { [spans, time] in
            let start = time.seconds
            @Sendable func add(_ result: Result<Element, any Error>) {
                let end = time.seconds
                spans.add(Span(row: row, start: start, end: end, text: text(result)))
            }
            return single.do(onSuccess: { add(.success($0)) }, onError: { add(.failure($0)) })
        }
    }

    /// A row's columns: its name, its spans, and the waits between them.
    func columns(of row: String) -> [String] {
        var columns = [row], end: Int?
        for span in spans.all where span.row == row {
            if let end, end < span.start {
                columns.append("\(end)-\(span.start) …\(span.start - end) s")
            }
            columns.append("\(span.start)-\(span.end) \(span.text)")
            end = span.end
        }
        return columns
    }
}

extension VirtualTimeScheduler {
    /// The whole seconds that have passed.
    var seconds: Int { Int(now.components.seconds) }
}
