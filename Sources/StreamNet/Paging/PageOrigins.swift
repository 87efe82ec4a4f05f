import Foundation
import Locks

/// The servers from which the pages of a list may come.
///
///     shop.rx.pages(.orders, .pageOrigins(.any), next: .link)
///
/// An origin is a scheme, a host and a port (RFC 6454 §4). The address of the next page is often
/// text that the server sends, and the request of a page has the caller's credentials.
public enum PageOrigins: Sendable, Hashable {
    /// The origin of the first page, with its credentials; another one fails with
    /// ``RequestError/Reason/invalidNextPage``, and nothing is sent.
    case same
    /// Any origin; a page of another one than the first is requested without credentials, as a
    /// redirect is followed: without the headers that ``Redaction/standard`` takes for credentials,
    /// and without parameters of such names that are not in the address itself. The body of the
    /// request is sent. From https to http, and to any other scheme, it fails as with ``same``.
    case any
}

extension Attributes {
    /// The servers from which the pages of a list may come; by default ``PageOrigins/same``.
    ///
    /// It is checked for links, addresses and stored cursors, and for the requests that a closure
    /// makes. The first page of a list, and one to resume with in place of it, is the caller's own.
    public static var pageOrigins: Key<PageOrigins> { .init(.same) }
}

extension Endpoint {
    /// Returns this request of a page as it may be sent in a list whose first page is at `first`.
    ///
    /// Throws ``RequestError/Reason/invalidNextPage`` if it may not.
    func page(after first: URL) throws -> Endpoint {
        let address = try resolvedURL()
        let isSame = address.origin == first.origin
        guard isSame || self.pageOrigins == .any && first.mayLead(to: address) else {
            throw address.refused(asPage: first.expected(by: self.pageOrigins))
        }
        guard !address.hasUser || isSame && address.hasSameUser(as: first) else {
            throw address.refused(asPage: "without a user in its address")
        }
        if isSame { return self }
        var page = self
        page.attributes.sendsCredentials = false
        return page
    }
}

extension URL {
    fileprivate func refused(asPage wanted: String) -> RequestError {
        RequestError(
            .invalidNextPage, wanted: "a page \(wanted)", found: URLText(absoluteString).summary)
    }

    fileprivate func expected(by origins: PageOrigins) -> String {
        switch origins {
        case .same: "of \(origin)"
        case .any: "by \(scheme?.lowercased() == "http" ? "http or https" : "https")"
        }
    }

    fileprivate var hasUser: Bool { user()?.isEmpty == false || password()?.isEmpty == false }

    fileprivate func hasSameUser(as other: URL) -> Bool {
        user() == other.user() && password() == other.password()
    }
}

/// Compares the requests of pages that a closure makes with the first of them.
///
/// A plugin: it sees each with all attributes merged, before an interceptor could answer it.
final class PageOriginCheck: Plugin {
    private let first = Mutex<URL?>(nil)

    func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        let address = try endpoint.resolvedURL()
        let first = first.withLock { first in
            if first == nil { first = address }
            return first ?? address
        }
        return try endpoint.page(after: first)
    }
}
