"""Writes the JSON of recorded requests, as the inspector does: inspector-data.py COUNT.

The same ones each time. The last one has texts that end a script, or run one, where a page takes
them for HTML. With `odd` for the count, the requests lack what may be missing, or have odd bodies.
"""
import base64, json, random, struct, sys, zlib

random = random.Random(7)
HOSTILE = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>\u2028\u2029"\'\\&lt;'


def picture():
    """A PNG of 96 by 64 pixels."""
    def chunk(kind, data):
        return (struct.pack(">I", len(data)) + kind + data
                + struct.pack(">I", zlib.crc32(kind + data)))
    lines = b"".join(b"\0" + bytes(value for x in range(96) for value in (x * 2, y * 3, 160))
                     for y in range(64))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 96, 64, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b""))


def body(value, kind="application/json", cut=False):
    if isinstance(value, bytes):
        image = base64.b64encode(value).decode() if kind.startswith("image/") else None
        return {"type": kind, "size": len(value), "text": None, "base64": image, "cut": cut}
    text = value if isinstance(value, str) else json.dumps(
        value, separators=(",", ":"), ensure_ascii=False)
    size = 1_300_000 if cut else len(text.encode())
    return {"type": kind, "size": size, "text": text, "base64": None, "cut": cut}


def mark(ms, name, detail):
    return {"ms": ms, "name": name, "detail": detail}


def attempt(number, start, status, answer, sent=None, fresh=False, error=None, queued=0.1):
    wait = random.uniform(18, 160)
    receive = random.uniform(0.4, 24)
    timing = {"queued": queued, "dns": 4.1 if fresh else None, "connect": 31.6 if fresh else None,
              "ssl": 17.2 if fresh else None, "send": 0.2, "wait": wait, "receive": receive}
    if error:
        timing = None
    total = 2_000.0 if error else sum(value or 0 for value in timing.values())
    kind = answer["type"] if answer else None
    headers = [["Content-Type", kind], ["Cache-Control", "max-age=60"], ["Set-Cookie", "•••"],
               ["Date", "Thu, 26 Nov 2026 09:30:00 GMT"]]
    request = [["Accept", "application/json"], ["Authorization", "•••"]]
    if sent:
        request.append(["Content-Type", sent["type"]])
    return {"number": number, "startMs": start, "durationMs": total, "status": status,
            "error": error, "timing": timing, "request": {"headers": request, "body": sent},
            "response": {"headers": headers, "body": answer} if status else None}


def request(identifier, start, method, path, attempts, host="shop.example", **others):
    last = attempts[-1] if attempts else None
    took = last["startMs"] + last["durationMs"] if last else 0.3
    answer = last and last["response"] and last["response"]["body"]
    marks = [] if attempts else [mark(0.0, "cache", "hit, fresh for 41 s")]
    for one in attempts:
        end = one["startMs"] + one["durationMs"]
        if marks:
            marks.append(mark(marks[-1]["ms"], "waits", "0.5 s: the first of two retries"))
        marks.append(mark(one["startMs"], "attempt", f"{one['number']}: {method} {path}"))
        if one["status"]:
            size = one["response"]["body"]["size"]
            marks.append(mark(end, "response", f"{one['status']}, {size} bytes"))
    marks += [mark(took, "repaired", text) for text in others.get("failures", [])]
    marks.append(mark(took, "failed" if last and last["error"] else "delivered", ""))
    url = f"https://{host}{path}"
    made = {
        "id": identifier, "method": method, "url": url, "name": f"{method} {path.split('?')[0]}",
        "host": host, "status": last["status"] if last else 200,
        "error": last["error"] if last else None, "outcome": "delivered", "startMs": start,
        "durationMs": took, "size": answer["size"] if answer else None,
        "cache": "StreamNet; fwd=uri-miss; stored" if method == "GET" else None, "repairs": 0,
        "curl": f"curl '{url}'" + ("" if method == "GET" else f" -X {method}")
                + " -H 'Accept: application/json' -H 'Authorization: •••'",
        "marks": marks, "attempts": attempts, "failures": []}
    if made["error"]:
        made["outcome"] = "failed"
    return made | others


def page(number):
    return body({"page": number, "total": 12345678901234567890, "price": 1.10, "items": [
        {"id": number * 10 + index, "name": f"Lamp № {index}", "tags": [], "size": {},
         "token": "•••", "isNew": index % 2 == 0, "rating": None} for index in range(6)]})


