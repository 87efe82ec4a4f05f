/// A namespace for what is reactive about a type: the `rx` of `label.rx.text`.
///
///     extension Reactive where Base: Player {
///         var position: Observable<Duration> { base.positions.flow }
///     }
///
/// Extend it with streams and ``Binder``s; a type gets its `rx` by ``ReactiveCompatible``.
public struct Reactive<Base> {
    /// The value or object that `rx` belongs to.
    public let base: Base

    /// The namespace of `base`.
    public init(_ base: Base) { self.base = base }
}

extension Reactive: Sendable where Base: Sendable {}

/// A type with a namespace `rx`, for instances and for the type.
///
///     extension Player: ReactiveCompatible {}
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
    /// The streams and binders of the value.
    public var rx: Reactive<Self> { Reactive(self) }

    /// The streams and binders of the type.
    public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
}
