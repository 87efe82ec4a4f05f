import CShims

enum Curl {
    /// The reason for which libcurl is not used, worded to follow its name; nil if it is used.
    static let absence: String? = curl_binding_absence().map { String(cString: $0) }

    static let version = String(String(cString: curl_binding_version()).prefix { $0 != " " })

    /// The way in which libcurl was found: `linked`, by the linker or the loader of the program,
    /// `in the process`, where Foundation has loaded it, or `libcurl.so.4`, loaded by name.
    static let origin = String(cString: curl_binding_origin())
}

/// An easy handle of libcurl, which makes one connection. Used on the loop's thread only.
final class CurlEasy {
    let handle: curl_binding_easy

    init?() {
        guard let handle = curl_binding_easy_init() else { return nil }
        self.handle = handle
        // The least, while it is made: libcurl has a buffer of this size then.
        _ = curl_binding_set_number(handle, CURL_BINDING_BUFFERSIZE, 1_024)
    }

    deinit { curl_binding_easy_cleanup(handle) }

    func set(_ option: curl_binding_option, _ value: Int) throws(CurlError) {
        try CurlError.check(curl_binding_set_number(handle, option, value))
    }

    /// Sets a text option; nil sets none, also where libcurl has a default.
    func set(_ option: curl_binding_option, _ text: String?) throws(CurlError) {
        try CurlError.check(curl_binding_set(handle, option, text))
    }

    func set(_ option: curl_binding_option, _ bytes: [UInt8]) throws(CurlError) {
        try CurlError.check(curl_binding_set_bytes(handle, option, bytes, bytes.count))
    }

    func add(_ option: curl_binding_option, _ line: String) throws(CurlError) {
        try CurlError.check(curl_binding_add_line(handle, option, line))
    }

    /// Returns the error of the client's certificate or key; the handle is spent afterwards.
    func refusalOfIdentity() -> CurlError? {
        let code = curl_binding_try_tls(handle)
        return code == CurlError.badIdentity ? error(code) : nil
    }

    func error(_ code: Int32) -> CurlError {
        CurlError(code: code, text: String(cString: curl_binding_easy_text(handle)))
    }

    var connecting: Response.Timing.Connecting {
        func time(_ info: curl_binding_info) -> Duration {
            .microseconds(curl_binding_get(handle, info))
        }
        let secured = time(CURL_BINDING_APPCONNECT_TIME_T)
        return .init(
            resolved: time(CURL_BINDING_NAMELOOKUP_TIME_T),
            connected: time(CURL_BINDING_CONNECT_TIME_T), secured: secured > .zero ? secured : nil)
    }
}
