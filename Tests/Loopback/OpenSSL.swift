import Foundation

/// The functions of libssl that a server needs, found at run time: the package depends on nothing.
struct OpenSSL: Sendable {
    typealias Handle = UnsafeMutableRawPointer
    typealias Make = @Sendable @convention(c) () -> Handle?
    typealias MakeFrom = @Sendable @convention(c) (Handle?) -> Handle?
    typealias Use = @Sendable @convention(c) (Handle?) -> Void
    typealias Ask = @Sendable @convention(c) (Handle?) -> Int
    typealias Transfer = @Sendable @convention(c) (Handle?, Handle?, Int32) -> Int32
    typealias SetCertificate = @Sendable @convention(c) (Handle?, Int32, Handle?) -> Int32
    typealias SetKey = @Sendable @convention(c) (Int32, Handle?, Handle?, Int) -> Int32
    typealias Choose =
        @convention(c) (
            Handle?, UnsafeMutablePointer<Handle?>?, UnsafeMutablePointer<UInt8>?, Handle?, UInt32,
            Handle?
        ) -> Int32

    /// The library of this system; nil without one.
    static let shared = try? OpenSSL()

    let method, memory: Make
    let makeContext, makeSession, makeBuffer: MakeFrom
    let freeContext, freeSession, accept: Use
    let shutDown: @Sendable @convention(c) (Handle?) -> Int32
    let setVerify: @Sendable @convention(c) (Handle?, Int32, Handle?) -> Void
    let pending: Ask
    let read, write, readBuffer, writeBuffer: Transfer
    let setCertificate: SetCertificate
    let setKey: SetKey
    let setBuffers: @Sendable @convention(c) (Handle?, Handle?, Handle?) -> Void
    let setChoice: @Sendable @convention(c) (Handle?, Choose, Handle?) -> Void
    let error: @Sendable @convention(c) (Handle?, Int32) -> Int32

    private init() throws {
        struct Missing: Error {}
        guard let library = dlopen("libssl.so.3", RTLD_NOW) else { throw Missing() }
        func find<Function>(_ name: String) throws -> Function {
            guard let symbol = dlsym(library, name) else { throw Missing() }
            // The address of a C function, of the type in OpenSSL's documentation.
            return unsafeBitCast(symbol, to: Function.self)
        }
        method = try find("TLS_server_method")
        memory = try find("BIO_s_mem")
        makeContext = try find("SSL_CTX_new")
        makeSession = try find("SSL_new")
        makeBuffer = try find("BIO_new")
        freeContext = try find("SSL_CTX_free")
        freeSession = try find("SSL_free")
        accept = try find("SSL_set_accept_state")
        shutDown = try find("SSL_shutdown")
        setVerify = try find("SSL_CTX_set_verify")
        pending = try find("BIO_ctrl_pending")
        read = try find("SSL_read")
        write = try find("SSL_write")
        readBuffer = try find("BIO_read")
        writeBuffer = try find("BIO_write")
        setCertificate = try find("SSL_CTX_use_certificate_ASN1")
        setKey = try find("SSL_CTX_use_PrivateKey_ASN1")
        setBuffers = try find("SSL_set_bio")
        setChoice = try find("SSL_CTX_set_alpn_select_cb")
        error = try find("SSL_get_error")
    }
}
