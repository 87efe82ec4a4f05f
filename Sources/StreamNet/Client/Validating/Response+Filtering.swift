extension Response {
    /// Returns this response if its status is in the range; otherwise throws
    /// ``NetError/rejected(_:)``. ``Attributes/validation`` is applied before it is delivered.
    @discardableResult
    public func filter(statusCodes range: some RangeExpression<Int> & Sendable) throws -> Response {
        try Validation.statusCodes(range).check(self)
    }
}

extension ObservableType where Element == Response {
    /// Fails with ``NetError/rejected(_:)`` at a response whose status code is not in the range.
    public func filter(
        statusCodes range: some RangeExpression<Int> & Sendable
    ) -> Flow<Response, Count> { map { try $0.filter(statusCodes: range) } }
}
