import CurlBinding

/// One of libcurl's easy handles: what it is told, and whom it tells what happens.
///
/// It belongs to the thread of its loop; libcurl calls back on that one only, and only while the
/// loop has it in its hands.
final class CurlEasy {
    /// Whom it tells.
    var carriage: CurlCarriage?
    /// Whether it knows the configuration.
    var isConfigured = false
    /// Whether something of the last transfer might be left that the next one is not to have.
    var isMarked = false
    let handle: curl_binding_easy
    /// The fields that the last transfer was told, unless another of the same fields would be told
    /// more.
    var fields: HTTPHeaders?
    private var headers: curl_binding_list?
    /// A line of a head; room that is used again.
    private var line: [UInt8] = []
    // libcurl writes the text of an error here as long as the handle lives.
    private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    /// nil where there is no memory.
    init?() {
        guard let handle = curl_binding_easy_init() else {
            errorText.deallocate()
            return nil
        }
        self.handle = handle
        errorText.pointee = 0
        prepare()
    }

    deinit {
        curl_binding_easy_cleanup(handle)
        curl_binding_list_free(headers)
        errorText.deallocate()
    }

    /// Forgets the transfer, and, if need be, everything but the connections.
    func clear() {
        carriage = nil
        errorText.pointee = 0
        guard isMarked else { return }
        curl_binding_easy_reset(handle)
        (isConfigured, isMarked) = (false, false)
        forgetHeaders()
        prepare()
    }

    /// libcurl must have let go of them.
    private func forgetHeaders() {
        curl_binding_list_free(headers)
        (headers, fields) = (nil, nil)
    }

    private func prepare() {
        _ = curl_binding_set(handle, CURL_BINDING_ERRORBUFFER, errorText)
        // Unretained: libcurl calls back only while the handle lives, which is as long as this.
        let context = Unmanaged.passUnretained(self).toOpaque()
        curl_binding_set_callbacks(
            handle, context,
            { bytes, size, count, context in
                CurlEasy.at(context).hear(head: bytes, size * count)
            },
            { bytes, size, count, context in
                CurlEasy.at(context).hear(body: bytes, size * count)
            },
            { bytes, size, count, context in
                CurlEasy.at(context).speak(into: bytes, size * count)
            },
            { context, offset, _ in
                CurlEasy.at(context).carriage?.rewind(to: Int(offset)) == true ? 0 : 1
            })
    }

    func set(_ option: curl_binding_option, _ value: Int) throws(CurlError) {
        try CurlError.check(curl_binding_set_number(handle, option, Int64(value)))
    }

    /// nil is none, also where libcurl has one unless told otherwise.
    func set(_ option: curl_binding_option, _ text: String?) throws(CurlError) {
        try CurlError.check(curl_binding_set(handle, option, text))
    }

    func set(_ option: curl_binding_option, _ bytes: [UInt8]) throws(CurlError) {
        try CurlError.check(curl_binding_set_bytes(handle, option, bytes, bytes.count))
    }

    func set(headers lines: [String]) throws(CurlError) {
        try set(CURL_BINDING_HTTPHEADER, nil)
        forgetHeaders()
        for line in lines {
            guard let longer = curl_binding_list_append(headers, line) else {
                throw CurlError(code: CurlError.outOfMemory)
            }
            headers = longer
        }
        try CurlError.check(curl_binding_set(handle, CURL_BINDING_HTTPHEADER, .init(headers)))
    }

    /// Lets bytes flow again, both ways.
    func resume() { curl_binding_easy_resume(handle) }

    /// What the way to its connection took; nil where it was there.
    var connecting: Response.Timing.Connecting? {
        guard curl_binding_get(handle, CURL_BINDING_NUM_CONNECTS) > 0 else { return nil }
        func time(_ info: curl_binding_info) -> Duration {
            .microseconds(curl_binding_get(handle, info))
        }
        let secured = time(CURL_BINDING_APPCONNECT_TIME_T)
        return .init(
            resolved: time(CURL_BINDING_NAMELOOKUP_TIME_T),
            connected: time(CURL_BINDING_CONNECT_TIME_T), secured: secured > .zero ? secured : nil)
    }

    /// Why it ended; nil for success.
    func error(_ code: Int32) -> CurlError? {
        code == 0 ? nil : CurlError(code: code, text: String(cString: errorText))
    }
}

// libcurl's memory, which is its own again when these return.
extension CurlEasy {
    private static func at(_ context: UnsafeMutableRawPointer) -> CurlEasy {
        // Unretained: see above.
        Unmanaged<CurlEasy>.fromOpaque(context).takeUnretainedValue()
    }

    // The pointer is libcurl's, and has so many bytes.
    private func hear(head bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        // As above; they are copied.
        line.removeAll(keepingCapacity: true)
        line.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
        return carriage?.hear(line: line) == true ? count : 0
    }

    // As above.
    private func hear(body bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
        guard let carriage else { return 0 }
        guard carriage.mayHear else { return Int(CURL_BINDING_PAUSE) }
        carriage.hear(piece: .init(bytes: bytes, count: count))
        return count
    }

    // There is room for so many bytes.
    private func speak(into bytes: UnsafeMutablePointer<CChar>, _ room: Int) -> Int {
        switch carriage?.speak(atMost: room) {
        case .bytes(let data):
            // As above; there are no more than were asked for.
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: room))
            return data.count
        case .pause: return Int(CURL_BINDING_PAUSE)
        case .abort, nil: return Int(CURL_BINDING_ABORT)
        }
    }
}
