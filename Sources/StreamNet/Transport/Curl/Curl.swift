import CurlBinding

/// The libcurl of this process.
enum Curl {
    /// The reason for which libcurl is not used, worded to follow its name; nil if it is used.
    static let absence: String? = curl_binding_absence().map { String(cString: $0) }

    /// The name and version: `libcurl/7.88.1`.
    static let version = String(
        String(cString: curl_binding_version()).prefix { $0 != " " })

    /// True if a handle may run a second transfer.
    static let reusesHandles = reusesHandles(version)

    /// From 7.84 on (curl #8899) a handle kept a pointer to the last field of its former transfer,
    /// in memory that was freed: any server that began a head with a line that continues a field
    /// could make libcurl write there. The cure (#11103) is of May 2023, when 8.1.0 appeared, which
    /// counts as one without. A version that cannot be read counts so, too.
    static func reusesHandles(_ version: String) -> Bool {
        let digits = version.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber || $0 == "." }
        let numbers = digits.split(at: ".").compactMap(\.number)
        return !numbers.isEmpty
            && (numbers.lexicographicallyPrecedes([7, 84])
                || [8, 1, 0].lexicographicallyPrecedes(numbers))
    }

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
