/// A source of events that can be subscribed to: a flow or a subject.
///
/// Every operator is an extension of this protocol, so `subject.map { … }` reads as
/// `subject.flow.map { … }`.
public protocol ObservableType<Element, Count>: Sendable {
    /// The type of its elements.
    associatedtype Element: Sendable
    /// The number of them: `One` or `Many`.
    associatedtype Count

    /// The same stream as a flow.
    var flow: Flow<Element, Count> { get }
}

extension Flow: ObservableType {
    /// The flow itself.
    @inlinable
    public var flow: Flow<Element, Count> { self }
}

extension ObservableType {
    /// The same stream, as one that may deliver any number of elements.
    ///
    /// A `Single` becomes its element followed by a completion.
    @inlinable
    public func asObservable() -> Observable<Element> { Observable(flow.source) }
}
