import OpenCombine
import Streams

private struct Failure: Error {}

/// A source that fails until its last attempt; an attempt is an element.
func retries() {
    row("retry of an instant failure", "loop") { count in
        let total = Total()
        for attempt in 1...count {
            do { try fail(attempt < count) } catch { total.add(1) }
        }
        return total.value
    }
    row("retry of an instant failure", "Streams", .thousand) { count in
        let total = Total()
        Observable<Int>
            .deferred {
                total.add(1)
                return total.value < count ? .error(Failure()) : .just(0)
            }
            .retry(count)
            .subscribe { total.add($0) }
        return total.value
    }
    row("retry of an instant failure", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = Deferred {
            total.add(1)
            return Result<Int, Failure>.Publisher(
                total.value < count ? .failure(Failure()) : .success(0))
        }
        .retry(count)
        .sink(receiveCompletion: { _ in }, receiveValue: { total.add($0) })
        return withExtendedLifetime(subscription) { total.value }
    }
}

/// A source made of callbacks that fails at once, as a request does.
func retriesOfCreate() {
    row("retry of create", "Streams", .thousand) { count in
        let total = Total()
        Observable<Int>
            .create { observer in
                total.add(1)
                if total.value < count {
                    observer.onError(Failure())
                } else {
                    observer.onCompleted()
                }
                return Disposables.create()
            }
            .retry(count)
            .subscribe { total.add($0) }
        return total.value
    }
    row("retry of create", "OpenCombine", .thousand) { count in
        let total = Total()
        let subscription = Deferred {
            Future<Int, Failure> { resolve in
                total.add(1)
                resolve(total.value < count ? .failure(Failure()) : .success(0))
            }
        }
        .retry(count)
        .sink(receiveCompletion: { _ in }, receiveValue: { total.add($0) })
        return withExtendedLifetime(subscription) { total.value }
    }
}

@inline(never)
private func fail(_ isFailing: Bool) throws { if isFailing { throw Failure() } }
