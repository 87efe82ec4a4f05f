/// Archives in the shapes of other programs, written from their documentation.
enum HARSamples {
    /// Pseudo fields of HTTP/2, fields of its own, a base64 body, the fields of what was sent.
    static let chrome = #"""
        {"log": {"version": "1.2",
          "creator": {"name": "WebInspector", "version": "537.36"},
          "pages": [{"startedDateTime": "2026-11-01T10:00:00.000Z", "id": "page_1",
            "title": "https://shop.host/", "pageTimings": {"onLoad": 12.5}}],
          "entries": [
            {"_connectionId": "42", "_priority": "High", "_resourceType": "fetch",
             "_initiator": {"type": "script", "stack": {"callFrames": []}},
             "cache": {}, "connection": "443", "pageref": "page_1",
             "request": {"method": "GET", "url": "https://shop.host/items?page=2&token=abc",
               "httpVersion": "http/2.0", "headersSize": -1, "bodySize": 0,
               "headers": [{"name": ":authority", "value": "shop.host"},
                 {"name": ":method", "value": "GET"}, {"name": "accept", "value": "*/*"}],
               "queryString": [{"name": "page", "value": "2"}, {"name": "token", "value": "abc"}],
               "cookies": []},
             "response": {"status": 200, "statusText": "", "httpVersion": "http/2.0",
               "headers": [{"name": "content-encoding", "value": "gzip"},
                 {"name": "content-type", "value": "application/json"},
                 {"name": "content-length", "value": "31"}],
               "cookies": [], "content": {"size": 9, "mimeType": "application/json",
                 "text": "eyJuIjogMn0=", "encoding": "base64"},
               "redirectURL": "", "headersSize": -1, "bodySize": -1,
               "_transferSize": 120, "_error": null},
             "serverIPAddress": "10.0.0.1", "startedDateTime": "2026-11-01T10:00:00.123Z",
             "time": 20.5, "timings": {"blocked": 1.5, "dns": -1, "ssl": -1, "connect": -1,
               "send": 0.1, "wait": 18, "receive": 0.9, "_blocked_queueing": 1.2}},
            {"request": {"method": "GET", "url": "https://shop.host/gone", "headers": []},
             "response": {"status": 0, "statusText": "", "headers": [], "content": {"size": 0},
               "_error": "net::ERR_ABORTED"},
             "startedDateTime": "2026-11-01T10:00:01.000Z", "time": 1}
        ]}}
        """#

    /// A socket: its messages with seconds since 1970, bytes in base64, and the size of all.
    static let chromeSocket = #"""
        {"log": {"version": "1.2",
          "creator": {"name": "WebInspector", "version": "537.36"}, "pages": [],
          "entries": [
            {"_connectionId": "7", "_initiator": {"type": "script"}, "_priority": null,
             "_resourceType": "websocket", "_webSocketMessages": [
               {"type": "receive", "time": 1793527200.5, "opcode": 1, "data": "welcome"},
               {"type": "pong"},
               {"type": "send", "time": 1793527201.0, "opcode": 1,
                 "data": "{\"hello\":\"you\",\"token\":\"abc\"}"},
               {"type": "receive", "time": 1793527201.25, "opcode": 2, "data": "AQID"}],
             "cache": {}, "connection": "7",
             "request": {"method": "GET", "url": "wss://chat.host/rooms/42",
               "httpVersion": "HTTP/1.1", "headers": [{"name": "Upgrade", "value": "websocket"}],
               "queryString": [], "cookies": [], "headersSize": 400, "bodySize": 0},
             "response": {"status": 101, "statusText": "Switching Protocols",
               "httpVersion": "HTTP/1.1", "headers": [{"name": "Upgrade", "value": "websocket"}],
               "cookies": [], "content": {"size": 51, "mimeType": "x-unknown"},
               "redirectURL": "", "headersSize": 200, "bodySize": 0, "_transferSize": 200},
             "startedDateTime": "2026-11-01T10:00:00.000Z", "time": 61250,
             "timings": {"blocked": 1, "dns": -1, "ssl": -1, "connect": -1, "send": 0.1,
               "wait": 20, "receive": 61228.9}}
        ]}}
        """#

    /// Nulls, sizes of -1, cookies beside the headers, a time zone, no timings.
    static let firefox = #"""
        {"log": {"version": "1.2", "creator": {"name": "Firefox", "version": "132.0"},
          "browser": {"name": "Firefox", "version": "132.0"}, "pages": [],
          "entries": [
            {"startedDateTime": "2026-11-01T11:00:00.123+01:00",
             "request": {"method": "POST", "url": "https://shop.host/login", "bodySize": 21,
               "httpVersion": "HTTP/2", "headersSize": 300,
               "headers": [{"name": "Content-Type",
                 "value": "application/x-www-form-urlencoded"}],
               "cookies": [{"name": "a", "value": "1"}], "queryString": [],
               "postData": {"mimeType": "application/x-www-form-urlencoded",
                 "params": [{"name": "user", "value": "ann b"}, {"name": "password",
                   "value": "secret"}]}},
             "response": {"status": 200, "statusText": "OK", "httpVersion": "HTTP/2",
               "headers": [{"name": "set-cookie", "value": "a=2"}],
               "cookies": [{"name": "a", "value": "2"}],
               "content": {"mimeType": "text/plain", "size": -1, "text": "welcome",
                 "encoding": null, "comment": null},
               "redirectURL": "", "headersSize": 5, "bodySize": -1},
             "cache": {}, "timings": null, "time": -1, "_securityState": "secure",
             "pageref": null}
        ]}}
        """#

    /// A binary body, times without fractions, comments.
    static let charles = #"""
        {"log": {"version": "1.2", "creator": {"name": "Charles Proxy", "version": "4.6.7"},
          "comment": "session", "entries": [
            {"startedDateTime": "2026-11-01T10:00:00Z", "time": 32,
             "request": {"method": "GET", "url": "http://shop.host/logo", "httpVersion": "HTTP/1.1",
               "cookies": [], "headers": [{"name": "Host", "value": "shop.host"}],
               "queryString": [], "headersSize": 80, "bodySize": 0},
             "response": {"_charlesStatus": "COMPLETE", "status": 200, "statusText": "OK",
               "httpVersion": "HTTP/1.1", "cookies": [],
               "headers": [{"name": "Content-Type", "value": "image/gif"},
                 {"name": "Transfer-Encoding", "value": "chunked"}],
               "content": {"size": 4, "compression": 0, "mimeType": "image/gif",
                 "text": "R0lG/w==", "encoding": "base64"},
               "redirectURL": null, "headersSize": 0, "bodySize": 4},
             "serverIPAddress": "10.0.0.1", "cache": {}, "comment": "",
             "timings": {"dns": 1, "connect": 5, "ssl": -1, "blocked": -1, "send": 1, "wait": 20,
               "receive": 5}}
        ]}}
        """#

    /// The minimal mode of `recordHar`, with bodies embedded.
    static let playwright = #"""
        {"log": {"version": "1.2", "creator": {"name": "Playwright", "version": "1.49.0"},
          "browser": {"name": "chromium", "version": "131.0"}, "entries": [
            {"startedDateTime": "2026-11-01T10:00:00.000Z", "time": -1,
             "request": {"method": "POST", "url": "https://shop.host/graphql",
               "httpVersion": "HTTP/2.0", "cookies": [], "headersSize": -1, "bodySize": -1,
               "headers": [{"name": "content-type", "value": "application/json"}],
               "queryString": [], "postData": {"mimeType": "application/json",
                 "text": "{\"query\":\"{ me }\"}", "params": []}},
             "response": {"status": 200, "statusText": "", "httpVersion": "HTTP/2.0",
               "cookies": [], "headers": [{"name": "content-type",
                 "value": "application/json"}],
               "content": {"size": -1, "mimeType": "application/json",
                 "text": "{\"data\":1}"},
               "headersSize": -1, "bodySize": -1, "redirectURL": ""},
             "cache": {}, "timings": {"send": -1, "wait": -1, "receive": -1}}
        ]}}
        """#
}
