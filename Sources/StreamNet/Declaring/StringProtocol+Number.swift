extension StringProtocol {
    /// The number that digits alone write; nil for any other text, and for more than an `Int` holds.
    var number: Int? { Substring(self).writtenNumber }
}

extension Substring {
    @inline(never)
    fileprivate var writtenNumber: Int? {
        let isNumber = utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isNumber ? Int(self) : nil
    }
}
