/// A source of events that can be subscribed to: a flow or a subject.
///
/// Every operator is an extension of this protocol, so `subject.map { … }` reads as
/// `subject.flow.map { … }`.
public protocol ObservableType<Element, Count>: Sendable {
    /// The type of the elements.
    associatedtype Element: Sendable
    /// The number of elements: `One` or `Many`.
    associatedtype Count

    /// The same stream as a flow.
    var flow: Flow<Element, Count> { get }
}

extension Flow: ObservableType {
    /// The flow itself.
    @inlinable
    public var flow: Flow<Element, Count> { self }
}
