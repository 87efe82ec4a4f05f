/// What two streams that meet make of each other's elements.
///
/// Touched only by the turn of the serializer where they meet.
@usableFromInline
protocol MeetingRule: Sendable {
    associatedtype Left: Sendable
    associatedtype Right: Sendable

    /// Whether nothing more can come of it.
    var isOver: Bool { get }

    /// The pair to deliver for an element of the left stream, if any.
    mutating func left(_ element: Left) -> (Left, Right)?
    /// The pair to deliver for an element of the right stream, if any.
    mutating func right(_ element: Right) -> (Left, Right)?
    /// The left stream has completed.
    mutating func leftCompleted()
    /// The right stream has completed.
    mutating func rightCompleted()
}

/// Two streams that meet, the left one started first; the first error of either is the result's.
@usableFromInline
final class Meeting<Rule: MeetingRule>: Sendable {
    @usableFromInline
    enum Message: Sendable {
        case left(Rule.Left), right(Rule.Right), leftEnded(Ending), rightEnded(Ending)
    }

    @usableFromInline let downstream: Segment
    @usableFromInline let emit: @Sendable (Rule.Left, Rule.Right) -> Void
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let rule: Cell<Rule>

    @inlinable
    init(
        _ rule: Rule, in downstream: Segment,
        _ emit: @escaping @Sendable (Rule.Left, Rule.Right) -> Void
    ) {
        self.rule = Cell(rule)
        self.downstream = downstream
        self.emit = emit
    }

    @inlinable
    func start(_ left: Source<Rule.Left>, _ right: Source<Rule.Right>) {
        let leftSegment = Segment(in: downstream) { self.send(.leftEnded($0)) }
        let rightSegment = Segment(in: downstream) { self.send(.rightEnded($0)) }
        Observable(left).start(Sink(leftSegment) { self.send(.left($0)) })
        Observable(right).start(Sink(rightSegment) { self.send(.right($0)) })
    }

    @inlinable
    func send(_ message: Message) { serializer.send(message) { handle($0) } }

    @inlinable
    func handle(_ message: Message) {
        guard !downstream.isClosed else { return }
        switch message {
        case .left(let element): if let pair = rule.value.left(element) { emit(pair.0, pair.1) }
        case .right(let element): if let pair = rule.value.right(element) { emit(pair.0, pair.1) }
        case .leftEnded(.error(let error)), .rightEnded(.error(let error)):
            return downstream.end(.error(error))
        case .leftEnded(.completed): rule.value.leftCompleted()
        case .rightEnded(.completed): rule.value.rightCompleted()
        }
        if rule.value.isOver { downstream.end(.completed) }
    }
}

extension Flow {
    /// The stream of what two streams make of each other.
    @inlinable
    static func meeting<Rule: MeetingRule, Failure: Error>(
        of left: Source<Rule.Left>, _ right: Source<Rule.Right>, by rule: Rule,
        _ resultSelector: @escaping @Sendable (Rule.Left, Rule.Right) throws(Failure) -> Element
    ) -> Self {
        Self { sink in
            let meeting = Meeting(rule, in: sink.segment) { left, right in
                do throws(Failure) {
                    sink.next(try resultSelector(left, right))
                } catch {
                    sink.fail(error)
                }
            }
            meeting.start(left, right)
        }
    }
}
