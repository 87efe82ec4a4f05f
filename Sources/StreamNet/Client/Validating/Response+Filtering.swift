extension Response {
    /// Returns this response if its status code is in the range; throws ``NetError/rejected(_:)``
    /// with it otherwise.
    ///
    /// For a response that has already been delivered; ``Attributes/validation`` is applied when it
    /// arrives, and the interceptors see the outcome.
    @discardableResult
    public func filter(
        statusCodes range: some RangeExpression<Int> & Sendable
    ) throws -> Response {
        try Validation.statusCodes(range).check(self)
    }

    /// Returns this response if it has the status code; throws ``NetError/rejected(_:)`` otherwise.
    @discardableResult
    public func filter(statusCode: Int) throws -> Response {
        try Validation.statusCodes([statusCode]).check(self)
    }

    /// Returns this response if its status is 200…299; throws ``NetError/rejected(_:)`` otherwise.
    @discardableResult
    public func filterSuccessfulStatusCodes() throws -> Response {
        try Validation.successCodes.check(self)
    }

    /// Returns this response if its status is 200…399; throws ``NetError/rejected(_:)`` otherwise.
    @discardableResult
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response {
        try Validation.successAndRedirectCodes.check(self)
    }
}

extension ObservableType where Element == Response {
    /// Fails with ``NetError/rejected(_:)`` at a response whose status code is not in the range.
    public func filter(
        statusCodes range: some RangeExpression<Int> & Sendable
    ) -> Flow<Response, Count> {
        map { try $0.filter(statusCodes: range) }
    }

    /// Fails with ``NetError/rejected(_:)`` at a response that has another status code.
    public func filter(statusCode: Int) -> Flow<Response, Count> {
        map { try $0.filter(statusCode: statusCode) }
    }

    /// Fails with ``NetError/rejected(_:)`` at a response whose status is not 200…299.
    public func filterSuccessfulStatusCodes() -> Flow<Response, Count> {
        map { try $0.filterSuccessfulStatusCodes() }
    }

    /// Fails with ``NetError/rejected(_:)`` at a response whose status is not 200…399.
    public func filterSuccessfulStatusAndRedirectCodes() -> Flow<Response, Count> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
}
