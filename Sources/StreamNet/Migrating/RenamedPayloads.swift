import Foundation

// Payloads and encodings of Moya, so that the compiler says which takes their place.

/// Is a payload: `.query`, `.form`, `.parameters`.
@available(
    *, unavailable, message: "the payload names the place: .query, .form or .parameters"
)
public struct URLEncoding {
    /// Is a payload.
    public enum Destination { case methodDependent, queryString, httpBody }
    /// Is ``ParameterStyle``.
    public enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
    /// Is ``ParameterStyle``.
    public enum BoolEncoding { case numeric, literal }
    /// Is a payload, with a ``ParameterStyle``.
    public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
    ) {}
    /// Is a payload.
    public static var `default`: Payload { .none }
    /// Is a payload.
    public static var queryString: Payload { .none }
    /// Is a payload.
    public static var httpBody: Payload { .none }
}

/// Is ``FileDestination``.
@available(*, unavailable, message: "write the attribute .delivery(.file(FileDestination(url)))")
public typealias DownloadDestination = (URL, Any) -> (URL, DownloadOptions)

/// Is ``FileDestination``.
@available(*, unavailable, message: "write the attribute .delivery(.file(FileDestination(url)))")
public struct DownloadRequest {
    /// Has another form here.
    public typealias Destination = (URL, Any) -> (URL, DownloadOptions)
    /// Has another form here.
    public static func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask
    ) -> Destination { { url, _ in (url, []) } }
}

/// Is ``FileDestination``.
@_documentation(visibility: internal)
public struct DownloadOptions: OptionSet, Sendable {
    /// Has another form here.
    public let rawValue: Int
    /// Has another form here.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Has another form here.
    public static let removePreviousFile = Self(rawValue: 1)
    /// Has another form here.
    public static let createIntermediateDirectories = Self(rawValue: 2)
}

/// Is a payload: `.json`.
@available(*, unavailable, message: "write .json(value) with an Encodable value")
public enum JSONEncoding {
    /// Is a payload.
    public static var `default`: Payload { .none }
    /// Is a payload.
    public static var prettyPrinted: Payload { .none }
}

extension Payload {
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:)")
    public static func requestData(_ data: Data) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .json(value)")
    public static func requestJSONEncodable(_ value: some Encodable) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .json(value), and the attribute .encoder(…)")
    public static func requestCustomJSONEncodable(_ value: some Encodable, encoder: Any) -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .query([…]), .form([…]) or .json(value)")
    public static func requestParameters(parameters: [String: Any], encoding: Any) -> Payload {
        .none
    }
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:query:)")
    public static func requestCompositeData(bodyData: Data, urlParameters: [String: Any]) -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .form(_:query:) or .json(_:query:)")
    public static func requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: Any, urlParameters: [String: Any]
    ) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .file(file)")
    public static func uploadFile(_ file: URL) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .multipart([.data(…), .file(…)])")
    public static func uploadMultipart(_ parts: [MultipartFormData]) -> Payload { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .multipart(_:query:)")
    public static func uploadCompositeMultipart(
        _ parts: [MultipartFormData], urlParameters: [String: Any]
    )
        -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write the attribute .delivery(.file(…))")
    public static func downloadDestination(_ destination: (URL, Any) -> (URL, DownloadOptions))
        -> Payload
    {
        .none
    }
    /// Has another name.
    @available(
        *, unavailable, message: "write .query([…]), and the attribute .delivery(.file(…))"
    )
    public static func downloadParameters(
        parameters: [String: Any], encoding: Any,
        destination: (URL, Any) -> (URL, DownloadOptions)
    ) -> Payload { .none }
}

/// Has another form here.
@available(
    *, unavailable, message: "write .multipart([.data(data, name: …), .file(url, name: …)])"
)
public struct MultipartFormData {
    /// Has another form here.
    public enum FormDataProvider { case data(Data), file(URL), stream(InputStream, UInt64) }
    /// Has another form here.
    public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
    /// Has another form here.
    public init() {}
    /// Has another form here.
    public func append(
        _ body: Any, withName name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
}

/// Has another form here.
@available(*, unavailable, message: "write a payload .custom { … }")
public protocol ParameterEncoding {}
