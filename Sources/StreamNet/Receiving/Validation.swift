/// Which responses are acceptable; the others become ``NetError/rejected(_:)``.
public struct Validation: Sendable {
    let accepts: @Sendable (Response) throws -> Bool

    /// Every response is acceptable: the default of targets.
    public static let none = Validation { _ in true }

    /// 200…299.
    public static let successCodes = statusCodes(200..<300)

    /// 200…399.
    public static let successAndRedirectCodes = statusCodes(200..<400)

    /// The status codes in a range of either kind: `200..<300`, `200...299`, `..<400`.
    public static func statusCodes(_ range: some RangeExpression<Int> & Sendable) -> Validation {
        Validation { range.contains($0.status) }
    }

    /// The status codes listed.
    public static func statusCodes(_ codes: Set<Int>) -> Validation {
        Validation { codes.contains($0.status) }
    }

    /// Whatever the closure accepts; an error that it throws fails the request as it is.
    public static func custom(
        _ accepts: @escaping @Sendable (Response) throws -> Bool
    ) -> Validation {
        Validation(accepts: accepts)
    }

    private init(accepts: @escaping @Sendable (Response) throws -> Bool) { self.accepts = accepts }

    func check(_ response: Response) throws -> Response {
        guard try accepts(response) else { throw NetError.rejected(response) }
        return response
    }
}

extension Attributes {
    /// Which responses of the backend are acceptable; ``Validation/none`` unless said otherwise.
    ///
    /// It is applied to each attempt, behind the plugins' `didReceive` and before the response
    /// reaches the interceptors, to stubs too.
    public static var validation: Key<Validation> { .init(.none) }
}
