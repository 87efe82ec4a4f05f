import Streams
import Testing

@Suite(.virtualLimit) struct EventTests {
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
    ) { #expect((left == right) == isSame) }

    @Test(
        arguments: [
            (.next(1), "next(1)", 1, nil), (.error(Oops()), "error(oops)", nil, Oops()),
            (.completed, "completed", nil, nil),
        ] as [(Event<Int>, String, Int?, Oops?)])
    func `an event is an element or an ending, and is described as code`(
        _ event: Event<Int>, _ description: String, _ element: Int?, _ error: Oops?
    ) {
        #expect("\(event)" == description)
        #expect(event.element == element && event.isEnding == (element == nil))
        #expect(event.error as? Oops == error)
    }
}
