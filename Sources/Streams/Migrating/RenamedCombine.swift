// Types of Combine that have another name here, so that the compiler says what to write. In a file
// that imports Combine, too, its own are meant: the compiler prefers what is available. The names
// that Flow+Combine.swift uses are not among them: this module's would be meant there.

/// Is ``Observable``.
@available(*, unavailable, message: "Observable<Element>, or Single<Element>")
public struct AnyPublisher<Output, Failure> {}

/// Is ``Disposable``.
@available(*, unavailable, message: "any Disposable; a DisposeBag for several")
public struct AnyCancellable: Hashable {
    /// Has another form here.
    public init(_ cancel: @escaping () -> Void) {}
}

/// Is ``Disposable``.
@available(*, unavailable, message: "any Disposable, whose cancel() is dispose()")
public typealias Cancellable = Disposable

/// Is ``PublishSubject``.
@available(*, unavailable, message: "PublishSubject<Element>(), whose send(_:) is onNext(_:)")
public struct PassthroughSubject<Output, Failure> {
    /// Has another form here.
    public init() {}
}

/// Is ``BehaviorRelay`` or ``BehaviorSubject``.
@available(*, unavailable, message: "BehaviorRelay(value: first), whose send(_:) is accept(_:)")
public struct CurrentValueSubject<Output, Failure> {
    /// Has another form here.
    public init(_ value: Output) {}
}

/// Is `just(_:)`.
@available(*, unavailable, message: "Observable.just(element), or Single.just(element)")
public struct Just<Output: Sendable>: ObservableType {
    /// Has another form here.
    public var flow: Observable<Output> { .never() }
    /// Has another form here.
    public init(_ output: Output) {}
}

/// Is `error(_:)`.
@available(*, unavailable, message: "Observable<Element>.error(error), or Single<Element>.error")
public struct Fail<Output: Sendable, Failure>: ObservableType {
    /// Has another form here.
    public var flow: Observable<Output> { .never() }
    /// Has another form here.
    public init(error: Failure) {}
    /// Has another form here.
    public init(outputType: Output.Type, failure: Failure) {}
}

/// Is ``Single``.
@available(*, unavailable, message: "Single<Element>.create { … }, or Single { try await … }")
public struct Future<Output: Sendable, Failure: Error>: ObservableType {
    /// Has another form here.
    public var flow: Single<Output> { .never() }
    /// Has another form here.
    public init(_ fulfil: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void) {}
}

/// Is `deferred(_:)`.
@available(*, unavailable, message: "Observable.deferred { … }")
public struct Deferred<Source: ObservableType>: ObservableType {
    /// Has another form here.
    public var flow: Flow<Source.Element, Source.Count> { .never() }
    /// Has another form here.
    public init(_ make: @escaping () -> Source) {}
}

/// Is ``BehaviorRelay``.
@available(
    *, unavailable, message: "let name = BehaviorRelay(value: \"\"), or an @Observable model"
)
@propertyWrapper
public struct Published<Value> {
    /// Has another form here.
    public var wrappedValue: Value

    /// Has another form here.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Has another form here.
@available(*, unavailable, message: "an @Observable class, or one with a BehaviorRelay")
public typealias ObservableObject = AnyObject

/// Is a group of static functions of ``Observable``.
@available(*, unavailable, message: "Observable.merge(a, b), .zip(a, b), .combineLatest(a, b)")
public enum Publishers {
    /// Has another form here.
    public struct Merge<
        First: ObservableType, Second: ObservableType
    >: ObservableType {
        /// Has another form here.
        public var flow: Observable<First.Element> { .never() }
        /// Has another form here.
        public init(_ first: First, _ second: Second) {}
    }
    /// Has another form here.
    public struct CombineLatest<
        First: ObservableType, Second: ObservableType
    >: ObservableType {
        /// Has another form here.
        public var flow: Observable<(First.Element, Second.Element)> { .never() }
        /// Has another form here.
        public init(_ first: First, _ second: Second) {}
    }
    /// Has another form here.
    public struct CombineLatest3<
        First: ObservableType, Second: ObservableType, Third: ObservableType
    >: ObservableType {
        /// Has another form here.
        public var flow: Observable<(First.Element, Second.Element, Third.Element)> { .never() }
        /// Has another form here.
        public init(_ first: First, _ second: Second, _ third: Third) {}
    }
    /// Has another form here.
    public struct Zip<
        First: ObservableType, Second: ObservableType
    >: ObservableType {
        /// Has another form here.
        public var flow: Observable<(First.Element, Second.Element)> { .never() }
        /// Has another form here.
        public init(_ first: First, _ second: Second) {}
    }
    /// Has another form here.
    public struct Zip3<
        First: ObservableType, Second: ObservableType, Third: ObservableType
    >: ObservableType {
        /// Has another form here.
        public var flow: Observable<(First.Element, Second.Element, Third.Element)> { .never() }
        /// Has another form here.
        public init(_ first: First, _ second: Second, _ third: Third) {}
    }
    /// Has another form here.
    public struct MergeMany<Source: ObservableType>: ObservableType {
        /// Has another form here.
        public var flow: Observable<Source.Element> { .never() }
        /// Has another form here.
        public init(_ sources: Source...) {}
        /// Has another form here.
        public init(_ sources: some Sequence<Source>) {}
    }
}

extension ImmediateScheduler {
    /// Is a scheduler of its own.
    @available(*, unavailable, message: "ImmediateScheduler()")
    public static var shared: ImmediateScheduler { ImmediateScheduler() }
}

/// Is an ``Event`` without an element.
@_documentation(visibility: internal)
public enum CombineCompletion {
    case finished
    case failure(any Error)
}

extension Observer {
    /// Is ``onNext(_:)``.
    @available(*, unavailable, message: "onNext(_:) of a subject, accept(_:) of a relay")
    public func send(_ element: Element) {}

    /// Is ``onCompleted()``.
    @available(*, unavailable, message: "onCompleted(), or onError(_:)")
    public func send(completion: CombineCompletion) {}
}
