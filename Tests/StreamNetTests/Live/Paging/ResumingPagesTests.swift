import Foundation
import StreamNet
import Testing

/// Pages that begin where others have ended.
@Suite(.hangLimit) struct ResumingPagesTests {
    private static let count: @Sendable (Response) throws -> Int = { try $0.letters.count }

    @Test(
        arguments: [
            .link, .cursor("after") { $0.headers["X-Last"] }, .offset(size: 2, count: count),
            .number(size: 2, count: count),
        ] as [NextPage<Response>])
    func `a stored cursor resumes with its page`(_ rule: NextPage<Response>) throws {
        let server = LetterServer()
        let provider = server.provider()
        let cursors = EventLog<String?>()
        provider.rx.pages(.all, next: rule).withCursors().subscribe(onNext: { cursors.add($0.next) }
        )
        #expect(cursors.all.count == 3 && cursors.all.last == .some(nil))

        let cursor = try #require(cursors.all.first ?? nil)
        let rest = provider.rx.pages(.all, next: rule, from: cursor)
        #expect(rest.map { try $0.letters.joined() }.outcome == ["cd", "e"])
        #expect(server.requests.all[3...] == server.requests.all[1...2])
    }

    @Test func `a cursor goes with the attribute's rule, too`() {
        let cursor = "/v1/letters?offset=4"
        let pages = LetterServer().provider(.paging(.link)).rx.pages(.all, from: cursor)
        #expect(pages.map { try $0.letters.joined() }.outcome == ["e"])
    }

    @Test func `a limit keeps the cursor of the page after it`() {
        let cursors = EventLog<String?>()
        let pages = LetterServer().provider().rx.pages(.all, next: .link)
        pages.take(1).withCursors().subscribe(onNext: { cursors.add($0.next) })
        pages.withCursors().take(1).subscribe(onNext: { cursors.add($0.next) })
        let second = "https://letters.host/v1/letters?sort=name&offset=2"
        #expect(cursors.all == [second, second])
    }
}
