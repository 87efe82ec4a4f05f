import Streams
import Testing

@Suite(.virtualLimit) struct ReleasingContract {
    /// A place that holds a value, which is removed from it and then uses the place again.
    struct Case: NamedRow {
        let testDescription: String
        let apply: @Sendable (_ note: @escaping @Sendable () -> Void) -> Void
    }

    /// A subject that stores elements, and uses itself when one is released.
    private static func storing<Subject: ObservableType & Observer>(
        _ name: String, _ make: @escaping @Sendable () -> Subject
    ) -> Case where Subject.Element == Caller?, Subject.Count == Many {
        Case(name) { note in
            let subject = make()
            subject.onNext(
                Caller {
                    subject.asObservable().subscribe { _ in }.dispose()
                    subject.onNext(nil)
                    note()
                })
            subject.onNext(nil)
            subject.onCompleted()
        }
    }

    static let cases = [
        storing("BehaviorSubject") { BehaviorSubject<Caller?>(value: nil) },
        storing("ReplaySubject") { ReplaySubject<Caller?>.create(bufferSize: 1) },
        storing("AsyncSubject") { AsyncSubject<Caller?>() },
        Case("BehaviorRelay") { note in
            let relay = BehaviorRelay<Caller?>(value: nil)
            relay.accept(
                Caller {
                    _ = relay.value
                    relay.update { $0 = nil }
                    note()
                })
            relay.accept(nil)
        },
        Case("an observer of a PublishSubject") { note in
            let subject = PublishSubject<Int>()
            let caller = Caller {
                subject.subscribe { _ in }.dispose()
                subject.onNext(1)
                note()
            }
            subject.subscribe { _ in caller.touch() }.dispose()
        },
        Case("SerialDisposable") { note in
            let serial = SerialDisposable()
            serial.disposable = Item(
                Caller {
                    _ = serial.disposable
                    serial.dispose()
                    note()
                })
            serial.disposable = nil
        },
        Case("CompositeDisposable") { note in
            let composite = CompositeDisposable()
            let key = composite.insert(
                Item(
                    Caller {
                        composite.insert(Disposables.create())
                        note()
                    }))
            if let key { composite.remove(for: key) }
        },
        Case("DisposeBag") { note in
            let bag = DisposeBag()
            let caller = Caller {
                Disposables.create().disposed(by: bag)
                note()
            }
            // Ended ones are removed when it is full.
            Observable.just(1).do(onNext: { _ in caller.touch() }).subscribe { _ in }
                .disposed(by: bag)
            for _ in 1...100 { Observable.just(1).subscribe { _ in }.disposed(by: bag) }
        },
        Case("an element that waits for a scheduler") { note in
            let (time, subject) = (VirtualTimeScheduler(), PublishSubject<Caller>())
            let serial = SerialDisposable()
            serial.disposable = subject.observe(on: time).subscribe { _ in }
            subject.onNext(
                Caller {
                    serial.dispose()
                    note()
                })
            serial.dispose()
        },
        Case("work of a VirtualTimeScheduler") { note in
            let time = VirtualTimeScheduler()
            let caller = Caller {
                time.schedule(after: .zero) {}
                note()
            }
            time.schedule(after: .seconds(1)) { caller.touch() }.dispose()
        },
        Case("StreamErrors.onUnhandled") { note in
            let former = StreamErrors.onUnhandled
            let caller = Caller {
                _ = StreamErrors.onUnhandled
                note()
            }
            StreamErrors.onUnhandled = { error in
                caller.touch()
                former?(error)
            }
            StreamErrors.onUnhandled = former
        },
    ]

    @Test(arguments: cases)
    func `what is released may call back, as no lock is held`(_ row: Case) {
        let released = Log()
        row.apply { released.note("released") }
        #expect(released.text == "released")
    }
}

/// Calls back when it is released.
final class Caller: Sendable {
    private let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }

    deinit { call() }

    /// For closures that hold it.
    func touch() {}
}

private final class Item: Disposable {
    private let caller: Caller

    init(_ caller: Caller) { self.caller = caller }

    func dispose() {}
}
