extension RequestLog {
    /// The parts of requests and responses that a log shows.
    ///
    ///     RequestLog([.summary, .curl, .errorBody]) { print($0) }
    public struct Items: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: Int

        /// Makes a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The method and the URL.
        public static let request = Items(rawValue: 1 << 0)
        /// The headers of the request.
        public static let requestHeaders = Items(rawValue: 1 << 1)
        /// The body of the request, if it is text; else its type and size.
        public static let requestBody = Items(rawValue: 1 << 2)
        /// The request as a command for the shell, in one entry of the log.
        public static let curl = Items(rawValue: 1 << 3)
        /// The status, size and time of the response, or the error without one.
        public static let response = Items(rawValue: 1 << 4)
        /// The headers of the response.
        public static let responseHeaders = Items(rawValue: 1 << 5)
        /// The body of a response with a status below 400, if it is text; else its type and size.
        public static let successBody = Items(rawValue: 1 << 6)
        /// The body of a response with a status from 400 on, if it is text; else its type and size.
        public static let errorBody = Items(rawValue: 1 << 7)
        /// The result that the caller receives, if it is not that of an attempt: a refusal, a
        /// rejection, or an answer of a plugin or interceptor.
        public static let delivery = Items(rawValue: 1 << 8)
        /// Failures to make a model of the response.
        public static let mappingFailure = Items(rawValue: 1 << 9)

        /// The body of any response, if it is text; else its type and size.
        public static let responseBody: Items = [.successBody, .errorBody]

        /// A line for the request, one for the response, and any failures.
        public static let summary: Items = [.request, .response, .delivery, .mappingFailure]
        /// The summary, and the headers of request and response.
        public static let headers: Items = [.summary, .requestHeaders, .responseHeaders]
        /// The summary, and the headers and bodies of request and response.
        public static let bodies: Items = [.headers, .requestBody, .responseBody]

        /// The items that are logged when the request is sent.
        static let sending: Items = [.request, .requestHeaders, .requestBody, .curl]
    }
}
