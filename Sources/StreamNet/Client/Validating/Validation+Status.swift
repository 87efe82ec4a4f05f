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
