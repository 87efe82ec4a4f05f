// The forms of sending; for "Send a request" and the pages after it.
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

// snippet.hero
enum Shop: Target {
    case items, item(String)
    var baseURL: URL { URL(string: "https://shop.example")! }
    var path: Path {
        switch self {
        case .items: "items"
        case .item(let id): "items/\(id)"
        }
    }
}

func total(_ shop: Provider<Shop>, _ ids: [String]) -> Single<Int> {
    // side by side
    Single.zip(ids.map { shop.rx(.item($0), .validation(.successCodes)) })
        .retry(3)
        .map { responses in responses.map(\.body.count).reduce(0, +) }
}
// snippet.end
let shop = Provider<Shop>(backend: StubBackend { _ in Response(status: 404, text: "no such item") })
let bag = DisposeBag()
func show(_ text: String) {}
func retryLater() {}

// snippet.rx
// nothing is sent yet
shop.rx(.item("42"))
    .subscribe(
        onSuccess: { show("\($0.status)") },
        onFailure: { show("\($0)") })
    // and cancelled with the bag
    .disposed(by: bag)
// snippet.end

// snippet.completion
// sent now
let request = shop.request(.item("42")) { result in
    switch result {
    case .success(let response): show("\(response.status)")
    // called in any case, once
    case .failure(NetError.cancelled): break
    case .failure(let error): show("\(error)")
    }
}
request.dispose()
// snippet.end

// snippet.main
@MainActor final class Screen {
    var title = ""

    func load() {
        shop.request(.item("42"), onMain: { [weak self] result in
            // a property of the main actor
            let response = try? result.get()
            self?.title = response.map { "\($0.status)" } ?? "none"
        })
    }
}
// snippet.end

// snippet.screen
@MainActor final class ItemModel {
    // disposes what it holds when the model is released
    private let bag = DisposeBag()
    var count = 0

    func appear() {
        shop.rx(.items)
            .subscribe(with: self, onMain: { model, response in
                model.count = response.body.count
            })
            .disposed(by: bag)
    }
}
// snippet.end

func wait() async throws {
// snippet.async
// the task's cancellation is its own
let response = try await shop.request(.item("42"))
// awaits a stream
let items = try await shop.rx(.items).retry(2).value
// snippet.end
    _ = (response, items)
}
try await wait()

// snippet.attributes
let hurried = shop.rx(
    .items, .timeout(.seconds(2)), .validation(.successCodes))
// snippet.end
_ = hurried

// snippet.compose
let pair = shop.rx(.items).flatMap { _ in
    Single.zip(shop.rx(.item("1")), shop.rx(.item("2")))  // side by side
}
// snippet.end
_ = pair

// snippet.validation
let strict = shop.with(attributes: .validation(.successCodes))
let paid = shop.rx(.item("42"), .validation(.statusCodes([200, 402])))
let fresh = shop.rx(
    .items, .validation(.custom { $0.headers["X-Stale"] == nil }))
// snippet.end
_ = (paid, fresh)

// snippet.group
// one for each screen, or each user
let screen = RequestGroup()
let grouped = shop.with(attributes: .groups([screen]))

grouped.rx(.items).subscribe(onFailure: { show("\($0)") })
// in both: groups add up
grouped.rx(.item("42"), .groups([RequestGroup()])).subscribe()

screen.cancel(of: Shop.self) { if case .item = $0 { true } else { false } }
// all that run now, from anywhere
screen.cancel()
// snippet.end

// snippet.scheduler
let onMain = shop.with(
    attributes: .callbackScheduler(MainScheduler.instance))
// snippet.end
_ = onMain

// snippet.sharing
// equal ones at once
let sharing = Provider<Shop>(attributes: .sharing(InFlightRequests()))
let traced = InFlightRequests(ignoring: ["X-Request-ID"])
// but not this one
let alone = sharing.rx(.items, .sharing(nil))
// snippet.end
_ = (traced, alone)

func errors() async {
// snippet.errors
do {
    let response = try await strict.request(.item("42"))
    show("\(response.body.count) bytes")
} catch NetError.request(let failure) {
    // nothing was sent: fix the request
    show("\(failure.reason): \(failure)")
} catch NetError.transport(let failure) {
    // no usable response: try again, perhaps
    switch failure.reason {
    case .timedOut, .connectionLost, .cannotConnect, .cannotFindHost:
        retryLater()
    default: show("\(failure)")
    }
} catch NetError.rejected(let response) {
    // the reason is in the response
    let reason = String(decoding: response.body, as: UTF8.self)
    show("\(response.status): \(reason)")
} catch is CancellationError {
    // nothing to report
} catch {
    // from a plugin, an interceptor, a mapping
    show("\(error)")
}
// snippet.end
}
await errors()

// snippet.reasons
// in place of catch let error as URLError
func isOffline(_ error: any Error) -> Bool {
    guard case NetError.transport(let failure) = error else { return false }
    return [.offline, .cannotFindHost, .cannotConnect]
        .contains(failure.reason)
}

// in place of catch let error as DecodingError
func isUnreadable(_ error: any Error) -> Bool { error is any MappingError }
// snippet.end
assert(isOffline(NetError.transport(TransportError(.offline, request: ""))))
assert(!isOffline(URLError(.notConnectedToInternet)))
assert(isUnreadable(ParseError(Response(), wanted: "a User", found: "nothing")))
