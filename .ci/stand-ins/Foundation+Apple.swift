// The members of Foundation that Apple platforms have and Linux has not; compiled with StreamNet.
@_exported import FoundationNetworking
@_exported import ObjectiveC
import Security

let NSURLAuthenticationMethodServerTrust = "server trust"
let NSURLAuthenticationMethodClientCertificate = "client certificate"

extension URLSessionConfiguration {
    var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { .TLSv12 }
        set {}
    }
}

extension URLProtectionSpace {
    var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    convenience init(trust: SecTrust) {
        self.init(user: "", password: "", persistence: .none)
    }

    convenience init(
        identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
    ) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
