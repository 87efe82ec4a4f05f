import Foundation

extension Inspector {
    /// The attempts as an HTTP Archive, which the developer tools of browsers open.
    ///
    /// An attempt that failed or still runs has status 0. Long bodies are cut, and those that may
    /// have secrets are left out; the comment of a body says so.
    public var har: HAR {
        HAR(
            requests.flatMap { request in
                request.attempts.map { attempt in
                    let duration = attempt.ended.map { $0 - attempt.began }
                    return HAR.Entry(
                        request: attempt.request, response: attempt.response,
                        error: attempt.error.map { "\($0)" },
                        startedAt: request.trace.started + attempt.began.inSeconds,
                        timing: attempt.response?.timing
                            ?? duration.map { Response.Timing(firstByte: $0, total: $0) },
                        attempt: attempt.number, redacting: redaction)
                }
            })
    }
}
