/// An answer around an answer, as many servers send it: a code, a message, and the data.
///
/// ``Wrapped`` is one with the usual names. A server with others gets a type of its own:
///
/// ```swift
/// struct Box<Model: Decodable & Sendable>: Enveloped, Decodable, Parsable {
///     let status: Int, info: String?, result: Model?
///     var isSuccess: Bool { status == 0 }
///     var code: Int { status }
///     var message: String { info ?? "" }
///     var data: Model? { result }
/// }
/// ```
///
/// A protocol of your own lets requests name the data type alone:
///
/// ```swift
/// protocol ShopRequest: TypedTarget where Response == Box<Model> {
///     associatedtype Model: Decodable & Sendable
/// }
/// ```
public protocol Enveloped: Sendable {
    /// What is inside.
    associatedtype Model: Sendable

    /// Whether the server did what it was asked; the status of HTTP does not count here.
    var isSuccess: Bool { get }
    /// The server's own code.
    var code: Int { get }
    /// What the server says about it; "" where it says nothing.
    var message: String { get }
    /// What was asked for, where it is there.
    var data: Model? { get }
}

extension Enveloped {
    /// The data and the message, where the server did what it was asked and the data is there.
    ///
    /// Throws ``BusinessFailure`` otherwise.
    public func validated() throws(BusinessFailure) -> (data: Model, message: String) {
        guard isSuccess, let data else {
            throw BusinessFailure(code: code, message: message, isDataMissing: isSuccess)
        }
        return (data, message)
    }
}

extension Parsable where Self: Decodable & Enveloped {
    /// Decodes the whole body by ``Attributes/decoder``: the envelope is the value.
    ///
    /// In a cache, a failure does not stay in the place of what was kept before.
    public static func parse(_ response: Response) throws -> Self {
        let value = try response.decoder.decode(Self.self, from: response.wholeBody())
        if !value.isSuccess { response.giveWay() }
        return value
    }
}

extension ObservableType where Element: Enveloped {
    /// The data of each answer; fails with ``BusinessFailure`` where there is none.
    public func validated() -> Flow<Element.Model, Count> { map { try $0.validated().data } }
}

/// The usual envelope: `{"code": 200, "msg": "…", "data": …}`; 200 is success.
public struct Wrapped<Model: Decodable & Sendable>: Enveloped, Decodable, Parsable {
    /// The server's own code.
    public let code: Int
    /// What the server says about it, where it says something.
    public let msg: String?
    /// What was asked for, where it is there.
    public let data: Model?

    /// Makes an answer, for stubs.
    public init(code: Int = 200, msg: String? = nil, data: Model? = nil) {
        self.code = code
        self.msg = msg
        self.data = data
    }

    /// Whether ``code`` is 200.
    public var isSuccess: Bool { code == 200 }
    /// ``msg``, or "".
    public var message: String { msg ?? "" }
}

/// The server understood the request and did not do it.
public struct BusinessFailure: Error, Sendable, Hashable {
    /// The server's own code.
    public let code: Int
    /// What the server says about it.
    public let message: String
    /// Whether the code is that of success, and only the data is missing.
    public let isDataMissing: Bool

    /// Makes a failure.
    public init(code: Int, message: String, isDataMissing: Bool = false) {
        self.code = code
        self.message = message
        self.isDataMissing = isDataMissing
    }
}

extension BusinessFailure: CustomStringConvertible {
    /// The code and the message: `wanted success, found 4001: no such user`.
    public var description: String {
        let (wanted, found) = isDataMissing ? ("data", "none, with code") : ("success", "code")
        return "wanted \(wanted), found \(found) \(code)" + (message.isEmpty ? "" : ": \(message)")
    }
}
