import Benchmark

/// All rows; each workload is a file, in which the same work is written side by side.
let benchmarks: @Sendable () -> Void = {
    localChains()
    erasedChains()
    arrays()
    accumulations()
    subjects()
    shares()
    flatMaps()
    flatMapLatests()
    combineLatests()
    zips()
    merges()
    concats()
    hops()
    producers()
    subscriptions()
    retries()
    requests()
    actions()
    transports()
    caches()
    documents()
    encodings()
    decodings()
    mappings()
}
