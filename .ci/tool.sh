# Sourced, in the root of the package.
# tool NAME FILE…: compiles a program of ours to .build/tools/NAME if a file of it has changed.
tool() {
    local program=.build/tools/$1
    shift
    [ -e "$program" ] && [ -z "$(find "$@" -newer "$program")" ] && return
    mkdir -p "${program%/*}"
    swiftc -O -swift-version 6 "$@" -o "$program"
}
