import Streams
import Testing

@Suite(.virtualLimit)
struct EventTests {
    @Test(arguments: [
        (Event.next(1), Event.next(1), true),
        (.next(1), .next(2), false),
        (.error(Oops("a")), .error(Oops("a")), true),
        (.error(Oops("a")), .error(Oops("b")), false),
        (.completed, .completed, true),
        (.next(1), .completed, false),
        (.error(Oops()), .completed, false),
    ])
    func `events are equal when they say the same`(
        _ left: Event<Int>, _ right: Event<Int>, _ isSame: Bool
    ) {
        #expect((left == right) == isSame)
    }

    @Test(arguments: [
        (Event.next(1), "next(1)"), (.error(Oops()), "error(oops)"), (.completed, "completed"),
    ])
    func `an event is described as code`(_ event: Event<Int>, _ description: String) {
        #expect("\(event)" == description)
    }

    @Test(
        arguments: [(.next(1), 1), (.error(Oops()), nil), (.completed, nil)]
            as [(Event<Int>, Int?)])
    func `element is nil for an ending`(_ event: Event<Int>, _ element: Int?) {
        #expect(event.element == element)
    }

    @Test(
        arguments: [(.next(1), nil), (.error(Oops()), Oops()), (.completed, nil)]
            as [(Event<Int>, Oops?)])
    func `error is nil unless it failed`(_ event: Event<Int>, _ error: Oops?) {
        #expect(event.error as? Oops == error)
    }

    @Test(arguments: [(Event.next(1), false), (.error(Oops()), true), (.completed, true)])
    func `an ending is an ending`(_ event: Event<Int>, _ isEnding: Bool) {
        #expect(event.isEnding == isEnding)
    }

    @Test(arguments: [
        (
            StreamError.timedOut(after: .seconds(1)),
            "wanted an element within 1.0 seconds, found none"
        ),
        (.noElements, "wanted one element, found none"),
        (.moreThanOneElement, "wanted one element, found a second"),
        (.bufferOverflow(limit: 3), "wanted a reader within 3 elements, found it behind"),
    ])
    func `a stream error says what was wanted`(_ error: StreamError, _ description: String) {
        #expect("\(error)" == description)
    }
}
