import Streams
import Testing

@Suite(.virtualLimit)
struct ReleaseTests {
    /// Each filter with a closure that holds a probe.
    private static let filters: [@Sendable (Observable<Int>, Probe) -> Observable<Int>] = [
        { source, probe in
            source.distinctUntilChanged {
                probe.touch()
                return $0
            }
        },
        { source, probe in
            source.distinctUntilChanged { left, right in
                probe.touch()
                return left == right
            }
        },
        { source, probe in
            source.skip(while: { _ in
                probe.touch()
                return false
            })
        },
        { source, probe in
            source.take(while: { _ in
                probe.touch()
                return true
            })
        },
    ]

    @Test(arguments: filters.indices, ["ending", "disposing"])
    func `filters let go of their closures`(_ index: Int, _ how: String) {
        let subject = PublishSubject<Int>()
        let isReleased = isReleased { probe in
            let subscription = Self.filters[index](subject.flow, probe).subscribe()
            subject.onNext(1)
            how == "ending" ? subject.onCompleted() : subscription.dispose()
        }
        #expect(isReleased)
    }
}
