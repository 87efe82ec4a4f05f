import Foundation
import Testing

@testable import StreamNet

/// When there is a token, and when it is good for something.
@Suite(.hangLimit) struct ResumeTokenTests {
    private let download: Download
    init() throws { download = try Download() }

    private static let early = "Sun, 06 Nov 1994 08:48:37 GMT"
    private static let late = "Sun, 06 Nov 1994 08:49:37 GMT"
    private static let versions: [(HTTPHeaders, String?)] = [
        (["ETag": #""a""#], #""a""#), (["ETag": #""""#], #""""#), (["ETag": #" "a" "#], #""a""#),
        (["ETag": #"W/"a""#], nil), (["ETag": "a"], nil), (["ETag": #"""#], nil),
        (["ETag": #""a"b""#], nil), (["ETag": #""a b""#], nil), (["ETag": ""], nil), ([:], nil),
        (["ETag": #""a""#, "Accept-Ranges": "bytes"], #""a""#),
        (["ETag": #""a""#, "Accept-Ranges": "none"], nil),
        (["ETag": #""a""#, "Content-Encoding": "gzip"], nil),
        (["ETag": #""a""#, "Content-Encoding": "identity"], #""a""#),
        (["Last-Modified": early, "Date": late], early),
        (["ETag": #"W/"a""#, "Last-Modified": early, "Date": late], nil),
        (["ETag": #""a""#, "Last-Modified": early, "Date": late], #""a""#),
        (["Last-Modified": "Sun, 06 Nov 1994 08:48:38 GMT", "Date": late], nil),
        (["Last-Modified": late, "Date": early], nil), (["Last-Modified": early], nil),
        (["Last-Modified": "yesterday", "Date": late], nil),
    ]

    @Test(arguments: versions)
    func `a version is known by what cannot mean another`(headers: HTTPHeaders, version: String?) {
        #expect(Response(headers: headers).resumeValidator == version)
    }

    @Test(
        arguments: [
            ("GET", "hel", Download.tagged, true), ("GET", "", Download.tagged, false),
            ("GET", "hel", [:], false), ("POST", "hel", Download.tagged, false),
        ] as [(HTTPMethod, String, HTTPHeaders, Bool)])
    func `a part is kept if the rest can be asked for`(
        method: HTTPMethod, text: String, headers: HTTPHeaders, isKept: Bool
    ) throws {
        let part = try PartFile.open(
            download.destination(), for: Response(headers: headers),
            of: download.request(nil, method))
        try part.write(Data(text.utf8))
        part.abandon(resumable: true)
        #expect(download.tokens.all.count == (isKept ? 1 : 0))
        #expect(try download.names == (isKept ? ["part"] : []))
    }

    @Test func `without anybody who keeps it a part goes`() throws {
        let part = try PartFile.open(
            .file(download.file), for: Response(headers: Download.tagged), of: download.request())
        try part.write(Data("hel".utf8))
        part.abandon(resumable: true)
        #expect(try download.names == [])
    }

    /// Changes between two transfers.
    enum Change: CaseIterable {
        case url, method, range, shrunk, grown, gone, link, lines, total
    }

    @Test(arguments: Change.allCases)
    func `a token that does not fit is ignored, and its part goes`(change: Change) throws {
        var token = try #require(try download.token())
        var request = download.request()
        switch change {
        case .lines:
            token = ResumeToken(
                part: token.part, count: token.count, total: nil, request: request,
                validator: "\"v1\"\r\nX-Evil: 1")
        case .total:
            token = ResumeToken(
                part: token.part, count: token.count, total: token.count - 1, request: request,
                validator: "\"v1\"")
        case .url: request.url = URL(string: "https://host/file?key=other")!
        case .method: request.method = .head
        case .range: request.headers["Range"] = "bytes=0-1"
        case .shrunk: try Data("he".utf8).write(to: token.part)
        case .grown: try Data("hello".utf8).write(to: token.part)
        case .gone: try FileManager.default.removeItem(at: token.part)
        case .link:
            let other = try download.folder.file("other", "hel")
            try FileManager.default.removeItem(at: token.part)
            try FileManager.default.createSymbolicLink(at: token.part, withDestinationURL: other)
        }
        #expect(request.resuming(token) == request)
        // A link is no part of ours.
        #expect(try download.names == (change == .link ? ["part", "other"] : []))
    }

    @Test(arguments: [(0, ".a.part"), (-3, ".a.part"), (3, "a.part"), (3, ".a"), (3, "a.txt")])
    func `a token from elsewhere leads to no other file`(count: Int, name: String) throws {
        let file = try download.folder.file(name, "hel")
        let token = ResumeToken(
            part: file, count: count, total: nil, request: download.request(),
            validator: "\"v1\"")
        #expect(!token.fits(download.request()))
        token.discard()
        #expect(try download.folder.names == (count == 3 ? [name] : []))
    }

    @Test func `a token of an earlier version is read, without a length`() throws {
        let token = try #require(try download.token(announcing: 10))
        let stored = try JSONEncoder().encode(token)
        var members = try #require(
            try JSONSerialization.jsonObject(with: stored) as? [String: any Sendable])
        #expect(members.removeValue(forKey: "total") as? Int == 10)
        let earlier = try JSONSerialization.data(withJSONObject: members)
        let read = try JSONDecoder().decode(ResumeToken.self, from: earlier)
        #expect(read.total == nil)
        #expect(read.count == 3 && read.part == token.part)
        #expect(read.fits(download.request()))
    }

    @Test func `a part that is not wanted any more can be discarded, twice`() throws {
        let token = try #require(try download.token())
        for _ in 1...2 {
            token.discard()
            #expect(try download.names == [])
        }
    }
}
