/// A stream for views: it cannot fail, delivers on the main actor, runs once for all subscribers.
///
/// Its kinds, ``Driver`` and ``Signal``, are made of a stream by `asDriver` or `asSignal`, which
/// decide what follows a failure. The source runs as long as there is a subscriber; an event that
/// occurs on the main actor is delivered at once. Closures of operators run once for each element,
/// whatever the number of subscribers. Other operators are those of ``asObservable()``.
public struct SharedSequence<Strategy: Sendable, Element: Sendable>: Sendable {
    private let shared: Observable<Element>

    /// A sequence that shares `source`, which delivers on the main queue and does not fail.
    init(sharing source: Observable<Element>) {
        shared = source.share(replay: Strategy.self == DriverSharingStrategy.self ? 1 : 0)
    }

    /// The same events as an observable, on the main queue; replayed ones on the caller's thread.
    public func asObservable() -> Observable<Element> { shared }
}

/// A stream for views that delivers its latest element to each new subscriber first: for state.
/// RxCocoa's `Driver`, subscribed to by `drive`.
///
///     let names = profile.map { $0.name }.asDriver(onErrorJustReturn: "offline")
///     names.drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>

/// A stream for views that delivers no earlier elements: for events, such as an alert.
/// RxCocoa's `Signal`, subscribed to by `emit`.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>

/// Replays the latest element to each new subscriber: the strategy of ``Driver``.
public enum DriverSharingStrategy: Sendable {}

/// Replays nothing: the strategy of ``Signal``.
public enum SignalSharingStrategy: Sendable {}

extension SharedSequence {
    /// A sequence of one element.
    public static func just(_ element: Element) -> Self { Self(sharing: .just(element)) }

    /// A sequence without elements, which completes.
    public static func empty() -> Self { Self(sharing: .empty()) }

    /// Transforms each element.
    public func map<New: Sendable>(
        _ transform: @escaping @Sendable (Element) -> New
    ) -> SharedSequence<Strategy, New> {
        SharedSequence<Strategy, New>(sharing: shared.map(transform))
    }

    /// Passes on the elements for which `keep` is true.
    public func filter(_ keep: @escaping @Sendable (Element) -> Bool) -> Self {
        Self(sharing: shared.filter(keep))
    }

    /// Drops elements that are equal to the one before.
    public func distinctUntilChanged() -> Self where Element: Equatable {
        Self(sharing: shared.distinctUntilChanged())
    }
}
