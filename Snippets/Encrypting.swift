// Encrypted payloads; every part stands on the page "Encrypt a payload".
// The alignment is for the reader of the document.
// swift-format-ignore-file
import Foundation
import StreamNet

struct Payment: Codable, Equatable, Sendable { var item: String, price: Int }
struct Receipt: Codable, Equatable, Sendable { var number: Int }
let base = URL(string: "https://pay.example")!

// snippet.cipher
/// A toy that inverts bytes: use a cipher of a cryptographic library.
struct Toy: Sendable {
    struct Broken: Error {}

    let key: UInt8

    func lock(_ open: Data) -> Data { Data([key] + open.map { $0 ^ key }) }

    func unlock(_ locked: Data) throws -> Data {
        guard locked.first == key else { throw Broken() }
        return Data(locked.dropFirst().map { $0 ^ key })
    }
}
// snippet.end

// snippet.plugin
extension Attributes {
    static var shouldEncrypt: Key<Bool> { .init(true) }
}

struct Encryption: Plugin {
    let cipher: Toy

    func didEncode(
        _ request: inout EncodedRequest, for endpoint: Endpoint
    ) throws {
        guard endpoint.shouldEncrypt,
            let body = try request.body?.collected()
        else { return }
        request.body = .data(cipher.lock(body))
        request.headers["Content-Type"] = "application/octet-stream"
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard endpoint.shouldEncrypt, case .success(let response) = result
        else {
            return result
        }
        return Result {
            response.with(body: try cipher.unlock(response.wholeBody()))
        }
    }
}
// snippet.end

let cipher = Toy(key: 0x5A)
// snippet.provider
struct PayAPI: API {
    static let attributes: Attributes = .baseURL(base)

    @POST("/pay")
    var pay: Action<Payment, Receipt>
    @POST("/quote", .shouldEncrypt(false))
    var quote: Action<Payment, Receipt>
}

let stubs = Stubs<AnyTarget>()
let bank = Provider<AnyTarget>(
    backend: stubs, plugins: [Encryption(cipher: cipher)])
// snippet.end

let tea = Payment(item: "tea", price: 3)
let plain = Data(#"{"item":"tea","price":3}"#.utf8)
let number = #"{"number": 7}"#
// snippet.sent
let answer = Response(body: cipher.lock(Data(number.utf8)))
stubs.on(PayAPI.pay, .response(answer))
stubs.on(PayAPI.quote, .text(number))

let paid = try await bank.rx(PayAPI.pay, tea).value
let quoted = try await bank.rx(PayAPI.quote, tea).value
// the caller sees models
assert(paid == quoted && paid.number == 7)
assert(stubs.requests.map(\.encoded.body)
    == [.data(cipher.lock(plain)), .data(plain)])
// snippet.end

// snippet.copy
// for one copy …
let open = PayAPI.pay.with(.shouldEncrypt(false))
// … or for one call
let once = bank.rx(PayAPI.pay, tea, .shouldEncrypt(false))
// snippet.end
_ = (open, once)

// snippet.converter
struct LockedJSON: BodyEncoder, BodyDecoder {
    let cipher: Toy
    let contentType = "application/octet-stream"

    func encode<Value: Encodable>(_ value: Value) throws -> Data {
        cipher.lock(try JSONEncoder().encode(value))
    }

    func decode<Value: Decodable>(
        _ type: Value.Type, from data: Data
    ) throws -> Value {
        try JSONDecoder().decode(type, from: cipher.unlock(data))
    }
}

struct Vault: API {
    static let locked = LockedJSON(cipher: cipher)
    static let attributes: Attributes = [
        .baseURL(base), .encoder(locked), .decoder(locked)]

    @POST("/deposits") var deposit: Action<Payment, Receipt>
}
// snippet.end

// snippet.converted
stubs.on(Vault.deposit, .response(answer))
let deposit =
    try await Provider<AnyTarget>(backend: stubs)
    .rx(Vault.deposit, tea).value
let sent = try stubs.requests.last?.encoded.body?.collected()

assert(deposit.number == 7)
assert(sent?.first == cipher.key)
// snippet.end
