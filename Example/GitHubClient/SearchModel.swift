import Foundation
import Observation
import ResponseMapper

/// Searches while the user types.
@MainActor @Observable
final class SearchModel {
    enum State: Equatable { case idle, searching, found([Repo]), failed(String) }

    /// The text in the field.
    var text = "" { didSet { typed.accept(text) } }
    private(set) var state = State.idle

    @ObservationIgnored private let typed = PublishRelay<String>()
    @ObservationIgnored private let bag = DisposeBag()

    init(_ client: Client) {
        typed
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(.milliseconds(300), scheduler: client.clock)
            .distinctUntilChanged()
            .flatMapLatest { term -> Observable<State> in
                if term.isEmpty { return .just(.idle) }
                return client.found(term).map { .found($0) }.asObservable()
                    .startWith(.searching)
                    .catch { .just(.failed("\($0)")) }
            }
            .subscribe(onMain: { [weak self] in self?.state = $0 })
            .disposed(by: bag)
    }
}
