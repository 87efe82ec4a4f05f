/// An event of an action that reports progress: progress, then the output.
public enum ActionEvent<Output: Sendable>: Sendable {
    /// More bytes of a body were sent or received.
    case progress(TransferProgress)
    /// The output of the action; the last event.
    case output(Output)
}

extension Reactive {
    /// Returns a stream that sends `action` on each subscription, reports the progress of the
    /// bodies and, at last, delivers the output.
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
    /// As with a target, progress is reported on the transport's thread, and each attempt starts
    /// from zero. Otherwise as `rx(action, input)`.
    /// - Parameters:
    ///   - action: The action to send.
    ///   - input: The input of the action.
    ///   - attributes: The attributes of this call only; they override all others.
    public func progress<T, Input, Output>(
        _ action: Action<Input, Output>, _ input: Input, _ attributes: Attributes...
    ) -> Observable<ActionEvent<Output>> where Base == Provider<T> {
        base.chain.watch(action.setting(attributes), input)
    }

    /// Returns the same stream for an action without input.
    public func progress<T, Output>(
        _ action: Action<Void, Output>, _ attributes: Attributes...
    ) -> Observable<ActionEvent<Output>> where Base == Provider<T> {
        base.chain.watch(action.setting(attributes), ())
    }
}

extension InterceptorChain {
    fileprivate func watch<Input, Output>(
        _ action: Action<Input, Output>, _ input: Input
    ) -> Observable<ActionEvent<Output>> {
        .create { [self] observer in
            let watched = Attributes.progress { observer.onNext(.progress($0)) }
            return send(action.setting([watched]), input).subscribe(
                onSuccess: {
                    observer.onNext(.output($0))
                    observer.onCompleted()
                },
                onFailure: { observer.onError($0) })
        }
    }
}

extension ObservableType {
    /// Delivers only the output: `rx.progress(action)` becomes `rx(action)` again.
    public func filterCompleted<Output>() -> Observable<Output>
    where Element == ActionEvent<Output> {
        asObservable().compactMap { if case .output(let output) = $0 { output } else { nil } }
    }

    /// Delivers only the progress, until the output arrives.
    public func filterProgress<Output>() -> Observable<TransferProgress>
    where Element == ActionEvent<Output> {
        asObservable().compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// Delivers only the progress of one body, so that a progress bar does not go back when the
    /// other body begins.
    public func filterProgress<Output>(
        _ direction: TransferProgress.Direction
    ) -> Observable<TransferProgress> where Element == ActionEvent<Output> {
        filterProgress().filter { $0.direction == direction }
    }
}
