import Testing

@testable import Streams

@Suite(.virtualLimit) struct LifetimeTests {
    @Test func `a lifetime disposes what was added, the last first`() {
        let (log, lifetime) = (Log(), SubscriptionLifetime { _ in })
        for name in ["a", "b", "c"] { lifetime.add(log.entry(name)) }
        lifetime.dispose()
        lifetime.dispose()
        #expect(log.text == "c b a")
    }

    @Test func `what its ending adds is disposed after the ending`() {
        let (log, box) = (Log(), Locked<SubscriptionLifetime?>(nil))
        let lifetime = SubscriptionLifetime { _ in
            box.value?.add(log.entry("item"))
            log.note("ending")
        }
        box.value = lifetime
        lifetime.end(.completed)
        #expect(log.text == "ending item")
    }

    @Test func `each item is disposed once when threads add and dispose`() {
        for _ in 0..<2_000 {
            let (lifetime, count) = (SubscriptionLifetime { _ in }, Locked(0))
            onThreads(3) { index in
                if index == 0 { return lifetime.dispose() }
                for _ in 0..<3 { lifetime.onTearDown { count.increment() } }
            }
            #expect(count.value == 6)
        }
    }

    @Test func `one ending is delivered when threads end and dispose`() {
        for _ in 0..<2_000 {
            let (endings, items) = (Locked(0), Locked(0))
            let lifetime = SubscriptionLifetime { _ in endings.increment() }
            lifetime.onTearDown { items.increment() }
            onThreads(3) { index in
                if index == 0 { lifetime.dispose() } else { lifetime.end(.completed) }
            }
            #expect(endings.value <= 1)
            #expect(items.value == 1)
        }
    }
}
