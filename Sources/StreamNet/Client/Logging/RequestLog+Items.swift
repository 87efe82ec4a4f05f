extension RequestLog {
    /// What a log shows.
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
        /// The body of the request, or its size unless it is JSON or a form.
        public static let requestBody = Items(rawValue: 1 << 2)
        /// The request as a command for the shell, always on one line of the log.
        public static let curl = Items(rawValue: 1 << 3)
        /// The status, size and time of the response, or why there is none.
        public static let response = Items(rawValue: 1 << 4)
        /// The headers of the response.
        public static let responseHeaders = Items(rawValue: 1 << 5)
        /// The body of a response below 400, or its size unless it is JSON or a form.
        public static let successBody = Items(rawValue: 1 << 6)
        /// The body of a response from 400 on, or its size unless it is JSON or a form.
        public static let errorBody = Items(rawValue: 1 << 7)
        /// What the caller gets, where it is not what an attempt brought: a refusal, a
        /// rejection, an answer of a plugin or interceptor.
        public static let delivery = Items(rawValue: 1 << 8)
        /// Failures to make a model of the response.
        public static let mappingFailure = Items(rawValue: 1 << 9)

        /// The body of any response, or its size unless it is JSON or a form.
        public static let responseBody: Items = [.successBody, .errorBody]

        /// A line for the request, one for the response, and what went wrong.
        public static let summary: Items = [.request, .response, .delivery, .mappingFailure]
        /// The summary and the headers of both.
        public static let headers: Items = [.summary, .requestHeaders, .responseHeaders]
        /// The summary, the headers and the bodies of both.
        public static let bodies: Items = [.headers, .requestBody, .responseBody]

        /// What is known when the request is sent.
        static let sending: Items = [.request, .requestHeaders, .requestBody, .curl]
    }
}
