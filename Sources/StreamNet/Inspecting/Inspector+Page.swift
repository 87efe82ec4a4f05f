import Foundation

extension Inspector {
    /// Writes the requests as a page: one HTML file that opens in any browser and loads nothing.
    ///
    /// It has a list with a filter and a waterfall, and for each request its headers, bodies,
    /// times, decisions and failures, and a command for curl. Throws the error of a file that
    /// cannot be written; a former file stays whole then.
    public func write(to file: URL) throws {
        try page().write(to: file, options: .atomic)
    }

    /// The page, as UTF-8.
    public func page() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return InspectorPage.html(data: try encoder.encode(InspectorData(self)))
    }
}

/// The data of a page, whose script reads these names.
private struct InspectorData: Encodable {
    var title = "Requests"
    let startedAt: String
    let dropped: Int
    let requests: [InspectorRow]

    init(_ inspector: Inspector) {
        let requests = inspector.requests
        let start = requests.map(\.trace.started).min() ?? Date(timeIntervalSinceReferenceDate: 0)
        startedAt = start.formatted(
            .iso8601.year().month().day().time(includingFractionalSeconds: true)
                .timeZone(separator: .omitted))
        dropped = inspector.dropped
        self.requests = requests.enumerated().map { index, request in
            InspectorRow(
                index + 1, request, inspector.redaction,
                after: request.trace.started.timeIntervalSince(start))
        }
    }
}

private struct InspectorRow: Encodable {
    let id: Int
    let method: String
    let url: String
    let name: String
    let host: String
    let status: Int?
    let error: String?
    let outcome: String
    let startMs: Decimal
    let durationMs: Decimal
    let size: Int
    let cache: String?
    let repairs: Int
    let curl: String
    let marks: [Mark]
    let attempts: [InspectorAttempt]
    let failures: [String]

    struct Mark: Encodable {
        let ms: Decimal
        let name: String
        let detail: String
    }

    init(
        _ id: Int, _ inspected: InspectedRequest, _ redaction: Redaction,
        after start: TimeInterval
    ) {
        let marks = inspected.trace.marks
        let last = inspected.attempts.last
        let request = last?.request
        let response = last?.response
        self.id = id
        method = request?.method.rawValue ?? ""
        url = request.map { redaction.redacted($0.url) } ?? inspected.title
        name = request.map { "\($0.method) \($0.url.path)" } ?? inspected.title
        host = request?.url.host ?? ""
        status = response?.status
        let end = marks.last { ["delivered", "failed", "cancelled"].contains($0.name) }
        // A cached response may stand in place of a failure.
        let isDelivered = end?.name == "delivered"
        error = isDelivered ? nil : last?.error.map { redaction.redacted("\($0)") }
        outcome = inspected.isRunning ? "running" : end?.name ?? "running"
        startMs = Duration.seconds(start).decimalMilliseconds
        let ended = inspected.isRunning ? inspected.trace.now : inspected.ended
        durationMs = (ended ?? inspected.trace.now).decimalMilliseconds
        size = response?.body.count ?? 0
        cache = marks.last { $0.name == "cache" }?.detail
        repairs = marks.filter { $0.name == "repaired" }.count
        curl = request?.curl(redacting: redaction) ?? ""
        self.marks = marks.map {
            Mark(
                ms: $0.time.decimalMilliseconds, name: $0.name,
                detail: redaction.redacted($0.detail))
        }
        attempts = inspected.attempts.map { InspectorAttempt($0, redaction) }
        failures = inspected.failures.map { redaction.redacted($0) }
    }
}

private struct InspectorAttempt: Encodable {
    let number: Int
    let startMs: Decimal
    let durationMs: Decimal?
    let status: Int?
    let error: String?
    let timing: Timing?
    let request: Message
    let response: Message?

    struct Timing: Encodable {
        let queued, dns, connect, ssl, wait, receive: Decimal?

        init(_ timing: Response.Timing) {
            let phases = Response.Timing.Phases(timing)
            queued = phases.queued.decimalMilliseconds
            dns = phases.resolving?.decimalMilliseconds
            connect = phases.connecting?.decimalMilliseconds
            ssl = phases.securing?.decimalMilliseconds
            wait = phases.waiting.decimalMilliseconds
            receive = phases.receiving.decimalMilliseconds
        }
    }

    struct Message: Encodable {
        let headers: [[String]]
        let body: InspectorBody?

        init(_ headers: HTTPHeaders, _ body: InspectorBody?, _ redaction: Redaction) {
            self.headers = redaction.redacted(headers).map { [$0.name, $0.value] }
            self.body = body
        }
    }

    init(_ attempt: InspectedRequest.Attempt, _ redaction: Redaction) {
        number = attempt.number
        startMs = attempt.began.decimalMilliseconds
        durationMs = attempt.ended.map { ($0 - attempt.began).decimalMilliseconds }
        status = attempt.response?.status
        error = attempt.error.map { redaction.redacted("\($0)") }
        timing = attempt.response?.timing.map(Timing.init)
        let sent = attempt.request
        request = Message(
            sent.headers,
            LoggedBody(sent).map { InspectorBody($0, sent.body?.data, sent.headers, redaction) },
            redaction)
        response = attempt.response.map {
            Message(
                $0.headers, InspectorBody(LoggedBody($0), $0.body, $0.headers, redaction),
                redaction)
        }
    }
}

/// A body as it is shown: text without secrets, an image, or its type and size.
private struct InspectorBody: Encodable {
    let type: String
    let size: Int
    let text: String?
    let base64: String?
    let cut: Bool

    private static let limit = 65_536

    init(_ body: LoggedBody, _ data: Data?, _ headers: HTTPHeaders, _ redaction: Redaction) {
        let data = data ?? Data()
        type = headers["Content-Type"] ?? ""
        size = data.count
        let isImage = type.lowercased().hasPrefix("image/") && !type.lowercased().contains("svg")
        base64 = isImage && size <= Self.limit ? data.base64EncodedString() : nil
        text = isImage ? nil : body.summary(by: redaction, limit: Self.limit)
        cut = size > Self.limit
    }
}
