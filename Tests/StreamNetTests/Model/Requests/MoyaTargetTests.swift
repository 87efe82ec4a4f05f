import Foundation
@testable import StreamNet
import Testing

/// Targets whose headers and samples have the types that they have in Moya.
@Suite(.hangLimit) struct MoyaTargetTests {
    private static let targets: [any Target] = [
        Token.none, Token.some, Plain(), Shared(), AnyTarget(Token.some), Typed(),
    ]
    private static let sent: [HTTPHeaders] = [
        [:], ["Authorization": "Bearer a"], ["X-Plain": "p"], ["X-Shared": "s"],
        ["Authorization": "Bearer a"], ["X-Typed": "t", "Accept": "application/json"],
    ]

    @Test(arguments: zip(targets, sent))
    func `headers of any type are sent`(target: any Target, headers: HTTPHeaders) async throws {
        let stubs = Stubs<AnyTarget>()
        stubs.on(AnyTarget(target), 204)
        _ = try await Provider<AnyTarget>(backend: stubs).rx(AnyTarget(target)).value
        #expect(stubs.requests.first?.encoded.headers == headers)
    }

    @Test func `headers of dictionaries are in the order of their names`() {
        let headers: [String: String]? = ["b": "2", "c": "3", "a": "1"]
        #expect(headers.httpHeaders.map(\.name) == ["a", "b", "c"])
    }

    @Test func `a stub wins over a sample, and a sample over sample data`() async throws {
        let stubs = Stubs<Sampled>()
        let provider = Provider<Sampled>(backend: stubs)
        #expect(try await provider.rx(.both).value.body == Data("attribute".utf8))
        #expect(
            try await provider.rx(AnyTarget(Sampled.data)).value.body
                == Data("Keep it simple.".utf8))
        stubs.on(.data, "stub")
        #expect(try await provider.rx(.data).value.body == Data("stub".utf8))
    }

    @Test func `empty sample data is none`() async throws {
        let provider = Provider<Sampled>(backend: Stubs<Sampled>())
        let error = await #expect(throws: NetError.self) { try await provider.rx(.empty).value }
        #expect(error?.reason == .missingStub)
    }
}

private protocol Local: Target {}
extension Local {
    var baseURL: URL { URL(string: "https://api.host")! }
    var path: Path { "zen" }
}

private enum Token: Local {
    case none, some
    var headers: [String: String]? { self == .none ? nil : ["Authorization": "Bearer a"] }
}

private struct Plain: Local { let headers = ["X-Plain": "p"] }

private protocol Branded: Local {}
extension Branded { var headers: [String: String]? { ["X-Shared": "s"] } }
private struct Shared: Branded {}

private struct Typed: TypedTarget, Local {
    typealias Response = [String]
    var headers: [String: String]? { ["X-Typed": "t"] }
}

private enum Sampled: String, Local {
    case data, both, empty
    var path: Path { "\(self)" }
    var attributes: Attributes { self == .both ? .sample("attribute") : [] }
    var sampleData: Data { Data((self == .empty ? "" : "Keep it simple.").utf8) }
}
