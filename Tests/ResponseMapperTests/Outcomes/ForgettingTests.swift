import Foundation
import ResponseMapper
import Testing

/// A business failure, and a body that is no JSON, is not stored for the next request.
@Suite(.hangLimit) struct ForgettingTests {
    private static let failed = #"{"code":7,"msg":"not logged in"}"#
    private static let good = #"{"code":0,"msg":"","data":{"title":"fine"}}"#
    private let stubs = Stubs<AnyTarget>()

    private var provider: Provider<AnyTarget> {
        Provider(
            backend: stubs, plugins: [MapperPlugin()],
            attributes: [.cache(MemoryCache()), .caching(.cacheFirst)])
    }

    @Test(arguments: [ForgettingTests.failed, "<html>log in</html>", "", #"{"code":0,"msg":""}"#])
    func `what an action fails on is asked for anew, and what is good is kept`(bad: String) throws {
        stubs.on(Drafts.one, [.text(bad), .text(Self.good)])
        let provider = provider
        #expect(result(of: provider.rx(Drafts.one))?.error is MapError)
        for _ in 1...2 { #expect(try result(of: provider.rx(Drafts.one))?.get().title == "fine") }
        #expect(stubs.requests.count == 2)
    }

    @Test(arguments: [ForgettingTests.failed, "<html>log in</html>"])
    func `a mapping that is called by hand forgets, too`(bad: String) throws {
        stubs.on(AnyTarget(Page()), [.text(bad), .text(Self.good)])
        let provider = provider
        func title() throws -> String? {
            try result(of: provider.rx(Page()))?.get()
                .mapObject(EncodingBuffer.self, requiring: .success).title
        }
        #expect(throws: MapError.self) { try title() }
        for _ in 1...2 { #expect(try title() == "fine") }
        #expect(stubs.requests.count == 2)
    }

    @Test func `a failure that is mapped all the same is kept, unless said otherwise`() throws {
        stubs.on(AnyTarget(Page()), [.text(Self.failed), .text(Self.failed), .text(Self.good)])
        let provider = provider
        func status(_ attributes: Attributes = []) throws -> String? {
            try result(of: provider.rx(Page(), attributes))?.get().mapResult().status
        }
        #expect(try status() == "7")
        #expect(try status() == "7")
        #expect(stubs.requests.count == 1)

        let steady = Attributes.isCacheable { (try? $0.mapResult().isSuccess) == true }
        let other: Attributes = [.cache(MemoryCache()), steady]
        #expect(try [status(other), status(other), status(other)] == ["7", "0", "0"])
        #expect(stubs.requests.count == 3)
    }

    @Test(
        arguments: [
            { try $0.mapResult().isSuccess },
            { try $0.mapObjResult(EncodingBuffer?.self).0.isSuccess },
            { try $0.mapArrayResult(EncodingBuffer.self).0.isSuccess },
        ] as [@Sendable (Response) throws -> Bool])
    func `a failure that is mapped does not displace what was kept`(
        isSuccess: @Sendable (Response) throws -> Bool
    ) throws {
        let good = Self.good
        stubs.on(AnyTarget(Page()), [.text(good), .text(Self.failed)])
        let provider = provider
        func ask(_ caching: CachePolicy) throws -> Response? {
            try result(of: provider.rx(Page(), .caching(caching)))?.get()
        }
        #expect(try ask(.cacheAndNetwork)?.body == Data(good.utf8))
        #expect(try isSuccess(#require(try ask(.cacheAndNetwork))) == false)
        #expect(try ask(.cacheFirst)?.body == Data(good.utf8))
    }
}

private struct Drafts: API {
    static let attributes: Attributes = [
        .baseURL(URL(string: "https://drafts.host")!), .envelope(coded), .requirement(.success),
    ]
    @GET("one") var one: Action<Void, EncodingBuffer>
}

private struct Page: Target {
    let baseURL = URL(string: "https://drafts.host")!
    let path: Path = "page"
    let attributes: Attributes = .envelope(coded)
}
