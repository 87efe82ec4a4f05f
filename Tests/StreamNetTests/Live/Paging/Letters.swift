import Foundation
import StreamNet

/// The requests of a list of letters; `.from` is a page by its number of letters before.
enum Letters: Target, Equatable {
    case all
    case from(Int)

    var baseURL: URL { URL(string: "https://letters.host/v1")! }
    var path: Path {
        switch self {
        case .all: "letters";
        case .from: "letters"
        }
    }
    var payload: Payload {
        switch self {
        case .all: .query(["sort": "name"])
        case .from(let offset): .query(["sort": "name", "offset": offset])
        }
    }
}

/// A server of the letters a to e, two on each page: by offset, number or cursor, with a `Link`.
struct LetterServer: Sendable {
    static let letters = ["a", "b", "c", "d", "e"]

    /// The requests, as path and query.
    let requests = EventLog<String>()
    /// The link to the next page, by the number of letters before it; nil for none.
    var link: @Sendable (_ offset: Int) -> String? = { "/v1/letters?sort=name&offset=\($0)" }

    func provider(_ attributes: Attributes = []) -> Provider<Letters> {
        Provider(
            backend: StubBackend { [requests, link] endpoint in
                let url = URLComponents(
                    url: try endpoint.encoded().url, resolvingAgainstBaseURL: false)
                let query = url?.queryItems ?? []
                requests.add("\(url?.path ?? "")?\(url?.percentEncodedQuery ?? "")")
                return Self.page(Self.offset(in: query), link)
            }, attributes: attributes)
    }

    private static func offset(in query: [URLQueryItem]) -> Int {
        func value(_ name: String) -> String? { query.first { $0.name == name }?.value }
        if let offset = value("offset").flatMap({ Int($0) }) { return offset }
        if let number = value("page").flatMap({ Int($0) }) { return 2 * (number - 1) }
        return value("after").flatMap { letters.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }

    private static func page(_ offset: Int, _ link: (Int) -> String?) -> Response {
        let page = letters.dropFirst(offset).prefix(2)
        var headers: HTTPHeaders = [:]
        if offset + 2 < letters.count {
            headers["X-Last"] = page.last
            if let next = link(offset + 2) { headers["Link"] = "<\(next)>; rel=\"next\"" }
        }
        return Response(
            headers: headers, body: Data((try? JSONEncoder().encode(Array(page))) ?? Data()))
    }
}

extension Response {
    /// The letters on the page.
    var letters: [String] { get throws { try JSONDecoder().decode([String].self, from: body) } }
}

extension Pages {
    /// The elements that are delivered at once, then the error if there is one.
    var outcome: [String] {
        let log = EventLog<String>()
        subscribe(onNext: { log.add("\($0)") }, onError: { log.add("\($0)") })
        return log.all
    }
}
