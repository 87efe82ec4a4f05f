import CShims

enum Curl {
    /// The reason for which libcurl is not used, worded to follow its name; nil if it is used.
    static let absence: String? = curl_binding_absence().map { String(cString: $0) }

    static let version = String(String(cString: curl_binding_version()).prefix { $0 != " " })

    /// The way in which libcurl was found: `linked`, by the linker or the loader of the program,
    /// `in the process`, where Foundation has loaded it, or `libcurl.so.4`, loaded by name.
    static let origin = String(cString: curl_binding_origin())
}
