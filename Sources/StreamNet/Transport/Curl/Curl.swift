import CurlBinding

/// libcurl, as this process has it.
enum Curl {
    /// Why it is not used, to follow its name; nil where it is.
    static let absence: String? = curl_binding_absence().map { String(cString: $0) }

    /// `libcurl/7.88.1`.
    static let version = String(
        String(cString: curl_binding_version()).prefix { $0 != " " })
}
