import Foundation
import Streams
import Testing

private let rounds = million / 2_000

/// An operator where several producers meet.
struct MeetingPlace: NamedRow {
    let testDescription: String
    let apply: @Sendable ([Observable<Int>]) -> Observable<Int>

    static let all = [
        MeetingPlace("merge") { .merge($0) },
        MeetingPlace("merge(maxConcurrent:)") { Observable.from($0).merge(maxConcurrent: 2) },
        MeetingPlace("zip") { .zip($0[0], $0[1]) { $0 + $1 } },
        MeetingPlace("zip of a collection") { Observable.zip($0).map { $0[0] } },
        MeetingPlace("combineLatest") { .combineLatest($0[0], $0[1]) { $0 + $1 } },
        MeetingPlace("combineLatest of a collection") {
            Observable.combineLatest($0).map { $0[0] }
        },
        MeetingPlace("withLatestFrom") { $0[0].withLatestFrom($0[1]) { $0 + $1 } },
        MeetingPlace("flatMap") { Observable.merge($0).flatMap { Observable.of($0, $0) } },
        MeetingPlace("concatMap") { Observable.merge($0).concatMap { Observable.of($0, $0) } },
        MeetingPlace("flatMapLatest") { flows in
            flows[0].flatMapLatest { _ in Observable.merge(flows) }
        },
        MeetingPlace("amb") { .amb($0) },
        MeetingPlace("concat") { .concat($0) },
    ]
}

@Suite(.hangLimit, .serialized) struct CombiningStressDisposing {
    @Test(arguments: MeetingPlace.all)
    func `a thread that disposes hears nothing more`(_ place: MeetingPlace) {
        let late = Locked(0)
        for _ in 0..<rounds {
            let subjects = (0..<2).map { _ in PublishSubject<Int>() }
            let (disposer, held) = (Locked<ObjectIdentifier?>(nil), Held())
            held.hold(
                place.apply(subjects.map(\.flow)).subscribe { _ in
                    if disposer.value == ObjectIdentifier(Thread.current) { late.increment() }
                })
            onThreads(2) { index in
                for number in 0..<30 { subjects[index].onNext(number) }
                if index == 0 {
                    held.dispose()
                    disposer.value = ObjectIdentifier(Thread.current)
                }
                for number in 0..<30 { subjects[index].onNext(number) }
                subjects[index].onCompleted()
            }
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
        #expect(late.value == 0)
    }

    @Test(arguments: MeetingPlace.all)
    func `threads that fail at once fail the stream once`(_ place: MeetingPlace) {
        for _ in 0..<rounds {
            let (subjects, witness) = ((0..<2).map { _ in PublishSubject<Int>() }, Witness<Int>())
            _ = witness.watch(place.apply(subjects.map(\.flow)))
            subjects[0].onNext(0)
            onThreads(2) { index in
                for number in 0..<10 { subjects[index].onNext(number) }
                subjects[index].onError(Oops())
            }
            #expect(witness.faults().isEmpty)
            #expect(subjects.allSatisfy { !$0.hasObservers })
        }
    }

    @Test(arguments: MeetingPlace.all)
    func `callbacks that subscribe to and tell each other do not wait for each other`(
        _ place: MeetingPlace
    ) {
        for _ in 0..<rounds {
            let subjects = (0..<4).map { _ in PublishSubject<Int>() }
            let flows = [Array(subjects[..<2]), Array(subjects[2...])].map { pair in
                place.apply(pair.map(\.flow))
            }
            for side in 0..<2 {
                flows[side].subscribe(onNext: { element in
                    guard element < 5 else { return }
                    flows[1 - side].take(1).subscribe().dispose()
                    for subject in subjects[(2 - 2 * side)...].prefix(2) { subject.onNext(100) }
                })
            }
            onThreads(2) { side in
                for number in 0..<5 {
                    for subject in subjects[(2 * side)...].prefix(2) { subject.onNext(number) }
                }
            }
        }
    }
}
