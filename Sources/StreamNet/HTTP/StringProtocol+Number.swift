extension StringProtocol {
    /// The number, if the text has only ASCII digits and fits an `Int`; nil otherwise.
    var number: Int? { Substring(self).writtenNumber }
}

extension Substring {
    @inline(never)
    fileprivate var writtenNumber: Int? {
        let isNumber = utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return isNumber ? Int(self) : nil
    }
}
