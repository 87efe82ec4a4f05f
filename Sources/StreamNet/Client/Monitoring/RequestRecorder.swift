import Locks

/// A plugin that records the events of requests, for tests.
///
/// ```swift
/// let recorder = RequestRecorder()
/// let provider = Provider<GitHub>(
///     backend: .stub(Response()), plugins: [recorder])
/// _ = try await provider.request(.zen)
/// #expect(recorder.names == [
///     "prepare", "didEncode", "willSend",
///     "didReceive", "process", "didDeliver",
/// ])
/// #expect(recorder.sent.map(\.headers["Accept"]) == ["application/json"])
/// ```
///
/// It may be read at any time and on any thread; its description is a list of all events. Secrets
/// are hidden in its description, but not in the recorded events.
public final class RequestRecorder: Plugin {
    /// One call of one hook.
    public struct Event: Sendable {
        /// The hooks, each named like the plugin's function. The asynchronous ones are not
        /// recorded, since they come right after `prepare` and `process`.
        public enum Hook: String, Sendable, Hashable, CaseIterable {
            /// ``Plugin/prepare(_:)``
            case prepare
            /// ``Plugin/didEncode(_:for:)``
            case didEncode
            /// ``Plugin/willSend(_:)``
            case willSend
            /// ``Plugin/didReceive(_:for:)``
            case didReceive
            /// ``Plugin/process(_:for:)``
            case process
            /// ``Plugin/didDeliver(_:for:)``
            case didDeliver
            /// ``Plugin/didFail(_:at:of:)``
            case didFail
        }

        /// The hook that was called.
        public let hook: Hook
        /// The endpoint that it was called for; nil for a response that no provider delivered.
        public let endpoint: Endpoint?
        /// The request as it was encoded; only with ``Hook/didEncode`` and ``Hook/willSend``.
        public let request: EncodedRequest?
        /// The response or error so far; nil before ``Hook/didReceive``.
        public let result: Result<Response, any Error>?
    }

    private let recorded = Mutex<[Event]>([])

    /// Makes a recorder without events.
    public init() {}

    /// The events so far, in order.
    public var events: [Event] { recorded.withLock { $0 } }

    /// The names of the hooks that were called so far, in order.
    public var names: [String] { events.map(\.hook.rawValue) }

    /// The requests sent, or vetoed, so far, with their exact bytes.
    public var sent: [EncodedRequest] {
        events.compactMap { $0.hook == .willSend ? $0.request : nil }
    }

    /// Removes all events.
    public func clear() {
        // Released after the lock, as a value of an event may call back.
        _ = recorded.withLock { exchange(&$0, with: []) }
    }

    /// Records the call.
    public func prepare(_ endpoint: Endpoint) -> Endpoint {
        record(.prepare, endpoint)
        return endpoint
    }

    /// Records the call.
    public func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) {
        record(.didEncode, endpoint, request)
    }

    /// Records the call.
    public func willSend(_ endpoint: Endpoint) {
        record(.willSend, endpoint, try? endpoint.encoded())
    }

    /// Records the call.
    public func didReceive(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        record(.didReceive, endpoint, result: result)
    }

    /// Records the call.
    public func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        record(.process, endpoint, result: result)
        return result
    }

    /// Records the call.
    public func didDeliver(_ result: Result<Response, any Error>, for endpoint: Endpoint) {
        record(.didDeliver, endpoint, result: result)
    }

    /// Records the call.
    public func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) {
        record(.didFail, endpoint, result: .failure(error))
    }

    private func record(
        _ hook: Event.Hook,
        _ endpoint: Endpoint?,
        _ request: EncodedRequest? = nil,
        result: Result<Response, any Error>? = nil
    ) {
        let event = Event(hook: hook, endpoint: endpoint, request: request, result: result)
        recorded.withLock { $0.append(event) }
    }
}

extension RequestRecorder.Event: DescribedMirror {
    /// `didReceive GET https://host/path: 200, 12 bytes`
    public var description: String {
        let name = hook.rawValue + (endpoint.map { " \($0)" } ?? "")
        switch result {
        case nil: return name
        case .success(let response):
            return "\(name): \(response.status), \(response.bodySummary)"
        case .failure(let error):
            // Most errors begin with the request.
            let text = Redaction.standard.redacted("\(error)")
            let prefix = endpoint.map { "\($0): " } ?? ""
            return "\(name): "
                + (text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
        }
    }
}

extension RequestRecorder: CustomStringConvertible {
    /// All events, one to a line, numbered from 1.
    public var description: String {
        events.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    }
}
