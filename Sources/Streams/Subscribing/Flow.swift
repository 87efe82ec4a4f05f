/// Exactly one element, or an error: the cardinality of `Single`.
public enum One: Sendable {}

/// Any number of elements, then at most one ending: the cardinality of `Observable`.
public enum Many: Sendable {}

/// A stream of elements over time.
///
/// It is cold: each subscription runs it. Operators preserve the cardinality where they can.
/// [ReactiveX: Observable](https://reactivex.io/documentation/observable.html)
public struct Flow<Element: Sendable, Count>: ObservableType {
    @usableFromInline let source: Source<Element>

    /// The flow itself.
    @inlinable public var flow: Flow<Element, Count> { self }

    @inlinable init(_ source: Source<Element>) { self.source = source }

    @inlinable package init(_ start: @escaping @Sendable (consuming Sink<Element>) -> Void) {
        source = .run(start)
    }

    /// Starts the flow with `sink` as its receiver, unless the sink is closed.
    @inlinable package func start(_ sink: consuming Sink<Element>) {
        switch source {
        case .run(let start): if !sink.lifetime.isClosed { start(sink) }
        case .just(let element): sink.succeed(element)
        case .empty: sink.complete()
        case .error(let error): sink.fail(error)
        case .continuing(let begin):
            // Written out, so that the optimizer sees through it.
            if !sink.lifetime.isClosed, let next = begin(sink, nil) {
                Self(next).start(sink, within: nil)
            }
        case .chain, .deferred: start(sink, within: nil)
        }
    }

    /// Starts the flow within an operator. Sources that return another one take no stack.
    @inlinable func start(_ sink: Sink<Element>, within outer: Continuation<Element>?) {
        if case .run(let start) = source { return sink.lifetime.isClosed ? () : start(sink) }
        var next: Source<Element>? = source
        while let source = next, !sink.lifetime.isClosed {
            switch source {
            case .deferred(let make): next = make(sink)
            case .continuing(let start): next = start(sink, outer)
            case .chain(let chain): return chain.run(chain, sink, outer)
            case .run, .just, .empty, .error: return Self(source).start(sink)
            }
        }
    }

    /// Starts the flow with a sink of these two; with a sink's own lifetime, that costs a retain.
    @inlinable @inline(__always) package func start(
        in lifetime: consuming SubscriptionLifetime,
        _ next: consuming @escaping @Sendable (Element) -> Void
    ) { start(Sink(lifetime, next)) }

    /// `start` without the check for a closed sink: for operators that do nothing before their
    /// source. Taking it at assembly saves each subscription two atomic operations.
    @inlinable var starter: @Sendable (consuming Sink<Element>) -> Void {
        if case .run(let start) = source { return start }
        return { [self] sink in start(sink) }
    }
}

/// Any number of elements over time.
public typealias Observable<Element: Sendable> = Flow<Element, Many>

/// One element or an error: a request, a computation or anything else with one result.
/// [ReactiveX: Single](https://reactivex.io/documentation/single.html)
public typealias Single<Element: Sendable> = Flow<Element, One>

/// The work of a flow. Constants and the parts of a `concat` are data, which operators recognise.
@usableFromInline enum Source<Element: Sendable>: Sendable {
    case run(@Sendable (consuming Sink<Element>) -> Void)
    case just(Element)
    case empty
    case error(any Error)
    case chain(Chain<Element>)
    /// Delivers elements to a sink, perhaps, and returns the source that continues.
    case deferred(@Sendable (Sink<Element>) -> Source<Element>)
    /// Runs, and returns the flow that takes its place if its last element came at once.
    case continuing(@Sendable (Sink<Element>, Continuation<Element>?) -> Source<Element>?)

    @inlinable var isConstant: Bool {
        switch self {
        case .just, .empty, .error: true
        case .run, .chain, .deferred, .continuing: false
        }
    }
}

/// A source of events that can be subscribed to: a flow or a subject.
///
/// Every operator extends it: `subject.map { … }` is `subject.flow.map { … }`. Unless documented
/// otherwise, the first error of a stream fails the result, and so does one that a closure throws.
public protocol ObservableType<Element, Count>: Sendable {
    /// The type of its elements.
    associatedtype Element: Sendable
    /// The number of them: `One` or `Many`.
    associatedtype Count

    /// The same stream as a flow.
    var flow: Flow<Element, Count> { get }
}

extension ObservableType {
    /// The same stream, of any number of elements; a completion follows the element of a `Single`.
    @inlinable public func asObservable() -> Observable<Element> { Observable(flow.source) }
}
