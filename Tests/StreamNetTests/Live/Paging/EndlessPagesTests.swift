import Foundation
import Locks
import Testing

@testable import StreamNet

/// Far more than the small stack has room for; a million of each run where `STRESS` is set.
private let isStress = ProcessInfo.processInfo.environment["STRESS"] != nil
private let pages = isStress ? 1_000_000 : 20_000
private let requests = isStress ? 1_000_000 : 5_000

/// Any number of pages takes no stack, and memory for a few.
@Suite(.hangLimit) struct EndlessPagesTests {
    @Test func `pages that are there at once`() {
        let counter = Counter()
        onSmallStack {
            Pages(first: counter.page(0)).take(pages).subscribe(onNext: { counter.read($0) })
        }
        #expect(counter.elements == pages)
        #expect(counter.mostAlive <= 8)
        #expect(counter.alive == 0)
    }

    @Test func `pages that are read by a loop`() async throws {
        let counter = Counter()
        for try await page in Pages(first: counter.page(0)).take(pages).values {
            counter.read(page)
        }
        #expect(counter.elements == pages)
        #expect(counter.mostAlive <= 8)
        #expect(counter.alive == 0)
    }

    @Test func `requests that are answered at once, or in virtual time`() {
        for time in [nil, VirtualTimeScheduler()] {
            let counter = Counter()
            onSmallStack {
                let pages = counter.provider(time).rx.pages(.all, next: .number(count: { _ in 1 }))
                pages.take(requests).subscribe(onNext: { _ in counter.read(nil) })
                time?.run()
            }
            #expect(counter.elements == requests)
            #expect(counter.mostAlive <= 8)
            #expect(counter.alive == 0)
        }
    }
}

/// Counts what is alive of pages.
private final class Counter: Sendable {
    private struct Counts { var alive = 0, mostAlive = 0, elements = 0 }

    private let counts = Mutex(Counts())

    var alive: Int { counts.withLock { $0.alive } }
    var mostAlive: Int { counts.withLock { $0.mostAlive } }
    var elements: Int { counts.withLock { $0.elements } }

    func read(_ page: Token?) { counts.withLock { $0.elements += 1 } }

    /// A page that leads to the next, for ever.
    func page(_ number: Int) -> PageStep<Token> {
        PageStep { [self] in
            .deferred { .just(.init(elements: [Token(self)], next: self.page(number + 1))) }
        }
    }

    /// A server of such pages.
    func provider(_ time: VirtualTimeScheduler?) -> Provider<Letters> {
        let backend = StubBackend { _ in
            var response = Response()
            response.token = Token(self)
            return response
        }
        guard let time else { return Provider(backend: backend) }
        let late = Around { endpoint, next in next(endpoint).delay(.seconds(1), scheduler: time) }
        return Provider(backend: backend, interceptors: [late])
    }

    final class Token: Sendable {
        private let counter: Counter

        init(_ counter: Counter) {
            self.counter = counter
            counter.counts.withLock { counts in
                counts.alive += 1
                counts.mostAlive = max(counts.mostAlive, counts.alive)
            }
        }

        deinit { counter.counts.withLock { $0.alive -= 1 } }
    }
}

extension Attributes {
    fileprivate static var token: Key<Counter.Token?> { .init(nil) }
}

/// Runs `work` on a thread with a stack of half a megabyte; returns when it is done.
private func onSmallStack(_ work: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
        work()
        end.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    end.wait()
}
