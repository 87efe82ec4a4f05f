# Sourced by the gate and by what is beyond it: names each step, and prints at the end what each took.
# CPU seconds are those of both cores together, and hold on a machine that has other work.
times_file=$(mktemp)
took=()
current=
trap finish_steps EXIT

# step NAME: ends the step before it.
step() {
    end_step
    printf '\n== %s (%ss)\n' "$1" "$SECONDS"
    current=$1 began=$SECONDS
}

end_step() {
    # In this shell itself: another one would count its own processes.
    times > "$times_file"
    local used
    used=$(awk 'NR == 2 { gsub(/[ms]/, " "); print int($1 * 60 + $2 + $3 * 60 + $4) }' "$times_file")
    [ -z "$current" ] || took+=("| $current | $((SECONDS - began)) | $((used - used_before)) |")
    used_before=$used
}

finish_steps() {
    local status=$?
    end_step
    rm -f "$times_file"
    printf '\n| %s | s | CPU s |\n|---|---:|---:|\n' "$(basename "$0")"
    printf '%s\n' "${took[@]}"
    [ "$status" -eq 0 ] || printf '\n%s failed\n' "$current"
    exit "$status"
}
