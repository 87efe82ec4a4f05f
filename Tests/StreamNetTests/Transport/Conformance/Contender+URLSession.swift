import StreamNet

extension Contender {
    static let urlSession = Contender(
        name: "URLSession", cannot: shortcomings, slowsSenders: slowsSendersHere,
        takesUnaskedResponses: !slowsSendersHere, opensForPost: !slowsSendersHere
    ) { try URLSessionBackend($0) }

    #if canImport(FoundationNetworking)
        private static let slowsSendersHere = false

        private static let noResponse = "“Transfer completed, but there's no response”"
        private static let limit = "the limit is libcurl's"
        private static let lax = "libcurl takes the first number"
        private static let noEnd = "libcurl does not ask for the end of compressed data"
        private static let early = Outcome.response(
            200, Transporting.Conformance.Inflating.beginning)
        private static let strict = "it wants each line of the head as it would write it"

        /// Those of the Linux toolchain, Swift 6.3.
        private static let shortcomings: [String: Shortcoming] = [
            "a head cut off": .traps(because: noResponse),
            "a status line and no more": .traps(because: noResponse),
            "chunks with trailers": .traps(because: noResponse),
            "a field without a space": .gets(.failure(.invalidResponse), because: strict),
            "lines that end in LF": .gets(.failure(.invalidResponse), because: strict),
            "no reason phrase": .gets(.failure(.invalidResponse), because: strict),
            "a field in Latin-1": .gets(.failure(.invalidResponse), because: strict),
            "a field of 110 KB": .gets(.failure(.invalidResponse), because: "“Out of memory”"),
            "fields of 400 KB in all": .gets(.failure(.invalidResponse), because: limit),
            "hints without an end": .gets(.failure(.invalidResponse), because: limit),
            "101, with what follows it": .gets(
                .response(101, "hi"), because: "libcurl takes it for the last head"),
            "an IPv6 address": .gets(.failure(.other), because: "it takes it for no URL"),
            "two lengths that differ": .gets(
                .response(200, "hell"), because: "libcurl takes the last one"),
            "a version of another protocol": .gets(
                .response(200, "hi"), because: "libcurl takes it for HTTP/2"),
            "a length with a sign": .gets(.response(200, "hi"), because: lax),
            "two numbers for a length": .gets(.response(200, "hi"), because: lax),
            "two lengths in one field": .gets(.response(200, "hi"), because: lax),
            "the longest length there can be": .traps(because: "it adds to it"),
            "a length beyond all bounds": .gets(
                .response(200, "hi"), because: "libcurl takes it for none"),
            "gzip of three members": .gets(.damaged("gzip"), because: "libcurl takes one"),
            "gzip cut at its length": .gets(early, because: noEnd),
            "gzip cut at the last chunk": .gets(early, because: noEnd),
            "gzip cut with the connection": .gets(early, because: noEnd),
            "one Location twice": .gets(
                .response(200, "GET /to,%20/to"), because: "fields of a name are joined"),
            "several Locations": .gets(
                .response(200, "GET /a,%20/b"), because: "fields of a name are joined"),
            "a Location in Latin-1": .gets(.failure(.invalidResponse), because: strict),
            "an unknown coding": .gets(
                .failure(.invalidResponse), because: "libcurl inflates it or nothing"),
        ]
    #else
        private static let slowsSendersHere = true
        private static let shortcomings: [String: Shortcoming] = [:]
    #endif
}
