import Corpora
import Foundation
import ResponseMapper

/// The cost of models of whole documents, from the bytes.
func decodings() {
    decoding(.envelope, RepositoryList.self)
    decoding(.twitter, PostList.self)
    decoding(.citm, TableList.self)
    decoding(.small, RepositoryList.Item.self)
    decoding(.canada, Border.self)
    let data = Data(Corpus.envelope.bytes)
    let response = Response(status: 200, body: data)
    row("array of repositories at a path", "mapArray", .one) { _ in
        (try? response.mapArray(RepositoryList.Item.self, at: "data>items"))?.count ?? 0
    }
}

private func decoding<Model: Decodable>(_ corpus: Corpus, _ type: Model.Type) {
    let data = Data(corpus.bytes)
    row("decode \(corpus.rawValue)", "ModelDecoder", .one) { _ in
        (try? ModelDecoder().decode(type, from: data)) == nil ? 0 : 1
    }
    row("decode \(corpus.rawValue)", "JSONDecoder", .one) { _ in
        (try? JSONDecoder().decode(type, from: data)) == nil ? 0 : 1
    }
}

private struct Border: Decodable {
    struct Feature: Decodable {
        struct Geometry: Decodable {
            let coordinates: [[[Double]]]
        }

        let geometry: Geometry
    }

    let features: [Feature]
}
