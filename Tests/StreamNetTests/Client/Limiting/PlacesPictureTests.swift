import StreamNet
import Testing

@Suite struct PlacesPictureTests {
    @Test func `the picture shows the steps in the order in which they run`() throws {
        let picture = try PictureText("StreamNet/places").rows
        let provider = Provider<Sayings>(
            backend: .stub(Response()),
            interceptors: [
                RateLimit(10, per: .seconds(1)), CircuitBreaker(), Deadline(.seconds(10)),
                TokenRefresh(token: { nil }, renew: { .just("") }), Retry(),
            ],
            attributes: [.cache(MemoryCache()), .sharing(InFlightRequests())])
        let steps = provider.describe().split(separator: "\n").map { line in
            line.split(separator: ": ", maxSplits: 2).map { String($0) }
        }
        for row in picture {
            let title = row[0].prefix { $0 != ":" }
            let own = steps.filter { $0[0] == title }
            #expect(!own.isEmpty, "\(title)")
            guard title.hasPrefix("per ") else { continue }
            for step in own { #expect(row[1].contains(step[1]), "\(step[1]) at \(title)") }
        }
        let heads = steps.map { $0[0] }
        let places = picture.map { row in heads.firstIndex(of: "\(row[0].prefix { $0 != ":" })") }
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }
}
