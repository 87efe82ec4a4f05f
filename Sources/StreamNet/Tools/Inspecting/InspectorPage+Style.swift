extension InspectorPage {
    /// The style, in the colours of the browser's scheme. A narrow list has the waterfall below
    /// each name; a narrow window has the details over the list.
    static let style = #"""
        :root {
            color-scheme: light dark;
            --text: light-dark(#1f2328, #e3e6ea); --faint: light-dark(#5c646d, #9aa3ad);
            --page: light-dark(#fff, #1b1d21); --bar: light-dark(#f5f6f8, #25282d);
            --line: light-dark(#e4e7ea, #31353b); --hover: light-dark(#f0f4fb, #282d35);
            --chosen: light-dark(#d8e6fd, #233d63); --accent: light-dark(#0b57d0, #8ab4f8);
            --red: light-dark(#c5221f, #f6928a); --amber: light-dark(#8a5300, #fbc96b);
            --green: light-dark(#176d34, #7fd096); --queued: light-dark(#a9b0b8, #767e88);
            --waits: light-dark(#f2b136, #c98f1f); --attempt: light-dark(#3b82e6, #5b9cf5);
            --failure: light-dark(#e0483e, #e86a60); --receive: light-dark(#2c9a52, #4fb874);
            --secure: light-dark(#9a5bd0, #b98ae0); --name: light-dark(#159a9c, #4fc3c5);
            font: 13px/1.45 system-ui, sans-serif; color: var(--text); background: var(--page);
        }
        * { box-sizing: border-box; } [hidden] { display: none !important; }
        :focus-visible, label:has(:focus-visible) { outline: 2px solid var(--accent); }
        :focus-visible, label { outline-offset: -2px; }
        body { margin: 0; height: 100dvh; display: flex; flex-direction: column; }
        button, input { font: inherit; color: inherit; background: none; border: 0; }
        button, label, summary { cursor: pointer; }
        h1, h2, h3 { font-size: inherit; margin: 0; }
        header, footer {
            display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px;
            padding: 6px 12px; background: var(--bar); border-bottom: 1px solid var(--line);
        }
        #filter {
            flex: 1 1 160px; max-width: 340px; padding: 3px 8px; border-radius: 6px;
            background: var(--page); border: 1px solid var(--line);
        }
        label { position: relative; } [type=radio] { position: absolute; opacity: 0; margin: 0; }
        header button { padding: 2px 10px; border: 1px solid var(--line); border-radius: 12px; }
        #words { display: flex; gap: 4px; }
        :is(header button, .line):hover { background: var(--hover); }
        [aria-pressed=true], .line[aria-current] { background: var(--chosen); }
        #main { flex: 1; min-height: 0; display: grid; grid-template: 100% / 1fr; }
        #main.open { grid-template-columns: minmax(320px, 2fr) 3fr; }
        #list { min-width: 0; overflow-y: auto; scroll-padding-top: 27px; }
        #list { container-type: inline-size; }
        #rows { --row: 27; overflow: hidden; }
        .line {
            display: grid; width: 100%; align-items: center; gap: 0 10px; padding: 0 12px;
            grid-template: 26px / minmax(140px, 3fr) 66px minmax(80px, 1.4fr) 66px 66px
                minmax(120px, 3.6fr);
            text-align: start; border-bottom: 1px solid var(--line);
        }
        .line > *, h2 { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .failure { color: var(--red); }
        .size, .time { text-align: end; font-variant-numeric: tabular-nums; }
        #columns { position: sticky; top: 0; z-index: 1; background: var(--bar); }
        #columns label { color: var(--faint); }
        #columns :has(:checked) { color: var(--text); font-weight: 600; }
        [data-total]::after { content: attr(data-total); float: inline-end; font-weight: normal; }
        .badge {
            margin-inline-start: 6px; padding: 0 6px; border-radius: 8px; font-size: 11px;
            color: var(--faint); border: 1px solid var(--line); background: var(--page);
        }
        .bars {
            position: relative; overflow: hidden; height: 100%; forced-color-adjust: none;
            background: repeating-linear-gradient(90deg, var(--line) 0 1px, transparent 1px 25%);
        }
        i { display: inline-block; width: 10px; height: 10px; border-radius: 2px; }
        footer i { margin-inline: 8px 3px; }
        .bars i {
            position: absolute; top: calc(50% - 5px); min-width: 2px; background: var(--faint);
            left: calc((var(--at) - var(--from)) / var(--span) * (100% - 2px));
            width: calc(var(--ms) / var(--span) * (100% - 2px));
        }
        .bars .queued { min-width: 0; }
        .bars .whole { top: calc(50% - 1px); height: 2px; }
        i.queued { background: var(--queued); }
        i:is(.waits, .joins, .connect) { background: var(--waits); }
        i:is(.attempt, .sent, .redirect, .wait) { background: var(--attempt); }
        i.failed { background: var(--failure); } i.ssl { background: var(--secure); }
        i:is(.delivered, .receive) { background: var(--receive); }
        i.dns { background: var(--name); }
        footer { justify-content: space-between; border: 0; border-top: 1px solid var(--line); }
        footer, .note, dt, .host, small { color: var(--faint); }
        .note { margin: 6px 0; } #none { padding: 24px; text-align: center; }
        #details {
            min-width: 0; display: flex; flex-direction: column; background: var(--page);
            border-inline-start: 1px solid var(--line);
        }
        #details > header { flex-wrap: nowrap; padding-inline-end: 4px; }
        h2 { flex: 1; }
        #tabs { display: flex; flex: none; overflow-x: auto; border-bottom: 1px solid var(--line); }
        [role=tab] { padding: 6px 12px; border-bottom: 2px solid transparent; }
        [role=tab][aria-selected=true] { color: var(--accent); border-color: var(--accent); }
        #panel { flex: 1; overflow: auto; padding: 10px 14px; }
        summary { padding: 4px 0; font-weight: 600; } h3 { padding: 10px 0 4px; }
        dl { display: grid; grid-template-columns: minmax(80px, auto) 1fr; gap: 3px 14px; }
        dl, dd { margin: 0; } dt { max-width: 180px; }
        dt, dd, pre, td { overflow-wrap: anywhere; }
        dd, pre { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
        pre {
            margin: 4px 0; padding: 8px 10px; border-radius: 6px; background: var(--bar);
            white-space: pre-wrap;
        }
        .key { color: var(--accent); } .string { color: var(--green); }
        .number { color: var(--amber); }
        img { display: block; max-width: 100%; max-height: 60vh; border: 1px solid var(--line); }
        table { width: 100%; border-collapse: collapse; }
        tr { border-bottom: 1px solid var(--line); }
        th { min-width: 90px; padding: 3px 10px 3px 0; text-align: start; font-weight: normal; }
        small { display: block; overflow-wrap: anywhere; }
        td.bars { width: 60%; height: 26px; }
        td.time { width: 1%; padding-inline: 10px 0; white-space: nowrap; }
        @container (max-width: 640px) {
            #rows { --row: 43; }
            .line { grid-template: 26px / 1fr auto 62px; }
            button.line { grid-template-rows: 26px 10px; padding-bottom: 6px; }
            button .waterfall { grid-area: 2 / 1 / auto / -1; background: none; }
            .host, .size, label.waterfall { display: none; }
        }
        @media (max-width: 800px) {
            #main.open { grid-template-columns: 1fr; }
            #main.open > #list { visibility: hidden; }
            #details { position: fixed; inset: 0; z-index: 2; border: 0; }
            header button, #filter { padding-block: 7px; }
        }
        """#
}
