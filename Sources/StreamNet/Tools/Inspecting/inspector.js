'use strict';
const find = id => document.getElementById(id);
const [list, rows, filter, details, tabs, panel, copy] =
    ['list', 'rows', 'filter', 'details', 'tabs', 'panel', 'copy'].map(find);
const data = JSON.parse(find('data').textContent);
const bodyLimit = 65536;
let [tab, current, reached, shown] = ['Headers', null, null, []];

// The children are nodes, texts, and lists of these; lists of any length are no arguments.
function make(tag, properties, ...children) {
    const element = Object.assign(document.createElement(tag), properties);
    for (const child of children.flat()) element.append(child);
    return element;
}

const note = text => make('p', {className: 'note'}, text);
const title = text => make('h3', {}, text);
const digits = number => number.toLocaleString();
const plural = (count, word) => `${digits(count)} ${word}${count === 1 ? '' : 's'}`;
const time = ms => ms == null ? '–'
    : ms < 1000 ? `${+ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`;
const size = bytes => bytes == null ? '–' : bytes < 1000 ? `${bytes} B`
    : bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

// Requests and their rows.

const isFailed = one => one.outcome === 'failed' || one.status >= 400 || one.error != null;
const endOf = one => one.startMs + (one.durationMs ?? 0);

function set(element, values) {
    for (const name of Object.keys(values)) element.style.setProperty(name, values[name]);
    return element;
}
const bar = (className, at, ms) =>
    set(make('i', {className}), {'--at': at, '--ms': Math.max(0, ms || 0)});
const scale = (element, from, to) =>
    set(element, {'--from': from, '--span': to - from || 1});

// Marks with the time to the next one.
const spans = ({marks, durationMs}) => marks.map((mark, index) =>
    ({...mark, span: (marks[index + 1]?.ms ?? durationMs ?? mark.ms) - mark.ms}));

function barsOf(request) {
    const start = request.startMs;
    const waits = spans(request).filter(mark => mark.name === 'waits')
        .map(({ms, span}) => bar('waits', start + ms, span));
    const attempts = request.attempts.map(attempt =>
        bar(isFailed(attempt) ? 'failed' : 'attempt', start + attempt.startMs,
            attempt.durationMs ?? request.durationMs - attempt.startMs));
    const queued = request.attempts.filter(attempt => attempt.timing?.queued > 0).map(
        attempt => bar('queued', start + attempt.startMs, attempt.timing.queued));
    return [bar('whole', start, request.durationMs), ...waits, ...attempts, ...queued];
}

const entries = data.requests.map(request => {
    const {attempts, repairs, failures, status, outcome, cache} = request;
    const words = [/\bhit\b/.test(cache) ? 'cached' : '',
        attempts.length > 1 ? plural(attempts.length, 'attempt') : '',
        repairs ? plural(repairs, 'repair') : ''].filter(Boolean);
    const text = [request.method, request.url, request.name, status, outcome, cache,
        request.error, ...failures, ...words, isFailed(request) ? 'failed' : ''];
    return {request, words, text: text.join(' ').toLowerCase()};
});
const entryOf = new Map();

function makeRow(entry) {
    const {request, words} = entry;
    const cell = (className, content) => make('span', {className}, content);
    const row = make('button', {type: 'button', tabIndex: -1, title: request.url,
        className: isFailed(request) ? 'line failure' : 'line'},
    cell('name', [request.name, ...words.map(word => cell('badge', word))]),
    cell('status', request.status ?? request.outcome), cell('host', request.host),
    cell('size', size(request.size)), cell('time', time(request.durationMs)),
    make('span', {className: 'waterfall bars', ariaHidden: 'true'}, barsOf(request)));
    entryOf.set(row, entry);
    return row;
}
const rowOf = entry => entry.row ??= makeRow(entry);

// The list: sorted, filtered, walked through.

const columns = {
    Name: ({name}) => name, Status: ({status}) => status ?? 0, Host: ({host}) => host,
    Size: ({size}) => -(size ?? 0), Time: ({durationMs}) => -(durationMs ?? Infinity),
    Waterfall: ({startMs}) => startMs,
};
find('columns').append(...Object.keys(columns).map(value =>
    make('label', {className: value.toLowerCase()}, make('input',
        {type: 'radio', name: 'column', value, checked: value === 'Waterfall'}), value)));

