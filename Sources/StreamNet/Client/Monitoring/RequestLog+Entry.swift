extension RequestLog {
    /// One entry of a log, with secrets hidden: `#3 → GET https://host/path`, `#3.2` for the second
    /// attempt of the request, in front of each line.
    public struct Entry: Sendable, Hashable {
        /// The subject of an entry.
        public enum Kind: Sendable, Hashable {
            /// `→` The method and the URL.
            case request
            /// The headers of the request, one to a line.
            case requestHeaders
            /// The body of the request.
            case requestBody
            /// The request as a command for the shell.
            case curl
            /// `←` The status, size and time of a response.
            case response
            /// The headers of the response, one to a line.
            case responseHeaders
            /// The body of the response.
            case responseBody
            /// `✗` The error of an attempt without a response, or of a body while it is read.
            case failure
            /// `=` The response that the caller received instead of the result of an attempt.
            case delivery
            /// `✗` The error that the caller received instead of the result of an attempt.
            case refusal
            /// `✗` The error of making a model of the response.
            case mappingFailure
        }

        /// The number of the request in its log, from 1; each subscription is a request.
        public let request: Int
        /// The number of the attempt, from 1; 0 for a request that the provider refused to send.
        public let attempt: Int
        /// The subject of the text.
        public let kind: Kind
        /// The text, without number and mark; it may have several lines.
        public let text: String
    }

    /// The parts of requests and responses that a log shows.
    ///
    ///     RequestLog([.summary, .curl, .errorBody]) { print($0) }
    public struct Items: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        package static let request = Items(rawValue: 1 << 0)
        package static let requestHeaders = Items(rawValue: 1 << 1)
        /// The body of the request, if it is text; else its type and size.
        public static let requestBody = Items(rawValue: 1 << 2)
        /// The request as a command for the shell, in one entry of the log.
        public static let curl = Items(rawValue: 1 << 3)
        package static let response = Items(rawValue: 1 << 4)
        package static let responseHeaders = Items(rawValue: 1 << 5)
        /// The body of a response with a status below 400, as ``requestBody``.
        public static let successBody = Items(rawValue: 1 << 6)
        /// The body of a response with a status from 400 on, as ``requestBody``.
        public static let errorBody = Items(rawValue: 1 << 7)
        package static let delivery = Items(rawValue: 1 << 8)
        package static let mappingFailure = Items(rawValue: 1 << 9)

        /// The body of any response.
        public static let responseBody: Items = [.successBody, .errorBody]

        /// A line for the request, one for the response, and any failures.
        public static let summary: Items = [.request, .response, .delivery, .mappingFailure]
        /// The summary, and the headers of request and response.
        public static let headers: Items = [.summary, .requestHeaders, .responseHeaders]
        /// The summary, and the headers and bodies of request and response.
        public static let bodies: Items = [.headers, .requestBody, .responseBody]

        static let sending: Items = [.request, .requestHeaders, .requestBody, .curl]
    }
}

extension RequestLog.Entry: CustomStringConvertible {
    /// The text, with number and mark in front of each line; control characters are escaped.
    public var description: String {
        let number = attempt > 1 ? "#\(request).\(attempt)" : "#\(request)"
        // A shell command must not be changed.
        if kind == .curl { return "\(number)   \(text)" }
        let lines = text.lines(keepingEmpty: true)
        return lines.enumerated().map { index, line in
            "\(number) \(index == 0 ? kind.mark : " ") \(line.visible)"
        }.joined(separator: "\n")
    }
}

extension RequestLog.Entry.Kind {
    fileprivate var mark: String {
        switch self {
        case .request: "→"
        case .response: "←"
        case .failure, .refusal, .mappingFailure: "✗"
        case .delivery: "="
        default: " "
        }
    }

    var item: RequestLog.Items {
        switch self {
        case .request: .request
        case .requestHeaders: .requestHeaders
        case .requestBody: .requestBody
        case .curl: .curl
        case .response, .failure: .response
        case .responseHeaders: .responseHeaders
        case .responseBody: .responseBody
        case .delivery, .refusal: .delivery
        case .mappingFailure: .mappingFailure
        }
    }
}

extension Substring {
    fileprivate var visible: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}
