import Foundation
import Testing

@testable import StreamNet

/// Entries made of requests and responses of this library.
struct HARWritingTests {
    private let url = URL(string: "https://ann:pw@shop.host/a?code=1&page=2&token=t")!

    private func entry(
        _ request: EncodedRequest? = nil, _ response: Response? = Response(text: "ok"),
        error: String? = nil, timing: Response.Timing? = nil,
        _ redaction: Redaction = .standard, _ bodies: HAR.Entry.Bodies = .shown
    ) -> HAR.Entry {
        HAR.Entry(
            request: request ?? EncodedRequest(url: url), response: response, error: error,
            startedAt: Date(timeIntervalSince1970: 1.5), timing: timing, attempt: 2,
            redacting: redaction, bodies: bodies)
    }

    private func post(_ body: Data, _ type: String) -> EncodedRequest {
        EncodedRequest(
            url: url, method: .post, headers: ["Content-Type": type], body: .data(body))
    }

    private func text(_ entry: HAR.Entry) -> String {
        String(decoding: HAR([entry]).data, as: UTF8.self)
    }

    private static let phases = ["blocked", "dns", "connect", "ssl", "send", "wait", "receive"]
    private static let timings: [(Response.Timing?, phases: [Double], time: Double)] = [
        (nil, [-1, -1, -1, -1, 0, 0, 0], 0),
        (
            .init(
                firstByte: .milliseconds(90), total: .microseconds(100_250),
                queued: .milliseconds(5),
                connecting: .init(
                    resolved: .milliseconds(10), connected: .milliseconds(30),
                    secured: .milliseconds(60))), [5, 10, 50, 30, 0, 30, 10.25], 105.25
        ),
        (
            .init(
                firstByte: .milliseconds(40), total: .milliseconds(50),
                connecting: .init(resolved: .zero, connected: .milliseconds(3))),
            [0, 0, 3, -1, 0, 37, 10], 50
        ),
        (
            .init(firstByte: .milliseconds(4), total: .milliseconds(3)),
            [0, -1, -1, -1, 0, 4, 0], 4
        ),
    ]

    @Test(arguments: timings.indices)
    func `phases are -1 if they did not happen, and add up`(row: Int) throws {
        let (timing, phases, time) = Self.timings[row]
        let entry = entry(timing: timing)
        #expect(Self.phases.map { entry.json["timings"]?[$0]?.double } == phases)
        #expect(entry.json["time"]?.double == time)
        #expect(try HARRules(HAR([entry]).data).violations == [])
    }

    @Test func `what is written follows the rules of HAR`() throws {
        let form = "application/x-www-form-urlencoded"
        let entries = [
            entry(), entry(nil, nil, error: "GET https://shop.host/a: no server"),
            entry(post(Data("a=1".utf8), form)), entry(post(Data([0xFF]), "image/png")),
            entry(post(Data([0xFF]), "image/png"), Response(body: Data([0xFE])), .standard, .whole),
            entry(nil, Response(status: 302, headers: ["Location": "/b"])),
            entry(nil, Response(status: 204, url: URL(string: "https://shop.host/b"))),
        ]
        #expect(try HARRules(HAR(entries).data).violations == [])
        #expect(try HAR(HAR(entries).data).entries.map(\.json) == entries.map(\.json))
    }

    @Test func `a response from another address has that address`() {
        let other = URL(string: "https://shop.host/b")
        #expect(entry(nil, Response(status: 200, url: other)).finalURL == other)
        #expect(entry(nil, Response(status: 200, url: url)).finalURL == nil)
    }

