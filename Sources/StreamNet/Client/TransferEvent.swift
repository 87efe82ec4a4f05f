/// An event of a request with progress: progress, then the output.
public enum TransferEvent<Output: Sendable>: Sendable {
    /// The progress of a body.
    case progress(TransferProgress)
    /// The response to a target, or the output of an action; the last event.
    case output(Output)
}

extension Reactive {
    /// Sends `target` as `rx(target)`, and delivers before the response the progress of bodies, on
    /// the transport's thread; each attempt starts from zero.
    public func progress<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Observable<TransferEvent<Response>> where Base == Provider<T> {
        TransferEvent.events { base.chain.send(target, attributes + [$0]) }
    }
}

extension TransferEvent {
    static func events(
        of send: @escaping @Sendable (_ attributes: Attributes) -> Single<Output>
    ) -> Observable<TransferEvent> {
        .create { observer in
            send(.progress { observer.onNext(.progress($0)) }).map { .output($0) }
                .subscribe(observer)
        }
    }
}

extension ObservableType {
    /// Delivers only the output: `rx.progress(target)` becomes `rx(target)` again.
    public func filterCompleted<Output>() -> Observable<Output>
    where Element == TransferEvent<Output> {
        asObservable().compactMap { if case .output(let output) = $0 { output } else { nil } }
    }

    /// Delivers only the progress, until the output has arrived: of one body, so that a progress
    /// bar does not go back when the other body begins, or of both.
    public func filterProgress<Output>(
        _ direction: TransferProgress.Direction? = nil
    ) -> Observable<TransferProgress> where Element == TransferEvent<Output> {
        asObservable().compactMap { event in
            guard case .progress(let progress) = event else { return nil }
            return direction == nil || progress.direction == direction ? progress : nil
        }
    }
}
