"""Drives a browser through the inspector's page: inspector-page.py BROWSER PAGES.

Talks the DevTools protocol over a pipe. Prints what is wrong, and ends with 1 then.
"""
import json, os, pathlib, subprocess, sys, tempfile

browser, pages = sys.argv[1], pathlib.Path(sys.argv[2])
failures = []


def check(what, found, wanted=True):
    if found != wanted:
        failures.append(what)
        print(f"✘ {what}: wanted {wanted!r}, found {found!r}")
    else:
        print(f"✔ {what}")


class Browser:
    """A browser without a window, and one page in it."""

    def __init__(self, profile):
        # The browser reads commands from descriptor 3, and writes to 4.
        (their_input, self.output), (self.input, their_output) = os.pipe(), os.pipe()
        arguments = [
            "bash", "-c", f'exec "$@" 3<&{their_input} 4>&{their_output}', "bash", browser,
            "--headless", "--remote-debugging-pipe", f"--user-data-dir={profile}", "--disable-gpu",
            "--lang=en-US", "--no-first-run", "--no-sandbox", "about:blank"]
        self.process = subprocess.Popen(
            arguments, pass_fds=(their_input, their_output), stderr=subprocess.DEVNULL)
        os.close(their_input)
        os.close(their_output)
        self.rest, self.number, self.session, self.events = b"", 0, None, []
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def message(self):
        while b"\0" not in self.rest:
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise SystemExit("the browser has ended")
            self.rest += piece
        text, self.rest = self.rest.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        command = {"id": self.number, "method": method, "params": parameters}
        command |= {"sessionId": self.session} if self.session else {}
        os.write(self.output, json.dumps(command).encode() + b"\0")
        while (message := self.message()).get("id") != self.number:
            self.events.append(message)
        if "error" in message:
            raise SystemExit(f"{method}: {message['error']}")
        return message["result"]

    def open(self, page, width=1280):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=800,
                  deviceScaleFactor=2, mobile=width < 800)
        self.events.clear()
        self.call("Page.navigate", url=(pages / page).as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message())

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True, userGesture=True)
        if "exceptionDetails" in result:
            raise SystemExit(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, *keys):
        for key in keys:
            code = {"Enter": 13, "Escape": 27, "Tab": 9, "End": 35, "Home": 36, "ArrowLeft": 37,
                    "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "/": 191}[key]
            text = {"Enter": "\r", "/": "/"}.get(key, "")
            for kind in ("keyDown", "keyUp"):
                self.call("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                          text=text if kind == "keyDown" else "")

    def complaints(self):
        """What the console, the policy and the network have to say of the page."""
        words = ("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded",
                 "Page.javascriptDialogOpening")
        loaded = [event["params"]["request"]["url"] for event in self.events
                  if event["method"] == "Network.requestWillBeSent"]
        return ([str(event["params"]) for event in self.events if event["method"] in words]
                + [url for url in loaded if not url.startswith(("file:", "data:"))])


SHOWN = "shown.length"
FOCUS = "document.activeElement.closest('[id]').id"
ROW = "shown.indexOf(entryOf.get(document.activeElement))"
CHOSEN = "document.querySelector('[aria-selected=true]').textContent"
PANEL = "document.getElementById('panel').textContent"
IN_VIEW = """(() => {
    const [row, all] = [reached.row, list].map(one => one.getBoundingClientRect());
    return row.top >= all.top && row.bottom <= all.bottom;
})()"""
OPEN = "!document.getElementById('details').hidden"
# Filters, and ends when a frame with the list is made.
FILTER = """(async () => {
    filter.value = WORD;
    filter.oninput();
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 0)));
})()"""


def milliseconds(page, word):
    """The time that filtering takes of the page's thread: other programs have none of it."""
    def used():
        metrics = page.call("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in metrics if one["name"] == "TaskDuration") * 1000
    before = used()
    page.value(FILTER.replace("WORD", json.dumps(word)))
    return used() - before


def check_speed(page):
    page.call("Performance.enable", timeDomain="threadTicks")
    page.open("5000.html")
    check("5 000 requests are listed", page.value(SHOWN), 5000)
    for word in ("cart", "e", "404 delete", "-shop", "xyzzy"):
        runs = [milliseconds(page, word) + milliseconds(page, "") for _ in range(3)]
        check(f"“{word}” is filtered, and all shown, in 200 ms ({min(runs):.0f})", min(runs) <= 200)
    page.value("filter.value = 'xyzzy'; filter.oninput()")
    check("nothing matches", page.value("!document.getElementById('none').hidden"))


def check_keyboard(page):
    page.open("40.html")
    page.press("/")
    check("/ focuses the filter", page.value(FOCUS), "filter")
    page.call("Input.insertText", text="cart -nothing")
    check("words are filtered", 0 < page.value(SHOWN) < 40)
    check("the list has them alone", page.value(
        "rows.children.length === shown.length"
        " && [...rows.children].every(row => row.textContent.includes('cart'))"))
    page.press("Escape")
    check("Escape empties the filter", page.value(SHOWN), 40)
    check("the list has all again", page.value("rows.children.length"), 40)
    page.press("ArrowDown")
    check("an arrow leads to the first row", page.value(ROW), 0)
    page.press("ArrowDown", "ArrowDown", "ArrowUp")
    check("arrows walk through rows", page.value(ROW), 1)
    page.press("End")
    check("End is the last row", page.value(ROW), 39)
    page.press("Home")
    check("Home is the first row", page.value(ROW), 0)
    page.press("Enter")
    check("Enter opens", page.value(OPEN))
    check("the chosen tab is focused", page.value(FOCUS), "tab-Headers")
    seen = []
    for _ in range(6):
        seen.append(page.value(CHOSEN))
        check(f"{seen[-1]} shows something", len(page.value(PANEL)) > 5)
        page.press("ArrowRight")
    check("arrows walk through tabs", seen,
          ["Headers", "Bodies", "Timing", "Trace", "Shared", "Repairs"])
    check("and around", page.value(CHOSEN), "Headers")
    page.press("Tab")
    check("the tab key leads into the panel", page.value(FOCUS), "panel")
    page.press("Escape")
    check("Escape closes", page.value(OPEN), False)
    check("the row is focused again", page.value(ROW), 0)
    page.value("document.querySelector('#columns [value=Time]').click()")
    check("the slowest are first", page.value("shown[1].row.textContent").count("2.00 s"), 1)
    page.press("End", "Home", "End", "Enter")
    check("a row is in view in the narrower list, too", page.value(IN_VIEW))
    page.press("Escape")
    check("after a long way, the row is focused again", page.value(ROW), 39)
    check("and in view", page.value(IN_VIEW))


def check_scrolling(page):
    page.open("5000.html", 390)
    for place in (0, 0.37, 1, 0.62, 0):
        page.value(f"list.scrollTop = {place} * list.scrollHeight;"
                   "new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)))")
        found = page.value("""(() => {
            const inside = list.getBoundingClientRect();
            const seen = [...rows.children].map(row => row.getBoundingClientRect())
                .filter(row => row.bottom > inside.top && row.top < inside.bottom);
            const all = seen.reduce((sum, row) => sum + row.height, 0);
            return all > inside.height - 27 && rows.children.length < 100
                && rows.querySelectorAll('[tabindex="0"]').length === 1;
        })()""")
        check(f"rows fill the list at {place:.0%}", found)


def check_filters(page):
    page.open("40.html")
    words = page.value("[...document.querySelectorAll('#words button')].map(e => e.textContent)")
    for word in words:
        click = f"document.querySelectorAll('#words button')[{words.index(word)}].click()"
        page.value(click)
        check(f"“{word}” has requests", 0 < page.value(SHOWN) < 40)
        check("one row is reached by the tab key", page.value(
            "document.querySelectorAll('#rows [tabindex=\"0\"]').length"), 1)
        page.value(click)
        check("and again it has all", page.value(SHOWN), 40)


def check_all(page):
    for name in ("40.html", "odd.html", "none.html"):
        page.open(name)
        count = page.value("""for (const entry of entries) {
            show(entry);
            for (const name of Object.keys(views)) choose(name);
            if (panel.textContent.includes('undefined')) throw new Error(panel.textContent);
        }
        entries.length""")
        check(f"{count} requests are shown in all tabs", page.complaints(), [])
    check("there are none", page.value("document.getElementById('summary').textContent"),
          "0 of 0 requests · 0 B · 0 ms")


def check_shared(page):
    page.open("40.html")
    page.value("show(entries[1]); choose('Shared')")
    names = page.value("[...panel.querySelectorAll('th')].map(one => one.firstChild.data)")
    check("a renewal is drawn once, above those that wait for it", names,
          ["Renewal", "GET /cart", "POST /orders", "GET /images/1.gif"])
    check("its request is named", page.value("panel.querySelector('small').textContent"),
          "GET /products")
    check("a line leads to each", page.value(
        "[...panel.querySelectorAll('tr')].map(row => row.querySelectorAll('.link').length)"),
        [3, 3, 2, 1])
    check("a line is where its request began to wait", page.value("""(() => {
        const left = (row, kind) => panel.querySelectorAll('tr')[row].querySelector(kind)
            .getBoundingClientRect().left;
        return [1, 2, 3].every(row => Math.abs(left(row, '.link') - left(row, '.waits')) < 1);
    })()"""))


def check_hostile(page):
    page.open("40.html")
    page.value("filter.value = 'hostile'; filter.oninput(); shown[0].row.click()")
    for tab in ("Headers", "Bodies", "Timing", "Trace", "Repairs"):
        page.value(f"document.getElementById('tab-{tab}').click()")
        made = page.value("document.querySelectorAll('#rows script, #rows img, #panel script, "
                          "#panel img, #panel a').length")
        check(f"no element of the data is made in {tab}", made, 0)
        if tab != "Timing":
            check(f"its text is shown in {tab}", "<img src=x onerror=alert(2)>\u2028\u2029\"'"
                  in page.value(PANEL))
    page.value("document.getElementById('tab-Headers').click(); 1")
    page.call("Browser.grantPermissions",
              permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.value("document.getElementById('copy').click()")
    copied = page.value("navigator.clipboard.readText()")
    check("the command is copied", copied.startswith("</script>"))


def check_width(page):
    for width in (1280, 390):
        page.open("40.html", width)
        page.value("for (const tab of Object.keys(views)) { choose(tab); show(entries[1]); }")
        wide = page.value("document.documentElement.scrollWidth")
        check(f"nothing is wider than {width} px", wide <= width)


with tempfile.TemporaryDirectory() as profile:
    page = Browser(profile)
    try:
        for part in (check_speed, check_scrolling, check_keyboard, check_filters, check_all,
                     check_shared, check_hostile, check_width):
            part(page)
            check(f"no complaint in {part.__name__}", page.complaints(), [])
    finally:
        page.process.terminate()
        page.process.wait()
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
