import Foundation
import Testing

@testable import StreamNet

/// The number of bytes of a body that may be in memory, and one more.
@Suite(.virtualLimit) struct DeliveryLimitsTests {
    private static let redirect: HTTPHeaders = ["Location": "/b"]
    private static let rows: [(Delivery, status: Int, fields: HTTPHeaders, limit: Int)] = [
        (.buffered, 200, [:], 100_000_000), (.buffered, 404, [:], 100_000_000),
        (.buffered(upTo: 10), 200, [:], 10), (.buffered(upTo: 10), 404, [:], 10),
        (.buffered(upTo: 0), 200, [:], 0), (.buffered(upTo: -1), 200, [:], 0),
        // The page of an error, in place of a stream or a file.
        (.streamed, 199, [:], 10_000_000), (.streamed, 300, [:], 10_000_000),
        (.file(to: Download.url), 404, [:], 10_000_000),
        (.streamed(buffering: 20_000_000), 404, [:], 10_000_000),
        // A redirect, which is followed as a rule.
        (.buffered(upTo: 10), 302, redirect, 10_000_000), (.buffered, 302, redirect, 100_000_000),
        (.buffered(upTo: 200_000_000), 302, redirect, 100_000_000),
    ]

    private func failure(
        _ delivery: Delivery, announcing length: Int, _ status: Int, _ fields: HTTPHeaders
    ) throws -> Outcome? {
        let results = EventLog<Outcome>()
        var endpoint = Endpoint(url: Download.url)
        endpoint.delivery = delivery
        let folder = try TemporaryFolder()
        if delivery.destination != nil {
            endpoint.delivery = .file(to: folder.url.appending(path: "a"))
        }
        let call = try Call(endpoint)
        let transfer = Transfer(call.request, call) { results.add(Outcome($0)) }
        let length: HTTPHeaders = ["Content-Length": "\(length)"]
        transfer.receive(Response(status: status, headers: fields.merging(length)))
        return results.all.first
    }

    @Test(arguments: rows)
    func `a body that is announced as longer than its limit fails with the head`(
        row: (delivery: Delivery, status: Int, fields: HTTPHeaders, limit: Int)
    ) throws {
        func failure(_ length: Int) throws -> Outcome? {
            try self.failure(row.delivery, announcing: length, row.status, row.fields)
        }
        #expect(try failure(row.limit) == nil)
        #expect(try failure(row.limit + 1) == .failure(.bodyTooLong(limit: row.limit)))
    }

    @Test(arguments: [(4, 4, true), (4, 5, false), (0, 0, true), (0, 1, false)])
    func `a body that is longer than its limit fails with the byte behind it`(
        limit: Int, count: Int, isWhole: Bool
    ) throws {
        let results = EventLog<Outcome>()
        let call = try Call(
            Endpoint(url: Download.url, attributes: .delivery(.buffered(upTo: limit))))
        let transfer = Transfer(call.request, call) { results.add(Outcome($0)) }
        transfer.receive(Response())
        for _ in 0..<count { transfer.receive(Data("a".utf8)) }
        transfer.complete(nil, nil)
        let whole = Outcome.response(200, String(repeating: "a", count: count))
        #expect(results.all == [isWhole ? whole : .failure(.bodyTooLong(limit: limit))])
    }
}

@Suite(.hangLimit) struct WholeBodyLimitTests {
    @Test func `a whole body has ten million bytes, unless another limit is given`() async throws {
        let body = Data(count: 10_000_000)
        #expect(try await Response(body: body).collected().count == 10_000_000)
        await #expect(throws: NetError.self) { try await Response(body: body + [0]).collected() }
    }
}
