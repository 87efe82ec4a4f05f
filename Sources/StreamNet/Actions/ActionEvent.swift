/// What happens to an action that is watched: progress, then the output.
public enum ActionEvent<Output: Sendable>: Sendable {
    /// A body has come further.
    case progress(TransferProgress)
    /// What the action brings; the last event.
    case output(Output)
}

extension Reactive {
    /// A stream that sends `action` each time it is subscribed, tells how far the bodies have come
    /// and, at last, delivers the output.
    ///
    /// ```swift
    /// provider.rx.progress(NetAPI.upload, file).subscribe(onNext: { event in
    ///     switch event {
    ///     case .progress(let progress): bar.fraction = progress.fraction
    ///     case .output(let receipt): show(receipt)
    ///     }
    /// })
    /// ```
    ///
    /// As with a target, progress is told on the transport's thread, and each attempt starts from
    /// zero. Otherwise as `rx(action, input)`.
    /// - Parameters:
    ///   - action: what to ask for.
    ///   - input: what goes in.
    ///   - attributes: what holds for this call only; wins over everything said elsewhere.
    public func progress<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Observable<ActionEvent<Output>> where Base == Provider<T> {
        base.chain.watch(action.saying(attributes), input)
    }

    /// The same for an action without input.
    public func progress<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Observable<ActionEvent<Output>> where Base == Provider<T> {
        base.chain.watch(action.saying(attributes), ())
    }
}

extension Chain {
    fileprivate func watch<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input
    ) -> Observable<ActionEvent<Output>> {
        .create { observer in
            let watched = Attributes.progress { observer.onNext(.progress($0)) }
            return send(action.saying([watched]), input).subscribe(
                onSuccess: {
                    observer.onNext(.output($0))
                    observer.onCompleted()
                },
                onFailure: { observer.onError($0) })
        }
    }
}

extension ObservableType {
    /// Only the output, when it is there: `rx.progress(action)` becomes `rx(action)` again.
    public func filterCompleted<Output>() -> Observable<Output>
    where Element == ActionEvent<Output> {
        asObservable().compactMap { if case .output(let output) = $0 { output } else { nil } }
    }

    /// Only the progress, until the output is there.
    public func filterProgress<Output>() -> Observable<TransferProgress>
    where Element == ActionEvent<Output> {
        asObservable().compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// Only the progress of one body, so that a bar does not go back when the other one begins.
    public func filterProgress<Output>(
        _ direction: TransferProgress.Direction
    ) -> Observable<TransferProgress> where Element == ActionEvent<Output> {
        filterProgress().filter { $0.direction == direction }
    }
}
