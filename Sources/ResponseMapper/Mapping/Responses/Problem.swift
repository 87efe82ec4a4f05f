import Foundation
import StreamNet

/// The reason that a server gave for refusing a request, read from its response as a model:
///
///     do { … } catch let problem as Problem<APIProblem> {
///         show(problem.model.detail)
///     }
public struct Problem<Model: Sendable>: Error, Sendable {
    /// The model that was read from the response.
    public let model: Model
    /// The response that contains the model.
    public let response: Response
    /// The error that was thrown: `NetError.rejected`, or ``MapError`` of a failed request.
    public let cause: any Error
}

extension Problem where Model: Decodable {
    /// Reads the problem from the response of an error, by the type itself or the request's
    /// decoder; nil for an error without a refused response, and for a body of another kind. A
    /// response is refused if a validation rejects it, and if no model could be read of one whose
    /// outcome is a failure, or whose status is outside 200…299. An event, a record and a message
    /// are if they could not be read, since the status was sent before them.
    /// - Parameter path: The path of the problem; by default the root, even in an envelope.
    public init?(_ error: any Error, as type: Model.Type = Model.self, at path: JSONPath = .root) {
        guard let response = error.refusedResponse else { return nil }
        // A lenient policy would read a problem from any body.
        let strict = response.with(.strict)
        guard
            let model =
                (try? strict.reading {
                    try Reader.model(type).model(in: strict.parsed(), at: path)
                })
        else { return nil }
        (self.model, self.response, cause) = (model, response, error)
    }
}

extension Problem: ResponseError {
    package var answer: Response { response }
}

extension Problem: LocalizedError, CustomStringConvertible {
    /// The error that was thrown, then the server's model:
    /// `POST https://host/orders: wanted 200…299, found 409; APIProblem(detail: "sold out")`.
    /// From the first text that `Redaction.standard` takes for a secret on, the model is `•••`.
    public var description: String { "\(cause); \(Redaction.standard.redacted("\(model)"))" }

    /// The description.
    public var errorDescription: String? { description }
}

extension Error {
    fileprivate var refusedResponse: Response? {
        switch self as? NetError {
        case .rejected(let response): return response
        case .refused(.budgetSpent(let error)): return error.refusedResponse
        default: break
        }
        if let element = self as? ElementError { return element.response }
        guard let error = self as? MapError, let response = error.response,
            error.outcome?.isSuccess == false || !response.isSuccessful
        else { return nil }
        // A body that a plugin has written is not the server's reason.
        return response.recoveredError.map(\.refusedResponse) ?? response
    }
}

extension ObservableType {
    /// Fails with a ``Problem`` if the server refused the request and gave a reason: in the
    /// response of `NetError.rejected`, or of a ``MapError`` about one with a failed outcome or a
    /// status outside 200…299, or in the element of an `ElementError`. Any other error is passed on
    /// unchanged, and so is one whose body is no such problem.
    /// - Parameter path: The path of the problem; by default the root, even in an envelope.
    public func mapProblem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Flow<Element, Count> { `catch` { throw Problem($0, as: type, at: path) ?? $0 } }

    /// Continues with another stream if there is a problem; other errors are passed on.
    public func catchProblem<Model: Decodable & Sendable>(
        as type: Model.Type, at path: JSONPath = .root,
        _ recover: @escaping @Sendable (Problem<Model>) throws -> Flow<Element, Count>
    ) -> Flow<Element, Count> {
        `catch` { error in
            guard let problem = Problem(error, as: type, at: path) else { throw error }
            return try recover(problem)
        }
    }
}

extension Attributes {
    /// Makes actions fail with a ``Problem`` if the server refused the request and gave a reason.
    ///
    ///     static let attributes: Attributes = [
    ///         .baseURL(shop), .problem(APIProblem.self),
    ///     ]
    /// Does for an action, an API or a provider what `mapProblem` does for one call; also for the
    /// events, records and messages of a target. If several of them set it, the provider's is tried
    /// first and the call's last.
    /// - Parameter path: The path of the problem; by default the root, even in an envelope.
    public static func problem<Model: Decodable & Sendable>(
        _ type: Model.Type, at path: JSONPath = .root
    ) -> Attributes { .actionInterceptors([ProblemReader { Problem($0, as: type, at: path) }]) }
}

/// Replaces an error with the problem that is read from its response, if there is one.
private struct ProblemReader: ErrorReading {
    let problem: @Sendable (any Error) -> (any Error)?

    func read(_ error: any Error) -> any Error { problem(error) ?? error }

    func intercept<Input, Output>(
        _ call: ActionCall<Input, Output>, _ next: @escaping ActionCall<Input, Output>.Next
    ) -> Single<Output> { next(call).catch { throw read($0) } }
}
