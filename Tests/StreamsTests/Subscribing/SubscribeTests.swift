import Streams
import Testing

/// The forms that RxSwift's users type.
@Suite(.hangLimit) struct SubscribeTests {
    @Test func `each form of subscribe calls its closures`() {
        let log = Log()
        Observable.of(1).do(onNext: { log.note("run \($0)") }).subscribe()
        Observable.of(2).subscribe(
            onNext: { log.note($0) }, onError: { log.note($0) },
            onCompleted: { log.note("|") }, onDisposed: { log.note("disposed") })
        Observable.of(3).subscribe { element in
            log.note(element)
        } onCompleted: {
            log.note("|")
        }
        Single<Int>.error(Oops()).subscribe(
            onSuccess: { log.note($0) }, onFailure: { log.note($0) },
            onDisposed: { log.note("disposed") })
        Single.just(4).subscribe { result in log.note((try? result.get()) ?? 0) }
        #expect(log.text == "run 1 2 | disposed 3 | oops disposed 4")
    }

    @Test func `subscribe with a subject or an AnyObserver tells it everything`() {
        let (subject, log) = (PublishSubject<Int>(), Log())
        subject.draw(into: log)
        Observable.of(1, 2).subscribe(subject)
        Observable.of(3).subscribe(AnyObserver { log.draw($0) })
        #expect(log.text == "1 2 | 3 |")
    }

    @MainActor @Test func `subscribe on the main actor compiles with a closure`() {
        let log = Log()
        Observable.of(1).subscribe { log.note($0) }
        #expect(log.text == "next(1) completed")
    }

    @Test func `a bag holds many ended subscriptions and the live ones`() {
        let (subject, bag) = (PublishSubject<Int>(), DisposeBag())
        for _ in 0..<100 {
            Observable.just(1).subscribe().disposed(by: bag)
            subject.subscribe().disposed(by: bag)
        }
        let log = Log()
        subject.draw(into: log)
        subject.onNext(1)
        withExtendedLifetime(bag) { #expect(log.text == "1") }
    }
}
