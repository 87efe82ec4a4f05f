import CShims

/// An easy handle of libcurl, which makes one connection. Used on the loop's thread only.
final class CurlEasy {
    let handle: curl_binding_easy
    private let share: curl_binding_share
    private var lists: [curl_binding_list?] = []
    // libcurl writes the text of an error here for as long as the handle lives.
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    init?() {
        // Alone: libcurl would close it, for its age or silence, when it makes another beside it.
        guard let share = curl_binding_share_init() else {
            errorText.deallocate()
            return nil
        }
        guard let handle = curl_binding_easy_init() else {
            curl_binding_share_cleanup(share)
            errorText.deallocate()
            return nil
        }
        (self.handle, self.share) = (handle, share)
        errorText.pointee = 0
        // The least, while it is made: libcurl has a buffer of this size then.
        _ = curl_binding_set_number(handle, CURL_BINDING_BUFFERSIZE, 1_024)
        _ = curl_binding_set(handle, CURL_BINDING_ERRORBUFFER, errorText)
        _ = curl_binding_set(handle, CURL_BINDING_SHARE, .init(share))
    }

    deinit {
        curl_binding_easy_cleanup(handle)
        curl_binding_share_cleanup(share)
        for list in lists { curl_binding_list_free(list) }
        errorText.deallocate()
    }

    func set(_ option: curl_binding_option, _ value: Int) throws(CurlError) {
        try CurlError.check(curl_binding_set_number(handle, option, Int64(value)))
    }

    /// Sets a text option; nil sets none, also where libcurl has a default.
    func set(_ option: curl_binding_option, _ text: String?) throws(CurlError) {
        try CurlError.check(curl_binding_set(handle, option, text))
    }

    func set(_ option: curl_binding_option, _ bytes: [UInt8]) throws(CurlError) {
        try CurlError.check(curl_binding_set_bytes(handle, option, bytes, bytes.count))
    }

    /// Sets a list of lines, which lives as long as the handle.
    func set(_ option: curl_binding_option, lines: [String]) throws(CurlError) {
        var list: curl_binding_list?
        defer { lists.append(list) }
        for line in lines {
            guard let longer = curl_binding_list_append(list, line) else { throw .outOfMemory }
            list = longer
        }
        try CurlError.check(curl_binding_set(handle, option, .init(list)))
    }

    /// Returns the error of the client's certificate or key; the handle is spent afterwards.
    func refusalOfIdentity() -> CurlError? {
        let code = curl_binding_try_tls(handle)
        return code == CurlError.badIdentity ? error(code) : nil
    }

    func error(_ code: Int32) -> CurlError {
        CurlError(code: code, text: String(cString: errorText))
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
