// Backends in front of others and around other ways of sending; every part stands on the page
// "Write a backend".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.slow
/// A network that is far away.
struct SlowBackend: Backend {
    let backend: any Backend
    let delay: Duration
    var scheduler: any Scheduler = QueueScheduler(label: "slow")

    func send(_ endpoint: Endpoint) -> Single<Response> {
        backend.send(endpoint).delaySubscription(
            delay, scheduler: scheduler)
    }
}
// snippet.end

// snippet.slowly
let time = VirtualTimeScheduler()
let slow = SlowBackend(
    backend: .stub(Response(text: "blue")), delay: .seconds(2),
    scheduler: time)
let weather = Provider<Weather>(backend: slow)

let today = time.record(
    weather.rx(.today).map { String(decoding: $0.body, as: UTF8.self) })
assert(today.elements == ["blue"] && time.now == .seconds(2))
// snippet.end

// snippet.line
/// Sends requests over a line that calls back with the whole response.
struct LineBackend: Backend {
    let line: any Line
    let clock = QueueScheduler(label: "line")

    func send(_ endpoint: Endpoint) -> Single<Response> {
        // in memory, as a stream, in a file
        let answer = exchange(endpoint).flatMap {
            $0.delivered(for: endpoint)
        }
        guard let limit = endpoint.timeout else { return answer }
        let late = failure(.timedOut(.total, after: limit), endpoint)
        return answer.timeout(limit, other: .error(late), scheduler: clock)
    }

    private func exchange(_ endpoint: Endpoint) -> Single<Response> {
        .deferred {
            // the bytes, as the plugins left them
            let request = try endpoint.encoded()
            return .create { resolve in
                let call = line.ask(request) { answer in
                    guard let answer else {
                        return resolve(
                            .failure(failure(.connectionLost, endpoint)))
                    }
                    let (status, body) = (answer.status, answer.bytes)
                    resolve(.success(Response(status: status, body: body)))
                }
                // ends the work
                return Disposables.create { call.hangUp() }
            }
        }
    }

    private func failure(
        _ reason: TransportError.Reason, _ endpoint: Endpoint
    ) -> NetError {
        .transport(TransportError(reason, request: endpoint.description))
    }
}
// snippet.end

// snippet.pieces
/// Sends requests over a line whose responses arrive in pieces.
struct PieceBackend: Backend {
    let line: any Line

    func send(_ endpoint: Endpoint) -> Single<Response> {
        // a task for each subscription
        Single {
            let (status, pieces) = try await line.answer(
                to: try endpoint.encoded())
            return Response(status: status).streaming(ByteStream(pieces))
        }
        .flatMap { $0.delivered(for: endpoint) }
    }
}
// snippet.end

protocol Line: Sendable {
    func ask(_ request: EncodedRequest, _ answer: @escaping @Sendable (Answer?) -> Void) -> Call
    func answer(
        to request: EncodedRequest
    ) async throws -> (Int, AsyncThrowingStream<Data, any Error>)
}
struct Answer { let status: Int, bytes: Data }
struct Call: Sendable {
    let hangUp: @Sendable () -> Void
}

struct Weather: Target {
    let baseURL = URL(string: "https://weather.example")!
    let path: Path
    static let today = Weather(path: "today")
}

struct Phone: Line {
    func ask(_ request: EncodedRequest, _ answer: @escaping @Sendable (Answer?) -> Void) -> Call {
        answer(Answer(status: 200, bytes: Data("blue".utf8)))
        return Call {}
    }

    func answer(
        to request: EncodedRequest
    ) async throws -> (Int, AsyncThrowingStream<Data, any Error>) {
        (200, AsyncThrowingStream { pieces in
            for piece in ["bl", "ue"] { pieces.yield(Data(piece.utf8)) }
            pieces.finish()
        })
    }
}

let file = FileManager.default.temporaryDirectory.appending(path: "streamnet-\(UUID())")
defer { try? FileManager.default.removeItem(at: file) }
for backend in [LineBackend(line: Phone()), PieceBackend(line: Phone())] as [any Backend] {
    let weather = Provider<Weather>(backend: backend)
    for delivery in [.buffered, .streamed, .file(to: file, .replacesFile)] as [Delivery] {
        let response = try await weather.request(.today, .delivery(delivery))
        let bytes = try await response.collected()
        assert(String(decoding: bytes, as: UTF8.self) == "blue")
        assert((response.file == file) == ("\(delivery)" == "file"))
        assert((response.stream != nil) == ("\(delivery)" == "streamed"))
    }
}
