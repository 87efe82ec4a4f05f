@testable import StreamNet
import Testing

@Suite struct HTTPMethodTests {
    @Test(arguments: [
        (HTTPMethod.get, "GET"), (.head, "HEAD"), (.post, "POST"), (.put, "PUT"),
        (.patch, "PATCH"), (.delete, "DELETE"), (.options, "OPTIONS"), (.trace, "TRACE"),
    ])
    func `a constant is upper-case on the wire`(method: HTTPMethod, text: String) {
        #expect(method.rawValue == text)
        #expect("\(method)" == text)
    }

    @Test func `text is kept as it is, since methods are case-sensitive`() {
        #expect(HTTPMethod(rawValue: "patch").rawValue == "patch")
        #expect(HTTPMethod(rawValue: "patch") != .patch)
        #expect(("PROPFIND" as HTTPMethod).rawValue == "PROPFIND")
    }
}
