import CShims

// The connection of the last transfer.
extension CurlEasy {
    /// True if an open connection was reused.
    var isReused: Bool { curl_binding_get(handle, CURL_BINDING_NUM_CONNECTS) == 0 }

    /// The connection's local port and socket, if the last transfer opened it and left it open.
    var newConnection: (port: Int32, socket: Int32)? {
        let socket = isReused ? -1 : curl_binding_socket(handle)
        let port = Int32(truncatingIfNeeded: curl_binding_get(handle, CURL_BINDING_LOCAL_PORT))
        return socket >= 0 && port > 0 ? (port, socket) : nil
    }

    /// The times taken to open the connection; nil if an open one was reused.
    var connecting: Response.Timing.Connecting? {
        guard !isReused else { return nil }
        func time(_ info: curl_binding_info) -> Duration {
            .microseconds(curl_binding_get(handle, info))
        }
        let secured = time(CURL_BINDING_APPCONNECT_TIME_T)
        return .init(
            resolved: time(CURL_BINDING_NAMELOOKUP_TIME_T),
            connected: time(CURL_BINDING_CONNECT_TIME_T), secured: secured > .zero ? secured : nil)
    }
}
