# Sourced by the scripts that need another WebSocket server: the `websockets` of Python, installed from
# PyPI into a folder of its own. Needs Python 3.
work=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null; rm -rf "$work"' EXIT
python3 -m venv "$work/python"
python=$work/python/bin/python
"$work/python/bin/pip" install --quiet websockets

# serve: starts what is read, which prints two ports; they are in $port and $second then.
serve() {
    cat > "$work/server.py"
    "$python" "$work/server.py" "$work" > "$work/ports" &
    server=$!
    until [ "$(wc -l < "$work/ports")" = 2 ]; do sleep 0.1; done
    { read -r port; read -r second; } < "$work/ports"
}
