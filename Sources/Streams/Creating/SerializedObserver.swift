/// The entrance of callbacks into a stream: serialised, and closed together with the subscription.
// Unchecked: `sink` is touched only by the initializer and by the serializer's turn.
@usableFromInline
final class SerializedObserver<Element: Sendable>: Observer, @unchecked Sendable {
    /// Takes events, and nil to let the downstream go.
    @usableFromInline let serializer = Serializer<Event<Element>?>()
    // Unchecked: see above. A box would be an allocation for each subscription.
    @exclusivity(unchecked) @usableFromInline var sink: Sink<Element>?

    @inlinable
    init(_ sink: Sink<Element>) { self.sink = sink }

    @inlinable
    func on(_ event: Event<Element>) { serializer.send(event) { handle($0) } }

    /// Releases the downstream, though the caller of `create` may retain the observer for ever.
    @inlinable
    func release() { serializer.send(nil) { handle($0) } }

    @inlinable
    func handle(_ event: Event<Element>?) {
        if let event { sink?.on(event) } else { sink = nil }
    }
}
