import Foundation
@testable import StreamNet
import Testing

@Suite struct EndpointTests {
    private let mirror = URL(string: "https://mirror.host/v2")!

    @Test func `a target declares no more than where it goes`() throws {
        let endpoint = try Plain().endpoint
        #expect(endpoint.url.absoluteString == "https://api.host/zen?lang=en")
        #expect(endpoint.method == .get)
        #expect(endpoint.headers.isEmpty)
        #expect(endpoint.payload.query.isEmpty)
        #expect(endpoint.attributes.isEmpty)
        #expect(endpoint.target is Plain)
    }

    @Test func `an endpoint has everything that its target declares`() throws {
        let endpoint = try Signed(token: "t").endpoint
        #expect(endpoint.method == .post)
        #expect(endpoint.headers == ["Accept": "text/plain", "X-Token": "t"])
        #expect(try endpoint.payload.query.encoded() == "page=1")
        #expect(endpoint.timeout == .seconds(5))
    }

    @Test func `a target may refuse to be an endpoint`() {
        let target: any Target = Signed(token: nil)
        #expect(throws: CocoaError.self) { try target.endpoint }
    }

    @Test func `a base laid later moves the path`() throws {
        var endpoint = try Plain().endpoint
        endpoint.baseURL = mirror
        #expect(try endpoint.resolvedURL().absoluteString == "https://mirror.host/v2/zen?lang=en")
        #expect(try endpoint.encoded().url.absoluteString == "https://mirror.host/v2/zen?lang=en")
        endpoint.baseURL = nil
        #expect(try endpoint.resolvedURL().absoluteString == "https://api.host/zen?lang=en")
    }

    @Test func `a base that its declaration laid can be taken back`() throws {
        let own = URL(string: "https://api.host")
        var endpoint = try Endpoint(path: "a", base: own, attributes: [.baseURL(mirror)])
        #expect(endpoint.url.absoluteString == "https://mirror.host/v2/a")
        endpoint.attributes.merge([.baseURL(nil)])
        #expect(try endpoint.resolvedURL().absoluteString == "https://api.host/a")
    }

    @Test func `a path without a base waits for one`() throws {
        var endpoint = try Endpoint(path: "a/\("b/c")")
        endpoint.attributes.merge([.baseURL(mirror)])
        #expect(try endpoint.encoded().url.absoluteString == "https://mirror.host/v2/a/b%2Fc")
    }

    @Test func `a whole URL stays where it is`() throws {
        var whole = Endpoint(url: URL(string: "https://api.host/a")!)
        whole.baseURL = mirror
        #expect(try whole.resolvedURL().absoluteString == "https://api.host/a")
        let absolute = try Endpoint(
            path: "https://api.host/a", base: mirror, attributes: [.baseURL(mirror)])
        #expect(try absolute.resolvedURL().absoluteString == "https://api.host/a")
    }

    @Test func `writing the URL settles it`() throws {
        var endpoint = try Endpoint(path: "a", base: mirror, attributes: [.baseURL(mirror)])
        endpoint.url = URL(string: "https://api.host/b")!
        #expect(try endpoint.resolvedURL().absoluteString == "https://api.host/b")
    }

    @Test(arguments: [
        ("https://me:pw@host:81/a?token=secret#x", "GET https://host:81/a"),
        ("https://host", "GET https://host"),
        ("https://host/a@b?x=@", "GET https://host/a@b"),
        ("/a?b", "GET /a"),
    ])
    func `the description hides query and credentials`(url: String, text: String) throws {
        let endpoint = Endpoint(url: try #require(URL(string: url)))
        #expect(endpoint.description == text)
    }
}

private struct Plain: Target {
    let baseURL = URL(string: "https://api.host")!
    let path: Path = "zen?lang=en"
}

private struct Signed: Target {
    let token: String?
    let baseURL = URL(string: "https://api.host")!
    let path: Path = "zen"
    let method: HTTPMethod = .post
    let payload: Payload = .query(["page": 1])
    let headers: HTTPHeaders = ["Accept": "text/plain"]
    let attributes: Attributes = [.timeout(.seconds(5))]

    var endpoint: Endpoint {
        get throws {
            guard let token else { throw CocoaError(.userCancelled) }
            var endpoint = try Endpoint(self)
            endpoint.headers["X-Token"] = token
            return endpoint
        }
    }
}
