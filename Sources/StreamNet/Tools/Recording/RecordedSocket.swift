import Foundation

// The messages of a socket in an entry, in the fields that Chrome has for them.
extension HAR.Entry {
    mutating func setMessages(_ events: [(Duration, SocketEvent)], _ redaction: Redaction) {
        let (start, redaction) = (startedAt ?? 0, redaction.emptied())
        json["_resourceType"] = "websocket"
        json["_webSocketMessages"] = .list(
            events.map { time, event in
                var message = event.json(redaction)
                message["time"] = .real(start + time.inSeconds)
                return message
            })
        // It has the scheme of requests.
        json["response"]?["_url"] = nil
        addReplacements(by: redaction)
    }

    private var startedAt: Double? { json["startedDateTime"]?.date?.timeIntervalSince1970 }

    fileprivate func steps(_ redaction: Redaction) -> [StubAnswer.SocketStep] {
        let start = startedAt ?? messages?.first?["time"]?.double ?? 0
        var now = Duration.zero
        return (messages ?? []).flatMap { item -> [StubAnswer.SocketStep] in
            guard let step = item.step(redaction) else { return [] }
            let time = Duration(recorded: (item["time"]?.double ?? 0) - start)
            defer { now = max(now, time) }
            // The client has its own time, which the next message of the server follows.
            if case .expect = step.kind { return [step] }
            return [.wait(time - now), step]
        }
    }
}

extension NetworkRecording {
    func conversation(of entry: HAR.Entry) -> StubSocketScript? {
        guard entry.isSocket else { return nil }
        return StubSocketScript(
            steps: entry.steps(redaction),
            subprotocol: entry.responseHeaders["Sec-WebSocket-Protocol"] ?? "", findings: findings)
    }

    var differences: [String] {
        findings.all.map { finding in
            switch finding {
            case .unexpected(let text, let found):
                "\(text), found \(found.redacted(by: redaction))"
            case .unused(let text): "\(text), found none"
            }
        }
    }
}

extension SocketEvent {
    fileprivate func json(_ redaction: Redaction) -> JSONTree {
        switch self {
        case .sent(let message): message.json("send", redaction)
        case .received(let message): message.json("receive", redaction)
        case .closed(let close):
            .frame("receive", 8, redaction.redacted(close.reason), code: close.code)
        case .lost(let error): .frame("error", -1, redaction.redacted(error.shortDescription))
        }
    }
}

extension SocketMessage {
    fileprivate func redacted(by redaction: Redaction) -> SocketMessage {
        func shown(_ bytes: Data) -> Data { RedactedBody(bytes, nil, redaction).bytes }
        return switch self {
        case .text(let text): .text(String(decoding: shown(Data(text.utf8)), as: UTF8.self))
        case .binary(let bytes): .binary(shown(bytes))
        }
    }

    fileprivate func json(_ type: String, _ redaction: Redaction) -> JSONTree {
        switch redacted(by: redaction) {
        case .text(let text): .frame(type, 1, text)
        case .binary(let bytes): .frame(type, 2, bytes.base64EncodedString())
        }
    }

    /// The content as it is compared.
    fileprivate func key(_ redaction: Redaction) -> [RequestKey.Body] {
        switch self {
        case .text(let text): [RequestKey.body(Data(text.utf8), nil, redaction)]
        case .binary(let bytes): [.none, RequestKey.body(bytes, nil, redaction)]
        }
    }
}

extension JSONTree {
    fileprivate static func frame(
        _ type: String, _ opcode: Int, _ data: String, code: Int? = nil
    ) -> JSONTree {
        let code = code.map(JSONTree.count)
        return ["type": .text(type), "opcode": .count(opcode), "data": .text(data), "_code": code]
    }

    /// The step that plays a message of an archive; nil for pings, and for what is no message.
    fileprivate func step(_ redaction: Redaction) -> StubAnswer.SocketStep? {
        let data = self["data"]?.text ?? ""
        let message: SocketMessage
        switch (self["type"]?.text, self["opcode"]?.double) {
        case ("error", _): return .fail(.connectionLost)
        case ("receive", 8):
            return .close(self["_code"]?.double.flatMap { Int(exactly: $0) } ?? 1005, data)
        case (_, 1): message = .text(data)
        case (_, 2): message = .binary(Data(base64Encoded: data) ?? Data())
        default: return nil
        }
        guard self["type"] == "send"
        else { return self["type"] == "receive" ? .send(message) : nil }
        let key = message.key(redaction)
        return .expect("\(message.redacted(by: redaction))") { $0.key(redaction) == key }
    }
}
