extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements of the sequence as a stream.
    ///
    /// Each subscription iterates anew, in a task of its own and as fast as the sequence gives;
    /// events are delivered from that task. Disposing cancels the task: nothing is delivered any
    /// more, and the sequence is let go as soon as it hears of the cancellation. An error that the
    /// sequence throws fails the stream.
    ///
    /// [ReactiveX: From](https://reactivex.io/documentation/operators/from.html)
    public func asObservable() -> Observable<Element> {
        .create { observer in
            let task = Task {
                do {
                    for try await element in self {
                        if Task.isCancelled { return }
                        observer.onNext(element)
                    }
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
