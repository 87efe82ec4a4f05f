extension ObservableType {
    /// Pairs elements with those of another stream, first with first, second with second.
    ///
    ///     --a---b--|
    ///     -1--2--3-|
    ///       zip
    ///     --A---B--|        A = (a, 1), B = (b, 2)
    ///
    /// The elements of the faster stream wait for the slower, in a buffer without a limit. The
    /// result completes as soon as no further pair is possible, and fails with the first error.
    ///
    /// [ReactiveX: Zip](https://reactivex.io/documentation/operators/zip.html)
    @inlinable
    public func zip<Other: ObservableType>(
        _ other: Other
    ) -> Flow<(Element, Other.Element), Count> where Other.Count == Count {
        .zip(self, other) { ($0, $1) }
    }
}

extension Flow {
    /// Pairs elements of two streams and combines each pair, first with first.
    ///
    /// As the method `zip`, with a closure for the pair. An error thrown by `resultSelector` fails
    /// the result.
    @inlinable
    public static func zip<Left: ObservableType, Right: ObservableType, Failure: Error>(
        _ left: Left,
        _ right: Right,
        resultSelector: @escaping @Sendable (Left.Element, Right.Element) throws(Failure) -> Element
    ) -> Self where Left.Count == Count, Right.Count == Count {
        let (left, right) = (left.flow, right.flow)
        return Self { sink in
            let pairing = Pairing<Left.Element, Right.Element>(in: sink.segment) { left, right in
                do throws(Failure) {
                    sink.next(try resultSelector(left, right))
                } catch {
                    sink.fail(error)
                }
            }
            pairing.start(left.source, right.source)
        }
    }

    /// Pairs elements of two streams as tuples, first with first.
    @inlinable
    public static func zip<Left: ObservableType, Right: ObservableType>(
        _ left: Left,
        _ right: Right
    ) -> Self
    where Left.Count == Count, Right.Count == Count, Element == (Left.Element, Right.Element) {
        zip(left, right) { ($0, $1) }
    }
}

/// Two streams waiting for each other.
@usableFromInline
final class Pairing<Left: Sendable, Right: Sendable>: Sendable {
    @usableFromInline
    enum Message: Sendable {
        case left(Left), right(Right), leftEnded(Ending), rightEnded(Ending)
    }

    @usableFromInline let downstream: Segment
    @usableFromInline let emit: @Sendable (Left, Right) -> Void
    @usableFromInline let serializer = Serializer<Message>()
    @usableFromInline let waiting = Cell(Waiting())

    /// Touched only by the serializer's turn.
    @usableFromInline
    struct Waiting: Sendable {
        @usableFromInline var lefts = Buffer<Left>()
        @usableFromInline var rights = Buffer<Right>()
        @usableFromInline var isLeftOver = false
        @usableFromInline var isRightOver = false

        @inlinable
        init() {}

        /// Whether one side is over and nothing of it waits.
        @inlinable
        var isOver: Bool { isLeftOver && lefts.isEmpty || isRightOver && rights.isEmpty }
    }

    @inlinable
    init(in downstream: Segment, _ emit: @escaping @Sendable (Left, Right) -> Void) {
        self.downstream = downstream
        self.emit = emit
    }

    @inlinable
    func start(_ left: Source<Left>, _ right: Source<Right>) {
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
        case .left(let element):
            if let other = waiting.value.rights.pop() {
                emit(element, other)
            } else {
                waiting.value.lefts.push(element)
            }
        case .right(let element):
            if let other = waiting.value.lefts.pop() {
                emit(other, element)
            } else {
                waiting.value.rights.push(element)
            }
        case .leftEnded(.error(let error)), .rightEnded(.error(let error)):
            return downstream.end(.error(error))
        case .leftEnded(.completed): waiting.value.isLeftOver = true
        case .rightEnded(.completed): waiting.value.isRightOver = true
        }
        if waiting.value.isOver { downstream.end(.completed) }
    }
}
