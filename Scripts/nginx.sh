# Sourced by the scripts that need a server: an nginx on a free port, in a folder of its own.
command -v nginx > /dev/null || { echo "nginx is not installed"; exit 2; }
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=$(mktemp -d)
failures=0
nginx_pid=

finish() {
    # Its workers go with it.
    [ -z "$nginx_pid" ] || { kill "$nginx_pid" && wait "$nginx_pid"; } 2> /dev/null
    rm -rf "$folder"
}
trap finish EXIT

# serve: starts nginx; what is read is its `http` block, with $port, $second and $folder.
serve() {
    local template attempt
    template=$(cat)
    for attempt in {1..20}; do
        port=$((20000 + RANDOM % 20000)) second=$((40000 + RANDOM % 20000))
        cat > "$folder/nginx.conf" <<END
daemon off;
user $(id -un);
pid $folder/pid;
error_log $folder/error.log;
events { worker_connections 4096; }
http {
    access_log $folder/access.log;
    client_body_temp_path $folder/bodies;
    proxy_temp_path $folder/proxied;
    $(port=$port second=$second folder=$folder envsubst '$port $second $folder' <<< "$template")
}
END
        # What an attempt on a port that was taken has left.
        find "$folder" -type s -delete
        nginx -c "$folder/nginx.conf" -p "$folder" 2> /dev/null &
        nginx_pid=$!
        # It takes the port before it writes its number, and goes at once where it cannot.
        while kill -0 "$nginx_pid" 2> /dev/null; do
            [ ! -s "$folder/pid" ] || return 0
            sleep 0.05
        done
    done
    cat "$folder/error.log"
    exit 2
}

# answers WHAT LINES ARGUMENTS…: Fetch, told the arguments, writes these lines.
answers() {
    local what=$1 wanted=$2 found
    shift 2
    found=$(env "${leaks[@]}" "$fetch" "$@" 2>&1)
    if [ "$found" = "$wanted" ]; then
        echo "ok: $what"
    else
        printf 'WRONG: %s\n%s\n' "$what" "$(diff <(echo "$wanted") <(echo "$found"))"
        failures=$((failures + 1))
    fi
}

# build: the package's own client. With LEAKS=1, what libcurl, OpenSSL and nghttp2 lose is an answer, too, by
# gcc's sanitizer; Swift's own pointers have bits that it does not know.
build() {
    swift build -c release --package-path Benchmarks --product Fetch --quiet || exit 2
    fetch=$(swift build -c release --package-path Benchmarks --show-bin-path)/Fetch
    leaks=()
    [ -n "${LEAKS-}" ] || return 0
    printf 'leak:%s\n' libswiftCore libFoundation > "$folder/suppressions"
    leaks=(LD_PRELOAD=liblsan.so.0 "LSAN_OPTIONS=print_suppressions=0:suppressions=$folder/suppressions")
}
