import Streams
import Testing

@Suite(.virtualLimit)
struct DescriptionTests {
    @Test func `a stream prints its kind`() {
        #expect("\(Observable<Int>.never())" == "Observable<Int>")
        #expect("\(Single<String>.never())" == "Single<String>")
        #expect("\(Observable.of(1, 2).map { "\($0)" })" == "Observable<String>")
    }

    @Test func `a constant stream prints what it delivers`() {
        #expect("\(Single.just(1))" == "Single<Int>.just(1)")
        #expect("\(Observable<Int>.empty())" == "Observable<Int>.empty()")
        #expect("\(Observable<Int>.error(Oops()))" == "Observable<Int>.error(oops)")
    }

    @Test func `a subject prints its observers`() {
        let subject = PublishSubject<Int>()
        #expect("\(subject)" == "PublishSubject<Int>, 0 observers")
        let subscription = subject.subscribe { _ in }
        #expect("\(subject)" == "PublishSubject<Int>, 1 observer")
        subscription.dispose()
        #expect("\(ReplaySubject<Int>.create(bufferSize: 1))" == "ReplaySubject<Int>, 0 observers")
        #expect("\(AsyncSubject<Int>())" == "AsyncSubject<Int>, 0 observers")
    }

    @Test func `a subject prints its value and its ending`() {
        let subject = BehaviorSubject(value: 1)
        #expect("\(subject)" == "BehaviorSubject<Int>(1), 0 observers")
        subject.onError(Oops())
        #expect("\(subject)" == "BehaviorSubject<Int>(1), failed: oops")
        let other = PublishSubject<Int>()
        other.onCompleted()
        #expect("\(other)" == "PublishSubject<Int>, completed")
    }

    @Test func `a relay prints its value and its observers`() {
        let relay = BehaviorRelay(value: "Ada")
        let subscriptions = [relay.subscribe { _ in }, relay.subscribe { _ in }]
        #expect("\(relay)" == "BehaviorRelay<String>(Ada), 2 observers")
        for subscription in subscriptions { subscription.dispose() }
        #expect("\(PublishRelay<Int>())" == "PublishRelay<Int>, 0 observers")
        #expect("\(ReplayRelay<Int>.create(bufferSize: .max))" == "ReplayRelay<Int>, 0 observers")
    }
}
