extension InspectorPage {
    /// The script. Texts of the data become text nodes, and none is a part of HTML or of code.
    static let script = #"""
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

        function waterfall(request) {
            const start = request.startMs;
            const waits = spans(request).filter(mark => mark.name === 'waits')
                .map(({ms, span}) => bar('waits', start + ms, span));
            const attempts = request.attempts.map(attempt =>
                bar(isFailed(attempt) ? 'failed' : 'attempt', start + attempt.startMs,
                    attempt.durationMs ?? request.durationMs - attempt.startMs));
            const queued = request.attempts.filter(attempt => attempt.timing?.queued > 0).map(
                attempt => bar('queued', start + attempt.startMs, attempt.timing.queued));
            return make('span', {className: 'waterfall bars', ariaHidden: 'true'},
                bar('whole', start, request.durationMs), waits, attempts, queued);
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
            waterfall(request));
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

        """#
}
