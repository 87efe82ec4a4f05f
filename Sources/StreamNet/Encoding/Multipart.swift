import Foundation

/// Fields and files in one body: `multipart/form-data` (RFC 7578).
///
/// ```swift
/// .multipart([
///     .text("user[name]", "Ann"), .file("photo", url), .data("log", log, filename: "a.txt"),
/// ])
/// ```
///
/// Nothing is read before it is sent, and nothing large is put together in memory.
public struct Multipart: Sendable, ExpressibleByArrayLiteral {
    /// What is sent, in order.
    public var parts: [Part]
    /// What stands between the parts; it must not occur in them.
    ///
    /// 1 to 70 letters, digits, spaces and `'()+_,-./:=?`, no space at the end (RFC 2046 §5.1.1);
    /// any other fails the request.
    public var boundary: String

    /// Makes a body of parts, unless said otherwise with a boundary made of 122 random bits.
    public init(_ parts: [Part], boundary: String? = nil) {
        self.parts = parts
        let random = UUID().uuidString.replacing("-", with: "").lowercased()
        self.boundary = boundary ?? "streamnet.\(random)"
    }

    /// Makes a body of parts in the order written.
    public init(arrayLiteral elements: Part...) { self.init(elements) }

    /// `multipart/form-data` with the boundary.
    ///
    /// A request that declares another `Content-Type` keeps it, and has to name the boundary.
    public var contentType: String {
        "multipart/form-data; boundary=" + (boundary.isToken ? boundary : "\"\(boundary)\"")
    }
}
