/// An event of a request with progress: progress, then the response.
public enum TransferEvent: Sendable {
    /// The progress of a body.
    case progress(TransferProgress)
    /// The response, as `rx(target)` delivers it; the last event.
    case response(Response)
}

extension Reactive {
    /// Sends `target` for each subscription, delivers the progress of the bodies and finally the
    /// response.
    ///
    /// ```swift
    /// provider.rx.progress(.upload(file)).subscribe(onNext: { event in
    ///     switch event {
    ///     case .progress(let progress): bar.fraction = progress.fraction
    ///     case .response(let response): show(response)
    ///     }
    /// })
    /// ```
    ///
    /// Progress is delivered on the transport's thread, the response where `rx(target)` delivers
    /// it; each attempt starts from zero. Everything else is as with `rx(target)`.
    public func progress<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Observable<TransferEvent> where Base == Provider<T> {
        base.chain.watch({ try target.endpoint }, attributes)
    }

    /// Does the same for a target of another type, sent by this provider.
    public func progress<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Observable<TransferEvent> where Base == Provider<T> {
        base.chain.watch({ try target.endpoint }, attributes)
    }
}

extension InterceptorChain {
    fileprivate func watch(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes]
    ) -> Observable<TransferEvent> {
        .create { [self] observer in
            let watched = Attributes.progress { observer.onNext(.progress($0)) }
            return send(declare, call + [watched]).subscribe(
                onSuccess: {
                    observer.onNext(.response($0))
                    observer.onCompleted()
                },
                onFailure: { observer.onError($0) })
        }
    }
}

extension ObservableType where Element == TransferEvent {
    /// Delivers only the response: `rx.progress(target)` becomes `rx(target)` again.
    public func filterCompleted() -> Observable<Response> {
        asObservable().compactMap { if case .response(let response) = $0 { response } else { nil } }
    }

    /// Delivers only the progress, until the response has arrived.
    public func filterProgress() -> Observable<TransferProgress> {
        asObservable().compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// Delivers only the progress of one body, so that a progress bar does not go back when the
    /// other body begins: `rx.progress(.photo(file)).filterProgress(.upload)`.
    ///
    /// Each attempt starts from zero.
    public func filterProgress(
        _ direction: TransferProgress.Direction
    ) -> Observable<TransferProgress> {
        filterProgress().filter { $0.direction == direction }
    }
}
