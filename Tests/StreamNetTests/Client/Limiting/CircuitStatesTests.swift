@testable import StreamNet
import Testing

@Suite(.virtualLimit) struct CircuitStatesTests {
    private func breaker(_ load: Load) -> CircuitBreaker {
        CircuitBreaker(of: 1, within: .seconds(30), open: .seconds(5), scheduler: load.time)
    }

    @Test func `a circuit that nobody calls closes, and is forgotten`() {
        let load = Load.dead()
        let breaker = breaker(load)
        let provider = load.provider(breaker)
        for number in 0..<1_000 {
            load.send(by: provider, .baseURL(URL(string: "https://\(number).host")!))
        }
        #expect(breaker.count == 1_000)
        load.time.advance(to: .seconds(34))
        #expect(breaker.count == 1_000)
        load.time.advance(to: .seconds(35))
        #expect(breaker.count == 0)
    }

    @Test func `a cancelled try leaves the circuit half open, for as long as the window`() {
        let load = Load(after: .seconds(1), [500])
        let breaker = breaker(load)
        let log = changes(of: breaker, load)
        let provider = load.provider(breaker)
        load.send(by: provider)
        load.time.advance(to: .seconds(20))
        let tried = load.send(by: provider)
        load.time.advance(to: .seconds(20.5))
        tried.dispose()
        load.time.advance(to: .seconds(100))
        #expect(log.all == ["1s open", "6s halfOpen", "50.5s closed"])
    }

    @Test func `a call made by who is told of a change is told in its turn`() {
        let load = Load.dead()
        let breaker = breaker(load)
        let provider = load.provider(breaker)
        breaker.states.subscribe(onNext: { change in
            if change.state == .halfOpen { load.send(by: provider) }
        })
        let log = changes(of: breaker, load)
        load.send(by: provider)
        load.time.advance(to: .seconds(12))
        #expect(log.all == ["0s open", "5s halfOpen", "5s open", "10s halfOpen", "10s open"])
    }

    private func changes(of breaker: CircuitBreaker, _ load: Load) -> EventLog<String> {
        let log = EventLog<String>()
        breaker.states.subscribe(onNext: { log.add("\(load.time.now.secondsText) \($0.state)") })
        return log
    }
}
