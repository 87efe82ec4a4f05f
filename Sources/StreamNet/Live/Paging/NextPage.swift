import Foundation

/// The rule by which a page leads to the next one.
///
///     github.rx.pages(.repos, next: .link)
///     shop.rx.pages(Shop.orders, search, next: .cursor("after", \.endCursor))
///
/// It changes the address of the declared request, or a parameter of its query. Requests that
/// differ otherwise, as by a cursor in the body, are made by a closure, which returns the next
/// target or input. ``Attributes/paging`` sets a rule for a target, an API or a provider.
public struct NextPage<Page: Sendable>: Sendable {
    /// Finds the cursor of the page after `page`; nil or "" after the last one. `cursor` is the one
    /// with which `page` was requested, as it is in the request.
    typealias Find =
        @Sendable (_ page: Page, _ response: Response?, _ cursor: String?) throws -> String?

    let place: PagePlace
    let find: Find
    /// True if a page that has been requested ends the list.
    private(set) var endsAtRepetition = false

    init(_ place: PagePlace, _ find: @escaping Find) { (self.place, self.find) = (place, find) }

    /// The same rule for servers that repeat the last cursor at the end of a list, or lead back to
    /// the first page: the pages complete there, in place of
    /// ``RequestError/Reason/invalidNextPage``.
    public func endingAtRepetition() -> NextPage {
        var rule = self
        rule.endsAtRepetition = true
        return rule
    }
}

extension NextPage {
    /// The address of the relation `next` in the header `Link` (RFC 8288), as
    /// ``Response/link(_:)`` reads it; a page without one is the last.
    ///
    /// The request keeps method, headers and body, and has the query of that address only. A
    /// relative address is resolved against that of the response. One with a user, or of another
    /// origin than the declared request, fails with ``RequestError/Reason/invalidNextPage``, since
    /// the request has credentials; ``Attributes/pageOrigins`` permits other origins.
    public static var link: NextPage { link("next") }

    /// The address of another relation, such as `prev`; otherwise as ``link``.
    public static func link(_ relation: String) -> NextPage {
        NextPage(.address) { _, response, _ in
            try response?.linkTarget(relation).map { try response.resolving($0) }
        }
    }

    /// The address of the next page, as the page has it: a URL, or one relative to that of the
    /// response; nil or "" after the last page.
    ///
    ///     shop.rx.pages(Shop.orders, next: .address(\.next))
    ///
    /// Requested and checked as ``link``.
    /// - Parameter address: Finds the address. Its error ends the pages after this.
    public static func address(
        _ address: @escaping @Sendable (Page) throws -> String?
    ) -> NextPage {
        NextPage(.address) { page, response, _ in
            try address(page).map { $0.isEmpty ? "" : try response.resolving($0) }
        }
    }

    /// The address of the next page, as a member of the page that is a `URL`; otherwise as a text.
    @_disfavoredOverload
    public static func address(
        _ address: @escaping @Sendable (Page) throws -> URL?
    ) -> NextPage { self.address { try address($0)?.absoluteString } }

    /// A cursor in the page, sent as the parameter `name`; nil or "" after the last page.
    /// - Parameter cursor: Finds the cursor: `\.endCursor`. Its error ends the pages after this.
    public static func cursor(
        _ name: String = "cursor", _ cursor: @escaping @Sendable (Page) throws -> String?
    ) -> NextPage { NextPage(.parameter(name)) { page, _, _ in try cursor(page) } }

    /// The number of items so far, sent as the parameter `name` of the query; it starts with the
    /// number that the declared request has there, otherwise with 0.
    /// - Parameters:
    ///   - size: The number of items of a page: a shorter one is the last; by default an empty one.
    ///   - count: Counts the items of a page. Its error ends the pages after this.
    public static func offset(
        _ name: String = "offset", size: Int? = nil,
        count: @escaping @Sendable (Page) throws -> Int
    ) -> NextPage { counting(name, from: 0, size, count) { $0 } }

    /// The number of the page, sent as the parameter `name` of the query.
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
                    .invalidNextPage, wanted: "a number as the parameter \(name)",
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

extension Response? {
    /// Returns an address on a page as the text of a whole URL; as it is without a response.
    fileprivate func resolving(_ address: String) throws(RequestError) -> String {
        guard let response = self else { return address }
        guard let url = URL(string: address, relativeTo: response.url)?.absoluteURL
        else { throw .noAddress(address) }
        // A response of a stub has no address, and a relative one stays relative.
        return response.endpoint?.url(of: url.absoluteString)?.absoluteString ?? url.absoluteString
    }
}

extension NextPage where Page == Response {
    /// Returns the same rule for pages of any type that are made of the responses.
    package func reading<Value>(_ type: Value.Type = Value.self) -> NextPage<Value> {
        let rule = NextPage<Value>(place) { [find] _, response, cursor in
            try response.flatMap { try find($0, $0, cursor) }
        }
        return endsAtRepetition ? rule.endingAtRepetition() : rule
    }
}

extension Attributes {
    /// The rule by which pages follow each other: `.paging(.link)`; nil, the default, for none.
    /// Used by `rx.pages` without `next:`. Other calls ignore it, and are answered with one page.
    public static var paging: Key<NextPage<Response>?> { .init(nil) }
}
