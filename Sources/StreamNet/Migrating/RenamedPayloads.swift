// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

// Payloads and encodings of Moya, so that the compiler says which takes their place.

extension Payload {
    @available(*, unavailable, renamed: "none") public static var requestPlain: Payload { .none }
    @available(*, unavailable, message: "write .data(_:contentType:)")
    public static func requestData(_ data: Data) -> Payload { .none }
    @available(*, unavailable, message: "write .json(value)")
    public static func requestJSONEncodable(_ value: some Encodable) -> Payload { .none }
    @available(*, unavailable, message: "write .json(value), and the attribute .encoder(…)")
    public static func requestCustomJSONEncodable(_: some Encodable, encoder: Any) -> Self { .none }
    @available(*, unavailable, message: "write .query([…]), .form([…]) or .json(value)")
    public static func requestParameters(parameters: [String: Any], encoding: Any) -> Self { .none }
    @available(*, unavailable, message: "write .data(_:contentType:query:)")
    public static func requestCompositeData(bodyData: Data, urlParameters: [String: Any]) -> Self {
        .none
    }
    @available(*, unavailable, message: "write .form(_:query:) or .json(_:query:)")
    public static func requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: Any, urlParameters: [String: Any]
    ) -> Payload { .none }
    @available(*, unavailable, message: "write .file(file)")
    public static func uploadFile(_ file: URL) -> Payload { .none }
    @available(*, unavailable, message: "write .multipart([.data(…), .file(…)])")
    public static func uploadMultipart(_ parts: [MultipartFormData]) -> Payload { .none }
    @available(*, unavailable, message: "write .multipart(_:query:)")
    public static func uploadCompositeMultipart(
        _ parts: [MultipartFormData], urlParameters: [String: Any]
    ) -> Payload { .none }
    @available(*, unavailable, message: "write the attribute .delivery(.file(…))")
    public static func downloadDestination(_ destination: DownloadDestination) -> Payload { .none }
    @available(*, unavailable, message: "write .query([…]), and the attribute .delivery(.file(…))")
    public static func downloadParameters(
        parameters: [String: Any], encoding: Any, destination: DownloadDestination
    ) -> Payload { .none }
}

@available(*, unavailable, message: "the payload names the place: .query, .form or .parameters")
public struct URLEncoding {
    public enum Destination { case methodDependent, queryString, httpBody }
    public enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
    public enum BoolEncoding { case numeric, literal }
    public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
    ) {}
    public static var `default`: Payload { .none }
    public static var queryString: Payload { .none }
    public static var httpBody: Payload { .none }
}
@available(*, unavailable, message: "write .json(value) with an Encodable value")
public enum JSONEncoding {
    public static var `default`: Payload { .none }
    public static var prettyPrinted: Payload { .none }
}
@available(*, unavailable, message: "write a payload .custom { … }")
public protocol ParameterEncoding {}

@available(*, unavailable, message: "write .multipart([.data(\"a\", data), .file(\"b\", url)])")
public struct MultipartFormData {
    public enum FormDataProvider { case data(Data), file(URL), stream(InputStream, UInt64) }
    public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
    public init() {}
    public func append(
        _ body: Any, withName name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
}

@available(*, unavailable, message: "write the attribute .delivery(.file(.file(url)))")
public typealias DownloadDestination = (URL, Any) -> (URL, DownloadOptions)
@available(*, unavailable, message: "write the attribute .delivery(.file(.file(url)))")
public struct DownloadRequest {
    public typealias Destination = DownloadDestination
    public static func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask
    ) -> Destination { { url, _ in (url, []) } }
}
@_documentation(visibility: internal)
public struct DownloadOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let removePreviousFile = Self([]), createIntermediateDirectories = Self([])
}
