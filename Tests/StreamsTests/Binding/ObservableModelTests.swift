import Observation
import Streams
import Testing

/// The code of the page about SwiftUI, without SwiftUI.
@MainActor @Suite(.hangLimit) struct ObservableModelTests {
    @Test func `a view that reads a model is told when a stream changes it`() {
        let (names, log) = (BehaviorRelay(value: "Ada"), Log())
        let model = Model(names: names.flow)
        withObservationTracking {
            log.note(model.name)
        } onChange: {
            log.note("changes")
        }
        names.accept("Bob")
        #expect(log.text == "Ada changes")
        #expect(model.name == "Bob")
    }

    @Test func `another thread changes a model on the main actor`() async {
        let names = PublishSubject<String>()
        let model = Model(names: names.flow)
        await withCheckedContinuation { over in
            withObservationTracking {
                _ = model.name
            } onChange: {
                MainActor.assertIsolated()
                over.resume()
            }
            onThreads(1) { _ in names.onNext("Ada") }
            #expect(model.name == "")
        }
        #expect(model.name == "Ada")
    }
}

@Observable
@MainActor
private final class Model {
    private(set) var name = ""
    @ObservationIgnored private let bag = DisposeBag()

    init(names: Streams.Observable<String>) {
        names.subscribe(with: self, onMain: { model, name in model.name = name })
            .disposed(by: bag)
    }
}
