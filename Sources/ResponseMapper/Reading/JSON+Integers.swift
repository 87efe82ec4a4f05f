extension JSON {
    /// A number as an integer, also when written `1.0` or `1e2`; nil for a fraction, beyond the
    /// range, and for everything else.
    public var int: Int? {
        number?.integer()
    }

    /// Like ``int``, also from a string that spells a JSON number, and 1 and 0 for true and
    /// false; 0 for all else, fractions, overflow and absent included.
    public var intValue: Int {
        spelledNumber?.integer() ?? 0
    }

    /// Like ``int``, in 64 bits on every platform.
    public var int64: Int64? {
        number?.integer()
    }

    /// Like ``intValue``, in 64 bits on every platform.
    public var int64Value: Int64 {
        spelledNumber?.integer() ?? 0
    }

    /// Like ``int64``, without a sign: nil for negative numbers.
    public var uint64: UInt64? {
        number?.integer()
    }

    /// Like ``int64Value``, without a sign: 0 for negative numbers.
    public var uint64Value: UInt64 {
        spelledNumber?.integer() ?? 0
    }
}
