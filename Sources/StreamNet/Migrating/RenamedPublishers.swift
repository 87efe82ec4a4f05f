// Types of Combine whose names the bridge of `Streams` uses, so that the compiler says what to
// write. They are here, as the bridge would mean them if they were in its module. In a file that
// imports Combine, too, its own are meant: the compiler prefers what is available.

/// Is `Observable`.
@available(*, unavailable, message: "Observable<Element>, or some ObservableType<Element, Many>")
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure
}

/// Is `Observer`.
@available(*, unavailable, message: "an Observer, or subscribe(onNext:onError:onCompleted:)")
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure
}

/// Is `Event`, or not needed.
@available(*, unavailable, message: "there is no demand; a completion is an Event")
public enum Subscribers {
    /// Is not needed.
    public struct Demand {
        /// Is not needed.
        public static var unlimited: Self { Self() }
        /// Is not needed.
        public static var none: Self { Self() }
        /// Is not needed.
        public static func max(_ count: Int) -> Self { Self() }
    }

    /// Is `Event`.
    public enum Completion<Failure> { case finished, failure(Failure) }
}
