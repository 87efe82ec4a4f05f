import Foundation

let isUnderStress = ProcessInfo.processInfo.environment["STRESS"] != nil

/// The number of random numbers to compare.
let manyNumbers = isUnderStress ? 2_000_000 : 200_000

/// Seeds from `FUZZ_SEED` on; 200 000 from one that is printed if `STRESS` is set.
func seeds(_ count: UInt64) -> Range<UInt64> {
    let chosen = ProcessInfo.processInfo.environment["FUZZ_SEED"].flatMap { UInt64($0) }
    let start = chosen ?? (isUnderStress ? .random(in: 0...(.max / 2)) : 0)
    if isUnderStress { print("FUZZ_SEED=\(start)") }
    return start..<start + (isUnderStress ? 200_000 : count)
}

/// The same numbers for the same seed, on every machine (Steele, Lea and Flood, SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below `bound`.
    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// A JSON number of one of several kinds, most of which are hard to round.
    mutating func text() -> String {
        switch next(below: 6) {
        case 0: finite(Double(bitPattern: next())).description
        case 1: finite(Float(bitPattern: UInt32(truncatingIfNeeded: next()))).description
        case 2: "\(next() >> (next() & 63))e\(next(below: 720) - 360)"
        case 3: "-\(next(below: 1_000_000)).\(next(below: 100_000_000))"
        case 4: "\(next())\(next()).\(next())E\(next(below: 700) - 380)"
        default: halfway()
        }
    }

    private func finite<Value: BinaryFloatingPoint>(_ value: Value) -> Value {
        value.isFinite ? value : 0
    }

    /// Between two neighbouring floats, exactly or nearly.
    private mutating func halfway() -> String {
        let float = Float(bitPattern: UInt32(truncatingIfNeeded: next()) & 0x7F7F_FFFE)
        let middle = (Double(float) + Double(float.nextUp)) / 2
        return String(format: "%.\(next(below: 60))g", middle)
    }
}
