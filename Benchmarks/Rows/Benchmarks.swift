import Benchmark

/// All rows; each workload is a file, in which the same work is written side by side.
let benchmarks: @Sendable () -> Void = {
    localChains()
    erasedChains()
    arrays()
    subjects()
    shares()
    flatMaps()
    zips()
    hops()
    producers()
    subscriptions()
    retries()
    requests()
}
