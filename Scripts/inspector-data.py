"""Writes the JSON of recorded requests, as the inspector does: inspector-data.py COUNT.

The same ones each time. The last one has texts that end a script, or run one, where a page takes
them for HTML. With `odd` for the count, the requests lack what may be missing, or have odd bodies.
"""
import json, random, sys

random = random.Random(7)
HOSTILE = '</script><script>alert(1)</script><!--<img src=x onerror=alert(2)>\u2028\u2029"\'\\&lt;'
GIF = "R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs="
MODEL = {"total": 12345678901234567890, "price": 1.10, "items": [
    {"id": index, "name": f"Lamp № {index}", "tags": [], "size": {}, "token": "•••"}
    for index in range(6)]}
# The method, the path, the statuses of the attempts, and what else is particular.
KINDS = [
    ("GET", "/cart?t=•••", [503, 200], {}),
    ("POST", "/orders", [201], {}),
    ("GET", "/images/1.gif", [200], {"host": "images.example"}),
    ("GET", "/products?page=1", [], {"cache": "StreamNet; hit; ttl=41"}),
    ("DELETE", "/orders/1", [404], {}),
    ("GET", "/users/1", [200], {"repairs": 2, "failures": ["$.age: wanted a number, found \"41\""]}),
    ("GET", "/search?q=lamp", [None], {"outcome": "failed", "error": "timed out in 2 s"}),
    ("GET", "/reports/1", [200], {"outcome": "cancelled"}),
    ("GET", "/products?page=2", [200], {}), ("GET", "/products?page=3", [200], {}),
]


def body(text, kind="application/json", cut=False):
    image = GIF if kind == "image/gif" else None
    return {"type": kind, "size": 1_300_000 if cut else len(text.encode("utf-8", "replace")),
            "text": None if image else text, "base64": image, "cut": cut}


def attempt(number, start, status, answer, sent):
    timing = {"queued": random.choice([0.1, 22]), "dns": 4.1, "connect": 31.6, "ssl": 17.2,
              "send": 0.2, "wait": random.uniform(18, 160), "receive": random.uniform(0.4, 24)}
    headers = [["Content-Type", answer["type"]], ["Set-Cookie", "•••"], ["Cache-Control", "max-age=60"]]
    return {"number": number, "startMs": start, "status": status, "error": None if status else "timed out",
            "durationMs": sum(timing.values()) if status else 2_000.0, "timing": timing if status else None,
            "request": {"headers": [["Accept", "application/json"], ["Authorization", "•••"]], "body": sent},
            "response": {"headers": headers, "body": answer} if status else None}


def request(identifier, start, kind, answer=None):
    method, path, statuses, others = kind
    answer = answer or body(json.dumps(MODEL, ensure_ascii=False), "image/gif" if "gif" in path else "application/json")
    attempts, took, marks = [], 0.3, []
    for number, status in enumerate(statuses, 1):
        if marks:
            marks.append({"ms": took, "name": "waits", "detail": "0.5 s: the first of two retries"})
        sent = body('{"count":2}') if method == "POST" else None
        attempts.append(attempt(number, took if marks else 0.0, status, answer, sent))
        marks.append({"ms": attempts[-1]["startMs"], "name": "attempt", "detail": f"{number}: {method} {path}"})
        took = attempts[-1]["startMs"] + attempts[-1]["durationMs"] + (500 if number < len(statuses) else 0)
    marks.append({"ms": took, "name": "delivered", "detail": ""})
    url = f"https://shop.example{path}"
    return {
        "id": identifier, "method": method, "url": url, "name": f"{method} {path.split('?')[0]}",
        "host": "shop.example", "status": statuses[-1] if statuses else 200, "error": None,
        "outcome": "delivered", "startMs": start, "durationMs": took, "size": answer["size"],
        "cache": None, "repairs": 0, "curl": f"curl '{url}' -X {method}", "marks": marks,
        "attempts": attempts, "failures": []} | others


def odd():
    texts = ["", "null", "[" * 20_000 + "]" * 20_000, "[" * 70_000, '"' + "\\" * 70_000, "{]}[,,:",
             '{"a":1,"a":1e400,"b":-0.10}', "\0\ufffd", "plain"]
    bodies = [body(text, kind, cut) for text in texts
              for kind in ("application/json", "text/plain", "") for cut in (False, True)]
    bodies += [body("", "image/gif"), body("", "image/x\" onerror=alert(1)"),
               body("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "image/svg+xml")]
    made = [request(index, 0.0, ("GET", "/odd", [200], {}), one) for index, one in enumerate(bodies, 2)]
    bare = {"method": "", "url": "", "name": "", "host": "", "outcome": "running", "startMs": 0.0,
            "repairs": 0, "marks": [], "failures": []}
    headers = {"headers": []}
    tries = [{"number": 1, "startMs": 0.0, "request": headers},
             {"number": 2, "startMs": 0.0, "request": headers, "response": headers, "timing": {}}]
    return [bare | {"id": 0, "attempts": []}, bare | {"id": 1, "attempts": tries}] + made


def renewal(made):
    """Three of the requests wait for a renewal, which is the fourth."""
    for index, one in enumerate(made[:4]):
        at = 20.0 + index * 10
        name, detail = ("renews", "the token") if index == 3 else ("waits", "for a renewal, after 401")
        tries = [attempt | {"startMs": place * 150.0, "durationMs": 50.0 if place else at, "timing": None}
                 for place, attempt in enumerate(one["attempts"])]
        made[index] = one | {"startMs": 0.0, "durationMs": 200.0, "attempts": tries, "marks": [
            {"ms": at, "name": name, "detail": detail, "shared": 1},
            {"ms": 150.0, "name": "renewed", "detail": ""}, {"ms": 200.0, "name": "delivered", "detail": ""}]}


def requests(count):
    made = [request(index, index * 90.0, KINDS[index % len(KINDS)]) for index in range(count)]
    renewal(made)
    if made:
        made[-2] |= {"outcome": "running", "status": None, "durationMs": None, "size": None,
                     "attempts": [], "marks": []}
        answer = body(json.dumps({"a": HOSTILE}, ensure_ascii=False))
        made[-1] = request(count, count * 90.0, ("GET", "/hostile", [200], {}), answer)
        made[-1]["attempts"][0]["response"]["headers"].append([HOSTILE, HOSTILE])
        made[-1]["attempts"][0]["request"]["body"] = body(HOSTILE, "text/html")
        made[-1]["marks"].append({"ms": made[-1]["durationMs"], "name": HOSTILE, "detail": HOSTILE})
        made[-1] |= {key: HOSTILE for key in ("url", "host", "error", "cache", "curl")}
        made[-1] |= {"name": "GET /hostile " + HOSTILE, "failures": [HOSTILE]}
    return made


count = sys.argv[1]
made = odd() if count == "odd" else requests(int(count))
json.dump({"title": "Requests", "startedAt": "2026-11-26T09:30:00.000Z", "requests": made,
           "dropped": 12 if made else 0}, sys.stdout, ensure_ascii=False)
