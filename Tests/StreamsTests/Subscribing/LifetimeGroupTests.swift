import Testing

@testable import Streams

@Suite(.virtualLimit) struct LifetimeGroupTests {
    private let group = LifetimeGroup()
    private let parent = SubscriptionLifetime { _ in }

    @Test func `a lifetime with another reference is not used again`() {
        let first = group.lifetime(in: parent) { _ in }
        first?.end(.completed)
        #expect(group.lifetime(in: parent) { _ in } !== first)
        #expect(first?.isClosed == true)
    }

    @Test func `a lifetime that is used again has its own ending and items`() {
        let log = Log()
        for name in ["a", "b"] {
            let lifetime = group.lifetime(in: parent) { _ in log.note("\(name) ends") }
            lifetime?.add(log.entry("\(name) item"))
            lifetime?.end(.completed)
        }
        #expect(log.text == "a ends a item b ends b item")
    }

    @Test func `each lifetime has the time limit of the parent`() {
        let limit = TimeLimit { .seconds(1) }
        parent.end(by: limit)
        for _ in 1...2 {
            let lifetime = group.lifetime(in: parent) { _ in }
            #expect(lifetime?.limit === limit)
            lifetime?.end(.completed)
        }
    }

    @Test func `a group disposes a lifetime that is used again`() {
        let log = Log()
        group.lifetime(in: parent) { _ in log.note("wrong") }?.dispose()
        let lifetime = group.lifetime(in: parent) { _ in log.note("wrong") }
        lifetime?.add(log.entry("disposed"))
        group.dispose()
        lifetime?.end(.completed)
        #expect(log.text == "disposed")
    }

    @Test func `a group that was disposed has no lifetimes`() {
        group.dispose()
        #expect(group.lifetime(in: parent) { _ in } == nil)
        #expect(group.isOver)
    }

    @Test func `no lifetime outlives its group when a thread disposes it`() {
        for _ in 0..<1_000 {
            let (group, last) = (LifetimeGroup(), Locked<SubscriptionLifetime?>(nil))
            onThreads(2) { index in
                if index == 0 { return group.dispose() }
                for _ in 0..<10 {
                    last.value = nil
                    guard let lifetime = group.lifetime(in: parent, { _ in }) else { return }
                    lifetime.end(.completed)
                }
                last.value = group.lifetime(in: parent) { _ in }
            }
            #expect(last.value?.isClosed != false)
        }
    }
}
