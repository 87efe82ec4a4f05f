import Foundation

// Payloads and encodings of Moya, so that the compiler says which takes their place.

/// Is a payload: `.query`, `.form`, `.parameters`.
@available(
    *, unavailable, message: "the payload names the place: .query, .form or .parameters"
)
public enum URLEncoding {
    /// Is a payload.
    public static var `default`: Payload { .none }
    /// Is a payload.
    public static var queryString: Payload { .none }
    /// Is a payload.
    public static var httpBody: Payload { .none }
}

/// Is a payload: `.json`.
@available(*, unavailable, message: "write .json(value) with an Encodable value")
public enum JSONEncoding {
    /// Is a payload.
    public static var `default`: Payload { .none }
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
    public static func requestParameters(parameters: [String: Any], encoding: Payload) -> Payload {
        .none
    }
    /// Has another name.
    @available(*, unavailable, message: "write .data(_:contentType:query:)")
    public static func requestCompositeData(bodyData: Data, urlParameters: [String: Any]) -> Payload
    { .none }
    /// Has another name.
    @available(*, unavailable, message: "write .form(_:query:) or .json(_:query:)")
    public static func requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: Payload, urlParameters: [String: Any]
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
    public static func downloadDestination(_ destination: (URL, Any) -> (URL, [Never])) -> Payload {
        .none
    }
    /// Has another name.
    @available(
        *, unavailable, message: "write .query([…]), and the attribute .delivery(.file(…))"
    )
    public static func downloadParameters(
        parameters: [String: Any], encoding: Payload, destination: (URL, Any) -> (URL, [Never])
    ) -> Payload { .none }
}

/// Has another form here.
@available(
    *, unavailable, message: "write .multipart([.data(data, name: …), .file(url, name: …)])"
)
public struct MultipartFormData {
    /// Has another form here.
    public enum FormDataProvider { case data(Data), file(URL) }
    /// Has another form here.
    public init(
        provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil
    ) {}
}

/// Has another form here.
@available(*, unavailable, message: "write a payload .custom { … }")
public protocol ParameterEncoding {}
