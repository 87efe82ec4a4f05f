// Attributes of one's own; every part stands on the page "Custom properties".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

struct Order: Encodable, Sendable { var item: String }
let main = URL(string: "https://api.example")!

// snippet.declare
enum Algorithm: Sendable { case aes, chaCha }

extension Attributes {
    // true by default
    static var shouldEncrypt: Key<Bool> { .init(true) }
    // may be absent
    static var algorithm: Key<Algorithm?> { .init(nil) }
    // a flag, raised or not
    static var isTraced: Key<Void> { .init(()) }
    // merging adds
    static var tags: Key<[String]> { .init([], combining: { $0 + $1 }) }

    static var secure: Attributes {
        [.shouldEncrypt(), .algorithm(.aes), .isTraced()]
    }
}
// snippet.end

// snippet.table
struct NetAPI: API {
    static let attributes: Attributes = [.baseURL(main), .tags(["net"])]

    @POST("/path", .shouldEncrypt(false))
    var open: Action<Order, Void>
    @POST("/vault", .secure, .algorithm(.chaCha))
    var locked: Action<Order, Void>
    @POST("/pay", .secure, .tags(["pay"]))
    var pay: Action<Order, Void>
}
// snippet.end

// snippet.read
assert(!NetAPI.open.shouldEncrypt)
assert(NetAPI.open.algorithm == nil)
// the last one wins
assert(NetAPI.locked.algorithm == .chaCha)
// or adds
assert(NetAPI.pay.tags == ["net", "pay"])
assert(NetAPI.pay.attributes.contains(Attributes.isTraced))
// snippet.end

// snippet.change
var pay = NetAPI.pay
pay.algorithm = .chaCha
pay.attributes.remove(Attributes.isTraced)
let plain = NetAPI.pay.with(.shouldEncrypt(false), .tags(["plain"]))

assert(pay.algorithm == .chaCha)
assert(!pay.attributes.contains(Attributes.isTraced))
// as it was declared
assert(NetAPI.pay.algorithm == .aes)
assert(plain.tags == ["net", "pay", "plain"])
// snippet.end

// snippet.plugin
struct Tracing: Plugin {
    let report: @Sendable (String) -> Void

    func willSend(_ endpoint: Endpoint) {
        guard endpoint.attributes.contains(Attributes.isTraced) else {
            return
        }
        report("\(endpoint.action?.name ?? "a target"): \(endpoint.tags)")
    }
}
// snippet.end

let lines = BehaviorRelay(value: [String]())
let note: @Sendable (String) -> Void = { lines.accept(lines.value + [$0]) }
// snippet.sent
let provider = Provider<AnyTarget>(
    backend: .stub(Response(status: 204)), plugins: [Tracing(report: note)])

try await provider.rx(NetAPI.open, Order(item: "tea")).value
try await provider.rx(NetAPI.pay, Order(item: "tea"), .tags(["call"])).value
assert(lines.value == [#"NetAPI.pay: ["net", "pay", "call"]"#])
// snippet.end

// snippet.names
var loose = NetAPI.open.with(
    .custom("useEncrypt", true), .custom("level", 3))
assert(loose[custom: "level"] == 3)
// there, but of another type
assert(loose[custom: "level", as: String.self] == nil)
loose[custom: "level"] = 4
// removed
loose[custom: "useEncrypt", as: Bool.self] = nil
assert(loose.custom.count == 1)
// snippet.end
