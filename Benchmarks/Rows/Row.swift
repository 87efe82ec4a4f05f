import Benchmark
import Mallocs

/// The number of elements that one sample covers.
enum Sample: Int {
    /// For whole documents: such a row says what one of them takes.
    case one = 1
    /// For what takes a tenth of a microsecond or more, beside which the set-up is nothing.
    case thousand = 1_000
    case million = 1_000_000
}

/// Adds a row: what `body` takes for a thousand elements, in time and in memory.
///
/// `body` sets up what it needs, gets the number of elements and returns their sum, so that none
/// is optimised away.
func row(
    _ workload: String, _ who: String, _ sample: Sample = .million,
    body: @escaping (_ count: Int) -> Int
) {
    Benchmark("\(workload): \(who)", configuration: .init(sample)) { benchmark in
        blackHole(body(identity(sample.rawValue)))
        benchmark.stopMeasurement()
        guard benchmark.isFirstSample else { return }
        mallocs_start()
        blackHole(body(identity(sample.rawValue)))
        mallocs_stop()
        benchmark.reportMallocs()
    }
}

/// Adds a row whose `body` is asynchronous.
func row(
    _ workload: String, _ who: String, _ sample: Sample = .million,
    body: @escaping (_ count: Int) async -> Int
) {
    Benchmark("\(workload): \(who)", configuration: .init(sample)) { benchmark in
        blackHole(await body(identity(sample.rawValue)))
        benchmark.stopMeasurement()
        guard benchmark.isFirstSample else { return }
        mallocs_start()
        blackHole(await body(identity(sample.rawValue)))
        mallocs_stop()
        benchmark.reportMallocs()
    }
}

extension BenchmarkMetric {
    fileprivate static let allocations = Self.custom("Allocations")
    fileprivate static let allocatedBytes = Self.custom("Allocated bytes")
}

extension Benchmark.Configuration {
    /// The scaling factor leaves a thousand elements of each sample.
    fileprivate init(_ sample: Sample) {
        let memory: [BenchmarkMetric] =
            mallocs_are_counted() ? [.allocations, .allocatedBytes] : []
        self.init(
            metrics: [.wallClock] + memory,
            timeUnits: .nanoseconds,
            units: Dictionary(uniqueKeysWithValues: memory.map { ($0, .count) }),
            warmupIterations: 1,
            scalingFactor: sample == .million ? .kilo : .one,
            maxDuration: .seconds(1),
            maxIterations: 1_000
        )
    }
}

extension Benchmark {
    /// Memory is the same each time: counting it once, apart, keeps the counters out of the time.
    fileprivate var isFirstSample: Bool { currentIteration == 1 }

    fileprivate func reportMallocs() {
        measurement(.allocations, mallocs_count())
        measurement(.allocatedBytes, mallocs_bytes())
    }
}
