import Streams
import Testing

@Suite(.hangLimit)
struct ZipUpToEightTests {
    @Test func `up to eight streams, first with first`() async throws {
        let one = (1...8).map { Observable.just($0) }
        let three = Observable.zip(one[0], one[1], one[2]) { [$0, $1, $2] }
        let four = Observable.zip(one[0], one[1], one[2], one[3]) { [$0, $1, $2, $3] }
        let five = Observable.zip(one[0], one[1], one[2], one[3], one[4]) { [$0, $1, $2, $3, $4] }
        let six = Observable.zip(one[0], one[1], one[2], one[3], one[4], one[5]) {
            [$0, $1, $2, $3, $4, $5]
        }
        let seven = Observable.zip(one[0], one[1], one[2], one[3], one[4], one[5], one[6]) {
            [$0, $1, $2, $3, $4, $5, $6]
        }
        let eight = Observable.zip(
            one[0], one[1], one[2], one[3], one[4], one[5], one[6], one[7]
        ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
        let all = [(3, three), (4, four), (5, five), (6, six), (7, seven), (8, eight)]
        for (count, flow) in all {
            #expect(try await flow.asSingle().value == Array(1...count))
        }
    }

    @Test func `zip of three singles is a single of tuples`() async throws {
        let tuple = try await Single.zip(Single.just(1), Single.just("a"), Single.just(true)).value
        #expect(tuple == (1, "a", true))
    }

    @Test func `zip of three waits for the slowest and ends with the shortest`() {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(time.cold("a-b-c|"), time.cold("--1-2|"), time.cold("x--y|")) {
            String([$0, $1, $2])
        }
        #expect(time.draw(zipped) == "--(a1x)-[(b2y)|]")
    }

    @Test func `zip of three fails with the first error`() {
        let time = VirtualTimeScheduler()
        let zipped = Observable.zip(time.cold("a-b|"), time.cold("-#"), time.cold("---|")) {
            a, _, _ in
            a
        }
        #expect(time.draw(zipped) == "-#")
    }
}
