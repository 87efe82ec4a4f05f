/// The place of a page in its list: an address, the text of a cursor, an offset or a number, by the
/// rule that found it.
///
/// It can be stored, and is resumed with the same rule:
/// `rx.pages(target, next: rule, from: cursor)`.
public struct PageCursor: RawRepresentable, Hashable, Codable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a cursor of its text.
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// A page, and the cursor of the one after it.
public struct PageWithCursor<Page: Sendable>: Sendable {
    /// The page.
    public let value: Page
    /// The cursor of the next page; nil after the last one, and if a closure makes the requests.
    public let next: PageCursor?
}

extension PageWithCursor: Equatable where Page: Equatable {}
