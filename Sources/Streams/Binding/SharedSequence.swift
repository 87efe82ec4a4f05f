/// A stream for views: it delivers on the main actor, and the closures of its operators run there.
///
/// Its kinds are ``Driver`` and ``Signal``, which cannot fail and run once for all subscribers, as
/// long as there is one, and ``MainObservable``, which may fail and runs once for each. Events are
/// delivered as by ``MainScheduler``. Its operators keep the kind; ``asObservable()`` has others.
public struct SharedSequence<Strategy: Sendable, Element: Sendable>: Sendable {
    private let events: Observable<Element>

    /// A sequence of `source`, which may deliver on any threads and is shared as the strategy says.
    init(sharing source: Observable<Element>) {
        let shared =
            switch Strategy.self {
            case is DriverSharingStrategy.Type: source.share(replay: 1)
            case is SignalSharingStrategy.Type: source.share()
            default: source
            }
        // A scheduler for each run: the work of other streams delays nothing. After the sharing,
        // which replays on the thread of the subscriber.
        events = .deferred { shared.observe(on: MainScheduler()) }
    }

    /// The same events as an observable, on the main queue.
    public func asObservable() -> Observable<Element> { events }

    /// A sequence of one element.
    public static func just(_ element: Element) -> Self { Self(sharing: .just(element)) }

    /// A sequence without elements, which completes.
    public static func empty() -> Self { Self(sharing: .empty()) }

    /// A sequence that never delivers an element or an ending.
    public static func never() -> Self { Self(sharing: .never()) }
}

/// A stream for views that delivers its latest element to each new subscriber first: for state.
///
///     let names = profile.map { $0.name }.asDriver(onErrorJustReturn: "offline")
///     names.drive(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
public typealias Driver<Element: Sendable> = SharedSequence<DriverSharingStrategy, Element>

/// A stream for views that delivers no earlier elements: for events. RxCocoa's `Signal`.
public typealias Signal<Element: Sendable> = SharedSequence<SignalSharingStrategy, Element>

/// A stream on the main actor that may fail, made by `onMain`, with `subscribe`: for view models.
public typealias MainObservable<Element: Sendable> = SharedSequence<MainSharingStrategy, Element>

/// Replays the latest element to each new subscriber: the strategy of ``Driver``.
public enum DriverSharingStrategy: Sendable {}

/// Replays nothing: the strategy of ``Signal``.
public enum SignalSharingStrategy: Sendable {}

/// Shares nothing: the strategy of ``MainObservable``.
public enum MainSharingStrategy: Sendable {}
