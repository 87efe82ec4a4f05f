/// Which responses are acceptable; the others become ``NetError/rejected(_:)``.
///
///     .validation(.all(.successCodes, .contentTypes(["application/json", "image/*"])))
public struct Validation: Sendable {
    private let objection: @Sendable (Response) throws -> Rejection?

    /// Makes a validation.
    /// - Parameter objection: says what is wrong with a response, or nil; an error that it throws
    ///   fails the request as it is.
    public init(_ objection: @escaping @Sendable (Response) throws -> Rejection?) {
        self.objection = objection
    }

    /// Every response is acceptable: the default of targets.
    public static let none = Validation { _ in nil }

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
                if let rejection = try validation.objection(response) { return rejection }
            }
            return nil
        }
    }

    func check(_ response: Response) throws -> Response {
        guard let rejection = try objection(response) else { return response }
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
