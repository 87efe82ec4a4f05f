/// What happens to a request that is watched: progress, then the response.
public enum TransferEvent: Sendable {
    /// A body has come further.
    case progress(TransferProgress)
    /// The response, as `rx(target)` delivers it; the last event.
    case response(Response)
}

extension Reactive {
    /// A stream that sends `target` each time it is subscribed, tells how far the bodies have come
    /// and, at last, delivers the response.
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
    /// Progress is told on the transport's thread, the response where `rx(target)` delivers it;
    /// each attempt starts from zero. Otherwise as `rx(target)`.
    public func progress<T>(
        _ target: T, _ attributes: Attributes...
    ) -> Observable<TransferEvent> where Base == Provider<T> {
        base.chain.watch({ try target.endpoint }, attributes)
    }

    /// The same for a target of another type, carried by this provider.
    public func progress<T, Other: Target>(
        _ target: Other, _ attributes: Attributes...
    ) -> Observable<TransferEvent> where Base == Provider<T> {
        base.chain.watch({ try target.endpoint }, attributes)
    }
}

extension Chain {
    fileprivate func watch(
        _ declare: @escaping @Sendable () throws -> Endpoint, _ call: [Attributes]
    ) -> Observable<TransferEvent> {
        .create { observer in
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
    /// Only the response, when it is there: `rx.progress(target)` becomes `rx(target)` again.
    public func filterCompleted() -> Observable<Response> {
        asObservable().compactMap { if case .response(let response) = $0 { response } else { nil } }
    }

    /// Only the progress, until the response is there.
    public func filterProgress() -> Observable<TransferProgress> {
        asObservable().compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// Only the progress of one body, so that a bar does not go back when the other one begins:
    /// `rx.progress(.photo(file)).filterProgress(.upload)`.
    ///
    /// Each attempt starts from zero.
    public func filterProgress(
        _ direction: TransferProgress.Direction
    ) -> Observable<TransferProgress> {
        filterProgress().filter { $0.direction == direction }
    }
}
