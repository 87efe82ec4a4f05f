/// The failure that `#` stands for in a drawing.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
    /// Makes the failure, to compare with or to throw.
    public init() {}

    /// The mark itself.
    public var description: String { "#" }
}

/// A drawing taken apart: what happens in which column.
///
/// One column is one virtual second. `-` is nothing, a letter or digit is an element, `|` the
/// completion, `#` a failure with `MarbleError`; `[ab|]` happens in one moment and takes one
/// column; blanks only align.
struct Marbles {
    var marks: [(column: Int, event: Event<Character>)] = []

    init(_ drawing: String) {
        var column = 0
        var isGroup = false
        for mark in drawing where mark != " " {
            switch mark {
            case "-": break
            case "[": isGroup = true
            case "]": isGroup = false
            case "|": marks.append((column, .completed))
            case "#": marks.append((column, .error(MarbleError())))
            default: marks.append((column, .next(mark)))
            }
            if !isGroup { column += 1 }
        }
    }
}

extension VirtualTimeScheduler {
    /// A stream that plays a drawing for each subscription, from the moment of the subscription.
    ///
    ///     time.cold("--a-[b|]")
    ///
    /// - Parameter drawing: one column is one virtual second; `-` is nothing, `|` the completion,
    ///   `#` a failure with `MarbleError`, any other character an element; what stands in `[ ]`
    ///   happens in one moment and takes one column; blanks are skipped.
    public func cold(_ drawing: String) -> Observable<Character> {
        Observable { sink in
            for (column, event) in Marbles(drawing).marks {
                sink.segment.add(
                    self.schedule(after: .seconds(column)) { sink.on(event) })
            }
        }
    }

    /// A stream that plays a drawing once, from now on, to whoever listens at that time.
    public func hot(_ drawing: String) -> Observable<Character> {
        let subject = PublishSubject<Character>()
        for (column, event) in Marbles(drawing).marks {
            schedule(after: .seconds(column)) { subject.on(event) }
        }
        return subject.flow
    }
}
