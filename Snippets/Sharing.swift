// One source, many observers; every part stands on the page Sharing.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.shared
final class Prices: Sendable {
    let latest: Observable<Double>

    init(_ socket: Observable<Double>, on clock: some Scheduler) {
        latest = socket
            // once, for all
            .retry(
                .constant(attempts: 10, delay: .seconds(1)),
                scheduler: clock)
            // one socket, however many screens
            .share(replay: 1, scope: .whileConnected)
    }
}

// ten requests wait for one renewal
let renewed = Single<Token> { try await renew() }.share()
// snippet.end

// snippet.drawing
func late(
    _ share: (Observable<Character>) -> Observable<Character>, at start: Int
) -> String {
    let time = VirtualTimeScheduler()
    let shared = share(time.cold("a-b-c-|"))
    shared.subscribe()
    return time.draw(
        shared.delaySubscription(.seconds(start), scheduler: time))
}
// cold
assert(late({ $0 }, at: 3) == "---a-b-c-|")
assert(late({ $0.share() }, at: 3) == "----c-|")
assert(late({ $0.share(replay: 1, scope: .whileConnected) }, at: 3)
    == "---bc-|")
assert(late({ $0.share(replay: 1, scope: .whileConnected) }, at: 8)
    == "--------a-b-c-|")
assert(late({ $0.share(replay: 1, scope: .forever) }, at: 8)
    == "--------[c|]")
// snippet.end

struct Token: Sendable {}
func renew() async throws -> Token { Token() }
_ = renewed
