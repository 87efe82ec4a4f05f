import Streams
import Testing

@MainActor @Suite(.hangLimit) struct BinderTests {
    @Test func `a binder sets its value at once on the main actor`() {
        let (label, names) = (Label(), BehaviorRelay(value: "Ada"))
        let subscription = names.bind(to: label.rx.text)
        #expect(label.text == "Ada")
        names.accept("Bob")
        #expect(label.text == "Bob")
        subscription.dispose()
    }

    @Test func `a binder sets the values of other threads on the main actor, in order`() async {
        let label = Label()
        await withCheckedContinuation { over in
            label.onChange = { if $0 == "Bob" { over.resume() } }
            let text = label.rx.text
            onThreads(1) { _ in Observable.of("Ada", "Bob").bind(to: text) }
            #expect(label.all == [])
        }
        #expect(label.all == ["Ada", "Bob"])
    }

    @Test func `a binder does not retain its object`() {
        let names = BehaviorRelay(value: "Ada")
        var label: Label? = Label()
        weak let released = label
        let subscription = label.map { names.bind(to: $0.rx.text) }
        label = nil
        #expect(released == nil)
        names.accept("Bob")
        subscription?.dispose()
    }

    @Test func `a binder that is released releases its closure, and loses no value`() async {
        let label = Label()
        await withCheckedContinuation { over in
            label.onChange = { _ in over.resume() }
            let text = label.rx.text
            onThreads(1) { [text] _ in text.onNext("Ada") }
        }
        #expect(label.text == "Ada")
        let leaks = findLeaks { track in
            let (label, witness) = (Label(), track(PublishRelay<String>()))
            let binder = Binder(label) { (_: Label, text: String) in witness.accept(text) }
            binder.onNext("Ada")
        }
        #expect(leaks == [])
    }

    @Test func `the type has a namespace, too`() {
        #expect(Label.rx.kind == "label")
        #expect(Label().rx.base.text == "")
    }
}

@MainActor
private final class Label: ReactiveCompatible {
    var text = "" {
        didSet {
            all.append(text)
            onChange(text)
        }
    }
    var all: [String] = []
    var onChange: (String) -> Void = { _ in }
}

extension Reactive<Label> {
    fileprivate var text: Binder<String> { Binder(base) { label, text in label.text = text } }
    fileprivate static var kind: String { "label" }
}
