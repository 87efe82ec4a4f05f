/// What any number of streams that meet make of each other's elements.
///
/// Touched only by the turn of the serializer where they meet.
@usableFromInline
protocol GatheringRule<Element>: Sendable {
    associatedtype Element: Sendable

    /// Whether nothing more can come of it.
    var isOver: Bool { get }

    /// The combination to deliver for an element of the stream at `index`, if any.
    mutating func next(_ element: Element, at index: Int) -> [Element]?
    /// The stream at `index` has completed.
    mutating func completed(at index: Int)
}

/// Streams of one type that meet, started in order; the first error of any is the result's.
@usableFromInline
final class Gathering<Rule: GatheringRule>: Sendable {
    @usableFromInline
    enum Message: Sendable {
        case next(Rule.Element, at: Int)
        case ended(Ending, at: Int)
    }

    @usableFromInline let downstream: Segment
    @usableFromInline let emit: @Sendable ([Rule.Element]) -> Void
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let rule: Cell<Rule>

    @inlinable
    init(
        _ rule: Rule, in downstream: Segment,
        _ emit: @escaping @Sendable ([Rule.Element]) -> Void
    ) {
        self.rule = Cell(rule)
        self.downstream = downstream
        self.emit = emit
    }

    @inlinable
    func start(_ sources: [Source<Rule.Element>]) {
        let segments = sources.indices.map { index in
            Segment(in: downstream) { self.send(.ended($0, at: index)) }
        }
        for (index, source) in sources.enumerated() {
            Observable(source).start(
                Sink(segments[index]) { self.send(.next($0, at: index)) })
        }
    }

    @inlinable
    func send(_ message: Message) { serializer.send(message) { handle($0) } }

    @inlinable
    func handle(_ message: Message) {
        guard !downstream.isClosed else { return }
        switch message {
        case .next(let element, let index):
            if let elements = rule.value.next(element, at: index) { emit(elements) }
        case .ended(.error(let error), _): return downstream.end(.error(error))
        case .ended(.completed, let index): rule.value.completed(at: index)
        }
        if rule.value.isOver { downstream.end(.completed) }
    }
}

extension Flow {
    /// The stream of what streams of one type make of each other.
    @inlinable
    static func gathering<Rule: GatheringRule, Failure: Error>(
        of sources: [Source<Rule.Element>], by rule: Rule,
        _ resultSelector: @escaping @Sendable ([Rule.Element]) throws(Failure) -> Element
    ) -> Self {
        Self { sink in
            let gathering = Gathering(rule, in: sink.segment) { elements in
                do throws(Failure) {
                    sink.next(try resultSelector(elements))
                } catch {
                    sink.fail(error)
                }
            }
            gathering.start(sources)
        }
    }

    /// What `resultSelector` makes of no elements at all.
    @inlinable
    static func gatheringNothing<Part: Sendable, Failure: Error>(
        _ resultSelector: @escaping @Sendable ([Part]) throws(Failure) -> Element
    ) -> Self {
        Self { sink in
            do throws(Failure) {
                sink.succeed(try resultSelector([]))
            } catch {
                sink.fail(error)
            }
        }
    }
}
