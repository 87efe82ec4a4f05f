import CurlBinding

/// The libcurl of this process.
enum Curl {
    /// The reason for which libcurl is not used, worded to follow its name; nil if it is used.
    static let absence: String? = curl_binding_absence().map { String(cString: $0) }

    /// The name and version: `libcurl/7.88.1`.
    static let version = String(
        String(cString: curl_binding_version()).prefix { $0 != " " })

    /// The way in which libcurl was found: `linked`, by the linker or the loader of the program,
    /// `in the process`, where Foundation has loaded it, or `libcurl.so.4`, loaded by name.
    static let origin = String(cString: curl_binding_origin())

    /// The version, the way in which it was found, and the codings of bodies that are inflated:
    /// `libcurl/7.88.1, linked; gzip, deflate, br`.
    static var summary: String {
        let codings = ContentCoding.available.map(\.rawValue).joined(separator: ", ")
        return "\(version), \(origin); \(codings.isEmpty ? "no compression" : codings)"
    }
}
