extension Validation {
    /// Accepts a status of 200…299.
    public static let successCodes = statusCodes(200..<300)

    /// Accepts a status of 200…399.
    public static let successAndRedirectCodes = statusCodes(200..<400)

    /// Accepts the status codes in a range of either kind: `200..<300`, `200...299`, `..<400`.
    public static func statusCodes(_ range: some RangeExpression<Int> & Sendable) -> Validation {
        status("a status in \(range.text)") { range.contains($0) }
    }

    /// Accepts the listed status codes.
    public static func statusCodes(_ codes: Set<Int>) -> Validation {
        let list = codes.sorted(byNumber: { Double($0) }).map(String.init).joined(separator: ", ")
        return status(list.isEmpty ? "no status at all" : "a status of \(list)", codes.contains)
    }

    private static func status(
        _ wanted: String, _ accepts: @escaping @Sendable (Int) -> Bool
    ) -> Validation {
        Validation { response in
            accepts(response.status) ? nil : Rejection(wanted: wanted, found: "\(response.status)")
        }
    }
}

extension RangeExpression {
    /// The range as it is written; ranges with one end do not describe themselves.
    fileprivate var text: String {
        switch self {
        case let range as PartialRangeFrom<Int>: "\(range.lowerBound)..."
        case let range as PartialRangeUpTo<Int>: "..<\(range.upperBound)"
        case let range as PartialRangeThrough<Int>: "...\(range.upperBound)"
        default: "\(self)"
        }
    }
}

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
