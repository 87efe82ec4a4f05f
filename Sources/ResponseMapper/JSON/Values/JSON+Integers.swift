extension JSON {
    /// A number as an integer of any width: `json.integer(as: Int128.self)`; nil for a fraction,
    /// beyond the range, and for everything else.
    public func integer<Value: FixedWidthInteger>(as type: Value.Type = Value.self) -> Value? {
        if case .taped(let value) = node { value.integer() } else { number?.integer() }
    }

    /// Like ``integer(as:)``, also from a string that spells a JSON number, and 1 and 0 for true
    /// and false; 0 for all else, fractions, overflow and absent included.
    public func integerValue<Value: FixedWidthInteger>(
        as type: Value.Type = Value.self
    ) -> Value {
        integer() ?? spelledNumber?.integer() ?? 0
    }
}

extension JSON {
    /// A number as an integer, also when written `1.0` or `1e2`; nil for a fraction, beyond the
    /// range, and for everything else.
    public var int: Int? { integer() }

    /// Like ``int``, also from a string that spells a JSON number, and 1 and 0 for true and
    /// false; 0 for all else, fractions, overflow and absent included.
    public var intValue: Int { integerValue() }

    /// Like ``int``, in 8 bits.
    public var int8: Int8? { integer() }

    /// Like ``intValue``, in 8 bits.
    public var int8Value: Int8 { integerValue() }

    /// Like ``int``, in 16 bits.
    public var int16: Int16? { integer() }

    /// Like ``intValue``, in 16 bits.
    public var int16Value: Int16 { integerValue() }

    /// Like ``int``, in 32 bits.
    public var int32: Int32? { integer() }

    /// Like ``intValue``, in 32 bits.
    public var int32Value: Int32 { integerValue() }

    /// Like ``int``, in 64 bits on every platform.
    public var int64: Int64? { integer() }

    /// Like ``intValue``, in 64 bits on every platform.
    public var int64Value: Int64 { integerValue() }
}

extension JSON {
    /// Like ``int``, without a sign: nil for negative numbers.
    public var uint: UInt? { integer() }

    /// Like ``intValue``, without a sign: 0 for negative numbers.
    public var uintValue: UInt { integerValue() }

    /// Like ``uint``, in 8 bits.
    public var uint8: UInt8? { integer() }

    /// Like ``uintValue``, in 8 bits.
    public var uint8Value: UInt8 { integerValue() }

    /// Like ``uint``, in 16 bits.
    public var uint16: UInt16? { integer() }

    /// Like ``uintValue``, in 16 bits.
    public var uint16Value: UInt16 { integerValue() }

    /// Like ``uint``, in 32 bits.
    public var uint32: UInt32? { integer() }

    /// Like ``uintValue``, in 32 bits.
    public var uint32Value: UInt32 { integerValue() }

    /// Like ``uint``, in 64 bits on every platform.
    public var uint64: UInt64? { integer() }

    /// Like ``uintValue``, in 64 bits on every platform.
    public var uint64Value: UInt64 { integerValue() }
}
