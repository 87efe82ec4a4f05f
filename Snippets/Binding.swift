// Streams and views; every part stands on the pages Binding, UIKitViews, SwiftUIModels or Testing.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Streams

// snippet.bind
@MainActor final class Clicker {
    let clicks = PublishRelay<Void>()
    let count = BehaviorRelay(value: 0)
    private(set) var title = ""
    private let bag = DisposeBag()

    init() {
        clicks.scan(0) { count, _ in count + 1 }
            // a relay is an observer
            .bind(to: count)
            .disposed(by: bag)
        count.map { "\($0) clicks" }.asDriver(onErrorJustReturn: "")
            // on the main actor
            .drive(with: self, onNext: { me, title in me.title = title })
            .disposed(by: bag)
    }
}

let clicker = Clicker()
// when init returns
assert(clicker.title == "0 clicks")
clicker.clicks.accept(())
assert(clicker.title == "1 clicks")
// snippet.end

// snippet.binder
// label.rx
extension Label: ReactiveCompatible {}

extension Reactive<Label> {
    var text: Binder<String> {
        Binder(base) { label, text in label.text = text }
    }
}
// snippet.end

// snippet.controller
final class ProfileController: ViewController {
    private let label = Label()
    private let model: ProfileModel
    private let bag = DisposeBag()

    init(model: ProfileModel) { self.model = model }

    override func viewDidLoad() {
        // shown when this returns
        model.name.bind(to: label.rx.text).disposed(by: bag)
        model.alerts
            .emit(with: self, onNext: { me, text in me.show(alert: text) })
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.presenter
@MainActor final class ProfileModel {
    let name: Observable<String>
    let alerts: Signal<String>
    private let failures = PublishRelay<String>()

    init(profile: Single<Profile>) {
        alerts = failures.asSignal()
        name = profile.map { $0.name }.asObservable()
            .do(onError: { [failures] in failures.accept("\($0)") })
            .catchAndReturn("offline")
            .startWith("…")
    }
}
// snippet.end

// snippet.model
import Observation

@Observable @MainActor final class SearchModel {
    // $model.text
    var text = "" { didSet { typed.accept(text) } }
    // List(model.hits, …)
    private(set) var hits: [String] = []

    @ObservationIgnored private let typed = PublishRelay<String>()
    @ObservationIgnored private let bag = DisposeBag()

    init(
        clock: some Scheduler = QueueScheduler.main,
        search: @escaping @Sendable (String) -> Single<[String]>
    ) {
        typed
            .debounce(.milliseconds(300), scheduler: clock)
            .distinctUntilChanged()
            .flatMapLatest { word in search(word).catchAndReturn([]) }
            .subscribe(with: self, onMain: { $0.hits = $1 })
            .disposed(by: bag)
    }
}
// snippet.end

// snippet.test
@MainActor func theLastWordIsSearched() {
    let clock = VirtualTimeScheduler()
    let searched = BehaviorRelay<[String]>(value: [])
    let model = SearchModel(clock: clock) { word in
        searched.update { $0.append(word) }
        return .just([word.uppercased()])
    }
    model.text = "s"
    clock.advance(by: .milliseconds(100))
    model.text = "swift"
    clock.advance(by: .milliseconds(299))
    // not yet
    assert(model.hits == [])
    clock.advance(by: .milliseconds(1))
    // at once
    assert(model.hits == ["SWIFT"])
    assert(searched.value == ["swift"])
}
// snippet.end

theLastWordIsSearched()

struct Profile: Sendable { var name: String }

@MainActor final class Label { var text = "" }

@MainActor class ViewController {
    func viewDidLoad() {}
    func show(alert: String) {}
}

let controller = ProfileController(model: ProfileModel(profile: .just(Profile(name: "Ada"))))
controller.viewDidLoad()
