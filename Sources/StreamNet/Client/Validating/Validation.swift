/// A rule for the responses that are acceptable; all others become ``NetError/rejected(_:)``.
///
///     .validation(.all(
///         .successCodes, .contentTypes(["application/json", "image/*"])))
public struct Validation: Sendable {
    /// nil accepts every response.
    private let objection: (@Sendable (Response) throws -> Rejection?)?

    /// Makes a validation of a closure that returns the reason for rejecting a response, or nil to
    /// accept it; an error that it throws fails the request unchanged.
    public init(_ objection: @escaping @Sendable (Response) throws -> Rejection?) {
        self.objection = objection
    }

    private init(accepting all: Void) { objection = nil }

    /// Accepts every response: the default of targets.
    public static let none = Validation(accepting: ())

    /// Accepts responses for which the closure returns true; its error fails the request unchanged.
    public static func custom(
        _ accepts: @escaping @Sendable (Response) throws -> Bool
    ) -> Validation {
        Validation { response in
            try accepts(response)
                ? nil : Rejection(wanted: "an acceptable response", found: "\(response.status)")
        }
    }

    /// Accepts the responses that all validations accept; they run in order, and the first to
    /// reject a response supplies the reason.
    public static func all(_ validations: Validation...) -> Validation {
        Validation { response in
            for validation in validations {
                if let rejection = try validation.objection?(response) { return rejection }
            }
            return nil
        }
    }

    var acceptsAll: Bool { objection == nil }

    /// Returns an acceptable response, or for a bad cached one the result that it replaces.
    func result(of response: Response) throws -> Response {
        // An open socket: a status of its own, and no body.
        if response.status == 101 { return response }
        guard let replaced = response.replacedResult else { return try check(response) }
        do { return try check(response) } catch { return try check(replaced.get()) }
    }

    func check(_ response: Response) throws -> Response {
        guard let rejection = try objection?(response) else { return response }
        var response = response
        response.rejection = rejection
        response.endpoint?.mark(
            "rejected", "wanted \(rejection.wanted), found \(rejection.found)")
        throw NetError.rejected(response)
    }
}

extension Attributes {
    /// The validation of the backend's responses; ``Validation/none`` by default.
    ///
    /// It is applied to each attempt, after the plugins' `didReceive` and before the response
    /// reaches the interceptors, to stubs too; not to an open WebSocket.
    public static var validation: Key<Validation> { .init(.none) }
}

struct ResponseValidation: Interceptor {
    func applies(to endpoint: Endpoint) -> Bool { !endpoint.validation.acceptsAll }

    func intercept(_ endpoint: Endpoint, _ next: @escaping Next) -> Single<Response> {
        let validation = endpoint.validation
        let response = next(endpoint)
        // `map`, but for the closure that it would put around the validation.
        return Single { sink in
            let lifetime = sink.lifetime
            response.start(
                Sink(lifetime) { response in
                    do { sink.next(try validation.result(of: response)) } catch { sink.fail(error) }
                })
        }
    }

    func describe(for endpoint: Endpoint) -> String { "validate" }
}
