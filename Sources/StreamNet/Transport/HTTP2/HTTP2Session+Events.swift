import CShims
import Foundation

// The calls of nghttp2. The memory of an event is its own, and valid until the call returns.
extension HTTP2Session {
    func handle(_ event: inout http2_binding_event) -> Int {
        switch event.kind {
        case HTTP2_BINDING_GOAWAY: (goAway, isRetired) = (event.code, true)
        case HTTP2_BINDING_BROKEN:
            flaw = String(decoding: event.text, as: UTF8.self)
            if event.stream > 0 { streams[event.stream]?.flaw = flaw }
        case HTTP2_BINDING_SETTINGS: limit = min(Self.limit, Int(http2_binding_limit(session)))
        default:
            guard let stream = streams[event.stream] else { return 0 }
            return handle(&event, of: stream)
        }
        return 0
    }

    private func handle(_ event: inout http2_binding_event, of stream: HTTP2Stream) -> Int {
        switch event.kind {
        case HTTP2_BINDING_FIELD: stream.add(event.text, event.valueText)
        case HTTP2_BINDING_FIELDS_END: stream.endFields()
        case HTTP2_BINDING_DATA:
            stream.exchange.receive(Data(event.text))
            http2_binding_consume(session, 0, event.count)
            if stream.exchange.canReceive {
                http2_binding_consume(session, event.stream, event.count)
            } else {
                stream.unconsumed += event.count
            }
        case HTTP2_BINDING_END:
            // The rest of the request is of no use (§8.1).
            if !stream.exchange.isBodySent {
                http2_binding_reset(session, event.stream, Self.cancelled)
            }
            streams[event.stream] = nil
            end(stream, stream.error)
        case HTTP2_BINDING_RESET: stream.isReset = true
        case HTTP2_BINDING_CLOSED:
            streams[event.stream] = nil
            close(stream, for: event.code)
        case HTTP2_BINDING_BODY: return writeBody(of: stream, to: &event)
        default: break
        }
        if stream.error != nil, streams[event.stream] != nil {
            streams[event.stream] = nil
            http2_binding_reset(session, event.stream, Self.cancelled)
            end(stream, stream.error)
        }
        return 0
    }

    /// Ends a stream that was closed ahead of its end.
    private func close(_ stream: HTTP2Stream, for code: UInt32) {
        if stream.error != nil { return end(stream, stream.error) }
        let name = String(cString: http2_binding_text(code == 0 ? goAway ?? 0 : code))
        let isOurs = !stream.isReset && code != 0 && code != Self.refused
        let text = isOurs ? "PROTOCOL_ERROR: " + (stream.flaw ?? flaw) : name
        let isRefused = code == Self.refused
        stream.exchange.needsHTTP1 = code == Self.http1Required && stream.isReset
        let reason = goAway == Self.calm ? "ENHANCE_YOUR_CALM" : text
        end(
            stream, CurlError(code: CurlError.stream, text: isRefused ? reason : text),
            isRefused: isRefused)
    }

    private func writeBody(of stream: HTTP2Stream, to event: inout http2_binding_event) -> Int {
        switch stream.exchange.nextBodyPart(atMost: event.count) {
        case .bytes(let part):
            // The room has `count` bytes, and there are no more of the part.
            part.copyBytes(to: UnsafeMutableRawBufferPointer(start: event.room, count: event.count))
            if !part.isEmpty { stream.exchange.send(part.count) }
            if stream.exchange.isBodySent { event.is_last = 1 }
            return part.isEmpty && event.is_last == 0 ? Int(HTTP2_BINDING_FAIL) : part.count
        case .pause: return Int(HTTP2_BINDING_PAUSE)
        case .abort: return Int(HTTP2_BINDING_FAIL)
        }
    }
}

extension http2_binding_event {
    fileprivate var text: UnsafeBufferPointer<UInt8> { .init(start: bytes, count: count) }
    fileprivate var valueText: UnsafeBufferPointer<UInt8> {
        .init(start: value, count: value_count)
    }
}