    @Test func `no secret is in an archive`() throws {
        let headers: HTTPHeaders = ["Authorization": "Bearer s3cret", "Cookie": "a=s3cret"]
        let bodies = [
            ("application/json", #"{"user": "ann", "password": "s3cret"}"#),
            ("application/x-www-form-urlencoded", "user=ann&password=s3cret"),
            ("text/plain", "user: ann, password: s3cret"),
            ("text/xml", "<user>ann</user><password>s3cret</password>"),
            ("multipart/form-data; boundary=x", Self.multipart("s3cret", "x")),
        ]
        for (type, body) in bodies {
            for rule in [HAR.Entry.Bodies.shown, .whole] {
                let data = Data(body.utf8)
                let request = EncodedRequest(
                    url: URL(string: "https://ann:s3cret@shop.host/?access_token=s3cret")!,
                    method: .post, headers: headers.merging(["Content-Type": type]),
                    body: .data(data))
                let response = Response(
                    headers: ["Set-Cookie": "a=s3cret", "Content-Type": type], body: data,
                    url: URL(string: "https://shop.host/?token=s3cret"))
                let entry = entry(request, response, error: "token=s3cret", .standard, rule)
                #expect(!text(entry).contains("s3cret"), "\(type) \(rule)")
                #expect(text(entry).contains("ann"), "\(type) \(rule)")
            }
        }
    }

    @Test func `nothing is hidden by a redaction that is off`() throws {
        let body = Data(#"{"password": "s3cret"}"#.utf8)
        let entry = entry(post(body, "application/json"), Response(text: "token=1"), .none)
        #expect(entry.requestBody?.data == body)
        #expect(entry.responseBody == Data("token=1".utf8))
        #expect(entry.url == url.absoluteString)
    }

    @Test func `bytes without a form are left out, unless all is wanted`() {
        let request = post(Data([0xFF, 0x00]), "image/png")
        let shown = entry(request, Response(body: Data([0xFE])))
        #expect(shown.json["request"]?["postData"]?["text"] == nil)
        #expect(
            shown.json["request"]?["postData"]?["comment"]
                == "2 bytes that may have secrets are left out")
        let whole = entry(request, Response(body: Data([0xFE])), .standard, .whole)
        #expect(whole.requestBody?.data == Data([0xFF, 0x00]))
        #expect(whole.responseBody == Data([0xFE]))
    }

    @Test func `a multipart body that is damaged is left out, unless all is wanted`() {
        let body = Data(Self.multipart("s3cret", "x").utf8)
        let request = post(body, "multipart/form-data; boundary=y")
        #expect(entry(request).requestBody?.data.isEmpty == true)
        #expect(entry(request, nil, .standard, .whole).requestBody?.data == body)
    }

    @Test(arguments: [65_536, 65_537])
    func `a long body is cut where that is said`(count: Int) {
        let body = Response(text: String(repeating: "a", count: count))
        let shown = entry(nil, body)
        #expect(shown.responseBody.count == 65_536)
        let comment = shown.json["response"]?["content"]?["comment"]?.text
        #expect(comment == (count == 65_536 ? nil : "cut after 65536 of 65537 bytes"))
        #expect(shown.json["response"]?["content"]?["size"]?.double == Double(count))
        #expect(entry(nil, body, .standard, .whole).responseBody.count == count)
    }

    @Test func `a body that is not in memory is named`() throws {
        var request = EncodedRequest(url: url, method: .post)
        request.body = .stream(BodySource(count: 3) { { _ in nil } })
        let comment = entry(request).json["request"]?["postData"]?["comment"]
        #expect(comment == "3 bytes, not in memory")
    }

    @Test func `a query is a list of decoded pairs`() throws {
        let request = EncodedRequest(url: URL(string: "https://shop.host/?a=%C3%A9+b&c")!)
        let query = try #require(entry(request).json["request"]?["queryString"])
        #expect(query == [["name": "a", "value": "é b"], ["name": "c", "value": ""]])
    }

    @Test func `a line is a field, an element, or a bracket`() throws {
        let text = """
            {
              "a" : [
                1.10,
                1e+300,
                {

                },
                [

                ]
              ],
              "b" : null,
              "é/" : true
            }
            """
        let tree = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
        #expect(
            String(decoding: tree.data(isPretty: true), as: UTF8.self)
                == text.replacingOccurrences(of: "1.10", with: "1.1"))
        #expect(
            String(decoding: tree.data(), as: UTF8.self)
                == #"{"a":[1.1,1e+300,{},[]],"b":null,"é/":true}"#)
    }

    @Test func `a text has any character`() throws {
        let texts = (UInt32(0)...0x80).compactMap { Unicode.Scalar($0).map { "a\($0)b" } }
        for text in texts + ["\u{2028}", "\u{1F600}\"\\", ""] {
            let data = JSONTree.list([.text(text)]).data()
            #expect(try JSONDecoder().decode([String].self, from: data) == [text])
        }
    }

    static func multipart(_ password: String, _ boundary: String) -> String {
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"user\"\r\n\r\nann\r\n"
            + "--\(boundary)\r\nContent-Disposition: form-data; name=\"password\"\r\n\r\n"
            + "\(password)\r\n--\(boundary)--\r\n"
    }
}
