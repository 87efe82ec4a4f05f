extension Error {
    /// The response that the error is about, body included: of ``NetError/rejected(_:)``, of the
    /// last attempt in ``Refusal/budgetSpent(after:)``, of a ``MappingError``, and of a `Problem`
    /// of `ResponseMapper`; nil for any other error.
    ///
    /// ```swift
    /// if error.response?.status == 404 { showNothing() }
    /// ```
    @_disfavoredOverload  // an error type with a response of its own keeps it
    public var response: Response? {
        switch self as? NetError {
        case .rejected(let response): return response
        case .refused(.budgetSpent(let error)): return error.response
        default: break
        }
        return (self as? any MappingError)?.unmapped ?? (self as? any ResponseError)?.answer
    }
}

/// An error of another module that is about a response, and is no ``MappingError``.
package protocol ResponseError: Error {
    var answer: Response { get }
}
