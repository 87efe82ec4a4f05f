@testable import StreamNet
import Testing

/// Abandoning on one thread while another writes and finishes: one of the two wins.
@Suite(.virtualLimit) struct PartFileRaceTests {
    private static let text = String(repeating: "0123456789", count: 10)

    @Test(arguments: [true, false])
    func `there is a whole file, or a part that was kept, or nothing`(isResumable: Bool) throws {
        for round in 0..<300 {
            let download = try Download()
            let part = try download.open()
            let files = EventLog<URL>()
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == round % 2 {
                    do {
                        for _ in 1...round % 9 + 1 { try part.write(Data(Self.text.utf8)) }
                        files.add(try part.finish().url)
                    } catch {
                        if (error as? NetError)?.description != "cancelled" { Issue.record(error) }
                    }
                } else {
                    part.abandon(resumable: isResumable)
                }
            }
            let isFinished = files.all == [download.file]
            let kept = download.tokens.all
            #expect(kept.count <= (isResumable && !isFinished ? 1 : 0))
            #expect(try download.names == (isFinished ? ["a.txt"] : kept.map { _ in "part" }))
            let whole = String(repeating: Self.text, count: round % 9 + 1)
            #expect(download.text == (isFinished ? whole : nil))
            for token in kept { #expect(try Data(contentsOf: token.part).count == token.count) }
        }
    }

    @Test func `of two files with one name the first to finish stays`() throws {
        for _ in 1...100 {
            let download = try Download()
            let winners = EventLog<Int>()
            let parts = try (0...1).map { _ in try download.open() }
            for (index, part) in parts.enumerated() { try part.write(Data("\(index)".utf8)) }
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if (try? parts[index].finish()) != nil { winners.add(index) }
            }
            #expect(winners.all.map { "\($0)" } == [download.text])
            #expect(try download.names == ["a.txt"])
        }
    }

    @Test func `of two that go on with one part one gets it`() throws {
        for _ in 1...100 {
            let download = try Download()
            let token = try #require(try download.token())
            let head = Download.rest()
            let requests = [download.request(token), download.request(token)]
            let winners = EventLog<PartFile>()
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                let destination = download.destination([], token)
                if let part = try? PartFile.open(destination, for: head, of: requests[index]) {
                    winners.add(part)
                }
            }
            #expect(winners.all.count == 1)
            try winners.all.first?.write(Data("lo".utf8))
            _ = try winners.all.first?.finish()
            #expect(download.text == "hello")
            #expect(try download.names == ["a.txt"])
        }
    }
}
