extension Pages {
    /// Waits before each page after the first, without a thread; disposing ends the wait.
    /// - Parameters:
    ///   - pause: The time between the end of a page's delivery and the next request.
    ///   - scheduler: The clock of the pauses, on which requests are started.
    public func pausing(
        for pause: Duration, on scheduler: any Scheduler = QueueScheduler(label: "streamnet.pages")
    ) -> Pages {
        Pages(
            first: first?.eachNext { step in
                PageStep {
                    Single<Int>.timer(pause, scheduler: scheduler).flatMap { _ in step.load() }
                }
            })
    }

    /// Requests the next page when one has arrived, while its elements are consumed. A page that is
    /// not wanted any more is cancelled. It belongs behind ``take(_:)``.
    public func prefetching() -> Pages { Pages(first: first?.eachNext { $0.started() }) }

    /// Delivers each element with the total number of items, as the first page has it: "20 of 543".
    ///
    ///     shop.rx.pages(Shop.orders, next: .cursor(\.next)).withTotal(\.count)
    /// - Parameter total: Finds the number in the first page, or nil. Its error ends the pages.
    public func withTotal(
        _ total: @escaping @Sendable (Element) throws -> Int?
    ) -> Pages<(value: Element, total: Int?)> {
        Pages<(value: Element, total: Int?)>(
            first: first?.changed { loaded in
                let total = try loaded.elements.first.flatMap { try total($0) }
                return .init(
                    elements: loaded.elements.map { ($0, total) },
                    next: loaded.next?.map { $0.elements.map { ($0, total) } },
                    cursor: loaded.cursor)
            })
    }
}

extension PageStep {
    /// The same page; the one after it as `change` makes it when this one has arrived, and so on.
    fileprivate func eachNext(_ change: @escaping @Sendable (PageStep) -> PageStep) -> PageStep {
        changed { loaded in
            var loaded = loaded
            loaded.next = loaded.next.map { change($0).eachNext(change) }
            return loaded
        }
    }

    /// The same page, requested now; its release cancels the request.
    fileprivate func started() -> PageStep {
        let result = AsyncSubject<Loaded>()
        let request = ScopedDisposable(load().asObservable().subscribe(result))
        return PageStep {
            Single { sink in
                result.asObservable().asSingle().start(sink)
                // Kept as long as it is wanted.
                sink.lifetime.onTearDown { withExtendedLifetime(request) {} }
            }
        }
    }
}
