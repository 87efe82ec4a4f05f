import Foundation

/// The reason for which a server could not start, or an exchange could not go on.
public enum LoopbackError: Error, Equatable, CustomStringConvertible {
    /// The system refused a call, for example `bind`, with this `errno`.
    case system(call: String, code: Int32)

    /// The connection is over: the client left, the exchange closed it, or the server stopped.
    case disconnected

    /// The client sent something that is not an HTTP/1.1 request.
    case malformed(String)

    /// The refused call with the system's own text, or what was wrong with the request.
    public var description: String {
        switch self {
        case .system(let call, let code): "\(call): \(String(cString: strerror(code))) (\(code))"
        case .disconnected: "The connection is over"
        case .malformed(let reason): "Malformed request: \(reason)"
        }
    }

    /// The failure of the call that has just returned, read from `errno`.
    static func last(_ call: String) -> LoopbackError { .system(call: call, code: errno) }
}
