extension SharedSequence {
    /// Transforms each element.
    public func map<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> New
    ) -> SharedSequence<Strategy, New> { applying { $0.map(onMainQueue(transform)) } }

    /// Transforms each element, or drops it if `transform` returns nil.
    public func compactMap<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> New?
    ) -> SharedSequence<Strategy, New> { applying { $0.compactMap(onMainQueue(transform)) } }

    /// Passes on the elements for which `keep` is true.
    public func filter(_ keep: @escaping @MainActor (Element) -> Bool) -> Self {
        applying { $0.filter(onMainQueue(keep)) }
    }

    /// Drops elements that are equal to the one before.
    public func distinctUntilChanged() -> Self where Element: Equatable {
        applying { $0.distinctUntilChanged() }
    }

    /// Drops elements with the same key as the one before.
    public func distinctUntilChanged<Key: Equatable & Sendable>(
        _ keySelector: @escaping @MainActor (Element) -> Key
    ) -> Self { applying { $0.distinctUntilChanged(onMainQueue(keySelector)) } }

    /// Accumulates the elements and delivers each intermediate result, but not the seed.
    public func scan<Result: Sendable>(
        _ seed: Result, accumulator: @escaping @MainActor (Result, Element) -> Result
    ) -> SharedSequence<Strategy, Result> {
        applying { $0.scan(seed, accumulator: onMainQueue(accumulator)) }
    }

    /// Delivers `elements` first.
    public func startWith(_ elements: Element...) -> Self {
        applying { Observable.from(elements).concat($0) }
    }

    /// Drops the first elements.
    public func skip(_ count: Int) -> Self { applying { $0.skip(count) } }

    /// Delivers the first elements and completes with the last of them.
    public func take(_ count: Int) -> Self { applying { $0.take(count) } }

    /// Delivers an element when none has followed it for some time.
    /// - Parameter scheduler: measures the time; by default, the main queue.
    public func debounce(
        _ dueTime: Duration, scheduler: any Scheduler = MainScheduler.instance
    ) -> Self { applying { $0.debounce(dueTime, scheduler: scheduler) } }

    /// Delivers the first element at once, and then at most one each `dueTime`.
    /// - Parameter latest: true to deliver the last element of each time at its end.
    public func throttle(
        _ dueTime: Duration, latest: Bool = true, scheduler: any Scheduler = MainScheduler.instance
    ) -> Self { applying { $0.throttle(dueTime, latest: latest, scheduler: scheduler) } }

    /// Runs side effects before each element and the completion.
    public func `do`(
        onNext: @escaping @MainActor (Element) -> Void = { _ in },
        onCompleted: @escaping @MainActor () -> Void = {}
    ) -> Self {
        applying { $0.do(onNext: onMainQueue(onNext), onCompleted: onMainQueue(onCompleted)) }
    }

    /// Subscribes to the sequence that each element makes, all at once, and merges their elements.
    @_disfavoredOverload public func flatMap<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> SharedSequence<Strategy, New>
    ) -> SharedSequence<Strategy, New> {
        applying { $0.flatMap(onMainQueue { transform($0).asObservable() }) }
    }

    /// Subscribes to the sequence that each element makes, and disposes the previous one.
    @_disfavoredOverload public func flatMapLatest<New: Sendable>(
        _ transform: @escaping @MainActor (Element) -> SharedSequence<Strategy, New>
    ) -> SharedSequence<Strategy, New> {
        applying { $0.flatMapLatest(onMainQueue { transform($0).asObservable() }) }
    }

    /// Delivers the elements of the latest of the sequences that arrive.
    public func switchLatest<New: Sendable>() -> SharedSequence<Strategy, New>
    where Element == SharedSequence<Strategy, New> { flatMapLatest { $0 } }

    /// Combines each element with the latest of another sequence; drops those that come before.
    public func withLatestFrom<Other: Sendable, Result: Sendable>(
        _ other: SharedSequence<Strategy, Other>,
        resultSelector: @escaping @MainActor (Element, Other) -> Result
    ) -> SharedSequence<Strategy, Result> {
        applying {
            $0.withLatestFrom(other.asObservable(), resultSelector: onMainQueue(resultSelector))
        }
    }

    /// Delivers the latest element of another sequence at each element of this one.
    public func withLatestFrom<Other: Sendable>(
        _ other: SharedSequence<Strategy, Other>
    ) -> SharedSequence<Strategy, Other> { withLatestFrom(other) { $1 } }

    /// Combines the latest elements of two sequences, at each element of either.
    public static func combineLatest<Left: Sendable, Right: Sendable>(
        _ left: SharedSequence<Strategy, Left>, _ right: SharedSequence<Strategy, Right>,
        resultSelector: @escaping @MainActor (Left, Right) -> Element
    ) -> Self {
        Self(
            sharing: .combineLatest(
                left.asObservable(), right.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Combines the latest elements of three sequences, at each element of any.
    public static func combineLatest<First: Sendable, Second: Sendable, Third: Sendable>(
        _ first: SharedSequence<Strategy, First>, _ second: SharedSequence<Strategy, Second>,
        _ third: SharedSequence<Strategy, Third>,
        resultSelector: @escaping @MainActor (First, Second, Third) -> Element
    ) -> Self {
        Self(
            sharing: .combineLatest(
                first.asObservable(), second.asObservable(), third.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Combines the elements of two sequences by their numbers.
    public static func zip<Left: Sendable, Right: Sendable>(
        _ left: SharedSequence<Strategy, Left>, _ right: SharedSequence<Strategy, Right>,
        resultSelector: @escaping @MainActor (Left, Right) -> Element
    ) -> Self {
        Self(
            sharing: .zip(
                left.asObservable(), right.asObservable(),
                resultSelector: onMainQueue(resultSelector)))
    }

    /// Merges the elements of some sequences.
    public static func merge(_ sequences: Self...) -> Self {
        Self(sharing: .merge(sequences.map { $0.asObservable() }))
    }

    func applying<New: Sendable>(
        _ operate: (Observable<Element>) -> Observable<New>
    ) -> SharedSequence<Strategy, New> {
        SharedSequence<Strategy, New>(sharing: operate(asObservable()))
    }
}
