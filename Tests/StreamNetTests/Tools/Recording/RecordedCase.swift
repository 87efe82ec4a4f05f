import Foundation
import Streams

@testable import StreamNet

/// A file for recordings, and a server of answers behind them.
struct RecordedCase {
    let folder: TemporaryFolder
    let time = VirtualTimeScheduler()
    /// The requests that the server has seen, and its next number.
    let seen = EventLog<EncodedRequest>()

    init() throws { folder = try TemporaryFolder() }

    var file: URL { folder.url.appending(path: "shop.har") }

    /// A server that answers with the number of the request.
    var server: any Backend {
        StubBackend { [seen] endpoint in
            seen.add(try endpoint.encoded())
            return Response(headers: ["A": "1"], text: "\(seen.all.count)")
        }
    }

    func recording(
        _ mode: NetworkRecording.Mode, _ redaction: Redaction = .standard,
        ignoring names: Set<String> = [], environment: String = ""
    ) -> NetworkRecording {
        NetworkRecording(file, mode, redaction, names, environment: environment)
    }

    /// Records the answers to requests, and writes them.
    func record(
        _ endpoints: [Endpoint], by server: (any Backend)? = nil,
        _ redaction: Redaction = .standard
    ) throws {
        let recording = recording(.record, redaction)
        for endpoint in endpoints { _ = send(endpoint, recording, server) }
        try recording.save()
    }

    /// The text of the answer inside `subscribe`, or the error.
    func send(
        _ endpoint: Endpoint, _ recording: NetworkRecording, _ server: (any Backend)? = nil
    ) -> String {
        let backend = recording.backend(server ?? self.server, scheduler: time)
        let result = Provider<Given>(backend: backend).rx(Given(endpoint: endpoint)).outcome
        switch result {
        case .success(let response): return String(decoding: response.body, as: UTF8.self)
        case .failure(let error): return "\(error)"
        case nil: return "nothing"
        }
    }

    var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
}

extension Endpoint {
    static func get(_ rest: String) -> Endpoint {
        Endpoint(url: URL(string: "https://shop.host/\(rest)")!)
    }

    static func post(_ text: String, _ type: String? = "application/json") -> Endpoint {
        Endpoint(
            url: URL(string: "https://shop.host/orders")!, method: .post,
            payload: .data(Data(text.utf8), contentType: type))
    }
}
