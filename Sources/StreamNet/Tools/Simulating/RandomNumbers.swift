import Foundation
import Locks

/// The random numbers of one part of a simulation: SplitMix64, so that a seed gives the same ones
/// on every machine. [Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators](https://doi.org/10.1145/2714064.2660195)
final class RandomNumbers: Sendable {
    private let state: Mutex<UInt64>

    /// Makes the numbers of a part; those of other parts with the same seed are independent.
    init(seed: UInt64, part: Int) {
        state = Mutex(Self.mixed(Self.mixed(seed) &+ UInt64(truncatingIfNeeded: part) &* Self.step))
    }

    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static func mixed(_ number: UInt64) -> UInt64 {
        var number = number
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    func next() -> UInt64 {
        Self.mixed(
            state.withLock { state in
                state &+= Self.step
                return state
            })
    }

    /// Returns the next number from 0, included, to 1, excluded.
    func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

    /// Returns the next number from 0 up to `count`, excluded; 0 if that is not positive.
    func index(below count: Int) -> Int {
        count > 1 ? Int(truncatingIfNeeded: next() % UInt64(count)) : 0
    }

    /// Returns the next duration of an exponential distribution, in whole microseconds; a longer
    /// mean counts as 30 years.
    func duration(mean: Duration) -> Duration {
        let seconds = min(max(0, mean.inSeconds), 1e9)
        return .microseconds((-log(1 - fraction()) * seconds * 1e6).rounded())
    }
}
