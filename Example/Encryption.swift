import Foundation
import ResponseMapper

/// Encrypts requests with ``Attributes/shouldEncrypt``, and decrypts their responses.
struct Encryption: Plugin {
    func didEncode(_ request: inout EncodedRequest, for endpoint: Endpoint) throws {
        guard endpoint.shouldEncrypt, let body = try request.body?.collected() else { return }
        request.body = .data(Cipher.turned(body))
        request.headers["Content-Type"] = "application/octet-stream"
    }

    func process(
        _ result: Result<Response, any Error>, for endpoint: Endpoint
    ) -> Result<Response, any Error> {
        guard endpoint.shouldEncrypt else { return result }
        return result.map { $0.with(body: Cipher.turned($0.body)) }
    }
}

/// A toy that turns every byte around, which is its own inverse.
enum Cipher {
    static func turned(_ bytes: Data) -> Data { Data(bytes.map { ~$0 }) }
}
