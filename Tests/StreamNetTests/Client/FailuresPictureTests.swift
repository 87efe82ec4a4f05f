import StreamNet
import Testing

@Suite(.hangLimit) struct FailuresPictureTests {
    @Test func `the picture names the error of each phase`() throws {
        let rows = try PictureText("StreamNet/failures").rows
        #expect(rows.map { $0[0] } == ["encode", "send", "validate", "map", "any time"])
        for row in rows {
            let found = try #require(failure(in: row[0]))
            #expect(row[1].contains("`\(name(of: found))`"), "\(row[0]): \(found)")
        }
    }

    private func failure(in phase: String) -> (any Error)? {
        let ok = Provider<Sayings>(backend: .stub(Response(text: "no number")))
        switch phase {
        case "encode": return ok.rx(.zen, .headers(["a b": ""])).outcome?.error
        case "send":
            let stubs = Stubs<Sayings>()
            stubs.on(.zen, .failure(.offline))
            return Provider<Sayings>(backend: stubs).rx(.zen).outcome?.error
        case "validate":
            let failing = Provider<Sayings>(backend: .stub(Response(status: 500)))
            return failing.rx(.zen, .validation(.successCodes)).outcome?.error
        case "map":
            let number: Action<Void, Int> = GET("https://sayings.host/number").action
            return ok.rx(number).outcome?.error
        default:
            let group = RequestGroup()
            let log = EventLog<any Error>()
            Provider<Sayings>(backend: Hanging()).rx(.zen, .groups([group]))
                .subscribe(onFailure: { log.add($0) })
            group.cancel()
            return log.all.first
        }
    }

    private func name(of error: any Error) -> String {
        switch error as? NetError {
        case .request: "NetError.request(_:)"
        case .transport: "NetError.transport(_:)"
        case .closed: "NetError.closed(code:reason:)"
        case .rejected: "NetError.rejected(_:)"
        case .refused: "NetError.refused(_:)"
        case .cancelled: "NetError.cancelled"
        case nil: "\(type(of: error))"
        }
    }
}
