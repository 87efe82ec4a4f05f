extension NextPage {
    /// The number of items so far, sent as the parameter `name` of the query. It starts with the
    /// number that the declared request has under this name, otherwise with 0.
    /// - Parameters:
    ///   - size: The number of items of a page: a shorter one is the last; by default an empty one.
    ///   - count: Counts the items of a page. Its error ends the pages after this.
    public static func offset(
        _ name: String = "offset", size: Int? = nil,
        count: @escaping @Sendable (Page) throws -> Int
    ) -> NextPage { counting(name, from: 0, size, count) { $0 } }

    /// The number of the page, sent as the parameter `name` of the query.
    ///
    /// - Parameter first: The number of the declared request, unless that has one under this name.
    ///   `size` and `count` are those of ``offset(_:size:count:)``.
    public static func number(
        _ name: String = "page", from first: Int = 1, size: Int? = nil,
        count: @escaping @Sendable (Page) throws -> Int
    ) -> NextPage { counting(name, from: first, size, count) { _ in 1 } }

    private static func counting(
        _ name: String, from first: Int, _ size: Int?,
        _ count: @escaping @Sendable (Page) throws -> Int,
        by step: @escaping @Sendable (_ count: Int) -> Int
    ) -> NextPage {
        NextPage(.parameter(name)) { page, _, cursor in
            let count = try count(page)
            guard count > 0, count >= size ?? 1 else { return nil }
            let next = (cursor.map { Int($0) } ?? first)?.addingReportingOverflow(step(count))
            guard let next, !next.overflow else {
                throw RequestError(
                    .invalidNextPage, wanted: "a number for \(name)",
                    found: (cursor ?? "").debugDescription)
            }
            return "\(next.partialValue)"
        }
    }
}

extension NextPage where Page: Collection {
    /// The number of items so far, sent as the parameter `name`; as with a closure that counts.
    public static func offset(_ name: String = "offset", size: Int? = nil) -> NextPage {
        offset(name, size: size) { $0.count }
    }

    /// The number of the page, sent as the parameter `name`; as with a closure that counts.
    public static func number(
        _ name: String = "page", from first: Int = 1, size: Int? = nil
    ) -> NextPage { number(name, from: first, size: size) { $0.count } }
}
