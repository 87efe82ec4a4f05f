import Foundation
import Loopback
import StreamNet
import Testing

extension Transporting.Conformance {
    /// Pages of two servers, of which the second gets nothing that is for the first.
    @Suite struct PageOrigins {
        private struct List: Target {
            let baseURL: URL
            let path: Path = "list?page=1"
        }

        @Test(arguments: Contender.all)
        func `another server gets no credentials, of the backend's configuration neither`(
            contender: Contender
        ) async throws {
            let other = try LoopbackServer { exchange in try exchange.respond(body: "2") }
            let next = other.url.absoluteString
            let server = try LoopbackServer { exchange in
                try exchange.respond(
                    headers: [("Link", "<\(next)/list?page_token=x>; rel=next")], body: "1")
            }
            let fields: HTTPHeaders = ["Authorization": "Basic c2VjcmV0", "Accept-Language": "en"]
            let backend = try contender.open(TransportConfiguration(headers: fields))
            let provider = Provider<List>(
                backend: backend, attributes: .headers(["X-Api-Key": "s3cret"]))
            let list = List(baseURL: server.url)
            await #expect(throws: NetError.self) {
                for try await _ in provider.rx.pages(list, next: .link).values {}
            }
            #expect(other.requests.isEmpty)
            var bodies: [Data] = []
            for try await page in provider.rx.pages(list, .pageOrigins(.any), next: .link).values {
                bodies.append(page.body)
            }
            #expect(bodies == [Data("1".utf8), Data("2".utf8)])
            let first = try #require(server.requests.last)
            #expect(first.header("Authorization") == "Basic c2VjcmV0")
            #expect(first.header("X-Api-Key") == "s3cret")
            let page = try #require(other.requests.last)
            #expect(page.target == "/list?page_token=x")
            #expect(page.header("Authorization") == nil)
            #expect(page.header("X-Api-Key") == nil)
            #expect(page.header("Accept-Language") == "en")
        }
    }
}