function sort(column) {
    const value = ({request}) => columns[column](request);
    entries.sort((one, two) => value(one) < value(two) ? -1 : value(one) > value(two) ? 1
        : one.request.startMs - two.request.startMs);
    applyFilter();
}

function applyFilter() {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    shown = entries.filter(({text}) => words.every(word =>
        word.length > 1 && word.startsWith('-') ? !text.includes(word.slice(1))
            : text.includes(word)));
    for (const button of find('words').children) {
        button.ariaPressed = String(button.textContent === filter.value);
    }
    rows.dataset.part = '';
    render();
    summarize();
}

const rowHeight = () => Number(getComputedStyle(rows).getPropertyValue('--row'));

// Puts the rows in view, and a screen of them on either side, into the document.
function render() {
    const height = rowHeight();
    const count = Math.ceil(list.clientHeight / height) || 1;
    const first = Math.max(0, Math.floor(list.scrollTop / height / count) - 1) * count;
    const [part, focused] = [`${first} ${count} ${height}`, document.activeElement];
    if (rows.dataset.part === part) return;
    rows.dataset.part = part;
    rows.style.height = `${shown.length * height}px`;
    rows.style.paddingTop = `${first * height}px`;
    rows.replaceChildren(...shown.slice(first, first + 3 * count).map(rowOf));
    focused.focus({preventScroll: true});
    if (!reached?.row.isConnected) reach(shown[Math.floor(list.scrollTop / height)]);
}

function reveal(entry) {
    render();
    if (!rowOf(entry).isConnected) {
        list.scrollTop = shown.indexOf(entry) * rowHeight() - list.clientHeight / 2;
        render();
    }
    entry.row.scrollIntoView({block: 'nearest'});
}

function summarize() {
    let [from, to, bytes] = [Infinity, 0, 0];
    for (const {request} of shown) {
        [from, to] = [Math.min(from, request.startMs), Math.max(to, endOf(request))];
        bytes += request.size ?? 0;
    }
    const total = time(Math.max(0, to - from));
    if (shown.length) scale(rows, from, to);
    find('columns').lastElementChild.dataset.total = total;
    find('none').hidden = shown.length > 0;
    find('summary').textContent = `${digits(shown.length)} of `
        + `${plural(entries.length, 'request')} · ${size(bytes)} · ${total}`
        + (data.dropped ? ` · ${digits(data.dropped)} dropped before` : '');
}

// Makes this row the one that the tab key reaches.
function reach(entry) {
    if (reached) rowOf(reached).tabIndex = -1;
    if (entry) rowOf(entry).tabIndex = 0;
    reached = entry;
}

function walk(entry, step) {
    const at = shown.indexOf(entry) + step;
    const target = shown[Math.max(0, Math.min(at, shown.length - 1))];
    if (!target) return;
    if (current) show(target);
    reveal(target);
    reach(target);
    target.row.focus();
}
// The views of one request.

const fields = pairs => make('dl', {}, pairs.filter(([, value]) => value != null)
    .flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));

const perAttempt = view => ({attempts}) => attempts.map((attempt, index) =>
    make('details', {open: index === attempts.length - 1},
        make('summary', {className: isFailed(attempt) ? 'failure' : ''},
            `Attempt ${attempt.number}: `, attempt.status ?? attempt.error ?? 'no response',
            `, ${time(attempt.durationMs)}`), view(attempt)));

const line = (name, detail, bars, ms) =>
    make('tr', {}, make('th', {scope: 'row'}, name, make('small', {}, detail ?? '')),
        make('td', {className: 'bars'}, bars), make('td', {className: 'time'}, time(ms)));

// Lines of [name, at, ms, class of the bar, detail].
const chart = (lines, to) => scale(make('table', {}, lines.map(([name, at, ms, kind, detail]) =>
    line(name, detail, ms == null ? '' : bar(kind, at, ms), ms))), 0, to);

