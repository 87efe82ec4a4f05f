import Foundation
import Locks

extension ObservableType where Element == Data {
    /// Returns the parts of a body that arrives in these pieces, each as soon as it is complete.
    /// The next piece is requested when the observer has handled the parts of this one. Errors name
    /// the request of `endpoint`; `reader` makes a reader for each subscription.
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
    fileprivate func naming(_ endpoint: Endpoint?) -> NetError {
        guard let endpoint, case .transport(let failure) = self else { return self }
        var detail = failure.detail
        if case .lineTooLong = failure.reason { detail += "; elementLimit is the limit" }
        return .transport(
            TransportError(
                failure.reason, request: endpoint.description, detail: detail,
                underlying: failure.underlying))
    }
}

/// Makes elements from a body, however it is split into pieces.
protocol PieceReader<Element>: Sendable {
    associatedtype Element: Sendable

    /// Reads a piece, or the end of the body for nil, and calls `notify` with each element that it
    /// completes.
    mutating func read(_ piece: Data?, _ notify: (Element) -> Void) throws(NetError)

    /// Returns the elements of a piece, or of the end of the body for nil, and the failure after
    /// them. Required, so that it is compiled for each reader: called on `any PieceReader` it would
    /// copy each element by its metadata.
    mutating func take(_ piece: Data?) -> (elements: [Element], failure: NetError?)
}

extension PieceReader {
    mutating func take(_ piece: Data?) -> (elements: [Element], failure: NetError?) {
        var elements: [Element] = []
        do throws(NetError) {
            try read(piece) { elements.append($0) }
            return (elements, nil)
        } catch { return (elements, error) }
    }
}
