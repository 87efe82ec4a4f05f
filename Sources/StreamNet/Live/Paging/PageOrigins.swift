import Foundation
import Locks

/// The servers from which the pages of a list may come.
///
///     shop.rx.pages(.orders, .pageOrigins(.any), next: .link)
///
/// An origin is a scheme, a host and a port (RFC 6454 §4).
public enum PageOrigins: Sendable, Hashable {
    /// The origin of the first page, with its credentials; another one fails with
    /// ``RequestError/Reason/invalidNextPage``, and nothing is sent.
    case same
    /// Any origin; a page of another one than the first is requested without the headers that
    /// ``Redaction/standard`` takes for credentials, and without parameters of such names that are
    /// not in the address itself. The body of the request is sent. From https to http, and to any
    /// other scheme, it fails as with ``same``.
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
    /// Throws ``RequestError/Reason/invalidNextPage`` if it may not.
    func page(after first: URL) throws -> Endpoint {
        let address = try resolvedURL()
        let isSame = address.origin == first.origin
        func refusal(_ wanted: String) -> RequestError {
            let found = URLText(address.absoluteString).summary
            return RequestError(.invalidNextPage, wanted: "a page \(wanted)", found: found)
        }
        guard isSame || self.pageOrigins == .any && first.mayLead(to: address) else {
            let schemes = first.scheme?.lowercased() == "http" ? "http or https" : "https"
            throw refusal(self.pageOrigins == .any ? "over \(schemes)" : "of \(first.origin)")
        }
        let (user, password) = (address.user(), address.password())
        let hasUser = user?.isEmpty == false || password?.isEmpty == false
        guard !hasUser || isSame && user == first.user() && password == first.password()
        else { throw refusal("without a user in its address") }
        if isSame { return self }
        var page = self
        page.attributes.sendsCredentials = false
        return page
    }
}

/// Compares the requests of pages that a closure makes with the first of them. A plugin: it sees
/// each with all attributes merged, before an interceptor could answer it.
final class PageOriginCheck: Plugin {
    private let first = Mutex<URL?>(nil)

    func prepare(_ endpoint: Endpoint) throws -> Endpoint {
        let address = try endpoint.resolvedURL()
        let first = first.withLock { first in
            first = first ?? address
            return first
        }
        return try endpoint.page(after: first ?? address)
    }
}
