extension InspectorPage {
    /// The part of the script that shows one request, and answers to keys and clicks.
    static let details = #"""
        // The views of one request.

        const fields = pairs => make('dl', {}, pairs.filter(([, value]) => value != null)
            .flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));

        const perAttempt = view => ({attempts}) => attempts.map((attempt, index) =>
            make('details', {open: index === attempts.length - 1},
                make('summary', {className: isFailed(attempt) ? 'failure' : ''},
                    `Attempt ${attempt.number}: `, attempt.status ?? attempt.error ?? 'no response',
                    `, ${time(attempt.durationMs)}`), view(attempt)));

        // Lines of [name, at, ms, class of the bar, detail].
        function chart(lines, to) {
            return scale(make('table', {}, lines.map(([name, at, ms, kind, detail]) =>
                make('tr', {}, make('th', {scope: 'row'}, name, make('small', {}, detail ?? '')),
                    make('td', {className: 'bars'}, ms == null ? '' : bar(kind, at, ms)),
                    make('td', {className: 'time'}, time(ms))))), 0, to);
        }

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
            Timing: perAttempt(timing), Trace: trace,
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
        """#
}
