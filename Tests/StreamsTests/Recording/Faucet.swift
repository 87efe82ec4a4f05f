import Streams

/// A source that emits on demand and counts how often it was started and disposed.
final class Faucet: Sendable {
    let observer = Locked<AnyObserver<Int>?>(nil)
    let log = Log()

    var flow: Observable<Int> {
        .create { [self] observer in
            self.observer.value = observer
            log.note("started")
            return Disposables.create { [log] in log.note("disposed") }
        }
    }

    func on(_ event: Event<Int>) { observer.value?.on(event) }

    func onNext(_ element: Int) { on(.next(element)) }

    func onCompleted() { on(.completed) }
}
