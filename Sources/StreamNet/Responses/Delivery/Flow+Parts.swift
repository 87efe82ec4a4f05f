import Foundation
import Synchronization

extension ObservableType where Element == Data {
    /// Returns the parts of a body that arrives in these pieces, each as soon as it is complete.
    ///
    /// The next piece is requested when the observer has handled the parts of this one.
    /// - Parameters:
    ///   - endpoint: The request of the body, for errors.
    ///   - reader: Makes a reader for each subscription.
    func parts<Part: Sendable>(
        of endpoint: Endpoint? = nil, by reader: @escaping @Sendable () -> any PieceReader<Part>
    ) -> Observable<Part> {
        let pieces = asObservable()
        return Observable { sink in
            let reader = Mutex(reader())
            @Sendable func take(_ piece: Data?) {
                let (elements, failure) = reader.withLock { $0.take(piece) }
                for element in elements {
                    guard !sink.lifetime.isClosed else { return }
                    sink.next(element)
                }
                if let failure { sink.fail(failure.naming(endpoint)) }
            }
            let lifetime = SubscriptionLifetime(in: sink.lifetime) { ending in
                if case .error(let error) = ending { return sink.fail(error) }
                take(nil)
                sink.complete()
            }
            pieces.start(Sink(lifetime) { take($0) })
        }
    }
}

extension NetError {
    /// The same failure, as one of the request of `endpoint`.
    fileprivate func naming(_ endpoint: Endpoint?) -> NetError {
        guard let endpoint, case .transport(let failure) = self else { return self }
        return .transport(
            TransportError(
                failure.reason, request: endpoint.description, detail: failure.detail,
                underlying: failure.underlying))
    }
}
