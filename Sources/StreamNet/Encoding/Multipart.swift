import Foundation

/// Fields and files in one body: `multipart/form-data` (RFC 7578).
///
/// ```swift
/// .multipart([
///     .text("user[name]", "Ann"), .file("photo", url),
///     .data("log", log, filename: "a.txt"),
/// ])
/// ```
///
/// Nothing is read before it is sent, and no large body is assembled in memory.
public struct Multipart: Sendable, ExpressibleByArrayLiteral {
    /// The parts, in the order sent.
    public var parts: [Part]
    /// The delimiter between the parts; it must not occur in them.
    ///
    /// 1 to 70 letters, digits, spaces and `'()+_,-./:=?`, no space at the end (RFC 2046 §5.1.1);
    /// any other fails the request.
    public var boundary: String

    /// Makes a body of parts; by default, the boundary is made of 122 random bits.
    public init(_ parts: [Part], boundary: String? = nil) {
        self.parts = parts
        let random = UUID().uuidString.replacing("-", with: "").lowercased()
        self.boundary = boundary ?? "streamnet.\(random)"
    }

    /// Makes a body of parts in the order written.
    public init(arrayLiteral elements: Part...) { self.init(elements) }

    /// `multipart/form-data` with the boundary.
    ///
    /// If the request declares another `Content-Type`, that one is sent and must name the boundary.
    public var contentType: String {
        "multipart/form-data; boundary=" + (boundary.isToken ? boundary : "\"\(boundary)\"")
    }
}
