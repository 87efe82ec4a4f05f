import Streams
import Testing

@Suite(.hangLimit) struct SubscribeWithTests {
    @Test func `closures get the object, and the events or the result`() {
        let log = Log()
        Observable.of(1).subscribe(
            with: log, onNext: { $0.note($1) }, onCompleted: { $0.note("|") },
            onDisposed: { $0.note("disposed") })
        Observable<Int>.error(Oops("a")).subscribe(with: log, onError: { $0.note($1) })
        Single.just(2).subscribe(
            with: log, onSuccess: { $0.note($1) }, onDisposed: { $0.note("disposed") })
        Single<Int>.error(Oops("b")).subscribe(with: log, onFailure: { $0.note($1) })
        #expect(log.text == "1 | disposed a 2 disposed b")
    }

    @Test func `the object is not retained, and gets nothing more`() {
        let (subject, calls) = (PublishSubject<Int>(), Log())
        var object: Log? = Log()
        weak let released = object
        if let object {
            subject.subscribe(
                with: object, onNext: { calls.note($1) }, onError: { calls.note($1) },
                onCompleted: { _ in calls.note("|") }, onDisposed: { _ in calls.note("disposed") })
        }
        subject.onNext(1)
        object = nil
        #expect(released == nil)
        subject.onNext(2)
        subject.onError(Oops())
        #expect(calls.text == "1")
    }

    @MainActor @Test func `closures on the main actor get the object at once`() {
        let log = Log()
        Observable.of(1).subscribe(
            with: log, onMain: { $0.note($1) }, onCompleted: { $0.note("|") })
        Observable<Int>.error(Oops("a")).subscribe(
            with: log, onMain: { $0.note($1) }, onError: { $0.note($1) })
        Single.just(2).subscribe(with: log, onMain: { $0.note($1) })
        Single<Int>.error(Oops("b")).subscribe(
            with: log, onMain: { $0.note($1) }, onFailure: { $0.note($1) })
        #expect(log.text == "1 | a 2 b")
    }
}
