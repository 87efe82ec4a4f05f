import Foundation

extension HAR {
    struct Entry: Sendable {
        var json: JSONTree

        /// Reads an entry at a place; throws if it lacks what a request or a response must have.
        init(_ json: JSONTree, at place: String) throws(ArchiveError) {
            self.json = json
            try check(json["request"]?["method"]?.text, "a text at \(place).request.method")
            try check(json["request"]?["url"]?.text, "a text at \(place).request.url")
            try check(json["response"]?["status"]?.double, "a number at \(place).response.status")
            for message in messages ?? [] where message["opcode"] == 2 {
                let bytes = Data(base64Encoded: message["data"]?.text ?? "")
                try check(bytes, "base64 in the messages at \(place)")
            }
            for body in [json["request"]?["postData"], json["response"]?["content"]] {
                if let file = body?["_file"]?.text {
                    throw ArchiveError(
                        wanted: "bodies in the archive itself, as Playwright embeds them",
                        found: "one in the file \(file)")
                }
                if let body { try check(body.content, "base64 in the body at \(place)") }
                for bytes in (body?["_pieces"]?.elements ?? []).compactMap({ $0["bytes"]?.text }) {
                    try check(Data(base64Encoded: bytes), "base64 in the pieces at \(place)")
                }
            }
        }

        private func check(_ value: Any?, _ wanted: String) throws(ArchiveError) {
            if value == nil { throw ArchiveError(wanted: wanted, found: "none") }
        }

        /// Makes an entry of an exchange, or of a request that failed.
        /// - Parameters:
        ///   - error: The text of the failure; nil for a response.
        ///   - timing: The durations; nil if they are unknown.
        ///   - bodies: The bodies to include; by default those that a log would have.
        init(
            request: EncodedRequest, response: Response?, error: String?, startedAt: Date,
            timing: Response.Timing?, attempt: Int, redacting redaction: Redaction,
            bodies: Bodies = .shown
        ) {
            let timings = Self.timings(timing)
            // The time of TLS is a part of that of connecting.
            let total = timings.reduce(0) { $1.key == "ssl" ? $0 : $0 + max($1.value, 0) }
            json = [
                "startedDateTime": .date(startedAt),
                "time": .number(total), "timings": .object(timings.mapValues(JSONTree.number)),
                "cache": [:],
                "request": .request(request, redaction, bodies),
                "response": .response(
                    response, error.map { redaction.redacted($0) }, to: request.url, redaction,
                    bodies),
                "_attempt": .count(attempt),
            ]
        }

        /// The durations of the phases: -1 for one that did not happen or is unknown, but 0 for
        /// those that must not be negative.
        private static func timings(_ timing: Response.Timing?) -> [String: Decimal] {
            let phases = timing.map(Response.Timing.Phases.init)
            let connecting = phases?.connecting.map { $0 + (phases?.securing ?? .zero) }
            let steps = [
                "blocked": phases?.queued, "dns": phases?.resolving, "connect": connecting,
                "ssl": phases?.securing,
            ]
            var timings = steps.mapValues { $0?.decimalMilliseconds ?? -1 }
            timings["send"] = 0
            timings["wait"] = phases?.waiting.decimalMilliseconds ?? 0
            timings["receive"] = phases?.receiving.decimalMilliseconds ?? 0
            return timings
        }

        enum Bodies {
            /// Those from which secrets can be removed, up to ``limit`` bytes each, as in a log.
            case shown
            /// All; bytes that are neither text nor multipart are as they are.
            case whole

            static let limit = 65_536
        }
    }
}
