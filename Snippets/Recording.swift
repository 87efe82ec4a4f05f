// Recording the events of a test; every part stands on the page Testing.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.record
let clock = VirtualTimeScheduler()
let source = clock.testable(clock.cold("-a-b-c|"))
let recording = clock.record(source.take(2))

assert(recording.elements == ["a", "b"])
assert(recording.ending == .completed(.seconds(3)))
// and no longer
assert(source.subscriptions == [Lifetime(.zero, .seconds(3))])

let leaks = findLeaks { track in
    let names = track(BehaviorRelay(value: "Ada"))
    names.subscribe(onNext: { print($0) })
}
assert(leaks == [])
// snippet.end