const phases = {queued: 'Queued', dns: 'Host name', connect: 'Connecting', ssl: 'TLS',
    wait: 'Waiting', receive: 'Receiving'};

// Phases follow each other.
function timing(attempt) {
    let at = 0;
    const lines = Object.entries(phases).map(([key, name]) => {
        const ms = attempt.timing?.[key];
        at += ms ?? 0;
        return [name, at - (ms ?? 0), ms, key];
    });
    lines.push(['In all', 0, attempt.durationMs, 'whole']);
    return [chart(lines, Math.max(at, attempt.durationMs ?? 0))];
}

const trace = request => [chart(spans(request).map(({name, ms, span, detail}) =>
    [`${time(ms)} ${name}`, ms, span, name, detail]),
request.durationMs ?? request.marks.at(-1)?.ms ?? 0)];

// Work that several requests wait for, such as a renewal, is drawn once; from it a line leads to
// each that waited, where that began to wait.
function sharedChart(work) {
    const marks = entries.flatMap(({request}) => spans(request)
        .filter(({shared}) => shared === work)
        .map(({name, ms, span, detail}) =>
            ({request, name, detail, at: request.startMs + ms, span})))
        .sort((one, two) => one.at - two.at);
    const waiting = marks.filter(({name}) => name === 'waits');
    const requests = marks.map(({request}) => request);
    const senders = requests.filter(request => !waiting.some(mark => mark.request === request));
    const from = Math.min(...requests.map(({startMs}) => startMs));
    const [begin, end] = [Math.min(...marks.map(({at}) => at)),
        Math.max(...marks.map(({at}) => at), ...waiting.map(({at, span}) => at + span))];
    const links = index => waiting.slice(index).map(({at}) => bar('link', at, 0));
    const lines = waiting.map(({request, detail}, index) => line(request.name, detail,
        [...barsOf(request), ...links(index)], request.durationMs));
    return scale(make('table', {className: 'shared'}, line('Renewal',
        senders.map(({name}) => name).join(', '),
        [bar('wait', begin, end - begin), ...links(0)], end - begin), lines),
    from, Math.max(...requests.map(endOf)));
}

const shared = ({marks}) => {
    const works = new Set(marks.map(mark => mark.shared).filter(work => work != null));
    return works.size ? [...works].map(sharedChart)
        : [note('It waited for no work that other requests share.')];
};

function isJSON({type, text, cut}) {
    if (cut) return /[/+]json\b/.test(type);
    try { return typeof JSON.parse(text) === 'object'; } catch { return false; }
}

