import Foundation

extension Inspector {
    /// Writes the requests as a page: one HTML file that opens in any browser and loads nothing.
    ///
    /// It has a list with a filter and a waterfall, and for each request its headers, bodies,
    /// times, decisions and failures, and a command for curl. Throws the error of a file that
    /// cannot be written; a former file stays whole then.
    public func write(to file: URL) throws { try page().write(to: file, options: .atomic) }

    /// The page, as UTF-8.
    public func page() -> Data { InspectorPage.html(data: data.data()) }

    /// The data of the page, whose script reads these names.
    private var data: JSONTree {
        let requests = requests
        let start = requests.map(\.trace.started).min() ?? Date(timeIntervalSinceReferenceDate: 0)
        var works: [ObjectIdentifier: Int] = [:]
        return [
            "title": "Requests", "startedAt": .date(start), "dropped": .count(dropped),
            "requests": .list(requests.map { .row($0, redaction, after: start, &works) }),
        ]
    }
}

extension JSONTree {
    /// - Parameter works: The numbers of the work that several requests wait for.
    fileprivate static func row(
        _ inspected: InspectedRequest, _ redaction: Redaction, after start: Date,
        _ works: inout [ObjectIdentifier: Int]
    ) -> JSONTree {
        let marks = inspected.trace.marks
        let last = inspected.attempts.last
        let end = marks.last { ["delivered", "failed", "cancelled"].contains($0.name) }
        let ended = inspected.isRunning ? nil : inspected.ended
        let began = Duration.seconds(inspected.trace.started.timeIntervalSince(start))
        var row: JSONTree = [
            "outcome": .text(inspected.isRunning ? "running" : end?.name ?? "running"),
            "url": .text(inspected.title), "name": .text(inspected.title), "host": "", "method": "",
            "curl": "", "status": last?.response.map { .count($0.status) },
            "size": .count(last?.response?.body.count ?? 0),
            "startMs": .milliseconds(began),
            "durationMs": .milliseconds(ended ?? inspected.trace.now),
            "repairs": .count(marks.count { $0.name == "repaired" }),
            "cache": marks.last { $0.name == "cache" }.map { .text($0.detail) },
            "marks": .list(marks.map { .mark($0, redaction, &works) }),
            "attempts": .list(inspected.attempts.map { .attempt($0, redaction) }),
            "failures": .list(inspected.failures.map { .text(redaction.redacted($0)) }),
        ]
        // A cached response may stand in place of a failure.
        if end?.name != "delivered" { row["error"] = .error(last?.error, redaction) }
        guard let request = last?.request else { return row }
        row["method"] = .text(request.method.rawValue)
        let url = URLText(redaction.redacted(request.url))
        row["url"] = .text(url.text)
        row["name"] = .text("\(request.method) \(url.path)")
        row["host"] = .text(request.url.host ?? "")
        row["curl"] = .text(request.curl(redacting: redaction))
        return row
    }

    private static func mark(
        _ mark: Trace.Mark, _ redaction: Redaction, _ works: inout [ObjectIdentifier: Int]
    ) -> JSONTree {
        let number = mark.work.map { work in
            let number = works[ObjectIdentifier(work), default: works.count]
            works[ObjectIdentifier(work)] = number
            return number
        }
        return [
            "ms": .milliseconds(mark.time), "name": .text(mark.name),
            "detail": .text(redaction == .standard ? mark.detail : redaction.redacted(mark.detail)),
            "shared": number.map(count),
        ]
    }

    private static func attempt(
        _ attempt: InspectedRequest.Attempt, _ redaction: Redaction
    ) -> JSONTree {
        let (sent, received) = (attempt.request, attempt.response)
        let sentBody = LoggedBody(sent).map {
            body($0, sent.body?.data, sent.headers["Content-Type"], redaction)
        }
        return [
            "number": .count(attempt.number), "startMs": .milliseconds(attempt.began),
            "durationMs": attempt.ended.map { .milliseconds($0 - attempt.began) },
            "status": received.map { .count($0.status) },
            "error": error(attempt.error, redaction),
            "timing": received?.timing.map { timing(Response.Timing.Phases($0)) },
            "request": ["headers": headers(sent.headers, redaction), "body": sentBody],
            "response": received.map {
                [
                    "headers": headers($0.headers, redaction),
                    "body": body(LoggedBody($0), $0.body, $0.headers["Content-Type"], redaction),
                ]
            },
        ]
    }

    private static func error(_ error: (any Error)?, _ redaction: Redaction) -> JSONTree? {
        error.map { .text(redaction.redacted("\($0)")) }
    }

    private static func timing(_ phases: Response.Timing.Phases) -> JSONTree {
        [
            "queued": .milliseconds(phases.queued), "dns": phases.resolving.map(milliseconds),
            "connect": phases.connecting.map(milliseconds),
            "ssl": phases.securing.map(milliseconds), "wait": .milliseconds(phases.waiting),
            "receive": .milliseconds(phases.receiving),
        ]
    }

    private static func headers(_ headers: HTTPHeaders, _ redaction: Redaction) -> JSONTree {
        .list(redaction.redacted(headers).map { [.text($0.name), .text($0.value)] })
    }

    /// A body as it is shown: text without secrets, an image, or its type and size.
    private static func body(
        _ body: LoggedBody, _ data: Data?, _ type: String?, _ redaction: Redaction
    ) -> JSONTree {
        let limit = HAR.Entry.Bodies.limit
        let (data, type) = (data ?? Data(), type ?? "")
        let isImage = type.lowercased().hasPrefix("image/") && !type.lowercased().contains("svg")
        let isCut = data.count > limit
        return [
            "type": .text(type), "size": .count(data.count), "cut": .bool(isCut),
            "base64": isImage && !isCut ? .text(data.base64EncodedString()) : nil,
            "text": isImage ? nil : body.summary(by: redaction, limit: limit).map(JSONTree.text),
        ]
    }
}
