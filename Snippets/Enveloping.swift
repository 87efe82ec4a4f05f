// Servers that wrap their models; every part stands on the page "Envelopes".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import ResponseMapper

// snippet.target
enum Gank: Target {
    case today, login, old
    var baseURL: URL { URL(string: "https://gank.example/api")! }
    var path: Path {
        switch self {
        case .today: "today"
        case .login: "login"
        case .old: "v1"
        }
    }
    var attributes: Attributes {
        switch self {
        case .old:
            .envelope(Envelope(
                status: "code", success: 200, tip: "msg", model: "data"))
        default: []
        }
    }
}
// snippet.end
struct Post: Decodable { let title: String }
struct Account: Decodable { let name: String }
func show(_ text: String) {}

let stubs = Stubs<Gank>()
stubs.on(.today, #"{"error": false, "errMsg": "", "results": [{"title": "Keep it simple"}]}"#)
stubs.on(.login, #"{"error": true, "errMsg": "wrong password", "results": null}"#)
stubs.on(.old, #"{"code": 200, "msg": "fine", "data": {"title": "old"}}"#)

// snippet.provider
// {"error": false, "errMsg": "", "results": […]}
let envelope = Envelope(
    status: "error", success: false, tip: "errMsg", model: "results")
let gank = Provider<Gank>(backend: stubs, plugins: [MapperPlugin(envelope)])

// out of "results"
let posts = try await gank.rx(.today).mapArray(Post.self).value
// how it went
let outcome = try await gank.rx(.login).mapResult().value
// both
let (how, list) = try await gank.rx(.today).mapArrayResult(Post.self).value
// snippet.end
assert(posts.count == 1 && outcome.tip == "wrong password" && how.isSuccess && list.count == 1)

// snippet.success
// also "0", 0.0
let exact = Envelope(status: "code", success: 0, tip: "msg", model: "data")
let several = Envelope(
    status: "code", success: .any(of: [0, 200, "ok"]), tip: "msg",
    model: "data")
let ranged = Envelope(
    status: "error>code", success: .where { 200..<300 ~= $0.intValue },
    tip: "error>text", model: "data")
// snippet.end
_ = (exact, several, ranged)

// snippet.innermost
// the envelope of its target
let old = try await gank.rx(.old).mapObject(Post.self).value
// this call: as it came
let raw = try await gank.rx(.today, .envelope(nil)).toJSON().value

let response = try await gank.request(.today)
// this response
let unwrapped = try response.with(.envelope(nil)).mapObject(JSON.self)
// this mapping
let named = try response.mapResult(by: exact)
// snippet.end
assert(raw["errMsg"].exists && old.title == "old")
assert(!named.isSuccess && unwrapped["results"].count == 1)

// snippet.requiring
let account = gank.rx(.login).mapObject(Account.self, requiring: .success)
let strict = Provider<Gank>(
    backend: stubs, plugins: [MapperPlugin(envelope)],
    attributes: .requirement(.success))

do { _ = try await account.value } catch let error as MapError {
    // wrong password
    if case .business(let outcome) = error.reason { show(outcome.tip) }
}
// snippet.end
_ = strict

// snippet.catching
let offline = gank.rx(.today)
    .catch { _ in
        let json = envelope.wrapping(status: true, tip: "offline")
        return .just(Response(json: json, envelope: envelope))
    }
    .mapResult()
// snippet.end
_ = offline

// snippet.recovering
let gentle = Provider<Gank>(
    backend: StubBackend { _ in
        Response(status: 502, text: "<html>Bad gateway</html>")
    },
    plugins: [MapperPlugin(envelope, recoversFailures: true)])

let recovered = try await gentle.request(.today)
// status "700", tip "502"
let failure = try recovered.mapResult()
let reason = recovered.recoveredError as? NetError
if case .rejected(let page)? = reason {
    // <html>Bad gateway</html>
    show(try page.mapString())
}
// snippet.end
assert(recovered.status == 502 && failure == Outcome(isSuccess: false, tip: "502", status: "700"))