const token = /"[^"\\]*(?:\\[^][^"\\]*)*"?(\s*:)?|\{\s*\}|\[\s*\]|[{}[\],]|[^\s"{}[\],]+/g;

// JSON token by token: numbers and repeated keys would not survive parsing.
function indented(text) {
    let depth = 0;
    const line = step => `\n${'  '.repeat(Math.max(0, Math.min(depth += step, 40)))}`;
    return Array.from(text.matchAll(token), ([found, colon]) => {
        if (found === '{' || found === '[') return found + line(1);
        if (found === '}' || found === ']') return line(-1) + found;
        if (found === ',') return found + line(0);
        if (/^[{[]/.test(found)) return found.replace(/\s/g, '');
        const className = colon ? 'key' : found.startsWith('"') ? 'string' : 'number';
        return make('span', {className}, colon ? found.replace(/\s*:$/, ': ') : found);
    });
}

function body(name, message) {
    if (!message?.body) return [title(name), note('No body.')];
    const {type, size: bytes, text, base64, cut} = message.body;
    const view = [title(`${name}: ${type || 'unknown type'}, ${size(bytes)}`)];
    const image = /^image\/[\w.+-]+/i.exec(type);
    if (text != null) {
        const part = text.slice(0, bodyLimit);
        view.push(make('pre', {}, isJSON(message.body) ? indented(part) : part));
    } else if (base64 != null && image) {
        view.push(make('img', {alt: name, src: `data:${image[0]};base64,${base64}`}));
    } else view.push(note('Bodies of this type are not shown.'));
    if (cut || text?.length > bodyLimit) view.push(note('Only the beginning is shown.'));
    return view;
}

function headers(request) {
    const started = new Date(Date.parse(data.startedAt) + request.startMs);
    return [fields([['URL', request.url], ['Method', request.method],
        ['Status', request.status], ['Outcome', request.outcome], ['Error', request.error],
        ['Cache', request.cache], ['Started', started.toLocaleString()]]),
    ...perAttempt(attempt => [
        title('Response'), fields(attempt.response?.headers ?? []),
        title('Request'), fields(attempt.request.headers)])(request),
    title('Command'), make('pre', {id: 'command'}, request.curl ?? '')];
}

const views = {
    Headers: headers, Bodies: perAttempt(({request, response}) =>
        [...body('Request', request), ...body('Response', response)]),
    Timing: perAttempt(timing), Trace: trace, Shared: shared,
    Repairs: ({error, repairs, failures, attempts}) => [note(plural(repairs, 'repair')),
        fields([['Error', error], ...failures.map(text => ['Failure', text]),
            ...attempts.map(attempt => [`Attempt ${attempt.number}`, attempt.error])])],
};
tabs.append(...Object.keys(views).map(name =>
    make('button', {type: 'button', role: 'tab', id: `tab-${name}`}, name)));

function choose(name) {
    tab = name;
    for (const button of tabs.children) {
        button.tabIndex = button.textContent === tab ? 0 : -1;
        button.ariaSelected = String(button.tabIndex === 0);
        button.setAttribute('aria-controls', 'panel');
    }
    panel.setAttribute('aria-labelledby', `tab-${tab}`);
    const view = current ? views[tab](current.request) : [];
    panel.replaceChildren(...view.length ? view : [note('No attempt: nothing was sent.')]);
    panel.scrollTop = 0;
}

function show(entry) {
    current?.row.removeAttribute('aria-current');
    current = entry;
    current?.row.setAttribute('aria-current', 'true');
    details.hidden = !current;
    find('main').className = current ? 'open' : '';
    find('heading').textContent = current?.request.name ?? '';
    copy.textContent = 'Copy as curl';
    copy.disabled = !current?.request.curl;
    choose(tab);
    if (current) reveal(current);
}

function close() {
    const entry = current;
    show(null);
    walk(entry, 0);
}

// The command is selected if there is no clipboard.
async function copyCommand() {
    try {
        await navigator.clipboard.writeText(current.request.curl);
        copy.textContent = 'Copied';
    } catch {
        choose('Headers');
        getSelection().selectAllChildren(find('command'));
        copy.textContent = 'Selected';
    }
}

const steps = {ArrowDown: 1, PageDown: 10, End: Infinity, ArrowUp: -1, PageUp: -10,
    Home: -Infinity};

function onKey(event) {
    const {key, target} = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = {ArrowRight: 1, ArrowLeft: -1}[key];
    const entry = entryOf.get(target);
    if (key === '/' && target !== filter) filter.focus();
    else if (key === 'Escape' && current) close();
    else if (key === 'ArrowDown' && target === filter) walk(null, 1);
    else if (entry && steps[key]) walk(entry, steps[key]);
    else if (turn && target.role === 'tab') {
        const names = Object.keys(views);
        choose(names.at((names.indexOf(tab) + turn) % names.length));
        find(`tab-${tab}`).focus();
    } else return;
    event.preventDefault();
}

rows.onclick = event => {
    const entry = entryOf.get(event.target.closest('button'));
    if (!entry) return;
    reach(entry);
    show(entry);
    // A click by the keyboard counts as none.
    (event.detail === 0 ? find(`tab-${tab}`) : entry.row).focus();
};
tabs.onclick = ({target}) => { if (target.role === 'tab') choose(target.textContent); };
find('words').onclick = ({target: {type, textContent, ariaPressed}}) => {
    if (type === 'button') filter.value = ariaPressed === 'true' ? '' : textContent;
    applyFilter();
};
filter.oninput = applyFilter;
list.onscroll = render;
new ResizeObserver(render).observe(list);
copy.onclick = copyCommand;
find('close').onclick = close;
find('columns').onchange = ({target}) => sort(target.value);
document.onkeydown = onKey;
find('title').textContent = document.title = data.title;
sort('Waterfall');
