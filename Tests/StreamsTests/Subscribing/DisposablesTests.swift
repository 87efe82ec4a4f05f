import Streams
import Testing

@Suite(.virtualLimit) struct DisposablesTests {
    @Test func `a serial disposable disposes what it held before, and later items at once`() {
        let (log, serial) = (Log(), SerialDisposable())
        serial.disposable = log.entry("a")
        serial.disposable = log.entry("b")
        log.note("set")
        serial.dispose()
        serial.disposable = log.entry("c")
        #expect(log.text == "a set b c")
        #expect(serial.isDisposed)
        #expect(serial.disposable == nil)
    }

    @Test func `a serial disposable may be set by what it disposes`() {
        let (log, serial) = (Log(), SerialDisposable())
        serial.disposable = Disposables.create { serial.disposable = log.entry("inner") }
        serial.disposable = log.entry("outer")
        serial.dispose()
        #expect(log.text == "outer inner")
    }

    @Test func `a composite disposes all, in order`() {
        let log = Log()
        let composite = CompositeDisposable(log.entry("a"), log.entry("b"))
        composite.insert(log.entry("c"))
        composite.dispose()
        composite.dispose()
        #expect(log.text == "a b c")
    }

    @Test(arguments: Order.all)
    func `a composite disposes those that were not removed, in order`(_ order: Order) {
        let (log, composite) = (Log(), CompositeDisposable())
        let keys = (0..<100).compactMap { composite.insert(log.entry("\($0)")) }
        let removed = order.of(Array(keys.indices)).prefix(90)
        for index in removed { composite.remove(for: keys[index]) }
        for index in removed { composite.remove(for: keys[index]) }
        log.note("removed")
        composite.dispose()
        let rest = keys.indices.filter { !removed.contains($0) }
        #expect(
            log.text == (removed + []).map(String.init).joined(separator: " ")
                + " removed " + rest.map(String.init).joined(separator: " "))
    }

    @Test func `a key of another composite removes nothing`() throws {
        let (log, composite, other) = (Log(), CompositeDisposable(), CompositeDisposable())
        composite.insert(log.entry("a"))
        let key = try #require(other.insert(log.entry("b")))
        composite.remove(for: key)
        #expect(log.text == "")
        other.remove(for: key)
        #expect(log.text == "b")
    }

    @Test func `a key retains nothing`() {
        let composite = CompositeDisposable()
        var key: CompositeDisposable.DisposeKey?
        expectReleased { probe in
            key = composite.insert(Disposables.create { probe.touch() })
            if let key { composite.remove(for: key) }
        }
        #expect(key != nil)
    }

    @Test func `a disposed composite disposes what is inserted`() {
        let (log, composite) = (Log(), CompositeDisposable())
        composite.dispose()
        #expect(composite.insert(log.entry("a")) == nil)
        #expect(log.text == "a")
        #expect(composite.isDisposed)
    }

    @Test func `a disposed composite holds nothing`() {
        let composite = CompositeDisposable()
        expectReleased { probe in
            composite.insert(Disposables.create { probe.touch() })
            composite.dispose()
        }
    }
}

extension Log {
    /// Notes its name when it is disposed, once.
    func entry(_ name: String) -> any Disposable { Disposables.create { self.note(name) } }
}

@Suite(.virtualLimit) struct DisposableSpellingTests {
    @Test func `several disposables are disposed together, in order`() {
        let log = Log()
        Disposables.create([log.entry("a"), log.entry("b")]).dispose()
        #expect(log.text == "a b")
    }

    @Test func `a bag takes several disposables at once`() {
        let log = Log()
        do {
            let bag = DisposeBag(disposing: log.entry("a"), log.entry("b"))
            bag.insert(log.entry("c"), log.entry("d"), log.entry("e"))
        }
        #expect(log.text == "a b c d e")
    }

    @Test(arguments: [(0, 32), (32, 64)])
    func `a bag releases what has ended with the 33rd, and when it has doubled`(
        live: Int, room: Int
    ) {
        let (bag, ending, lasting) = (DisposeBag(), PublishSubject<Int>(), PublishSubject<Int>())
        for _ in 0..<32 { bag.insert((live == 0 ? ending : lasting).subscribe()) }
        ending.onCompleted()
        let other = PublishSubject<Int>()
        weak var ended: (any Disposable)?
        do {
            let subscription = other.subscribe()
            ended = subscription
            bag.insert(subscription)
        }
        other.onCompleted()
        for _ in live + 1..<room { bag.insert(lasting.subscribe()) }
        #expect(ended != nil)
        bag.insert(lasting.subscribe())
        #expect(ended == nil)
    }
}
