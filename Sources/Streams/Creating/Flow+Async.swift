extension Flow where Count == One {
    /// A single made of asynchronous code; disposing the subscription cancels its task.
    ///
    /// Each subscription runs `work` in a task of its own, which inherits only the subscriber's
    /// task-local values and priority, and which delivers the result.
    public init(async work: @escaping @Sendable () async throws -> Element) {
        let source = Self.create { resolve in
            let task = Task {
                do { resolve(.success(try await work())) } catch { resolve(.failure(error)) }
            }
            return Disposables.create { task.cancel() }
        }
        self = Self { sink in
            guard let limit = sink.lifetime.limit else { return source.start(sink) }
            TimeLimit.$current.withValue(limit) { source.start(sink) }
        }
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// The elements of the sequence as a stream.
    ///
    /// Each subscription iterates over the sequence from the start, in a task of its own, which
    /// delivers the events. It waits for a loop over `values` and for `observe(on:)`, and for no
    /// other consumer. Disposing cancels the task.
    public func asObservable() -> Observable<Element> {
        Observable { sink in
            let task = Task {
                do {
                    for try await element in self {
                        if Task.isCancelled { return }
                        sink.on(.next(element))
                        await sink.lifetime.ready()
                    }
                    sink.complete()
                } catch { sink.fail(error) }
            }
            sink.lifetime.onTearDown { task.cancel() }
        }
    }
}
