/// The elements of a stream that share a key; `groupBy` makes one for each key.
///
/// It has every operator. A closure that returns a flow, such as that of `flatMap`, returns its
/// `asObservable()`.
public struct GroupedObservable<Key: Sendable, Element: Sendable>: ObservableType {
    /// The key that the elements share.
    public let key: Key
    /// The elements, from now on.
    public let flow: Observable<Element>

    @inlinable
    init(key: Key, flow: Observable<Element>) {
        self.key = key
        self.flow = flow
    }
}
