import StreamNet
import Streams

/// The events of a stream and its connections, as texts.
struct Played {
    let events: [String]
    let requests: [String]
    let headers: [HTTPHeaders]
    let rejected: Response?

    var ids: [String?] { headers.map { $0["Last-Event-ID"] } }

    init(_ recording: Recording<ServerSentEvent>, _ stubs: Stubs<LiveFeed>) {
        events = recording.events.map { recorded in
            let text =
                switch recorded.event {
                case .next(let event): event.data
                case .completed: "|"
                case .error(NetError.rejected(let response)):
                    "\(response.status) wanted \(response.rejection?.wanted ?? "")"
                case .error(let error):
                    "\(error)".replacing(#/^(GET|POST) [^ ]+: /#, with: "")
                }
            return "\(recorded.time.text): \(text)"
        }
        requests = stubs.requests.map(\.time.text)
        headers = stubs.requests.map(\.encoded.headers)
        rejected = recording.ending?.event.error.flatMap { error in
            if case .rejected(let response) = error as? NetError { response } else { nil }
        }
    }
}

extension Duration {
    /// The seconds, with a fraction only where there is one.
    fileprivate var text: String {
        let seconds = self / .seconds(1)
        return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    }
}
