/// An event of a request with progress: progress, then the output.
public enum TransferEvent<Output: Sendable>: Sendable {
    /// The progress of a body.
    case progress(TransferProgress)
    /// The response to a target, or the output of an action; the last event.
    case output(Output)
}

extension Reactive {
    /// Sends `target` on each subscription, delivers the progress of bodies, then the response.
    ///
    /// Progress is delivered on the transport's thread, the response where `rx(target)` delivers
    /// it; each attempt starts from zero. Everything else is as with `rx(target)`.
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
            send(Attributes.progress { observer.onNext(.progress($0)) }).subscribe(
                onSuccess: {
                    observer.onNext(.output($0))
                    observer.onCompleted()
                },
                onFailure: { observer.onError($0) })
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
    ///
    /// Each attempt starts from zero.
    public func filterProgress<Output>(
        _ direction: TransferProgress.Direction? = nil
    ) -> Observable<TransferProgress> where Element == TransferEvent<Output> {
        asObservable().compactMap { event in
            guard case .progress(let progress) = event else { return nil }
            return direction == nil || progress.direction == direction ? progress : nil
        }
    }
}
