import Streams
import Testing

@Suite(.hangLimit) struct RelayTests {
    @Test func `an update reads, changes and accepts in one step`() {
        let (relay, log) = (BehaviorRelay(value: [1]), Log())
        relay.subscribe(onNext: { log.note($0.count) })
        relay.update { $0.append(2) }
        let last = relay.update { $0.removeLast() }
        #expect(last == 2 && relay.value == [1])
        #expect(log.text == "1 2 1")
    }

    @Test func `an update that throws changes nothing`() {
        let (relay, log) = (BehaviorRelay(value: 0), Log())
        relay.subscribe(onNext: { log.note($0) })
        #expect(throws: Failed.self) {
            try relay.update { (value: inout Int) throws(Failed) in
                value = 1
                throw Failed()
            }
        }
        #expect(relay.value == 0 && log.text == "0")
    }

    @Test func `an update inside a delivery comes after it`() {
        let (relay, log) = (BehaviorRelay(value: 0), Log())
        relay.subscribe(onNext: { element in
            log.note("a\(element)")
            if element == 1 { for _ in 0..<2 { relay.update { $0 += 1 } } }
        })
        relay.subscribe(onNext: { log.note("b\($0)") })
        relay.update { $0 += 1 }
        #expect(relay.value == 3)
        #expect(log.text == "a0 b0 a1 b1 a2 b2 a3 b3")
    }

    @Test func `an update whose value was replaced meanwhile runs again`() {
        let (relay, log) = (BehaviorRelay(value: 0), Log())
        relay.subscribe(onNext: { log.note($0) })
        relay.update { value in
            if value == 0 { relay.accept(10) }
            value += 1
        }
        #expect(log.text == "0 10 11")
    }

    @Test func `no update of any thread is lost, repeated or out of order`() async {
        let (relay, heard) = (BehaviorRelay(value: 0), Locked<[Int]>([]))
        relay.subscribe(onNext: { element in heard.change { $0.append(element) } })
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<250 { relay.update { $0 += 1 } } }
            }
        }
        #expect(relay.value == 2000)
        #expect(heard.value == Array(0...2000))
    }
}

private struct Failed: Error {}
