import Foundation
@testable import StreamNet
import Testing

/// The headers that the standard redaction takes for credentials: hidden in logs, left out of
/// redirects to other origins, and telling users apart in caches.
@Suite(.hangLimit) struct SecretNameTests {
    static let secret = [
        "Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie", "X-Api-Key", "x_api_key",
        "apikey", "ApiKey", "X-Auth-Key", "Ocp-Apim-Subscription-Key", "X-Auth-Token", "X-Auth",
        "X-Amz-Security-Token", "X-Shopify-Hmac", "X-Otp", "X-GitHub-OTP", "X-Session-Id",
        "Authentication", "X-Authentication", "DPoP", "X-Sentry-Auth", "X-Passcode", "X-Pin",
        "X-Goog-IAP-JWT-Assertion", "X-Access-Key-Id", "X-Hub-Signature", "X-Hub-Signature-256",
        "X-Token-Id", "X-Access-Token-V2", "X-Firebase-AppCheck", "X-Sid", "Bearer", "Passphrase",
        "authorization", "x-api-key", "X_API_KEY", "X-CSRF-Token", "X-Client-Secret",
    ]
    static let harmless = [
        "Idempotency-Key", "X-Idempotency-Key", "Surrogate-Key", "Fastly-Cache-Key", "Cache-Key",
        "Access-Control-Allow-Credentials", "Accept", "X-Monkey", "Turkey", "Content-Type", "Code",
        "Sec-WebSocket-Version", "ETag", "WWW-Authenticate", "Author", "Aside",
    ]

    @Test(arguments: secret) func `a credential is hidden`(name: String) {
        let headers = HTTPHeaders([.init(name: name, value: "zen")])
        #expect(Redaction.standard.redacted(headers).map(\.value) == ["•••"])
        #expect(headers.description == "\(name): •••")
        #expect(headers.first?.description == "\(name): •••")
    }

    @Test(arguments: harmless) func `another header is shown`(name: String) {
        let shown = Redaction.standard.redacted(HTTPHeaders([.init(name: name, value: "zen")]))
        #expect(shown[name] == "zen")
    }

    @Test func `a name that is added is hidden, though it is an exception of the standard`() {
        let headers = HTTPHeaders([.init(name: "Idempotency-Key", value: "zen")])
        let redaction = Redaction.standard.adding("Idempotency-Key")
        #expect(redaction.redacted(headers)["Idempotency-Key"] == "•••")
    }

    @Test func `a word is hidden behind a dash, and shown alone`() {
        let redaction = Redaction.standard.adding("*-Lamp")
        let headers = HTTPHeaders(
            ["X-Lamp", "Lamp", "Clamp"].map { .init(name: $0, value: "zen") })
        #expect(redaction.redacted(headers).map(\.value) == ["•••", "zen", "zen"])
    }

    @Test func `a code is hidden in queries only`() throws {
        let url = try #require(URL(string: "https://host/cb?code=zen&%63ode=zen&encode=1&code"))
        #expect(
            Redaction.standard.redacted(url) == "https://host/cb?code=•••&%63ode=•••&encode=1&code")
        #expect(Redaction.standard.redacted(form: "code=zen&totp=1") == "code=zen&totp=•••")
        #expect(Redaction.none.redacted(url) == url.absoluteString)
    }
}
