import StreamNet
import Streams

/// The events of a stream and its connections, as texts.
struct Played {
    let events: [String]
    let requests: [String]
    let headers: [HTTPHeaders]
    let error: (any Error)?

    var rejected: Response? { (error as? NetError)?.rejected }

    /// True if the stream failed since its end mark is missing.
    var isTruncated: Bool {
        if case .truncated? = (error as? NetError)?.transport?.reason { true } else { false }
    }

    var ids: [String?] { headers.map { $0["Last-Event-ID"] } }

    init(_ recording: Recorder<ServerSentEvent>, _ stubs: Stubs<LiveFeed>) {
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
        error = recording.ending?.event.error
    }
}

/// Waits without jitter, also after a first connection that cannot be made.
let exactly = Reconnect.idempotent(includesFirst: true, random: { 1 })

/// The events and the ending of a stream, each with its second, and the connections likewise.
func play(
    _ answer: StubAnswer, _ target: LiveFeed = .ticker, until mark: EndMark? = nil,
    for limit: Duration? = nil, plugins: [any Plugin] = [],
    interceptors: (any Scheduler) -> [any Interceptor] = { _ in [] },
    with attributes: Attributes = []
) -> Played {
    let time = VirtualTimeScheduler()
    let stubs = Stubs<LiveFeed>(scheduler: time).on(target, answer)
    let feed = Provider<LiveFeed>(
        backend: stubs, plugins: plugins, interceptors: interceptors(time),
        attributes: [.reconnectScheduler(time), .reconnect(exactly)])
    let recording = time.record(feed.rx.events(target, attributes, until: mark), until: limit)
    return Played(recording, stubs)
}

/// Logs the failures that a plugin is notified of.
struct Misreadings: Plugin {
    let log: EventLog<any Error>

    func didFail(_ error: any Error, at step: FailedStep, of endpoint: Endpoint) { log.add(error) }
}

struct NumberedRow: Codable, Sendable { let n: Int }

/// The records and the ending of a body in two pieces.
func playRecords<Model: Decodable & Sendable>(
    _ body: Data, cutAt cut: Int? = nil, as type: Model.Type = NumberedRow.self,
    _ contentType: String = "application/x-ndjson", _ attributes: Attributes = [],
    until mark: EndMark? = nil
) -> [String] {
    let cut = cut ?? body.count
    let time = VirtualTimeScheduler()
    let answer = StubAnswer.chunks(
        .data(body.prefix(cut)), .wait(.seconds(1)), .data(body.dropFirst(cut)),
        headers: ["Content-Type": contentType])
    let stubs = Stubs<LiveFeed>(scheduler: time).on(.export, answer)
    let records = Provider<LiveFeed>(backend: stubs).rx.records(
        .export, as: type, attributes, until: mark)
    return time.record(records).events.map { recorded in
        switch recorded.event {
        case .next(let value): (value as? NumberedRow).map { "\($0.n)" } ?? "\(value)"
        case .completed: "|"
        case .error(let error): "\(error)".replacing(#/^GET [^ ]+: /#, with: "")
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
