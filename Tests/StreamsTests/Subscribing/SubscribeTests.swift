import Streams
import Testing

/// The forms that RxSwift's users type.
@Suite(.hangLimit)
struct SubscribeTests {
    @Test func `subscribe with a closure of a single gets a result`() {
        let log = Log()
        Single.just(1).subscribe { result in
            switch result {
            case .success(let element): log.note(element)
            case .failure(let error): log.note(error)
            }
        }
        #expect(log.text == "1")
    }

    @Test func `subscribe with all labels hears all`() {
        let log = Log()
        Observable.of(1).subscribe(
            onNext: { log.note($0) }, onError: { log.note($0) },
            onCompleted: { log.note("|") }, onDisposed: { log.note("disposed") })
        #expect(log.text == "1 | disposed")
    }

    @Test func `subscribe with trailing closures hears both`() {
        let log = Log()
        Observable.of(1).subscribe { element in
            log.note(element)
        } onCompleted: {
            log.note("|")
        }
        #expect(log.text == "1 |")
    }

    @Test func `subscribe of a single with labels hears the result`() {
        let log = Log()
        Single<Int>.error(Oops()).subscribe(
            onSuccess: { log.note($0) }, onFailure: { log.note($0) },
            onDisposed: { log.note("disposed") })
        #expect(log.text == "oops disposed")
    }

    @Test func `subscribe with nothing runs the stream`() {
        let log = Log()
        Observable.of(1).do(onNext: { log.note($0) }).subscribe()
        #expect(log.text == "1")
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
        let subject = PublishSubject<Int>()
        let bag = DisposeBag()
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
