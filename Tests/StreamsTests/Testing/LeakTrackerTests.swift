import Streams
import Testing

@Suite(.hangLimit) struct LeakTrackerTests {
    @Test func `what is gone is no leak`() {
        #expect(findLeaks { track in track(Probe()).touch() } == [])
    }

    @Test func `a leak is named by its type and the place where it was tracked`() {
        var kept: AnyObject?
        let leaks = findLeaks { track in
            track(Probe())
            kept = track(PublishSubject<Int>(), line: 7)
        }
        #expect(leaks == ["PublishSubject<Int>, tracked at StreamsTests/LeakTrackerTests.swift:7"])
        withExtendedLifetime(kept) {}
    }

    @Test func `an object that holds itself is found`() {
        final class Loop { var own: Loop? }
        var loop: Weak<Loop>?
        let leaks = findLeaks { track in
            let object = track(Loop(), fileID: "A.swift", line: 1)
            object.own = object
            loop = Weak(object)
        }
        #expect(leaks == ["Loop, tracked at A.swift:1"])
        loop?.object?.own = nil
    }

    @Test func `leaks are listed in the order of tracking`() {
        var kept: [AnyObject] = []
        let leaks = findLeaks { track in
            for line in 1...3 { kept.append(track(Probe(), fileID: "A.swift", line: line)) }
        }
        #expect(leaks == (1...3).map { "Probe, tracked at A.swift:\($0)" })
    }

    @Test func `an error of the body is thrown`() {
        #expect(throws: Oops()) { try findLeaks { _ in throw Oops() } }
    }

    @Test func `an asynchronous body is waited for`() async throws {
        let leaks = try await findLeaks { track in
            let subject = track(ReplaySubject<Int>.create(bufferSize: 1))
            subject.onNext(1)
            subject.onCompleted()
            let element = try await subject.asSingle().value
            #expect(element == 1)
        }
        #expect(leaks == [])
    }

    @MainActor @Test func `an asynchronous body runs on the caller's actor`() async {
        var kept: Probe?
        let leaks = await findLeaks { track in
            MainActor.assertIsolated()
            await Task.yield()
            kept = track(Probe(), fileID: "A.swift", line: 1)
        }
        #expect(leaks == ["Probe, tracked at A.swift:1"])
        kept?.touch()
    }
}

/// A weak reference in a test.
private struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) { self.object = object }
}
