/// The combination of several streams' elements, used only during the combiner's turn.
@usableFromInline protocol CombiningRule: Sendable {
    /// An element, with the stream that delivered it.
    associatedtype Input: Sendable
    associatedtype Output: Sendable

    var isOver: Bool { get }
    mutating func next(_ input: Input) -> Output?
    mutating func completed(at index: Int) -> Output?
}

@usableFromInline
enum Side<Left: Sendable, Right: Sendable>: Sendable { case left(Left), right(Right) }

/// Combines streams by a rule. They are started in order; the first error of any is the result's.
@usableFromInline final class Combiner<Rule: CombiningRule>: Demand {
    @usableFromInline enum Message: Sendable { case next(Rule.Input), ended(Ending, at: Int) }

    @usableFromInline let downstream: SubscriptionLifetime
    @usableFromInline let emit: @Sendable (Rule.Output) -> Void
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let rule: MutableBox<Rule>
    @usableFromInline let pacing: Pacing

    @inlinable init(
        _ rule: Rule, in downstream: SubscriptionLifetime,
        _ emit: @escaping @Sendable (Rule.Output) -> Void
    ) {
        self.rule = MutableBox(rule)
        self.downstream = downstream
        self.emit = emit
        pacing = Pacing(downstream)
    }

    @inlinable func start<Left, Right>(_ left: Source<Left>, _ right: Source<Right>)
    where Rule.Input == Side<Left, Right> {
        let (first, second) = (lifetime(of: 0), lifetime(of: 1))
        Observable(left).start(in: first) { self.send(.next(.left($0))) }
        Observable(right).start(in: second) { self.send(.next(.right($0))) }
    }

    @inlinable func start<Element>(_ sources: [Source<Element>])
    where Rule.Input == (element: Element, index: Int) {
        let lifetimes = sources.indices.map { lifetime(of: $0) }
        for (index, source) in sources.enumerated() {
            Observable(source).start(in: lifetimes[index]) { self.send(.next(($0, index))) }
        }
    }

    @inlinable func lifetime(of index: Int) -> SubscriptionLifetime {
        let lifetime = SubscriptionLifetime(in: downstream) { self.send(.ended($0, at: index)) }
        pacing.hold(lifetime, for: self)
        return lifetime
    }

    @inlinable func send(_ message: Message) {
        serializer.send(message) { handle($0) }
        pacing.turnEnded { serializer.isIdle }
    }

    @inlinable func handle(_ message: Message) {
        guard !downstream.isClosed else { return }
        switch message {
        case .next(let input): if let output = rule.value.next(input) { emit(output) }
        case .ended(.completed, let index):
            if let output = rule.value.completed(at: index) { emit(output) }
        case .ended(let failure, _): return downstream.end(failure)
        }
        if rule.value.isOver { downstream.end(.completed) }
    }

    @usableFromInline package func whenReady(_ action: @escaping @Sendable () -> Void) {
        pacing.whenReady(action) { serializer.isIdle }
    }
}

extension Flow {
    @inlinable static func combiner<Left, Right, Rule: CombiningRule, Failure: Error>(
        of left: Source<Left>, _ right: Source<Right>, by rule: Rule,
        _ resultSelector: @escaping @Sendable (Rule.Output) throws(Failure) -> Element
    ) -> Self where Rule.Input == Side<Left, Right> {
        combiner(by: rule, resultSelector) { $0.start(left, right) }
    }

    @inlinable static func combiner<Part, Rule: CombiningRule, Failure: Error>(
        of sources: [Source<Part>], by rule: Rule,
        _ resultSelector: @escaping @Sendable (Rule.Output) throws(Failure) -> Element
    ) -> Self where Rule.Input == (element: Part, index: Int) {
        combiner(by: rule, resultSelector) { $0.start(sources) }
    }

    @inlinable static func combiner<Rule: CombiningRule, Failure: Error>(
        by rule: Rule,
        _ resultSelector: @escaping @Sendable (Rule.Output) throws(Failure) -> Element,
        _ start: @escaping @Sendable (Combiner<Rule>) -> Void
    ) -> Self {
        Self { sink in
            let combiner = Combiner(rule, in: sink.lifetime) { output in
                do throws(Failure) { sink.next(try resultSelector(output)) } catch {
                    sink.fail(error)
                }
            }
            start(combiner)
        }
    }
}
