import Foundation
import StreamNet
import Testing

/// The addresses of a response's `Link` (RFC 8288).
@Suite struct LinkTests {
    private static let github =
        #"<https://api.host/r?page=2>; rel="next", <https://api.host/r?p=9>; rel="last""#

    private func next(_ fields: [String]) -> String? {
        let fields = fields.map { HTTPHeaders.Field(name: "Link", value: $0) }
        return Response(headers: HTTPHeaders(fields), url: URL(string: "https://api.host/a/b?c=d"))
            .link("next")?.absoluteString
    }

    @Test(
        arguments: [
            ([github], "https://api.host/r?page=2"),
            (["<https://h/1>; rel=prev", "<https://h/2>; rel=next"], "https://h/2"),
            (["<https://h/a,b;c>; rel=next"], "https://h/a,b;c"),
            ([#"<https://h/1>; title="a, <b>; rel=next \" c"; REL="Prev NEXT""#], "https://h/1"),
            (["<?page=2>;rel=next"], "https://api.host/a/b?page=2"),
            (["</x> ; rel = next"], "https://api.host/x"),
            (["<https://h/1>; rel=next; rel=prev, <https://h/2>; rel=next"], "https://h/1"),
            ([", ,<https://h/1>; rel=next,"], "https://h/1"),
        ] as [([String], String)])
    func `a relation has an address`(fields: [String], address: String) {
        #expect(next(fields) == address)
    }

    @Test(
        arguments: [
            [], [""], ["<https://h/1>"], ["<https://h/1>; rel=nextpage"],
            ["<https://h/1; rel=next"],
            ["https://h/1; rel=next"], ["<https://h/1>; rel=prev; rel=next"], ["<"], ["<>;", ";"],
            [#"<https://h/1>; anchor="/x"; rel=next"#], [#"<https://h/1>; title="rel=next"#],
            ["<https://h/1> rel=next"], ["<http://[>; rel=next"],
        ] as [[String]])
    func `what is no such link is nil`(fields: [String]) {
        #expect(next(fields) == nil)
    }

    @Test func `a relation is found in whatever case`() {
        let response = Response(headers: ["link": Self.github])
        #expect(response.link("LAST")?.absoluteString == "https://api.host/r?p=9")
    }
}
