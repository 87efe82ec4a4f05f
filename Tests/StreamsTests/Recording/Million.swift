import Foundation

/// The depth that stands for a million: deeper than any stack holds, whose eight megabytes end
/// before a hundred thousand frames of a hundred bytes.
///
/// The full million takes half a minute in a debug build, and runs where `STRESS` is set.
let million = ProcessInfo.processInfo.environment["STRESS"] == nil ? 100_000 : 1_000_000
