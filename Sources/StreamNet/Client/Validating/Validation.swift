/// Which responses are acceptable; the others become ``NetError/rejected(_:)``.
///
///     .validation(.all(.successCodes, .contentTypes(["application/json", "image/*"])))
public struct Validation: Sendable {
    /// nil accepts every response.
    private let objection: (@Sendable (Response) throws -> Rejection?)?

    /// Makes a validation.
    /// - Parameter objection: says what is wrong with a response, or nil; an error that it throws
    ///   fails the request as it is.
    public init(_ objection: @escaping @Sendable (Response) throws -> Rejection?) {
        self.objection = objection
    }

    private init(accepting all: Void) { objection = nil }

    /// Every response is acceptable: the default of targets.
    public static let none = Validation(accepting: ())

    /// Whatever the closure accepts; an error that it throws fails the request as it is.
    public static func custom(
        _ accepts: @escaping @Sendable (Response) throws -> Bool
    ) -> Validation {
        Validation { response in
            try accepts(response)
                ? nil : Rejection(wanted: "an acceptable response", found: "\(response.status)")
        }
    }

    /// What all of them accept, asked in order; the first that does not says why.
    public static func all(_ validations: Validation...) -> Validation {
        Validation { response in
            for validation in validations {
                if let rejection = try validation.objection?(response) { return rejection }
            }
            return nil
        }
    }

    /// True if every response is acceptable.
    var acceptsAll: Bool { objection == nil }

    /// Returns an acceptable response; throws ``NetError/rejected(_:)`` for any other.
    func check(_ response: Response) throws -> Response {
        guard let rejection = try objection?(response) else { return response }
        var response = response
        response.rejection = rejection
        throw NetError.rejected(response)
    }
}

extension Attributes {
    /// Which responses of the backend are acceptable; ``Validation/none`` unless said otherwise.
    ///
    /// It is applied to each attempt, behind the plugins' `didReceive` and before the response
    /// reaches the interceptors, to stubs too.
    public static var validation: Key<Validation> { .init(.none) }
}

/// Fails attempts whose response the request's ``Attributes/validation`` does not accept.
struct ResponseValidation: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.validation.acceptsAll }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let validation = endpoint.validation
        return next(endpoint).map { try validation.check($0) }
    }

    func describe(for endpoint: Endpoint) -> String { "validate" }
}