def make(identifier, start):
    one = lambda status, answer, **others: [attempt(1, 0.0, status, answer, **others)]
    number = random.randrange(1, 400)
    kind = 0 if identifier == 1 else random.randrange(14)
    if kind in (0, 1):
        first = attempt(1, 0.0, 503, body("busy", "text/plain"), fresh=True)
        again = first["durationMs"] + 500
        tries = [first, attempt(2, again, 200, body({"items": [], "total": 0}))]
        return request(identifier, start, "GET", "/cart?t=•••", tries)
    if kind == 2:
        sent = body({"items": [{"id": number, "count": 2}], "card": "•••"})
        answer = body({"order": number, "state": "paid"})
        return request(identifier, start, "POST", "/orders", one(201, answer, sent=sent))
    if kind == 3:
        answer = body(picture(), "image/png")
        tries = one(200, answer, queued=22)
        return request(identifier, start, "GET", f"/images/{number}.png", tries,
                       host="images.example")
    if kind == 4:
        return request(identifier, start, "GET", f"/products?page={number}", [],
                       cache="StreamNet; hit; ttl=41")
    if kind == 5:
        answer = body({"error": "no such order"})
        return request(identifier, start, "DELETE", f"/orders/{number}", one(404, answer))
    if kind == 6:
        return request(identifier, start, "GET", f"/users/{number}", one(200, page(1)), repairs=2,
                       failures=["$.name: wanted a value, found nothing",
                                 "$.age: wanted a number, found \"41\""])
    if kind == 7 and identifier % 3 == 0:
        tries = one(None, None, error="timed out: wanted a response in 2 s, found none")
        return request(identifier, start, "GET", "/search?q=lamp", tries)
    if kind == 8:
        cut = body("[" + ",".join(str(index) for index in range(9000)), cut=True)
        return request(identifier, start, "GET", f"/reports/{number}", one(200, cut))
    if kind == 9 and identifier % 2:
        return request(identifier, start, "GET", f"/products/{number}", one(200, page(2)),
                       outcome="cancelled")
    return request(identifier, start, "GET", f"/products?page={number}", one(200, page(number)))


def hostile(identifier, start):
    tries = [attempt(1, 0.0, 200, body({"a": HOSTILE}), sent=body(HOSTILE, "text/html"))]
    tries[0]["response"]["headers"].append([HOSTILE, HOSTILE])
    tries[0]["response"]["body"]["text"] = json.dumps({"a": HOSTILE}, ensure_ascii=False)
    made = request(identifier, start, "GET", "/hostile", tries)
    made["marks"].append({"ms": made["durationMs"], "name": HOSTILE, "detail": HOSTILE})
    texts = {key: HOSTILE for key in ("url", "host", "error", "cache", "curl")}
    return made | texts | {"name": "GET /hostile " + HOSTILE, "failures": [HOSTILE]}


def odd():
    texts = ["", "null", "[" * 20_000 + "]" * 20_000, "[" * 70_000, '"' + "\\" * 70_000, "{]}[,,:",
             '{"a":1,"a":1e400,"b":-0.10}', "\0\ud800", "plain"]
    bodies = [body(text.encode("utf-8", "replace").decode(), kind, cut) for text in texts
              for kind in ("application/json", "text/plain", "") for cut in (False, True)]
    bodies += [body(b"no image", "image/png"), body(b"\0\1", "application/octet-stream"),
               body(b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "image/svg+xml"),
               body(b"", "image/x\" onerror=alert(1)")]
    made = [request(index, 0.0, "GET", "/odd", [attempt(1, 0.0, 200, one)])
            for index, one in enumerate(bodies, 2)]
    bare = {"method": "", "url": "", "name": "", "host": "", "outcome": "running", "startMs": 0.0,
            "repairs": 0, "marks": [], "failures": []}
    headers = {"headers": []}
    tries = [{"number": 1, "startMs": 0.0, "request": headers},
             {"number": 2, "startMs": 0.0, "request": headers, "response": headers, "timing": {}}]
    return [bare | {"id": 0, "attempts": []}, bare | {"id": 1, "attempts": tries}] + made


def requests(count):
    start, made = 0.0, []
    for identifier in range(1, count):
        made.append(make(identifier, round(start, 1)))
        start += random.expovariate(1 / 90)
    if count:
        made.append(hostile(count, round(start, 1)))
        made[-2] |= {"outcome": "running", "status": None, "durationMs": None, "size": None,
                     "attempts": [], "marks": [], "cache": None}
    return made


count = sys.argv[1]
data = {"title": "Requests", "startedAt": "2026-11-26T09:30:00.000Z",
        "requests": odd() if count == "odd" else requests(int(count))}
data["dropped"] = 12 if data["requests"] else 0
json.dump(data, sys.stdout, ensure_ascii=False)
